// Requests to wherever the tables are.
import { transport } from './transport';
import type { Created, GameInfo, Lesson, Link, Msg, Offering, Plan, Problem, Replay, Summary } from './wire';

/** What the server refused, for people. */
export class Refusal extends Error {
  readonly msg: Msg;
  /** Whether the same request may be granted a little later. */
  readonly passing: boolean;
  /** A name for it. */
  readonly error: string;
  constructor(problem: Problem) {
    super(problem.error);
    this.error = problem.error;
    this.msg = problem.msg;
    this.passing = ['unreachable', 'try-again', 'too-fast'].includes(problem.error);
  }
}

export const UNREACHABLE: Problem = { error: 'unreachable', msg: { key: 'web-unreachable', args: {} } };

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await transport().request(address, init).catch(() => {
    throw new Refusal(UNREACHABLE);
  });
  if (response.ok) return response;
  const problem = await response.json().catch(() => UNREACHABLE);
  throw new Refusal(problem as Problem);
}

async function json<T>(address: string, init?: RequestInit): Promise<T> {
  return (await ask(address, init)).json() as Promise<T>;
}

const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export const games = () => json<Offering[]>('/api/games');
export const gameInfo = (id: string, pack = '') =>
  json<GameInfo>(`/api/games/${encodeURIComponent(id)}${pack && `/packs/${encodeURIComponent(pack)}`}`);
/** A game's lesson, or one of its worked examples. */
export const lessonOf = (id: string, example = '') =>
  json<Lesson>(
    `/api/games/${encodeURIComponent(id)}/${example ? `examples/${encodeURIComponent(example)}` : 'lesson'}`,
  );
export const locales = () => json<Record<string, string>>('/api/locales');
export const catalogue = async (address: string) => (await ask(address)).text();

export const createTable = (plan: Plan) =>
  json<Created>('/api/tables', { method: 'POST', body: JSON.stringify(plan) });
export const importTable = (file: Blob) =>
  json<Created>('/api/tables/import', { method: 'POST', body: file });

/** How a table stands, as whoever has the secret may know it. */
export const summaryOf = (table: string, token: string) =>
  json<Summary>(`/api/tables/${encodeURIComponent(table)}/summary`, bearing(token));

/** A new secret for the seat that one opens; the old one opens nothing any more. */
export const renewSecret = (table: string, token: string) =>
  json<Link>(`/api/tables/${encodeURIComponent(table)}/secret`, { method: 'POST', ...bearing(token) });

export const replayOf = (table: string, token: string, seat: number | null) =>
  json<Replay>(
    `/api/tables/${encodeURIComponent(table)}/replay${seat === null ? '' : `?seat=${seat}`}`,
    bearing(token),
  );
/** A running game as one's own seat knows it, from an entry on. */
export const recapOf = (table: string, token: string, seat: number | null, after: number) =>
  json<Replay>(
    `/api/tables/${encodeURIComponent(table)}/replay?after=${after}${seat === null ? '' : `&seat=${seat}`}`,
    bearing(token),
  );
export const fileOf = async (table: string, token: string) =>
  (await ask(`/api/tables/${encodeURIComponent(table)}/file`, bearing(token))).blob();
