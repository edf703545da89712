import { PICTURES } from '../../pictures/icons';
import { EMBLEMS } from './emblems';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { script } from './script';

/** Three locations around Voldemort, side by side. */
export const whole = { width: 1080, height: 720 };
export const emblem = (id: string) => PICTURES[id] ?? EMBLEMS[id];
