// Everybody of all games: one line of parts for each. What the books say of hair, scars and
// spectacles decides; the rest is ours.
import type { Parts } from './parts';

const GRYFFINDOR = '#8c1d2b';
const HUFFLEPUFF = '#d29a1a';
const RAVENCLAW = '#2a4f94';
const SLYTHERIN = '#1f6b45';
const SCHOOL = '#2d2930';
const BLACK = '#1d1a20';
const SILVER = '#b9c0bd';
const PALE = '#f4dcc6';
const FAIR = '#f0cba8';
const RUDDY = '#eab896';
const TAN = '#dcab7c';
const OLIVE = '#c99a68';
const BROWN = '#9a6840';
const DARK = '#6e462b';
const GINGER = '#d8571f';
const PEARL = '#d3dfe2';

/** Students, in the robes of their house. */
const STUDENTS: Record<string, Parts> = {
  'harry-potter': { face: 'oval', skin: FAIR, hair: 'messy', tone: '#1f1a1c', iris: '#2e9a4b', glasses: 'round', marks: ['bolt'], mouth: 'smile', nose: 'small', robe: 'school', cloth: SCHOOL, trim: GRYFFINDOR, hand: 'wand' },
  'hermione-granger': { face: 'heart', skin: FAIR, hair: 'bushy', tone: '#7a4a26', iris: '#6b4322', brows: 'raised', nose: 'small', mouth: 'smile', robe: 'school', cloth: SCHOOL, trim: GRYFFINDOR, hand: 'book' },
  'ron-weasley': { face: 'long', skin: PALE, hair: 'shaggy', tone: GINGER, iris: '#3a78b0', brows: 'raised', nose: 'long', mouth: 'grin', marks: ['freckles'], ears: 'big', robe: 'jumper', cloth: '#7a2436', trim: '#f0c65a', letter: 'R', hand: 'knight' },
  'draco-malfoy': { face: 'pointed', skin: '#f5e5d6', hair: 'sleek', tone: '#ece0b4', iris: '#7f93a3', eyes: 'half', brows: 'wry', nose: 'small', mouth: 'smirk', robe: 'school', cloth: SCHOOL, trim: SLYTHERIN, hand: 'wand' },
  'luna-lovegood': { face: 'oval', skin: PALE, hair: 'dreamy', tone: '#e6cf8a', iris: '#86a9c4', eyes: 'wide', brows: 'raised', nose: 'small', mouth: 'open', hat: 'radish', robe: 'school', cloth: SCHOOL, trim: RAVENCLAW, hand: 'quibbler' },
  'ginny-weasley': { face: 'heart', skin: PALE, hair: 'fiery', tone: '#c8431a', iris: '#7a4a22', brows: 'plain', nose: 'small', mouth: 'grin', marks: ['freckles'], robe: 'quidditch', cloth: GRYFFINDOR, trim: '#f0c65a', hand: 'quaffle' },
  'neville-longbottom': { face: 'round', skin: RUDDY, hair: 'fringe', tone: '#8a5f36', iris: '#6b5a2e', brows: 'sad', nose: 'snub', mouth: 'smile', marks: ['blush'], ears: 'big', robe: 'school', cloth: SCHOOL, trim: GRYFFINDOR, hand: 'mimbulus' },
  'cho-chang': { face: 'heart', skin: '#efcf9f', hair: 'gloss', tone: '#1c1a22', iris: '#4a2c16', brows: 'thin', nose: 'small', mouth: 'lips', lip: '#b5494a', robe: 'quidditch', cloth: RAVENCLAW, trim: '#c98a4a', hand: 'snitch' },
  'fred-weasley': { face: 'square', skin: PALE, hair: 'tousled', tone: '#dd6322', iris: '#6b4322', eyes: 'merry', brows: 'raised', mouth: 'laugh', marks: ['freckles'], robe: 'jumper', cloth: '#27508c', trim: '#f0c65a', letter: 'F', hand: 'firework' },
  'george-weasley': { face: 'square', skin: PALE, hair: 'short', tone: '#d2551b', iris: '#6b4322', brows: 'wry', mouth: 'grin', marks: ['freckles'], robe: 'jumper', cloth: '#2c6b3a', trim: '#f0c65a', letter: 'G', hand: 'ear' },
  'dean-thomas': { face: 'long', skin: DARK, hair: 'crop', tone: '#1d1614', iris: '#3a2413', brows: 'plain', nose: 'broad', mouth: 'grin', robe: 'school', cloth: SCHOOL, trim: GRYFFINDOR, hand: 'scroll' },
  'seamus-finnigan': { face: 'round', skin: FAIR, hair: 'spiky', tone: '#b98646', iris: '#4c7a5a', brows: 'raised', nose: 'snub', mouth: 'grin', marks: ['soot'], robe: 'school', cloth: SCHOOL, trim: GRYFFINDOR, hand: 'wand' },
  'cedric-diggory': { face: 'square', skin: FAIR, hair: 'waves', tone: '#5b3c22', iris: '#7f93a3', brows: 'thick', mouth: 'smile', robe: 'quidditch', cloth: HUFFLEPUFF, trim: '#241f22', hand: 'wand' },
  'padma-patil': { face: 'oval', skin: OLIVE, hair: 'plait', tone: '#1c161a', iris: '#3a2413', brows: 'thin', nose: 'small', mouth: 'smile', hat: 'circlet', felt: '#c7cdc9', robe: 'school', cloth: SCHOOL, trim: RAVENCLAW, hand: 'book' },
  'parvati-patil': { face: 'oval', skin: OLIVE, hair: 'braid', tone: '#1c161a', iris: '#3a2413', brows: 'thin', nose: 'small', mouth: 'lips', lip: '#b13b52', marks: ['earring'], robe: 'school', cloth: SCHOOL, trim: GRYFFINDOR },
  'vincent-crabbe': { face: 'wide', skin: RUDDY, hair: 'bowl', tone: '#3a2a20', iris: '#3a2413', eyes: 'half', brows: 'thick', nose: 'broad', mouth: 'flat', robe: 'school', cloth: SCHOOL, trim: SLYTHERIN, size: 1.08 },
  'gregory-goyle': { face: 'square', skin: TAN, hair: 'spiky', tone: '#57483a', iris: '#3a2413', eyes: 'narrow', brows: 'angry', nose: 'broken', mouth: 'frown', ears: 'big', robe: 'school', cloth: SCHOOL, trim: SLYTHERIN, size: 1.1 },
  'pansy-parkinson': { face: 'round', skin: PALE, hair: 'bob', tone: '#241c22', iris: '#4a3a2a', eyes: 'half', brows: 'thin', nose: 'snub', mouth: 'smirk', hat: 'ribbon', felt: SLYTHERIN, robe: 'school', cloth: SCHOOL, trim: SLYTHERIN },
  'blaise-zabini': { face: 'long', skin: DARK, hair: 'widow', tone: '#151113', iris: '#3a2413', eyes: 'half', brows: 'wry', nose: 'straight', mouth: 'thin', robe: 'school', cloth: SCHOOL, trim: SLYTHERIN },
  'marcus-flint': { face: 'square', skin: '#d8b48c', hair: 'short', tone: '#1f1a1c', iris: '#3a2413', eyes: 'narrow', brows: 'thick', nose: 'broad', mouth: 'fangs', robe: 'quidditch', cloth: SLYTHERIN, trim: SILVER, size: 1.06, hand: 'broom' },
  'tom-riddle': { face: 'oval', skin: '#efe2d2', hair: 'parted', tone: '#17151a', iris: '#4a2a2a', eyes: 'half', brows: 'plain', nose: 'straight', mouth: 'thin', robe: 'school', cloth: SCHOOL, trim: SLYTHERIN, hand: 'curse' },
  'moaning-myrtle': { face: 'round', skin: PEARL, hair: 'ponytails', tone: '#8ba0aa', iris: '#5f7f8c', brows: 'sad', nose: 'snub', mouth: 'frown', glasses: 'square', robe: 'school', cloth: '#9fb4bd', trim: '#c3d3d8', ghost: true },
  dudley: { face: 'wide', skin: '#f0b79a', hair: 'bowl', tone: '#d9b45c', iris: '#3a78b0', eyes: 'narrow', brows: 'angry', nose: 'snub', mouth: 'smirk', marks: ['blush'], robe: 'jumper', cloth: '#5b6b3a', trim: '#c7473a', size: 1.1 },
  piers: { face: 'pointed', skin: '#e9c4a2', hair: 'short', tone: '#4a3a2a', eyes: 'half', brows: 'wry', nose: 'long', mouth: 'grin', ears: 'big', robe: 'jumper', cloth: '#3f4f6b', trim: '#c9a34a' },
  'second-inquisitor': { face: 'square', skin: RUDDY, hair: 'waves', tone: '#8a6a3a', eyes: 'narrow', brows: 'angry', nose: 'snub', mouth: 'thin', robe: 'uniform', cloth: SCHOOL, trim: '#d98fb0' },
  inquisitor: { face: 'pointed', skin: PALE, hair: 'curtains', tone: '#6b4a2a', iris: '#4c6a5a', eyes: 'half', brows: 'wry', nose: 'long', mouth: 'smirk', robe: 'uniform', cloth: SCHOOL, trim: '#c9cfcb', hand: 'scroll' },
};

/** Those who teach at the school and look after it. */
const STAFF: Record<string, Parts> = {
  'albus-dumbledore': { face: 'long', skin: FAIR, hair: 'veil', tone: '#dfe3e2', iris: '#3f86c4', eyes: 'merry', brows: 'raised', nose: 'broken', mouth: 'smile', beard: 'flowing', glasses: 'half-moon', hat: 'pointed', felt: '#4b3d8f', robe: 'robe', cloth: '#4b3d8f', trim: '#e0b64a' },
  'minerva-mcgonagall': { face: 'long', skin: FAIR, hair: 'bun', tone: '#2c2a30', iris: '#3f7a5a', eyes: 'half', brows: 'thin', nose: 'straight', mouth: 'pout', lip: '#a24a44', marks: ['wrinkles'], glasses: 'square', hat: 'stern', felt: '#1f4a38', robe: 'robe', cloth: '#1f5c3d', trim: '#5a1f2a' },
  'sybill-trelawney': { face: 'gaunt', skin: FAIR, hair: 'topknot', tone: '#8a6a48', brows: 'raised', nose: 'long', mouth: 'open', glasses: 'huge', robe: 'shawls', cloth: '#6b3a7a', trim: '#3f8a7f', hand: 'orb' },
  'severus-snape': { face: 'long', skin: '#e9d9ae', hair: 'curtains', tone: '#17151a', iris: '#1a1512', eyes: 'half', brows: 'angry', nose: 'hooked', mouth: 'thin', robe: 'buttoned', cloth: '#201d24', hand: 'cauldron' },
  'rubeus-hagrid': { face: 'round', skin: RUDDY, hair: 'mane', tone: '#3a2a22', iris: '#2a1a12', eyes: 'merry', brows: 'thick', nose: 'bulb', mouth: 'grin', beard: 'bush', robe: 'coat', cloth: '#7a5a3a', trim: '#5b3f26', hand: 'umbrella', size: 1.04 },
  'filius-flitwick': { face: 'round', skin: RUDDY, hair: 'tufts', tone: '#f0efe6', iris: '#4a2c16', eyes: 'wide', brows: 'raised', nose: 'small', mouth: 'grin', beard: 'full', ears: 'points', robe: 'waistcoat', cloth: '#2f4f86', trim: '#8a6a24', hand: 'feather', size: 0.8 },
  'pomona-sprout': { face: 'wide', skin: '#e8b08c', hair: 'curlers', tone: '#b9b3a4', iris: '#5c7a3a', eyes: 'merry', brows: 'plain', nose: 'snub', mouth: 'smile', marks: ['blush'], hat: 'patched', felt: '#6b7a3a', robe: 'robe', cloth: '#6f6a3a', trim: '#a98a4a', hand: 'plant' },
  'madam-pomfrey': { face: 'oval', skin: FAIR, hair: 'bun', tone: '#a9a39a', iris: '#4c6a8a', brows: 'raised', nose: 'small', mouth: 'flat', marks: ['wrinkles'], hat: 'nurse', felt: '#f6f2e8', robe: 'apron', cloth: '#a33a3a', hand: 'flask' },
  'horace-slughorn': { face: 'wide', skin: '#f0bf9c', hair: 'bald', tone: '#cdbf9f', iris: '#5b7a3a', eyes: 'merry', brows: 'raised', nose: 'snub', mouth: 'smile', beard: 'walrus', bristle: '#d9cfae', marks: ['blush'], hat: 'tasselled', felt: '#5c2a3f', robe: 'waistcoat', cloth: '#7a5a26', trim: '#5c2a3f', hand: 'hourglass', size: 1.06 },
  'argus-filch': { face: 'gaunt', skin: '#d8bf9c', hair: 'stringy', tone: '#8f8775', iris: '#8a7a3a', eyes: 'tired', brows: 'angry', nose: 'bulb', mouth: 'snarl', marks: ['pouch', 'stubble'], robe: 'coat', cloth: '#6a5a48', trim: '#4a3f33', hand: 'lantern' },
  'madam-pince': { face: 'gaunt', skin: '#e6d3ae', hair: 'bun', tone: '#6b5f55', iris: '#4a3a2a', eyes: 'narrow', brows: 'thin', nose: 'hooked', mouth: 'thin', marks: ['hollow'], hat: 'stern', felt: '#3a2f42', robe: 'proud', cloth: '#3a2f42', trim: '#7a6a52', hand: 'duster' },
  'madam-hooch': { face: 'square', skin: TAN, hair: 'spiky', tone: '#b5b2ab', brows: 'angry', nose: 'hooked', mouth: 'grin', glasses: 'goggles', eyes: 'open', robe: 'quidditch', cloth: '#3a3f4a', trim: '#d9d4c3', hand: 'whistle' },
  'gilderoy-lockhart': { face: 'square', skin: '#f3cfa8', hair: 'golden', tone: '#e8b53f', iris: '#3f86d4', brows: 'raised', nose: 'straight', mouth: 'grin', robe: 'robe', cloth: '#4f9ad0', trim: '#e0c26a', hand: 'mirror' },
  'professor-quirrell': { face: 'oval', skin: '#efdcc4', hair: 'bald', tone: '#6b4a3a', iris: '#4c7aa0', eyes: 'wide', brows: 'sad', nose: 'small', mouth: 'crooked', hat: 'turban', felt: '#6f4a9a', robe: 'robe', cloth: '#5a3f7a', trim: '#8f78b8' },
  'dolores-umbridge': { face: 'wide', skin: '#f2c8ae', hair: 'curlers', tone: '#8d7a66', iris: '#7a6a3a', eyes: 'half', brows: 'thin', nose: 'small', mouth: 'smirk', marks: ['pouch', 'powder'], hat: 'bow', felt: '#2c2329', robe: 'cardigan', cloth: '#f08fb4', trim: '#d1487f', hand: 'kitten' },
};

/** The Order of the Phoenix, and other grown wizards who mean well, or who do not mean ill. */
const GROWN: Record<string, Parts> = {
  'nymphadora-tonks': { face: 'heart', skin: PALE, hair: 'spiky', tone: '#f0569b', iris: '#3a2a3f', brows: 'raised', nose: 'small', mouth: 'grin', robe: 'coat', cloth: '#4f3a6b', trim: '#7a4f9a', hand: 'wand' },
  'sirius-black': { face: 'gaunt', skin: '#ead2b6', hair: 'long', tone: '#1f1b20', iris: '#6f8490', brows: 'thick', nose: 'straight', mouth: 'smirk', beard: 'goatee', marks: ['hollow'], robe: 'coat', cloth: '#5a2a2f', trim: '#3a2026' },
  'remus-lupin': { face: 'long', skin: '#ecd2b2', hair: 'parted', tone: '#a08a6c', iris: '#8a7a3a', eyes: 'tired', brows: 'sad', nose: 'straight', mouth: 'smile', beard: 'pencil', marks: ['scars'], robe: 'cloak', cloth: '#7d6a4e', trim: '#4f5f45', hand: 'chocolate' },
  'alastor-moody': { face: 'square', skin: '#dfb48c', hair: 'grizzled', tone: '#8b8a88', iris: '#2a1a12', eyes: 'mad-eye', brows: 'angry', nose: 'broken', mouth: 'crooked', marks: ['scars'], robe: 'coat', cloth: '#6b4a2c', trim: '#4a331e', hand: 'hipflask' },
  'bill-weasley': { face: 'square', skin: FAIR, hair: 'ponytail', tone: GINGER, iris: '#3a78b0', brows: 'plain', nose: 'straight', mouth: 'smirk', marks: ['claws', 'earring'], robe: 'coat', cloth: '#3a3f3a', trim: '#7a5a2c' },
  'fleur-delacour': { face: 'heart', skin: '#fae6d6', hair: 'silvery', tone: '#f3ecd0', iris: '#2f6fb8', brows: 'thin', nose: 'small', mouth: 'lips', lip: '#c9506a', robe: 'dress', cloth: '#7fb2d6', trim: '#eef4f7', hand: 'wand' },
  'molly-weasley': { face: 'round', skin: '#f3c6a6', hair: 'curlers', tone: '#cf5a22', iris: '#6b4322', brows: 'raised', nose: 'snub', mouth: 'smile', marks: ['blush', 'freckles'], robe: 'cardigan', cloth: '#8a5a3a', trim: '#5c8a4a', hand: 'knitting' },
  'arthur-weasley': { face: 'oval', skin: FAIR, hair: 'receding', tone: '#c9632f', iris: '#3a78b0', brows: 'raised', nose: 'long', mouth: 'smile', glasses: 'horn', robe: 'robe', cloth: '#4f6a4a', trim: '#a98a3a', hand: 'plug' },
  'kingsley-shacklebolt': { face: 'square', skin: '#5b3a24', hair: 'bald', tone: '#1d1614', iris: '#2a1a12', brows: 'thick', nose: 'broad', mouth: 'smile', marks: ['earring'], hat: 'tasselled', felt: '#4a2f86', robe: 'robe', cloth: '#5a3a9a', trim: '#e0b64a', hand: 'wand' },
  'mundungus-fletcher': { face: 'wide', skin: '#d9a47c', hair: 'stringy', tone: '#b0602c', eyes: 'half', iris: '#8a3a2a', brows: 'sad', nose: 'bulb', mouth: 'crooked', marks: ['stubble', 'bags'], robe: 'coat', cloth: '#5f5a3f', trim: '#3f3b28', hand: 'pipe' },
  'aberforth-dumbledore': { face: 'long', skin: '#e6c39c', hair: 'stringy', tone: '#b9b7ae', iris: '#3f86c4', brows: 'angry', nose: 'broken', mouth: 'flat', beard: 'stringy', glasses: 'round', robe: 'tunic', cloth: '#5f4a35', trim: '#8a6a45', hand: 'goat' },
  'garrick-ollivander': { face: 'oval', skin: PALE, hair: 'dreamy', tone: '#e3e3de', iris: '#b9c9d0', eyes: 'wide', brows: 'thick', nose: 'long', mouth: 'smile', marks: ['wrinkles'], robe: 'waistcoat', cloth: '#3f4a5a', trim: '#7a5a3a', hand: 'wand' },
  'rita-skeeter': { face: 'square', skin: FAIR, hair: 'curlers', tone: '#ecc95e', iris: '#4c7a5a', brows: 'thin', nose: 'straight', mouth: 'lips', lip: '#c7232f', glasses: 'jewelled', marks: ['powder'], robe: 'fur', cloth: '#a8246a', trim: '#5f8f3e', hand: 'quill' },
  'igor-karkaroff': { face: 'gaunt', skin: '#e6d0b0', hair: 'widow', tone: '#b9bdbd', iris: '#4f6f8a', eyes: 'narrow', brows: 'thin', nose: 'hooked', mouth: 'thin', beard: 'curled', hat: 'fur', felt: '#e6e1d2', robe: 'fur', cloth: '#6b2a2a', trim: '#e6e1d2' },
  'willy-widdershins': { face: 'long', skin: '#d9b08a', hair: 'thin', tone: '#5a4a3a', eyes: 'narrow', brows: 'wry', nose: 'long', mouth: 'smirk', marks: ['stubble'], hat: 'flatcap', felt: '#6a6a5a', robe: 'tunic', cloth: '#5a5f5a', trim: '#8a7a4a' },
  'mister-borgin': { face: 'gaunt', skin: '#dcc8a0', hair: 'sleek', tone: '#4a433c', eyes: 'half', iris: '#5a4a2a', brows: 'thin', nose: 'hooked', mouth: 'thin', marks: ['wrinkles', 'hollow'], robe: 'buttoned', cloth: '#4a3a2a', hand: 'skull' },
  auror: { face: 'oval', skin: BROWN, hair: 'braid', tone: '#221a18', iris: '#3a2413', eyes: 'narrow', brows: 'angry', nose: 'straight', mouth: 'flat', robe: 'uniform', cloth: '#6b2436', trim: '#e0b64a', hand: 'wand' },
  'second-auror': { face: 'long', skin: FAIR, hair: 'ponytail', tone: '#b9b2a3', iris: '#4f7f9a', brows: 'thick', nose: 'long', mouth: 'thin', beard: 'goatee', robe: 'uniform', cloth: '#6b2436', trim: '#e0b64a' },
  'duelling-partner': { face: 'oval', skin: TAN, hair: 'waves', tone: '#8a5f36', iris: '#4c7a5a', brows: 'raised', mouth: 'grin', robe: 'tunic', cloth: '#a0522d', trim: '#f0d9a0', hand: 'wand' },
  'duelling-master': { face: 'square', skin: '#e6c39c', hair: 'receding', tone: '#77716a', eyes: 'narrow', brows: 'wry', nose: 'hooked', mouth: 'smirk', beard: 'twirl', robe: 'ruff', cloth: '#7a1f2f', trim: '#f3ead0', hand: 'wand' },
  'second-hit-wizard': { face: 'round', skin: DARK, hair: 'crop', tone: '#1d1614', eyes: 'half', brows: 'angry', nose: 'broad', mouth: 'frown', hat: 'bowler', felt: '#27303f', robe: 'uniform', cloth: '#27405f', trim: '#b9c0bd' },
  'hit-wizard': { face: 'square', skin: TAN, hair: 'short', tone: '#4a3f38', eyes: 'narrow', brows: 'thick', nose: 'broken', mouth: 'flat', hat: 'bowler', felt: '#27303f', robe: 'uniform', cloth: '#27405f', trim: '#b9c0bd', hand: 'wand' },
  'knockturn-hag': { face: 'long', skin: '#a9b07a', hair: 'stringy', tone: '#7a7f78', iris: '#b8902a', eyes: 'narrow', brows: 'thick', nose: 'hooked', mouth: 'fangs', marks: ['warts', 'wrinkles'], hat: 'hood', felt: '#4a3a4f', robe: 'rag', cloth: '#4a3a4f', trim: '#6b5a3a', hand: 'coins' },
};

/** The Dark Lord and those who follow him. */
const EVIL: Record<string, Parts> = {
  'lord-voldemort': { face: 'gaunt', skin: '#e3e7dc', hair: 'bald', tone: '#c9cfc4', iris: '#d3181b', eyes: 'narrow', brows: 'none', nose: 'slits', mouth: 'thin', marks: ['hollow'], hat: 'hood', felt: '#16201b', robe: 'black', cloth: '#131a16', trim: '#5fae80', hand: 'curse' },
  'bellatrix-lestrange': { face: 'gaunt', skin: '#f1ddcc', hair: 'wild', tone: '#1b171d', iris: '#3a2a2f', eyes: 'half', brows: 'thin', nose: 'straight', mouth: 'lips', lip: '#8c1d33', marks: ['bags'], robe: 'dress', cloth: '#26202a', trim: '#7d6b8a', hand: 'curse' },
  'lucius-malfoy': { face: 'pointed', skin: '#f3e1d0', hair: 'long', tone: '#efe6c6', iris: '#8596a3', eyes: 'half', brows: 'plain', nose: 'straight', mouth: 'smirk', robe: 'proud', cloth: '#1f2a26', trim: '#b9c0bd', hand: 'cane' },
  'narcissa-malfoy': { face: 'oval', skin: '#f6e4d4', hair: 'twotone', tone: '#efe2b6', iris: '#4f7fb0', eyes: 'half', brows: 'thin', nose: 'small', mouth: 'pout', lip: '#a8525a', robe: 'proud', cloth: '#2f4a3f', trim: '#8fb8a0' },
  'peter-pettigrew': { face: 'round', skin: '#e6c2a0', hair: 'tufts', tone: '#a8946c', iris: '#6f7f86', eyes: 'wide', brows: 'sad', nose: 'long', mouth: 'fangs', marks: ['bags'], robe: 'tunic', cloth: '#5c5348', trim: '#7a6a4a', hand: 'silverhand', size: 0.94 },
  'antonin-dolohov': { face: 'long', skin: '#e6cdb0', hair: 'receding', tone: '#2c2626', eyes: 'narrow', brows: 'thick', nose: 'straight', mouth: 'crooked', beard: 'handlebar', robe: 'black', cloth: BLACK, trim: '#a99ad0', hand: 'curse' },
  'augustus-rookwood': { face: 'oval', skin: '#d8bea0', hair: 'curtains', tone: '#55504c', eyes: 'half', brows: 'plain', nose: 'broad', mouth: 'flat', marks: ['warts'], robe: 'black', cloth: '#232028', trim: '#8fb7cf', hand: 'scroll' },
  'walden-macnair': { face: 'square', skin: '#d8a884', hair: 'short', tone: '#2a2422', eyes: 'narrow', brows: 'angry', nose: 'broken', mouth: 'snarl', beard: 'pencil', marks: ['stubble'], robe: 'black', cloth: BLACK, trim: '#c7473a', hand: 'axe', size: 1.06 },
  'rodolphus-lestrange': { face: 'square', skin: '#e0c2a4', hair: 'shaggy', tone: '#2b2326', eyes: 'narrow', brows: 'thick', nose: 'straight', mouth: 'frown', beard: 'full', robe: 'black', cloth: BLACK, trim: '#b9c0bd' },
  'rabastan-lestrange': { face: 'gaunt', skin: '#e6ccb2', hair: 'grizzled', tone: '#3a3034', eyes: 'tired', brows: 'angry', nose: 'hooked', mouth: 'snarl', marks: ['hollow', 'stubble'], robe: 'black', cloth: '#241f2a', trim: '#8a6f4a', hand: 'curse' },
  mulciber: { face: 'wide', skin: '#d8b494', hair: 'widow', tone: '#1d1a1c', eyes: 'narrow', brows: 'angry', nose: 'broad', mouth: 'smirk', beard: 'muttonchops', hat: 'hood', felt: '#221d2a', robe: 'black', cloth: BLACK, trim: '#7d4fa8' },
  'corban-yaxley': { face: 'square', skin: '#eccbae', hair: 'ponytail', tone: '#d9c07a', iris: '#5f7f9a', eyes: 'narrow', brows: 'plain', nose: 'straight', mouth: 'flat', marks: ['hollow'], robe: 'proud', cloth: '#22262f', trim: '#7a8a9a', hand: 'curse' },
  'barty-crouch-jr': { face: 'oval', skin: '#f3ddc6', hair: 'tousled', tone: '#d9b86a', iris: '#5b7a8a', eyes: 'wide', brows: 'angry', nose: 'small', mouth: 'crooked', marks: ['freckles', 'bags'], robe: 'black', cloth: '#2a2420', trim: '#a98a4a', hand: 'hipflask' },
  'fenrir-greyback': { face: 'wide', skin: '#c69c7a', hair: 'mane', tone: '#6f6a66', iris: '#e0b030', eyes: 'narrow', brows: 'angry', nose: 'broad', mouth: 'fangs', beard: 'muttonchops', ears: 'points', robe: 'coat', cloth: '#3a342e', trim: '#59503f', size: 1.03 },
  snatcher: { face: 'gaunt', skin: '#dcb892', hair: 'wild', tone: '#5a3a2a', eyes: 'narrow', brows: 'wry', nose: 'broken', mouth: 'smirk', marks: ['stubble'], hat: 'bandanna', felt: '#a83232', robe: 'coat', cloth: '#4a4438', trim: '#7a5a3a', hand: 'dagger' },
  'second-snatcher': { face: 'wide', skin: '#cfa07a', hair: 'bald', tone: '#3a2f2a', eyes: 'half', brows: 'angry', nose: 'broken', mouth: 'fangs', beard: 'full', marks: ['scars'], robe: 'fur', cloth: '#4a4438', trim: '#6a5f4f' },
  'second-death-eater': { face: 'gaunt', skin: '#d9d4c3', hair: 'bald', tone: '#3a342b', eyes: 'empty', hat: 'mask', felt: '#241d2f', robe: 'cloak', cloth: '#1c1726', trim: '#8a6fb0' },
  'amycus-carrow': { face: 'wide', skin: '#e0b294', hair: 'thin', tone: '#8a5a34', eyes: 'narrow', brows: 'angry', nose: 'snub', mouth: 'snarl', robe: 'black', cloth: BLACK, trim: '#a85a3a' },
  'alecto-carrow': { face: 'wide', skin: '#e6b89a', hair: 'bowl', tone: '#b5542c', eyes: 'narrow', brows: 'thin', nose: 'snub', mouth: 'grin', robe: 'black', cloth: '#241f2a', trim: '#a85a3a' },
  'death-eater': { face: 'gaunt', skin: '#d9d4c3', hair: 'bald', tone: '#3a342b', hat: 'mask', felt: '#1a171d', robe: 'black', cloth: '#17141a', trim: '#b9c0bd', hand: 'curse' },
};

/** Elves, ghosts, centaurs: people all the same. */
const OTHERS: Record<string, Parts> = {
  dobby: { face: 'heart', skin: '#cfb08c', hair: 'bald', tone: '#8a6a4a', iris: '#4fa04a', eyes: 'lamps', brows: 'raised', nose: 'pencil', mouth: 'smile', ears: 'elf', hat: 'cosy', felt: '#b8443a', robe: 'rag', cloth: '#e6d9b8', trim: '#7a9ac4', hand: 'sock', size: 0.88 },
  kreacher: { face: 'gaunt', skin: '#b9a68e', hair: 'tufts', tone: '#e6e2d8', iris: '#a8542a', eyes: 'tired', brows: 'angry', nose: 'bulb', mouth: 'frown', marks: ['wrinkles', 'bags'], ears: 'elf', robe: 'rag', cloth: '#8f8a6a', trim: '#c9952b', size: 0.9 },
  firenze: { face: 'long', skin: TAN, hair: 'veil', tone: '#f0e3b8', iris: '#3f86d4', brows: 'plain', nose: 'straight', mouth: 'flat', ears: 'points', robe: 'bare', cloth: '#8a6a3a', hand: 'bow' },
  'centaur-archers': { face: 'square', skin: '#8f5f3c', hair: 'mane', tone: '#241b1a', iris: '#3a2413', eyes: 'narrow', brows: 'angry', nose: 'broad', mouth: 'frown', beard: 'full', ears: 'points', robe: 'bare', cloth: '#5b3f26', hand: 'bow' },
  peeves: { face: 'wide', skin: '#e6d7b0', hair: 'nymph', tone: '#2a2222', iris: '#c7302b', eyes: 'wide', brows: 'wry', nose: 'bulb', mouth: 'laugh', hat: 'jester', felt: '#e07f2a', robe: 'ruff', cloth: '#8f3fa8', trim: '#f2c744' },
  'nearly-headless-nick': { face: 'long', skin: PEARL, hair: 'curtains', tone: '#9fb2ba', iris: '#5f7f8c', brows: 'raised', nose: 'long', mouth: 'smile', beard: 'goatee', hat: 'feathered', felt: '#8ba0aa', marks: ['cut-neck'], robe: 'ruff', cloth: '#9fb4bd', trim: '#e6eef0', ghost: true },
  'bloody-baron': { face: 'gaunt', skin: '#c6d2d6', hair: 'long', tone: '#7f929c', iris: '#3f5a66', eyes: 'empty', brows: 'angry', nose: 'hooked', mouth: 'frown', beard: 'goatee', marks: ['blood'], robe: 'armour', cloth: '#8499a3', trim: '#b3c3ca', hand: 'chain', ghost: true },
  merpeople: { face: 'gaunt', skin: '#8fae9c', hair: 'dreamy', tone: '#3f7a52', iris: '#f2d23a', eyes: 'wide', brows: 'angry', nose: 'slits', mouth: 'fangs', ears: 'points', robe: 'bare', cloth: '#5f8a78', hand: 'trident' },
  goblin: { face: 'pointed', skin: '#c9a678', hair: 'receding', tone: '#3a332c', iris: '#1a1210', eyes: 'narrow', brows: 'angry', nose: 'hooked', mouth: 'thin', beard: 'goatee', ears: 'points', robe: 'waistcoat', cloth: '#5a1f2a', trim: '#c9952b', hand: 'coins', size: 0.88 },
  'attic-ghoul': { face: 'long', skin: '#a8b48c', hair: 'thin', tone: '#6b6a4f', eyes: 'tired', iris: '#5a5a3a', brows: 'sad', nose: 'bulb', mouth: 'laugh', marks: ['warts'], ears: 'big', robe: 'rag', cloth: '#b06a5a', trim: '#5f7a9a' },
  inferius: { face: 'gaunt', skin: '#a9b5a4', hair: 'stringy', tone: '#4a524c', iris: '#e6ece6', eyes: 'empty', brows: 'none', nose: 'slits', mouth: 'snarl', marks: ['hollow', 'scars'], robe: 'rag', cloth: '#6f7a72', trim: '#4f5a52' },
  'second-inferius': { face: 'gaunt', skin: '#93a08f', hair: 'bald', tone: '#3f4642', iris: '#e6ece6', eyes: 'empty', brows: 'none', nose: 'slits', mouth: 'open', marks: ['hollow'], robe: 'bare', cloth: '#6f7a72' },
  grawp: { face: 'round', skin: '#c9a27c', hair: 'curlers', tone: '#5a4532', iris: '#6b7a3a', brows: 'thick', nose: 'bulb', mouth: 'grin', marks: ['soot'], ears: 'big', robe: 'bare', cloth: '#6b5a3a', size: 1.12 },
};

/** The same face, with something changed: people in a certain hour. */
const HOURS: Record<string, Parts> = {
  'tom-riddles-memory': { ...STUDENTS['tom-riddle'], skin: '#dfe6e0', tone: '#2b3438', cloth: '#3a474a', trim: '#4f8a72', iris: '#b3261a', hand: 'diary' },
  'macnair-the-executioner': { ...EVIL['walden-macnair'], hat: 'hood', felt: '#2a1f1f', beard: 'full', cloth: '#3a2020' },
  'pettigrew-unmasked': { ...EVIL['peter-pettigrew'], mouth: 'open', hand: undefined, hair: 'thin', robe: 'rag', cloth: '#6a6052', brows: 'raised' },
  'voldemort-reborn': { ...EVIL['lord-voldemort'], hat: undefined, mouth: 'laugh', robe: 'proud', hand: 'curse', size: 1.04 },
  'voldemort-at-hogwarts': { ...EVIL['lord-voldemort'], mouth: 'snarl', hand: 'elder', felt: '#20142a', cloth: '#1c1326', trim: '#9a6fd0' },
  'umbridge-in-the-forest': { ...STAFF['dolores-umbridge'], eyes: 'wide', mouth: 'open', brows: 'raised', hair: 'wild', hand: 'wand', marks: ['pouch', 'powder', 'soot'] },
  'lucius-among-the-prophecies': { ...EVIL['lucius-malfoy'], hand: 'orb', mouth: 'flat', hat: 'hood', felt: '#17141a' },
  'bellatrix-in-the-atrium': { ...EVIL['bellatrix-lestrange'], eyes: 'wide', mouth: 'laugh', brows: 'angry' },
  'bellatrix-at-the-manor': { ...EVIL['bellatrix-lestrange'], eyes: 'narrow', mouth: 'grin', hand: 'dagger', cloth: '#3a1f2a', trim: '#b3475a' },
  'caught-by-snape': { ...STAFF['severus-snape'], eyes: 'narrow', mouth: 'frown', hand: 'scroll' },
  'moodys-lesson': { ...GROWN['alastor-moody'], mouth: 'open', hand: 'wand' },
  'weasley-is-our-king': { ...STUDENTS['ron-weasley'], mouth: 'laugh', eyes: 'merry', hat: 'crown', felt: '#f2c23a', hand: 'quaffle', robe: 'quidditch', cloth: GRYFFINDOR },
};

export const PEOPLE: Record<string, Parts> = { ...STUDENTS, ...STAFF, ...GROWN, ...EVIL, ...OTHERS, ...HOURS };

/** Who is known under two names, or shown twice. */
export const ALSO: Record<string, string> = {
  'harry-potter-token': 'harry-potter',
  'quirinus-quirrell': 'professor-quirrell',
  yaxley: 'corban-yaxley',
};

/** Who goes together: the one in front, and the one behind. */
export const PAIRS: Record<string, readonly [string, string]> = {
  'amycus-and-alecto-carrow': ['amycus-carrow', 'alecto-carrow'],
  aurors: ['auror', 'second-auror'],
  'death-eaters': ['death-eater', 'second-death-eater'],
  'dudleys-gang': ['dudley', 'piers'],
  'fred-and-george-weasley': ['fred-weasley', 'george-weasley'],
  'hit-wizards': ['hit-wizard', 'second-hit-wizard'],
  inferi: ['inferius', 'second-inferius'],
  'inquisitorial-squad': ['inquisitor', 'second-inquisitor'],
  snatchers: ['snatcher', 'second-snatcher'],
};
