// What people wear, from the shoulders down.
import { both, curls, cut, flat, line, piece, ring, shade, WHITE, type Drawing } from '../ink';

const BODY = 'M50 76C40 76 38 79 30 81C18 84 10 88 5 102H95C90 88 82 84 70 81C62 79 60 76 50 76Z';
const body = (c: string) => cut(BODY, c) + flat('M66 80C70 86 72 94 72 102H95C90 88 82 84 70 81Z', shade(c, -0.3));

const STYLES = {
  /** The school's: black, lined with the colour of the house, with its tie. */
  school: (c: string, trim: string) =>
    body(c) + piece('M34 79L50 102L66 79L60 76.5L50 90L40 76.5Z', trim) + piece('M40 76.5L50 90L60 76.5L56 75H44Z', WHITE) + piece('M47.8 83.5L50 81.5L52.2 83.5L53.5 97L50 102L46.5 97Z', trim) + line('M47.3 88.5L52.8 86.5M46.7 94L53.3 91.5', 1.9, '#f0c65a') + line('M42 76.5L47.5 84M58 76.5L52.5 84', 1.6),
  /** A wizard's robe with a broad collar. */
  robe: (c: string, trim: string) =>
    body(c) + piece('M50 102L36 78C40 75 44 76 50 84C56 76 60 75 64 78Z', trim) + piece('M43 76L50 86L57 76Z', shade(c, -0.35)) + line('M22 86Q26 94 26 102M78 86Q74 94 74 102M50 88V102', 1.6, shade(c, -0.4)),
  cloak: (c: string, trim: string) =>
    cut('M50 75C36 73 30 77 20 82C9 87 5 94 3 102H97C95 94 91 87 80 82C70 77 64 73 50 75Z', c) + flat('M68 79C76 86 80 94 80 102H97C95 94 91 87 80 82Z', shade(c, -0.3)) + piece('M44 76L50 102L56 76Z', shade(c, -0.45)) + line('M28 82Q32 92 31 102M72 82Q68 92 69 102M40 79Q44 90 44 102M60 79Q56 90 56 102', 1.6, shade(c, -0.4)) + line('M42 81Q50 86 58 81', 1.8, trim) + piece(ring(42, 81, 2.8), trim) + piece(ring(58, 81, 2.8), trim),
  /** Buttoned up to the chin. */
  buttoned: (c: string) =>
    body(c) + cut('M40 78C39 72 41 68 42 67C46 73 54 73 58 67C59 68 61 72 60 78C56 82 44 82 40 78Z', c) + piece('M45 73L50 79L55 73L52 76H48Z', WHITE) + line('M50 80V102M26 85Q30 94 30 102M74 85Q70 94 70 102', 1.5, shade(c, 0.25)) + flat(ring(52.5, 86, 1.1) + ring(52.5, 91.5, 1.1) + ring(52.5, 97, 1.1), shade(c, 0.45)),
  /** A proud collar that stands up behind the head. */
  proud: (c: string, trim: string) =>
    cut('M50 76C40 76 38 79 28 80L22 60C20 58 22 56 24 57L42 74H58L76 57C78 56 80 58 78 60L72 80C62 79 60 76 50 76Z', shade(c, -0.2)) + body(c) + piece('M42 77L50 102L58 77Z', trim) + line('M50 84V102M24 87Q28 95 28 102M76 87Q72 95 72 102', 1.5, shade(c, 0.25)) + line('M25 59L41 76M75 59L59 76', 1.5, trim),
  dress: (c: string, trim: string, skin: string) =>
    piece('M32 84C36 78 42 77 50 77S64 78 68 84L62 94Q50 100 38 94Z', skin) + cut('M22 84C28 81 32 82 36 88C41 93 46 94 50 93C54 94 59 93 64 88C68 82 72 81 78 84C88 88 92 94 95 102H5C8 94 12 88 22 84Z', c) + line('M36 88Q44 96 50 94Q56 96 64 88', 2.2, trim) + line('M50 95V102M40 96L42 102M60 96L58 102', 1.5, shade(c, -0.5)),
  jumper: (c: string, trim: string) =>
    body(c) + piece('M39 77Q50 88 61 77L64 80Q50 94 36 80Z', trim) + line('M16 92L22 88M12 98L20 93M84 92L78 88M88 98L80 93', 1.6, shade(c, -0.35)),
  cardigan: (c: string, trim: string) =>
    cut(curls([[5, 102], [9, 92], [18, 86], [28, 81], [38, 77], [50, 76], [62, 77], [72, 81], [82, 86], [91, 92], [95, 102]], 0.62), c) + piece('M40 77L50 96L60 77L55 75H45Z', WHITE) + line('M39 79L50 100L61 79', 2.4, trim) + piece('M50 83C46 79 41 79 41 83C41 87 46 87 50 84C54 87 59 87 59 83C59 79 54 79 50 83Z', trim) + line('M22 90Q26 96 26 102M78 90Q74 96 74 102', 1.5, shade(c, -0.3)),
  coat: (c: string, trim: string) =>
    cut('M50 75C38 75 34 78 24 80C10 84 4 92 0 102H100C96 92 90 84 76 80C66 78 62 75 50 75Z', c) + piece('M37 76L31 84L42 102H50V92L40 77ZM63 76L69 84L58 102H50V92L60 77Z', trim) + piece('M42 77L50 94L58 77Z', shade(c, -0.5)) + line('M14 94L20 88M24 98L28 92M86 94L80 88M76 98L72 92M10 100L14 97', 1.6, shade(c, -0.4)),
  fur: (c: string, trim: string) =>
    body(c) + cut(curls([[24, 86], [22, 78], [30, 73], [38, 71], [50, 74], [62, 71], [70, 73], [78, 78], [76, 86], [68, 90], [60, 92], [50, 95], [40, 92], [32, 90]], 0.62), trim) + line('M30 80L33 84M38 78L40 83M62 78L60 83M70 80L67 84M46 84V89M54 84V89', 1.4, shade(trim, -0.4)),
  ruff: (c: string, trim: string) =>
    body(c) + line('M36 88V102M64 88V102M50 90V102', 1.5, shade(c, -0.4)) + cut(curls([[26, 84], [24, 78], [30, 74], [37, 72], [43, 75], [50, 76], [57, 75], [63, 72], [70, 74], [76, 78], [74, 84], [66, 87], [58, 89], [50, 90], [42, 89], [34, 87]], 0.7), trim) + line('M34 77L38 84M42 78L44 86M50 79V87M58 78L56 86M66 77L62 84', 1.4, shade(trim, -0.35)),
  apron: (c: string) =>
    body(c) + piece('M36 80L40 102H60L64 80L59 78L56 88H44L41 78Z', WHITE) + piece('M40 77Q50 86 60 77L62 82Q50 92 38 82Z', WHITE) + flat('M48.7 92H51.3V94.7H54V97.3H51.3V100H48.7V97.3H46V94.7H48.7Z', '#b3261a'),
  tunic: (c: string, trim: string) => body(c) + piece('M44 76L50 90L56 76Z', shade(c, -0.45)) + line('M42 77L50 92L58 77', 2.6, trim) + line('M47 83L53 83M47.5 87L52.5 87', 1.3, trim),
  waistcoat: (c: string, trim: string) =>
    body(c) + piece('M36 79C40 90 42 96 42 102H58C58 96 60 90 64 79L58 77L50 88L42 77Z', trim) + piece('M42 77L50 88L58 77L55 75H45Z', WHITE) + flat(ring(50, 93, 1.3) + ring(50, 98.5, 1.3), '#f0c65a') + piece('M50 82C46 78 42 79 42 82.5C42 86 46 87 50 83.5C54 87 58 86 58 82.5C58 79 54 78 50 82Z', shade(c, 0.2)),
  bare: (_c: string, _trim: string, skin: string) => cut(BODY, skin) + flat('M66 80C70 86 72 94 72 102H95C90 88 82 84 70 81Z', shade(skin, -0.25)) + line('M34 90Q42 94 48 90M66 90Q58 94 52 90M50 88V102', 1.6, shade(skin, -0.4)),
  rag: (c: string, trim: string, skin: string) =>
    cut('M50 74C44 74 42 78 36 80C30 82 26 90 24 102H76C74 90 70 82 64 80C58 78 56 74 50 74Z', skin) + cut('M38 78L34 102H66L62 78L56 84L50 79L44 84Z', c) + line('M40 88L44 102M60 88L57 102M50 84V96', 1.5, shade(c, -0.35)) + piece('M57 88H63V94H57Z', trim),
  quidditch: (c: string, trim: string) =>
    body(c) + piece('M40 77L50 94L60 77L55 75H45Z', shade(c, -0.35)) + line('M38 78L50 98L62 78', 3, trim) + piece('M8 96C12 88 20 84 28 82L32 92C24 92 16 96 14 102H5ZM92 96C88 88 80 84 72 82L68 92C76 92 84 96 86 102H95Z', '#8a5a2c') + line('M20 86L23 96M80 86L77 96', 1.3, '#4a2c12'),
  /** Black, with silver at the neck: what the Dark Lord's people wear. */
  black: (c: string, trim: string) =>
    cut('M50 75C38 74 32 77 22 81C11 86 6 94 4 102H96C94 94 89 86 78 81C68 77 62 74 50 75Z', c) + flat('M68 79C74 86 77 94 77 102H96C94 94 89 86 78 81Z', '#0b0a0d') + piece('M42 76L50 98L58 76Z', shade(c, -0.4)) + line('M28 83Q32 92 31 102M72 83Q68 92 69 102', 1.6, shade(c, 0.3)) + line('M40 79Q50 88 60 79', 2, trim) + piece('M47 83.5C47 81 53 81 53 83.5C53 86 51.5 86.5 51.5 88.5H48.5C48.5 86.5 47 86 47 83.5Z', trim),
  uniform: (c: string, trim: string) =>
    body(c) + piece('M42 77L50 90L58 77Z', shade(c, -0.4)) + line('M39 78L50 96L61 78', 2.8, trim) + line('M16 86L84 102', 4, '#5b3a1d') + piece('M22 92L26 89L30 92L29 97L26 99L23 97Z', trim),
  shawls: (c: string, trim: string) =>
    cut('M50 74C38 74 30 79 20 82C10 86 6 94 4 102H96C94 94 90 86 80 82C70 79 62 74 50 74Z', c) + piece('M30 80Q44 96 50 102Q56 96 70 80L80 84Q66 98 58 102H42Q34 98 20 84Z', trim) + line('M24 86L21 92M30 91L27 97M76 86L79 92M70 91L73 97', 1.6, shade(trim, -0.4)) + flat(ring(44, 84, 1.7) + ring(50, 86.5, 1.9) + ring(56, 84, 1.7), '#e0b64a'),
  overalls: (c: string, trim: string) => body(trim) + piece('M34 80L38 102H62L66 80L60 78L58 88H42L40 78Z', c) + flat(ring(41, 90, 1.5) + ring(59, 90, 1.5), '#e0b64a') + line('M24 88Q28 95 28 102M76 88Q72 95 72 102', 1.5, shade(trim, -0.35)),
  armour: (c: string, trim: string) => body(c) + both((x) => cut(`M${x(30)} 80C${x(18)} 80 ${x(8)} 88 ${x(6)} 98C${x(16)} 92 ${x(26)} 92 ${x(34)} 92Z`, trim) + line(`M${x(14)} 92Q${x(22)} 87 ${x(31)} 87`, 1.3, shade(trim, -0.4))) + line('M42 78L50 92L58 78', 2.4, trim),
} satisfies Record<string, (cloth: string, trim: string, skin: string) => Drawing>;

export type Robe = keyof typeof STYLES;

/** The letters that are knitted into jumpers. */
const LETTERS: Record<string, string> = {
  F: 'M46 89.5V101M46 90H55M46 95H53',
  G: 'M55.5 91.5Q48 86.5 45.5 92Q44 98 48 100.5Q53 101.5 55.5 98.5V95.5H51.5',
  R: 'M46 101V90H51Q55.5 90 55 93Q55 96 50 96H46M50 96L56 101',
  H: 'M46 89V101M55 89V101M46 95H55',
};

/** The robe; a letter is knitted into a jumper. */
export const robe = (style: Robe, cloth: string, trim: string, skin: string, letter = ''): Drawing =>
  STYLES[style](cloth, trim, skin) + (letter && line(LETTERS[letter], 2.6, trim));
