import { describe, expect, it } from 'vitest';
import type { Offer } from '../contract';
import type { Path, Space, View } from './castle';
import { onward, walks } from './walk';

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
  it('goes on while its next step is offered and nothing lies on the way', () => {
    expect(onward(first, ['a', 'b'])).toBe(first[0]);
    expect(onward(first, ['b'])).toBeNull();
    expect(onward([...first, offer('take', 'cauldron')], ['a'])).toBeNull();
  });
});
