// How far the tab has come with opening its tables.
import type { Step } from './messages';

interface Opening {
  /** What is on its way; null when the tables are open, or are a server's. */
  step: Step | null;
  /** Whether this browser keeps the tables when the tab is closed; null: not known yet. */
  kept: boolean | null;
  /** Why they do not open. */
  failed: string | null;
  /** Takes the newer version of the page that waits; null: there is none. */
  newer: (() => void) | null;
}

export const opening = $state<Opening>({ step: null, kept: null, failed: null, newer: null });
