// Potions: a bottle of some shape, a liquid of some colour, and a label.
import { cut, flat, line, piece, ring, shade, WHITE, type Drawing } from '../ink';

/** The glass, and how far the liquid fills it. */
const BOTTLES = {
  round: ['M42 20H58V36C76 42 84 56 82 70C80 88 66 96 50 96S20 88 18 70C16 56 24 42 42 36Z', 'M22 60Q50 52 78 60C82 78 72 92 50 92S18 78 22 60Z'],
  flask: ['M42 20H58V42L84 82C88 90 84 96 76 96H24C16 96 12 90 16 82L42 42Z', 'M33 64Q50 58 67 64L80 85C82 90 80 92 75 92H25C20 92 18 90 20 85Z'],
  square: ['M40 20H60V34H78V96H22V34H40Z', 'M26 52Q50 46 74 52V92H26Z'],
  tall: ['M42 20H58V36C66 40 68 46 68 54V88C68 94 64 96 50 96S32 94 32 88V54C32 46 34 40 42 36Z', 'M36 56Q50 50 64 56V86C64 91 60 92 50 92S36 91 36 86Z'],
  heart: ['M42 20H58V34C74 28 90 40 86 58C82 76 66 88 50 97C34 88 18 76 14 58C10 40 26 28 42 34Z', 'M18 54Q50 46 82 54C80 72 64 84 50 92C36 84 20 72 18 54Z'],
  drop: ['M44 20H56V32C72 46 82 62 80 76C78 90 66 96 50 96S22 90 20 76C18 62 28 46 44 32Z', 'M24 66Q50 58 76 66C80 84 68 92 50 92S20 84 24 66Z'],
} as const;

type Bottle = keyof typeof BOTTLES;

const bottle = (shape: Bottle, liquid: string, label: Drawing): Drawing => {
  const [glass, fill] = BOTTLES[shape];
  return (
    cut(glass, '#dcebe8') + flat(fill, liquid) + flat(fill.replace(/^M[\d.]+ [\d.]+/, 'M50 56'), shade(liquid, -0.25), 0.35) + line(glass, 2) + line('M28 58Q26 72 34 84', 3, WHITE) + cut('M40 8H60V21H40Z', '#a9783f') + line('M40 14H60', 1.5, '#6b4520') + cut('M38 20H62V26H38Z', '#c9d8d5') + label
  );
};
const bubbles = flat(ring(42, 78, 3) + ring(56, 72, 4) + ring(60, 84, 2.5) + ring(48, 66, 2), '#fffaf0', 0.7);
const paper = (mark: Drawing) => piece('M34 62H66V86H34Z', '#f6e7c2') + mark;

export const POTIONS: Record<string, () => Drawing> = {
  'ageing-potion': () => bottle('tall', '#9a9a8a', piece('M40 62H60L56 84L50 92L44 84Z', '#f4f2ea') + line('M44 68L47 82M50 68V86M56 68L53 82', 1.4, '#8a8a80')),
  amortentia: () => bottle('heart', '#f08ab0', piece('M50 80C38 72 34 64 38 58C42 53 48 56 50 60C52 56 58 53 62 58C66 64 62 72 50 80Z', '#d1285a')),
  'confusing-concoction': () => bottle('drop', '#b07fd0', line('M50 74Q56 70 58 76T50 84Q40 84 42 72T58 62', 3, '#f6e0ff')),
  'draught-of-living-death': () => bottle('square', '#2f2a3a', paper(flat('M42 70Q50 62 58 70V78H42Z', '#2a1a11') + flat(ring(46.5, 72, 2) + ring(53.5, 72, 2), '#f6e7c2'))),
  'erumpent-potion': () => bottle('round', '#e8622a', flat('M50 56L55 66L66 64L60 74L68 82L57 83L55 93L48 84L38 88L42 78L32 72L43 69Z', '#ffd86b')),
  'felix-felicis': () => bottle('drop', '#f2c23a', flat('M50 60L54 70H64L56 77L59 87L50 81L41 87L44 77L36 70H46Z', '#fff6cf') + flat('M84 12L86 20L94 22L86 24L84 32L82 24L74 22L82 20ZM16 20L17.5 25L22 26L17.5 28L16 33L14 28L10 26L14 25Z', '#f2b32a')),
  'forgetfulness-potion': () => bottle('round', '#a9bcd6', paper(line('M46 70Q46 65 50 65T54 70Q54 74 50 75V77M50 81V82', 2.6))),
  gillyweed: () => bottle('square', '#7fb8b0', line('M34 92C28 78 42 72 34 58M50 92C42 76 58 70 50 52M66 92C60 78 72 72 64 60', 5, '#3f7a3a')),
  'mandrake-draught': () => bottle('flask', '#8a6a3f', piece('M44 74Q50 66 56 74Q58 86 50 88T42 82Z', '#c9a06a') + flat('M50 70Q42 64 44 58Q50 60 50 66Q50 60 56 58Q58 64 50 70Z', '#5f8f3e') + flat(ring(47.5, 77, 1.3) + ring(52.5, 77, 1.3), '#2a1a11')),
  'polyjuice-potion': () => bottle('square', '#6f7a3a', bubbles + line('M36 60Q46 56 48 66M52 84Q62 80 62 72', 2.6, '#3a4018')),
  'shrinking-solution': () => bottle('tall', '#7fd04a', line('M50 58V66M46 63L50 67L54 63M50 90V80M46 83L50 79L54 83', 2.8, '#2a5a14')),
  'skele-gro': () => bottle('tall', '#e6e0d0', flat('M50 58C44 58 41 62 42 67C42 70 44 71 45 73V76H55V73C56 71 58 70 58 67C59 62 56 58 50 58Z', '#3a342c') + flat(ring(46.5, 66, 2.2) + ring(53.5, 66, 2.2), '#e6e0d0') + line('M42 82H58M44 87H56', 2.4, '#3a342c')),
  'strengthening-solution': () => bottle('square', '#b3362a', paper(line('M40 80Q38 72 44 72L46 66Q52 64 52 70Q60 68 61 76Q60 82 52 82Z', 2.6))),
  'swelling-solution': () => bottle('round', '#5aa0c8', bubbles + piece(ring(50, 74, 11), '#d6eefa') + line('M50 63V60', 2)),
  'wiggenweld-potion': () => bottle('flask', '#4fa86a', flat('M46 66H54V73H61V81H54V88H46V81H39V73H46Z', '#f6fff2')),
  'wolfsbane-potion': () => bottle('flask', '#6a6f9a', flat('M56 66A12 12 0 1 0 60 86A14 14 0 0 1 56 66Z', '#f6f0c8') + line('M48 4Q42 -2 48 -6', 2.4, '#b9c0d6')),
};
