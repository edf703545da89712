import { PICTURES } from '../../pictures/icons';
import { EMBLEMS } from '../year-at-hogwarts/emblems';

export { default as Board } from './Board.svelte';
export { default as Card } from '../year-at-hogwarts/Card.svelte';
export { default as Seat } from './Seat.svelte';
export { script } from '../year-at-hogwarts/script';
export const emblem = (id: string) => PICTURES[id] ?? EMBLEMS[id];
