import { describe, expect, test } from 'vitest';
import { bearing, faceOf, nearest, restriction, symbols } from './table';

test('a die face tells colour, virtue and how many', () => {
  expect(faceOf('red-bravery-2')).toEqual({ colour: 'red', virtue: 'bravery', count: 2 });
  expect(faceOf('blue-loyalty')).toEqual({ colour: 'blue', virtue: 'loyalty', count: 1 });
});

describe('the symbols of a card', () => {
  test('are all open before anything is assigned', () => {
    expect(symbols({ bravery: 1, loyalty: 1 }, undefined)).toEqual([
      { virtue: 'bravery', open: true },
      { virtue: 'loyalty', open: true },
    ]);
  });
  test('are filled one by one', () => {
    const row = symbols({ knowledge: 3 }, [0, 0, 1, 0]);
    expect(row.map((symbol) => symbol.open)).toEqual([false, false, true]);
  });
  test('may be more than are printed', () => {
    expect(symbols({ bravery: 1 }, [0, 1, 0, 1])).toHaveLength(2);
  });
});

test('a restriction may name a virtue', () => {
  const extra = restriction('strike-costs-loyalty', 1);
  expect(extra).toEqual({ key: 'der-effect-limit-strike-costs', args: { amount: 1, virtue: 'loyalty' } });
  expect(restriction('no-tokens', 1)).toEqual({ key: 'der-effect-limit-no-tokens', args: { amount: 1 } });
});

test('Voldemort turns the short way', () => {
  const middle = { x: 50, y: 53 };
  expect(bearing(middle, { x: 50, y: 18 })).toBe(0);
  expect(bearing(middle, { x: 82, y: 72 })).toBeCloseTo(120.7, 1);
  expect(bearing(middle, { x: 18, y: 72 })).toBeCloseTo(-120.7, 1);
  expect(nearest(120, -120)).toBe(240);
  expect(nearest(240, 0)).toBe(360);
  expect(nearest(0, 120)).toBe(120);
});
