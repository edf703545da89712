// @vitest-environment happy-dom
// Boards map clicks and keys to offers, and know no rules.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps, GameInfo, Offer } from './contract';
import { Board as Rising } from './death-eaters-rising';
import { Board as Quidditch } from './quidditch';
import { Board as Talisman } from './talisman';
import { Board as Year } from './year-at-hogwarts';

afterEach(cleanup);

function offer(
  verb: string,
  args: Record<string, string | number>,
  things = Object.values(args).filter((value) => typeof value === 'string'),
): Offer {
  return { option: [verb, ...Object.values(args)], text: { key: `x-option-${verb}`, args }, things };
}

function game(id: string, prefix: string, content: Record<string, unknown>): GameInfo {
  return { about: { id, prefix } as GameInfo['about'], rules: [], content, printed: {}, booklets: [], examples: [], named: {} };
}

/** Texts are their keys without the prefix; an offer is its verb. */
const say: BoardProps['say'] = (msg) =>
  (typeof msg === 'string' ? msg : msg.key).replace(/^(der|tal|yh|x-option)-/, '');

function props(known: GameInfo, view: unknown, offers: Offer[]) {
  const pick = vi.fn();
  const explain = vi.fn();
  const all: BoardProps<never> = {
    game: known,
    view: view as never,
    you: 0,
    names: ['Ada', 'Bob'],
    offers,
    hints: null,
    pick,
    say,
    events: [],
    speed: 0,
    still: true,
    explain,
  };
  return { all, pick, explain };
}

/** Things that begin with a name, as screen readers find them. */
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="button"]')].filter((thing) =>
    thing.getAttribute('aria-label')?.startsWith(name),
  );

describe('Death Eaters Rising', () => {
  const known = game('death-eaters-rising', 'der', {
    wizards: [
      { id: 'firenze', faction: 'hogwarts', requirement: { bravery: 1 }, track: 4 },
      { id: 'dobby', faction: 'hogwarts', requirement: { loyalty: 1 }, track: 3 },
    ],
    death_eaters: [{ id: 'mulciber', requirement: { bravery: 2 }, track: 3 }],
    villain: [{ id: 'lord-voldemort', requirement: { bravery: 3 }, controlled: 4, x: 50, y: 53 }],
    locations: [{ id: 'hogsmeade', corruption: 5, x: 18, y: 72 }],
    places: [{ id: 'hogs-head', location: 'hogsmeade', corruption: 5 }],
    headquarters: [{ id: 'dumbledores-office', abilities: [] }],
  });
  const player = (seat: number, team: string[]) => ({
    seat,
    faction: 'hogwarts',
    headquarters: 'dumbledores-office',
    team,
    tokens: [],
  });
  const view = {
    players: [player(0, ['dobby']), player(1, [])],
    locations: [
      {
        id: 'hogsmeade',
        characters: ['firenze', 'mulciber', ''],
        places: ['hogs-head'],
        active_place: 'hogs-head',
        corruption: 2,
        room: 3,
      },
    ],
    damage: { mulciber: 1 },
    facing: 'hogsmeade',
    revealed: false,
    voldemort_damage: 0,
    damage_to_win: 5,
    hospital: [],
    wizards_to_lose: 8,
    azkaban: [],
    controlled: [],
    deck: [],
    tokens: [],
    turn: {
      number: 1,
      active: 0,
      mission: 'hogsmeade',
      pool: ['blue'],
      rolled: ['red-bravery'],
      picked: [],
      assigned: [],
      discarded: [],
      rolls: 1,
      needs: { firenze: [0, 1, 0, 0], mulciber: [0, 2, 0, 0] },
      matched: [],
      limits: {},
    },
  };
  const offers = [
    offer('assign', { die: 'red-bravery', target: 'firenze' }),
    offer('assign', { die: 'red-bravery', target: 'mulciber' }),
    offer('discard', { die: 'red-bravery' }),
  ];

  test('what is restricted this turn is marked as long as it lasts', async () => {
    const limits = { 'no-tokens': 1, 'strike-costs-loyalty': 1 };
    const { all } = props(known, { ...view, turn: { ...view.turn, limits } }, offers);
    const { container, rerender } = render(Rising, { props: all });
    expect(container.querySelectorAll('[data-part=limits] li')).toHaveLength(2);
    await rerender({ ...all, view: view as never });
    expect(container.querySelector('[data-part=limits]')).toBeNull();
  });

  test('a die is chosen, then laid on a card', async () => {
    const { all, pick } = props(known, view, offers);
    render(Rising, { props: all });
    await fireEvent.click(named('red-bravery')[0]);
    expect(pick).not.toHaveBeenCalled();
    await fireEvent.keyDown(named('mulciber')[0], { key: 'Enter' });
    expect(pick).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  test('what else can be done with a die stands in a menu', async () => {
    const { all, pick } = props(known, view, offers);
    render(Rising, { props: all });
    await fireEvent.click(named('red-bravery')[0]);
    await fireEvent.click(screen.getByText('discard'));
    expect(pick).toHaveBeenCalledExactlyOnceWith(offers[2]);
  });

  test('a card that nothing can be done with is looked at', async () => {
    const { all, pick, explain } = props(known, view, []);
    render(Rising, { props: all });
    await fireEvent.click(named('dobby')[0]);
    expect(explain).toHaveBeenCalledExactlyOnceWith('dobby');
    expect(pick).not.toHaveBeenCalled();
  });
});

describe('Talisman', () => {
  const space = (id: string, x: number, y: number) => ({ id, name: id, region: 'outer', x, y });
  const known = game('talisman', 'tal', {
    spaces: [space('azkaban', 5, 95), space('hogsmeade', 5, 5), space('diagon-alley', 95, 95)],
  });
  const view = {
    players: [
      { seat: 0, character: 'harry-potter', space: 'azkaban', ferret: 0 },
      { seat: 1, character: 'draco-malfoy', space: 'azkaban', ferret: 0 },
    ],
    turn: { number: 1, active: 0, die: 3, dice: [] },
    fight: null,
    advantage: '',
    voldemort: 'hogsmeade',
    lying: { azkaban: ['wand'], hogsmeade: ['wand'] },
    coins: {},
    slow: null,
  };

  test('a glowing space is a click away, any other is looked at', async () => {
    const offers = [offer('walk', { space: 'hogsmeade' }), offer('walk', { space: 'diagon-alley' })];
    const { all, pick, explain } = props(known, view, offers);
    render(Talisman, { props: all });
    await fireEvent.click(named('azkaban')[0]);
    expect(explain).toHaveBeenCalledExactlyOnceWith('azkaban');
    await fireEvent.keyDown(named('diagon-alley')[0], { key: ' ' });
    expect(pick).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  test('a glowing space is chosen by what stands and lies there, too', async () => {
    const offers = [offer('walk', { space: 'hogsmeade' }), offer('walk', { space: 'diagon-alley' })];
    const { all, pick, explain } = props(known, view, offers);
    render(Talisman, { props: all });
    await fireEvent.click(named('lord-voldemort')[0]);
    await fireEvent.click(named('wand')[1]);
    expect(pick.mock.calls).toEqual([[offers[0]], [offers[0]]]);
    await fireEvent.click(named('Bob')[0]);
    await fireEvent.click(named('wand')[0]);
    expect(explain.mock.calls).toEqual([['draco-malfoy'], ['wand']]);
  });

  test('players can be meant, and of two like cards only the one that is there', async () => {
    const offers = [offer('duel', { seat: 1 }, ['seat:1']), offer('take', { card: 'wand' })];
    const { all, pick } = props(known, view, offers);
    render(Talisman, { props: all });
    const wands = named('wand');
    expect(wands.filter((wand) => wand.classList.contains('lit'))).toHaveLength(1);
    await fireEvent.click(named('Bob')[0]);
    expect(pick).toHaveBeenCalledExactlyOnceWith(offers[0]);
  });

  test('arrow keys lead from space to space', async () => {
    const { all } = props(known, view, []);
    render(Talisman, { props: all });
    const azkaban = named('azkaban')[0];
    azkaban.focus();
    await fireEvent.keyDown(azkaban, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-spot')).toBe('diagon-alley');
  });
});

describe('A Year at Hogwarts', () => {
  const known = game('year-at-hogwarts', 'yh', {
    spaces: [
      { id: 'owlery', board: 'hogwarts', x: 62, y: 222, tower: true, label: 'below' },
      { id: 'library', board: 'hogwarts', x: 378, y: 146, draw: { book: 2 } },
      { id: 'hogsmeade-lane', board: 'places', x: 195, y: 280, editions: ['it'] },
    ],
    paths: [{ id: 'a', ends: ['owlery', 'library'], kind: 'footprints' }],
    rooms: [],
  });
  const player = (seat: number) => ({ seat, student: 'harry-potter', space: 'owlery' });
  const view = (edition: string) => ({
    options: { edition },
    players: [player(0), player(1)],
    turn: { number: 1, active: 0, dice: [2, 3], left: 2, trodden: ['owlery'] },
    lying: { library: ['golden-egg'] },
    fight: null,
    quidditch: null,
  });

  test('steps and objects are taken by a click', async () => {
    const offers = [offer('walk', { space: 'library' }), offer('take', { object: 'golden-egg' })];
    const { all, pick } = props(known, view('it'), offers);
    render(Year, { props: all });
    await fireEvent.click(named('golden-egg')[0]);
    await fireEvent.click(named('library')[0]);
    expect(pick.mock.calls).toEqual([[offers[1]], [offers[0]]]);
  });

  test('a walk ends with who stands there', async () => {
    const offers = [offer('walk', { space: 'library' })];
    const { all, pick } = props(known, view('it'), offers);
    render(Year, { props: all });
    await fireEvent.click(named('golden-egg')[0]);
    expect(pick).toHaveBeenCalledExactlyOnceWith(offers[0]);
  });

  test('a space of another edition is not on the map', () => {
    const { all } = props(known, view('pl'), []);
    render(Year, { props: all });
    expect(named('hogsmeade-lane')).toHaveLength(0);
    expect(named('owlery')).toHaveLength(1);
  });
});

describe('Quidditch', () => {
  const side = (seat: number, house: string, at: Record<string, number[]>) => ({
    seat,
    house,
    at,
    goals: 0,
    seeker: 0,
    card_count: 0,
    cards: [],
  });
  const view = {
    phase: 'quidditch-action',
    sides: [
      side(0, 'gryffindor', { 'chaser-1': [0, 1], 'beater-1': [2, 0] }),
      side(1, 'slytherin', { 'chaser-1': [3, 1] }),
    ],
    turn: 0,
    actions: 3,
    quaffle: [0, 0],
    carrier: '',
    bludgers: [[2, 0]],
    dice: [],
    lap: 24,
    winner: -1,
  };
  const known = game('quidditch', 'yh', {});

  test('a piece is chosen, then its square', async () => {
    const offers = [
      offer('fly', { piece: 'chaser-1', column: 1, row: 1 }, ['chaser-1', 'slot:1,1']),
      offer('fly', { piece: 'chaser-1', column: 0, row: 2 }, ['chaser-1', 'slot:0,2']),
    ];
    const { all, pick } = props(known, view, offers);
    render(Quidditch, { props: all });
    await fireEvent.click(named('gryffindor chaser-1')[0]);
    expect(pick).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector('[data-spot="slot:0,2"]')!);
    expect(pick).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  test('a Bludger is sent on its way by an arrow', async () => {
    const offers = [
      offer('throw', { across: 1, up: 0 }, ['way:1,0']),
      offer('throw', { across: 0, up: -1 }, ['way:0,-1']),
    ];
    const { all, pick } = props(known, view, offers);
    render(Quidditch, { props: all });
    const arrows = document.querySelectorAll('[data-spot^="way:"]');
    expect(arrows).toHaveLength(2);
    await fireEvent.click(document.querySelector('[data-spot="way:0,-1"]')!);
    expect(pick).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });
});
