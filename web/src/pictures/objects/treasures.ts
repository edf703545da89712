// Treasures: what the stories turn about.
import { both, cut, flat, line, piece, ring, tube, WHITE, type Drawing } from '../ink';

const GOLD = '#e0b64a';
const DEEP = '#b3862a';

export const locket = (): Drawing =>
  tube('M50 40Q22 34 14 4', 5, '#d9a93a') + tube('M50 40Q78 34 86 4', 5, '#d9a93a') + cut(ring(50, 36, 6), GOLD) +
  cut('M50 38L74 46L84 68L74 90L50 98L26 90L16 68L26 46Z', GOLD) + flat('M50 38L74 46L84 68L74 90L50 98Q74 70 50 38Z', DEEP) + line('M50 45L69 51L77 68L69 85L50 91L31 85L23 68L31 51Z', 1.6, '#8a6010') +
  line('M60 54C44 48 38 60 50 66S60 84 40 80', 6.5, '#0f4a2c') + line('M60 54C44 48 38 60 50 66S60 84 40 80', 3.2, '#4fc07f') + flat(ring(61, 54, 2.6), '#4fc07f');

export const diary = (): Drawing =>
  cut('M20 14L66 6L82 84L36 96Z', '#262029') + piece('M36 96L30 90L76 80L82 84Z', '#efe2c4') + cut('M20 14L66 6L80 78L32 88Z', '#332b38') + line('M27 15L39 86', 2, '#1a151c') + flat('M66 6L55 8L68 18ZM80 78L77 66L68 80.5ZM20 14L28 13L23 24ZM32 88L40 86L30 78Z', DEEP) + line('M42 40L62 36M44 47L58 44', 2, DEEP) + flat('M60 58Q68 66 62 70Q55 68 60 58Z', '#14100d') + line('M58 74Q56 80 59 84', 2, '#14100d');

export const ringOfStone = (): Drawing =>
  `<path class="t" d="${ring(50, 64, 27)}" fill="none" stroke-width="13"/>` + line(ring(50, 64, 27), 9, GOLD) + line('M28 50Q36 40 46 38', 2.4, '#fff0b8') + cut('M32 24L44 8H58L68 24L50 44Z', '#1d1a20') + flat('M58 8L68 24L50 44L54 24Z', '#08070a') + line('M50 15L42 30H58ZM50 15V30', 1.6, '#d9d2bd') + `<path d="${ring(50, 25.5, 4.2)}" fill="none" stroke="#d9d2bd" stroke-width="1.5"/>` + line('M36 24L45 12', 1.8, '#77707d');

export const cup = (): Drawing =>
  both((x) => tube(`M${x(28)} 26Q${x(8)} 22 ${x(10)} 40Q${x(14)} 54 ${x(34)} 52`, 7, GOLD)) + cut('M26 14H74C76 40 68 58 54 62V76C62 78 68 84 70 94H30C32 84 38 78 46 76V62C32 58 24 40 26 14Z', GOLD) + flat('M60 14H74C76 40 68 58 54 62V76C62 78 68 84 70 94H58C58 84 54 78 52 72V60C62 50 62 30 60 14Z', DEEP) + cut('M24 8H76V17H24Z', '#f0cf6a') + line('M32 82H68', 1.8, '#8a6010') + flat('M42 30Q50 24 58 30Q60 42 50 46Q40 42 42 30Z', '#3a2c24') + flat('M46 29H49L48.5 43H47ZM51 29H54L53 43H51.5Z', WHITE);

export const diadem = (): Drawing =>
  cut('M8 74C10 56 18 44 28 38L32 22L40 36L50 8L60 36L68 22L72 38C82 44 90 56 92 74C84 64 68 58 50 58S16 64 8 74Z', '#c9d2dc') + flat('M60 36L68 22L72 38C82 44 90 56 92 74C84 64 74 60 64 59C70 52 66 44 60 36Z', '#8f9bab') + piece('M50 26L58 40L50 54L42 40Z', '#2f6fd0') + flat('M50 26L58 40L50 54Z', '#1d4a94') + flat('M46 38L50 31V44Z', '#a9d0ff') + flat(ring(32, 46, 2.6) + ring(68, 46, 2.6) + ring(20, 56, 2) + ring(80, 56, 2), '#5aa0ea') + line('M12 66Q30 50 50 50T88 66', 1.6, '#5f6b7a') + line('M28 84L30 90M50 80V88M72 84L70 90', 2.2, '#e0b64a');

export const sword = (): Drawing =>
  cut('M90 4L92 8L44 66L36 58L86 4Z', '#dfe6ea') + flat('M90 4L92 8L44 66L40 62Z', '#9aa7b0') + cut('M22 50Q28 46 32 50L52 70Q56 74 52 80Q46 78 44 74L28 58Q24 56 22 50Z', GOLD) + tube('M34 68L18 84', 10, '#8c1d2b') + cut(ring(13, 89, 8), '#f0cf6a') + piece(ring(13, 89, 4.4), '#d3181b') + piece(ring(38, 64, 4.2), '#d3181b') + flat(ring(11.8, 87.5, 1.4), '#ffb0a0') + line('M29 71L33 75M25 75L29 79', 1.6, '#e0b64a') + line('M50 48L84 10', 1.5, WHITE);

export const elderWand = (): Drawing =>
  cut('M10 94Q4 90 9 85L22 72Q18 68 23 64Q28 62 30 64L42 51Q39 46 44 43Q48 41 50 43L62 30Q60 26 64 23L90 4L94 8L72 33Q68 37 66 35L54 48Q57 52 53 56Q49 59 47 57L36 69Q38 74 34 78Q30 80 28 79L16 93Q13 96 10 94Z', '#b59a72') + flat('M94 8L72 33Q68 37 66 35L54 48Q57 52 53 56Q49 59 47 57L36 69Q38 74 34 78L28 79L16 93L12 95Q40 60 94 8Z', '#84694a') + line('M24 68L30 76M45 46L52 54M12 86L17 91', 1.7, '#5a4328') + flat('M84 30L86 37L93 38L86 40.5L84 48L81.5 40.5L75 38L81.5 37ZM66 10L67.5 14L72 15L67.5 16.5L66 21L64 16.5L60 15L64 14Z', '#e8d27a');

export const stone = (): Drawing =>
  cut('M26 30L48 12L76 22L88 48L74 80L46 90L18 74L12 48Z', '#2b2830') + flat('M76 22L88 48L74 80L46 90L58 54Z', '#17151a') + flat('M26 30L48 12L58 54L12 48Z', '#44404c') + line('M50 28L26 70H74ZM50 28V70', 2.8, '#d9d2bd') + `<path d="${ring(50, 56.5, 13)}" fill="none" stroke="#d9d2bd" stroke-width="2.6"/>` + line('M46 12L54 30L48 42', 1.5, '#8a8494');

export const hallows = (): Drawing =>
  cut('M50 6L94 88H6Z', '#efe4c9') + flat('M50 6L94 88H50Z', '#d6c59c') + line('M50 18L84 81H16ZM50 18V81', 4) + `<path d="${ring(50, 61, 19.5)}" fill="none" stroke-width="4"/>`;

export const philosophersStone = (): Drawing =>
  cut('M28 36L44 14L66 18L82 42L76 72L54 88L28 80L16 58Z', '#c71f2f') + flat('M44 14L66 18L56 44L34 46Z', '#f0606a') + flat('M66 18L82 42L56 44Z', '#d93a48') + flat('M82 42L76 72L54 88L56 44Z', '#8f1020') + flat('M34 46L56 44L54 88L28 80Z', '#b01828') + line('M34 46L56 44L66 18M56 44L82 42M56 44L54 88M34 46L16 58M34 46L28 36', 1.4, '#6b0a16') + flat('M12 14L14 21L21 23L14 25L12 32L10 25L3 23L10 21ZM88 12L89.5 17L95 18.5L89.5 20L88 26L86 20L81 18.5L86 17Z', '#ffb86b');

export const timeTurner = (): Drawing =>
  tube('M50 12Q30 2 6 14', 4.8, GOLD) + tube('M50 12Q70 2 94 14', 4.8, GOLD) + cut(ring(50, 14, 5), GOLD) + `<path class="t" d="${ring(50, 56, 37)}" fill="none" stroke-width="9"/>` + line(ring(50, 56, 37), 5, GOLD) + `<path class="t" d="${ring(50, 56, 26)}" fill="none" stroke-width="7"/>` + line(ring(50, 56, 26), 3, '#f0cf6a') +
  cut('M36 36H64C64 48 54 50 54 56S64 64 64 76H36C36 64 46 62 46 56S36 48 36 36Z', '#e6f0ee') + flat('M40 42H60Q58 48 50 52Q42 48 40 42ZM38 75Q40 66 50 62Q60 66 62 75Z', '#e8a83a') + cut('M32 32H68V38H32ZM32 74H68V80H32Z', DEEP) + line('M50 52V62', 1.6, '#e8a83a');

export const cloak = (): Drawing =>
  cut('M36 10Q50 2 64 10L72 26C84 50 90 76 92 98L76 92L64 100L50 92L36 100L24 92L8 98C10 76 16 50 28 26Z', '#9fb4cf') + flat('M64 10L72 26C84 50 90 76 92 98L76 92L68 97C72 66 70 36 58 8Z', '#6f88a8') + flat('M40 14Q50 8 60 14L54 30H46Z', '#33405a') + line('M36 24Q26 56 22 86M46 32Q40 62 38 92M56 32Q62 62 62 92M64 24Q74 56 78 84', 1.8, '#4f6480') + piece(ring(50, 27, 4.4), '#e6ecf2') + flat('M26 44L27.5 49L32 50L27.5 52L26 57L24 52L20 50L24 49ZM52 58L53.5 63L58 64L53.5 66L52 71L50 66L46 64L50 63ZM76 66L77 69L80 70L77 71.5L76 75L74.5 71.5L71 70L74.5 69ZM36 74L37 77L40 78L37 79.5L36 83L34.5 79.5L31 78L34.5 77Z', '#f6f2d0');

export const harp = (): Drawing =>
  [30, 38, 46, 54, 62].map((x, i) => line(`M${x} ${28 + i * 4}V${84 - i * 6}`, 1.7, '#8a8272')).join('') + tube('M22 94L24 20Q28 6 42 14Q58 26 82 18', 11, GOLD) + tube('M22 94Q60 86 84 24', 11, DEEP) + cut(ring(85, 18, 7), '#f0cf6a') + cut('M12 90H40V99H12Z', '#8a6010') + flat('M88 50L90 57L97 59L90 61L88 68L86 61L79 59L86 57Z', '#ffe08a');

export const wingedKey = (): Drawing =>
  both((x) => cut(`M${x(46)} 40C${x(36)} 24 ${x(20)} 16 ${x(4)} 20C${x(6)} 28 ${x(10)} 32 ${x(15)} 34L${x(8)} 36C${x(14)} 44 ${x(22)} 46 ${x(28)} 45L${x(22)} 50C${x(32)} 54 ${x(42)} 52 ${x(48)} 48Z`, '#b9d0ea') + line(`M${x(15)} 34Q${x(28)} 38 ${x(40)} 44M${x(10)} 24Q${x(26)} 28 ${x(42)} 40`, 1.5, '#5f7fa0')) + `<path class="t" d="${ring(50, 24, 12)}" fill="none" stroke-width="10"/>` + line(ring(50, 24, 12), 6, '#9aa7b0') + cut('M46 35H54V92H46Z', '#b9c4cc') + cut('M54 70H68V78H62V82H68V90H54Z', '#9aa7b0') + cut('M43 38H57V46H43Z', '#8795a0');

export const sortingHat = (): Drawing =>
  cut('M26 76C26 58 32 44 38 36C36 22 46 8 64 4C76 2 88 8 90 16C82 14 72 18 70 28C68 36 74 44 76 54C78 62 78 70 78 76Z', '#7a5a3a') + flat('M70 28C68 36 74 44 76 54C78 62 78 70 78 76H64C66 56 60 40 64 26C68 14 82 12 90 16C82 14 72 18 70 28Z', '#553c24') + cut('M2 82C12 70 24 72 28 74Q52 82 76 74C82 72 92 70 99 80C84 96 64 94 50 94S16 96 2 82Z', '#8a6844') + piece('M38 50L48 46Q48 54 43 55Q38 55 38 50ZM58 46L68 49Q68 55 63 55Q58 54 58 46Z', '#1d140d') + piece('M34 66Q50 58 70 65Q62 72 52 69T34 66Z', '#1d140d') + line('M36 44L48 41M58 40L70 44M46 26L58 30M44 34L56 36M12 82Q50 92 90 81', 2, '#3f2a18') + line('M56 16L64 20', 2, '#3f2a18');

export const map = (): Drawing =>
  cut('M4 20L30 10L50 18L72 8L96 18V84L72 92L50 82L30 92L4 82Z', '#f0dfb4') + flat('M30 10L50 18V82L30 92ZM72 8L96 18V84L72 92Z', '#d9c188') + line('M30 10V92M50 18V82M72 8V92', 1.5, '#8a6a3a') + line('M12 34L22 30V46L12 50ZM14 60L24 56M14 68L24 64M36 30L44 33V48L36 45ZM56 30L66 26V44L56 48ZM78 26L90 31M78 34L90 39M78 54V70L90 75V59Z', 1.5, '#6b3f1c') + flat([[36, 60], [40, 66], [46, 64], [52, 62], [57, 66], [62, 60], [66, 64]].map(([x, y], i) => ring(x, y, 1.5, i % 2 ? 2.4 : 2.2)).join(''), '#6b1f14') + piece(ring(18, 76, 5), '#b3261a');

export const goldenEgg = (): Drawing =>
  cut('M50 6C30 6 18 40 18 60C18 82 32 96 50 96S82 82 82 60C82 40 70 6 50 6Z', GOLD) + flat('M60 8C74 20 82 44 82 60C82 82 68 96 50 96C76 80 74 34 60 8Z', DEEP) + line('M22 46Q50 58 78 46M19 68Q50 80 81 68M50 6V96', 1.8, '#8a6010') + line('M34 24Q36 34 34 44M66 24Q64 34 66 44M34 56Q36 64 34 70M66 56Q64 64 66 70', 1.8, '#8a6010') + flat('M32 26Q38 14 44 14Q36 26 34 38Z', '#fff3c0', 0.9) + cut('M44 2H56V10H44Z', '#f0cf6a');

export const triwizardCup = (): Drawing =>
  both((x) => tube(`M${x(30)} 22Q${x(6)} 18 ${x(10)} 40Q${x(14)} 54 ${x(36)} 50`, 7, '#9fb4c4')) + cut('M24 10H76C78 40 68 56 56 60L60 80H40L44 60C32 56 22 40 24 10Z', '#bcd4e6') + flat('M60 10H76C78 40 68 56 56 60L60 80H50L52 60C62 46 62 26 60 10Z', '#7f9fb8') + cut('M30 80H70L74 94H26Z', '#5d7288') + flat('M36 18L42 44L34 38ZM46 14L54 14L50 50Z', '#e9f6ff', 0.9) + line('M24 16H76', 2, '#5d7288') + flat('M50 22L53 31H62L55 37L57 46L50 41L43 46L45 37L38 31H47Z', '#3f8ad0') + flat('M88 58L90 64L96 66L90 68L88 75L86 68L80 66L86 64Z', '#8fe0ff');

export const orb = (): Drawing =>
  cut(ring(50, 42, 36), '#a9c8dc') + flat(ring(50, 42, 29), '#7fa6c4', 0.7) + line('M30 44C34 26 58 22 66 38S50 62 42 50S54 34 60 44', 3.2, '#e9f6ff') + flat(ring(36, 26, 6), WHITE) + cut('M26 76H74L82 96H18Z', '#6b5a3a') + line('M26 86H74', 1.8, '#3f3420') + cut('M30 72H70V79H30Z', '#8a7448');

export const coin = (): Drawing =>
  cut(ring(50, 50, 42), DEEP) + cut(ring(48, 48, 40), GOLD) + `<path d="${ring(48, 48, 33)}" fill="none" stroke="#8a6010" stroke-width="1.8"/>` + line('M28 62V34Q46 32 46 48T28 62M51 62L60 34L69 62M54.5 54H65.5', 3.6, '#8a6010') + line('M22 40Q26 24 40 18', 2.4, '#fff0b8');

export const phial = (): Drawing =>
  cut('M38 4H62V14H38Z', '#a9783f') + cut('M40 14H60V30C74 40 80 56 76 74C72 90 62 96 50 96S28 90 24 74C20 56 26 40 40 30Z', '#d6e6ea') + flat('M28 58Q50 46 72 58C76 76 66 92 50 92S24 76 28 58Z', '#b3c8e0') + line('M34 66C42 54 58 58 56 68S40 78 46 84S64 82 66 72', 3, '#f4f8ff') + flat('M32 46Q36 38 42 36L38 54Z', WHITE, 0.9) + line('M36 20H64', 2, '#7f98a0');

export const deluminator = (): Drawing =>
  cut('M34 46H66V98H34Z', '#b9c0bd') + flat('M56 46H66V98H54Z', '#868f8c') + cut('M34 28H66V46H34Z', '#8d9592') + line('M40 54V90', 2.6, '#f3f7f3') + line('M34 72H66M60 34V40', 1.8) + flat('M50 0Q66 14 50 27Q34 14 50 0Z', '#ffd24a') + flat('M50 8Q58 16 50 23Q42 16 50 8Z', '#fff6cf') + line('M24 10L30 13M76 10L70 13M22 24L29 22M78 24L71 22', 2.4, '#e8a83a');

export const snitch = (): Drawing =>
  both((x) => cut(`M${x(38)} 46C${x(32)} 28 ${x(18)} 18 ${x(2)} 20C${x(4)} 30 ${x(8)} 34 ${x(14)} 36L${x(6)} 40C${x(12)} 50 ${x(22)} 52 ${x(30)} 51L${x(24)} 58C${x(30)} 62 ${x(36)} 62 ${x(40)} 60Z`, '#eef2ee') + line(`M${x(8)} 24Q${x(24)} 32 ${x(36)} 48M${x(14)} 36Q${x(24)} 42 ${x(35)} 51`, 1.5, '#8f9a94')) + cut(ring(50, 58, 22), '#f2c23a') + flat('M60 39C74 48 74 68 60 78C54 80 50 80 46 80C64 70 66 50 60 39Z', '#b3862a') + line('M32 50Q50 62 68 50M34 70Q50 60 66 70M50 36V80', 1.8, '#8a6010') + flat(ring(42, 48, 4.4), '#fff3c0');

export const mirror = (): Drawing =>
  cut('M14 12L82 4L90 84L24 96Z', '#8d9592') + piece('M22 20L75 13L82 77L31 86Z', '#d6ebf2') + flat('M60 15L75 13L82 77L70 79Z', '#a9cbd9') + line('M32 48L56 20M38 62L66 28M56 72L74 50', 2.6, WHITE) + piece('M46 44Q54 38 62 44Q54 52 46 44Z', WHITE) + flat(ring(54, 44, 3.4), '#2f6fb8') + flat(ring(54, 44, 1.6), '#120c0a');

export const erised = (): Drawing =>
  cut('M14 100V30Q14 2 50 2T86 30V100Z', GOLD) + flat('M70 10Q86 18 86 32V100H76V34Z', DEEP) + piece('M26 92V36Q26 14 50 14T74 36V92Z', '#8fb3c9') + flat('M60 16Q74 22 74 38V92H62Z', '#6a93ad') + line('M32 56L48 28M34 74L62 32', 2.6, '#e9f6ff') + flat('M42 92V70Q40 58 50 58T58 70V92Z', '#3f5f78', 0.8) + flat(ring(50, 52, 6.5), '#3f5f78', 0.8) + cut('M6 94H94V102H6Z', '#8a6010') + flat('M50 0L55 8L50 12L45 8Z', '#fff0b8');

export const fang = (): Drawing => cut('M66 6C80 10 86 24 78 36C62 52 48 68 22 98C26 66 32 40 46 18C52 8 60 4 66 6Z', '#f3ead2') + flat('M78 36C62 52 48 68 22 98C42 66 60 44 70 14C80 18 84 28 78 36Z', '#cbb98e') + cut('M44 22C50 8 62 2 72 8C82 12 86 26 78 36C70 28 56 22 44 22Z', '#8f2a3a') + flat('M22 98Q16 92 20 86Q26 88 22 98ZM32 92Q28 88 31 83Q36 86 32 92Z', '#4fa04a') + line('M46 34Q40 52 36 66', 2, WHITE);

export const bone = (): Drawing => cut('M22 66C12 62 4 70 8 78C10 82 14 83 17 82C16 86 18 90 22 92C30 95 37 87 33 78L70 38C78 44 88 38 87 30C86 26 83 23 79 23C80 19 79 15 75 12C67 9 60 17 64 26Z', '#efe6cc') + flat('M33 78L70 38C78 44 88 38 87 30Q78 34 70 32L28 74Z', '#c9b98e') + line('M34 62L40 68M50 46L54 52', 1.8, '#8a7a52');

export const hand = (): Drawing => cut('M30 102L32 74C24 64 22 52 20 42C19 36 25 35 28 40L36 54L35 18C35 12 42 12 43 18L46 48L49 9C50 3 57 4 57 10L57 48L63 16C64 10 71 12 70 18L66 54C72 48 78 44 82 48C84 52 78 58 74 66C72 74 70 78 68 80L70 102Z', '#e6c2a0') + flat('M57 48L63 16C64 10 71 12 70 18L66 54C72 48 78 44 82 48C84 52 78 58 74 66C72 74 70 78 68 80L70 102H58C66 82 62 64 57 48Z', '#bf9370') + cut('M28 84Q50 78 72 84V102H28Z', '#b3261a') + flat('M34 102V90Q38 96 42 90Q46 98 50 90Q56 97 60 90Q64 96 66 90V102Z', '#7a1410') + line('M36 34H42M49 28H56M60 34L66 35M40 66Q50 60 60 66', 1.7, '#8f6548');

export const gloryHand = (): Drawing => cut('M36 102L36 76C26 68 22 56 20 46C19 40 25 39 28 44L37 58L36 34C36 28 43 28 44 34L46 54L48 30C49 24 56 24 56 30L57 54L62 36C63 30 70 32 69 38L66 60L74 50C78 45 83 49 80 54C76 66 72 74 66 80L66 102Z', '#8a7a62') + flat('M57 54L62 36C63 30 70 32 69 38L66 60L74 50C78 45 83 49 80 54C76 66 72 74 66 80L66 102H58C64 84 62 70 57 54Z', '#5f5340') + [[40, 22], [52, 16], [66, 24], [23, 34]].map(([x, y]) => cut(`M${x} ${y - 14}Q${x + 8} ${y} ${x} ${y + 8}Q${x - 8} ${y} ${x} ${y - 14}Z`, '#f2811f') + flat(`M${x} ${y - 6}Q${x + 4} ${y + 1} ${x} ${y + 6}Q${x - 4} ${y + 1} ${x} ${y - 6}Z`, '#fff0b0')).join('') + line('M38 72Q50 66 62 72M40 88H60', 1.7, '#3f362a');

export const goblet = (): Drawing => cut('M50 44C34 40 32 26 38 18C40 24 43 24 44 22C42 12 48 4 54 -2C56 8 62 10 62 18C65 17 66 14 67 12C74 24 68 40 50 44Z', '#3f8ae8') + flat('M50 42C42 38 42 30 46 26C48 30 50 28 51 18C58 24 60 34 50 42Z', '#cfeaff') + cut('M20 40H80C80 60 70 70 56 72V84C66 86 70 90 72 98H28C30 90 34 86 44 84V72C30 70 20 60 20 40Z', '#8a6240') + flat('M62 40H80C80 60 70 70 56 72V84C66 86 70 90 72 98H58C58 88 54 84 52 82V70C62 64 64 52 62 40Z', '#5c3f27') + cut('M16 36H84V46H16Z', '#a37a50') + line('M30 52Q34 60 42 64M34 92H66', 1.8, '#4a301b') + flat(ring(34, 41, 2) + ring(50, 41, 2) + ring(66, 41, 2), '#c7302b');

export const cauldron = (): Drawing => line('M36 20C30 12 40 8 34 0M52 16C46 8 56 4 50 -4M66 20C60 12 70 8 64 0', 2.6, '#8fbf8a') + cut('M14 40H86C94 66 84 90 66 94H34C16 90 6 66 14 40Z', '#37343a') + flat('M66 40H86C94 66 84 90 66 94H52C74 84 76 58 66 40Z', '#211f24') + cut('M8 32H92V43H8Z', '#4d494f') + piece('M16 33Q30 20 44 27Q56 18 66 25Q80 20 84 33Z', '#6fbf5a') + flat(ring(34, 28, 3) + ring(56, 26, 3.6), '#b9e8a0') + cut('M26 92L20 101H32L36 94ZM64 94L68 101H80L74 91Z', '#37343a') + line('M22 54Q20 70 30 82', 2.4, '#6f6a73') + tube('M10 46Q0 60 12 66', 5, '#4d494f') + tube('M90 46Q100 60 88 66', 5, '#4d494f');

export const tale = (): Drawing => cut('M8 18Q30 8 50 20Q70 8 92 18V88Q70 78 50 90Q30 78 8 88Z', '#7a4a2a') + cut('M12 14Q32 6 50 18Q68 6 88 14V82Q68 74 50 86Q32 74 12 82Z', '#f3e6c4') + flat('M50 18Q68 6 88 14V82Q68 74 50 86Z', '#dcc898') + line('M50 18V86', 1.8) + line('M20 26Q32 20 42 28M20 36Q32 30 42 38M20 46Q32 40 42 48M20 56Q32 50 42 58M20 66Q32 60 42 68', 1.6, '#8a6a3a') + line('M69 28L58 58H80ZM69 28V58', 2) + `<path d="${ring(69, 48, 6.8)}" fill="none" stroke-width="1.8"/>`;

