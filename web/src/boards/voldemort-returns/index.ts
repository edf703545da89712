export { default as Board } from '../year-at-hogwarts/Castle.svelte';
export { default as Card } from '../year-at-hogwarts/Card.svelte';
export { default as Seat } from '../year-at-hogwarts/Seat.svelte';
export { moments } from '../year-at-hogwarts/moments';
