// What a person is drawn from: one entry for each, with what the books say of face, hair and clothes.
import type { Beard } from './beards';
import type { Hair } from './hair';
import type { Hat } from './hats';
import type { Thing } from './things';
import type { Robe } from './robes';

export type FaceShape = 'oval' | 'round' | 'long' | 'square' | 'heart' | 'gaunt' | 'wide' | 'pointed';
export type Eyes = 'open' | 'wide' | 'half' | 'narrow' | 'merry' | 'tired' | 'mad-eye' | 'lamps' | 'empty';
export type Brows = 'plain' | 'raised' | 'angry' | 'sad' | 'thick' | 'thin' | 'wry' | 'none';
export type Nose = 'small' | 'straight' | 'long' | 'hooked' | 'broken' | 'broad' | 'bulb' | 'snub' | 'slits' | 'pencil';
export type Mouth =
  | 'smile' | 'grin' | 'smirk' | 'flat' | 'frown' | 'open' | 'thin' | 'lips' | 'pout' | 'fangs' | 'snarl' | 'laugh' | 'crooked';
export type Mark =
  | 'bolt' | 'freckles' | 'scars' | 'claws' | 'stubble' | 'blush' | 'wrinkles' | 'earring' | 'bags' | 'pouch'
  | 'warts' | 'blood' | 'cut-neck' | 'hollow' | 'cork' | 'powder' | 'soot' | 'red-nose' | 'bite';
export type Glasses = 'round' | 'half-moon' | 'square' | 'huge' | 'jewelled' | 'spectrespecs' | 'horn' | 'goggles';

export interface Parts {
  face: FaceShape;
  skin: string;
  hair: Hair;
  /** The colour of the hair; of what is on it, too, where that is one piece. */
  tone: string;
  eyes?: Eyes;
  iris?: string;
  brows?: Brows;
  nose?: Nose;
  mouth?: Mouth;
  lip?: string;
  beard?: Beard;
  /** The colour of the beard, where it is not that of the hair. */
  bristle?: string;
  glasses?: Glasses;
  hat?: Hat;
  felt?: string;
  marks?: readonly Mark[];
  robe: Robe;
  /** The colours of the robe: the cloth, and the trim or tie. */
  cloth: string;
  trim?: string;
  /** A letter on a jumper. */
  letter?: string;
  hand?: Thing;
  ears?: 'plain' | 'elf' | 'points' | 'big';
  /** How large the figure is in its frame. */
  size?: number;
  /** Ghosts are drawn in one pale colour. */
  ghost?: boolean;
}
