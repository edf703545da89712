// Beards and moustaches.
import { curls, cut, line, piece, shade, type Drawing } from '../ink';

const STYLES = {
  /** Down to the belt. */
  flowing: (c: string, d: string, l: string) =>
    cut('M30 50C28 62 24 72 27 84C29 92 36 97 42 100H58C64 97 71 92 73 84C76 72 72 62 70 50C68 58 64 61 58 60C54 58 46 58 42 60C36 61 32 58 30 50Z', c) +
    line('M34 62Q32 76 38 90M66 62Q68 76 62 90M43 72Q42 84 45 96M57 72Q58 84 55 96M50 74V98', 1.6, d) + line('M38 66Q37 76 40 86M47 73Q46 84 48 92', 1.4, l) +
    moustache(c, d),
  /** Silver, and thrown over the shoulder. */
  stringy: (c: string, d: string, l: string) =>
    cut('M31 52C30 62 31 68 33 74L31 84L38 80L39 92L46 84L50 96L54 84L61 92L62 80L69 84L67 74C69 68 70 62 69 52C67 58 62 61 58 60C54 58 46 58 42 60C38 61 33 58 31 52Z', c) +
    line('M37 64Q36 72 37 78M63 64Q64 72 63 78M45 72L46 82M55 72L54 82', 1.6, d) + line('M41 70L42 80', 1.3, l) + moustache(c, d),
  /** All over the face. */
  bush: (c: string, d: string, l: string) =>
    cut(curls([[28, 46], [34, 57], [42, 59], [50, 58], [58, 59], [66, 57], [72, 46], [79, 56], [82, 68], [78, 80], [70, 90], [58, 96], [46, 97], [32, 91], [22, 80], [18, 68], [21, 56]].map((p) => p as [number, number]), 0.62), c) +
    line('M30 62Q26 72 32 82M70 62Q74 72 68 82M42 74Q40 84 44 92M58 74Q60 84 56 92', 2, d) + line('M36 66Q33 76 38 84M50 76V88', 1.5, l) +
    piece('M34 60Q42 54 50 58Q58 54 66 60Q60 66 54 64Q50 70 46 64Q40 66 34 60Z', shade(c, 0.1)),
  full: (c: string, d: string, l: string) =>
    cut('M31 50C31 62 34 72 40 77C46 81 54 81 60 77C66 72 69 62 69 50C67 57 64 60 58 60C54 58 46 58 42 60C36 60 33 57 31 50Z', c) +
    line('M36 62Q37 70 42 75M64 62Q63 70 58 75M46 72V78M54 72V78', 1.5, d) + line('M40 66L43 73', 1.3, l) + moustache(c, d),
  goatee: (c: string, d: string) =>
    cut('M42 68Q50 66 58 68Q58 78 51 87Q50 88 49 87Q42 78 42 68Z', c) + line('M47 72L49 82M53 72L51 82', 1.3, d) + piece('M40 62Q45 59 50 61Q55 59 60 62Q55 64.5 50 63Q45 64.5 40 62Z', c),
  walrus: (c: string, d: string) =>
    cut('M34 66C35 59 44 57 50 59.5C56 57 65 59 66 66C68 72 64 75 61 75C58 72 54 67 50 66C46 67 42 72 39 75C36 75 32 72 34 66Z', c) + line('M40 64Q38 69 39 72M60 64Q62 69 61 72M46 62L44 67M54 62L56 67', 1.4, d),
  pencil: (c: string) => line('M42.5 62.3Q46.5 60 50 61.7Q53.5 60 57.5 62.3', 2.2, c),
  twirl: (c: string) => cut('M50 62C46 58 40 61 36 64C33 66 30 64 31 61C28 63 29 69 34 69C41 69 46 67 50 64C54 67 59 69 66 69C71 69 72 63 69 61C70 64 67 66 64 64C60 61 54 58 50 62Z', c),
  handlebar: (c: string, d: string) =>
    cut('M34 78C31 72 34 62 42 60C46 58 54 58 58 60C66 62 69 72 66 78C62 80 60 77 60 72C58 66 54 64.5 50 64.5S42 66 40 72C40 77 38 80 34 78Z', c) + line('M38 66Q36 71 37 75M62 66Q64 71 63 75', 1.4, d),
  muttonchops: (c: string, d: string) =>
    cut('M30 44C24 52 26 66 36 72C41 70 42 66 40 62C35 60 32 54 30 44Z', c) + cut('M70 44C76 52 74 66 64 72C59 70 58 66 60 62C65 60 68 54 70 44Z', c) + line('M31 54Q32 62 37 67M69 54Q68 62 63 67', 1.5, d),
  curled: (c: string, d: string) =>
    cut('M36 66C40 62 46 66 50 65.5S60 62 64 66C66 74 60 82 54 84C55 88 52 91 48 90C44 89 44 84 48 84C40 82 34 74 36 66Z', c) + line('M42 70Q43 76 48 80M58 70Q57 76 53 80', 1.4, d) + piece('M38 63Q44 59 50 61.5Q56 59 62 63Q56 65.5 50 64Q44 65.5 38 63Z', c),
} satisfies Record<string, (colour: string, dark: string, light: string) => Drawing>;

export type Beard = keyof typeof STYLES;

function moustache(c: string, d: string): Drawing {
  return piece('M35 65C37 60 45 58.5 50 61C55 58.5 63 60 65 65C60 67 54 66.5 50 64C46 66.5 40 67 35 65Z', shade(c, 0.14)) + line('M44 62.5L40 65M56 62.5L60 65', 1.2, d);
}

export const beard = (style: Beard, colour: string): Drawing =>
  STYLES[style](colour, shade(colour, -0.32), shade(colour, 0.45));
