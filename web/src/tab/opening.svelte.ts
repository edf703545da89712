// How far the tab has come with opening its tables.
import type { Keeping, Step } from './messages';

interface Opening {
  /** What is on its way; null when the tables are open, or are a server's. */
  step: Step | null;
  /** null: not known yet. */
  keeping: Keeping | null;
  /** Why they do not open. */
  failed: string | null;
  /** Takes the newer version of the page that waits; null: there is none. */
  newer: (() => void) | null;
}

export const opening = $state<Opening>({ step: null, keeping: null, failed: null, newer: null });
