// Figures that stand in places.
import type { Drawing } from '../ink';
import { CREATURES } from '../creatures';
import { OBJECTS } from '../objects';
import { PORTRAITS } from '../people';

export const figure = (id: string): Drawing => (PORTRAITS[id] ?? CREATURES[id] ?? OBJECTS[id])();
