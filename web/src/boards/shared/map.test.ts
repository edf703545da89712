import { describe, expect, test } from 'vitest';
import { around, filling, holding, huddle, lines, moved, onward, within, wrapped, zoomed } from './map';

const MAP = { x: 0, y: 0, width: 1000, height: 500 };
const SPOTS = [
  { id: 'middle', x: 50, y: 50 },
  { id: 'right', x: 90, y: 55 },
  { id: 'far-right', x: 140, y: 50 },
  { id: 'above', x: 45, y: 10 },
  { id: 'aside', x: 60, y: 120 },
];

describe('arrow keys', () => {
  const from = SPOTS[0];
  test('lead to the next space ahead', () => {
    expect(onward(SPOTS, from, 'ArrowRight')?.id).toBe('right');
    expect(onward(SPOTS, from, 'ArrowUp')?.id).toBe('above');
    expect(onward(SPOTS, from, 'ArrowDown')?.id).toBe('aside');
  });
  test('lead nowhere at the rim, nor do other keys', () => {
    expect(onward(SPOTS, from, 'ArrowLeft')).toBeNull();
    expect(onward(SPOTS, from, 'Enter')).toBeNull();
  });
});

test('a picture of a frame is moved to look like another', () => {
  const picture = { x: 100, y: 50, width: 500, height: 250 };
  expect(moved(MAP, picture, 1000)).toEqual({ k: 0.5, x: 100, y: 50 });
  const { k, x, y } = moved(picture, MAP, 1000);
  // A point of the map is where the other frame shows it.
  const seen = (frame: typeof MAP) => [(300 - frame.x) * (1000 / frame.width), (150 - frame.y) * (1000 / frame.width)];
  const [across, down] = seen(MAP);
  expect([across * k + x, down * k + y]).toEqual(seen(picture));
});

describe('the part of a map that is shown', () => {
  test('is where most of what matters is, if not all of it fits', () => {
    const home = { id: 'home', x: 60, y: 60 };
    const far = [850, 900, 950].map((x) => ({ id: `${x}`, x, y: 400 }));
    const shown = (...spots: typeof SPOTS) => filling(MAP, 2, 400, holding(spots, 10), spots);
    expect(shown(home, { ...home, x: 200 })).toEqual({ x: 0, y: 0, width: 400, height: 200 });
    expect(shown(home, ...far)).toEqual({ x: 600, y: 300, width: 400, height: 200 });
    expect(shown(home, far[0])).toEqual({ x: 0, y: 0, width: 400, height: 200 });
  });
  test('stays on the map', () => {
    expect(within(MAP, { x: -50, y: 450, width: 200, height: 100 })).toEqual({
      x: 0,
      y: 400,
      width: 200,
      height: 100,
    });
  });
  test('shows the map in the middle of a larger window', () => {
    expect(within(MAP, { x: 300, y: -20, width: 500, height: 800 })).toEqual({
      x: 300,
      y: -150,
      width: 500,
      height: 800,
    });
  });
  test('keeps the point that is zoomed at', () => {
    const frame = zoomed(MAP, MAP, 2, 500, 250);
    expect(frame).toEqual({ x: 250, y: 125, width: 500, height: 250 });
    expect(zoomed(MAP, frame, 0.5, 500, 250)).toEqual(MAP);
  });
  test('is never smaller than a sixth', () => {
    expect(zoomed(MAP, MAP, 100, 500, 250).width).toBeCloseTo(1000 / 6);
  });
  test('holds the spaces of interest in the window’s proportions', () => {
    const part = holding(SPOTS, 10);
    expect(part).toEqual({ x: 35, y: 0, width: 115, height: 130 });
    expect(around(part!, 2)).toEqual({ x: -37.5, y: 0, width: 260, height: 130 });
    expect(holding([], 10)).toBeNull();
  });
});

test('pieces on one space stand apart', () => {
  expect(huddle(1, 10)).toEqual([[0, 0]]);
  const two = huddle(2, 10);
  expect(two[0][1]).toBeCloseTo(-10);
  expect(two[1][1]).toBeCloseTo(10);
});

test('names are broken evenly', () => {
  expect(lines('Owlery', 10)).toEqual(['Owlery']);
  expect(lines('Quidditch Pitch', 10)).toEqual(['Quidditch', 'Pitch']);
  expect(lines('Defence Against the Dark Arts Classroom', 14)).toEqual([
    'Defence Against',
    'the Dark',
    'Arts Classroom',
  ]);
  expect(lines('Moaning Myrtle’s Bathroom', 12)).toEqual(['Moaning', 'Myrtle’s', 'Bathroom']);
});

test('texts are wrapped, and cut where they do not fit', () => {
  expect(wrapped('Remove one corruption here', 12)).toEqual(['Remove one', 'corruption', 'here']);
  expect(wrapped('Remove one corruption here', 12, 2)).toEqual(['Remove one', 'corruption…']);
  expect(wrapped('', 12)).toEqual([]);
});
