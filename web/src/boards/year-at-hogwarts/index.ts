import { PEOPLE } from '../shared/people';
import { EMBLEMS } from './emblems';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Seat } from './Seat.svelte';
export { script } from './script';
export const emblem = (id: string) => EMBLEMS[id] ?? PEOPLE[id];
