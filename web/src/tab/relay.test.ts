import { beforeEach, describe, expect, it } from 'vitest';
import type { Socket } from '../lib/connection';
import { reachBy } from '../lib/transport';
import type { FromTables, ToTables } from './messages';
import { Relay } from './relay';
import { Remote } from './remote';

/** A guest and the page that has invited it, with the tables of a made-up house behind. */
function joined() {
  const asked: string[] = [];
  const opened: { socket: Socket; said: string[]; closed: boolean }[] = [];
  reachBy({
    prefix: '#',
    async request(address, init) {
      asked.push(`${init?.method} ${address} ${new Headers(init?.headers).get('authorization')} ${init?.body}`);
      return new Response('{"well":true}', { headers: { 'content-type': 'application/json' } });
    },
    socket() {
      const one = { said: [] as string[], closed: false } as (typeof opened)[number];
      one.socket = {
        onopen: null, onmessage: null, onclose: null,
        send: (text) => void one.said.push(text),
        close: () => void (one.closed = true),
      };
      opened.push(one);
      return one.socket;
    },
  });
  const carry = <T>(message: T) => JSON.parse(JSON.stringify(message)) as T;
  const relay = new Relay('abc', (message: FromTables) => guest.hear(carry(message)));
  const guest = new Remote('', (message: ToTables) => relay.hear(carry(message)));
  return { asked, opened, relay, guest };
}

describe('a guest of another device', () => {
  let at: ReturnType<typeof joined>;
  beforeEach(() => (at = joined()));

  it('asks for its own table, with its secret', async () => {
    const answer = await at.guest.request('/api/tables/abc/secret', {
      method: 'POST', headers: { authorization: 'Bearer xyz' }, body: 'text',
    });
    expect(await answer.json()).toEqual({ well: true });
    expect(at.asked).toEqual(['POST /api/tables/abc/secret Bearer xyz text']);
  });

  it('cannot ask for anything else', async () => {
    for (const address of ['/api/tables', '/api/tables/abcd/summary', '/api/admin/tables', '/api/tables/abc']) {
      const answer = await at.guest.request(address, { method: 'POST' });
      expect([address, answer.status]).toEqual([address, 403]);
      expect(await answer.json()).toMatchObject({ msg: { key: 'web-guest-not-here' } });
    }
    expect(at.asked).toEqual([]);
  });

  it('speaks with the table, each of its lines apart', () => {
    const heard: string[] = [];
    const [first, second] = [at.guest.socket(), at.guest.socket()];
    first.onmessage = ({ data }) => heard.push(`first ${data}`);
    second.onmessage = ({ data }) => heard.push(`second ${data}`);
    second.send('hello');
    at.opened[1].socket.onmessage?.({ data: 'welcome' });
    at.opened[0].socket.onmessage?.({ data: 'no' });
    expect(at.opened.map(({ said }) => said)).toEqual([[], ['hello']]);
    expect(heard).toEqual(['second welcome', 'first no']);
    first.close();
    expect(at.opened.map(({ closed }) => closed)).toEqual([true, false]);
    at.relay.close();
    expect(at.opened[1].closed).toBe(true);
  });

  it('is told when the tables are out of reach, and goes on trying', async () => {
    const codes: number[] = [];
    at.guest.socket().onclose = ({ code }) => codes.push(code);
    at.guest.lose();
    expect(codes).toEqual([1006]);
    at.guest.socket().onclose = ({ code }) => codes.push(code);
    await Promise.resolve();
    expect(codes).toEqual([1006, 1006]);
    await expect(at.guest.request('/api/tables/abc/summary')).rejects.toThrow('out of reach');
  });
});
