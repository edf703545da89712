// The way to the second worker, which begins when the first bot looks ahead.
import type { FromBots, Thought, ToBots } from './messages';

export class Thinking {
  readonly #base: string;
  readonly #waiting = new Map<number, { settle: (told: string) => void; refuse: (why: Error) => void }>();
  #worker: Worker | null = null;
  #count = 0;

  constructor(base: string) {
    this.#base = base;
  }

  think(...thought: Thought): Promise<string> {
    const id = ++this.#count;
    this.#begun().postMessage({ kind: 'think', id, thought } satisfies ToBots);
    return new Promise((settle, refuse) => this.#waiting.set(id, { settle, refuse }));
  }

  #begun(): Worker {
    if (this.#worker === null) {
      this.#worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.#hear(data);
      this.#worker.postMessage({ kind: 'begin', base: this.#base } satisfies ToBots);
    }
    return this.#worker;
  }

  #hear(message: FromBots): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('told' in message) waiting?.settle(message.told);
    else waiting?.refuse(new Error(message.failed));
  }
}
