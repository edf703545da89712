// What the cards of Death Eaters Rising show: from their entries in the content.
import type { GameInfo, Say } from '../contract';
import { index, sourceOf, type Face, type Figure } from '../shared/face';
import { PICTURES } from '../../pictures/icons';
import { EMBLEMS } from './emblems';
import { FAVOURS, VIRTUES, type Cost } from './table';

const FILES = [
  'wizards',
  'death_eaters',
  'villain',
  'headquarters',
  'locations',
  'places',
  'tokens',
] as const;
const FACTION_TINTS: Record<string, string> = {
  hogwarts: '#7a2430',
  'order-of-the-phoenix': '#9a4a12',
  'dumbledores-army': '#28527a',
};
const KINDS: Record<string, string> = {
  death_eaters: 'web-board-death-eater',
  villain: 'web-board-villain',
  locations: 'web-board-location',
  places: 'web-board-place',
  tokens: 'web-board-token',
};
const TINTS: Record<string, string> = {
  death_eaters: '#1f5c3d',
  villain: '#14382a',
  locations: '#5d452e',
  places: '#5d452e',
  tokens: '#4a3a78',
};

export function faceOf(game: GameInfo, id: string, say: Say): Face {
  const name = (one: string) => say(`${game.about.prefix}-${one}`);
  const headquarters = (game.content.headquarters ?? []) as { id: string; abilities: { id: string }[] }[];
  const owner = headquarters.find((one) => one.abilities.some((part) => part.id === id))?.id;
  const found = index(game.content, FILES).get(owner ?? id);
  const { file, entry } = found ?? { file: '', entry: { id } };
  const faction = entry.faction as string | undefined;
  const figures: Figure[] = [];
  for (const virtue of VIRTUES) {
    const count = (entry.requirement as Cost | undefined)?.[virtue];
    if (count) figures.push({ icon: EMBLEMS[virtue], label: name(virtue), value: count });
  }
  for (const [colour, count] of Object.entries((entry.pool as Record<string, number>) ?? {})) {
    figures.push({ icon: EMBLEMS[`token-${colour}-die`], label: name(colour), value: `${name(colour)} ×${count}` });
  }
  if (typeof entry.track === 'number') {
    figures.push({ icon: EMBLEMS.damage, label: say('web-board-track'), value: entry.track });
  }
  if (typeof entry.corruption === 'number') {
    figures.push({ icon: EMBLEMS.corruption, label: say('web-board-bears'), value: entry.corruption });
  }
  const parts = (entry.abilities as { id: string }[] | undefined)?.map((part) => part.id) ?? [];
  const lines = [id, ...parts].flatMap((one) => game.printed[one] ?? []).map((line) => say(line));
  const die = id.match(/^token-(\w+)-die$/)?.[1];
  const virtue = die ? FAVOURS[die] : VIRTUES.find((one) => id === `token-${one}`);
  return {
    name: name(owner ?? id),
    kind: faction ? name(faction) : file in KINDS ? say(KINDS[file]) : '',
    icon: PICTURES[id] ?? EMBLEMS[owner ?? id] ?? null,
    backdrop: owner ?? id,
    tint: virtue ? `var(--b-${virtue})` : (FACTION_TINTS[faction ?? ''] ?? TINTS[file] ?? '#5d452e'),
    dark: file === 'death_eaters' || file === 'villain',
    figures,
    lines: [...new Set(lines)],
    ...sourceOf(found?.entry),
  };
}
