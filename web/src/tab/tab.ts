// The tables of this tab: a worker with Python in it, reached as a server would be.
import type { FromWorker, ToWorker } from './messages';
import { opening } from './opening.svelte';
import { Remote } from './remote';

export class Tab extends Remote {
  constructor(base: string) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const say = (message: ToWorker) => worker.postMessage(message);
    super(base, say);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heed(data);
    worker.onerror = (event) => (opening.failed = event.message);
    opening.step = 'python';
    const page = window.location.href.split('#')[0];
    say({ kind: 'begin', base, page: `${page}#` });
  }

  override request(address: string, init: RequestInit = {}): Promise<Response> {
    if (init.method === 'POST') void navigator.storage?.persist?.(); // now there is something to keep
    return super.request(address, init);
  }

  #heed(message: FromWorker): void {
    switch (message.kind) {
      case 'step':
        opening.step = message.step;
        break;
      case 'ready':
        opening.step = null;
        opening.keeping = message.keeping;
        break;
      case 'failed':
        opening.failed = message.reason;
        break;
      default:
        this.hear(message);
    }
  }
}
