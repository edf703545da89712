// Playing on without the server: the page that needs none, kept in this browser for whoever asks.

/** Where the server has that page. */
export const DEVICE = '/device/';
/** The cache that holds the served page; its service worker looks into all of them. */
const SHELL = 'shell';

class Device {
  /** How many bytes it takes to keep the page; 0: the server does not offer it, or is not there. */
  bytes = $state(0);
  state = $state<'none' | 'coming' | 'kept' | 'failed'>('none');

  /** What there is, here and at the server. A browser that does not trust the server's address (no
   * HTTPS, and not this very machine) keeps no pages. */
  async look(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const kept = await navigator.serviceWorker.getRegistration(DEVICE);
    if (kept?.active && new URL(kept.scope).pathname === DEVICE) this.state = 'kept';
    const weighed = await fetch(`${DEVICE}site.json`).catch(() => null);
    if (!weighed?.ok) return;
    this.bytes = ((await weighed.json()) as { bytes: number } | null)?.bytes ?? 0;
    if (this.state === 'kept') await keepShell();
  }

  async keep(): Promise<void> {
    this.state = 'coming';
    try {
      await active(await navigator.serviceWorker.register(`${DEVICE}sw.js`));
      await keepShell();
      this.state = 'kept';
    } catch {
      this.state = 'failed';
    }
  }
}

/** Waits until everything is fetched. */
function active({ installing, active }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((settle, refuse) => {
    if (installing === null) return active ? settle() : refuse(new Error('nothing to keep'));
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') settle();
      if (installing.state === 'redundant') refuse(new Error('not all of it came'));
    });
  });
}

/** Keeps this page as it is, too: it says that the server does not answer, and leads to the other. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const wanted = new Set(['/', ...loaded.filter((path) => path.startsWith('/assets/'))]);
  const shell = await caches.open(SHELL);
  await shell.addAll([...wanted]);
  const old = (await shell.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => shell.delete(request)));
}

export const device = new Device();
