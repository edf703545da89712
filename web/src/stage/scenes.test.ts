import { describe, expect, it } from 'vitest';
import { script as castle } from '../boards/year-at-hogwarts/script';
import { script as rising } from '../boards/death-eaters-rising/script';
import { script as ring } from '../boards/talisman/script';
import type { EventLine, Msg } from '../boards/contract';
import { momentsOf, scenesOf, TIMES, type Script } from './scenes';

const event = (name: string, args: Msg['args'] = {}, index = 0): EventLine => ({
  name, rule: '', line: { key: `x-log-${name}`, args }, seq: 7, index,
});
const script: Script = {
  drawn: { tone: 'plain', picture: ({ card }) => ({ kind: 'card', card }) },
  stepped: { picture: () => ({ kind: 'board' }), table: ({ space }) => ({ space }), time: 100 },
  dealt: { picture: () => ({ kind: 'board' }) },
  thought: null,
  fought: { tone: 'bad', shown: true, picture: () => null },
};
const tables = { before: { space: 'a' }, after: { space: 'z' }, content: {} };
const made = (events: EventLine[], own = false) => scenesOf(events, script, tables, own);

describe('the scenes of some events', () => {
  it('follow each other as the events do', () => {
    const scenes = made([event('drawn', { card: 'boggart' }), event('stepped', { space: 'b' }, 1)]);
    expect(scenes.map(({ id, picture, time }) => [id, picture.kind, time])).toEqual([
      ['7-0', 'card', TIMES.card], ['7-1', 'board', 100],
    ]);
    expect(scenes[1].told).toHaveLength(2);
  });
  it('show the table on its way from one to the other', () => {
    const steps = [event('drawn', { card: 'x' }), event('stepped', { space: 'b' }), event('stepped', { space: 'c' }), event('dealt')];
    expect(made(steps).map(({ view }) => view)).toEqual([{ space: 'a' }, { space: 'b' }, { space: 'c' }, { space: 'z' }]);
  });
  it('are a line for an event that nobody has heard of, and nothing for some', () => {
    expect(made([event('unheard-of')]).map(({ picture }) => picture.kind)).toEqual(['line']);
    expect(made([event('thought'), event('fought')])).toEqual([]);
  });
  it('do not tell the reader what they have just clicked', () => {
    expect(made([event('unheard-of')], true)).toEqual([]);
    expect(made([event('drawn', { card: 'x' })], true)).toHaveLength(1);
  });
});

it('knows the events that nobody should miss, and those that a board tells by itself', () => {
  expect(momentsOf(script)).toEqual({ drawn: 'plain', fought: null });
});

describe('a pawn', () => {
  const view = { players: [{ seat: 0, space: 'b' }, { seat: 1, space: 'a' }] };
  const spaces = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, region: 'outer' }));

  it('walks its ring space by space, and takes its time', () => {
    const [near] = scenesOf([event('moved', { seat: 1, space: 'b' })], ring, { before: view, after: {}, content: { spaces } }, true);
    const [far] = scenesOf([event('moved', { seat: 1, space: 'd' })], ring, { before: view, after: {}, content: { spaces } }, true);
    expect(far.time - near.time).toBe(2 * 420);
    expect(far.view).toEqual({ players: [view.players[0], { seat: 1, space: 'd' }] });
  });
  it('walks the castle step by step', () => {
    const scenes = scenesOf([event('stepped', { seat: 0, space: 'c' })], castle, { before: view, after: {}, content: {} }, false);
    expect(scenes.map(({ view }) => view)).toEqual([{ players: [{ seat: 0, space: 'c' }, view.players[1]] }]);
  });
});

it('rolls both dice of a battle at once, and single ones where they are needed', () => {
  const rolled = event('dice-rolled', { seat: 0, purpose: 'battle', dice: [4] });
  const scored = event('scored', { seat: 0, foes: ['doxies'], die: 4, score: 9, foe_die: 2, foe_score: 4 });
  const kinds = (events: EventLine[]) => scenesOf(events, ring, tables, true).map(({ picture }) => picture);
  expect(kinds([rolled, scored])).toEqual([
    { kind: 'duel', sides: [{ seat: 0, dice: [4], sum: 9 }, { ids: ['doxies'], dice: [2], sum: 4 }] },
  ]);
  expect(kinds([rolled])).toEqual([{ kind: 'dice', dice: [4] }]);
});

it('lets damage land on the card before the next blow', () => {
  const before = { damage: { dobby: 1 } };
  const blows = [event('damaged', { card: 'dobby', amount: 1, damage: 2 }), event('damaged', { card: 'harry-potter', amount: 1, damage: 1 })];
  const scenes = scenesOf(blows, rising, { before, after: {}, content: {} }, false);
  expect(scenes.map(({ view, sound }) => [view, sound])).toEqual([
    [{ damage: { dobby: 2 } }, 'hit'], [{ damage: { dobby: 2, 'harry-potter': 1 } }, 'hit'],
  ]);
});
