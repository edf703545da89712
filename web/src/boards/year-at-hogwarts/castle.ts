// The boards of A Year at Hogwarts as views and content tell them, and the geometry of the map.
import type { Entry } from '../shared/face';
import type { Frame } from '../shared/map';
import type { View as ReturnView } from '../voldemort-returns/view';
import type { View as YearView } from './view';

export type Point = [number, number];
export type BoardName = 'hogwarts' | 'diagon-alley' | 'places';

export interface Space extends Entry {
  board: BoardName;
  x: number;
  y: number;
  label?: 'above' | 'below' | 'left' | 'right';
  draw?: Record<string, number>;
  resolve?: string;
  health?: number;
  common_room?: string;
  classroom?: string;
  tower?: boolean;
  object?: boolean;
  mission?: boolean;
  floo?: boolean;
  /** The editions in which a move ends on reaching it. */
  ends_move?: string[];
  editions?: string[];
}
export interface Path extends Entry {
  ends: [string, string];
  kind: 'footprints' | 'steps' | 'road' | 'passage';
  moves?: number;
  editions?: string[];
}
export interface Room extends Entry {
  board: BoardName;
  kind: string;
  outline: Point[];
  label?: Point;
}

/** What the map shows: A Year at Hogwarts, or Voldemort Returns. */
export type View = YearView | ReturnView;

/** Voldemort Returns has a villain. */
export const returning = (view: View): view is ReturnView => 'villain' in view;

const SIZES: Record<BoardName, { width: number; height: number }> = {
  hogwarts: { width: 1000, height: 700 },
  'diagon-alley': { width: 440, height: 330 },
  places: { width: 440, height: 350 },
};
const GAP = 22;

/** Where the three boards lie: side by side, or one above the others in a high window. */
export function sheets(tall: boolean): Record<BoardName, Frame> {
  const { hogwarts, places } = SIZES;
  const alley = SIZES['diagon-alley'];
  if (tall) {
    const top = hogwarts.height + GAP;
    return {
      hogwarts: { x: 0, y: 0, ...hogwarts },
      'diagon-alley': { x: 40, y: top, ...alley },
      places: { x: hogwarts.width - places.width - 40, y: top, ...places },
    };
  }
  const left = hogwarts.width + GAP;
  return {
    hogwarts: { x: 0, y: 0, ...hogwarts },
    'diagon-alley': { x: left, y: 0, ...alley },
    places: { x: left, y: alley.height + GAP - 2, ...places },
  };
}

/** The whole map that holds these sheets, with a margin, and room for the dice below. */
export function wholeMap(laid: Record<BoardName, Frame>): Frame {
  const all = Object.values(laid);
  const margin = 14;
  const foot = 40;
  const right = Math.max(...all.map((sheet) => sheet.x + sheet.width));
  const bottom = Math.max(...all.map((sheet) => sheet.y + sheet.height));
  return { x: -margin, y: -margin, width: right + 2 * margin, height: bottom + 2 * margin + foot };
}

/** Footprints from one place to another, left foot and right foot, as the outline of one path. */
export function footprints(from: Point, to: Point, clear = 19, stride = 10.5): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  const count = Math.floor((far - 2 * clear) / stride) + 1;
  if (count < 1) return '';
  const [ux, uy] = [dx / far, dy / far];
  const begin = (far - (count - 1) * stride) / 2;
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const along = begin + i * stride;
    const aside = i % 2 ? 3 : -3;
    const at: Point = [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside];
    drawn += oval([at[0] + ux * 1.6, at[1] + uy * 1.6], [ux, uy], 2.9, 1.75);
    drawn += oval([at[0] - ux * 2.7, at[1] - uy * 2.7], [ux, uy], 1.35, 1.3);
  }
  return drawn;
}

function oval([x, y]: Point, [ux, uy]: Point, long: number, broad: number): string {
  const turn = ((Math.atan2(uy, ux) * 180) / Math.PI).toFixed(1);
  const half = (sign: number) => `${(x + sign * ux * long).toFixed(1)} ${(y + sign * uy * long).toFixed(1)}`;
  const arc = `A${long} ${broad} ${turn} 1 0`;
  return `M${half(-1)}${arc} ${half(1)}${arc} ${half(-1)}Z`;
}

/** A line between two places that leaves both clear; steps are two lines with treads between. */
export function stairs(from: Point, to: Point, clear = 17): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  const at = (along: number, aside: number) =>
    `${(from[0] + ux * along - uy * aside).toFixed(1)} ${(from[1] + uy * along + ux * aside).toFixed(1)}`;
  let drawn = `M${at(clear, -5)}L${at(far - clear, -5)}M${at(clear, 5)}L${at(far - clear, 5)}`;
  for (let along = clear + 3; along < far - clear; along += 5) drawn += `M${at(along, -5)}L${at(along, 5)}`;
  return drawn;
}

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false;
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

/** Points spread over an outline as if by hand, always the same, clear of what stands there. */
export function scattered(
  outline: readonly Point[],
  step: number,
  keepOff: readonly Point[],
  clear: number,
): Point[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const found: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step * 0.8, row++) {
    for (let x = Math.min(...xs) + (row % 2 ? step : step / 2); x < Math.max(...xs); x += step) {
      const wobble = Math.sin(x * 12.9 + y * 78.2) * 43758.5;
      const spread = wobble - Math.floor(wobble) - 0.5;
      const point: Point = [Math.round(x + spread * step * 0.5), Math.round(y - spread * step * 0.35)];
      const free = keepOff.every(([a, b]) => Math.hypot(a - point[0], b - point[1]) >= clear);
      if (free && inside(point, outline)) found.push(point);
    }
  }
  return found;
}

/** What a space is for, as the name of its symbol; the most telling first. */
export function symbolOf(space: Space): string {
  if (space.common_room) return space.common_room;
  if (space.classroom) return space.classroom;
  if (space.id === 'start' || space.id === 'quidditch-pitch') return space.id;
  if (space.tower) return 'tower';
  if (space.object) return 'object';
  if (space.resolve) return space.resolve;
  const [deck] = Object.keys(space.draw ?? {});
  if (deck) return deck;
  if (space.health) return 'health';
  return 'plain';
}

/** The colours of spaces by what they are for, as the map and its legend show them: told apart by
    their lightness, too; and the colour of the signs on them. */
export const KINDS: Record<string, string> = {
  spell: '#2b4c96',
  potion: '#2c6b3a',
  book: '#6e431a',
  object: '#17707c',
  duel: '#99271b',
  action: '#a86400',
  event: '#6c3a8f',
  health: '#b0386a',
};
export const SIGN = '#fff3d6';
