// Where the names of spaces stand on the map: beside their space, clear of each other and of what
// else is drawn. Where there is no room for two, the one that matters less makes way.
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

/** How large letters are, in units of the map: as a rule, and at least. */
export interface Letters {
  size: number;
  least: number;
}

type Side = NonNullable<Space['label']>;
const SIDES: Side[] = ['below', 'above', 'right', 'left'];
/** How wide letters are, in parts of their height: slim ones, broad ones, capitals, and the rest. */
const SLIM = /[fijltI' .,\-]/;
const BROAD = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;
/** Letters in a row, the best first: above or below a space, and beside it. */
const WIDE = [14, 9];
const NARROW = [11, 8];
/** Room around a name. */
const MARGIN = 3;
/** What it costs to leave the side that the map was drawn for, in covered units of area. */
const ELSEWHERE = 60;
/** A row that is broken where it need not be. */
const BROKEN = 25;
/** A name that stands to one side of the middle, and how far, in parts of its own length. */
const ASIDE = 35;
const SHIFTS = [-0.3, 0.3];
/** Smaller letters, and how small. */
const SMALL = 70;
const SMALLER = 0.86;
const PASSES = 5;

export const big = (space: Space) =>
  Boolean(space.common_room || space.classroom || space.id === 'start');
export const radiusOf = (space: Space) => (big(space) ? 17 : 14.5);

/** A name on one side of its space. */
export function labelAt(space: Space, name: string, side: Side, size: number, tight = 0): Label {
  const beside = side === 'left' || side === 'right';
  const rows = lines(name, (beside ? NARROW : WIDE)[tight], 3);
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

/** How long a row is, in parts of the height of its letters. */
function lengthOf(row: string): number {
  let length = 0;
  for (const letter of row.normalize('NFC')) {
    const plain = letter.normalize('NFD')[0];
    length += SLIM.test(plain) ? 0.33 : BROAD.test(plain) ? 0.85 : CAPITAL.test(plain) ? 0.6 : 0.52;
  }
  return length;
}

const widthOf = (label: Label) => Math.max(...label.rows.map(lengthOf)) * label.size + 2 * MARGIN;

/** What a label at a space covers. */
export function boxOf(label: Label, x: number, y: number): Box {
  const width = widthOf(label);
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

export const around = (x: number, y: number, radius: number): Box => ({
  left: x - radius, top: y - radius, right: x + radius, bottom: y + radius,
});

/** Where the objects of a space lie. */
export const objects = (x: number, y: number): Box => ({
  left: x + 5, top: y - 27, right: x + 27, bottom: y - 3,
});

/** Where a pin stands on a space, and what it covers. */
export const pinAt = ({ x, y }: { x: number; y: number }) => ({ x: x - 10, y: y - 13 });
export function pinBox(space: { x: number; y: number } | undefined, grow: number): Box[] {
  if (!space) return [];
  const { x, y } = pinAt(space);
  return [{ left: x - 10 * grow, right: x + 10 * grow, top: y - 25 * grow, bottom: y }];
}

/** One way for a name to stand at its space; `cost` is what is lost by it, whatever others do. */
export interface Choice {
  label: Label;
  box: Box;
  cost: number;
}

function choices(
  { space, name, x, y, sheet }: Named,
  letters: Letters,
  taken: readonly Box[],
): Choice[] {
  const found: Choice[] = [];
  const add = (label: Label, lost: number) => {
    const box = boxOf(label, x, y);
    let cost = lost + outside(box, sheet);
    for (const one of taken) cost += overlap(box, one);
    found.push({ label, box, cost });
  };
  for (const side of [space.label!, ...SIDES.filter((one) => one !== space.label)]) {
    for (const [tight, small] of [[0, 0], [0, 1], [1, 0], [1, 1]]) {
      const size = small ? Math.max(letters.least, letters.size * SMALLER) : letters.size;
      const label = labelAt(space, name, side, size, tight);
      const lost = (side === space.label ? 0 : ELSEWHERE) + tight * BROKEN + small * SMALL;
      add(label, lost);
      for (const shift of SHIFTS) {
        const middle = label.anchor === 'middle';
        const aside = middle ? { x: shift * widthOf(label) } : { y: label.y + shift * 2 * size };
        add({ ...label, ...aside }, lost + ASIDE);
      }
    }
  }
  return found;
}

/** Space → where its name would stand best. */
export type Places = Map<string, Choice>;

/** A place for every name: each looks for its best in turn, until nobody would move. This takes some
    time, and depends on nothing that changes from step to step. */
export function places(all: readonly Named[], letters: Letters, taken: readonly Box[] = []): Places {
  const discs = all.map(({ space, x, y }) => ({ id: space.id, box: around(x, y, radiusOf(space)) }));
  const things = all.filter(({ space }) => space.object).map(({ x, y }) => objects(x, y));
  const fixed = [...taken, ...things];
  const named = all.filter(({ space }) => space.label).map((one) => {
    const others = discs.filter((disc) => disc.id !== one.space.id).map((disc) => disc.box);
    return { id: one.space.id, choices: choices(one, letters, [...fixed, ...others]) };
  });
  const placed: Places = new Map();
  for (let pass = 0, moved = true; moved && pass < PASSES; pass++) {
    moved = false;
    for (const { id, choices } of named) {
      const others = [...placed].filter(([other]) => other !== id).map(([, choice]) => choice.box);
      const best = cheapest(choices, others);
      if (placed.get(id) !== best) moved = true;
      placed.set(id, best);
    }
  }
  return placed;
}

/** The names that are written: those that matter less make way for others, and for what is taken. */
export function labels(
  placed: Places,
  rank: (space: string) => number,
  taken: readonly Box[] = [],
): Map<string, Label> {
  const kept: Box[] = [...taken];
  const found = new Map<string, Label>();
  const ranked = [...placed].map(([id, choice]) => ({ id, choice, rank: rank(id) }));
  for (const { id, choice: { label, box } } of ranked.toSorted((one, other) => other.rank - one.rank)) {
    if (kept.some((other) => overlap(box, other) > 0)) continue;
    kept.push(box);
    found.set(id, label);
  }
  return found;
}

/** The choice that costs least beside the names that stand already. */
function cheapest(choices: readonly Choice[], others: readonly Box[]): Choice {
  let [best, least] = [choices[0], Infinity];
  for (const choice of choices) {
    let cost = choice.cost;
    for (const other of others) cost += 6 * overlap(choice.box, other);
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

/** How far the scroll with somebody's name reaches to either side. */
export const scrollReach = (name: string) => name.length * 3.3 + 12;
const SCROLL = 15;
/** How far its upper and lower edges are from its middle. */
const HALF = 7;

/** Where the scrolls of those who stand on a space hang, one below the other: below the space, or
    where they hide less. `wide` is the reach of the longest, `taken` what they should not hide,
    `grow` how much larger they are than on a map that is near. */
export function hung(
  { x, y }: { x: number; y: number },
  count: number,
  wide: number,
  taken: readonly Box[],
  sheet: Frame,
  grow = 1,
): { scrolls: { x: number; y: number }[]; box: Box } {
  const clear = (count > 1 ? 27 : 15) + HALF * grow;
  const step = SCROLL * grow;
  const tall = step * (count - 1);
  const sides = [
    [x, y + clear],
    [x, y - clear - tall],
    [x + clear + wide, y - tall / 2],
    [x - clear - wide, y - tall / 2],
  ];
  const ways = sides.map(([middle, first], i) => {
    const box = { left: middle - wide, top: first - HALF * grow, right: middle + wide, bottom: first + tall + HALF * grow };
    const cost = (i && ELSEWHERE) + outside(box, sheet) + sum(taken.map((one) => overlap(box, one)));
    const scrolls = Array.from({ length: count }, (_, n) => ({ x: middle, y: first + step * n }));
    return { scrolls, box, cost };
  });
  return ways.reduce((best, one) => (one.cost < best.cost ? one : best));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
