// Shops and inns: one front in a crooked street, told by its colour and its sign.
import { put, ring, type Drawing } from '../ink';
import { figure } from './figures';
import { arch, carved, DUSK, GLOOM, ground, house, layer, lit, pane, sky, SNOW, type Hue, type Mood } from './scenery';

/** A shop between its neighbours, with what it sells on the sign. */
export function shop(wall: Hue, roof: Hue, sign: Drawing, mood: Mood = DUSK): Drawing {
  return (
    sky(mood, [40, 20, 10]) +
    layer('M-2 112V46L10 34L24 48H36V40L50 24L62 42V112ZM138 112V42L152 22L166 40H176V48L190 32L202 46V112Z', mood.far) +
    lit([[12, 62], [48, 56], [150, 56], [186, 62], [12, 84], [188, 84]].map(([x, y]) => pane(x, y, 8, 10)).join('')) +
    layer('M58 106L54 46L146 44L142 106Z', wall) + layer('M46 50L72 14L84 26L100 8L118 26L130 14L154 48Q100 40 46 50Z', roof) +
    lit(pane(76, 96, 22, 22) + pane(124, 96, 22, 22)) + carved('M76 74V96M65 85H87M124 74V96M113 85H135', mood.near, 1.6) + lit(arch(100, 106, 15, 28), mood.near) + carved('M58 70H142', mood.near, 2) +
    layer(ground(104), mood.near) + carved('M10 110h16M40 108h14M150 109h18M84 110h12', mood.mid, 1.4) +
    put(sign, 78, 20, 0.46)
  );
}

const mug = (): Drawing => `<g stroke="#2a1a11" stroke-width="3"><path d="M20 30H68V92H20Z" fill="#d9a04a"/><path d="M68 42Q92 42 90 62T68 78" fill="none" stroke-width="9"/><path d="M14 32Q18 12 34 18Q44 4 56 16Q74 12 74 32Q60 42 44 34Q28 44 14 32Z" fill="#fffaf0"/></g>`;
const cone = (): Drawing => `<g stroke="#2a1a11" stroke-width="3"><path d="M28 48H72L50 98Z" fill="#d9a55a"/><path d="M22 50A16 16 0 0 1 38 26A18 18 0 0 1 64 28A15 15 0 0 1 78 50Z" fill="#f08ab0"/><path d="${ring(50, 20, 14)}" fill="#fff3d0"/></g>`;
const boar = (): Drawing => `<g stroke="#2a1a11" stroke-width="3" stroke-linejoin="round"><path d="M22 34L14 12L36 22Q50 16 64 22L86 12L78 34C88 52 80 76 50 84C20 76 12 52 22 34Z" fill="#7d6450"/><path d="M34 60Q50 50 66 60Q68 80 50 82T34 60Z" fill="#c49a84"/><path d="M30 68L24 50L38 60ZM70 68L76 50L62 60Z" fill="#fffaf0"/><path d="${ring(36, 42, 3)}${ring(64, 42, 3)}${ring(44, 68, 2)}${ring(56, 68, 2)}" fill="#2a1a11"/></g>`;
const skull = (): Drawing => `<g stroke="#2a1a11" stroke-width="3" stroke-linejoin="round"><path d="M50 10C24 10 14 30 18 50C20 60 28 64 30 68V88H70V68C72 64 80 60 82 50C86 30 76 10 50 10Z" fill="#efe6cc"/><path d="${ring(36, 46, 9)}${ring(64, 46, 9)}M50 56L44 68H56Z" fill="#2a1a11"/><path d="M42 88V76M50 88V76M58 88V76"/></g>`;

const PLUM: Hue = ['#7a3f5a', '#33202f'];
const SLATE: Hue = ['#5d6a7a', '#1f2433'];

export const SHOPS: Record<string, () => Drawing> = {
  apothecary: () => shop(['#8fae8a', '#2b4038'], SLATE, figure('wiggenweld-potion')),
  'borgin-and-burkes': () => shop(['#5f6a5f', '#18211e'], ['#33302f', '#0c0f0f'], figure('hand-of-glory'), GLOOM),
  'florean-fortescues': () => shop(['#f3c9d2', '#5a3a48'], ['#7fb8b0', '#23403f'], cone()),
  'flourish-and-blotts': () => shop(['#c9a05a', '#4a3428'], ['#6b3a2a', '#241520'], figure('transfiguration-today')),
  'gringotts-steps': () => shop(['#efe6d2', '#4f4858'], ['#c9bfa8', '#363040'], figure('dropped-galleon')),
  'hogs-head': () => shop(['#8a7058', '#2f2838'], ['#f6f4ee', '#4a5480'], boar(), SNOW),
  honeydukes: () => shop(['#f0a3c0', '#5a3050'], ['#f6f4ee', '#5a648f'], figure('exploding-bonbons'), SNOW),
  'knockturn-alley': () => shop(['#4f5a52', '#141c1a'], ['#2f3430', '#0a0e0d'], skull(), GLOOM),
  'knockturn-corner': () => shop(['#5a5248', '#1a1816'], ['#36302a', '#0c0b0a'], figure('cursed-dagger'), GLOOM),
  'leaky-cauldron': () => shop(['#a3744a', '#3a2626'], ['#4a3a38', '#171018'], figure('cauldron')),
  'madam-malkins': () => shop(['#b58fc9', '#3f2f52'], PLUM, figure('invisibility-cloak')),
  ollivanders: () => shop(['#8f7a5a', '#33291f'], ['#3f4a5a', '#161b28'], figure('wand')),
  'owl-emporium': () => shop(['#b9a07a', '#3d3230'], ['#5d4a3a', '#1f1720'], figure('hedwig')),
  'quidditch-supplies': () => shop(['#8a4a3a', '#3a1f24'], ['#c9952b', '#5a421c'], figure('nimbus-2000')),
  'three-broomsticks': () => shop(['#c98a4a', '#4a3038'], ['#f6f4ee', '#5a648f'], mug(), SNOW),
  'wizard-wheezes': () => shop(['#e07f2a', '#6b3418'], ['#7a3f9a', '#33204a'], figure('weasleys-fireworks')),
};

export const alley = (): Drawing =>
  sky(DUSK, [100, 34, 14]) + layer('M-2 112V30L20 10L36 34L44 26L62 50V112ZM202 112V26L184 8L166 32L158 24L138 50V112Z', ['#b5806f', '#3b2844']) + layer('M-2 112V58L16 40L34 60V112ZM202 112V54L184 38L166 60V112ZM34 112V66L48 52L62 66V112ZM166 112V64L152 50L138 66V112Z', ['#8a5a60', '#291d36']) + layer(house(78, 100, 24, 24, 18) + house(122, 100, 24, 26, 20), ['#a3705f', '#33233c']) +
  lit([[10, 78], [24, 78], [44, 80], [56, 80], [76, 90], [122, 90], [146, 80], [158, 80], [178, 76], [192, 76], [10, 98], [190, 98], [20, 44], [180, 42]].map(([x, y]) => pane(x, y, 7, 9)).join('')) + layer('M66 112L90 92H110L134 112Z', ['#e6cfa0', '#4a3848']) + carved('M62 70h12M138 68h-12M62 70V66M34 64h10', DUSK.near, 1.8) + lit(ring(72, 76, 4) + ring(128, 74, 4), ['#c9952b', '#ffc860']);
export const bank = (): Drawing =>
  sky(DUSK, [36, 22, 11]) + layer('M30 100V44L100 12L170 44V100Z', ['#f3ebd8', '#5a5266']) + layer('M24 46L100 8L176 46V52H24Z', ['#ddd0b4', '#464052']) + layer([48, 70, 92, 114, 136, 154].map((x) => `M${x - 2} 98L${x} 54H${x + 9}L${x + 11} 98Z`).join(''), ['#fffaf0', '#736a80']) + lit(arch(100, 98, 18, 34), ['#b3862a', '#e0a83a']) + put(figure('dropped-galleon'), 91, 22, 0.18) + layer('M18 98H182V104H18ZM10 104H190V112H10Z', ['#c9bda3', '#33303f']);
export const hospital = (): Drawing =>
  sky(GLOOM, [160, 22, 11]) + layer('M40 104V36H160V104ZM64 36V22H136V36Z', ['#b3624a', '#3a2428']) + lit([56, 78, 122, 144].flatMap((x) => [56, 76].map((y) => pane(x, y, 11, 13))).join('')) + layer('M82 104V30H118V104Z', ['#e6ddc9', '#4a4648']) + lit('M95 38H105V48H115V58H105V68H95V58H85V48H95Z', ['#b3261a', '#e0473a']) + lit(arch(100, 104, 18, 24), ['#4a525a', '#ffd05a']) + layer(ground(102), GLOOM.near);
export const terrace = (): Drawing =>
  sky(GLOOM, [40, 20, 10]) + [24, 62, 138, 176].map((x) => layer(pane(x, 102, 38, 72), ['#8f8a88', '#22282b']) + lit(pane(x - 8, 54, 8, 11) + pane(x + 8, 54, 8, 11) + pane(x - 8, 76, 8, 11) + pane(x + 8, 76, 8, 11))).join('') + layer(pane(100, 104, 36, 84), ['#4f4a52', '#161319']) + lit(pane(91, 46, 8, 13) + pane(109, 46, 8, 13) + pane(91, 70, 8, 13) + pane(109, 70, 8, 13)) + lit(arch(100, 104, 13, 24), ['#1d1a20', '#3a5a48']) + carved('M82 20V12H88V20M112 20V10H118V20M97 84V88M103 84V88', ['#2a262c', '#0a080c'], 3) + layer(ground(102), GLOOM.near);
export const kingsCross = (): Drawing =>
  sky(DUSK, [40, 20, 10]) + layer('M10 112V44H78V22H122V44H190V112Z', ['#c99a6a', '#43303a']) + layer('M84 22V10H116V22Z', ['#b3865a', '#38272f']) + lit(ring(100, 32, 7), ['#fffaf0', '#ffe09a']) + carved('M100 32V27M100 32L104 34', ['#2a1a11', '#2a1a11'], 1.6) + lit(arch(48, 112, 48, 52) + arch(152, 112, 48, 52), ['#8fb3c4', '#ffc860']) + carved('M48 60V112M32 72V112M64 72V112M152 60V112M136 72V112M168 72V112M26 86H70M130 86H174', ['#6b4a30', '#2a1c20'], 2) + layer('M88 112V60H112V112Z', ['#a85f3f', '#5a2f28']) + carved('M88 70H112M88 80H112M88 90H112M88 100H112M96 60V70M104 70V80M96 80V90M104 90V100', ['#7a3f28', '#33191a'], 1.4);
