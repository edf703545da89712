import { describe, expect, it } from 'vitest';
import { placed } from './within';

const SCREEN = { width: 390, height: 844 };
const NOTE = { width: 120, height: 60 };
const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });

describe('a note about something', () => {
  it('stands below the middle of it', () => {
    expect(placed(at(175, 100), NOTE, SCREEN)).toEqual({ left: 135, top: 124 });
  });
  it('stands above it where there is no room below', () => {
    expect(placed(at(175, 800), NOTE, SCREEN).top).toBe(736);
  });
  it('is never cut off, wherever it is about', () => {
    for (const [left, top] of [[0, 0], [350, 0], [0, 824], [350, 824]]) {
      const { left: x, top: y } = placed(at(left, top), NOTE, SCREEN);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + NOTE.width).toBeLessThanOrEqual(SCREEN.width);
      expect(y + NOTE.height).toBeLessThanOrEqual(SCREEN.height);
    }
  });
});
