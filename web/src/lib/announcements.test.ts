import { describe, expect, it } from 'vitest';
import type { EventLine } from '../boards/contract';
import { told } from './announcements';
import type { Msg } from './wire';

const event = (name: string, args: Msg['args'], index = 0): EventLine => ({
  name, rule: 'TAL-BAT-1', line: { key: `tal-log-${name}`, args }, seq: 7, index,
});
const scored = event('scored', { seat: 0, die: 5, score: 9, foe_die: 2, foe_score: 6 });
const won = event('battle-won', { seat: 0 }, 1);
const moved = event('moved', { seat: 0, space: 'azkaban' });

describe('what is told beside the board', () => {
  it('is what nobody should miss, with its dice', () => {
    const said = told([scored, won, moved], { scored: 'plain', 'battle-won': 'good' }, false, null);
    expect(said.map(({ id, tone, dice, others }) => [id, tone, dice, others])).toEqual([
      ['7-0', 'plain', [5], [2]],
      ['7-1', 'good', [], []],
    ]);
  });
  it('is everything where there is no log beside the board', () => {
    expect(told([moved], {}, true, 1)).toHaveLength(1);
    expect(told([moved], {}, false, 1)).toHaveLength(0);
  });
  it('is not what the reader has just done, unless something came of it', () => {
    expect(told([moved], {}, true, 0)).toHaveLength(0);
    expect(told([moved, won], {}, true, 0)).toHaveLength(2);
  });
  it('is not what the board shows by itself', () => {
    expect(told([scored, won], { scored: null }, true, 1).map(({ id }) => id)).toEqual(['7-1']);
  });
  it('shows a die that was rolled again as it lies now', () => {
    const [said] = told([event('again', { seat: 0, die: 2, to: 6 })], { again: 'plain' }, false, 0);
    expect(said.dice).toEqual([6]);
  });
  it('takes no number for a die that is none', () => {
    const [said] = told([event('lost', { die: 0, dice: ['purple-bravery', 3, 9] })], { lost: 'bad' }, false, 0);
    expect(said.dice).toEqual([3]);
  });
});
