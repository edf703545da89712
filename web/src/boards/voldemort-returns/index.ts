export { default as Board } from '../hogwarts/Castle.svelte';
export { default as Card } from '../hogwarts/Card.svelte';
