// The events of Talisman that nobody should miss. Battles have a place of their own on the board.
import type { Tone } from '../contract';

export const moments: Record<string, Tone | null> = {
  'card-drawn': 'plain',
  'advantage-turned': 'plain',
  'voldemort-moved': 'plain',
  'barrier-tried': 'plain',
  'gates-tried': 'plain',
  'spell-cast': 'plain',
  'spell-cast-on': 'plain',
  'spell-blocked': 'plain',
  'die-rerolled': 'plain',
  'battle-began': null,
  'foe-rolled': null,
  scored: null,
  'battle-won': null,
  'battle-lost': null,
  'stand-off': null,
  evaded: 'good',
  'challenge-met': 'good',
  'trophies-exchanged': 'good',
  stolen: 'bad',
  'became-ferret': 'bad',
  'turns-to-lose': 'bad',
  fell: 'bad',
  ended: 'good',
};
