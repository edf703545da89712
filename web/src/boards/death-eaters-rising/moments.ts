// The events of Death Eaters Rising that nobody should miss.
import type { Tone } from '../contract';

export const moments: Record<string, Tone> = {
  'voldemort-turned': 'plain',
  'mark-acted': 'bad',
  'penalty-fired': 'bad',
  restricted: 'bad',
  'place-controlled': 'bad',
  'voldemort-revealed': 'bad',
  recruited: 'good',
  defeated: 'plain',
  swapped: 'plain',
  'token-used': 'plain',
  ended: 'plain',
};
