// What the cards, sheets, objects and spaces of A Year at Hogwarts show: from their entries.
import type { GameInfo, Say } from '../contract';
import { index, sourceOf, type Entry, type Face, type Figure } from '../shared/face';
import { PICTURES } from '../../pictures/icons';
import { symbolOf, type Space } from './castle';
import { EMBLEMS } from './emblems';

const FILES = [
  'students',
  'death_eaters',
  'villain',
  'spells',
  'potions',
  'books',
  'objects',
  'missions',
  'combat',
  'duels',
  'actions',
  'events',
  'quidditch',
  'spaces',
] as const;

/** File → the symbol of its cards, what they are called, and the colour of their ribbon. */
const KINDS: Record<string, { symbol: string; key: string; tint: string; dark?: boolean }> = {
  students: { symbol: 'points', key: 'web-board-student', tint: '#6b2436' },
  death_eaters: { symbol: 'dark-tower-token', key: 'web-board-death-eater', tint: '#1f5c3d', dark: true },
  villain: { symbol: 'dark-tower-token', key: 'web-board-villain', tint: '#14382a', dark: true },
  spells: { symbol: 'spell', key: 'web-board-spell', tint: '#2b4c96' },
  potions: { symbol: 'potion', key: 'web-board-potion', tint: '#2c6b3a' },
  books: { symbol: 'book', key: 'web-board-book', tint: '#7a4a12' },
  objects: { symbol: 'object', key: 'web-board-object', tint: '#8a5a00' },
  missions: { symbol: 'mission', key: 'web-board-mission', tint: '#8c1d2b' },
  combat: { symbol: 'duel', key: 'web-board-combat', tint: '#8f2a20', dark: true },
  duels: { symbol: 'duel', key: 'web-board-duel', tint: '#a0522d' },
  actions: { symbol: 'action', key: 'web-board-action', tint: '#75581b' },
  events: { symbol: 'event', key: 'web-board-event', tint: '#6c3a8f' },
  quidditch: { symbol: 'seeker', key: 'web-board-quidditch-card', tint: '#4d6234' },
  spaces: { symbol: 'tower', key: 'web-board-space', tint: '#5d452e' },
};
const HOUSE_TINTS: Record<string, string> = {
  gryffindor: '#8c1d2b',
  hufflepuff: '#8a6206',
  ravenclaw: '#20457c',
  slytherin: '#1f5c3d',
};
const NUMBERS: Record<string, string> = {
  hp: 'web-board-hp',
  res: 'web-board-res',
  dice: 'web-board-dice',
  points: 'web-board-points',
};

/** Where a card's story happens: opponents stand in the way of the mission with their number. */
function placeOf(game: GameInfo, file: string, entry: Entry): string {
  if (file !== 'combat') return (entry.place as string | undefined) ?? entry.id;
  const missions = game.content.missions as Entry[];
  return (missions.find((one) => one.number === entry.number)?.place as string | undefined) ?? entry.id;
}

export function faceOf(game: GameInfo, id: string, say: Say): Face {
  const name = (one: string) => say(`${game.about.prefix}-${one}`);
  const found = index(game.content, FILES).get(id);
  const file = found?.file ?? '';
  const entry = found?.entry ?? { id };
  const kind = file in KINDS ? KINDS[file] : undefined;
  const figures: Figure[] = Object.keys(NUMBERS).flatMap((number) => {
    const value = entry[number];
    if (typeof value !== 'number') return [];
    return [{ icon: EMBLEMS[number], label: say(NUMBERS[number]), value }];
  });
  if (typeof entry.subject === 'string') {
    figures.unshift({ icon: EMBLEMS[entry.subject], label: name(entry.subject), value: '' });
  }
  if (typeof entry.number === 'number') figures.unshift({ icon: null, label: '№', value: entry.number });
  const house = entry.house as string | undefined;
  const symbol = file === 'spaces' ? symbolOf(entry as Space) : (kind?.symbol ?? 'object');
  return {
    name: name(id),
    kind: house ? name(house) : kind ? say(kind.key) : '',
    icon: PICTURES[id.replace(/^duel-/, '')] ?? EMBLEMS[id] ?? EMBLEMS[symbol] ?? null,
    backdrop: placeOf(game, file, entry),
    tint: HOUSE_TINTS[house ?? ''] ?? kind?.tint ?? '#5d452e',
    dark: kind?.dark,
    figures,
    lines: (game.printed[id] ?? []).map((line) => say(line)),
    ...sourceOf(found?.entry),
  };
}
