// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, botsOnly, chairs, firstRest, firstSeats, keepUsual, reseated, resized, usual, type Seat } from './plan';
import type { Offering } from './wire';

const offering = {
  id: 'toy',
  seats: [2, 3, 4],
  packs: [{ id: 'more', name: 'More' }],
  levels: ['random', 'novice', 'adept', 'expert', 'master'],
  options: [
    { id: 'edition', values: ['en', 'pl'], rule: '' },
    { id: 'difficulty', values: ['standard', 'beginner'], rule: '' },
  ],
} as unknown as Offering;

describe('how a table is laid', () => {
  it('is you and two bots at first', () => {
    const seats = firstSeats(offering, 'Ada');
    expect(seats.map((seat) => seat.sitting)).toEqual(['here', 'bot:novice', 'bot:novice']);
    expect(firstSeats({ ...offering, seats: [2] } as Offering, '')).toHaveLength(2);
  });

  it('is gentle at first, where the game offers that', () => {
    expect(firstRest(offering).options).toEqual({ edition: 'en', difficulty: 'beginner' });
  });

  it('keeps who sits there when seats are added or taken away', () => {
    const seats: Seat[] = [{ sitting: 'here', name: 'Ada' }, { sitting: 'link', name: 'Bob' }];
    expect(resized(offering, seats, 3)[1]).toEqual(seats[1]);
    expect(resized(offering, seats, 1)).toEqual([seats[0]]);
  });

  it('becomes the chairs of a plan', () => {
    const seats: Seat[] = [
      { sitting: 'here', name: ' Ada ' },
      { sitting: 'link', name: '' },
      { sitting: 'bot:expert', name: '' },
      { sitting: 'bot:novice', name: 'Dobby' },
    ];
    expect(chairs(seats, (level, number) => `${level} in seat ${number}`)).toEqual([
      { name: 'Ada' },
      {},
      { level: 'expert', name: 'expert in seat 3' },
      { level: 'novice', name: 'Dobby' },
    ]);
    expect(atOnce(seats)).toBe(false);
  });

  it('gives no bot the name of a person', () => {
    const ada: Seat = { sitting: 'here', name: 'Ada' };
    expect(reseated(ada, 'bot:expert')).toEqual({ sitting: 'bot:expert', name: '' });
    expect(reseated(ada, 'link').name).toBe('Ada');
    expect(reseated({ sitting: 'bot:novice', name: 'Kreacher' }, 'bot:expert').name).toBe('Kreacher');
    expect(botsOnly(offering, [ada, { sitting: 'bot:expert', name: '' }])).toEqual([
      { sitting: 'bot:expert', name: '' },
      { sitting: 'bot:expert', name: '' },
    ]);
    expect(botsOnly(offering, [ada])).toEqual([{ sitting: 'bot:novice', name: '' }]);
  });
});

describe('what is laid with one click', () => {
  const seats: Seat[] = [{ sitting: 'here', name: 'Ada' }, { sitting: 'bot:expert', name: 'Dobby' }];
  const rest = { ...firstRest(offering), pack: 'more', speed: 4 as const, options: { edition: 'pl', difficulty: 'standard' } };
  beforeEach(() => localStorage.clear());

  it('is a good first table, then what was laid last', () => {
    expect(usual(offering, 'Ada').seats).toHaveLength(3);
    keepUsual('toy', { seats, rest });
    expect(usual(offering, 'Ada')).toEqual({ seats, rest });
    expect(usual(offering, 'Adelaide').seats[0].name).toBe('Adelaide');
    expect(usual({ ...offering, id: 'other' } as Offering, 'Ada').seats).toHaveLength(3);
  });

  it('can always begin at once', () => {
    keepUsual('toy', { seats: [seats[0], { sitting: 'link', name: '' }], rest });
    keepUsual('toy', { seats: [seats[1], seats[1]], rest });
    expect(usual(offering, 'Ada').seats).toHaveLength(3);
  });

  it('asks for nothing that the game does not offer any more', () => {
    keepUsual('toy', { seats, rest: { ...rest, pack: 'lost', options: { edition: 'xx', gone: 'yes' } } });
    expect(usual(offering, '').rest.pack).toBe('');
    expect(usual(offering, '').rest.options).toEqual({ edition: 'en', difficulty: 'beginner' });
    keepUsual('toy', { seats: [seats[0], { sitting: 'bot:genius', name: '' }], rest });
    expect(usual(offering, '').seats).toHaveLength(3);
    localStorage.setItem('commonroom.plans', '{"toy": 7}');
    expect(usual(offering, '').seats).toHaveLength(3);
  });
});
