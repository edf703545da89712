import { describe, expect, it } from 'vitest';
import type { EventLine, Msg } from '../contract';
import { fought, type Bout } from './battle';

const event = (name: string, args: Msg['args']): EventLine => ({
  name, rule: 'TAL-BAT-1', line: { key: `tal-log-${name}`, args }, seq: 1, index: 0,
});
const foes = ['dementor-swarm'];
const scored = event('scored', { seat: 0, foes, die: 5, score: 9, foe_die: 2, foe_score: 9 });
const began = event('battle-began', { seat: 0, foes, stat: 'might' });
const even = event('stand-off', { seat: 0, foes });
const before: Bout = {
  seat: 0, other: -1, kind: 'enemy', stat: 'might', foes,
  parts: [['might', 3], ['dobby', 1]], foe_parts: [['dementor-swarm', 7]], dice: [], other_dice: [],
};

describe('a battle that is over', () => {
  it('shows what its scores were made of', () => {
    const seen = fought([scored, even], before)!;
    expect(seen.fight.parts).toEqual(before.parts);
    expect([seen.fight.dice, seen.fight.other_dice]).toEqual([[5], [2]]);
    expect([seen.scores, seen.tone, seen.verdict.key]).toEqual([[9, 9], 'plain', 'tal-log-stand-off']);
  });
  it('shows no more than is known of a battle that nobody saw begin', () => {
    const seen = fought([began, scored, even], null)!;
    expect([seen.fight.parts, seen.fight.stat, seen.scores]).toEqual([[], 'might', [9, 9]]);
  });
  it('shows no parts that do not add up', () => {
    expect(fought([scored, even], { ...before, parts: [['might', 3]] })!.fight.parts).toEqual([]);
  });
  it('is only there once it is decided', () => {
    expect(fought([scored], before)).toBeNull();
    expect(fought([even], before)).toBeNull();
  });
});
