// The board of Talisman as its view tells it, and the geometry of its rings.
import type { Entry } from '../shared/face';
import { huddle, lines, type Frame } from '../shared/map';
import type { FightView } from './view';

export type Contribution = FightView['parts'][number];

export interface Space extends Entry {
  name: string;
  region: string;
  x: number;
  y: number;
  draw?: number;
}

/** A space as a tile: its box, and its middle. */
export interface Tile extends Frame {
  id: string;
  middle: { x: number; y: number };
}

const RINGS = ['outer', 'middle', 'inner', 'great-hall'];
/** What lies between a ring and the next: a road, the castle's wall, a threshold. */
const GAPS = [18, 30, 6];
/** How broad the spaces of a ring are, in parts of the whole board: across and down. */
const BREADTHS = [
  [0.135, 1 / 8],
  [0.125, 0.12],
] as const;
const CELL = 15;
const EDGE = 5;

/** A ring: its box, how many spaces are on a side, and how broad they are. */
export interface Ring extends Frame {
  count: number;
  across: number;
  down: number;
}

/** The rings, one in the other, on a board of this size; the last is the Great Hall. */
export function rings(width: number, height: number): Ring[] {
  const made: Ring[] = [];
  let box: Frame = { x: 0, y: 0, width, height };
  for (let ring = 0; ring < RINGS.length; ring++) {
    const count = 7 - 2 * ring;
    const [share, low] = BREADTHS[ring] ?? [box.width / count / width, box.height / count / height];
    const [across, down] = [share * width, low * height];
    made.push({ ...box, count, across, down });
    const gap = GAPS[ring] ?? 0;
    box = {
      x: box.x + across + gap,
      y: box.y + down + gap,
      width: box.width - 2 * (across + gap),
      height: box.height - 2 * (down + gap),
    };
  }
  return made;
}

/** Where a space lies: its place in the grid of the content, laid out ring by ring. */
export function tile(space: Space, boxes: readonly Ring[]): Tile {
  const ring = Math.max(0, RINGS.indexOf(space.region));
  const box = boxes[ring];
  const column = side((space.x - EDGE) / CELL - ring, box.count, box.across, box.width);
  const row = side((space.y - EDGE) / CELL - ring, box.count, box.down, box.height);
  const [x, y] = [box.x + column.from, box.y + row.from];
  return {
    id: space.id,
    x,
    y,
    width: column.length,
    height: row.length,
    middle: { x: x + column.length / 2, y: y + row.length / 2 },
  };
}

/** Where the nth space of a side begins and how long it is: the corners are as broad as the ring. */
function side(nth: number, count: number, breadth: number, whole: number) {
  if (count === 1) return { from: 0, length: whole };
  const between = (whole - 2 * breadth) / (count - 2);
  if (nth <= 0) return { from: 0, length: breadth };
  if (nth >= count - 1) return { from: whole - breadth, length: breadth };
  return { from: breadth + (nth - 1) * between, length: between };
}

/** A name as it is written along the lower edge of a tile. */
export interface Caption {
  rows: string[];
  size: number;
  /** Where each row stands, and where the first one begins, from the tile's upper edge. */
  rests: number[];
  top: number;
}

const NARROW = 140;
const FOOT = 11;
/** How wide a letter is, in parts of its height. */
const LETTER = 0.53;

/** A name on its tile, in letters of at least this height. */
export function caption(name: string, { width, height }: Frame, least = 0): Caption {
  const size = Math.max(width < NARROW ? 14 : 15.5, least);
  const rows = lines(name, Math.floor((width - 12) / (LETTER * size)), 3);
  const rests = rows.map((_, i) => height - FOOT - (rows.length - 1 - i) * (size + 0.5));
  return { rows, size, rests, top: rests[0] - 0.75 * size };
}

/** A tile without a name: its picture fills it. */
export const unwritten = ({ height }: Frame): Caption => ({ rows: [], size: 0, rests: [], top: height });

/** How far a piece reaches from its middle, and how near its middle comes to the upper edge. */
export const REACH = 23;
const HIGHEST = 18;
/** How far apart pieces stand in a row. */
const APART = 38;

/** Where pieces stand on a tile: above its name, as far as there is room. */
export function stands(tile: Tile, top: number, count: number): { x: number; y: number }[] {
  const { x, y } = tile.middle;
  const room = top - 2 * REACH;
  const low = Math.max(tile.y + HIGHEST, Math.min(y - 10, tile.y + top - REACH));
  if (room > REACH) {
    const radius = Math.min(26, room / 2);
    const rise = count > 1 ? tile.y + REACH + room / 2 : low;
    return huddle(count, radius).map(([dx, dy]) => ({ x: x + dx * 1.25, y: rise + dy }));
  }
  const step = Math.min(APART, (tile.width - 2 * REACH) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * step, y: low }));
}

/** The farthest a die leads. */
const FARTHEST = 6;

/** The spaces from one to another, both included: along their ring, or straight if it is farther
    than one walks or on another ring. The content lists a ring in its order. */
export function along(spaces: readonly Space[], from: string, to: string): string[] {
  const region = spaces.find((space) => space.id === from)?.region;
  const ring = spaces.filter((space) => space.region === region).map((space) => space.id);
  const [start, end] = [ring.indexOf(from), ring.indexOf(to)];
  if (start < 0 || end < 0) return [from, to];
  const onward = (end - start + ring.length) % ring.length;
  const back = ring.length - onward;
  const [steps, way] = onward <= back ? [onward, 1] : [back, -1];
  if (steps > FARTHEST) return [from, to];
  return Array.from(
    { length: steps + 1 },
    (_, i) => ring[(start + way * i + ring.length) % ring.length],
  );
}

/** What contributions add up to. */
export const total = (parts: readonly Contribution[]): number =>
  parts.reduce((sum, [, amount]) => sum + amount, 0);
