// What places are made of: skies, hills, trees, houses and towers, in layers of paper on a canvas of
// 200 × 110. By day they are pale in the distance; by night windows are lit.
import { flat, ring, type Drawing } from '../ink';

/** A colour by day, and by candle-light. */
export type Hue = readonly [day: string, night: string];

export const hue = ([day, night]: Hue): string => `light-dark(${day}, ${night})`;

export interface Mood {
  /** From above to the horizon. */
  sky: readonly [Hue, Hue, Hue];
  far: Hue;
  mid: Hue;
  near: Hue;
}

export const DAY: Mood = {
  sky: [['#8fc1d9', '#141b33'], ['#b9dbe0', '#1e2947'], ['#e6ecd2', '#343d63']],
  far: ['#9dbcae', '#2c3857'], mid: ['#7b9c70', '#212c43'], near: ['#4d6f42', '#131a28'],
};
export const DUSK: Mood = {
  sky: [['#e6a583', '#1c1732'], ['#f1c698', '#3a2446'], ['#fae6bd', '#743f46']],
  far: ['#c99584', '#442d49'], mid: ['#9c6a5f', '#2d2038'], near: ['#5d4242', '#171122'],
};
export const GLOOM: Mood = {
  sky: [['#87939c', '#0c1317'], ['#aab3b0', '#162422'], ['#d2d1bd', '#264038']],
  far: ['#7c8890', '#1d2e2d'], mid: ['#59636d', '#13201f'], near: ['#363d46', '#090f10'],
};
export const WOOD: Mood = {
  sky: [['#a9c79b', '#0a1512'], ['#cbdcaa', '#12261d'], ['#eeeabf', '#1f4030']],
  far: ['#8db07a', '#19352a'], mid: ['#5a8350', '#10231b'], near: ['#2f4f2e', '#06100c'],
};
export const SNOW: Mood = {
  sky: [['#a3b9d6', '#151c3a'], ['#c6d4e4', '#232e55'], ['#eef0ec', '#454f80']],
  far: ['#a6b3cc', '#323d66'], mid: ['#7f6a70', '#272a4a'], near: ['#f6f4ee', '#5a648f'],
};
export const STONE: Mood = {
  sky: [['#cdb486', '#20170f'], ['#dfcaa0', '#2e2217'], ['#f0e2c0', '#453420']],
  far: ['#b79d72', '#372919'], mid: ['#8b7149', '#241a10'], near: ['#54402a', '#130d08'],
};
export const CELLAR: Mood = {
  sky: [['#8fa38d', '#0d1513'], ['#abba9f', '#14211c'], ['#ccd3b5', '#1f352b']],
  far: ['#7d9179', '#1a2b24'], mid: ['#586c58', '#111d18'], near: ['#33443a', '#08100d'],
};
export const MYSTERY: Mood = {
  sky: [['#8d82b8', '#120e26'], ['#b0a3cf', '#20183e'], ['#dccfe2', '#3b2c60']],
  far: ['#8577ad', '#2a2150'], mid: ['#5b4d85', '#1a1436'], near: ['#392f5a', '#0c0919'],
};
export const OFFICE: Mood = {
  sky: [['#7fa3a0', '#0b1a20'], ['#a7c2b7', '#12292f'], ['#d6ddc6', '#1d4146']],
  far: ['#6f9690', '#19373c'], mid: ['#3f6a68', '#102528'], near: ['#243f42', '#071315'],
};

const EDGE = 'light-dark(#fffaf0, #00000066)';
/** The light of windows, lamps and candles. */
export const LIT: Hue = ['#fbe6a6', '#ffd05a'];

/** A sheet of paper across the picture, with its edge and the shadow it throws. */
export const layer = (d: string, colour: Hue): Drawing =>
  `<path d="${d}" transform="translate(0 -1.6)" fill="#1a0f08" opacity=".2"/><path d="${d}" fill="${hue(colour)}" stroke="${EDGE}" stroke-width="1"/>`;

export const lit = (d: string, colour: Hue = LIT): Drawing => flat(d, hue(colour));

/** Lines drawn on a layer. */
export const carved = (d: string, colour: Hue, width = 1.4): Drawing =>
  `<path d="${d}" fill="none" stroke="${hue(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const STARS = [[14, 10], [36, 24], [58, 7], [82, 18], [118, 8], [142, 22], [164, 6], [188, 18], [24, 40], [176, 38], [104, 30], [68, 38]] as const;

/** Three bands of sky, the stars by night, and the sun or the moon. */
export function sky({ sky: [top, middle, low] }: Mood, sun: readonly [x: number, y: number, r: number] | null = [152, 26, 13]): Drawing {
  const stars = `<path d="${STARS.map(([x, y], i) => ring(x, y, 0.6 + (i % 3) * 0.3)).join('')}" fill="light-dark(#ffffff00, #fff6d0)"/>`;
  const orb = sun ? flat(ring(sun[0], sun[1], sun[2] * 1.7), 'light-dark(#fff6d0, #fff6d0)', 0.18) + flat(ring(sun[0], sun[1], sun[2]), 'light-dark(#fff3c4, #f3ecd0)') : '';
  return (
    flat('M-2 -2H202V112H-2Z', hue(top)) + flat('M-2 34Q40 24 90 34T202 28V112H-2Z', hue(middle)) + flat('M-2 62Q60 50 120 60T202 56V112H-2Z', hue(low)) + stars + orb
  );
}

export const hill = (y: number, rise: number): string => `M-2 112V${y}Q48 ${y - rise} 100 ${y}T202 ${y - rise * 0.3}V112Z`;
export const ground = (y: number): string => `M-2 112V${y}H202V112Z`;
export const pine = (x: number, base: number, h: number): string =>
  `M${x} ${base - h}L${x + h * 0.17} ${base - h * 0.55}H${x + h * 0.09}L${x + h * 0.26} ${base - h * 0.12}H${x + h * 0.05}V${base + 4}H${x - h * 0.05}V${base - h * 0.12}H${x - h * 0.26}L${x - h * 0.09} ${base - h * 0.55}H${x - h * 0.17}Z`;
export const oak = (x: number, base: number, h: number): string =>
  `M${x - h * 0.07} ${base + 4}V${base - h * 0.35}A${h * 0.24} ${h * 0.24} 0 0 1 ${x - h * 0.3} ${base - h * 0.7}A${h * 0.26} ${h * 0.26} 0 0 1 ${x} ${base - h}A${h * 0.26} ${h * 0.26} 0 0 1 ${x + h * 0.3} ${base - h * 0.7}A${h * 0.24} ${h * 0.24} 0 0 1 ${x + h * 0.07} ${base - h * 0.35}V${base + 4}Z`;
/** A trunk that goes up out of the picture. */
export const trunk = (x: number, w: number): string => `M${x - w} 112Q${x - w * 0.4} 60 ${x - w * 0.6} -4H${x + w * 0.6}Q${x + w * 0.4} 60 ${x + w} 112Z`;
export const tower = (x: number, base: number, w: number, h: number, spire: number): string =>
  `M${x - w / 2} ${base}V${base - h}H${x - w * 0.68}L${x} ${base - h - spire}L${x + w * 0.68} ${base - h}H${x + w / 2}V${base}Z`;
export const keep = (x: number, base: number, w: number, h: number): string => {
  const tooth = w / 5;
  return `M${x - w / 2} ${base}V${base - h}h${tooth}v4h${tooth}v-4h${tooth}v4h${tooth}v-4h${tooth}V${base}Z`;
};
export const house = (x: number, base: number, w: number, h: number, roof: number): string =>
  `M${x - w / 2} ${base}V${base - h}H${x - w * 0.58}L${x} ${base - h - roof}L${x + w * 0.58} ${base - h}H${x + w / 2}V${base}Z`;
export const pane = (x: number, y: number, w: number, h: number): string => `M${x - w / 2} ${y}v${-h}h${w}v${h}Z`;
/** A pointed window. */
export const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}V${y - h * 0.6}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.6}V${y}Z`;
export const arch = (x: number, base: number, w: number, h: number): string =>
  `M${x - w / 2} ${base}V${base - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${base - h + w / 2}V${base}Z`;
/** The castle on its rock. */
export const castle = (x: number, base: number, s: number): string =>
  [tower(x - 34 * s, base, 10 * s, 26 * s, 16 * s), keep(x - 20 * s, base, 22 * s, 22 * s), tower(x - 12 * s, base, 9 * s, 42 * s, 20 * s), keep(x + 4 * s, base, 26 * s, 30 * s), tower(x + 8 * s, base, 11 * s, 50 * s, 24 * s), tower(x + 24 * s, base, 10 * s, 34 * s, 18 * s), keep(x + 32 * s, base, 20 * s, 18 * s), tower(x + 42 * s, base, 9 * s, 24 * s, 15 * s)].join('');
export const castleWindows = (x: number, base: number, s: number): string =>
  [[-34, 18], [-20, 12], [-12, 24], [-12, 34], [0, 18], [8, 28], [8, 42], [14, 16], [24, 16], [24, 26], [33, 10], [42, 16]].map(([dx, dy]) => lancet(x + dx * s, base - dy * s, 2.6 * s, 5 * s)).join('');
export const flakes = (): Drawing =>
  `<path d="${Array.from({ length: 40 }, (_, i) => ring((i * 53) % 200, (i * 37) % 106, 0.8 + (i % 3) * 0.4)).join('')}" fill="#fffdf6" opacity=".9"/>`;
