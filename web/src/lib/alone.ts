// A question with one answer: where it is only a click, the screen gives it by itself.
import type { Hint, News, Offer, Position } from './wire';

/** When a reader is asked though there is only one answer. */
export type Asks = 'always' | 'moments' | 'never';

/** Verbs that only end something. What any other one starts, such as a roll, is a moment of its own. */
const ENDING = new Set<unknown>(['done', 'end', 'end-turn', 'enough', 'pass', 'stop']);

/**
 * The only thing that can be answered, if giving it costs nothing that a person could still want: no
 * free takeback that it would end, and no die that they would like to roll themselves. Whoever is
 * asked to react, though, is always asked: how fast somebody passes would tell what they hold. What
 * was just taken back is not given again.
 */
export function onlyAnswer(
  { decision, undo, takeback }: Position,
  hints: readonly Hint[] | null,
  last: News | undefined,
  asks: Asks,
): Offer | null {
  if (!decision || decision.guest || decision.kind === 'react' || decision.offers.length !== 1) return null;
  if (asks === 'always' || takeback !== null || last?.entry.kind === 'taken-back') return null;
  const [offer] = decision.offers;
  const free = hints?.[0]?.undoable ?? false;
  if (undo && !free) return null;
  return free || asks === 'never' || ENDING.has(offer.option[0]) ? offer : null;
}
