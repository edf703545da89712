// The card or the space that a question is about, so that it lies open while one thinks.
import type { EventLine } from '../boards/contract';
import type { GameInfo, Msg } from './wire';

/** The arguments of log lines that name a card, not a place or a person. */
const CARDS = ['card', 'spell', 'object', 'opponent', 'mission', 'foes'];

/** What the question itself names; or else what has just turned up; null: nothing with a text. */
export function subjectOf(prompt: Msg, events: readonly EventLine[], info: GameInfo): string | null {
  const written = (id: unknown): id is string =>
    typeof id === 'string' && (id in info.printed || `${id}/a` in info.printed);
  const asked = Object.values(prompt.args).flat().find(written);
  if (asked !== undefined) return asked;
  return events.flatMap(({ line }) => CARDS.flatMap((name) => line.args[name] ?? [])).findLast(written) ?? null;
}
