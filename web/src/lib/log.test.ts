import { expect, it } from 'vitest';
import { lines, speeches } from './log';
import type { AnyNews } from './wire';

const line = (key: string) => ({ name: 'x', rule: 'DER-TRV-1', line: { key, args: {} } });
const answered = (seq: number, ...keys: string[]): AnyNews => ({
  type: 'answered', seq, at: seq, seat: 1, by_bot: false, events: keys.map(line), reason: null,
});

it('has a line for every event, the first of an answer marked', () => {
  const found = lines([answered(2, 'a', 'b'), answered(3)]);
  expect(found.map((one) => [one.id, one.first])).toEqual([['2-0', true], ['2-1', false]]);
});
it('strikes what was taken back, and nothing else', () => {
  const news: AnyNews[] = [
    answered(2, 'a'), answered(3, 'b'), { type: 'taken-back', seq: 4, at: 4, seat: 1, to: 2 },
    answered(5, 'c'),
  ];
  expect(lines(news).map((one) => one.void)).toEqual([false, true, false, false]);
});
it('tells what became of the table', () => {
  const news: AnyNews[] = [
    { type: 'paused', seq: 2, at: 0, seat: 0, paused: true },
    { type: 'taken-back', seq: 3, at: 0, seat: null, to: 1 },
    { type: 'named', seq: 4, at: 0, seat: 0, name: 'Ada' },
  ];
  expect(lines(news).map((one) => one.msg.key)).toEqual(['web-log-paused', 'web-log-phase-again']);
});
it('keeps what was said apart', () => {
  const news: AnyNews[] = [
    { type: 'said', seq: 2, at: 0, seat: 0, text: 'Hi', phrase: null },
    { type: 'said', seq: 3, at: 0, seat: 1, text: null, phrase: 'hello' },
  ];
  expect(lines(news)).toEqual([]);
  expect(speeches(news).map((one) => one.text)).toEqual(['Hi', { key: 'phrase-hello', args: {} }]);
});
