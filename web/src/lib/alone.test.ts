import { describe, expect, it } from 'vitest';
import { onlyAnswer } from './alone';
import type { Hint, Offer, OpenDecision, Position } from './wire';

const offer = (verb: string): Offer => ({ option: [verb], text: { key: verb, args: {} }, things: [] });
const asked = (decision: Partial<OpenDecision> | null, more: Partial<Position> = {}): Position => ({
  decision: decision && {
    id: 3, owner: 0, kind: 'choose', prompt: { key: 'x', args: {} }, rule: 'R', offers: [offer('roll')],
    guest: false, attention: true, ...decision,
  },
  waiting_for: 0, view: {}, progress: 0, undo: false, last_turn: 0, takeback: null, outcome: null, goals: [], ...more,
});
const hint = (undoable: boolean): Hint => ({ undoable, chance: null, at_least: false, aim: null, at: [], note: [] });

describe('a question with one answer', () => {
  it('is answered by the screen', () => {
    expect(onlyAnswer(asked({}), null)?.option).toEqual(['roll']);
  });
  it('is asked where there is a choice, or nothing to answer', () => {
    expect(onlyAnswer(asked({ offers: [offer('roll'), offer('stay')] }), null)).toBeNull();
    expect(onlyAnswer(asked(null), null)).toBeNull();
  });
  it('is asked while the last answer could still be taken back for nothing', () => {
    expect(onlyAnswer(asked({}, { undo: true }), null)).toBeNull();
    expect(onlyAnswer(asked({}, { undo: true }), [hint(false)])).toBeNull();
    expect(onlyAnswer(asked({}, { undo: true }), [hint(true)])).not.toBeNull();
    expect(onlyAnswer(asked({}, { takeback: { seat: 1, to: 1, agreed: [1], asked: 2 } }), null)).toBeNull();
  });
  it('is asked where silence would tell something', () => {
    expect(onlyAnswer(asked({ kind: 'react' }), null)).toBeNull();
    expect(onlyAnswer(asked({ guest: true }), null)).toBeNull();
  });
});
