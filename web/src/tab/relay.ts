// What a guest on another device says, said to the tables of this page; and back. A guest reaches
// one table only, and needs a secret for it as at a server.
import type { Socket } from '../lib/connection';
import { transport } from '../lib/transport';
import type { FromTables, ToTables } from './messages';

const NOT_HERE = JSON.stringify({ error: 'not-here', msg: { key: 'web-guest-not-here', args: {} } });

export class Relay {
  readonly #table: string;
  readonly #say: (message: FromTables) => void;
  readonly #sockets = new Map<number, Socket>();

  constructor(table: string, say: (message: FromTables) => void) {
    this.#table = table;
    this.#say = say;
  }

  hear(message: ToTables): void {
    switch (message.kind) {
      case 'connect':
        this.#connect(message.id);
        break;
      case 'say':
        this.#sockets.get(message.id)?.send(message.text);
        break;
      case 'leave':
        this.#sockets.get(message.id)?.close();
        this.#sockets.delete(message.id);
        break;
      case 'request':
        void this.#request(message);
        break;
    }
  }

  /** The guest is gone. */
  close(): void {
    for (const socket of this.#sockets.values()) socket.close();
    this.#sockets.clear();
  }

  #connect(id: number): void {
    const socket = transport().socket();
    socket.onmessage = ({ data }) => this.#say({ kind: 'hear', id, text: data });
    socket.onclose = ({ code }) => {
      this.#sockets.delete(id);
      this.#say({ kind: 'closed', id, code });
    };
    this.#sockets.set(id, socket);
  }

  async #request({ id, method, address, token, body }: Extract<ToTables, { kind: 'request' }>): Promise<void> {
    if (!address.startsWith(`/api/tables/${this.#table}/`)) {
      this.#say({ kind: 'response', id, status: 403, media: 'application/json', text: NOT_HERE });
      return;
    }
    const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
    const response = await transport().request(address, { method, headers, body: body || undefined });
    const media = response.headers.get('content-type') ?? '';
    this.#say({ kind: 'response', id, status: response.status, media, text: await response.text() });
  }
}
