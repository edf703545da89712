export { default as Board } from './Board.svelte';
export { default as Card } from '../hogwarts/Card.svelte';
export { default as Seat } from '../hogwarts/Seat.svelte';
export { moments } from '../hogwarts/moments';
