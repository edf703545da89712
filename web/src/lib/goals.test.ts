import { expect, test } from 'vitest';
import { numbered, pins } from './goals';
import type { Goal } from './wire';

const goal = (more: Partial<Goal>): Goal => ({
  text: { key: 'x', args: {} }, have: 0, need: 1, against: false, at: [], rule: '', card: '', parts: [], ...more,
});
const basilisk = goal({
  card: 'slay-the-basilisk',
  at: ['chamber'],
  need: 3,
  parts: [goal({ at: ['chamber'] }), goal({ at: ['library'] }), goal({ at: ['owlery'], have: 1 })],
});

test('only what lies in pieces has a number', () => {
  const points = goal({ need: 261 });
  expect(numbered([points, basilisk, basilisk]).map(({ number }) => number)).toEqual([null, 1, 2]);
});

test('pins stand where something is left to do', () => {
  expect(pins([goal({}), basilisk])).toEqual([
    { at: 'chamber', numbers: [1], end: true },
    { at: 'library', numbers: [1], end: false },
  ]);
});

test('two goals share a pin, and what is reached or not one’s own has none', () => {
  expect(pins([basilisk, basilisk])[0].numbers).toEqual([1, 2]);
  expect(pins([goal({ at: ['start'], have: 1 }), goal({ at: ['maze'], against: true })])).toEqual([]);
});
