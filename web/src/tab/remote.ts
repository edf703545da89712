// Tables that are elsewhere, beyond a line of messages: in a worker of this page, or in the page of
// another device. They are reached as a server's would be. What never changes (games, texts,
// lessons) was worked out when the page was built, and is asked of nobody.
import type { Socket } from '../lib/connection';
import type { Transport } from '../lib/transport';
import type { FromTables, ToTables } from './messages';

/** As a WebSocket says that its line broke. */
const BROKEN = 1006;

export class Remote implements Transport {
  readonly prefix = '#';
  readonly #base: string;
  readonly #say: (message: ToTables) => void;
  readonly #answers = new Map<number, (response: Response) => void>();
  readonly #sockets = new Map<number, Socket>();
  #count = 0;
  #gone = false;

  constructor(base: string, say: (message: ToTables) => void) {
    this.#base = base;
    this.#say = say;
  }

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    if (method === 'GET' && isBuilt(address)) return fetch(`${this.#base}data${fileOf(address)}`);
    if (this.#gone) throw new Error('The tables are out of reach.');
    const bearing = new Headers(init.headers).get('authorization');
    const body = init.body instanceof Blob ? await init.body.text() : String(init.body ?? '');
    const id = ++this.#count;
    return new Promise((settle) => {
      this.#answers.set(id, settle);
      this.#say({ kind: 'request', id, method, address, token: bearing?.slice(7) ?? null, body });
    });
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
    if (this.#gone) {
      queueMicrotask(() => socket.onclose?.({ code: BROKEN }));
      return socket;
    }
    this.#sockets.set(id, socket);
    this.#say({ kind: 'connect', id });
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  /** The tables are out of reach from now on. */
  lose(): void {
    this.#gone = true;
    for (const socket of this.#sockets.values()) socket.onclose?.({ code: BROKEN });
    this.#sockets.clear();
  }

  hear(message: FromTables): void {
    switch (message.kind) {
      case 'response': {
        const { status, media, text } = message;
        this.#answers.get(message.id)?.(new Response(text, { status, headers: { 'content-type': media } }));
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

/** Whether the answer is among the files of the page. */
export const isBuilt = (address: string): boolean => /^\/(locales\/|api\/(games|locales))/.test(address);

/** Where the answer to a request was put when the page was built. */
export function fileOf(address: string): string {
  return address.startsWith('/locales/') ? address : `${address}.json`;
}
