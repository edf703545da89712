// Where the names of spaces stand on the map: beside their space, clear of each other and of what
// else is drawn, as far as there is room.
import { lines, type Frame } from '../shared/map';
import type { Space } from './castle';

export interface Label {
  rows: string[];
  size: number;
  /** Where the first row stands, from the middle of the space. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Named {
  space: Space;
  name: string;
  x: number;
  y: number;
  /** The sheet it lies on. */
  sheet: Frame;
}

type Side = NonNullable<Space['label']>;
const SIDES: Side[] = ['below', 'above', 'right', 'left'];
/** How wide a letter is on average, in parts of its height. */
const LETTER = 0.47;
/** Letters in a row, the best first: above or below a space, and beside it. */
const WIDE = [14, 9];
const NARROW = [11, 8];
/** Room around a name. */
const MARGIN = 2;
/** What it costs to leave the side that the map was drawn for, in covered units of area. */
const ELSEWHERE = 60;
/** A row that is broken where it need not be. */
const BROKEN = 25;
const PASSES = 5;

export const big = (space: Space) =>
  Boolean(space.common_room || space.classroom || space.id === 'start');
export const radiusOf = (space: Space) => (big(space) ? 17 : 14.5);

/** A name on one side of its space. */
export function labelAt(space: Space, name: string, side: Side, letters: number, tight = 0): Label {
  const beside = side === 'left' || side === 'right';
  const rows = lines(name, (beside ? NARROW : WIDE)[tight], 3);
  const size = rows.length > 2 ? letters - 1.2 : letters;
  const radius = radiusOf(space);
  const middle = 4 - ((rows.length - 1) * size) / 2;
  if (side === 'left') return { rows, size, x: -radius - 5, y: middle, anchor: 'end' };
  if (side === 'right') return { rows, size, x: radius + 5, y: middle, anchor: 'start' };
  const y = side === 'above' ? -radius - 7 - (rows.length - 1) * size : radius + 13;
  return { rows, size, x: 0, y, anchor: 'middle' };
}

/** What a row of letters covers that stands in the middle of a point. */
export function writing(text: string, x: number, y: number, size: number): Box {
  return boxOf({ rows: [text], size, x: 0, y: 0, anchor: 'middle' }, x, y);
}

/** What a label at a space covers. */
export function boxOf(label: Label, x: number, y: number): Box {
  const width = Math.max(...label.rows.map((row) => row.length)) * label.size * LETTER + 2 * MARGIN;
  const from = { start: 0, middle: 0.5, end: 1 }[label.anchor];
  const left = x + label.x - from * width;
  const top = y + label.y - 0.75 * label.size;
  const height = label.rows.length * label.size;
  return { left, top, right: left + width, bottom: top + height };
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How much of a box lies beside the sheet. */
function outside(box: Box, sheet: Frame): number {
  const { x, y, width, height } = sheet;
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area - overlap(box, { left: x, top: y, right: x + width, bottom: y + height });
}

const around = (x: number, y: number, radius: number): Box => ({
  left: x - radius, top: y - radius, right: x + radius, bottom: y + radius,
});

/** Where the objects of a space lie. */
const objects = (x: number, y: number): Box => ({
  left: x + 5, top: y - 27, right: x + 27, bottom: y - 3,
});

/** A place for every name: each looks for its best side in turn, until nobody would move. */
export function labels(
  all: readonly Named[],
  letters: number,
  taken: readonly Box[] = [],
): Map<string, Label> {
  const named = all.filter(({ space }) => space.label);
  const discs = all.map(({ space, x, y }) => ({ id: space.id, box: around(x, y, radiusOf(space)) }));
  const things = all.filter(({ space }) => space.object).map(({ x, y }) => objects(x, y));
  const fixed = [...taken, ...things];
  const placed = new Map<string, { label: Label; box: Box }>();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { space, name, x, y, sheet } of named) {
      let least = Infinity;
      const sides = [space.label!, ...SIDES.filter((one) => one !== space.label)];
      for (const [side, tight] of sides.flatMap((one) => [[one, 0], [one, 1]] as [Side, number][])) {
        const label = labelAt(space, name, side, letters, tight);
        const box = boxOf(label, x, y);
        let cost = (side === space.label ? 0 : ELSEWHERE) + tight * BROKEN + outside(box, sheet);
        for (const one of fixed) cost += overlap(box, one);
        for (const disc of discs) if (disc.id !== space.id) cost += overlap(box, disc.box);
        for (const [id, other] of placed) if (id !== space.id) cost += 2 * overlap(box, other.box);
        if (cost < least) {
          least = cost;
          placed.set(space.id, { label, box });
        }
      }
    }
  }
  return new Map([...placed].map(([id, { label }]) => [id, label]));
}
