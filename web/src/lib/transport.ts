// How this page reaches its tables: a server, or Python in a worker of this very page. What is said
// is the same either way.
import type { Socket } from './connection';

export interface Transport {
  /** What stands before every address of a screen: nothing, or `#` where no server knows them. */
  readonly prefix: string;
  request(address: string, init?: RequestInit): Promise<Response>;
  socket(): Socket;
}

const server: Transport = {
  prefix: '',
  request: (address, init) => fetch(address, init),
  socket() {
    const { protocol, host } = window.location;
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`) as Socket;
  },
};

let chosen = server;

export const transport = (): Transport => chosen;

/** Only before the first request. */
export function reachBy(other: Transport): void {
  chosen = other;
}

/** The address of a screen as a link writes it. */
export const linked = (address: string): string => `${chosen.prefix}${address}`;
