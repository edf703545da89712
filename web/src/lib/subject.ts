// The card or the space that a question is about, so that it lies open while one thinks.
import type { EventLine } from '../boards/contract';
import type { GameInfo, Msg } from './wire';

/** The arguments of log lines that name a card, not a place or a person. */
const CARDS = ['card', 'spell', 'object', 'opponent', 'mission', 'foes'];

/** Whether an id is that of a card, or a space, with a text of its own. */
export const written = (id: unknown, info: GameInfo): id is string =>
  typeof id === 'string' && (id in info.printed || `${id}/a` in info.printed);

/** What the question itself names; or else what has just turned up; null: nothing with a text. */
export function subjectOf(prompt: Msg, events: readonly EventLine[], info: GameInfo): string | null {
  const asked = Object.values(prompt.args).flat().find((id) => written(id, info));
  if (typeof asked === 'string') return asked;
  const told = events.flatMap(({ line }) => CARDS.flatMap((name) => line.args[name] ?? []));
  return told.filter((id) => written(id, info)).at(-1) ?? null;
}
