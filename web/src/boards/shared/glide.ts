// How a piece moves from space to space: over the spaces between, where it walked.
import { MOVE, STEP } from './motion';

interface Point {
  x: number;
  y: number;
}
export interface Glide {
  space: string;
  /** The points from one space to another; two of them are a straight way. */
  way: (from: string, to: string) => Point[];
  /** Milliseconds of a movement; 0: it does not glide. */
  time: number;
}

/** Svelte action: the piece goes its way when its space changes, and rests for a moment on each. A
    straight one is left to CSS. */
export function glide(node: SVGElement, now: Glide) {
  let { space } = now;
  return {
    update(next: Glide) {
      if (next.space === space) return;
      const way = next.way(space, next.space);
      space = next.space;
      if (next.time === 0 || way.length < 3) return;
      const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' }));
      node.animate(frames, { duration: ((next.time * STEP) / MOVE) * (way.length - 1) });
    },
  };
}
