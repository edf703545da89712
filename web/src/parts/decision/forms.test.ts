import { expect, test } from 'vitest';
import type { Group } from '../../lib/offers';
import { formOf, parted, type Kind } from './forms';

const KINDS: Kind[] = ['assign', 'choose', 'confirm', 'gather', 'pay', 'place', 'react'];

test('every kind of decision has a form', () => {
  expect(KINDS.map((kind) => formOf(kind, 2, false))).toEqual([
    'dice', 'list', 'pair', 'list', 'list', 'list', 'list',
  ]);
});

test('a long list is folded where the board shows it', () => {
  expect(formOf('choose', 17, true)).toBe('board');
  expect(formOf('place', 7, true)).toBe('board');
  expect(formOf('place', 6, true)).toBe('list');
  expect(formOf('choose', 17, false)).toBe('list');
  expect(formOf('pay', 17, true)).toBe('list');
});

test('a question that is no yes or no is not laid out as one', () => {
  expect(formOf('confirm', 3, false)).toBe('list');
});

test('what the board does not show stays in sight', () => {
  const listed = (place: number, thing: string) => ({
    place, number: place, offer: { option: ['go', thing], text: { key: 'x', args: {} }, things: thing ? [thing] : [] },
  });
  const groups: Group[] = [{ id: '', about: null, offers: [listed(0, 'a'), listed(1, '')] }];
  const { onBoard, elsewhere } = parted(groups, ({ offer }) => offer.things.length > 0);
  expect(onBoard.map(({ place }) => place)).toEqual([0]);
  expect(elsewhere.map(({ place }) => place)).toEqual([1]);
});
