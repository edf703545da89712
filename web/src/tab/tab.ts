// The tables of this tab: a worker with Python in it, reached as a server would be. What never
// changes (games, texts, lessons) was worked out when the page was built, and needs no Python.
import type { Socket } from '../lib/connection';
import type { Transport } from '../lib/transport';
import type { FromWorker, ToWorker } from './messages';
import { opening } from './opening.svelte';

export class Tab implements Transport {
  readonly prefix = '#';
  readonly #base: string;
  readonly #worker: Worker;
  readonly #answers = new Map<number, (response: Response) => void>();
  readonly #sockets = new Map<number, Socket>();
  #count = 0;

  constructor(base: string) {
    this.#base = base;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => (opening.failed = event.message);
    const page = window.location.href.split('#')[0];
    this.#say({ kind: 'begin', base, page: `${page}#` });
  }

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    if (method === 'GET' && this.#isBuilt(address)) return fetch(`${this.#base}data${fileOf(address)}`);
    const bearing = new Headers(init.headers).get('authorization');
    const body = init.body instanceof Blob ? await init.body.text() : String(init.body ?? '');
    if (method === 'POST') void navigator.storage?.persist?.(); // now there is something to keep
    const id = ++this.#count;
    this.#say({ kind: 'request', id, method, address, token: bearing?.slice(7) ?? null, body });
    return new Promise((settle) => this.#answers.set(id, settle));
  }

  #isBuilt(address: string): boolean {
    return /^\/(locales\/|api\/(games|locales))/.test(address);
  }

  socket(): Socket {
    const id = ++this.#count;
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#say({ kind: 'say', id, text }),
      close: () => this.#say({ kind: 'leave', id }),
    };
    this.#sockets.set(id, socket);
    this.#say({ kind: 'connect', id });
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
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
      case 'response': {
        const { status, media, text } = message;
        this.#answers.get(message.id)?.(
          new Response(text, { status, headers: { 'content-type': media } }),
        );
        this.#answers.delete(message.id);
        break;
      }
      case 'hear':
        this.#sockets.get(message.id)?.onmessage?.({ data: message.text });
        break;
      case 'closed':
        this.#sockets.get(message.id)?.onclose?.({ code: message.code });
        this.#sockets.delete(message.id);
        break;
    }
  }
}

/** Where the answer to a request was put when the page was built. */
export function fileOf(address: string): string {
  return address.startsWith('/locales/') ? address : `${address}.json`;
}
