import { expect, test } from 'vitest';
import { pace } from './motion';

test('speed shortens movements, and 0 or stillness ends them', () => {
  expect(pace(800, 1, false)).toBe(800);
  expect(pace(800, 4, false)).toBe(200);
  expect(pace(800, 0, false)).toBe(0);
  expect(pace(800, 2, true)).toBe(0);
});
