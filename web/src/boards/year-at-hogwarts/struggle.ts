// Fights as they were told: a brawl of two players roll by roll, and how a fight ended.
import type { EventLine, Msg, Tone } from '../contract';
import type { FightView, SideView } from './view';

export interface Brawled {
  /** Who came, and who was there. */
  seats: [number, number];
  /** What both rolled, each time. */
  rolls: [number, number][];
  /** How it ended; null: it goes on. */
  verdict: Msg | null;
  tone: Tone;
}
/** What is shown of a party, and of a fight. */
export type Party = Pick<SideView, 'who' | 'seat' | 'hp' | 'full' | 'res' | 'dice'>;
export type Bout = Pick<FightView, 'acting' | 'playing' | 'dice'> & { sides: Party[]; foe: Party };

export interface Fought {
  fight: Bout;
  verdict: Msg;
  tone: Tone;
}

const ENDS = ['fight-won', 'fight-lost', 'player-beaten', 'escaped'];

/** How the reader takes what happened to a seat. */
function toneOf({ name, line }: EventLine, you: number | null): Tone {
  if (name === 'player-beaten' && line.args.other_seat === you) return 'bad';
  if (line.args.seat !== you || name === 'escaped') return 'plain';
  return name === 'fight-lost' ? 'bad' : 'good';
}

/** A brawl after these events; `before` is what was known of it. Null: there is none. */
export function brawled(
  events: readonly EventLine[],
  before: Brawled | null,
  you: number | null,
): Brawled | null {
  const rolled = events.filter(({ name }) => name === 'brawl-rolled');
  const ends = events.filter(({ name }) => ENDS.includes(name));
  const going = before?.verdict === null ? before : null;
  if (rolled.length === 0) return going && ends.length === 0 ? going : null;
  const args = rolled[0].line.args as Record<string, number>;
  const seats: Brawled['seats'] = [args.seat, args.other_seat];
  const rolls = rolled.map(({ line }): [number, number] => [line.args.die as number, line.args.other_die as number]);
  const known = going?.seats.join() === seats.join() ? going.rolls : [];
  const end = ends.find(({ line }) => line.args.seat === you) ?? ends.at(0);
  return {
    seats,
    rolls: [...known, ...rolls],
    verdict: end?.line ?? null,
    tone: end ? toneOf(end, you) : 'plain',
  };
}

/** The fight that these events end, as it was seen before; null: none, or nobody saw it. */
export function fought(
  events: readonly EventLine[],
  before: Bout | null,
  you: number | null,
): Fought | null {
  const end = events.findLast(({ name }) => ENDS.includes(name));
  if (!before || !end) return null;
  const attack = events.findLast(({ name }) => name === 'attack-rolled');
  const dice = (attack?.line.args.dice as number[] | undefined) ?? before.dice;
  const foe = end.name === 'fight-won' ? { ...before.foe, hp: 0 } : before.foe;
  return { fight: { ...before, foe, dice }, verdict: end.line, tone: toneOf(end, you) };
}
