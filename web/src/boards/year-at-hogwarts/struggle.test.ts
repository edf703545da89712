import { describe, expect, it } from 'vitest';
import type { EventLine, Msg } from '../contract';
import { brawled, fought, type Bout, type Party } from './struggle';

const event = (name: string, args: Msg['args']): EventLine => ({
  name, rule: 'YH-PVP-2', line: { key: `yh-log-${name}`, args }, seq: 1, index: 0,
});
const rolled = (die: number, other_die: number) =>
  event('brawl-rolled', { seat: 2, die, other_seat: 0, other_die });
const beaten = event('player-beaten', { seat: 2, other_seat: 0 });
const lost = event('fight-lost', { seat: 0, opponent: 'fluffy' });

describe('a brawl', () => {
  it('is told roll by roll, with its end as the reader takes it', () => {
    const events = [rolled(2, 6), rolled(3, 1), rolled(5, 2), beaten];
    const seen = brawled(events, null, 2)!;
    expect(seen.seats).toEqual([2, 0]);
    expect(seen.rolls).toEqual([[2, 6], [3, 1], [5, 2]]);
    expect([seen.verdict?.key, seen.tone]).toEqual(['yh-log-player-beaten', 'good']);
    expect(brawled(events, null, 0)!.tone).toBe('bad');
    expect(brawled(events, null, 1)!.tone).toBe('plain');
  });
  it('goes on after a question, until it is decided', () => {
    const first = brawled([rolled(2, 6)], null, 2)!;
    expect(first.verdict).toBeNull();
    expect(brawled([event('object-used', { seat: 0 })], first, 2)).toBe(first);
    const second = brawled([rolled(4, 5), beaten], first, 0)!;
    expect(second.rolls).toEqual([[2, 6], [4, 5]]);
    expect(brawled([], second, 0)).toBeNull();
    expect(brawled([event('escaped', { seat: 2 })], first, 2)).toBeNull();
  });
});

describe('a fight that is over', () => {
  const side = (who: string, hp: number): Party => ({ who, seat: 0, hp, full: 4, res: 3, dice: 2 });
  const before: Bout = {
    sides: [side('ron-weasley', 3)], foe: side('fluffy', 1), acting: 0,
    playing: [], dice: [],
  };
  it('shows the last dice, and that the loser has nothing left', () => {
    const attack = event('attack-rolled', { seat: 0, who: 'ron-weasley', dice: [6, 4], res: 3, hits: 2 });
    const seen = fought([attack, event('fight-won', { seat: 0, opponent: 'fluffy' })], before, 0)!;
    expect([seen.fight.dice, seen.fight.foe.hp, seen.tone]).toEqual([[6, 4], 0, 'good']);
  });
  it('is shown to those who saw it only', () => {
    expect(fought([lost], null, 0)).toBeNull();
    expect(fought([], before, 0)).toBeNull();
    expect(fought([lost], before, 0)!.tone).toBe('bad');
  });
});
