// The Quidditch pitch as its view tells it, and its geometry.
import type { Frame } from '../shared/map';
import type { View } from './view';

export type Slot = [number, number];

export const STEP = 84;
export const MIDDLE = { x: 600, y: 340 };
const COLUMNS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const ROWS = [-2, -1, 0, 1, 2];

/** Every square: the field, and three for each keeper behind the ends. */
export const SLOTS: Slot[] = [
  ...COLUMNS.flatMap((column) => ROWS.map((row): Slot => [column, row])),
  ...[-5, 5].flatMap((column) => [-1, 0, 1].map((row): Slot => [column, row])),
];

export const slotId = ([column, row]: Slot): string => `slot:${column},${row}`;

/** How the drawing fits its window. */
export interface Ground {
  map: Frame;
  /** How far the rows are apart, and how large things are, against a wide window. */
  rise: number;
  grow: number;
}

const WIDE: Ground = { map: { x: -16, y: -34, width: 1232, height: 726 }, rise: 1, grow: 1 };
/** From hoops to hoops, without the seekers' lap and the stands. */
const FIELD = { x: 88, width: 1024 };
/** From the score to the highest row, and from the middle to the edge of the grass. */
const SCORE = 150;
const GRASS = 275;
const LAP = 350;

/** A small window shows the whole pitch: no more of it than is played on, with rows as far apart as
    there is room, and larger things. */
export function ground(width: number, height: number, racing: boolean): Ground {
  if (width === 0 || width >= 700) return WIDE;
  const across = racing ? WIDE.map : FIELD;
  const half = racing ? LAP : GRASS;
  const room = (across.width * height) / width - SCORE;
  const rise = Math.min(1.8, Math.max(1, room / (2 * half)));
  const top = MIDDLE.y - half * rise - SCORE;
  const map = { x: across.x, y: top, width: across.width, height: 2 * half * rise + SCORE };
  return { map, rise, grow: 1.35 };
}

/** Where a square lies on the drawing; rows count upwards. */
export function place([column, row]: Slot, rise = 1): { x: number; y: number } {
  return { x: MIDDLE.x + column * STEP, y: MIDDLE.y - row * STEP * rise };
}

/** Whether two squares are neighbours along a line. */
export function joined([a, b]: Slot, [c, d]: Slot): boolean {
  return Math.abs(a - c) + Math.abs(b - d) === 1;
}

/** Where a seeker is on its way round the pitch, beginning at the bottom. */
export function onLap(spaces: number, lap: number, track: 0 | 1, rise = 1): { x: number; y: number } {
  const angle = (2 * Math.PI * Math.min(spaces, lap)) / lap;
  const [rx, ry] = track === 0 ? [528, 278] : [566, 312];
  return { x: MIDDLE.x - rx * Math.sin(angle), y: MIDDLE.y + rise * ry * Math.cos(angle) };
}

/** The Bludger that the side to move is about to hit: one of its beaters is on its square. */
export function struck(view: View): Slot | null {
  const side = view.sides[view.turn];
  const beaters = Object.entries(side.at).filter(([piece]) => piece.startsWith('beater'));
  const under = view.bludgers.find((ball) => beaters.some(([, at]) => at[0] === ball[0] && at[1] === ball[1]));
  return under ?? null;
}
