import { expect, test } from 'vitest';
import { ground, joined, MIDDLE, onLap, place, SLOTS, slotId, struck } from './pitch';
import type { View } from './view';

test('the pitch has 45 squares and six for the keepers', () => {
  expect(SLOTS).toHaveLength(51);
  expect(new Set(SLOTS.map(slotId)).size).toBe(51);
});

test('rows count upwards', () => {
  expect(place([0, 1]).y).toBeLessThan(place([0, 0]).y);
  expect(place([1, 0]).x).toBeGreaterThan(place([0, 0]).x);
});

test('squares are joined along lines, not across', () => {
  expect(joined([0, 0], [1, 0])).toBe(true);
  expect(joined([0, 0], [1, 1])).toBe(false);
});

test('a lap ends where it began', () => {
  const [start, end] = [onLap(0, 24, 0), onLap(24, 24, 0)];
  expect(end.x).toBeCloseTo(start.x);
  expect(end.y).toBeCloseTo(start.y);
  expect(onLap(30, 24, 0)).toEqual(end);
});

test('the Bludger to be hit is the one under a beater of the side to move', () => {
  const side = (at: Record<string, [number, number]>) => ({ at }) as View['sides'][0];
  const view = {
    sides: [side({ 'beater-1': [2, 1], 'chaser-1': [-3, 1] }), side({ 'beater-1': [-3, 1] })],
    turn: 0,
    bludgers: [
      [-3, 1],
      [2, 1],
    ],
  } as unknown as View;
  expect(struck(view)).toEqual([2, 1]);
  expect(struck({ ...view, bludgers: [[0, 0]] })).toBeNull();
});

test('a small window shows every square, the rows as far apart as there is room', () => {
  const wide = ground(1000, 580, false);
  expect([wide.rise, wide.grow]).toEqual([1, 1]);
  for (const [width, height] of [[390, 420], [390, 250], [360, 600]]) {
    const { map, rise } = ground(width, height, false);
    for (const slot of SLOTS) {
      const { x, y } = place(slot, rise);
      expect(x).toBeGreaterThan(map.x);
      expect(x).toBeLessThan(map.x + map.width);
      expect(y).toBeGreaterThan(map.y);
      expect(y).toBeLessThan(map.y + map.height);
    }
  }
  expect(ground(390, 500, false).rise).toBeGreaterThan(ground(390, 300, false).rise);
});

test('the seekers race where all of their lap is seen', () => {
  const { map, rise } = ground(390, 420, true);
  const far = onLap(6, 24, 1, rise);
  expect(far.x).toBeGreaterThan(map.x);
  expect(onLap(12, 24, 1, rise).y).toBeGreaterThan(map.y);
  expect(onLap(0, 24, 1, rise).y - MIDDLE.y).toBeCloseTo(312 * rise);
});
