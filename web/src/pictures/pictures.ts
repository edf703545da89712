// All pictures of our own, by the ids of the content: people, creatures, things and places.
import { CREATURES } from './creatures';
import type { Drawing } from './ink';
import { MISSIONS } from './missions';
import { OBJECTS } from './objects';
import { PORTRAITS } from './people';
import { PLACES } from './places';

/** What stands on a canvas of 100 × 100. */
export const FIGURES: Record<string, () => Drawing> = { ...PORTRAITS, ...CREATURES, ...OBJECTS };
for (const [mission, about] of Object.entries(MISSIONS)) FIGURES[mission] = FIGURES[about];

/** What fills a canvas of 200 × 110. */
export const BACKDROPS: Record<string, () => Drawing> = PLACES;

/** Each is drawn when it is first seen, and kept. */
function kept(all: Record<string, () => Drawing>): (id: string) => Drawing {
  const made = new Map<string, Drawing>();
  return (id) => {
    const found = made.get(id) ?? all[id]?.() ?? '';
    made.set(id, found);
    return found;
  };
}

/** The inside of a figure's SVG. */
export const drawing = kept(FIGURES);
/** The inside of a place's SVG. */
export const backdrop = kept(BACKDROPS);
