export { default as Board } from './Board.svelte';
export { default as Card } from '../year-at-hogwarts/Card.svelte';
export { default as Seat } from './Seat.svelte';
export { moments } from '../year-at-hogwarts/moments';
