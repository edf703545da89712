// How long things move, by the speed at the table.
import type { Speed } from '../contract';

/** Milliseconds of a movement on a board at speed 1, and of a step from space to space. */
export const MOVE = 700;
export const STEP = 0.6 * MOVE;

/** Milliseconds of a movement that takes `slow` at speed 1; 0: it does not move at all. */
export function pace(slow: number, speed: Speed, still: boolean): number {
  return still || speed === 0 ? 0 : Math.round(slow / speed);
}
