// Keeps the page for the next visit, also without a network. Everything that belongs to one version
// lies in one cache, so that versions never mix; a new one waits until a reader asks for it.

import type { Scope } from '../lib/worker-scope';

const worker = self as unknown as Scope;
/** Filled in when the site is built: a digest of it, and what there is. */
const VERSION = '__VERSION__';
const FILES = '__FILES__' as unknown as string[];
/** The one file that is read by itself; at any other address stands the page. */
const LICENCES = 'licences.txt';
const OURS = 'commonroom-';
const CACHE = `${OURS}${VERSION}`;

worker.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  const page = new URL('./', worker.location.href).href;
  const read = new URL(LICENCES, worker.location.href).href;
  const wanted = request.mode === 'navigate' && request.url !== read ? page : request;
  const found = caches.open(CACHE).then((cache) => cache.match(wanted, { ignoreSearch: true }));
  event.respondWith(found.then((kept) => kept ?? fetch(request)));
});
