// The part of a service worker that is used here; the page's types know none of it.
export interface Scope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heed: (event: Life) => void): void;
  addEventListener(type: 'message', heed: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', heed: (event: Fetch) => void): void;
}
export interface Life {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetch {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
