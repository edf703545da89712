// What the others did, in few lines: of everything that happened, what is most worth telling.
import { lines, type Line } from '../lib/log';
import type { News } from '../lib/wire';
import type { Script } from './scenes';

export interface Doings {
  seat: number;
  lines: Line[];
}

/** So many lines are told of each. */
export const MOST = 3;
/** What is worth no more than this is told once, as it was in the end: where somebody stands. */
const PASSING = 2;

/** The reader's last entry before the others acted: what came after it is news. */
export function parting(news: readonly News[], you: number | null): number {
  const acted = news.filter(({ entry }) => entry.kind === 'answered');
  const last = acted.findLastIndex(({ entry }) => entry.seat !== you);
  return acted.slice(0, Math.max(0, last)).findLast(({ entry }) => entry.seat === you)?.seq ?? 0;
}

interface Candidate {
  line: Line;
  worth: number;
  order: number;
}

/** What everyone but the reader did after an entry that is worth telling, those who acted first at
    the head. */
export function doings(
  news: readonly News[],
  since: number,
  script: Script,
  you: number | null,
): Doings[] {
  const found = new Map<number, Map<string, Candidate>>();
  const later = news.filter(({ seq }) => seq > since);
  lines(later).forEach((line, order) => {
    if (line.seat === null || line.seat === you || line.void || line.kind !== 'game') return;
    const name = line.msg.key.replace(/^[a-z]+-log-/, '');
    const worth = script[name]?.worth ?? 0;
    const theirs = found.get(line.seat) ?? new Map<string, Candidate>();
    found.set(line.seat, theirs);
    if (worth > 0) theirs.set(worth > PASSING ? line.id : name, { line, worth, order });
  });
  return [...found]
    .map(([seat, theirs]) => ({ seat, lines: best([...theirs.values()]) }))
    .filter(({ lines }) => lines.length > 0);
}

function best(candidates: Candidate[]): Line[] {
  return candidates
    .sort((a, b) => b.worth - a.worth || b.order - a.order)
    .slice(0, MOST)
    .sort((a, b) => a.order - b.order)
    .map(({ line }) => line);
}
