// The tables this browser knows: those created here, with all their links, and those sat down at.
import { handOver } from './keeper';
import type { Chair, Created, Link, Summary } from './wire';

export interface Known {
  table: string;
  game: string;
  /** When it was last opened here, in milliseconds since 1970. */
  at: number;
  /** The secrets used here: a seat's, several on a shared screen, or a spectator's. */
  tokens: string[];
  /** Only on the browser that created the table. */
  links?: { seats: Link[]; watch: Link; bots: boolean[]; names?: string[] };
  /** How it stood when it was last asked for. */
  summary?: Summary;
  /** Nobody knows it any more. */
  gone?: boolean;
  /** The last thing said there that was read here. */
  heard?: number;
}

/** A server may have a page with tables of its own beside it, which it knows nothing of; and a table
 * of another device is none of this one. */
const WHERE =
  import.meta.env.MODE !== 'site'
    ? 'commonroom.tables'
    : window.location.hash.startsWith('#/join/')
      ? 'commonroom.guest-tables'
      : 'commonroom.tab-tables';
const MOST = 24;

export function known(): Known[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(WHERE) ?? '[]');
    return Array.isArray(kept) ? (kept as Known[]) : [];
  } catch {
    return [];
  }
}

function keep(tables: Known[]): void {
  try {
    localStorage.setItem(WHERE, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays; only the list in the lobby stays empty.
  }
}

export const recall = (table: string) => known().find((one) => one.table === table);

export function remember(table: string, change: Partial<Known>): void {
  const others = known().filter((one) => one.table !== table);
  const old = recall(table) ?? { table, game: '', at: 0, tokens: [] };
  keep([{ ...old, ...change, table, at: Date.now() }, ...others]);
}

/** What was heard of a table, which is not to say that somebody has opened it. */
export function note(table: string, heard: Pick<Known, 'summary' | 'gone' | 'heard'>): void {
  keep(known().map((one) => (one.table === table ? { ...one, ...heard } : one)));
}

/** A seat's secret was renewed: what is kept of the old one is replaced. */
export function renewed(table: string, old: string, link: Link): string[] {
  const kept = recall(table);
  const tokens = (kept?.tokens ?? [old]).map((token) => (token === old ? link.token : token));
  const links = kept?.links && {
    ...kept.links,
    seats: kept.links.seats.map((one) => (one.token === old ? link : one)),
  };
  remember(table, { tokens, links });
  handOver(table, old, link.token);
  return tokens;
}

export function forget(table: string): void {
  keep(known().filter((one) => one.table !== table));
}

/** Keep a new table's links: its secrets are told only once. */
export function rememberCreated(created: Created, game: string, chairs: Chair[], tokens: string[]) {
  const { seats, watch } = created;
  const bots = chairs.map((chair) => Boolean(chair.level));
  const names = chairs.map((chair) => chair.name ?? '');
  remember(created.table, { game, tokens, links: { seats, watch, bots, names } });
}

/** Whether a link leads to this very machine, where nobody else can follow it. */
export function isLocal(link: Link): boolean {
  const { hostname } = new URL(link.url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
