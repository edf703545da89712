import { describe, expect, it } from 'vitest';
import type { News } from '../lib/wire';
import { doings, MOST, parting } from './summary';
import type { Script } from './scenes';

const script: Script = {
  moved: { worth: 2 }, won: { worth: 6 }, taken: { worth: 4 }, fell: { worth: 9 }, rolled: {}, hidden: null,
};
const did = (seq: number, seat: number, ...names: string[]): News => ({
  seq, at: 0, entry: { kind: 'answered', seat, by_bot: true },
  events: names.map((name) => ({ name, rule: '', line: { key: `tal-log-${name}`, args: { seq } } })),
});
const told = (news: News[], since = 0, you: number | null = 0) =>
  doings(news, since, script, you).map(({ seat, lines }) => [
    seat, ...lines.map(({ msg }) => `${msg.key.slice(8)} ${msg.args.seq}`),
  ]);

it('begins where the reader had acted last, and stays there while they act again', () => {
  const news = [did(1, 0), did(2, 1), did(3, 0), did(4, 1), did(5, 2)];
  expect(parting(news, 0)).toBe(3);
  expect(parting([...news, did(6, 0), did(7, 0)], 0)).toBe(3);
  expect(parting([did(1, 1)], 0)).toBe(0);
});

describe('what the others did', () => {
  it('is told in the order in which it happened, the rest left out', () => {
    expect(told([did(1, 1, 'rolled', 'moved'), did(2, 1, 'won', 'taken', 'hidden', 'unheard-of')])).toEqual([
      [1, 'moved 1', 'won 2', 'taken 2'],
    ]);
  });
  it('is never more than a few lines of each', () => {
    const news = [1, 2, 3, 4, 5].map((seq) => did(seq, 1, 'won', 'taken')).concat(did(6, 2, 'fell'));
    expect(told(news)).toEqual([[1, 'won 3', 'won 4', 'won 5'], [2, 'fell 6']]);
    expect(told(news)[0]).toHaveLength(1 + MOST);
  });
  it('tells only where somebody stands in the end', () => {
    expect(told([did(1, 1, 'moved'), did(2, 1, 'moved'), did(3, 1, 'moved')])).toEqual([[1, 'moved 3']]);
  });
  it('leaves out oneself, what was before, what was taken back, and who did nothing of note', () => {
    const back: News = { seq: 6, at: 0, entry: { kind: 'taken-back', seat: 1, opened: 4 }, events: [] };
    const news = [did(1, 1, 'won'), did(2, 0, 'won'), did(3, 2, 'rolled'), did(5, 1, 'fell'), back];
    expect(told(news, 1)).toEqual([]);
  });
});
