// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from './connection';
import { TIMES } from '../stage/scenes';
import { settings } from './settings.svelte';
import { eventsOf, merged, Table } from './table.svelte';
import type { News, Position } from './wire';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = { name: 'x', rule: 'DER-TRV-1', line: { key: 'der-log-x', args: {} } };
const answered = (seq: number, events = [event]): News => ({
  seq, at: 0, entry: { kind: 'answered', seat: 1, by_bot: true }, events,
});
const position = (id: number | null, progress = 0): Position => ({
  decision: id === null ? null : {
    id, owner: 0, kind: 'choose', prompt: { key: 'der-ask-x', args: {} }, rule: 'DER-TRV-1',
    offers: [{ option: ['roll'], text: { key: 'der-option-roll', args: {} }, things: [] }],
    guest: false, attention: true,
  },
  waiting_for: 0, view: {}, progress, undo: false, last_turn: 0, takeback: null, outcome: null, goals: [],
});
const welcome = {
  type: 'welcome', you: 0, seq: 1, news: [], more: false, nonce: '',
  table: { speed: 1 }, company: { sitters: [{ name: 'Ada' }] }, position: position(1),
};
const update = (seq: number, where: Position | null, news = [answered(seq)]) => ({
  type: 'update', seq, news, company: null, position: where,
});

let socket: FakeSocket;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  settings.choose({ speed: null });
  socket = new FakeSocket();
  table = new Table('abc', 'x', () => socket);
  socket.onopen?.();
  socket.hear(welcome);
});
afterEach(() => vi.useRealTimers());

describe('a table', () => {
  it('shows what happens before it asks, one thing after another', () => {
    table.watched({ script: {}, content: {} });
    for (const seq of [2, 3, 4]) socket.hear(update(seq, position(seq, seq)));
    expect([table.seq, table.waiting, table.scene?.event.seq]).toEqual([1, 2, 2]);
    expect(table.asked).toBe(false);
    void table.answer(table.position!.decision!.offers[0]);
    expect(socket.sent.some((one) => one.type === 'answer')).toBe(false);
    vi.advanceTimersByTime(TIMES.line);
    expect([table.seq, table.position?.progress, table.scene?.event.seq]).toEqual([2, 2, 3]);
    expect(table.events).toEqual([{ ...event, seq: 3, index: 0 }]);
    table.skip();
    expect([table.seq, table.waiting, table.scene, table.asked]).toEqual([4, 0, null, true]);
  });
  it('knows a server of another version from a link that opens nothing', () => {
    socket.onclose?.({ code: 4401 });
    expect([table.lost, table.outdated]).toEqual([true, false]);
    const older = new FakeSocket();
    table = new Table('abc', 'x', () => older);
    older.onclose?.({ code: 4426 });
    expect([table.lost, table.outdated]).toEqual([true, true]);
  });
  it('waits for nothing where nobody looks on', () => {
    table.watched({ script: {}, content: {} });
    socket.hear(update(2, position(2)));
    table.watched(null);
    socket.hear(update(3, position(3)));
    expect([table.seq, table.scene]).toEqual([3, null]);
  });
  it('asks at once what follows from an answer of one\'s own, if there is nothing to see', () => {
    table.watched({ script: {}, content: {} });
    const own: News = { ...answered(2), entry: { kind: 'answered', seat: 0 } };
    socket.hear(update(2, position(2), [own]));
    expect([table.seq, table.asked]).toEqual([2, true]);
  });
  it('remembers after a reload what the question is about', () => {
    socket.hear({ ...welcome, seq: 2, news: [answered(1, [event]), answered(2, [])] });
    expect(table.events).toEqual([{ ...event, seq: 1, index: 0 }]);
  });
  it('shows everything at once at speed 0', () => {
    settings.choose({ speed: 0 });
    table.watched({ script: {}, content: {} });
    for (const seq of [2, 3, 4]) socket.hear(update(seq, position(seq)));
    expect(table.seq).toBe(4);
  });
  it('does not wait after news without events', () => {
    const said: News = { seq: 2, at: 0, entry: { kind: 'said', seat: 0, text: 'Hi' }, events: [] };
    socket.hear(update(2, null, [said]));
    socket.hear(update(3, position(3)));
    expect(table.seq).toBe(3);
  });
  it('sends an answer once', async () => {
    const offer = table.position!.decision!.offers[0];
    void table.answer(offer);
    void table.answer(offer);
    const answers = socket.sent.filter((one) => one.type === 'answer');
    expect(answers).toMatchObject([{ decision: 1, option: ['roll'], seen: 1 }]);
    socket.hear({
      type: 'refused', nonce: answers[0].nonce, error: 'stale', seq: 1,
      msg: { key: 'error-stale', args: {} },
    });
    await vi.waitFor(() => expect(table.refusal?.key).toBe('error-stale'));
    expect(table.answering).toBeNull();
  });
  it('does not ask again what was answered, until the next question is shown', async () => {
    void table.answer(table.position!.decision!.offers[0]);
    const { nonce } = socket.sent.find((one) => one.type === 'answer')!;
    socket.hear({ type: 'done', nonce, seq: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect([table.position!.decision!.id, table.answering]).toEqual([1, 1]);
    socket.hear(update(2, position(2)));
    expect([table.position!.decision!.id, table.answering]).toEqual([2, null]);
  });
  it('gives hints to the decision they belong to, and to no other', () => {
    const hint = { undoable: true, chance: 0.5, at_least: false, aim: null, at: [], note: [] };
    socket.hear({ type: 'hints', decision: 2, hints: [hint] });
    expect(table.hints).toBeNull();
    socket.hear(update(2, position(2)));
    expect(table.hints).toEqual([hint]);
  });
  it('asks for the past in slices', async () => {
    expect(socket.sent.at(-1)).toMatchObject({ type: 'history', after: 0 });
    const { nonce } = socket.sent.at(-1)!;
    socket.hear({ type: 'past', after: 0, news: [answered(1)], more: false, nonce });
    await vi.waitFor(() => expect(table.news).toHaveLength(1));
  });
});

it('numbers the events of an entry', () => {
  expect(eventsOf([answered(5, [event, event])]).map((one) => one.index)).toEqual([0, 1]);
});
it('keeps every piece of news once', () => {
  const told = merged([answered(1), answered(2)], [answered(2), answered(3)]);
  expect(told.map((one) => one.seq)).toEqual([1, 2, 3]);
});
