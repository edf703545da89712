import { expect, it } from 'vitest';
import { frameAt, moments, patched, views } from './replay';
import type { Frame } from './wire';

const frame = (seq: number, changes: unknown, ...names: string[]): Frame => ({
  seq, seat: 0, by_bot: false, option: null, text: null, reason: null, changes,
  events: names.map((name) => ({ name, rule: 'X', line: { key: name, args: {} } })),
});

it('patches documents as RFC 7386 says', () => {
  expect(patched({ a: 'b' }, { a: 'c' })).toEqual({ a: 'c' });
  expect(patched({ a: 'b', b: 'c' }, { a: null })).toEqual({ b: 'c' });
  expect(patched({ a: ['b'] }, { a: 'c' })).toEqual({ a: 'c' });
  expect(patched({ a: { b: 'c' } }, { a: { b: 'd', c: null } })).toEqual({ a: { b: 'd' } });
  expect(patched(['a'], ['b'])).toEqual(['b']);
  expect(patched({}, { a: { bb: { ccc: null } } })).toEqual({ a: { bb: {} } });
});
it('leaves earlier views as they were', () => {
  const found = views([frame(1, { a: { n: 1 } }), frame(2, { a: { n: 2 } })]);
  expect(found).toEqual([{ a: { n: 1 } }, { a: { n: 2 } }]);
});
it('finds the frame of a moment', () => {
  const frames = [frame(1, {}), frame(4, {}), frame(9, {})];
  expect([0, 1, 3, 4, 8, 9, 99].map((seq) => frameAt(frames, seq))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});
it('remembers what seldom happened', () => {
  const frames = [
    frame(1, {}, 'setup'), frame(2, {}, 'roll'), frame(3, {}, 'roll', 'fall'), frame(4, {}, 'end'),
  ];
  const all = () => true;
  expect(moments(frames, all, 2)).toEqual([{ frame: 2, event: 1 }, { frame: 3, event: 0 }]);
  expect(moments(frames, (name) => name === 'roll')).toEqual([{ frame: 1, event: 0 }, { frame: 2, event: 0 }]);
});
