// What the cards and spaces of Talisman show: from their entries in the content.
import type { GameInfo, Say } from '../contract';
import { index, sourceOf, type Entry, type Face, type Figure } from '../shared/face';
import { PICTURES } from '../../pictures/icons';
import { EMBLEMS } from './emblems';
import type { TableView } from './view';

const FILES = [
  'encounters',
  'spells',
  'purchases',
  'hallows',
  'ferrets',
  'characters',
  'villain',
  'spaces',
] as const;

/** Kind of card → the colour of its ribbon. */
export const KIND_TINTS: Record<string, string> = {
  enemy: '#8f2a20',
  follower: '#2f6a3f',
  event: '#7a4b9a',
  observer: '#2a5d85',
  place: '#75581b',
  object: '#5d4a33',
  'magic-object': '#3f3f86',
  find: '#8a5a00',
  galleons: '#8a5a00',
  spell: '#274a86',
  purchase: '#6a4a1f',
  'deathly-hallow': '#33333d',
  ferret: '#6f6655',
  character: '#6b2436',
  'lord-voldemort': '#14382a',
};
const KINDS: Record<string, string> = {
  spells: 'spell',
  purchases: 'purchase',
  hallows: 'deathly-hallow',
  ferrets: 'ferret',
  characters: 'character',
  villain: 'lord-voldemort',
};
const REGION_TINTS: Record<string, string> = {
  outer: '#75581b',
  middle: '#4d6234',
  inner: '#5d4a78',
  'great-hall': '#23233f',
};
const QUALITIES = ['magic', 'might', 'life', 'fate'] as const;

/** What kind of card an id is; nothing for what is no card. */
export function kindOf(game: GameInfo, id: string): string {
  const found = index(game.content, FILES).get(id);
  return (found?.entry.kind as string | undefined) ?? KINDS[found?.file ?? ''] ?? '';
}

export function faceOf(game: GameInfo, id: string, say: Say, view?: TableView): Face {
  const name = (one: string) => say(`${game.about.prefix}-${one}`);
  const found = index(game.content, FILES).get(id);
  if (!found) return { name: name(id), kind: '', icon: EMBLEMS[id] ?? null, tint: '#5d4a33', figures: [], lines: [], source: null };
  const { file, entry } = found;
  if (file === 'spaces') return spaceFace(game, entry, say, view);
  const kind = kindOf(game, id);
  const player = view?.players.find((one) => one.character === id);
  const side = player?.side && `${id}/${player.side}` in game.printed ? player.side : null;
  const sheet = file === 'characters' ? (entry[side ?? 'a'] as Record<string, unknown>) : entry;
  const figures: Figure[] = [];
  if (file === 'characters') {
    for (const quality of QUALITIES) {
      figures.push({ icon: EMBLEMS[quality], label: name(quality), value: sheet[quality] as number });
    }
  } else if (typeof entry.strength === 'number') {
    const stat = entry.stat as string;
    figures.push({ icon: EMBLEMS[stat], label: name(stat), value: entry.strength });
    figures.push({ icon: EMBLEMS[entry.breed as string], label: name(entry.breed as string), value: '' });
  }
  if (typeof entry.galleons === 'number') {
    figures.push({ icon: EMBLEMS.galleon, label: name('galleon'), value: entry.galleons });
  }
  if (typeof entry.number === 'number') {
    figures.push({ icon: null, label: '№', value: entry.number });
  }
  const printed = game.printed[side ? `${id}/${side}` : id] ?? [];
  return {
    name: name(id),
    kind: kindName(kind, entry, name, say),
    icon: PICTURES[id] ?? EMBLEMS[id] ?? EMBLEMS[kind] ?? null,
    backdrop: id,
    tint: KIND_TINTS[kind] ?? '#5d4a33',
    dark: kind === 'enemy' || kind === 'lord-voldemort',
    figures,
    lines: printed.map((line) => say(line)),
    ...sourceOf(side ? { ...(sheet as unknown as Entry), id } : entry),
  };
}

function kindName(kind: string, entry: Entry, name: (id: string) => string, say: Say): string {
  if (kind === 'character') return name(entry.alignment as string);
  if (kind === 'purchase') return say('web-board-purchase');
  return kind && kind !== entry.id ? name(kind) : '';
}

function spaceFace(game: GameInfo, entry: Entry, say: Say, view?: TableView): Face {
  const name = (one: string) => say(`${game.about.prefix}-${one}`);
  const region = entry.region as string;
  const draw = (entry.draw as number | undefined) ?? 0;
  const lying = (view?.lying[entry.id] ?? []).map(name);
  const coins = view?.coins[entry.id] ?? 0;
  const figures: Figure[] = draw > 0 ? [{ icon: EMBLEMS.draw, label: say('web-board-draw'), value: draw }] : [];
  if (coins > 0) figures.push({ icon: EMBLEMS.galleon, label: name('galleon'), value: coins });
  return {
    name: name(entry.id),
    kind: region === entry.id ? '' : name(region),
    icon: null,
    backdrop: entry.name as string,
    tint: REGION_TINTS[region] ?? '#5d4a33',
    figures,
    lines: [
      ...(game.printed[entry.id] ?? []).map((line) => say(line)),
      ...(lying.length > 0 ? [`${say('web-board-lying')} ${lying.join(', ')}`] : []),
    ],
    ...sourceOf(entry),
  };
}
