// Spells: one wand, and what comes out of it.
import { cut, flat, line, piece, ring, tube, WHITE, type Drawing } from '../ink';

const wand = () => cut('M4 100L0 94L44 52L48 56Z', '#7a4a26') + line('M10 88L15 93M16 82L21 87', 1.8, '#3f2412');
const burst = (x: number, y: number, r: number, c: string): Drawing => {
  const at = (i: number, far: number) => `${Math.round((x + Math.sin((i * Math.PI) / 8) * far) * 10) / 10} ${Math.round((y - Math.cos((i * Math.PI) / 8) * far) * 10) / 10}`;
  return cut(`M${Array.from({ length: 16 }, (_, i) => at(i, i % 2 ? r * 0.52 : r)).join('L')}Z`, c);
};

const EFFECTS: Record<string, () => Drawing> = {
  accio: () => tube('M92 16C66 4 52 24 60 42', 9, '#5aa0ea') + cut('M48 34L62 58L74 36Z', '#5aa0ea') + cut(ring(88, 22, 9), '#f2c23a'),
  alohomora: () => tube('M54 36V24Q54 8 70 8T86 24', 9, '#9aa7b0') + cut('M46 36H94V74H46Z', '#e0b64a') + flat('M80 36H94V74H82Z', '#b3862a') + flat(ring(70, 51, 5), '#2a1a11') + flat('M67.5 52H72.5L74 64H66Z', '#2a1a11'),
  'confundus-charm': () => tube('M70 36Q78 30 82 38T70 50Q54 50 56 32T78 12Q96 14 97 36', 8, '#c47fe0') + flat('M50 14L52 20L58 22L52 24L50 30L48 24L42 22L48 20Z', '#f2c23a'),
  episkey: () => cut(ring(68, 36, 28), '#f6f2e8') + piece('M62 16H74V30H88V42H74V56H62V42H48V30H62Z', '#c7302b') + flat('M74 16V30H88V42H74V56H70V16Z', '#8f1a18'),
  'expecto-patronum': () =>
    tube('M66 38Q54 30 56 6', 5.5, '#cfe3ee') + tube('M57 20Q46 20 44 8', 5, '#cfe3ee') + tube('M74 38Q88 30 86 4', 5.5, '#cfe3ee') + tube('M86 20Q95 18 97 8', 5, '#cfe3ee') +
    cut('M97 102C98 80 92 66 82 58C84 46 78 38 68 38C61 38 57 42 55 46L40 58C36 62 38 68 43 68L58 67C63 76 60 90 56 102Z', '#e3f1f7') + flat('M82 58C92 66 98 80 97 102H84C86 84 82 70 72 62Q80 56 76 42Q84 48 82 58Z', '#a9cbdc') + cut('M76 42L92 34L86 50Z', '#e3f1f7') + flat(ring(61, 49, 2.4) + ring(43, 62, 1.6), '#3f6a86') + line('M44 66Q50 66 54 63', 1.6, '#3f6a86'),
  expelliarmus: () => burst(58, 44, 20, '#e8402a') + flat(ring(58, 44, 7), '#ffe0b0') + cut('M66 20L92 2L96 7L72 27Z', '#4a3020') + line('M84 26L94 30M80 34L88 42', 2.4, '#e8402a'),
  expulso: () => burst(66, 38, 34, '#f2811f') + burst(66, 38, 20, '#ffe08a') + flat('M88 74L96 70L98 80L90 82ZM34 10L40 6L43 13L36 15Z', '#6d6a72'),
  fiendfyre: () => cut('M70 92C48 90 40 72 48 56C50 62 54 62 56 60C52 44 62 30 70 6C76 22 86 28 86 44C90 42 91 38 91 34C100 50 100 90 70 92Z', '#c7302b') + flat('M70 88C58 84 58 72 64 62C66 68 70 66 71 50C80 60 86 82 70 88Z', '#ffb52a'),
  geminio: () => cut('M40 22L62 12L72 38L50 48Z', '#5f8f3e') + cut('M64 30L86 20L96 46L74 56Z', '#7fb85a') + line('M46 26L58 21M70 34L82 29', 2, '#eaf5d6') + flat('M86 4L88 10L94 12L88 14L86 20L84 14L78 12L84 10Z', '#f2c23a'),
  immobulus: () => {
    const star = 'M68 4V68M40 20L96 52M40 52L96 20M60 8L68 16L76 8M60 64L68 56L76 64M42 29L49 25L44 17M94 43L87 47L92 55M44 55L49 47L42 43M92 17L87 25L94 29';
    return tube(star, 7.5, '#a9dcf2');
  },
  impedimenta: () => cut('M52 14H84L98 30V54L84 70H52L40 54V30Z', '#4f7fb8') + cut('M56 58V30Q56 26 59 26T62 30V42V24Q62 20 65 20T68 24V42V26Q68 22 71 22T74 26V44V32Q74 29 77 29T80 33V50Q80 62 68 62Q60 62 56 58Z', '#f3dcc2'),
  imperio: () => line('M46 4V34M66 0V28M86 4V34', 2, '#7a2c5a') + cut('M40 0H92V8H40Z', '#7a2c5a') + cut(ring(66, 38, 11), '#e8c49c') + cut('M52 52Q66 46 80 52L84 80H48Z', '#a85aa0') + tube('M54 56L46 36', 6, '#e8c49c') + tube('M78 56L86 36', 6, '#e8c49c') + line('M61 37H64M68 37H71M62 43H70', 2),
  incendio: () => cut('M68 74C48 72 44 54 54 40C56 46 59 46 60 44C58 28 66 18 72 6C76 20 88 32 86 52C85 66 78 74 68 74Z', '#e8622a') + flat('M69 70C58 68 58 56 64 48C67 54 69 50 71 40C78 50 80 66 69 70Z', '#ffd86b'),
  lumos: () => line('M66 2V14M66 58V70M32 36H44M88 36H100M42 12L50 20M82 52L90 60M90 12L82 20M50 52L44 58', 4, '#f2b32a') + cut(ring(66, 36, 18), '#ffe68a') + flat(ring(66, 36, 10), WHITE),
  obliviate: () => cut('M46 42C38 34 44 20 54 20C56 8 74 4 80 16C92 16 98 30 90 38C94 50 82 58 74 54C68 62 54 60 52 52C46 52 44 46 46 42Z', '#e8a9b8') + line('M60 22Q66 30 60 36M76 18Q72 28 80 34M54 42Q62 40 66 48M86 40Q78 40 76 48', 2, '#a8546c') + flat('M44 62L50 60L52 66L46 68ZM90 60L96 62L94 68L88 66ZM70 64L76 66L73 72Z', '#cfd6e6'),
  'petrificus-totalus': () => cut('M58 96V46Q58 38 68 38T78 46V96Z', '#9aa0a6') + cut(ring(68, 24, 13), '#b3b9bf') + line('M58 54L52 72M78 54L84 72M62 22H65M71 22H74M64 29H72', 2.2) + line('M62 50L74 58M62 64L74 72M62 78L74 86', 2, '#6a7076'),
  protego: () => cut('M68 2Q84 10 98 10C100 42 88 62 68 74C48 62 36 42 38 10Q52 10 68 2Z', '#5aa0ea') + flat('M68 2Q84 10 98 10C100 42 88 62 68 74Z', '#3472ba') + flat('M68 12Q78 17 88 18C88 40 80 54 68 62Z', '#a9d4ff', 0.8) + flat('M68 12Q58 17 48 18C48 40 56 54 68 62Z', '#d9eeff', 0.8),
  reducto: () => burst(60, 42, 22, '#7fd0f0') + [[84, 14, 8], [92, 40, 6], [80, 62, 7], [54, 10, 6]].map(([x, y, r]) => cut(`M${x - r} ${y + 2}L${x} ${y - r}L${x + r} ${y - 1}L${x + 2} ${y + r}Z`, '#8a8178')).join('') + flat(ring(60, 42, 8), WHITE),
  sectumsempra: () => [0, 16, 32].map((n) => cut(`M${44 + n} 66Q${56 + n} 34 ${72 + n} 4Q${66 + n} 40 ${48 + n} 68Z`, n === 16 ? '#8f1020' : '#c71f2f')).join('') + flat('M60 78Q66 88 60 92Q54 88 60 78ZM78 72Q82 80 78 83Q74 80 78 72Z', '#8f1020'),
  stupefy: () => cut('M40 60L62 42L54 38L76 22L68 18L98 2L84 24L92 28L72 44L80 48L48 66Z', '#e8342a') + flat('M48 60L70 44L64 40L88 14L78 28L84 31L64 47L72 50Z', '#ffc9b0'),
  'wingardium-leviosa': () => cut('M52 74C46 48 60 20 92 4C98 32 88 58 62 66Z', '#f6f2e4') + flat('M92 4C98 32 88 58 62 66Q84 40 92 4Z', '#cfc5ae') + line('M50 78Q60 44 88 12', 2) + line('M62 50L76 48M68 40L84 36M74 30L88 24M60 48L58 38M68 36L66 26', 1.6) + line('M34 40Q30 30 36 22M26 52Q20 44 24 34', 2.4, '#8fb7cf'),
};

export const SPELLS: Record<string, () => Drawing> = Object.fromEntries(
  Object.entries(EFFECTS).map(([id, effect]) => [id, () => wand() + effect()]),
);
