// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { follows } from './chain';
import { Keeper } from './keeper';
import type { FromServer, Hand, News, Open, Pledge } from './wire';

const link = (seq: number) => seq.toString(16).padStart(64, '0');
const promised = { type: 'promise' as const, table: 'abc', commitment: 'c'.repeat(64) };
const welcome = (seq: number, hands: Hand[] = [], you: number | null = 0) =>
  ({
    type: 'welcome', seq, you, hands, link: link(seq), news: [], more: false, nonce: '',
    table: { commitment: 'c'.repeat(64) }, position: { outcome: null },
  }) as unknown as FromServer;
const update = (seq: number, ...news: News[]) =>
  ({ type: 'update', seq, link: link(seq), news, company: null, position: null }) as FromServer;
const pledged = (seq: number, seat: number, pledge = 'a'.repeat(64)): News => ({
  seq, at: 0, entry: { kind: 'pledged', seat, pledge }, events: [],
});
const opened = (seq: number, seat: number, entropy: string): News => ({
  seq, at: 0, entry: { kind: 'opened', seat, entropy }, events: [],
});
const refused = (error: string) =>
  ({ type: 'refused', error, nonce: '', seq: 0, msg: { key: '', args: {} } }) as FromServer;
const entropy = (said: Open | Pledge | null) => (said?.type === 'open' ? said.entropy : '');

beforeEach(() => localStorage.clear());

describe('a keeper', () => {
  it('adds to the first dice once the host is bound', () => {
    const keeper = new Keeper('abc', 'x');
    const first = keeper.begin(promised);
    expect([first.type, first.seen]).toEqual(['open', 0]);
    const hand = { seat: 0, pledged: 0, opened: 1, value: first.entropy };
    expect(keeper.hear(welcome(1, [hand]))).toBeNull();
    expect(keeper.receipt?.added).toEqual([
      { seq: 1, entropy: first.entropy, seen: { seq: 0, link: promised.commitment } },
    ]);
  });

  it('pledges when it comes later, and tells what it pledged after every pledge', () => {
    const keeper = new Keeper('abc', 'x');
    const said = keeper.hear(welcome(7));
    if (said?.type !== 'pledge') throw new Error('no pledge');
    const one = keeper.hear(update(8, pledged(8, 0, said.pledge)));
    expect(follows(entropy(one), said.pledge, 1)).toBe(true);
    expect(keeper.hear(update(9, opened(9, 0, entropy(one))))).toBeNull();
    const two = keeper.hear(update(10, pledged(10, 1)));
    expect(follows(entropy(two), entropy(one), 1)).toBe(true);
    expect(keeper.hear(update(11, opened(11, 1, 'b'.repeat(64))))).toBeNull();
    keeper.hear(update(12, opened(12, 0, entropy(two))));
    expect(keeper.receipt?.added.map(({ seq, seen }) => [seq, seen.seq])).toEqual([[9, 8], [12, 10]]);
    expect(keeper.receipt?.newest).toEqual({ seq: 12, link: link(12) });
  });

  it('goes on where it was when the page is opened again', () => {
    const first = new Keeper('abc', 'x').begin(promised);
    const hand = { seat: 0, pledged: 0, opened: 1, value: first.entropy };
    const other = { seat: 1, pledged: 5, opened: 6, value: 'b'.repeat(64) };
    const said = new Keeper('abc', 'x').hear(welcome(9, [hand, other]));
    expect(follows(entropy(said), first.entropy, 1)).toBe(true);
  });

  it('skips what was sent and never written', () => {
    const keeper = new Keeper('abc', 'x');
    const first = keeper.begin(promised);
    keeper.hear(welcome(1, [{ seat: 0, pledged: 0, opened: 1, value: first.entropy }]));
    const one = keeper.hear(update(2, pledged(2, 1)));
    keeper.hear(refused('stale'));
    const two = keeper.hear(update(3, pledged(3, 2)));
    expect(entropy(two)).not.toBe(entropy(one));
    expect(follows(entropy(two), first.entropy, 2)).toBe(true);
    keeper.hear(refused('dice-settled'));
    expect(keeper.hear(update(4))).toBeNull();
  });

  it('tells the same again for the same pledge, even from a page that is opened again', () => {
    const keeper = new Keeper('abc', 'x');
    const first = keeper.begin(promised);
    expect(keeper.begin(promised)).toEqual(first);
    const hand = { seat: 0, pledged: 0, opened: 1, value: first.entropy };
    keeper.hear(welcome(1, [hand]));
    const one = keeper.hear(update(5, pledged(5, 1)));
    const other = { seat: 1, pledged: 5, opened: 6, value: 'b'.repeat(64) };
    expect(keeper.hear(welcome(6, [hand, other]))).toEqual(one);
    const again = new Keeper('abc', 'x');
    expect(again.hear(welcome(7, [hand, other]))).toEqual(one);
    const two = again.hear(update(8, pledged(8, 2)));
    expect(follows(entropy(two), entropy(one), 1)).toBe(true);
  });

  it('forgets nothing that it told, written or not', () => {
    const keeper = new Keeper('abc', 'x');
    const first = keeper.begin(promised);
    keeper.hear(welcome(1, [{ seat: 0, pledged: 0, opened: 1, value: first.entropy }]));
    expect(keeper.receipt?.unwritten).toEqual([]);
    const one = keeper.hear(update(2, pledged(2, 1)));
    const two = keeper.hear(update(3, pledged(3, 2)));
    const told = () => new Keeper('abc', 'x').receipt?.unwritten.map(({ asked, entropy }) => [asked, entropy]);
    expect(told()).toEqual([[2, entropy(one)], [3, entropy(two)]]);
    keeper.hear(update(4, opened(4, 0, entropy(two))));
    expect(told()).toEqual([[2, entropy(one)]]);
  });

  it('sends a pledge again that may have got lost, once over each line', () => {
    const keeper = new Keeper('abc', 'x');
    const first = keeper.hear(welcome(7));
    expect(first?.type).toBe('pledge');
    expect(keeper.hear(update(8))).toBeNull();
    expect(keeper.hear(welcome(9))).toEqual(first);
    expect(new Keeper('abc', 'x').hear(welcome(9))).toEqual(first);
  });

  it('leaves the dice to the client that pledged for the seat before', () => {
    const keeper = new Keeper('abc', 'x');
    const hand = { seat: 0, pledged: 3, opened: 4, value: 'd'.repeat(64) };
    expect(keeper.hear(welcome(7, [hand]))).toBeNull();
    expect(keeper.hear(update(8, pledged(8, 1)))).toBeNull();
    expect(keeper.receipt?.added).toEqual([]);
  });

  it('keeps what a spectator sees, and nothing of a table without links', () => {
    const keeper = new Keeper('abc', 'x');
    expect(keeper.hear(welcome(3, [], null))).toBeNull();
    expect(keeper.receipt?.newest.seq).toBe(3);
    const old = new Keeper('old', 'x');
    expect(old.hear({ ...welcome(3), link: '' } as FromServer)).toBeNull();
    expect(old.receipt).toBeNull();
  });

  it('holds the host to the first word', () => {
    const keeper = new Keeper('abc', 'x');
    keeper.begin({ ...promised, commitment: 'e'.repeat(64) });
    keeper.begin(promised);
    keeper.hear(welcome(1));
    expect(keeper.receipt?.commitment).toBe('e'.repeat(64));
  });
});
