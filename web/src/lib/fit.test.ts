import { describe, expect, it } from 'vitest';
import { fitted, wrapped } from './fit';

const letters = (text: string) => [...text].length;

describe('a text in a given room', () => {
  it('stays as it is where there is room', () => {
    expect(fitted('Ada', 3, letters)).toBe('Ada');
    expect(wrapped('Ada won', 20, 2, letters)).toEqual(['Ada won']);
    expect(wrapped('', 20, 2, letters)).toEqual([]);
  });
  it('is broken between words, and cut short at the very end only', () => {
    expect(wrapped('You have won all of you', 8, 3, letters)).toEqual(['You have', 'won all', 'of you']);
    expect(wrapped('You have won all of you', 8, 2, letters)).toEqual(['You have', 'won all…']);
    expect(fitted('Nymphadora', 6, letters)).toBe('Nymph…');
  });
  it('never runs out of its room', () => {
    for (const line of wrapped('Wolfeschlegelsteinhausenbergerdorff and Bob', 10, 2, letters)) {
      expect(letters(line)).toBeLessThanOrEqual(10);
    }
  });
});
