import { describe, expect, test } from 'vitest';
import { footprints, inside, scattered, sheets, stairs, symbolOf, wholeMap, type Point, type Space } from './castle';

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test('the sheets do not overlap and the map holds them all', () => {
  for (const tall of [false, true]) {
    const laid = sheets(tall);
    const [castle, alley, places] = [laid.hogwarts, laid['diagon-alley'], laid.places];
    const apart = (a: typeof castle, b: typeof castle) =>
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(apart(castle, alley) && apart(castle, places) && apart(alley, places)).toBe(true);
    const map = wholeMap(laid);
    for (const sheet of Object.values(laid)) {
      expect(sheet.x + sheet.width).toBeLessThanOrEqual(map.x + map.width);
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(map.y + map.height);
    }
  }
});

describe('what is drawn between places', () => {
  test('is a footprint for every stride', () => {
    const count = (drawn: string) => drawn.split('M').length - 1;
    expect(count(footprints([0, 0], [80, 0], 20, 10))).toBe(10);
    expect(footprints([0, 0], [30, 0], 20, 10)).toBe('');
  });
  test('are steps that leave the places clear', () => {
    const drawn = stairs([0, 0], [100, 0], 20);
    expect(drawn.startsWith('M20.0 -5.0L80.0 -5.0')).toBe(true);
    expect(drawn).not.toContain('M9');
  });
});

test('things are scattered inside, off the spaces, and always alike', () => {
  const found = scattered(SQUARE, 12, [[50, 50]], 20);
  expect(found.length).toBeGreaterThan(20);
  expect(found.every((point) => inside(point, SQUARE))).toBe(true);
  expect(found.every(([x, y]) => Math.hypot(x - 50, y - 50) >= 20)).toBe(true);
  expect(scattered(SQUARE, 12, [[50, 50]], 20)).toEqual(found);
});

test('a space shows what it is for', () => {
  const space = (rest: Partial<Space>): Space => ({ id: 'a', board: 'hogwarts', x: 0, y: 0, ...rest });
  expect(symbolOf(space({ tower: true }))).toBe('tower');
  expect(symbolOf(space({ classroom: 'charms', draw: { spell: 1 } }))).toBe('charms');
  expect(symbolOf(space({ object: true, draw: { spell: 1 } }))).toBe('object');
  expect(symbolOf(space({ draw: { book: 2 } }))).toBe('book');
  expect(symbolOf(space({ health: 2 }))).toBe('health');
  expect(symbolOf(space({}))).toBe('plain');
});
