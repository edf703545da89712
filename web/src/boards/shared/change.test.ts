import { describe, expect, it } from 'vitest';
import { amountOf, signed } from './change';

describe('changes', () => {
  it('are read off a number or its share of a whole', () => {
    expect([amountOf(4), amountOf('2/3'), amountOf('')]).toEqual([4, 2, 0]);
  });
  it('have a sign', () => {
    expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
  });
});
