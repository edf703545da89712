import { describe, expect, test } from 'vitest';
import type { Space } from './castle';
import { boxOf, hung, labelAt, labels, overlap, places, scrollReach, type Letters, type Named } from './labels';

const LETTERS = { size: 12, least: 10 };
const SHEET = { x: 0, y: 0, width: 400, height: 300 };
const named = (id: string, x: number, y: number, label: Space['label'], name = id): Named => ({
  space: { id, board: 'hogwarts', x, y, label } as Space,
  name,
  x,
  y,
  sheet: SHEET,
});
const written = (all: Named[], letters: Letters, rank: (id: string) => number = () => 0) =>
  labels(places(all, letters), rank);
const box = (found: ReturnType<typeof labels>, { space, x, y }: Named) =>
  boxOf(found.get(space.id)!, x, y);

describe('the names on the map', () => {
  test('stand where the map was drawn for them while there is room', () => {
    const tower = named('tower', 100, 100, 'above', 'Bell Tower');
    const found = written([tower, named('far', 300, 200, 'left')], LETTERS);
    expect(found.get('tower')).toEqual(labelAt(tower.space, 'Bell Tower', 'above', 12));
    expect(found.get('far')?.anchor).toBe('end');
  });

  test('make way for each other and for spaces', () => {
    const one = named('one', 100, 100, 'below', 'Headmaster Tower');
    const two = named('two', 140, 100, 'below', 'Dumbledore Office');
    const mute = named('mute', 100, 126, undefined);
    const found = written([one, two, mute], LETTERS);
    expect(overlap(box(found, one), box(found, two))).toBe(0);
    const disc = { left: 85.5, right: 114.5, top: 111.5, bottom: 140.5 };
    expect(overlap(box(found, one), disc)).toBe(0);
    expect(found.has('mute')).toBe(false);
  });

  test('move aside rather than cover a space', () => {
    const hall = named('hall', 200, 100, 'below', 'Entrance Hall');
    const around = [[200, 68], [165, 100], [235, 100], [236, 122]] as const;
    const found = written([hall, ...around.map(([x, y]) => named(`${x}`, x, y, undefined))], LETTERS);
    for (const [x, y] of around) {
      const disc = { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 };
      expect(overlap(box(found, hall), disc)).toBe(0);
    }
  });

  test('are left out where there is no room, but not those that matter', () => {
    const crowd = [0, 1, 2, 3, 4, 5].map((n) => named(`n${n}`, 200 + n, 150 + n, 'below', `Very Long Name ${n}`));
    const found = written(crowd, LETTERS, (id) => (id === 'n5' ? 1 : 0));
    expect(found.has('n5')).toBe(true);
    const boxes = crowd.filter(({ space }) => found.has(space.id)).map((one) => box(found, one));
    expect(boxes.length).toBeLessThan(6);
    for (const [i, one] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(0);
    }
  });

  test('are never smaller than the least', () => {
    const crowd = [0, 1, 2].map((n) => named(`n${n}`, 200 + 20 * n, 150, 'below', `Long Name ${n}`));
    const sizes = [...written(crowd, { size: 12, least: 11.5 }).values()].map(({ size }) => size);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.5);
  });

  test('stay on their sheet', () => {
    const edge = named('edge', 20, 150, 'left', 'Leaky Cauldron');
    expect(box(written([edge], LETTERS), edge).left).toBeGreaterThanOrEqual(0);
  });

  test('break in rows of which the longest tells how wide they are', () => {
    const label = labelAt(named('x', 0, 0, 'right').space, 'Weasleys Wizard Wheezes', 'right', 12);
    expect(label.rows.length).toBeGreaterThan(1);
    const { left, right } = boxOf(label, 0, 0);
    expect(left).toBeGreaterThan(14);
    expect(right - left).toBeLessThan(90);
  });
});

describe("everybody's name", () => {
  const wide = scrollReach('Ada');
  test('hangs below its space while nothing is hidden', () => {
    expect(hung({ x: 100, y: 100 }, 1, wide, [], SHEET).scrolls).toEqual([{ x: 100, y: 122 }]);
    const three = hung({ x: 100, y: 100 }, 3, wide, [], SHEET).scrolls;
    expect(new Set(three.map(({ y }) => y)).size).toBe(3);
  });
  test('hangs elsewhere rather than hide the name of a space', () => {
    const below = { left: 60, top: 114, right: 140, bottom: 130 };
    const above = { left: 60, top: 60, right: 140, bottom: 90 };
    for (const taken of [[below], [below, above]]) {
      const { box } = hung({ x: 100, y: 100 }, 1, wide, taken, SHEET);
      for (const one of taken) expect(overlap(box, one)).toBe(0);
    }
  });
  test('stays on its sheet', () => {
    const taken = [{ left: 0, top: 114, right: 140, bottom: 130 }];
    const { box } = hung({ x: 40, y: 100 }, 1, wide, taken, SHEET);
    expect(box.left).toBeGreaterThanOrEqual(0);
  });
});
