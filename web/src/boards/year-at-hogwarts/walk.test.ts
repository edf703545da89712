import { describe, expect, it } from 'vitest';
import type { Offer } from '../contract';
import type { Path, Space, View } from './castle';
import { Journey, walks, type Walks } from './walk';

// start – a – b – c – d, with a tower beside b, and a free passage from c to far.
const space = (id: string, more: Partial<Space> = {}): Space => ({ id, board: 'hogwarts', x: 0, y: 0, ...more });
const spaces = [
  space('start'), space('a'), space('b'), space('c'), space('d'), space('far'), space('tower', { tower: true }),
];
const path = (one: string, other: string, moves?: number): Path => ({
  id: `${one}-${other}`, ends: [one, other], kind: 'footprints', moves,
});
const paths = [path('start', 'a'), path('a', 'b'), path('b', 'c'), path('c', 'd'), path('b', 'tower'), path('c', 'far', 0)];
const table = (left: number, trodden: string[], ...players: string[]) =>
  ({
    options: { edition: 'en' },
    players: players.map((at) => ({ space: at })),
    turn: { left, trodden },
  }) as unknown as View;
const offer = (...option: string[]): Offer => ({ option, text: { key: '', args: {} }, things: option.slice(1) }) as unknown as Offer;
const first = [offer('walk', 'a'), offer('use', 'spectacles')];

describe('a walk', () => {
  it('leads to where the move can end: with its last move, or on a tower', () => {
    expect([...walks(table(3, ['start'], 'start'), 'start', first, spaces, paths)]).toEqual([
      ['c', ['a', 'b', 'c']],
      ['far', ['a', 'b', 'c', 'far']],
      ['tower', ['a', 'b', 'tower']],
    ]);
  });
  it('goes no farther than to somebody who is met', () => {
    expect([...walks(table(4, ['start'], 'start', 'b'), 'start', first, spaces, paths).keys()]).toEqual(['b']);
  });
  it('enters no space twice, and begins with a step that is offered', () => {
    const back = [offer('walk', 'a'), offer('walk', 'c')];
    expect([...walks(table(2, ['a', 'b'], 'b'), 'b', back, spaces, paths).keys()]).toEqual(['d']);
    expect(walks(table(3, ['start'], 'start'), 'start', [offer('roll')], spaces, paths).size).toBe(0);
  });
});

describe('a journey', () => {
  const steps = [offer('walk', 'a'), offer('walk', 'b'), offer('walk', 'c')];
  const asked = [offer('take', 'cauldron'), ...steps];
  const to = (...way: string[]): Walks => new Map([['c', way]]);
  const begun = () => {
    const journey = new Journey();
    journey.begin('start', 'c');
    return journey;
  };
  it('goes on until it is there', () => {
    const journey = begun();
    expect(journey.next('start', steps, to('a', 'b', 'c'))).toBe(steps[0]);
    expect(journey.next('a', [], to('b', 'c'))).toBeNull();
    expect(journey.next('a', steps, to('b', 'c'))).toBe(steps[1]);
    expect(journey.next('b', steps, new Map())).toBe(steps[2]);
    expect(journey.next('c', steps, to('a'))).toBeNull();
    expect(journey.next('start', steps, to('a'))).toBeNull();
  });
  it('ends where its next step is not offered', () => {
    const journey = begun();
    expect(journey.next('start', [offer('duel')], to('a'))).toBeNull();
    expect(journey.next('start', steps, to('a'))).toBeNull();
  });
  it('waits where something lies on the way, and then goes on', () => {
    const journey = begun();
    expect(journey.next('a', asked, to('b', 'c'))).toBeNull();
    expect(journey.next('a', steps, to('b', 'c'))).toBe(steps[1]);
  });
  it('ends when somebody walks elsewhere instead', () => {
    const journey = begun();
    expect(journey.next('a', asked, to('b', 'c'))).toBeNull();
    expect(journey.next('d', steps, to('b', 'c'))).toBeNull();
    expect(journey.next('a', steps, to('b', 'c'))).toBeNull();
  });
  it('leaves what lies where it begins', () => {
    expect(begun().next('start', asked, to('a', 'b', 'c'))).toBe(asked[1]);
  });
});
