import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, OTHER_VERSION, type LineState, type Socket } from './connection';
import { PROTOCOL, type FromServer } from './wire';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code: number): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let heard: FromServer[];
let states: LineState[];

function call(): Connection {
  return new Connection({
    table: 'k7m2xq9abc',
    token: 'secret',
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
  });
}
const welcome = (seq: number) => ({ type: 'welcome', seq, news: [] });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  states = [];
});
afterEach(() => vi.useRealTimers());

describe('a line', () => {
  it('says hello first, without a past', () => {
    call();
    sockets[0].onopen?.();
    expect(sockets[0].sent).toEqual([
      { type: 'hello', protocol: PROTOCOL, table: 'k7m2xq9abc', token: 'secret', since: null, mixes: false },
    ]);
  });

  it('adds to the first dice before the welcome', () => {
    const promised = vi.fn(() => ({ type: 'open' as const, entropy: 'e', seen: 0 }));
    const socket = new FakeSocket();
    const line = { table: 't', token: 's', hear: vi.fn(), state: vi.fn(), open: () => socket };
    void new Connection({ ...line, promised });
    socket.onopen?.();
    expect(socket.sent[0].mixes).toBe(true);
    const promise = { type: 'promise', table: 't', commitment: 'c' };
    socket.hear(promise);
    expect(promised).toHaveBeenCalledWith(promise);
    expect(socket.sent[1]).toEqual({ type: 'open', entropy: 'e', seen: 0 });
    expect(line.hear).not.toHaveBeenCalled();
  });

  it('waits for the welcome before it acts, and settles with the reply', async () => {
    const line = call();
    const reply = line.send({ type: 'undo' });
    sockets[0].onopen?.();
    expect(sockets[0].sent).toHaveLength(1);
    sockets[0].hear(welcome(3));
    const { nonce } = sockets[0].sent[1];
    sockets[0].hear({ type: 'done', nonce, seq: 4 });
    expect(await reply).toMatchObject({ type: 'done', seq: 4 });
  });

  it('comes back with the last entry it knows', () => {
    call();
    sockets[0].onopen?.();
    sockets[0].hear(welcome(3));
    sockets[0].hear({ type: 'update', seq: 9, news: [], company: null, position: null });
    sockets[0].lose(1012);
    expect(states.at(-1)).toBe('broken');
    vi.advanceTimersByTime(300);
    sockets[1].onopen?.();
    expect(sockets[1].sent[0]).toMatchObject({ type: 'hello', since: 9 });
  });

  it('sends again, with the same nonce, what was not acknowledged', async () => {
    const line = call();
    sockets[0].onopen?.();
    sockets[0].hear(welcome(3));
    const reply = line.send({ type: 'answer', decision: 3, option: ['roll'], seen: 3 });
    sockets[0].lose(1006);
    vi.advanceTimersByTime(300);
    sockets[1].onopen?.();
    sockets[1].hear(welcome(3));
    expect(sockets[1].sent[1]).toEqual(sockets[0].sent[1]);
    sockets[1].hear({ type: 'refused', nonce: sockets[1].sent[1].nonce, error: 'stale' });
    expect(await reply).toMatchObject({ error: 'stale' });
    sockets[1].lose(1006);
    vi.advanceTimersByTime(300);
    sockets[2].onopen?.();
    sockets[2].hear(welcome(3));
    expect(sockets[2].sent).toHaveLength(1);
  });

  it('waits longer and longer, or not at all when somebody looks', () => {
    const line = call();
    for (let i = 0; i < 3; i++) {
      sockets.at(-1)!.lose(1006);
      vi.advanceTimersByTime(249);
      expect(sockets).toHaveLength(i + 1);
      line.hurry();
      expect(sockets).toHaveLength(i + 2);
    }
    line.hurry();
    expect(sockets).toHaveLength(4);
    sockets[3].lose(1006);
    vi.advanceTimersByTime(1999);
    expect(sockets).toHaveLength(4);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(5);
  });

  it.each([4401, OTHER_VERSION])('gives up where it would be sent away again (%i)', (code) => {
    const line = call();
    sockets[0].lose(code);
    vi.advanceTimersByTime(60_000);
    line.hurry();
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('hears nothing more once it is closed', () => {
    const line = call();
    line.close();
    sockets[0].hear(welcome(1));
    sockets[0].lose(1000);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(1);
  });
});
