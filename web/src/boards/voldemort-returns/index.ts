export { default as Board } from '../hogwarts/Castle.svelte';
export { default as Card } from '../hogwarts/Card.svelte';
export { default as Seat } from '../hogwarts/Seat.svelte';
export { moments } from '../hogwarts/moments';
