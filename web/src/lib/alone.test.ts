import { describe, expect, it } from 'vitest';
import { onlyAnswer, type Asks } from './alone';
import type { Hint, News, Offer, OpenDecision, Position } from './wire';

const offer = (verb: string): Offer => ({ option: [verb], text: { key: verb, args: {} }, things: [] });
const asked = (decision: Partial<OpenDecision> | null, more: Partial<Position> = {}): Position => ({
  decision: decision && {
    id: 3, owner: 0, kind: 'choose', prompt: { key: 'x', args: {} }, rule: 'R', offers: [offer('end')],
    guest: false, attention: true, ...decision,
  },
  waiting_for: 0, view: {}, progress: 0, undo: false, last_turn: 0, takeback: null, outcome: null, goals: [], ...more,
});
const hint = (undoable: boolean): Hint => ({ undoable, chance: null, at_least: false, aim: null, at: [], note: [] });
const given = (position: Position, hints: Hint[] | null = null, asks: Asks = 'moments', last?: News) =>
  onlyAnswer(position, hints, last, asks)?.option[0] ?? null;

describe('a question with one answer', () => {
  it('is answered by the screen', () => {
    expect(given(asked({}))).toBe('end');
  });
  it('is asked where there is a choice, or nothing to answer, or the reader wants to be asked', () => {
    expect(given(asked({ offers: [offer('end'), offer('stay')] }))).toBeNull();
    expect(given(asked(null))).toBeNull();
    expect(given(asked({}), [hint(true)], 'always')).toBeNull();
  });
  it('is asked while the last answer could still be taken back for nothing', () => {
    expect(given(asked({}, { undo: true }))).toBeNull();
    expect(given(asked({}, { undo: true }), [hint(false)])).toBeNull();
    expect(given(asked({}, { undo: true }), [hint(true)])).toBe('end');
    expect(given(asked({}, { takeback: { seat: 1, to: 1, agreed: [1], asked: 2 } }))).toBeNull();
  });
  it('is asked where it was just taken back', () => {
    const back: News = { seq: 6, at: 0, entry: { kind: 'taken-back', seat: 0, opened: 4 }, events: [] };
    expect(given(asked({}), [hint(true)], 'moments', back)).toBeNull();
  });
  it('is asked where a die is rolled or a card drawn, unless the reader never wants to be', () => {
    for (const verb of ['roll', 'draw']) {
      const moment = asked({ offers: [offer(verb)] });
      expect(given(moment)).toBeNull();
      expect(given(moment, [hint(false)])).toBeNull();
      expect(given(moment, null, 'never')).toBe(verb);
    }
    expect(given(asked({ offers: [offer('walk')] }), [hint(true)])).toBe('walk');
  });
  it('is asked where silence would tell something', () => {
    expect(given(asked({ kind: 'react' }), null, 'never')).toBeNull();
    expect(given(asked({ guest: true }), null, 'never')).toBeNull();
  });
});
