// What can be seen of what happens, and how a game's events become it. A title says in one table, its
// script, which scene an event is; an event that the table does not know is a line.
import type { EventLine, Tone } from '../boards/contract';
import type { Timed } from './scheduler';
import type { Sound } from './sound';

/** Something on the screen that things come from and go to: whatever a board calls so, a pawn
    (`seat:1`), or a player's place at the table (`player:1`). Of several, the first that is in sight. */
export type Mark = string | string[];

/** One side of a contest of dice. */
export interface Side {
  seat?: number;
  /** Those who have no seat. */
  ids?: string[];
  dice: number[];
  /** Everything added up; null: the dice are all there is. */
  sum: number | null;
}

/** What is seen. */
export type Picture =
  /** Nothing but the words. */
  | { kind: 'line' }
  /** The words, large. */
  | { kind: 'banner' }
  /** A card turns over, and goes to whoever gets it. */
  | { kind: 'card'; card: string; to?: Mark }
  /** Dice roll; those that reach `goal` are hits. */
  | { kind: 'dice'; dice: number[]; at?: Mark; goal?: number }
  | { kind: 'duel'; sides: [Side, Side] }
  /** Something goes from one to another. */
  | { kind: 'fly'; what: string; from?: Mark; to?: Mark; amount?: number }
  /** Something is hurt (less than 0), mended (more), or does something by itself (0). */
  | { kind: 'touch'; on: Mark; amount: number }
  /** Something falls for good. */
  | { kind: 'fall'; on: Mark }
  /** The board shows it by itself, if it is given the time. */
  | { kind: 'board' };

export type Kind = Picture['kind'];

/** What a script may look at. */
export interface Setting {
  /** The table as the scenes before have left it, and as it will be in the end. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  next: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  content: any;
  /** What happens after it in the same breath. */
  later: readonly EventLine[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Args = Record<string, any>;

/** How one event is seen, heard and remembered. */
export interface Cue {
  /** How it is taken. An event with a tone is one that nobody should miss. */
  tone?: Tone;
  /** What is seen; without it, the words alone. Null: nothing this time. */
  picture?: (args: Args, setting: Setting) => Picture | null;
  /** The table while it is seen, if it is another one then. */
  table?: (args: Args, setting: Setting) => unknown;
  /** Milliseconds at speed 1, if not as long as others of its kind. */
  time?: number | ((args: Args, setting: Setting) => number);
  sound?: Sound;
  /** How much it is worth telling those who were away; 0: not at all. */
  worth?: number;
  /** The board has a place of its own for its words. */
  shown?: boolean;
}

/** Event → cue; null: nothing is seen of it. */
export type Script = Record<string, Cue | null>;

export interface Scene extends Timed {
  id: string;
  event: EventLine;
  tone: Tone;
  picture: Picture;
  sound: Sound | null;
  /** The table while it is seen. */
  view: unknown;
  /** What has happened so far, it included. */
  told: EventLine[];
}

/** Milliseconds at speed 1. */
export const TIMES: Record<Kind, number> = {
  line: 350, banner: 1300, card: 1800, dice: 1200, duel: 2300, fly: 700, touch: 520, fall: 1300, board: 700,
};
/** A line that nobody should miss takes longer to read. */
const NOTABLE = 1000;

const SOUNDS: Partial<Record<Kind, Sound>> = {
  card: 'card', dice: 'dice', duel: 'dice', fly: 'coin', fall: 'fall',
};
const soundOf = (picture: Picture): Sound | null =>
  picture.kind === 'touch' && picture.amount < 0 ? 'hit' : (SOUNDS[picture.kind] ?? null);

const UNKNOWN: Cue = {};

/** The table with something else of one player. */
export function withPlayer<V extends { players: { seat: number }[] }>(view: V, seat: number, change: object): V {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

/** The scenes of some events, from the table before them to the table after. `own`: the reader did
    it, and knows what they clicked. */
export function scenesOf(
  events: readonly EventLine[],
  script: Script,
  tables: { before: unknown; after: unknown; content: unknown },
  own: boolean,
): Scene[] {
  let view = tables.before;
  const scenes: Scene[] = [];
  events.forEach((event, index) => {
    const cue = event.name in script ? script[event.name] : UNKNOWN;
    if (cue === null) return;
    const setting = { view, next: tables.after, content: tables.content, later: events.slice(index + 1) };
    const { args } = event.line;
    const picture = cue.picture ? cue.picture(args, setting) : ({ kind: 'line' } as const);
    if (picture === null) return;
    if (picture.kind === 'line' && own && cue.tone === undefined) return;
    if (cue.table) view = cue.table(args, setting) ?? view;
    else if (picture.kind === 'board') view = tables.after;
    const usual = picture.kind === 'line' && cue.tone ? NOTABLE : TIMES[picture.kind];
    scenes.push({
      id: `${event.seq}-${event.index}`,
      event,
      tone: cue.tone ?? 'plain',
      picture,
      sound: cue.sound ?? soundOf(picture),
      view,
      told: events.slice(0, index + 1),
      time: typeof cue.time === 'function' ? cue.time(args, setting) : (cue.time ?? usual),
    });
  });
  return scenes;
}

/** The events of a script that nobody should miss; null: the board has a place for their words. */
export function momentsOf(script: Script): Record<string, Tone | null> {
  const found: Record<string, Tone | null> = {};
  for (const [name, cue] of Object.entries(script)) {
    if (cue?.tone !== undefined) found[name] = cue.shown ? null : cue.tone;
  }
  return found;
}

