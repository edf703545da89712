import { describe, expect, it } from 'vitest';
import type { Known } from './memory';
import { company, shelved, standingOf, together } from './tiles';
import type { Summary } from './wire';

const summary = (more: Partial<Summary>): Summary => ({
  table: 'a', game: 'toy', sitters: [], you: 0, asked: false, waiting_for: 1, progress: 20, paused: false,
  over: false, result: null, ...more,
});
const known = (table: string, at: number, more?: Partial<Summary>): Known => ({
  table, game: 'toy', at, tokens: ['x'], summary: more && summary(more),
});

describe('the tables in the lobby', () => {
  it('say how they stand', () => {
    expect(standingOf(known('a', 1))).toBe('unknown');
    expect(standingOf(known('a', 1, { asked: true, waiting_for: 0 }))).toBe('asked');
    expect(standingOf(known('a', 1, {}))).toBe('waiting');
    expect(standingOf(known('a', 1, { waiting_for: null }))).toBe('waiting');
    expect(standingOf(known('a', 1, { waiting_for: null, progress: 0 }))).toBe('laid');
    expect(standingOf(known('a', 1, { paused: true, asked: true }))).toBe('paused');
    expect(standingOf(known('a', 1, { over: true }))).toBe('over');
    expect(standingOf({ ...known('a', 1, { asked: true }), gone: true })).toBe('gone');
  });

  it('show those first that wait for the reader, and finished ones apart', () => {
    const tables = [
      known('old', 1, {}), known('mine', 2, { asked: true }), known('new', 9, {}),
      known('over', 8, { over: true }), { ...known('gone', 3, {}), gone: true },
    ];
    const { playing, finished } = shelved(tables);
    expect(playing.map(({ table }) => table)).toEqual(['mine', 'new', 'old']);
    expect(finished.map(({ table }) => table)).toEqual(['over', 'gone']);
  });

  it('are one table where several people share a screen', () => {
    const both = [summary({ you: 0 }), summary({ you: 1, asked: true })];
    expect(together(both)?.asked).toBe(true);
    expect(together([])).toBeUndefined();
  });

  it('name the others', () => {
    const sitters = ['Ada', 'Bob', 'Cleo'].map((name) => ({ name, level: null, stand_in: null, here: true }));
    expect(company(summary({ sitters, you: 1 }))).toEqual([0, 2]);
    expect(company(summary({ sitters, you: null }))).toEqual([0, 1, 2]);
  });
});
