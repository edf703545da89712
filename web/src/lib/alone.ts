// A question with one answer: where it is only a click, the screen gives it by itself.
import type { Hint, Offer, Position } from './wire';

/**
 * The only thing that can be answered, if giving it costs nothing that a person could still want: no
 * free takeback that it would end. Whoever is asked to react, though, is always asked: how fast
 * somebody passes would tell what they hold.
 */
export function onlyAnswer(position: Position, hints: readonly Hint[] | null): Offer | null {
  const { decision, undo, takeback } = position;
  if (!decision || decision.guest || decision.kind === 'react' || decision.offers.length !== 1) return null;
  if (takeback !== null) return null;
  return !undo || hints?.[0]?.undoable ? decision.offers[0] : null;
}
