import { expect, it } from 'vitest';
import { lines, speeches } from './log';
import type { News, PublicEntry } from './wire';

const line = (key: string) => ({ name: 'x', rule: 'DER-TRV-1', line: { key, args: {} } });
const answered = (seq: number, ...keys: string[]): News => ({
  seq, at: seq, entry: { kind: 'answered', seat: 1 }, events: keys.map(line),
});
const plain = (seq: number, entry: PublicEntry): News => ({ seq, at: 0, entry, events: [] });

it('has a line for every event, the first of an answer marked', () => {
  const found = lines([answered(2, 'a', 'b'), answered(3)]);
  expect(found.map((one) => [one.id, one.first])).toEqual([['2-0', true], ['2-1', false]]);
});
it('strikes what was taken back, and nothing else', () => {
  const news: News[] = [
    answered(2, 'a'), answered(3, 'b'), plain(4, { kind: 'taken-back', seat: 1, opened: 2 }),
    answered(5, 'c'),
  ];
  expect(lines(news).map((one) => one.void)).toEqual([false, true, false, false]);
});
it('tells what became of the table', () => {
  const news: News[] = [
    plain(2, { kind: 'paused', seat: 0, paused: true }),
    plain(3, { kind: 'taken-back', opened: 1 }),
    plain(4, { kind: 'named', seat: 0, name: 'Ada' }),
  ];
  expect(lines(news).map((one) => one.msg.key)).toEqual(['web-log-paused', 'web-log-phase-again']);
});
it('keeps what was said apart', () => {
  const news: News[] = [
    plain(2, { kind: 'said', seat: 0, text: 'Hi' }),
    plain(3, { kind: 'said', seat: 1, phrase: 'hello' }),
  ];
  expect(lines(news)).toEqual([]);
  expect(speeches(news).map((one) => one.text)).toEqual(['Hi', { key: 'phrase-hello', args: {} }]);
});
