// The log: news as lines.
import type { AnyNews, Msg } from './wire';

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
export function lines(news: readonly AnyNews[]): Line[] {
  const gone = new Set<number>();
  for (const one of news) {
    if (one.type !== 'taken-back') continue;
    for (let seq = one.to + 1; seq < one.seq; seq++) gone.add(seq);
  }
  return news.flatMap((one) => {
    const base = { seq: one.seq, at: one.at, void: gone.has(one.seq) };
    if ('events' in one) {
      const seat = one.type === 'answered' ? one.seat : null;
      return one.events.map((event, index): Line => ({
        ...base, id: `${one.seq}-${index}`, msg: event.line, rule: event.rule, seat,
        first: index === 0, kind: 'game',
      }));
    }
    const msg = ofTheTable(one);
    if (msg === null) return [];
    const seat = 'seat' in one ? one.seat : null;
    const line: Line = {
      ...base, id: `${one.seq}`, msg, rule: null, seat, void: false, first: true, kind: 'table',
    };
    return [line];
  });
}

/** What was said. */
export function speeches(news: readonly AnyNews[]): Speech[] {
  return news.flatMap((one) => {
    if (one.type !== 'said') return [];
    const text = one.phrase === null ? (one.text ?? '') : { key: `phrase-${one.phrase}`, args: {} };
    return [{ id: one.seq, at: one.at, seat: one.seat, text }];
  });
}

function ofTheTable(news: AnyNews): Msg | null {
  const told = (key: string, args: Msg['args'] = {}): Msg => ({ key, args });
  switch (news.type) {
    case 'taken-back':
      return news.seat === null
        ? told('web-log-phase-again')
        : told('web-log-taken-back', { seat: news.seat });
    case 'takeback-asked':
      return told('web-log-takeback-asked', { seat: news.seat });
    case 'takeback-answered':
      return told(news.agree ? 'web-log-agreed' : 'web-log-disagreed', { seat: news.seat });
    case 'stood-in':
      return told('web-log-stood-in', { seat: news.seat });
    case 'returned':
      return told('web-log-returned', { seat: news.seat });
    case 'paused':
      return told(news.paused ? 'web-log-paused' : 'web-log-resumed');
    case 'pledged':
      return told('web-log-pledged', { seat: news.seat });
    case 'rematched':
      return told('web-log-rematched', { seat: news.seat });
    case 'closed':
      return told('web-log-closed');
    default:
      return null;
  }
}
