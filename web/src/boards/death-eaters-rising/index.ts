export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { moments } from './moments';
