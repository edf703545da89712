import { describe, expect, it } from 'vitest';
import { standings } from './standings';

describe('how everyone stands', () => {
  it('is winners first, then by scores, then as they sit', () => {
    const result = { winners: [2], scores: [10, 85, 40, 85], reasons: [] };
    expect(standings(4, result).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
  });
  it('knows no scores where nothing is counted, and nobody has won a game that was broken off', () => {
    expect(standings(2, null)).toEqual([
      { seat: 0, winner: false, score: null },
      { seat: 1, winner: false, score: null },
    ]);
  });
});
