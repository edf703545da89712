import { expect, it } from 'vitest';
import { chairs, firstSeats, resized } from './plan';
import type { Offering } from './wire';

const offering = { seats: [2, 3, 4], levels: ['random', 'novice', 'expert'] } as Offering;

it('begins with you and two bots', () => {
  const seats = firstSeats(offering, 'Ada');
  expect(seats.map((seat) => seat.sitting)).toEqual(['here', 'bot:novice', 'bot:novice']);
  expect(seats[0].name).toBe('Ada');
});
it('respects how many can play', () => {
  expect(firstSeats({ ...offering, seats: [2] }, '')).toHaveLength(2);
  expect(firstSeats({ ...offering, seats: [4, 5] }, '')).toHaveLength(4);
});
it('keeps who sat there when the number of seats changes', () => {
  const seats = resized(offering, firstSeats(offering, 'Ada'), 4);
  expect(seats).toHaveLength(4);
  expect(resized(offering, seats, 2)[0].name).toBe('Ada');
});
it('makes chairs of seats', () => {
  expect(
    chairs([
      { sitting: 'here', name: ' Ada ' },
      { sitting: 'link', name: '' },
      { sitting: 'bot:expert', name: '' },
      { sitting: 'bot:novice', name: 'Dobby' },
    ], (level, number) => `${level} in seat ${number}`),
  ).toEqual([
    { name: 'Ada' },
    {},
    { level: 'expert', name: 'expert in seat 3' },
    { level: 'novice', name: 'Dobby' },
  ]);
});
