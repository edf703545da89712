// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { answerAddress, joinAddress, lessonAddress, replayAddress, routeOf, rulesAddress, tableAddress } from './route.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://127.0.0.1:8000'));

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(at('/')).toEqual({ screen: 'lobby', game: null });
    expect(at('/?game=toy')).toEqual({ screen: 'lobby', game: 'toy' });
    expect(at(lessonAddress('toy'))).toEqual({ screen: 'lesson', game: 'toy', example: '' });
    expect(at(lessonAddress('toy', 'turn'))).toMatchObject({ game: 'toy', example: 'turn' });
    expect(at('/learn/toy/turn/x')).toEqual({ screen: 'nowhere' });
    expect(at(rulesAddress('toy'))).toEqual({ screen: 'rules', game: 'toy', rule: null });
    expect(at('/rules/toy?rule=TOY-1')).toMatchObject({ rule: 'TOY-1' });
    expect(at('/pictures')).toEqual({ screen: 'gallery' });
    expect(at('/pictures/x')).toEqual({ screen: 'nowhere' });
    expect(at('/t/abc#x')).toEqual({ screen: 'table', table: 'abc', tokens: ['x'] });
    expect(at('/t/abc/links')).toEqual({ screen: 'links', table: 'abc' });
    expect(at('/t')).toEqual({ screen: 'nowhere' });
    expect(at('/t/abc/def')).toEqual({ screen: 'nowhere' });
  });
  it('lead another device to a table, and its answer back', () => {
    expect(at(joinAddress('abc', 'x', 'Cd-e_'))).toEqual({ screen: 'join', table: 'abc', token: 'x', code: 'Cd-e_' });
    expect(at(answerAddress('Cd-e_'))).toEqual({ screen: 'answer', code: 'Cd-e_' });
    expect(at('/join/abc/x')).toEqual({ screen: 'nowhere' });
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
