// The memory of Python when all is imported, kept for the next visit: who starts from it need not
// start Python, nor import anything. It fits only the files and the browser that it was made with,
// and there is never more than one.

const CACHE = 'python-memory';
/** How many times as much must be free as it takes: games are worth more. */
const PLENTY = 8;

/** Where the memory is kept that was made with these files; null: this browser keeps none. */
export async function memoryOf(bundle: ArrayBuffer): Promise<string | null> {
  if (!('caches' in self)) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bundle));
  const files = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/python-memory?${new URLSearchParams({ files, browser: navigator.userAgent })}`;
}

export async function findMemory(place: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(place);
    return kept === undefined ? null : new Uint8Array(await kept.arrayBuffer());
  } catch {
    return null; // storage is forbidden
  }
}

export async function keepMemory(place: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    await forgetMemory();
    if (quota - usage < PLENTY * memory.length) return;
    await (await caches.open(CACHE)).put(place, new Response(memory));
  } catch {
    // The next visit starts as this one.
  }
}

export async function forgetMemory(): Promise<void> {
  await caches.delete(CACHE).catch(() => false);
}
