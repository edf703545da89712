// Spirits, imps, plants that bite, and other things that are no beasts.
import { both, curls, cut, flat, INK, line, pasted, piece, put, ring, tube, WHITE, type Drawing } from '../ink';

export const dementor = (): Drawing =>
  cut('M50 2C34 4 26 18 26 34C18 44 12 60 10 80L6 98L16 90L22 102L30 92L38 102L46 93L54 102L62 92L70 102L78 91L86 101L94 96C92 76 84 46 74 34C74 18 66 4 50 2Z', '#2b2d36') +
  flat('M60 5C70 12 74 22 74 34C84 46 92 76 94 96L86 101L80 92C78 70 70 44 66 32C68 22 66 12 60 5Z', '#191a20') + line('M30 44Q22 64 20 84M40 50Q36 70 36 90M60 50Q64 70 62 88M70 46Q76 64 78 84M34 16Q40 8 48 7', 2, '#4d505d') +
  flat('M50 12C39 13 34 24 35 36C38 46 44 50 50 50S62 46 65 36C66 24 61 13 50 12Z', '#0b0b0e') + flat('M45 38Q50 34 55 38Q55 46 50 46T45 38Z', '#2a2f33') + line('M46 39Q50 43 54 39', 1.4, '#5f6b70') +
  cut('M22 60C14 60 8 66 4 74C6 75 8 74 10 72C8 76 7 79 8 82C11 80 12 77 14 74C14 78 14 80 16 82C18 78 19 74 20 71C22 73 24 74 26 73C27 68 26 62 22 60Z', '#9aa79f') + line('M12 70L16 66M16 72L19 68', 1.2, '#5d6a63');

export const swarm = (): Drawing => {
  const one = pasted(dementor());
  return put(one, -8, -2, 0.56) + put(one, 50, -4, 0.58) + put(one, 16, 22, 0.78);
};
/** Dementors before the moon, and what they hang over. */
const overhead = (below: Drawing, ...where: [number, number, number][]): Drawing => {
  const one = pasted(dementor());
  return `<g stroke="${INK}" stroke-width="2">${piece(ring(72, 24, 20), '#f3e7bd')}${flat(ring(66, 20, 4) + ring(78, 30, 3), '#d9c78f')}</g>` + pasted(below) + where.map(([x, y, size]) => put(one, x, y, size)).join('');
};
export const overLondon = (): Drawing =>
  overhead(cut('M-2 104V84H8V76H18V84H26V70H34L36 46L40 34L44 46L46 70H52V82H62V88H72V78L80 70L88 78V84H102V104Z', '#3f4254') + flat('M37.5 52H42.5V58H37.5ZM12 88H16V92H12ZM56 92H60V96H56ZM84 88H88V92H84Z', '#ffd86b'), [-5, 0, 0.62], [46, 22, 0.54]);
export const overThePitch = (): Drawing =>
  overhead(cut('M-2 104V92Q50 82 102 92V104Z', '#4d6a3a') + [[12, 46], [28, 34], [44, 46]].map(([x, y]) => tube(`M${x} 100V${y + 14}`, 6, '#d9a93a') + `<path class="t" d="${ring(x, y + 6, 8)}" fill="none" stroke-width="6"/>` + line(ring(x, y + 6, 8), 2.4, '#d9a93a')).join(''), [44, 4, 0.66]);
export const atTheGates = (): Drawing =>
  put(pasted(dementor()), 12, -2, 0.78) + pasted(cut('M2 102V50H10V102ZM90 102V50H98V102Z', '#6d6a72') + cut('M0 44L6 38L12 44V52H0ZM88 44L94 38L100 44V52H88Z', '#8a8790') + [18, 28, 38, 58, 68, 78].map((x) => cut(`M${x} 102V60L${x + 2.5} 52L${x + 5} 60V102Z`, '#33343b')).join('') + cut('M10 70H90V75H10ZM10 90H90V95H10Z', '#33343b'));

export const werewolf = (): Drawing =>
  cut('M30 60C18 70 12 86 12 102H90C90 84 82 68 70 58Z', '#5f5a58') + flat('M62 56C80 66 90 84 90 102H74C78 84 74 68 62 56Z', '#403b3c') +
  cut('M38 30L36 4L52 20L64 6L70 28C82 36 84 52 74 62C66 72 54 74 44 74C32 78 14 76 6 68C4 62 8 58 14 56L32 50C30 42 32 34 38 30Z', '#75706d') + flat('M52 20L64 6L70 28C82 36 84 52 74 62C66 72 54 74 44 74C62 64 68 40 52 20Z', '#524d4c') + flat('M40 12L41 26L47 22Z', '#c08a7a') +
  piece('M8 66Q24 66 40 60L48 66Q30 76 12 74Z', '#5b1420') + flat('M12 66L15 73L19 65.5ZM26 64.5L29 72L33 62.5ZM18 74L21 68L24 74Z', WHITE) + piece('M6 60Q6 54 14 54Q17 58 14 62Q8 64 6 60Z', '#17110f') +
  piece('M38 40L54 36Q54 46 46 47Q40 46 38 40Z', '#f2c23a') + flat(ring(47, 41.5, 2.2), '#120c0a') + line('M34 38Q44 30 56 34', 3.6) + line('M58 22L62 32M66 32L66 42M74 44L70 52M60 62L66 56M28 84L34 76M44 92L48 84M60 84L64 76M22 96L26 90M76 94L78 86', 2, '#3a3535') + line('M62 48L68 44M64 54L72 50', 2, '#9a948f');

export const troll = (): Drawing =>
  tube('M80 60Q92 70 88 86', 16, '#8d9a78') + cut('M82 96L72 34Q72 22 84 22T96 34L92 96Z', '#7a5230') + line('M80 32L84 40M88 30L90 42M82 54L88 62', 2, '#4a2f18') + cut('M76 78C74 84 76 92 84 93C92 94 96 88 95 80Z', '#9aa884') +
  cut('M44 34C22 36 8 54 6 102H84C86 70 74 38 56 34Z', '#8d9a78') + flat('M58 36C74 46 84 70 84 102H66C72 78 68 52 58 36Z', '#66735a') + cut('M14 72L20 102H72L74 70Q60 82 44 80T14 72Z', '#6a4a2e') + line('M22 84L28 96M38 84L40 98M56 84L54 98', 1.8, '#3f2a18') +
  cut('M30 30C26 18 34 6 48 6S70 18 66 30C66 42 58 48 48 48S30 42 30 30Z', '#9fac86') + flat('M54 7C66 12 68 22 66 30C66 42 58 48 48 48C60 38 60 18 54 7Z', '#7a8768') + cut('M31 22C22 18 20 30 31 34ZM65 22C74 18 76 30 65 34Z', '#9fac86') +
  flat(ring(42, 22, 2.4) + ring(55, 22, 2.4), '#120c0a') + line('M36 17L46 19M61 17L51 19', 3.2) + piece(ring(48.5, 29, 6, 5), '#b3896a') + line('M38 39Q48 35 60 40', 2.2) + cut('M41 39L43 33L46 38Z', WHITE) + cut('M54 38L57 33L58 39Z', WHITE) + line('M40 8Q42 3 46 5M50 6Q52 1 56 4', 2);

const imp = (skin: string, wing: string, mood: 'glee' | 'spite'): Drawing =>
  both((x) => cut(`M${x(40)} 54C${x(26)} 36 ${x(10)} 32 ${x(2)} 38C${x(4)} 52 ${x(18)} 64 ${x(38)} 66Z`, wing) + line(`M${x(38)} 58Q${x(22)} 46 ${x(8)} 42M${x(36)} 62Q${x(24)} 58 ${x(12)} 52`, 1.4)) +
  tube('M44 80L38 96', 7, skin) + tube('M56 80L62 96', 7, skin) + tube('M42 62L28 74', 7, skin) + tube('M58 62L72 74', 7, skin) + cut('M50 54C42 54 40 64 41 74C42 84 46 87 50 87S58 84 59 74C60 64 58 54 50 54Z', skin) +
  cut('M50 14C40 14 34 20 32 28L16 20L30 40C32 50 40 57 50 57S68 50 70 40L84 20L68 28C66 20 60 14 50 14Z', skin) + both((x) => piece(ring(x(42), 36, 6), WHITE) + flat(ring(x(43), 37, 3.2), '#120c0a')) + (mood === 'glee' ? piece('M40 46Q50 50 60 46Q57 54 50 54T40 46Z', '#3a0f1a') : line('M36 26L46 31M64 26L54 31', 3) + piece('M40 50Q50 43 60 50Q50 55 40 50Z', '#3a0f1a') + flat('M43 48L45 52L47 47ZM53 47L55 52L57 48Z', WHITE)) + line('M46 15Q42 8 44 4M54 15Q58 8 56 4', 2.2);

export const pixies = (): Drawing => {
  const one = pasted(imp('#3f8fe0', '#bfe3f7', 'glee'));
  return put(one, -6, 34, 0.58) + put(one, 46, 42, 0.56) + put(one, 20, -2, 0.66);
};
export const doxies = (): Drawing => {
  const one = pasted(tube('M42 70L26 84', 6, '#3a3136') + tube('M58 70L74 84', 6, '#3a3136') + imp('#4f424a', '#6fa08a', 'spite') + line('M44 62L42 58M50 60V56M56 62L58 58M46 74L43 71M54 74L57 71', 1.4, '#17110f'));
  return put(one, -4, 32, 0.66) + put(one, 36, -2, 0.66);
};

export const mandrake = (): Drawing =>
  cut('M24 66H76L70 102H30Z', '#b5623a') + cut('M20 60H80V70H20Z', '#c9774a') + line('M30 78L34 98M66 78L64 92', 2, '#7d3c1f') +
  cut('M36 62C28 52 26 38 34 30C40 26 60 26 66 30C74 38 72 52 64 62Z', '#b98a5a') + flat('M58 27C70 32 73 46 66 60L58 62C66 50 66 36 58 27Z', '#8a6038') + tube('M32 48Q20 46 14 54', 8, '#b98a5a') + tube('M68 48Q80 46 86 38', 8, '#b98a5a') +
  cut('M50 30C44 22 36 20 28 22C30 12 40 8 46 14C46 4 54 4 54 14C60 8 70 12 72 22C64 20 56 22 50 30Z', '#5f8f3e') + cut('M50 28C46 16 40 8 30 4C40 0 48 6 50 12C52 6 60 0 70 4C60 8 54 16 50 28Z', '#7aae4e') +
  line('M38 36L46 40M62 36L54 40', 2.4) + line('M38 42Q42 39 46 43M54 43Q58 39 62 42', 2.2) + piece(ring(50, 52, 7, 7.5), '#4a1a14') + flat('M46 56Q50 52.5 54 56Q50 60 46 56Z', '#d0645c') + line('M34 56L38 54M62 54L66 56M40 32L42 34', 1.4, '#6a4626');

export const grindylow = (): Drawing =>
  tube('M44 66Q30 74 34 86Q36 96 24 98', 9, '#6fa88a') + tube('M56 66Q70 74 66 86Q64 96 76 98', 9, '#6fa88a') + tube('M50 68Q46 82 52 90Q56 98 48 101', 9, '#6fa88a') + tube('M38 60Q20 62 18 76Q16 86 6 84', 9, '#6fa88a') + tube('M62 60Q80 62 82 76Q84 86 94 84', 9, '#6fa88a') +
  tube('M36 54Q14 50 8 34', 8, '#7fb898') + tube('M64 54Q86 50 92 34', 8, '#7fb898') + line('M8 34L2 28M8 34L7 25M8 34L13 27M92 34L98 28M92 34L93 25M92 34L87 27', 2.6) +
  cut('M36 18L28 4L44 12Z', '#d9d2a8') + cut('M64 18L72 4L56 12Z', '#d9d2a8') + cut('M50 10C32 10 26 24 28 40C30 56 38 68 50 68S70 56 72 40C74 24 68 10 50 10Z', '#8fc8a6') + flat('M58 11C70 16 74 28 72 40C70 56 62 68 50 68C64 56 66 28 58 11Z', '#669a7c') + both((x) => piece(`M${x(34)} 34Q${x(42)} 26 ${x(47)} 38Q${x(40)} 44 ${x(34)} 34Z`, '#f2e23a') + flat(ring(x(42), 36, 2), '#120c0a')) + piece('M36 52Q50 46 64 52Q60 62 50 62T36 52Z', '#16302a') + flat('M39 51.5L41 56L43.5 50.3ZM46 49.8L48 55L50 49.5ZM52 49.6L54 55L56.5 50.3ZM58 50.8L60 56L62 52ZM44 61L46 57L48 61.8ZM53 61.8L55 57L57 60.5Z', WHITE);

export const snare = (): Drawing =>
  tube('M6 100Q10 60 32 56T56 34Q62 14 46 10', 12, '#3f6a2e') + tube('M94 100Q92 70 70 62T44 42Q34 22 50 12', 12, '#4f7f38') + tube('M30 101Q34 80 54 76T84 48Q88 30 78 22', 11, '#5c8f42') + tube('M66 101Q60 82 40 78T14 46Q12 32 22 24', 11, '#47752f') + tube('M50 101V58Q50 40 62 30', 9, '#6aa04c') +
  cut('M46 10C40 2 48 -2 54 2C58 8 52 12 46 10Z', '#7aae4e') + cut('M78 22C70 20 72 10 80 10C88 14 86 22 78 22Z', '#7aae4e') + cut('M22 24C14 24 12 14 20 12C28 14 30 22 22 24Z', '#7aae4e') + cut('M62 30C60 22 68 18 73 23C74 30 68 34 62 30Z', '#7aae4e') + line('M24 62L20 56M40 50L34 46M58 50L64 48M66 68L72 72M34 74L30 80M78 58L84 60M20 40L14 42M50 84L44 82', 2.4);

export const boggart = (): Drawing =>
  cut('M14 102V8H86V102Z', '#6b4a2e') + cut('M8 4H92V12H8Z', '#8a6240') + cut('M8 96H92V102H8Z', '#5a3c24') + piece('M22 18H48V92H22Z', '#7d573a') + piece('M52 18H78V92H52Z', '#17110f') + cut('M52 18L66 24V98L52 92Z', '#8a6240') + flat('M68 40Q74 34 80 42Q88 44 82 54Q90 64 80 70Q76 80 68 76Z', '#2b2d36') + flat(ring(73, 50, 2.6) + ring(73, 62, 2.2), '#c7302b') + flat(ring(45, 56, 2) + ring(55, 58, 1.8), '#e0b64a') + line('M27 26H43M27 84H43', 1.8, '#4a301b');

export const shadeOfTheLocket = (): Drawing =>
  cut('M50 84C30 78 14 60 18 36C20 18 34 6 48 6C44 14 50 18 58 14C74 16 84 30 82 46C80 66 66 78 50 84Z', '#3f4a56') + flat('M58 14C74 16 84 30 82 46C80 66 66 78 50 84C70 66 74 36 58 14Z', '#252d38') + line('M28 30Q22 46 34 62M40 70Q46 76 50 84M72 34Q76 50 64 66', 2, '#6f8090') +
  both((x) => piece(`M${x(30)} 38Q${x(38)} 30 ${x(45)} 42Q${x(37)} 48 ${x(30)} 38Z`, '#e03a2a') + flat(ring(x(39), 40, 2), '#120c0a')) + piece('M36 58Q50 50 64 58Q58 70 50 68T36 58Z', '#0e1116') + cut(ring(50, 88, 11, 12), '#d9a93a') + flat(ring(50, 88, 7, 8), '#b3862a') + line('M47 83C55 81 55 87 50 88S45 95 53 93', 2.4, '#1f6b45') + tube('M40 82Q26 84 16 100', 5, '#d9a93a') + tube('M60 82Q74 84 84 100', 5, '#d9a93a');

export const witheredHand = (): Drawing =>
  cut('M34 102L36 72C28 64 24 54 20 44C18 38 24 36 27 41L36 54L34 20C34 14 41 14 42 20L45 48L47 10C48 4 55 4 55 10L56 48L61 16C62 10 69 12 68 18L65 52L75 34C78 29 84 32 82 38C78 54 74 66 66 76L68 102Z', '#332d33') + flat('M60 50L65 52L75 34C78 29 84 32 82 38C78 54 74 66 66 76L68 102H58C64 84 64 66 60 50Z', '#1b171c') + line('M36 36H41M47 30H54M62 34L67 35M40 72Q50 66 60 72M38 84Q48 80 62 86M48 56V64', 1.8, '#6a5f6a') +
  cut('M45 40H57V47H45Z', '#e0b64a') + cut('M44 34L51 28L58 34L51 42Z', '#17141a') + line('M51 30L47.5 37H54.5ZM51 30V37', 1.1, '#e0d9c3') + flat('M18 20L20 26L26 27L20 29L18 35L16 29L10 27L16 26ZM84 60L85.5 65L90 66L85.5 68L84 73L82 68L78 66L82 65Z', '#7fe09a');

const blaze = (outer: string, middle: string, core: string): Drawing =>
  cut('M50 102C22 102 8 84 12 62C14 52 20 46 20 36C28 40 30 46 30 52C36 40 32 26 40 12C46 18 50 24 50 34C56 26 56 14 64 4C72 16 70 30 72 42C76 38 76 32 80 26C90 42 92 58 88 72C84 92 70 102 50 102Z', outer) + flat('M50 100C32 100 22 88 26 72C28 64 34 60 34 52C40 56 42 60 42 66C48 58 46 46 52 36C58 44 58 52 58 60C62 56 64 50 66 44C74 56 78 68 74 80C70 94 62 100 50 100Z', middle) + flat('M50 99C40 99 36 90 40 80C44 74 48 72 50 64C54 72 60 76 60 84C60 94 56 99 50 99Z', core);

export const fiendfyre = (): Drawing =>
  blaze('#c7302b', '#f2811f', '#ffe08a') + flat('M34 58Q40 52 44 60Q40 64 34 58ZM66 58Q60 52 56 60Q60 64 66 58Z', '#3a0f0a') + flat(ring(40, 59, 1.4) + ring(60, 59, 1.4), '#fff6cf') + line('M38 74L42 70L46 76L50 70L54 76L58 70L62 74', 2.2, '#5b140c');
export const flame = (): Drawing => blaze('#e0541f', '#f7a12a', '#fff0b0');

export const bludger = (): Drawing =>
  line('M4 30L26 42M2 52H22M6 76L26 66', 3.2, '#8d8579') + cut(ring(58, 52, 34), '#34313a') + flat('M72 22C90 34 96 60 82 78C74 86 64 88 56 86C80 74 84 44 72 22Z', '#1f1c24') + line('M34 34Q58 48 84 30M30 68Q58 54 88 70', 2.4, '#5d5866') + flat(ring(42, 36, 5), '#77717f') + flat([[58, 24], [34, 52], [84, 50], [58, 80]].map(([x, y]) => ring(x, y, 2.6)).join(''), '#a49dac') + line('M44 46L56 51M76 46L64 51', 4, '#e0541f') + line('M48 66Q60 58 72 66', 3, '#e0541f');

export const smokeSerpent = (): Drawing =>
  cut(curls([[14, 96], [8, 84], [16, 74], [12, 62], [22, 52], [20, 38], [32, 30], [40, 18], [54, 14], [68, 18], [78, 28], [84, 42], [80, 56], [88, 68], [84, 82], [88, 96], [70, 101], [50, 98], [30, 101]], 0.6), '#4f6a58') + both((x) => piece(`M${x(30)} 46Q${x(38)} 38 ${x(46)} 50Q${x(38)} 56 ${x(30)} 46Z`, '#c8f7c0') + flat(ring(x(39), 48, 2.2), '#120c0a')) + tube('M50 70V84', 6, '#7fe09a') + line('M50 84L44 92M50 84L56 92', 2.6, '#7fe09a') + line('M36 66Q50 74 64 66', 2.6);
