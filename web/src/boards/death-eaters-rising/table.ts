// The table of Death Eaters Rising as its view tells it, and where everything lies on the drawing.
import type { Msg } from '../contract';
import type { Entry } from '../shared/face';
import type { Frame } from '../shared/map';

export const VIRTUES = ['friendship', 'bravery', 'knowledge', 'loyalty'] as const;
export type Virtue = (typeof VIRTUES)[number];
/** Die colour → the virtue that it favours. */
export const FAVOURS: Record<string, Virtue> = {
  purple: 'friendship',
  red: 'bravery',
  blue: 'knowledge',
  orange: 'loyalty',
};

/** A character card of the content. */
export interface Character extends Entry {
  faction?: string;
  requirement?: Partial<Record<Virtue, number>>;
  track?: number;
}

/** A die face, `red-bravery-2` → its colour, virtue and how often it shows it. */
export function faceOf(die: string): { colour: string; virtue: Virtue; count: number } {
  const [colour, virtue, count] = die.split('-');
  return { colour, virtue: virtue as Virtue, count: count === '2' ? 2 : 1 };
}

/** A restriction of this turn, as its message: `strike-costs-loyalty` names a virtue, others do not. */
export function restriction(name: string, amount: number): Msg {
  const virtue = VIRTUES.find((one) => name.endsWith(`-${one}`));
  const what = virtue ? name.slice(0, -virtue.length - 1) : name;
  return { key: `der-effect-limit-${what}`, args: virtue ? { amount, virtue } : { amount } };
}

/** Symbols in a row: which virtue, and whether it is still needed. */
export function symbols(
  requirement: Partial<Record<Virtue, number>>,
  needs: readonly number[] | undefined,
): { virtue: Virtue; open: boolean }[] {
  return VIRTUES.flatMap((virtue, number) => {
    const all = requirement[virtue] ?? 0;
    const open = needs ? needs[number] : all;
    return Array.from({ length: Math.max(all, open) }, (_, i) => ({ virtue, open: i >= all - open }));
  });
}

/** What is printed as the price of an ability. */
export type Cost = Partial<Record<Virtue, number>>;

/** Where things lie on the drawing. */
export interface Layout {
  map: Frame;
  locations: Record<string, { x: number; y: number }>;
  voldemort: { x: number; y: number };
  meters: Frame;
  others: Frame;
  home: Frame;
  dice: Frame;
  team: Frame;
}

export const PANEL = { width: 424, height: 236 };

const LOWEST = 732;
const HIGHEST = 850;

/** For windows that are wider than high, of these proportions. What height is left goes to what the
    players hold, and to the rows above. */
export function wide(ratio: number): Layout {
  const height = Math.min(HIGHEST, Math.max(LOWEST, 1200 / ratio));
  const more = height - LOWEST;
  const [down, higher] = [Math.round(more * 0.35), Math.round(more * 0.65)];
  return {
    map: { x: 0, y: 0, width: 1200, height },
    locations: {
      'ministry-of-magic': { x: 388, y: 8 + down / 2 },
      'diagon-alley': { x: 768, y: 292 + down },
      hogsmeade: { x: 8, y: 292 + down },
    },
    voldemort: { x: 600, y: 374 + down },
    meters: { x: 8, y: 8, width: 364, height: 272 + down },
    others: { x: 828, y: 8, width: 364, height: 272 + down },
    home: { x: 8, y: 540 + down, width: 424, height: 184 + higher },
    dice: { x: 444, y: 512 + down, width: 312, height: 212 + higher },
    team: { x: 768, y: 540 + down, width: 424, height: 184 + higher },
  };
}

/** For windows that are higher than wide: what one does first, what it has led to last. */
export const TALL: Layout = {
  map: { x: 0, y: 0, width: 440, height: 2008 },
  locations: {
    'ministry-of-magic': { x: 8, y: 8 },
    'diagon-alley': { x: 8, y: 482 },
    hogsmeade: { x: 8, y: 726 },
  },
  voldemort: { x: 220, y: 362 },
  dice: { x: 8, y: 970, width: 424, height: 130 },
  home: { x: 8, y: 1108, width: 424, height: 184 },
  team: { x: 8, y: 1300, width: 424, height: 184 },
  meters: { x: 8, y: 1492, width: 424, height: 228 },
  others: { x: 8, y: 1728, width: 424, height: 272 },
};

/** The way from one point to another, in degrees clockwise from straight up. */
export function bearing(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** The angle nearest to `before` that shows the same way as `to`: nobody turns the long way round. */
export function nearest(before: number, to: number): number {
  return to + 360 * Math.round((before - to) / 360);
}
