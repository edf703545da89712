// The line to a table: says hello, comes back when it breaks, and sends again what was not
// acknowledged. A nonce makes sure that nothing is done twice.
import { transport } from './transport';
import { PROTOCOL, type Done, type FromClient, type FromServer, type Past, type Promised, type Refused } from './wire';

/** `closed`: for good, because the link is wrong or the screen was left. */
export type LineState = 'connecting' | 'open' | 'broken' | 'closed';

type Unsent<T> = T extends FromClient ? Omit<T, 'nonce'> : never;
/** Anything but the hello, which the line says itself. */
export type Act = Unsent<Exclude<FromClient, { type: 'hello' }>>;
export type Reply = Done | Refused | Past;

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Calling {
  table: string;
  token: string;
  hear: (message: FromServer) => void;
  /** What to add to the first dice, if the game has not begun; lessons have none. */
  promised?: (message: Promised) => FromClient;
  state: (state: LineState, code?: number) => void;
  /** Opens a socket; only lessons and tests give their own. */
  open?: () => Socket;
}

/** The server is of another version than this page. */
export const OTHER_VERSION = 4426;
/** The table or the secret is wrong, or this page is: trying again would not help. */
const HOPELESS = new Set([4400, 4401, OTHER_VERSION]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

interface Pending {
  text: string;
  settle: (reply: Reply) => void;
}

export class Connection {
  readonly #calling: Calling;
  readonly #pending = new Map<string, Pending>();
  readonly #name = Math.random().toString(36).slice(2, 10);
  #socket: Socket | null = null;
  #welcomed = false;
  #over = false;
  #seen: number | null = null;
  #count = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(calling: Calling) {
    this.#calling = calling;
    this.#connect();
  }

  /** Do something at the table. The promise is kept even over a broken line. */
  send(act: Act): Promise<Reply> {
    const nonce = `${this.#name}-${++this.#count}`;
    const text = JSON.stringify({ ...act, nonce });
    return new Promise((settle) => {
      this.#pending.set(nonce, { text, settle });
      if (this.#welcomed) this.#socket?.send(text);
    });
  }

  /** Try again now instead of later: the network is back, or somebody looks at the screen. */
  hurry(): void {
    if (this.#socket === null && !this.#over) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    this.#calling.state('closed');
  }

  #connect(): void {
    this.#calling.state('connecting');
    const socket = (this.#calling.open ?? (() => transport().socket()))();
    this.#socket = socket;
    socket.onopen = () => {
      const { table, token, promised } = this.#calling;
      const mixes = promised !== undefined;
      const who = { type: 'hello' as const, protocol: PROTOCOL, table, token };
      const hello: FromClient = { ...who, since: this.#seen, mixes };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#broken(code);
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'promise':
        this.#socket?.send(JSON.stringify(this.#calling.promised?.(message)));
        return;
      case 'welcome':
        this.#welcomed = true;
        this.#wait = FIRST_WAIT;
        this.#seen = message.seq;
        this.#calling.state('open');
        break;
      case 'update':
        this.#seen = message.seq;
        break;
    }
    this.#calling.hear(message);
    if (message.type === 'welcome') {
      for (const { text } of this.#pending.values()) this.#socket?.send(text);
    } else if ('nonce' in message) {
      this.#pending.get(message.nonce)?.settle(message);
      this.#pending.delete(message.nonce);
    }
  }

  #broken(code: number): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#over || HOPELESS.has(code)) {
      this.#over = true;
      this.#calling.state('closed', code);
      return;
    }
    this.#calling.state('broken', code);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
