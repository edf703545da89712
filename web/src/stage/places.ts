// Where things are on the screen: what a board calls so, or a player's place at the table.
import type { Mark } from './scenes';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const selector = (name: string): string =>
  name.startsWith('player:')
    ? `[data-seat="${CSS.escape(name.slice('player:'.length))}"]`
    : `[data-part="board"] [data-spot="${CSS.escape(name)}"]`;

/** Where a mark is, in pixels of the window; null: nowhere in sight. */
export function placeOf(mark: Mark | undefined, page: ParentNode = document): Place | null {
  for (const name of mark === undefined ? [] : [mark].flat()) {
    for (const found of page.querySelectorAll(selector(name))) {
      const { x, y, width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0) return { x, y, width, height };
    }
  }
  return null;
}

export const middle = ({ x, y, width, height }: Place): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The point nearest to another that leaves room for something of this size within a frame. */
export function within(frame: Place, at: { x: number; y: number }, width: number, height: number) {
  const clamp = (value: number, low: number, high: number) =>
    low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
  return {
    x: clamp(at.x, frame.x + width / 2, frame.x + frame.width - width / 2),
    y: clamp(at.y, frame.y + height / 2, frame.y + frame.height - height / 2),
  };
}
