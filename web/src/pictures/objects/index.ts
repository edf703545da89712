// Objects by the ids of the content.
import { pasted, type Drawing } from '../ink';
import * as treasures from './treasures';

const ALONE: Record<string, () => Drawing> = {
  'slytherins-locket': treasures.locket,
};

export const OBJECTS: Record<string, () => Drawing> = Object.fromEntries(
  Object.entries(ALONE).map(([id, draw]) => [id, () => pasted(draw())]),
);
