// A look back into a game that goes on: moments that the board shows instead of now.
import type { EventLine } from '../boards/contract';
import * as http from './http';
import { frameAt, views } from './replay';
import type { Table } from './table.svelte';
import type { Frame } from './wire';

/** So many entries before the wished one are there to step back to. */
const RUN_UP = 40;

export class LookBack {
  frames = $state.raw<Frame[]>([]);
  /** Which of the frames is shown. */
  moment = $state(0);
  #views = $state.raw<unknown[]>([]);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether a moment of the past is shown. */
  get open(): boolean {
    return this.frames.length > 0;
  }
  /** What lay on the table then; null now, or where the rules have changed since. */
  get view(): unknown {
    const seen = this.#views[this.moment];
    return seen !== undefined && Object.keys(seen as object).length > 0 ? seen : null;
  }
  get events(): EventLine[] {
    const { seq, events } = this.frames[this.moment];
    return events.map((event, index) => ({ ...event, seq, index }));
  }

  /** Show the moment of an entry. */
  async show(seq: number): Promise<void> {
    const { id, token, you } = this.#table;
    try {
      const { frames } = await http.recapOf(id, token, you, Math.max(0, seq - RUN_UP));
      this.moment = frameAt(frames, seq);
      this.#views = views(frames);
      this.frames = frames;
    } catch (error) {
      if (!(error instanceof http.Refusal)) throw error;
      this.#table.refusal = error.msg;
    }
  }

  go(moment: number): void {
    this.moment = Math.max(0, Math.min(this.frames.length - 1, moment));
  }
  leave(): void {
    this.frames = [];
    this.#views = [];
  }

  /** Arrows step, Escape leaves; true if the key was for us. */
  key(key: string): boolean {
    if (!this.open) return false;
    if (key === 'ArrowLeft') this.go(this.moment - 1);
    else if (key === 'ArrowRight') this.go(this.moment + 1);
    else if (key === 'Escape') this.leave();
    else return false;
    return true;
  }
}
