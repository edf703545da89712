// Books: the cover in the colour of the class, and what is on it.
import { cut, flat, line, piece, ring, shade, WHITE, type Drawing } from '../ink';

const SIGNS = {
  feather: line('M38 70Q44 46 62 34Q64 54 46 64', 3, '#f6e7b8'),
  swirl: line('M52 52Q58 48 60 55T52 64Q40 64 42 50T60 36', 3.4, '#f6e7b8'),
  ring: line('M38 52A12 12 0 1 1 62 52A12 12 0 1 1 38 52M50 34V28M50 70V76M32 52H26M68 52H74', 3, '#f6e7b8'),
  arrows: line('M36 44Q50 30 64 44M64 44V36M64 44H56M64 58Q50 72 36 58M36 58V66M36 58H44', 3, '#f6e7b8'),
  cup: line('M38 40H62Q62 56 50 58Q38 56 38 40ZM50 58V70M42 70H58', 3, '#f6e7b8'),
  mouse: line('M36 60Q36 46 50 46T64 60ZM40 48L36 40M46 46L46 38M64 60Q72 60 72 50', 3, '#f6e7b8'),
  star: line('M50 32L55 46H69L58 55L62 70L50 61L38 70L42 55L31 46H45Z', 3, '#f6e7b8'),
  shield: line('M36 36Q50 36 50 32Q50 36 64 36Q66 58 50 72Q34 58 36 36Z', 3, '#f6e7b8'),
  ghost: line('M38 70V48Q38 34 50 34T62 48V70L56 64L50 70L44 64ZM46 48V50M54 48V50', 3, '#f6e7b8'),
  skull: line('M50 34Q36 34 37 48Q38 54 42 56V64H58V56Q62 54 63 48Q64 34 50 34ZM45 47V49M55 47V49', 3, '#f6e7b8'),
  eye: line('M32 52Q50 36 68 52Q50 68 32 52ZM50 46A6 6 0 1 1 50 58A6 6 0 1 1 50 46', 3, '#f6e7b8'),
  cauldron: line('M34 46H66Q70 68 56 70H44Q30 68 34 46ZM32 44H68M44 38Q42 34 45 30M54 38Q52 34 55 30', 3, '#f6e7b8'),
  flask: line('M45 34H55V46L66 66Q66 72 60 72H40Q34 72 34 66L45 46ZM40 60H60', 3, '#f6e7b8'),
  drop: line('M50 30Q68 54 60 66T40 66Q32 54 50 30Z', 3, '#f6e7b8'),
  crown: line('M34 66L32 42L42 52L50 36L58 52L68 42L66 66Z', 3, '#f6e7b8'),
  leaf: line('M36 68Q34 40 66 34Q68 64 40 66ZM36 70L58 44', 3, '#f6e7b8'),
  mushroom: line('M32 52Q34 34 50 34T68 52ZM44 52V68H56V52M44 42V44M56 42V44', 3, '#f6e7b8'),
  waves: line('M32 42Q38 36 44 42T56 42T68 42M32 54Q38 48 44 54T56 54T68 54M32 66Q38 60 44 66T56 66T68 66', 3, '#f6e7b8'),
  tree: line('M50 74V52M50 60L40 50M50 56L60 46M34 52Q30 34 50 32T66 52', 3, '#f6e7b8'),
  dragon: line('M34 66Q34 40 56 38L50 32M56 38Q68 44 66 56L56 52M44 68Q48 60 56 62', 3, '#f6e7b8'),
  paw: line('M50 56Q40 56 40 64T50 70T60 64T50 56M38 46V48M46 38V41M54 38V41M62 46V48', 4, '#f6e7b8'),
  flame: line('M50 30Q66 48 62 62T38 62Q34 52 44 46Q50 42 50 30Z', 3, '#f6e7b8'),
};
type Sign = keyof typeof SIGNS;

const book = (colour: string, sign: Sign, bands: number): Drawing =>
  cut('M20 8L72 4L84 84L32 92Z', shade(colour, -0.4)) + piece('M26 84L78 77L84 84L32 92Z', '#f3e6c4') + cut('M18 6L70 2L80 76L28 84Z', colour) + flat('M18 6L27 5.3L37 82.6L28 84Z', shade(colour, -0.3)) +
  Array.from({ length: bands }, (_, i) => line(`M${19.5 + i * 2.4} ${16 + i * 18}L${28.5 + i * 2.4} ${15.2 + i * 18}`, 2.6, '#e0b64a')).join('') + line('M33 10L66 7.5L74.5 71L41.5 75.5Z', 1.6, '#e0b64a') + `<g transform="translate(3.5 -10)">${SIGNS[sign]}</g>`;

/** The book that bites. */
const monster = (): Drawing =>
  cut('M14 16L20 10L28 14L36 8L44 13L52 7L60 12L68 7L76 14L86 12L84 24L90 34L85 44L91 56L86 66L90 78L80 84L70 90L60 86L50 92L40 86L30 91L20 84L12 76L16 66L10 56L15 44L9 34L15 26Z', '#6a4a2c') + both4() + piece('M18 56Q50 42 82 56L76 78Q50 66 24 78Z', '#4a1414') + flat('M24 55L29 66L34 51ZM42 48L47 60L52 47.5ZM60 49L65 61L70 52ZM34 72L39 62L43 69.5ZM54 68.5L58 59L63 71Z', WHITE) + line('M20 30L26 34M80 28L74 33M28 84L32 78M68 84L66 78', 2, '#3f2a18');
const both4 = () => [34, 48, 60, 72].map((x, i) => piece(ring(x - 4, 30 + (i % 2) * 4, 5), '#f2d23a') + flat(ring(x - 4, 30 + (i % 2) * 4, 2), '#120c0a')).join('');

const CHARMS = '#2b4c96';
const CHANGE = '#6c3a8f';
const DEFENCE = '#8f2a20';
const BREWING = '#2c6b3a';
const PLANTS = '#7a6a1c';
const BEASTS = '#8a4f1c';

export const BOOKS: Record<string, () => Drawing> = {
  'standard-book-of-spells-grade-1': () => book(CHARMS, 'star', 1),
  'standard-book-of-spells-grade-4': () => book(CHARMS, 'feather', 4),
  'achievements-in-charming': () => book(CHARMS, 'crown', 3),
  'quintessence-a-quest': () => book(CHARMS, 'ring', 2),
  'beginners-guide-to-transfiguration': () => book(CHANGE, 'mouse', 1),
  'intermediate-transfiguration': () => book(CHANGE, 'arrows', 2),
  'transfiguration-today': () => book(CHANGE, 'swirl', 3),
  'guide-to-advanced-transfiguration': () => book(CHANGE, 'cup', 4),
  'gadding-with-ghouls': () => book(DEFENCE, 'ghost', 1),
  'the-dark-forces': () => book(DEFENCE, 'skull', 2),
  'defensive-magical-theory': () => book(DEFENCE, 'shield', 3),
  'confronting-the-faceless': () => book(DEFENCE, 'eye', 4),
  'book-of-potions': () => book(BREWING, 'flask', 1),
  'magical-drafts-and-potions': () => book(BREWING, 'cauldron', 2),
  'moste-potente-potions': () => book(BREWING, 'skull', 3),
  'advanced-potion-making': () => book(BREWING, 'drop', 4),
  'magical-herbs-and-fungi': () => book(PLANTS, 'leaf', 1),
  'encyclopaedia-of-toadstools': () => book(PLANTS, 'mushroom', 2),
  'magical-water-plants': () => book(PLANTS, 'waves', 3),
  'flesh-eating-trees-of-the-world': () => book(PLANTS, 'tree', 4),
  'men-who-love-dragons-too-much': () => book(BEASTS, 'flame', 1),
  'fantastic-beasts': () => book(BEASTS, 'paw', 2),
  'dragon-species': () => book(BEASTS, 'dragon', 3),
  'monster-book-of-monsters': monster,
};
