// Faces: their shapes, with the light from the left, and what is in them.
import { both, flat, INK, line, piece, cut, ring, shade, WHITE, type Drawing } from '../ink';
import type { Brows, Eyes, FaceShape, Glasses, Mark, Mouth, Nose, Parts } from './parts';

export const SHAPES: Record<FaceShape, string> = {
  oval: 'M31 44C31 28 39 21 50 21S69 28 69 44C69 58 61 72.5 50 72.5S31 58 31 44Z',
  round: 'M29.5 46C29.5 30 38 22 50 22S70.5 30 70.5 46C71 62 62 71 50 71S29 62 29.5 46Z',
  long: 'M33 44C33 28 40 21 50 21S67 28 67 44C67 58 62 77 50 77S33 58 33 44Z',
  square: 'M31 42C31 27 39 21 50 21S69 27 69 42V58C68 66 59 73 50 73S32 66 31 58Z',
  heart: 'M30 42C30 27 39 21 50 21S70 27 70 42C70 55 59 68 50 73C41 68 30 55 30 42Z',
  gaunt: 'M32 40C32 27 40 21 50 21S68 27 68 40C68 50 65 55 63 62C61 71 56 76 50 76S39 71 37 62C35 55 32 50 32 40Z',
  wide: 'M26 49C26 31 37 24 50 24S74 31 74 49C75 64 63 71 50 71S25 64 26 49Z',
  pointed: 'M32 42C32 27 40 21 50 21S68 27 68 42C68 55 58 70 50 76C42 70 32 55 32 42Z',
};

/** The head without what is in the face: ears, neck, and the light upon it. */
export function head(parts: Parts): Drawing {
  const { skin, face } = parts;
  const dark = shade(skin, -0.2);
  return ears(parts) + cut(SHAPES[face], dark) + lit(SHAPES[face], skin) + line(SHAPES[face], 2);
}

/** The face again, a little smaller: what is left of it at the right lies in the shade. */
const lit = (shape: string, skin: string) =>
  `<path d="${shape}" fill="${skin}" stroke="none" transform="translate(4.6 1) scale(.87 .965)"/>`;

export const neck = (skin: string): Drawing =>
  piece('M42 62H58V80C58 86 42 86 42 80Z', shade(skin, -0.12)) + flat('M43 70C50 79 56 76 57.2 68V74C54 82 46 82 43 76Z', shade(skin, -0.36));

function ears({ ears: kind = 'plain', skin }: Parts): Drawing {
  const dark = shade(skin, -0.28);
  if (kind === 'elf') {
    return both((x) => cut(`M${x(33)} 44C${x(20)} 34 ${x(8)} 34 ${x(1)} 38C${x(6)} 42 ${x(6)} 46 ${x(10)} 50C${x(16)} 57 ${x(26)} 58 ${x(34)} 57Z`, skin)
      + flat(`M${x(30)} 48C${x(20)} 40 ${x(12)} 40 ${x(8)} 41C${x(14)} 47 ${x(20)} 53 ${x(31)} 53Z`, dark));
  }
  if (kind === 'points') {
    return both((x) => cut(`M${x(33)} 48C${x(28)} 44 ${x(22)} 36 ${x(20)} 31C${x(19)} 42 ${x(24)} 56 ${x(34)} 58Z`, skin)
      + flat(`M${x(32)} 50C${x(27)} 46 ${x(24)} 42 ${x(22.5)} 38C${x(23)} 45 ${x(27)} 53 ${x(33)} 54Z`, dark));
  }
  const far = kind === 'big' ? 24 : 27;
  return both((x) => cut(`M${x(33)} 46C${x(far)} 43 ${x(far - 1)} 49 ${x(far + 2)} 55C${x(far + 3)} 59 ${x(32)} 60 ${x(34)} 57Z`, skin)
    + line(`M${x(far + 2.5)} 49C${x(far + 4)} 49 ${x(far + 5)} 52 ${x(far + 4)} 54`, 1.3, dark));
}

export function eyes(kind: Eyes, iris: string): Drawing {
  if (kind === 'mad-eye') return eye('narrow', 42, iris, 1) + madEye();
  return both((x, side) => eye(kind, x(42), iris, side));
}

function eye(kind: Eyes, x: number, iris: string, side: 1 | -1): Drawing {
  const glint = flat(ring(x - 0.9, 49.4, 0.9), WHITE);
  const inner = x + 5.2 * side;
  const outer = x - 5.2 * side;
  const ball = (y: number, r: number) => flat(ring(x, y, r), iris) + flat(ring(x, y, r * 0.52), '#17100c');
  switch (kind) {
    case 'wide':
      return `${piece(ring(x, 50, 5.4, 5.8), WHITE)}${ball(50.2, 3.3)}${flat(ring(x - 1.1, 48.9, 1.1), WHITE)}`;
    case 'half':
      return `${flat(`M${x - 5} 49.5H${x + 5}Q${x} 56.5 ${x - 5} 49.5Z`, WHITE)}${ball(51, 2.5)}${line(`M${x - 5.5} 49.4H${x + 5.5}`, 2.4)}`;
    case 'narrow':
      return `${flat(`M${outer} 49Q${x} 47.5 ${inner} 52Q${x} 54 ${outer} 49Z`, WHITE)}${ball(50.6, 2.2)}${line(`M${outer - side} 48.2Q${x} 47 ${inner + 0.5 * side} 52`, 2.2)}`;
    case 'merry':
      return line(`M${x - 4.8} 51.6Q${x} 45.5 ${x + 4.8} 51.6`, 2.4);
    case 'lamps':
      return `${piece(ring(x, 50, 7.2), '#f7f3d8')}${ball(50.5, 4.4)}${flat(ring(x - 1.6, 48.4, 1.5), WHITE)}`;
    case 'empty':
      return flat(ring(x, 50.5, 4.6, 5), '#1a1210') + flat(ring(x, 51, 1.2), iris);
    default: {
      const bag = kind === 'tired' ? line(`M${x - 4} 55.5Q${x} 57.5 ${x + 4} 55.5`, 1.2, '#8a5f4c') : '';
      return `${flat(`M${x - 5} 50.6Q${x} 45 ${x + 5} 50.6Q${x} 55.4 ${x - 5} 50.6Z`, WHITE)}${ball(50.2, 2.9)}${glint}${line(`M${x - 5.4} 50.8Q${x} 44.6 ${x + 5.4} 50.8`, 1.9)}${bag}`;
    }
  }
}

/** A false eye on a strap, round and electric blue. */
const madEye = () =>
  line('M66 47L30 31', 3.2, '#5a3a22') + line('M66 51L73 54', 3.2, '#5a3a22') + piece(ring(58, 49.5, 7.8), '#b98d4c') +
  flat(ring(58, 49.5, 6), WHITE) + flat(ring(59, 49.5, 4), '#1f86e8') + flat(ring(59, 49.5, 1.8), '#0a1420') + flat(ring(57.6, 48, 1.1), WHITE);

export function brows(kind: Brows, colour: string): Drawing {
  const drawn: Record<Brows, [(x: (n: number) => number) => string, number]> = {
    plain: [(x) => `M${x(36.5)} 44.5Q${x(42)} 41 ${x(47)} 43.5`, 2.3],
    raised: [(x) => `M${x(36.5)} 43Q${x(42)} 37.5 ${x(47)} 41`, 2.2],
    angry: [(x) => `M${x(35.5)} 41.5Q${x(41)} 41 ${x(47.5)} 46.5`, 3],
    sad: [(x) => `M${x(36)} 45.5Q${x(41)} 42.5 ${x(46.5)} 40.5`, 2.3],
    thick: [(x) => `M${x(35.5)} 44.5Q${x(41)} 40 ${x(47.5)} 43.5`, 4.2],
    thin: [(x) => `M${x(36)} 44.5Q${x(41)} 38.5 ${x(47)} 42.5`, 1.4],
    wry: [(x) => (x(0) === 0 ? 'M36.5 45Q42 43 47 45' : 'M63.5 42.5Q58 37 53 41'), 2.4],
    none: [() => '', 0],
  };
  const [path, width] = drawn[kind];
  return width ? both((x) => line(path(x), width, colour)) : '';
}

export function nose(kind: Nose, skin: string): Drawing {
  const dark = shade(skin, -0.24);
  const edge = shade(skin, -0.62);
  switch (kind) {
    case 'small':
      return flat('M50.5 51L53.6 58.6Q51 60.8 49 59Z', dark) + line('M48 58.8Q50.6 61.2 53.4 58.8', 1.6, edge);
    case 'snub':
      return flat('M50 52Q54.5 56 54 58Q52 61 48 59Z', dark) + line('M46.8 57.5Q47 60 49 59.8M51.5 59.8Q54 60 54 57.5', 1.6, edge);
    case 'long':
      return flat('M50.5 45L54.5 60.5Q51 63.5 48 61Z', dark) + line('M49.5 47L46.8 60Q50.5 64 54.5 60.3', 1.7, edge);
    case 'hooked':
      return flat('M50 45Q56.5 51 54 61L50.5 64Q48 60 48.5 56Z', dark) + line('M51 45Q48 49 46 55.5Q45.6 59.5 48.5 60.5Q50.8 64.5 54 60.4', 1.8, edge);
    case 'broken':
      return flat('M50 45L53 50L51 54L55 60.5Q51 63 48 60.5Z', dark) + line('M49 46L51.8 50.5L48.8 54L47.2 59.5Q51 63.2 54.8 60', 1.7, edge);
    case 'broad':
      return flat('M51 50L55.5 58Q51 62.5 48 60Z', dark) + line('M46 57Q44.5 60 47.5 60.5Q50.5 62.6 53.5 60.5Q56 60 54.5 57', 1.7, edge);
    case 'bulb':
      return piece(ring(50.5, 57.5, 5), shade('#d9745c', 0.05)) + flat(ring(48.8, 56, 1.4), '#f6c3ae');
    case 'slits':
      return line('M48.2 55.5L47.2 59.5M51.8 55.5L52.8 59.5', 1.8, edge);
    case 'pencil':
      return cut('M48 50L52.5 50C54 54 53.5 60 52 66Q50 68.5 48.5 66C47 60 46.8 54 48 50Z', skin);
    default:
      return flat('M50.5 47L54 59Q51 62 48.5 59.8Z', dark) + line('M47.6 58.8Q50.6 62 54 59', 1.7, edge);
  }
}

export function mouth(kind: Mouth, lip: string): Drawing {
  const red = lip || '#9c3b34';
  switch (kind) {
    case 'grin':
      return piece('M41.5 62.6Q50 65 58.5 62.6Q57.5 69.6 50 69.6T41.5 62.6Z', '#9c3b34') + flat('M42.6 63.6Q50 65.8 57.4 63.6L56.4 67Q50 68.4 43.6 67Z', WHITE);
    case 'laugh':
      return piece('M41 62Q50 64.5 59 62Q59 72 50 72T41 62Z', '#7a2626') + flat('M42.6 63.2Q50 65.4 57.4 63.2L56.5 65.6Q50 67 43.5 65.6Z', WHITE) + flat('M45 70Q50 66.5 55 70Q50 72.5 45 70Z', '#d0645c');
    case 'smirk':
      return line('M44.5 66.2Q51 67.6 56.5 63.2', 2) + line('M57 61.5Q58.6 63 57.8 65', 1.2);
    case 'crooked':
      return line('M43 67.5Q48 64 52 66T58.5 63.5', 2);
    case 'flat':
      return line('M44.5 65.5H55.5', 2);
    case 'thin':
      return line('M43.5 65.6Q50 64.4 56.5 65.6', 1.6) + line('M47.5 68.6H52.5', 1, '#a9765f');
    case 'frown':
      return line('M43.5 67Q50 62.6 56.5 67', 2.1);
    case 'open':
      return piece(ring(50, 66, 3.2, 3.6), '#5b1d1d');
    case 'lips':
      return piece('M43.5 65.3Q47 62.4 50 64Q53 62.4 56.5 65.3Q50 70.4 43.5 65.3Z', red) + line('M44 65.4Q50 66.8 56 65.4', 1.1, shade(red, -0.5));
    case 'pout':
      return piece('M46 65.2Q48 63 50 64.2Q52 63 54 65.2Q50 69.5 46 65.2Z', red) + line('M46 65.4H54', 1, shade(red, -0.5));
    case 'fangs':
      return piece('M41.5 63.5Q50 61.5 58.5 63.5Q57 71 50 71T41.5 63.5Z', '#4a1414') + flat('M43 63.6L45 68L47 63.2ZM53 63.2L55 68L57 63.6ZM47.5 70.8L48.7 67.5L50 70.9ZM50.5 70.9L51.7 67.5L53 70.8Z', WHITE);
    case 'snarl':
      return piece('M42 66.5Q46 62.5 50 64Q55 61 58 64.5Q56 69.5 50 69T42 66.5Z', '#4a1414') + flat('M44 66Q50 64 57 64.6L55.5 67.4Q50 66.6 45 67.8Z', WHITE);
    default:
      return line('M43 64Q50 69.5 57 64', 2.1);
  }
}

export function glasses(kind: Glasses): Drawing {
  const pane = 'rgb(255 255 255 / .28)';
  switch (kind) {
    case 'round':
      return both((x) => `<path d="${ring(x(41.8), 50, 7.2)}" fill="${pane}" stroke-width="2.3"/>`) + line('M49 49Q50 48 51 49M34.5 48.5L30 47M65.5 48.5L70 47', 2);
    case 'half-moon':
      return both((x) => `<path d="M${x(34.5)} 52H${x(49)}Q${x(48)} 60 ${x(41.8)} 60T${x(34.5)} 52Z" fill="${pane}" stroke="#8a6a24" stroke-width="1.8"/>`) + line('M49 52.5Q50 51.5 51 52.5M34.5 52L30 50M65.5 52L70 50', 1.7, '#8a6a24');
    case 'square':
      return both((x) => `<path d="M${x(34.5)} 46H${x(48.8)}L${x(48)} 55H${x(35.3)}Z" fill="${pane}" stroke-width="2"/>`) + line('M49 48.5H51M34.5 48L30 47M65.5 48L70 47', 2);
    case 'horn':
      return both((x) => `<path d="M${x(33.5)} 45.5H${x(48.8)}V54Q${x(41)} 58 ${x(34.5)} 54Z" fill="${pane}" stroke="#5b3217" stroke-width="2.8"/>`) + line('M49 48.5H51', 2.4, '#5b3217');
    case 'huge':
      return both((x) => `<path d="${ring(x(40.5), 50.5, 10.2)}" fill="rgb(255 255 255 / .5)" stroke="#7d6425" stroke-width="2.4"/>${piece(ring(x(41), 50.5, 5.6), WHITE)}${flat(ring(x(41.5), 50.5, 3.6), '#4d7a6a')}${flat(ring(x(41.5), 50.5, 1.9), INK)}${flat(ring(x(41.5) - 1.3, 49, 1.2), WHITE)}`);
    case 'jewelled':
      return both((x) => `<path d="M${x(31.5)} 43.5Q${x(42)} 44 ${x(49)} 48Q${x(48)} 57 ${x(41)} 56.5T${x(31.5)} 43.5Z" fill="${pane}" stroke="#b3243f" stroke-width="2.4"/>${flat(ring(x(33.5), 45.3, 1.1), '#ffe9a3')}${flat(ring(x(38), 45.3, 0.9), '#ffe9a3')}`) + line('M49 49.5H51', 2, '#b3243f');
    case 'goggles':
      return both((x) => `${piece(ring(x(41.8), 50, 7), '#f2c744')}${flat(ring(x(41.8), 50, 3.4), '#17100c')}${flat(ring(x(41.8) - 1.5, 48.5, 1.2), WHITE)}`);
    case 'spectrespecs':
      return piece(ring(41, 50, 7.6), '#f08bb8') + flat(ring(41, 50, 4.8), '#d9f0f7') + piece(ring(59, 50, 7.6), '#58b7d9') + flat(ring(59, 50, 4.8), '#fbe3f0') +
        line('M48 48Q50 46.5 52 48', 2) + both((x) => line(`M${x(36)} 45Q${x(33)} 40 ${x(29)} 40`, 2.2, '#9c5fc4') + flat(ring(x(41), 50, 1.8), INK));
  }
}

export function mark(kind: Mark, parts: Parts): Drawing {
  const { skin } = parts;
  const dark = shade(skin, -0.42);
  switch (kind) {
    case 'bolt':
      return line('M56.5 26.5L52.6 32H57L53.6 38', 2.1, '#b4312c');
    case 'freckles':
      return flat([[37, 57], [40, 59], [43.5, 57.5], [38.5, 61], [57, 57.5], [60, 59], [63, 57], [61, 61.5]].map(([x, y]) => ring(x, y, 0.95)).join(''), '#b9663a');
    case 'scars':
      return line('M36 40L45 34M61 56L66 65M38 62L44 67', 2, shade(skin, -0.5)) + line('M64 39L60 44M37 66L40 60', 1.3, shade(skin, -0.5));
    case 'claws':
      return line('M56 41L66 57M60 39L68.5 53M53 44L62 62', 1.9, '#b04a3f');
    case 'bite':
      return line('M35 55L44 63M38 52L46 59M34 60L40 66', 1.8, '#b04a3f');
    case 'stubble':
      return flat('M33 58Q37 62 42 61Q50 59 58 61Q63 62 67 58Q64 68 58 71Q50 74.5 42 71Q36 68 33 58Z', '#4a3a30', 0.32);
    case 'blush':
      return both((x) => flat(ring(x(37.5), 58.5, 4.2, 3), '#e0604d', 0.42));
    case 'powder':
      return both((x) => flat(ring(x(35.5), 59, 4, 3.6), '#ea6f97', 0.6));
    case 'wrinkles':
      return line('M42 29.5Q50 27.5 58 29.5M43 33Q50 31.5 57 33', 1.1, dark) + both((x) => line(`M${x(34)} 50L${x(31.5)} 48.5M${x(34)} 52.5L${x(31.5)} 53.5M${x(44)} 60Q${x(40)} 62.5 ${x(40)} 67`, 1.2, dark));
    case 'earring':
      return line('M29 60V64', 1.6, '#c9952b') + piece('M27.5 64H30.5L29 70Z', '#f2d9a0');
    case 'bags':
      return both((x) => flat(`M${x(37)} 54.5Q${x(42)} 60 ${x(47)} 54.5Q${x(42)} 57 ${x(37)} 54.5Z`, '#6b4a5e', 0.6));
    case 'hollow':
      return both((x) => flat(`M${x(35)} 55Q${x(42)} 60 ${x(41)} 68Q${x(36.5)} 64 ${x(35)} 55Z`, dark, 0.5));
    case 'pouch':
      return both((x) => flat(`M${x(27)} 58Q${x(36)} 58 ${x(38)} 69Q${x(29)} 68 ${x(27)} 58Z`, dark, 0.35)) + line('M39 72.5Q50 77 61 72.5', 1.6, dark);
    case 'warts':
      return flat(ring(55, 60, 1.8) + ring(39, 64, 1.6) + ring(59, 36, 1.5), shade(skin, -0.38)) + flat(ring(54.5, 59.5, 0.6), WHITE);
    case 'blood':
      return flat('M33 40Q38 38 36 48Q39 60 34.5 66Q31 52 33 40ZM60 30Q64 34 62 40Q60 44 58.5 38Z', '#b9c4cc', 0.95);
    case 'cut-neck':
      return line('M38 76.5Q50 81.5 62 75.5', 2.2, '#7f98a0');
    case 'cork':
      return piece(ring(28.5, 64, 3.2), '#d98a2b');
    case 'soot':
      return flat('M34 56Q38 53 41 57Q38 62 35 61ZM58 62Q63 60 64 64Q60 67 58 62ZM55 28Q60 27 61 31Q57 33 55 28Z', '#3a2f2a', 0.6);
    case 'red-nose':
      return flat(ring(50.5, 58, 4, 3.4), '#d9533f', 0.55) + both((x) => flat(ring(x(37.5), 58, 4.6, 3.2), '#d9533f', 0.4));
  }
}
