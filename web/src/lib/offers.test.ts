import { expect, it } from 'vitest';
import { grouped, LAST } from './offers';
import type { Offer } from './wire';

const offer = (...option: (string | number)[]): Offer => ({ option, text: { key: 'x', args: {} }, things: [] });

it('leaves short lists as they are', () => {
  const offers = [offer('assign', 'red', 'dobby'), offer('stop')];
  const groups = grouped({ kind: 'assign', offers });
  expect(groups.map((one) => one.about)).toEqual([null]);
  expect(groups[0].offers.map((one) => one.number)).toEqual([0, 1]);
});
it('tells long lists of dice by die, the rest last, numbered as they are shown', () => {
  const offers = [
    offer('assign', 'red', 'dobby'), offer('discard', 'red'), offer('assign', 'blue', 'dobby'),
    offer('assign', 'red', 'firenze'), offer('assign', 'blue', 'firenze'), offer('stop'),
    offer('discard', 'blue'),
  ];
  const groups = grouped({ kind: 'assign', offers });
  expect(groups.map((one) => [one.about, one.offers.map((o) => o.number)])).toEqual([
    ['red', [0, 3]], ['blue', [2, 4]], [null, [1, 6]], [null, [5]],
  ]);
  expect(groups.flatMap((one) => one.offers.map((o) => o.place))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
it('keeps the one way out of a long list apart', () => {
  const flights = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((square) => offer('fly', square));
  const groups = grouped({ kind: 'choose', offers: [offer('end-turn'), ...flights] });
  expect(groups.map((one) => one.id)).toEqual(['', LAST]);
  expect(groups[1].offers).toMatchObject([{ number: 0, place: 6 }]);
  const two = grouped({ kind: 'choose', offers: [offer('end-turn'), offer('wait'), ...flights] });
  expect(two.map((one) => one.id)).toEqual(['']);
});
