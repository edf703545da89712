// The tables in the lobby: which come first, and what is said of each.
import type { Known } from './memory';
import type { Summary } from './wire';

/** How a table stands, in the eyes of whoever looks at the list. */
export type Standing = 'asked' | 'waiting' | 'paused' | 'laid' | 'over' | 'gone' | 'unknown';

export function standingOf({ summary, gone }: Known): Standing {
  if (gone) return 'gone';
  if (!summary) return 'unknown';
  if (summary.over) return 'over';
  if (summary.paused) return 'paused';
  if (summary.asked) return 'asked';
  return summary.progress === 0 && summary.waiting_for === null ? 'laid' : 'waiting';
}

export interface Shelf {
  playing: Known[];
  finished: Known[];
}

/** Those that go on, whoever waits for the reader first; and those that are over. */
export function shelved(tables: readonly Known[]): Shelf {
  const done = (one: Known) => ['over', 'gone'].includes(standingOf(one));
  const playing = tables.filter((one) => !done(one));
  const asked = (one: Known) => Number(standingOf(one) === 'asked');
  return {
    playing: playing.toSorted((a, b) => asked(b) - asked(a) || b.at - a.at),
    finished: tables.filter(done).toSorted((a, b) => b.at - a.at),
  };
}

/** What several seats at one screen know together: it is their turn if it is the turn of any. */
export function together(summaries: readonly Summary[]): Summary | undefined {
  return summaries.find(({ asked }) => asked) ?? summaries[0];
}

/** The seats of the others. */
export function company({ sitters, you }: Summary): number[] {
  return sitters.map((_, seat) => seat).filter((seat) => seat !== you);
}
