import { expect, it } from 'vitest';
import { counted, diceOf } from './statistics';

it('adds up dice of the same number of sides, and leaves out what is no die or too few', () => {
  const rolls = [
    { label: 'move', ways: 6, counts: [1, 2, 3, 0, 0, 0] },
    { label: 'battle', ways: 6, counts: [1, 0, 0, 0, 0, 1] },
    { label: 'voldemort-die', ways: 8, counts: [9, 9, 9, 9, 9, 9, 9, 9] },
    { label: 'first-player', ways: 3, counts: [9, 9, 9] },
    { label: 'once', ways: 20, counts: Array(20).fill(0) },
  ];
  expect(diceOf({ rolls })).toEqual([
    { sides: 8, counts: [9, 9, 9, 9, 9, 9, 9, 9] },
    { sides: 6, counts: [2, 2, 3, 0, 0, 1] },
  ]);
  expect(diceOf({})).toEqual([]);
});
it('counts what can be counted', () => {
  const found = counted({ turns: 7, recruited: ['a', 'b'], spells: { x: 2, y: 1 }, rolls: [] });
  expect(found).toEqual([['turns', 7], ['recruited', 2], ['spells', 3]]);
});
