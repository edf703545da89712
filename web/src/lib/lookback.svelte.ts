// A look back into a game that goes on: moments that the board shows instead of now.
import type { EventLine } from '../boards/contract';
import { eventsIn, Film } from '../stage/film.svelte';
import type { Scene } from '../stage/scenes';
import * as http from './http';
import { frameAt, views } from './replay';
import type { Audience, Table } from './table.svelte';
import type { Frame } from './wire';

/** So many entries before the wished one are there to step back to. */
const RUN_UP = 40;

export class LookBack {
  frames = $state.raw<Frame[]>([]);
  /** Which of the frames is shown. */
  moment = $state(0);
  #views = $state.raw<unknown[]>([]);
  readonly #table: Table;
  readonly #film: Film;

  constructor(table: Table) {
    this.#table = table;
    this.#film = new Film(() => table.speed || 4);
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
    return this.scene?.told ?? eventsIn(this.frames[this.moment]);
  }
  /** What is seen of the next moment, on the way to it. */
  get scene(): Scene | null {
    return this.#film.scene;
  }
  get running(): boolean {
    return this.#film.running;
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

  /** Let the moments pass by themselves, up to the last. */
  run({ script, content }: Audience): void {
    const reel = { frames: this.frames, views: this.#views, script, content };
    this.#film.run(reel, this.moment, (moment) => (this.moment = moment));
  }
  stop(): void {
    this.#film.stop();
  }
  go(moment: number): void {
    this.#film.cut();
    this.moment = Math.max(0, Math.min(this.frames.length - 1, moment));
  }
  leave(): void {
    this.#film.cut();
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
