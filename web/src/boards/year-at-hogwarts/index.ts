export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Seat } from './Seat.svelte';
export { moments } from './moments';
