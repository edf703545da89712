// What is filled in before a table is laid.
import type { Chair, Offering, Plan } from './wire';

/** Who sits in a seat: somebody at this screen, a friend with a link, or a bot of a level. */
export type Sitting = 'here' | 'link' | `bot:${string}`;

export interface Seat {
  sitting: Sitting;
  name: string;
}

/** You and bots, as many as the game likes best: a table that can be laid with one click. */
export function firstSeats(offering: Offering, name: string): Seat[] {
  const count = Math.min(Math.max(3, Math.min(...offering.seats)), Math.max(...offering.seats));
  return resized(offering, [{ sitting: 'here', name }], count);
}

/** More or fewer seats; new ones are taken by bots that play well enough to be good company. */
export function resized(offering: Offering, seats: Seat[], count: number): Seat[] {
  const level = offering.levels[Math.min(1, offering.levels.length - 1)] ?? 'random';
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => ({
    sitting: `bot:${level}` as Sitting,
    name: '',
  }));
  return [...seats, ...more].slice(0, count);
}

export const levelOf = (sitting: Sitting) =>
  sitting.startsWith('bot:') ? sitting.slice('bot:'.length) : null;

/** Whom a table is laid for; a bot without a name is called as its level is. */
export function chairs(
  seats: Seat[],
  botName: (level: string, number: number) => string,
): Chair[] {
  return seats.map(({ sitting, name }, seat) => {
    const chair: Chair = {};
    if (name.trim()) chair.name = name.trim();
    const level = levelOf(sitting);
    if (level !== null) {
      chair.level = level;
      chair.name ??= botName(level, seat + 1);
    }
    return chair;
  });
}

export type Rest = Required<Pick<Plan, 'options' | 'pack' | 'speed' | 'takeback' | 'reactions' | 'patience'>>;
