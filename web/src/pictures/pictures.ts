// All pictures of our own, by the ids of the content: people, creatures, things and places.
import { CREATURES } from './creatures';
import type { Drawing } from './ink';
import { OBJECTS } from './objects';
import { PORTRAITS } from './people';

/** What stands on a canvas of 100 × 100. */
export const FIGURES: Record<string, () => Drawing> = { ...PORTRAITS, ...CREATURES, ...OBJECTS };

/** What fills a canvas of 200 × 110. */
export const SCENES: Record<string, () => Drawing> = {};

const made = new Map<string, Drawing>();

/** The inside of a picture's SVG; it is drawn when it is first seen. */
export function drawing(id: string): Drawing {
  let found = made.get(id);
  if (found === undefined) {
    found = FIGURES[id]?.() ?? '';
    made.set(id, found);
  }
  return found;
}
