import { PEOPLE } from '../shared/people';
import { EMBLEMS } from '../year-at-hogwarts/emblems';

export { default as Board } from './Board.svelte';
export { default as Card } from '../year-at-hogwarts/Card.svelte';
export { default as Seat } from './Seat.svelte';
export { script } from '../year-at-hogwarts/script';
export const emblem = (id: string) => EMBLEMS[id] ?? PEOPLE[id];
