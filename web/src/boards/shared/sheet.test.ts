import { expect, test } from 'vitest';
import { counted } from './sheet';

test('cards that are alike are counted, in the order they came', () => {
  expect(counted(['wand', 'lantern', 'wand'])).toEqual([
    { card: 'wand', count: 2 },
    { card: 'lantern', count: 1 },
  ]);
  expect(counted([])).toEqual([]);
});
