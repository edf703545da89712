export { default as Board } from './Board.svelte';
export { default as Card } from '../hogwarts/Card.svelte';
