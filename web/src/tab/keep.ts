// Keeping the page for the next visit, and offering a newer one: never under a running game.
import { opening } from './opening.svelte';

export async function keepPage(base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const kept = await navigator.serviceWorker.register(`${base}sw.js`).catch(() => null);
  if (kept === null) return;
  const offer = () => {
    const { waiting } = kept;
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    opening.newer = () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
      waiting.postMessage('take-over');
    };
  };
  offer();
  kept.addEventListener('updatefound', () => {
    kept.installing?.addEventListener('statechange', offer);
  });
}
