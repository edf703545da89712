// The guests of this tab: other devices that are invited to seats at its tables.
import { joinAddress, wholeLink } from '../lib/route.svelte';
import { read } from './code';
import type { ToTables } from './messages';
import { Peer } from './peer';
import { Relay } from './relay';

export interface Invitation {
  id: string;
  /** `making`: the code is on its way; `waiting`: for the answer; `calling`: it has come. */
  state: 'making' | 'waiting' | 'calling' | 'there' | 'gone';
  link: string;
}

/** On which pages of one browser hand each other answers. */
const ANSWERS = 'commonroom-answers';
/** Milliseconds until nobody is expected to take an answer any more. */
const PATIENCE = 2000;

class Guests {
  /** The newest invitation of each seat, by its secret. */
  invitations = $state<Record<string, Invitation>>({});
  readonly #peers = new Map<string, Peer>();

  constructor() {
    const heard = new BroadcastChannel(ANSWERS);
    heard.onmessage = async ({ data }) => {
      if (typeof data.answer === 'string' && (await this.accept(data.answer))) heard.postMessage({ taken: data.answer });
    };
  }

  /** Invite another device to a seat; an older invitation that nobody took is no longer good. */
  async invite(table: string, token: string): Promise<void> {
    this.#close(token);
    const id = Math.random().toString(36).slice(2, 8);
    this.invitations[token] = { id, state: 'making', link: '' };
    const change = (news: Partial<Invitation>) => {
      const invitation = this.invitations[token];
      if (invitation?.id === id) Object.assign(invitation, news);
    };
    const relay = new Relay(table, (message) => peer.send(JSON.stringify(message)));
    const peer = new Peer({
      open: () => change({ state: 'there' }),
      hear: (text) => relay.hear(JSON.parse(text) as ToTables),
      close: () => {
        relay.close();
        change({ state: 'gone' });
      },
    });
    this.#peers.set(id, peer);
    const code = await peer.invite(id);
    change({ state: 'waiting', link: wholeLink(joinAddress(table, token, code)) });
  }

  /** Take an answer, as a code or a link; false if it is not to an invitation of this page. */
  async accept(answer: string): Promise<boolean> {
    const code = read(answer);
    const invitation = Object.values(this.invitations).find((one) => one.id === code?.id && one.state === 'waiting');
    const peer = invitation && this.#peers.get(invitation.id);
    if (code === null || !peer) return false;
    invitation.state = 'calling';
    await peer.accept(code);
    return true;
  }

  #close(token: string): void {
    const old = this.invitations[token];
    if (old === undefined || old.state === 'there') return;
    this.#peers.get(old.id)?.close();
    this.#peers.delete(old.id);
  }
}

export const guests = new Guests();

/** Hand an answer to whichever page of this browser waits for it; false if none does. */
export function handOver(answer: string): Promise<boolean> {
  const channel = new BroadcastChannel(ANSWERS);
  return new Promise<boolean>((settle) => {
    channel.onmessage = ({ data }) => data.taken === answer && settle(true);
    channel.postMessage({ answer });
    setTimeout(() => settle(false), PATIENCE);
  }).finally(() => channel.close());
}
