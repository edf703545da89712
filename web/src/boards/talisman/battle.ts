// A battle that is over, put together from what was told of it and what was seen of it before.
import type { EventLine, Tone } from '../contract';
import type { Msg } from '../../lib/wire';
import { total } from './ring';
import type { FightView } from './view';

/** What is shown of a battle, while it lasts and when it is over. */
export type Bout = Pick<
  FightView,
  'seat' | 'other' | 'kind' | 'stat' | 'foes' | 'parts' | 'foe_parts' | 'dice' | 'other_dice'
>;

export interface Fought {
  fight: Bout;
  scores: [number, number];
  verdict: Msg;
  tone: Tone;
}

const VERDICTS: Record<string, Tone> = { 'battle-won': 'good', 'battle-lost': 'bad', 'stand-off': 'plain' };

/** The last battle that these events end; null: none. What its scores are made of is known only to
    those who saw it begin. */
export function fought(events: readonly EventLine[], before: Bout | null): Fought | null {
  const scored = events.findLast(({ name }) => name === 'scored');
  const verdict = events.findLast(({ name }) => name in VERDICTS);
  if (!scored || !verdict) return null;
  const { seat, die, score, foe_die, foe_score } = scored.line.args as Record<string, number>;
  const foes = scored.line.args.foes as string[];
  const began = events.findLast(({ name }) => name === 'battle-began');
  const seen = before?.seat === seat && before.foes.join() === foes.join() ? before : null;
  const parts = seen && total(seen.parts) + die === score ? seen.parts : [];
  const foe_parts = seen && total(seen.foe_parts) + foe_die === foe_score ? seen.foe_parts : [];
  const stat = seen?.stat ?? (began?.line.args.stat as string | undefined) ?? 'magic';
  return {
    fight: {
      seat, foes, stat, parts, foe_parts,
      other: seen?.other ?? -1, kind: seen?.kind ?? '', dice: [die], other_dice: [foe_die],
    },
    scores: [score, foe_score],
    verdict: verdict.line,
    tone: VERDICTS[verdict.name],
  };
}
