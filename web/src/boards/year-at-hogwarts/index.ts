import { PICTURES } from '../../pictures/icons';
import { EMBLEMS } from './emblems';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Seat } from './Seat.svelte';
export { script } from './script';
export const emblem = (id: string) => PICTURES[id] ?? EMBLEMS[id];
