// Figures that stand in places.
import type { Drawing } from '../ink';
import { CREATURES } from '../creatures';
import { OBJECTS } from '../objects';
import { PORTRAITS } from '../people';

/** It is left out where somebody else stands before the place. */
export const figure = (id: string): Drawing =>
  `<g class="pic-inmate">${(PORTRAITS[id] ?? CREATURES[id] ?? OBJECTS[id])()}</g>`;
