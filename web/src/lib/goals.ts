// Goals as screens show them: those that lie on the map in several pieces have a number, which the
// pins on the map and the cards before a player bear too.
import type { Goal } from './wire';

export interface Numbered {
  goal: Goal;
  /** Its place among all goals. */
  index: number;
  /** The number of its pins; null: it has none. */
  number: number | null;
}

/** Goals with their numbers: only cards with parts, such as missions, have one. */
export function numbered(goals: readonly Goal[]): Numbered[] {
  let count = 0;
  return goals.map((goal, index) => ({
    goal,
    index,
    number: goal.card && goal.parts.length > 0 ? ++count : null,
  }));
}

export interface Pin {
  at: string;
  /** The numbers of the goals that lead there; none: they have no number. */
  numbers: number[];
  /** Whether one of them is reached there, and not only needs something from there. */
  end: boolean;
}

/** Where on the map one has something to do, and for which goals: what is reached has no pin. */
export function pins(goals: readonly Goal[]): Pin[] {
  const found: Record<string, Pin> = {};
  const add = (at: string, number: number | null, end: boolean) => {
    const pin = (found[at] ??= { at, numbers: [], end: false });
    if (number !== null && !pin.numbers.includes(number)) pin.numbers.push(number);
    pin.end ||= end;
  };
  for (const { goal, number } of numbered(goals)) {
    if (goal.against || goal.have >= goal.need) continue;
    for (const at of goal.at) add(at, number, true);
    for (const part of goal.parts) {
      if (part.have < part.need) for (const at of part.at) add(at, number, goal.at.includes(at));
    }
  }
  return Object.values(found);
}
