// Rooms: a wall, a window, a floor, and what one goes there for.
import { put, ring, type Drawing } from '../ink';
import { figure } from './figures';
import { arch, carved, CELLAR, flakes, hue, lancet, layer, lit, LIT, MYSTERY, OFFICE, pane, sky, STONE, type Hue, type Mood } from './scenery';

const wall = (mood: Mood) => sky({ ...mood, sky: [mood.sky[1], mood.sky[1], mood.sky[2]] }, null).replace(/<path d="[^"]*" fill="light-dark\(#ffffff00, #fff6d0\)"\/>/, '');
const floor = (mood: Mood) => layer('M-2 112V86H202V112Z', mood.mid) + carved('M20 86L4 112M60 86L48 112M100 86V112M140 86L152 112M180 86L196 112M-2 97H202', mood.near, 1);
const glow = (x: number, y: number) => `<path d="${ring(x, y, 26)}" fill="light-dark(#fff6d000, #ffc860)" opacity=".16"/><path d="${ring(x, y, 15)}" fill="light-dark(#fff6d000, #ffd98a)" opacity=".2"/>`;
const candle = (x: number, y: number) => glow(x, y - 12) + layer(pane(x, y, 4, 10), ['#fffaf0', '#e6d6a8']) + lit(`M${x} ${y - 20}Q${x + 4} ${y - 13} ${x} ${y - 10}Q${x - 4} ${y - 13} ${x} ${y - 20}Z`, ['#f2a12a', '#ffd05a']);
const windows = (xs: readonly number[]) => xs.map((x) => layer(lancet(x, 66, 26, 54), STONE.near) + lit(lancet(x, 63, 20, 48), ['#a9d0de', '#1f2d55']) + carved(`M${x} 15V63M${x - 10} 40H${x + 10}`, STONE.near, 1.6)).join('');
const desk = (x: number, mood: Mood) => layer(`M${x - 22} 92H${x + 22}V97H${x + 18}V110H${x + 13}V97H${x - 13}V110H${x - 18}V97H${x - 22}Z`, mood.near);
const shelves = (x: number, w: number, rows: number, fill: (x: number, y: number, i: number) => Drawing): Drawing => {
  const across = Math.floor((w - 6) / 8);
  return layer(`M${x} 92V6H${x + w}V92Z`, STONE.near) + Array.from({ length: rows }, (_, r) => Array.from({ length: across }, (_, i) => fill(x + 7 + i * 8, 4 + ((r + 1) * 84) / rows, r * across + i)).join('') + carved(`M${x} ${5 + ((r + 1) * 84) / rows}H${x + w}`, STONE.mid, 2)).join('');
};
const BINDINGS: readonly Hue[] = [['#8c2b2b', '#5a1f24'], ['#2f5a8a', '#1f3858'], ['#3f7a4a', '#244a33'], ['#c9952b', '#8a6424'], ['#6b3f8a', '#43295a']];
const books = (x: number, y: number, i: number) => lit(pane(x, y, 6, 12 + ((i * 7) % 6)), BINDINGS[(i * 3 + (i % 4)) % 5]);
const jars = (x: number, y: number, i: number) => (i % 2 ? '' : lit(`M${x - 4} ${y}V${y - 9}H${x - 2}V${y - 13}H${x + 4}V${y - 9}H${x + 6}V${y}Z`, ([['#7fae6a', '#4f8a4a'], ['#b3627a', '#7a3a52'], ['#d9b04a', '#a8842f'], ['#6a9ab3', '#3f6a86']] as const)[i % 4]));
const orbs = (x: number, y: number, i: number) => (i % 2 ? '' : lit(ring(x, y - 6, 5), ['#d6e9f2', '#7fb8e0']) + lit(ring(x - 1.5, y - 7.5, 1.6), ['#ffffff', '#e9f6ff']));

const classroom = (mood: Mood, thing: Drawing, size = 0.6) => wall(mood) + windows([30, 170]) + layer('M64 68V18H136V68Z', ['#3a5245', '#16241e']) + carved('M72 28H100M72 36H92M108 30L126 52M72 58H84', ['#cfe0c9', '#8fae98'], 1.4) + floor(mood) + desk(100, mood) + desk(30, mood) + desk(170, mood) + put(thing, 100 - 50 * size, 94 - 100 * size, size);
const common = (cloth: Hue, mood: Mood) => wall(mood) + layer('M30 4H54V74L42 64L30 74ZM146 4H170V74L158 64L146 74Z', cloth) + layer('M66 92V34H134V92Z', ['#9a8f80', '#332a22']) + lit(arch(100, 92, 44, 46), ['#2a1f18', '#0d0806']) + glow(100, 78) + lit('M100 90C84 88 84 72 92 64C94 70 97 69 97 66C96 58 102 54 104 48C108 58 116 66 114 78C112 87 106 90 100 90Z', ['#e8622a', '#f2811f']) + lit('M100 89C94 86 95 78 99 74C101 78 103 76 104 70C109 78 108 87 100 89Z', ['#ffe08a', '#ffe9a3']) + layer('M60 30H140V38H60Z', mood.near) + floor(mood) + layer('M8 104V66Q8 58 18 58H34Q42 58 42 66V80H54V104ZM192 104V66Q192 58 182 58H166Q158 58 158 66V80H146V104Z', cloth);

export const ROOMS: Record<string, () => Drawing> = {
  atrium: () => atrium(),
  'ministry-atrium': () => atrium(),
  'charms-classroom': () => classroom(STONE, figure('wingardium-leviosa')),
  'potions-classroom': () => wall(CELLAR) + shelves(8, 44, 4, jars) + shelves(148, 44, 4, jars) + layer(arch(100, 86, 60, 78), CELLAR.far) + floor(CELLAR) + put(figure('cauldron'), 66, 30, 0.68) + candle(60, 92) + candle(140, 92),
  'snapes-office': () => wall(CELLAR) + shelves(6, 52, 4, jars) + shelves(142, 52, 4, jars) + floor(CELLAR) + put(figure('severus-snape'), 56, 14, 0.88),
  'divination-classroom': () => wall(MYSTERY) + layer('M-2 -2H60Q54 40 20 60L-2 62ZM202 -2H140Q146 40 180 60L202 62Z', ['#b0446a', '#5a2242']) + layer('M40 -2H160Q140 26 100 26T40 -2Z', ['#c9952b', '#7a5a24']) + floor(MYSTERY) + layer('M60 96Q100 84 140 96V112H60Z', ['#8f3f6a', '#431c38']) + put(figure('prophecy-orb'), 70, 30, 0.62) + candle(52, 96) + candle(148, 96),
  'transfiguration-classroom': () => classroom(STONE, figure('guide-to-advanced-transfiguration')),
  'defence-against-the-dark-arts-classroom': () => classroom(MYSTERY, figure('boggart'), 0.66),
  'defence-classroom': () => classroom(MYSTERY, figure('protego')),
  'hospital-wing': () => wall(STONE) + windows([30, 72, 128, 170]) + floor(STONE) + [14, 86, 158].map((x) => layer(`M${x} 104V78H${x + 5}V86H${x + 30}V104H${x + 26}V98H${x + 4}V104Z`, ['#fffaf0', '#b9ad94']) + lit(`M${x + 6} 90H${x + 28}V96H${x + 6}Z`, ['#c7473a', '#8a2f2a'])).join('') + lit(ring(100, 30, 14), ['#fffaf0', '#e6d6a8']) + lit('M96 20H104V26H110V34H104V40H96V34H90V26H96Z', ['#c7302b', '#c7302b']),
  library: () => wall(STONE) + shelves(4, 56, 4, books) + shelves(140, 56, 4, books) + windows([100]) + floor(STONE) + desk(100, STONE) + candle(84, 92) + put(figure('tale-of-the-three-brothers'), 88, 68, 0.28),
  'restricted-section': () => wall(CELLAR) + shelves(4, 64, 4, books) + shelves(132, 64, 4, books) + floor(CELLAR) + put(figure('monster-book-of-monsters'), 68, 28, 0.64) + carved('M8 40Q100 66 192 40M8 70Q100 92 192 70', ['#6d7573', '#8d9592'], 3),
  'great-hall': () => wall(MYSTERY) + lit([[20, 12], [50, 22], [80, 8], [120, 14], [150, 24], [180, 10], [100, 26]].map(([x, y]) => ring(x, y, 1.2)).join(''), ['#fff6dc', '#fff6d0']) + layer('M70 86V30Q84 6 100 4Q116 6 130 30V86Z', MYSTERY.far) + lit(lancet(86, 80, 10, 46) + lancet(100, 80, 10, 60) + lancet(114, 80, 10, 46), ['#f6d98a', '#ffc24a']) + layer('M-2 112V20L22 4V86ZM202 112V20L178 4V86Z', MYSTERY.near) + floor(MYSTERY) + layer('M20 112L60 86H72L48 112ZM180 112L140 86H128L152 112ZM84 112L90 86H110L116 112Z', ['#8a6240', '#4a3226']) + [[30, 44], [48, 30], [66, 46], [134, 46], [152, 30], [170, 44], [58, 64], [142, 64]].map(([x, y]) => candle(x, y)).join(''),
  'moving-staircase': () => stairs(),
  'grand-staircase': () => stairs(),
  'room-of-requirement': () => wall(STONE) + carved('M10 20H60M140 20H190M10 44H60M140 44H190M10 68H60M140 68H190M34 20V44M166 20V44M22 44V68M178 44V68', STONE.far, 1.6) + glow(100, 56) + layer(arch(100, 92, 62, 84), STONE.near) + lit(arch(100, 92, 50, 76), ['#9a6f45', '#6b4a2c']) + carved('M100 16V92M82 30Q92 40 82 50Q92 60 82 72M118 30Q108 40 118 50Q108 60 118 72', ['#5d3f24', '#2b1c10'], 2) + lit(ring(94, 58, 3) + ring(106, 58, 3), ['#f2c23a', '#ffd05a']) + floor(STONE) + lit('M150 30l2 6l6 2l-6 2l-2 6l-2-6l-6-2l6-2ZM48 52l1.5 5l5 1.5l-5 1.5l-1.5 5l-1.5-5l-5-1.5l5-1.5Z', ['#f2b32a', '#ffe08a']),
  'hall-of-prophecy': () => prophecies(),
  'hall-of-prophecies': () => prophecies(),
  'department-of-mysteries': () => wall(MYSTERY) + [24, 62, 138, 176].map((x) => layer(arch(x, 88, 26, 60), MYSTERY.near) + lit(ring(x + 8, 60, 2), LIT)).join('') + floor(MYSTERY) + layer('M74 92V26H82V34H118V26H126V92H114V48H86V92Z', ['#a39bb8', '#4a4070']) + lit('M86 92V48H114V92Q106 80 110 66Q100 58 94 70Q98 82 86 92Z', ['#d6d0e6', '#8f86c4']),
  'ministry-of-magic': () => ministry(),
  'dumbledores-office': () => wall(STONE) + shelves(4, 40, 4, books) + shelves(156, 40, 4, jars) + layer(arch(100, 86, 84, 82), STONE.far) + lit([[70, 24], [130, 24], [100, 14]].map(([x, y]) => pane(x, y + 10, 14, 16)).join(''), ['#8a6240', '#4a3226']) + floor(STONE) + put(figure('fawkes'), 68, 26, 0.64) + carved('M86 92H114M100 92V112', ['#c9952b', '#c9952b'], 4),
  'duelling-club': () => wall(STONE) + windows([26, 174]) + layer('M10 112L36 84H164L190 112Z', ['#3f4f94', '#222c5a']) + carved('M26 104H174', ['#e0b64a', '#e0b64a'], 2) + put(figure('duelling-master'), 12, 10, 0.8) + put(figure('duelling-partner'), 108, 10, 0.8),
  'chamber-of-secrets': () => wall(CELLAR) + [20, 56, 144, 180].map((x) => layer(`M${x - 9} 96V0H${x + 9}V96Z`, CELLAR.far) + carved(`M${x - 7} 10Q${x + 12} 20 ${x - 5} 34T${x + 5} 60T${x - 5} 88`, CELLAR.near, 3)).join('') + floor(CELLAR) + layer('M74 96V54Q74 18 100 18T126 54V96Z', ['#6f8a70', '#23382c']) + put(figure('basilisk'), 70, 30, 0.6),
  'prefects-bathroom': () => bath(figure('merpeople'), 0.5),
  'moaning-myrtles-bathroom': () => wall(CELLAR) + carved('M0 30H200M0 50H200M20 10V30M60 10V30M140 10V30M180 10V30M40 30V50M160 30V50', CELLAR.far, 1.4) + layer('M14 66H62V76H54L50 100H26L22 76H14ZM138 66H186V76H178L174 100H150L146 76H138Z', ['#eef0ea', '#8fa39a']) + layer('M20 20H56V58H20ZM144 20H180V58H144Z', ['#c3d6d9', '#4a6a70']) + floor(CELLAR) + put(figure('moaning-myrtle'), 60, 14, 0.82),
  'one-eyed-witch-passage': () => wall(STONE) + layer(arch(100, 92, 76, 86), STONE.near) + lit(arch(122, 92, 30, 60), ['#1a1410', '#050302']) + floor(STONE) + put(figure('knockturn-hag'), 52, 22, 0.74) + put(figure('lantern'), 146, 58, 0.4),
  'west-wing-third-floor': () => wall(CELLAR) + layer(arch(100, 92, 96, 88), CELLAR.far) + floor(CELLAR) + put(figure('fluffy'), 58, 8, 0.84) + lit('M70 98H130L136 110H64Z', ['#6b4a2e', '#33231a']) + carved('M90 98L88 110M110 98L112 110M98 104H102', ['#2a1a11', '#0d0806'], 2),
  'trophy-room': () => wall(STONE) + shelves(6, 188, 2, (x, y, i) => (i % 3 === 0 ? lit(`M${x - 4} ${y - 16}H${x + 8}Q${x + 8} ${y - 6} ${x + 2} ${y - 5}V${y - 3}H${x + 6}V${y}H${x - 2}V${y - 3}H${x + 1}V${y - 5}Q${x - 4} ${y - 6} ${x - 4} ${y - 16}Z`, i % 2 ? ['#d9dfe0', '#8d9592'] : ['#f2c23a', '#c9952b']) : '')) + floor(STONE) + put(figure('hufflepuffs-cup'), 70, 40, 0.6),
  kitchens: () => wall(STONE) + layer('M60 92V30H140V92Z', ['#9a8f80', '#332a22']) + lit(arch(100, 92, 60, 54), ['#2a1f18', '#0d0806']) + glow(100, 80) + floor(STONE) + put(figure('cauldron'), 76, 44, 0.48) + carved('M16 20H48M20 20V34M32 20V40M44 20V32M152 20H184M156 20V36M168 20V32M180 20V40', ['#b5753a', '#b5753a'], 2.4) + put(figure('dobby'), 138, 46, 0.6),
  'entrance-hall': () => wall(STONE) + windows([24, 176]) + layer(arch(100, 90, 70, 84), STONE.near) + lit('M68 90V42Q68 10 98 8V90ZM102 90V8Q132 10 132 42V90Z', ['#9a6f45', '#6b4a2c']) + carved('M72 40H96M72 62H96M104 40H128M104 62H128', ['#4a3a2a', '#1a120a'], 3) + floor(STONE) + candle(52, 80) + candle(148, 80),
  'staff-room': () => wall(STONE) + windows([40, 160]) + floor(STONE) + layer('M30 104V60Q30 48 46 48H58Q70 48 70 60V80H82V104ZM170 104V60Q170 48 154 48H142Q130 48 130 60V80H118V104Z', ['#7a4a3a', '#3f2620']) + put(figure('minerva-mcgonagall'), 66, 30, 0.66),
  'gryffindor-common-room': () => common(['#a3262f', '#6b1a22'], STONE),
  'hufflepuff-common-room': () => common(['#d9a520', '#8a6414'], STONE),
  'ravenclaw-common-room': () => common(['#2f5aa0', '#1d3866'], { ...STONE, sky: OFFICE.sky }),
  'slytherin-common-room': () => common(['#2a7a4f', '#17452d'], CELLAR),
  'snow-in-the-corridors': () => court() + flakes(),
  'fountain-court': () => court(),
  'viaduct-courtyard': () => court(),
};

function atrium(): Drawing {
  return wall(OFFICE) + [10, 46, 154, 190].map((x) => layer(arch(x, 92, 28, 66), OFFICE.near) + lit(arch(x, 92, 18, 50), ['#3fae5a', '#2f9a4f'])).join('') + carved('M-2 14Q100 -8 202 14M-2 22Q100 0 202 22', ['#e0b64a', '#c9952b'], 2) + floor(OFFICE) + layer('M62 104Q100 88 138 104V108H62Z', ['#d9b04a', '#a8842f']) + layer('M94 96V50H106V96ZM90 50L100 22L110 50ZM80 96V66L86 60L90 96ZM120 96V66L114 60L110 96Z', ['#f2cf5a', '#c9952b']) + carved('M100 24V12M76 62Q68 74 66 94M124 62Q132 74 134 94M88 40Q72 46 70 66M112 40Q128 46 130 66', ['#e9f6ff', '#8fd0f0'], 2);
}
function ministry(): Drawing {
  return wall(OFFICE) + Array.from({ length: 5 }, (_, r) => Array.from({ length: 9 }, (_, i) => lit(pane(20 + i * 20, 24 + r * 15, 9, 9))).join('')).join('') + layer('M-2 112V-2H14V112ZM186 112V-2H202V112ZM60 112V-2H70V112ZM130 112V-2H140V112Z', OFFICE.mid) + carved('M60 12H70M60 20H70M130 12H140M130 20H140M-2 12H14M186 12H202', ['#e0b64a', '#c9952b'], 2) + layer('M74 100V40L100 24L126 40V100Z', OFFICE.near) + lit(ring(100, 58, 17), ['#e0b64a', '#c9952b']) + carved('M90 66V50L100 62L110 50V66', ['#243f42', '#071315'], 3.6) + floor(OFFICE);
}
function prophecies(): Drawing {
  return wall(MYSTERY) + shelves(4, 60, 5, orbs) + shelves(136, 60, 5, orbs) + floor(MYSTERY) + put(figure('prophecy-orb'), 70, 24, 0.62);
}
function stairs(): Drawing {
  return wall(STONE) + lit([[30, 34], [56, 20], [146, 22], [172, 36], [100, 16]].map(([x, y]) => pane(x, y + 10, 16, 20)).join(''), ['#8a6240', '#4a3226']) + layer('M-2 112V96H20V86H42V76H64V66H86V56H108V46H130V36H152V26H174V16H202V30H186V40H164V50H142V60H120V70H98V80H76V90H54V100H32V112Z', ['#c9b28a', '#5a4630']) + layer('M202 112V100H180V92H158V84H136V112Z', STONE.mid) + carved('M10 96V80M32 86V70M54 76V60M76 66V50M98 56V40M120 46V30M142 36V20M164 26V10M4 82L180 4', STONE.near, 2) + candle(186, 100);
}
function bath(guest: Drawing, size: number): Drawing {
  return wall(OFFICE) + layer(arch(100, 80, 70, 72), STONE.near) + lit(arch(100, 80, 60, 64), ['#bfe0e6', '#2b5a78']) + put(guest, 76, 22, size) + floor(OFFICE) + layer('M20 92Q100 78 180 92V112H20Z', ['#efe6d2', '#8f8672']) + lit('M30 96Q100 84 170 96V112H30Z', ['#8fd0dc', '#3f8aa0']) + `<g fill="${hue(['#fffaf0', '#d6e9ea'])}" opacity=".9">${[[44, 98, 7], [58, 102, 9], [74, 98, 6], [122, 100, 8], [138, 97, 6], [152, 102, 9], [96, 104, 7]].map(([x, y, r]) => `<path d="${ring(x, y, r)}"/>`).join('')}</g>` + layer('M34 90V78Q34 72 42 72V78H40V90ZM166 90V78Q166 72 158 72V78H160V90Z', ['#f2c23a', '#c9952b']);
}
function court(): Drawing {
  return sky(STONE, [150, 20, 10]) + layer('M-2 112V24H202V112Z', STONE.far) + [20, 60, 140, 180].map((x) => lit(arch(x, 88, 26, 50), ['#7a6242', '#1a120a'])).join('') + layer('M-2 112V86H202V112Z', ['#a9b87a', '#23301f']) + layer('M60 104Q100 92 140 104V110H60ZM92 98V66H108V98ZM78 66Q100 76 122 66L114 60H86Z', ['#c9bfae', '#5a5046']) + carved('M100 60V42M100 44Q86 44 82 66M100 44Q114 44 118 66M84 72Q76 84 74 100M116 72Q124 84 126 100', ['#d6eef4', '#8fc0e0'], 2);
}
