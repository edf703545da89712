import { describe, expect, test } from 'vitest';
import type { Hint, Offer } from '../contract';
import { complete, lit, naming, percent, touch } from './offers';

function offer(verb: string, args: Record<string, string>): Offer {
  const things = Object.values(args);
  return { option: [verb, ...things], text: { key: `x-option-${verb}`, args }, things };
}
const hint = (chance: number | null, at_least = false): Hint => ({
  undoable: true,
  chance,
  at_least,
  aim: null, at: [], note: [],
});

const DICE = [
  offer('assign', { die: 'red-bravery', target: 'firenze' }),
  offer('assign', { die: 'red-bravery', target: 'dobby' }),
  offer('discard', { die: 'red-bravery' }),
  offer('assign', { die: 'blue-loyalty', target: 'dobby' }),
  offer('stop', {}),
];

describe('clicking', () => {
  test('a thing of one offer settles it', () => {
    const offers = [offer('walk', { space: 'owlery' }), offer('walk', { space: 'library' })];
    expect(touch(offers, [], 'library')).toEqual({ kind: 'pick', offer: 1 });
  });
  test('a thing of several offers is chosen first', () => {
    expect(touch(DICE, [], 'red-bravery')).toEqual({ kind: 'chosen', things: ['red-bravery'] });
    expect(touch(DICE, ['red-bravery'], 'dobby')).toEqual({ kind: 'pick', offer: 1 });
  });
  test('an offer with a thing yet unsaid is not settled', () => {
    expect(touch(DICE, [], 'blue-loyalty')).toEqual({ kind: 'chosen', things: ['blue-loyalty'] });
  });
  test('a chosen thing is let go by another click', () => {
    expect(touch(DICE, ['red-bravery'], 'red-bravery')).toEqual({ kind: 'chosen', things: [] });
  });
  test('a thing that does not go with what is chosen begins anew', () => {
    expect(touch(DICE, ['blue-loyalty'], 'firenze')).toEqual({ kind: 'chosen', things: ['firenze'] });
  });
  test('a thing of no offer is not chosen', () => {
    expect(touch(DICE, [], 'library')).toEqual({ kind: 'chosen', things: [] });
  });
});

describe('what glows', () => {
  test('everything that offers name', () => {
    expect([...lit(DICE, null).keys()]).toEqual(['red-bravery', 'firenze', 'dobby', 'blue-loyalty']);
  });
  test('only what goes with the chosen', () => {
    expect([...lit(DICE, null, ['blue-loyalty']).keys()]).toEqual(['dobby']);
  });
  test('with its best chance', () => {
    const hints = [hint(0.25), hint(0.5), hint(null), hint(0.75, true), hint(null)];
    const found = lit(DICE, hints);
    expect(found.get('dobby')).toEqual({ offers: [1, 3], chance: 0.75, atLeast: true });
    expect(found.get('firenze')?.chance).toBe(0.25);
  });
});

test('an offer is complete when all its things are said', () => {
  expect(naming(DICE, ['red-bravery'])).toEqual([0, 1, 2]);
  expect(complete(DICE[2], ['red-bravery'])).toBe(true);
  expect(complete(DICE[0], ['red-bravery'])).toBe(false);
});

test('chances are told in per cent', () => {
  expect(percent(null)).toBe('');
  expect(percent(0.416)).toBe('42 %');
  expect(percent(0.416, true)).toBe('≥ 42 %');
  expect(percent(0.001)).toBe('< 1 %');
  expect(percent(0.999)).toBe('> 99 %');
  expect(percent(1)).toBe('100 %');
});
