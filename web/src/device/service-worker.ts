// Shows the served page also when its server does not answer: it says so, and where one can play.
import type { Scope } from '../lib/worker-scope';

const worker = self as unknown as Scope;
const kept = (path: string) => caches.match(path);

/** From the server, as long as there is one; also one behind another that answers in its place. */
async function page(request: Request): Promise<Response> {
  const came = await fetch(request).catch(() => Response.error());
  return came.ok || (came.status > 0 && came.status < 500) ? came : ((await kept('/')) ?? came);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});
