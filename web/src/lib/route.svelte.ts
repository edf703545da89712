// Addresses: which screen is shown. Secrets stand behind the `#`, so that no server log has them.

import { linked, transport } from './transport';

export type Route =
  | { screen: 'lobby'; game: string | null }
  | { screen: 'lesson'; game: string; example: string }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'gallery' }
  | { screen: 'links'; table: string }
  | { screen: 'table'; table: string; tokens: string[] }
  | { screen: 'replay'; table: string; token: string; seat: number | null; at: number | null }
  | { screen: 'join'; table: string; token: string; code: string }
  | { screen: 'answer'; code: string }
  | { screen: 'nowhere' };

export function routeOf(address: URL): Route {
  const parts = address.pathname.split('/').filter(Boolean);
  const tokens = address.hash.slice(1).split(',').filter(Boolean);
  if (parts.length === 0) return { screen: 'lobby', game: address.searchParams.get('game') };
  const [first, table, last] = parts;
  if (first === 'learn' && table && parts.length <= 3) {
    return { screen: 'lesson', game: table, example: last ?? '' };
  }
  if (first === 'rules' && table && parts.length === 2) {
    return { screen: 'rules', game: table, rule: address.searchParams.get('rule') };
  }
  if (first === 'pictures' && parts.length === 1) return { screen: 'gallery' };
  if (first === 'join' && parts.length === 4) return { screen: 'join', table, token: last, code: parts[3] };
  if (first === 'answer' && parts.length === 2) return { screen: 'answer', code: table };
  if (first !== 't' || !table || parts.length > 3) return { screen: 'nowhere' };
  if (last === undefined) return { screen: 'table', table, tokens };
  if (last === 'links') return { screen: 'links', table };
  if (last === 'replay') {
    const number = (name: string) => {
      const text = address.searchParams.get(name);
      return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
    };
    return { screen: 'replay', table, token: tokens[0] ?? '', seat: number('seat'), at: number('at') };
  }
  return { screen: 'nowhere' };
}

/** The address that the page shows; behind the `#` where no server knows the addresses. */
function shown(): URL {
  const { href, hash, origin } = window.location;
  return transport().prefix === '' ? new URL(href) : new URL(hash.slice(1) || '/', origin);
}

class Router {
  route = $state.raw<Route>(routeOf(shown()));

  constructor() {
    const look = () => (this.route = routeOf(shown()));
    window.addEventListener('popstate', look);
    window.addEventListener('hashchange', look);
  }

  go(address: string): void {
    window.history.pushState(null, '', linked(address));
    this.route = routeOf(shown());
    window.scrollTo(0, 0);
  }

  /** Change the address without a new step in the history, or another screen. */
  note(address: string): void {
    window.history.replaceState(null, '', linked(address));
  }
}

export const router = new Router();

/** A game's lesson, or one of its worked examples. */
export const lessonAddress = (game: string, example = '') =>
  example ? `/learn/${game}/${example}` : `/learn/${game}`;
/** The lobby, where this game is. */
export const gameAddress = (game: string) => `/?game=${encodeURIComponent(game)}`;
export const rulesAddress = (game: string) => `/rules/${game}`;
export const tableAddress = (table: string, tokens: string[]) => `/t/${table}#${tokens.join(',')}`;
/** Where another device joins a table of this one, and where its answer leads. */
export const joinAddress = (table: string, token: string, code: string) => `/join/${table}/${token}/${code}`;
export const answerAddress = (code: string) => `/answer/${code}`;
/** An address of this page as others write it. */
export const wholeLink = (address: string) => `${window.location.href.split('#')[0]}${linked(address)}`;
export const replayAddress = (table: string, token: string, seat: number | null, at?: number) => {
  const query = [seat === null ? '' : `seat=${seat}`, at === undefined ? '' : `at=${at}`];
  const said = query.filter(Boolean).join('&');
  return `/t/${table}/replay${said && '?'}${said}#${token}`;
};
