import { describe, expect, test } from 'vitest';
import { along, caption, REACH, rings, stands, tile, total, type Space } from './ring';

const space = (region: string, x: number, y: number): Space => ({
  id: `${region}-${x}-${y}`,
  name: 'somewhere',
  region,
  x,
  y,
});

describe('the rings', () => {
  const boxes = rings(1050, 700);
  test('lie one in the other', () => {
    for (let ring = 1; ring < 4; ring++) {
      expect(boxes[ring].x).toBeGreaterThan(boxes[ring - 1].x);
      expect(boxes[ring].x + boxes[ring].width).toBeLessThan(
        boxes[ring - 1].x + boxes[ring - 1].width,
      );
      expect(boxes[ring].height).toBeGreaterThan(0);
    }
  });
  test('hold their spaces from corner to corner', () => {
    expect(tile(space('outer', 5, 5), boxes)).toMatchObject({ x: 0, y: 0, width: boxes[0].across, height: 87.5 });
    expect(boxes[0].across).toBeCloseTo(141.75);
    const last = tile(space('outer', 95, 95), boxes);
    expect(last.x + last.width).toBeCloseTo(1050);
    expect(last.y + last.height).toBeCloseTo(700);
    const gates = tile(space('middle', 80, 80), boxes);
    expect(gates.x + gates.width).toBeCloseTo(boxes[1].x + boxes[1].width);
    expect(tile(space('great-hall', 50, 50), boxes).middle.x).toBeCloseTo(525);
  });
  test('do not overlap', () => {
    const outer = tile(space('outer', 20, 5), boxes);
    const middle = tile(space('middle', 20, 20), boxes);
    expect(outer.y + outer.height).toBeLessThan(middle.y);
  });
});

describe('pieces on a space', () => {
  const at = tile(space('outer', 20, 5), rings(1050, 636));
  test.each(['Azkaban', '12 Grimmauld Place'])('leave its name free: %s', (name) => {
    const { top } = caption(name, at);
    for (const count of [1, 2, 3, 6]) {
      const found = stands(at, top, count);
      expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of found) {
        expect(y + REACH).toBeLessThanOrEqual(at.y + top + 1);
        expect(x).toBeGreaterThan(at.x);
        expect(x).toBeLessThan(at.x + at.width);
      }
    }
  });
  test('stand round its middle where there is room', () => {
    const tall = { ...at, height: 160, middle: { x: at.middle.x, y: at.y + 80 } };
    const { top } = caption('Azkaban', tall);
    const found = stands(tall, top, 3);
    expect(new Set(found.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
    for (const { y } of found) expect(y + REACH).toBeLessThanOrEqual(tall.y + top + 1);
  });
});

test('a walk goes along its ring, the shorter way round, and anything else straight', () => {
  const outer = Array.from({ length: 24 }, (_, i) => ({ ...space('outer', i, 0), id: `o${i}` }));
  const all = [...outer, { ...space('middle', 0, 0), id: 'm0' }];
  expect(along(all, 'o22', 'o1')).toEqual(['o22', 'o23', 'o0', 'o1']);
  expect(along(all, 'o1', 'o22')).toEqual(['o1', 'o0', 'o23', 'o22']);
  expect(along(all, 'o0', 'o10')).toEqual(['o0', 'o10']);
  expect(along(all, 'o3', 'm0')).toEqual(['o3', 'm0']);
});

test('contributions add up', () => {
  expect(total([['magic', 4], ['wand', 1]])).toBe(5);
  expect(total([])).toBe(0);
});
