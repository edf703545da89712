// The Quidditch pitch as its view tells it, and its geometry.
export type Slot = [number, number];

export interface SideView {
  seat: number;
  house: string;
  at: Record<string, Slot>;
  goals: number;
  seeker: number;
  card_count: number;
  cards: string[] | null;
  slowed: boolean;
  muted: boolean;
  shielded: boolean;
}
export interface PitchView {
  seat: number | null;
  phase: string | null;
  sides: [SideView, SideView];
  turn: number;
  actions: number;
  quaffle: Slot;
  carrier: string;
  bludgers: Slot[];
  dice: number[];
  lap: number;
  winner: number;
  over: boolean;
}

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

/** Where a square lies on the drawing; rows count upwards. */
export function place([column, row]: Slot): { x: number; y: number } {
  return { x: MIDDLE.x + column * STEP, y: MIDDLE.y - row * STEP };
}

/** Whether two squares are neighbours along a line. */
export function joined([a, b]: Slot, [c, d]: Slot): boolean {
  return Math.abs(a - c) + Math.abs(b - d) === 1;
}

/** Where a seeker is on its way round the pitch, beginning at the bottom. */
export function onLap(spaces: number, lap: number, track: 0 | 1): { x: number; y: number } {
  const angle = (2 * Math.PI * Math.min(spaces, lap)) / lap;
  const [rx, ry] = track === 0 ? [528, 278] : [566, 312];
  return { x: MIDDLE.x - rx * Math.sin(angle), y: MIDDLE.y + ry * Math.cos(angle) };
}

/** The Bludger that the side to move is about to hit: one of its beaters is on its square. */
export function struck(view: PitchView): Slot | null {
  const side = view.sides[view.turn];
  const beaters = Object.entries(side.at).filter(([piece]) => piece.startsWith('beater'));
  const under = view.bludgers.find((ball) => beaters.some(([, at]) => at[0] === ball[0] && at[1] === ball[1]));
  return under ?? null;
}
