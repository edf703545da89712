// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { replayAddress, routeOf, tableAddress } from './route.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://127.0.0.1:8000'));

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(at('/')).toEqual({ screen: 'lobby', game: null });
    expect(at('/?game=toy')).toEqual({ screen: 'lobby', game: 'toy' });
    expect(at('/learn/toy')).toEqual({ screen: 'lesson', game: 'toy' });
    expect(at('/t/abc#x')).toEqual({ screen: 'table', table: 'abc', tokens: ['x'] });
    expect(at('/t/abc/links')).toEqual({ screen: 'links', table: 'abc' });
    expect(at('/t')).toEqual({ screen: 'nowhere' });
    expect(at('/t/abc/def')).toEqual({ screen: 'nowhere' });
  });
  it('hold several secrets where several people share a screen', () => {
    expect(at(tableAddress('abc', ['x', 'y']))).toMatchObject({ tokens: ['x', 'y'] });
  });
  it('name a moment of a replay', () => {
    expect(at(replayAddress('abc', 'x', 2, 17))).toEqual({
      screen: 'replay', table: 'abc', token: 'x', seat: 2, at: 17,
    });
    expect(at(replayAddress('abc', 'x', null))).toMatchObject({ seat: null, at: null });
    expect(at('/t/abc/replay?at=soon#x')).toMatchObject({ at: null });
  });
});
