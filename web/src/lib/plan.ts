// What is filled in before a table is laid, and what this browser laid last.
import type { Chair, Offering, Plan } from './wire';

/** Who sits in a seat: somebody at this screen, a friend with a link, or a bot of a level. */
export type Sitting = 'here' | 'link' | `bot:${string}`;

export interface Seat {
  sitting: Sitting;
  name: string;
}

export type Rest = Required<Pick<Plan, 'options' | 'pack' | 'speed' | 'takeback' | 'reactions' | 'patience'>>;

export interface Laying {
  seats: Seat[];
  rest: Rest;
}

/** What suits a first game, where a game offers it: what is gentle, and soon over. */
const GENTLE: Record<string, string> = { difficulty: 'beginner', length: 'quick' };

/** You and bots, as many as the game likes best: a table that can be laid with one click. */
export function firstSeats(offering: Offering, name: string): Seat[] {
  const count = Math.min(Math.max(3, Math.min(...offering.seats)), Math.max(...offering.seats));
  return resized(offering, [{ sitting: 'here', name }], count);
}

/** How the table is laid if nobody says otherwise. */
export function firstRest(offering: Offering): Rest {
  return {
    options: Object.fromEntries(
      offering.options.map(({ id, values }) => [id, values.find((one) => one === GENTLE[id]) ?? values[0]]),
    ),
    pack: '',
    speed: 2,
    takeback: 'consent',
    reactions: 'matters',
    patience: 0,
  };
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

/** Somebody else sits down: a bot does not go by the name of the person before it, nor a person by
    the bot's. */
export function reseated(seat: Seat, sitting: Sitting): Seat {
  const same = (levelOf(seat.sitting) === null) === (levelOf(sitting) === null);
  return { sitting, name: same ? seat.name : '' };
}

/** Bots at every seat, as good as they are there already. */
export function botsOnly(offering: Offering, seats: Seat[]): Seat[] {
  const [bot] = resized(offering, seats.filter(({ sitting }) => levelOf(sitting) !== null), 1);
  return seats.map((seat) => (levelOf(seat.sitting) === null ? { sitting: bot.sitting, name: '' } : seat));
}

/** Whether everyone who must be asked sits at this screen, so that the game can begin at once. */
export const atOnce = (seats: readonly Seat[]) => !seats.some(({ sitting }) => sitting === 'link');

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

// ---- what was laid last ---------------------------------------------------------------------

const WHERE = 'commonroom.plans';

function kept(): Record<string, Laying> {
  try {
    return JSON.parse(localStorage.getItem(WHERE) ?? '{}') as Record<string, Laying>;
  } catch {
    return {};
  }
}

/** What "play now" lays: the last table of this game that could begin at once, or a good first one.
    What the game does not offer any more is not asked for. */
export function usual(offering: Offering, name: string): Laying {
  const first = { seats: firstSeats(offering, name), rest: firstRest(offering) };
  const last = kept()[offering.id];
  if (!Array.isArray(last?.seats) || !last.rest) return first;
  const levels = last.seats.map(({ sitting }) => levelOf(sitting)).filter((one) => one !== null);
  const known =
    offering.seats.includes(last.seats.length) && levels.every((one) => offering.levels.includes(one));
  if (!known) return first;
  const options = Object.fromEntries(
    offering.options.map(({ id, values }) => {
      const wanted = last.rest.options[id];
      return [id, values.includes(wanted) ? wanted : first.rest.options[id]];
    }),
  );
  const own = last.seats.findIndex(({ sitting }) => sitting === 'here');
  const seats = last.seats.map((seat, i) => (i === own && name ? { ...seat, name } : seat));
  const pack = offering.packs.some(({ id }) => id === last.rest.pack) ? last.rest.pack : '';
  return { seats, rest: { ...first.rest, ...last.rest, options, pack } };
}

/** Keep how a table was laid that somebody plays at this screen, for the next time. */
export function keepUsual(game: string, { seats, rest }: Laying): void {
  if (!atOnce(seats) || !seats.some(({ sitting }) => sitting === 'here')) return;
  try {
    localStorage.setItem(WHERE, JSON.stringify({ ...kept(), [game]: { seats, rest } }));
  } catch {
    // A browser that keeps nothing begins with a good first table every time.
  }
}
