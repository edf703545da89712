// Hats, hoods and what else is worn on the head.
import { both, curls, cut, flat, line, piece, ring, shade, type Drawing } from '../ink';
import type { Layers } from './hair';

const over = (front: Drawing): Layers => ({ back: '', front });

const STYLES = {
  /** Tall, with a bent tip. */
  pointed: (c: string, d: string, l: string) =>
    over(
      cut('M33 27C37 12 42 2 56 -6C60 -9 67 -7 70 -2C66 -2 63 0 62 3C64 12 66 20 68 27Z', c) + flat('M56 -2C60 8 63 18 64 27H68C66 20 64 12 62 3C63 0 66 -2 70 -2C66 -8 60 -7 56 -2Z', d) +
        piece('M33.5 22Q50 28 67 22L68.5 28.5Q50 34 32 28.5Z', l) +
        cut('M16 31C22 25 32 25 36 27Q50 32 65 27C70 25 79 25 85 31C76 37 62 37 50 37S24 37 16 31Z', c) + line('M22 31.5Q50 38 79 31.5', 1.3, d),
    ),
  /** A witch's hat, upright and stern. */
  stern: (c: string, d: string, l: string) =>
    over(
      cut('M34 25L47 -6C48 -8 51 -8 52 -6L66 25Z', c) + flat('M51 -6L56 25H66L52 -6Z', d) + piece('M35.5 20.5Q50 25 64.5 20.5L66.5 26.5Q50 31 33.5 26.5Z', l) +
        cut('M14 29C24 23 32 24 36 25Q50 30 64 25C68 24 76 23 86 29C76 35 62 35 50 35S24 35 14 29Z', c) + line('M21 29.5Q50 35.5 79 29.5', 1.3, d),
    ),
  /** Patched, and crooked. */
  patched: (c: string, d: string) =>
    over(
      cut('M31 28C32 18 36 12 42 8C44 2 52 0 58 3C55 5 56 8 59 11C65 15 68 21 69 28Z', c) + piece('M38 14L46 12L47 19L40 21Z', shade(c, 0.35)) + piece('M55 17L62 19L61 25L55 24Z', '#8a5b3a') +
        line('M40 14L39 20M57 18L60 24', 1, d) + cut('M14 34C20 26 30 27 34 28Q50 33 66 28C72 27 80 26 86 32C78 39 62 37 50 38S24 40 14 34Z', c) + line('M20 34Q50 40 80 33', 1.3, d),
    ),
  /** A velvet cap with a tassel. */
  tasselled: (c: string, d: string) =>
    over(cut('M29 33C28 18 38 11 50 11S72 18 71 33Q50 27 29 33Z', c) + flat('M58 12C66 16 69 24 68 31L71 33C72 22 68 14 58 12Z', d) + piece('M27 34Q50 26 73 34L72 39Q50 31 28 39Z', shade(c, 0.25)) + line('M50 11Q66 4 76 16', 1.8, '#c9952b') + piece('M74 15H79L81 28H73Z', '#e0b64a')),
  turban: (c: string, d: string, l: string) =>
    over(
      cut('M25 36C18 22 28 6 50 5S82 22 75 36C68 42 60 34 50 34S32 42 25 36Z', c) + line('M28 34C34 20 48 12 66 11M40 34C46 26 58 20 74 22M26 26C32 14 42 9 54 8', 2, d) + line('M34 30C40 22 50 16 62 15', 1.5, l) + piece(ring(50, 29, 4, 4.6), '#4d2f6b') + flat(ring(49, 27.5, 1.2), '#e7d5ff'),
    ),
  nurse: (c: string) => over(cut('M28 32C27 18 36 9 50 9S73 18 72 32L64 25C56 21 44 21 36 25Z', c) + piece('M27 34C32 24 42 20.5 50 20.5S68 24 73 34C64 27 58 26.5 50 26.5S36 27 27 34Z', shade(c, -0.08)) + flat('M48.5 11H51.5V13.5H54V16.5H51.5V19H48.5V16.5H46V13.5H48.5Z', '#b3261a')),
  bandanna: (c: string, d: string) => over(cut('M28 38C26 20 36 13 50 13S74 20 72 38C66 31 58 29 50 29S34 31 28 38Z', c) + cut('M71 33L83 29L79 37L85 43L72 38Z', c) + line('M36 26Q44 20 54 20M60 22Q66 26 68 31', 1.5, d)),
  bow: (c: string, d: string) => over(cut('M50 15C44 8 36 6 33 9C32 14 34 20 37 22C42 22 47 19 50 17C53 19 58 22 63 22C66 20 68 14 67 9C64 6 56 8 50 15Z', c) + piece(ring(50, 16, 3.4, 4), d) + line('M46 15L39 12M54 15L61 12', 1.3, d)),
  ribbon: (c: string) => over(piece('M27 31Q50 14 73 31L72.5 35Q50 20 27.5 35Z', c)),
  jester: (c: string, d: string) =>
    over(
      cut('M28 34C24 22 14 20 6 27C6 14 18 6 30 12C36 4 46 0 50 0C54 0 64 4 70 12C82 6 94 14 94 27C86 20 76 22 72 34Q50 27 28 34Z', c) + flat('M50 0C54 0 64 4 70 12C82 6 94 14 94 27C86 20 76 22 72 34Q61 30 50 30Z', d) +
        cut(ring(6, 29, 4), '#f2c744') + cut(ring(94, 29, 4), '#f2c744') + cut(ring(50, 0, 4), '#f2c744') + piece('M27 35Q50 26 73 35L72 40Q50 32 28 40Z', shade(c, 0.3)),
    ),
  hood: (c: string, d: string) => ({
    back: cut('M50 2C28 2 14 20 14 46C14 64 12 78 10 92H90C88 78 86 64 86 46C86 20 72 2 50 2Z', shade(c, -0.3)),
    front: cut('M50 3C26 1 12 22 12 48C12 66 12 80 8 96H27C24 80 25 66 25 52C25 32 34 19 50 18S75 32 75 52C75 66 76 80 73 96H92C88 80 88 66 88 48C88 22 74 1 50 3Z', c) + line('M22 30Q17 46 18 66M78 30Q83 46 82 66M36 12Q44 7 54 8', 1.8, d),
  }),
  /** A hood, and the mask that Death Eaters wear. */
  mask: (c: string, d: string) => ({
    back: cut('M50 0C30 3 14 20 14 46C14 64 12 78 10 92H90C88 78 86 64 86 46C86 20 70 3 50 0Z', shade(c, -0.3)),
    front:
      cut('M31 36C33 26 41 22 50 22S67 26 69 36C70 52 66 66 58 73Q50 78 42 73C34 66 30 52 31 36Z', '#d9d4c3') + flat('M56 23C66 27 69 36 68.5 44C68 58 62 70 55 75C60 60 60 40 56 23Z', '#a59f8d') +
        flat('M36 45Q42 40 48 48Q42 53 37 51Z', '#14100d') + flat('M64 45Q58 40 52 48Q58 53 63 51Z', '#14100d') + flat('M50 52L46.5 60H53.5Z', '#3a342b') + line('M40 66H60M43 63V69M47 63V70M50 63V70M53 63V70M57 63V69', 1.3, '#3a342b') + line('M50 24V34M40 27L44 35M60 27L56 35', 1.3, '#6f6857') +
        cut('M50 0C26 3 12 22 12 48C12 66 12 80 8 96H27C24 80 25 66 25 52C25 32 34 19 50 17S75 32 75 52C75 66 76 80 73 96H92C88 80 88 66 88 48C88 22 74 3 50 0Z', c) + line('M22 30Q17 46 18 66M78 30Q83 46 82 66M36 12Q44 6 52 5', 1.8, d),
  }),
  feathered: (c: string, d: string) =>
    over(cut('M64 18C72 4 84 -2 92 2C92 12 82 20 72 24Z', '#e8e4d6') + line('M70 20Q80 10 90 4', 1.3, d) + cut('M20 30C26 26 32 25 33 24C34 14 42 9 50 9S66 14 67 24C68 25 74 26 80 30C72 36 60 36 50 36S28 36 20 30Z', c) + line('M33 25Q50 31 67 25', 2.2, d)),
  bowler: (c: string, d: string) => over(cut('M32 27C31 14 39 8 50 8S69 14 68 27Z', c) + piece('M32 22Q50 26 68 22V27H32Z', d) + cut('M22 28C28 25 72 25 78 28C76 33 64 33 50 33S24 33 22 28Z', c)),
  flatcap: (c: string, d: string) => over(cut('M27 31C26 18 36 12 50 12S74 17 74 29Q62 25 50 27T27 31Z', c) + cut('M26 32Q40 25 62 27Q52 36 24 37C22 36 23 33 26 32Z', d)),
  fur: (c: string) => over(cut(curls([[26, 36], [25, 28], [31, 22], [40, 20], [50, 19.5], [60, 20], [69, 22], [75, 28], [74, 36], [62, 32], [50, 31], [38, 32]], 0.6), c) + cut('M32 22C33 12 42 8 50 8S67 12 68 22Q50 16 32 22Z', shade(c, -0.3)) + both((x) => line(`M${x(36)} 30L${x(34)} 26M${x(44)} 28L${x(43)} 24`, 1.3, shade(c, -0.4)))),
  crown: (c: string, d: string) => over(cut('M30 32L27 11L37 19L43 6L50 17L57 6L63 19L73 11L70 32Q50 26 30 32Z', c) + line('M31 27Q50 21 69 27', 1.6, d) + flat(ring(50, 23.5, 2) + ring(38, 25, 1.6) + ring(62, 25, 1.6), '#b3261a')),
  circlet: (c: string) => over(line('M29 33Q50 24 71 33', 2.6, c) + piece('M50 24L53.5 29L50 34L46.5 29Z', '#7ad0e8')),
  radish: () => both((x) => line(`M${x(28.5)} 59V62`, 1.2, '#5c7a3a') + cut(ring(x(28), 66, 4), '#e2622f') + flat(`M${x(27)} 70L${x(28)} 74L${x(29.5)} 69.5Z`, '#fff1e0') + flat(`M${x(26)} 62Q${x(28)} 58.5 ${x(30)} 62Z`, '#5c7a3a')),
  cosy: (c: string, d: string) => over(cut('M28 34C27 18 36 10 50 10S73 18 72 34Q50 27 28 34Z', c) + line('M36 30Q36 18 42 12M46 28Q46 16 49 11M55 28Q55 16 52 11M64 30Q64 18 58 12', 2, d) + cut(ring(50, 8, 5), d) + piece('M26 34Q50 26 74 34L73 40Q50 32 27 40Z', d)),
} satisfies Record<string, (colour: string, dark: string, light: string) => Layers | Drawing>;

export type Hat = keyof typeof STYLES;

export function hat(style: Hat, colour: string): Layers {
  const drawn: Layers | Drawing = STYLES[style](colour, shade(colour, -0.3), shade(colour, 0.4));
  return typeof drawn === 'string' ? over(drawn) : drawn;
}
