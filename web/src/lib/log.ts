// The log: news as lines.
import type { Msg, News, PublicEntry } from './wire';

export interface Line {
  /** For lists on the screen. */
  id: string;
  seq: number;
  /** Seconds since 1970. */
  at: number;
  msg: Msg;
  /** The rule that made it happen. */
  rule: string | null;
  seat: number | null;
  /** Whether it was taken back. */
  void: boolean;
  /** The first line of an answer: a step in a replay. */
  first: boolean;
  kind: 'game' | 'table';
}

export interface Speech {
  id: number;
  at: number;
  seat: number;
  /** A text as it was written, or the message of a phrase. */
  text: string | Msg;
}

/** What happened, without what was said. */
export function lines(news: readonly News[]): Line[] {
  const gone = new Set<number>();
  for (const { seq, entry } of news) {
    if (entry.kind !== 'taken-back') continue;
    for (let lost = entry.opened + 1; lost < seq; lost++) gone.add(lost);
  }
  return news.flatMap(({ seq, at, entry, events }) => {
    const base = { seq, at, void: gone.has(seq) };
    if (events.length > 0) {
      const seat = entry.kind === 'answered' ? entry.seat : null;
      return events.map((event, index): Line => ({
        ...base, id: `${seq}-${index}`, msg: event.line, rule: event.rule, seat,
        first: index === 0, kind: 'game',
      }));
    }
    const msg = ofTheTable(entry);
    if (msg === null) return [];
    const seat = entry.seat ?? null;
    const line: Line = {
      ...base, id: `${seq}`, msg, rule: null, seat, void: false, first: true, kind: 'table',
    };
    return [line];
  });
}

/** What was said. */
export function speeches(news: readonly News[]): Speech[] {
  return news.flatMap(({ seq, at, entry }) => {
    if (entry.kind !== 'said') return [];
    const text = entry.phrase ? { key: `phrase-${entry.phrase}`, args: {} } : (entry.text ?? '');
    return [{ id: seq, at, seat: entry.seat, text }];
  });
}

function ofTheTable(entry: PublicEntry): Msg | null {
  const told = (key: string, args: Msg['args'] = {}): Msg => ({ key, args });
  switch (entry.kind) {
    case 'taken-back':
      return entry.seat === undefined || entry.seat === null
        ? told('web-log-phase-again')
        : told('web-log-taken-back', { seat: entry.seat });
    case 'takeback-asked':
      return told('web-log-takeback-asked', { seat: entry.seat });
    case 'takeback-answered':
      return told(entry.agree ? 'web-log-agreed' : 'web-log-disagreed', { seat: entry.seat });
    case 'stood-in':
      return told('web-log-stood-in', { seat: entry.seat });
    case 'returned':
      return told('web-log-returned', { seat: entry.seat });
    case 'paused':
      return told(entry.paused ? 'web-log-paused' : 'web-log-resumed');
    case 'pledged':
      return told('web-log-pledged', { seat: entry.seat });
    case 'rematched':
      return told('web-log-rematched', { seat: entry.seat });
    case 'closed':
      return told('web-log-closed');
    default:
      return null;
  }
}
