export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { moments } from './moments';

/** Three locations around Voldemort, side by side. */
export const whole = { width: 1080, height: 720 };
