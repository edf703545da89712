// What was counted in a finished game.

export interface Dice {
  sides: number;
  /** How often each face was rolled. */
  counts: number[];
}

interface Roll {
  label: string;
  ways: number;
  counts: number[];
}

/** Too few rolls say nothing about dice. */
const FEWEST = 5;

/** All dice of the same number of sides together, those rolled most first. */
export function diceOf(statistics: Record<string, unknown>): Dice[] {
  const rolls = (statistics.rolls ?? []) as Roll[];
  const bySides = new Map<number, number[]>();
  for (const { ways, counts } of rolls) {
    const sum = bySides.get(ways) ?? Array.from({ length: ways }, () => 0);
    bySides.set(ways, sum.map((count, face) => count + (counts[face] ?? 0)));
  }
  return [...bySides]
    .map(([sides, counts]) => ({ sides, counts }))
    .filter((dice) => total(dice) >= FEWEST && dice.sides > 3)
    .sort((a, b) => total(b) - total(a));
}

export const total = (dice: Dice) => dice.counts.reduce((sum, count) => sum + count, 0);

/** The plain numbers: of a list, how long it is; of a table of numbers, their sum. */
export function counted(statistics: Record<string, unknown>): [string, number][] {
  return Object.entries(statistics).flatMap(([name, value]): [string, number][] => {
    if (name === 'rolls') return [];
    if (typeof value === 'number') return [[name, value]];
    if (Array.isArray(value)) return [[name, value.length]];
    if (typeof value === 'object' && value !== null) {
      const parts = Object.values(value).filter((one) => typeof one === 'number');
      return [[name, parts.reduce((sum, one) => sum + one, 0)]];
    }
    return [];
  });
}
