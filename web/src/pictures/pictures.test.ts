// Whoever and whatever the games know has a picture, and no two look alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CREATURES } from './creatures';
import { ALSO, PAIRS, PEOPLE } from './people/people';
import { MISSIONS } from './missions';
import { backdrop, BACKDROPS, drawing, FIGURES } from './pictures';

const GAMES = join(import.meta.dirname, '../../../src/commonroom/games');

/** The entries of a content file: their ids, and what else stands in them. */
function entries(game: string, file: string): { id: string; text: string }[] {
  const text = readFileSync(join(GAMES, game, 'content', `${file}.toml`), 'utf8');
  const head = /^\[\[/m.test(text) ? /^\[\[\w+\]\]\nid = "(.+)"$/gm : /^ {2}\{ id = "([a-z0-9-]+)"/gm;
  const found = [...text.matchAll(head)];
  return found.map((one, i) => ({ id: one[1], text: text.slice(one.index, found[i + 1]?.index) }));
}
const ids = (game: string, file: string) => entries(game, file).map(({ id }) => id);

test.each([
  ['death_eaters_rising', 'wizards', 33],
  ['death_eaters_rising', 'death_eaters', 10],
  ['death_eaters_rising', 'villain', 1],
  ['talisman', 'characters', 8],
  ['talisman', 'villain', 1],
  ['talisman', 'ferrets', 1],
  ['year_at_hogwarts', 'students', 8],
  ['year_at_hogwarts', 'death_eaters', 6],
  ['year_at_hogwarts', 'villain', 1],
  ['year_at_hogwarts', 'combat', 30],
  ['year_at_hogwarts', 'duels', 20],
])('%s: everybody of %s has a picture', (game, file, count) => {
  const all = ids(game, file);
  expect(all).toHaveLength(count);
  expect(all.filter((id) => !(id.replace(/^duel-/, '') in FIGURES))).toEqual([]);
});

test('every enemy, Follower and Observer of Talisman has a picture', () => {
  const all = entries('talisman', 'encounters').filter(({ text }) => /kind = "(enemy|follower|observer)"/.test(text));
  expect(all).toHaveLength(60);
  expect(all.map(({ id }) => id).filter((id) => !(id in FIGURES))).toEqual([]);
});

test.each([
  ['talisman', 'spells', 13],
  ['talisman', 'purchases', 7],
  ['talisman', 'hallows', 1],
  ['year_at_hogwarts', 'objects', 30],
  ['year_at_hogwarts', 'missions', 30],
  ['year_at_hogwarts', 'spells', 17],
  ['year_at_hogwarts', 'potions', 16],
  ['year_at_hogwarts', 'books', 24],
])('%s: everything of %s has a picture', (game, file, count) => {
  const all = ids(game, file);
  expect(all).toHaveLength(count);
  expect(all.filter((id) => !(id in FIGURES))).toEqual([]);
});

test('every card of Talisman shows somebody, something or a place', () => {
  const all = ids('talisman', 'encounters');
  expect(all).toHaveLength(100);
  expect(all.filter((id) => !(id in FIGURES) && !(id in BACKDROPS))).toEqual([]);
});

test.each([
  ['death_eaters_rising', 'locations', /^id = "(.+)"$/gm, 3],
  ['death_eaters_rising', 'places', /^id = "(.+)"$/gm, 6],
  ['death_eaters_rising', 'headquarters', /^\[\[headquarters\]\]\nid = "(.+)"$/gm, 3],
  ['talisman', 'spaces', /^name = "(.+)"$/gm, 49],
  ['year_at_hogwarts', 'missions', / place = "([a-z-]+)"/g, 30],
  ['year_at_hogwarts', 'spaces', /^ {2}\{ id = "([a-z-]+)".* label = /gm, 83],
] as const)('%s: every place of %s is drawn', (game, file, pattern, count) => {
  const text = readFileSync(join(GAMES, game, 'content', `${file}.toml`), 'utf8');
  const all = [...text.matchAll(pattern)].map((found) => found[1]);
  expect(all).toHaveLength(count);
  expect([...new Set(all)].filter((id) => !(id in BACKDROPS))).toEqual([]);
});

test('missions show what is drawn', () => {
  expect(Object.values(MISSIONS).filter((id) => !(id in FIGURES))).toEqual([]);
});

test('no two people have the same parts, or the same face', () => {
  const parts = Object.values(PEOPLE).map((one) => JSON.stringify(Object.entries(one).sort()));
  expect(new Set(parts).size).toBe(parts.length);
  const heads = Object.values(PEOPLE).map(({ face, skin, hair, tone, eyes, mouth, beard, glasses, hat }) =>
    JSON.stringify([face, skin, hair, tone, eyes, mouth, beard, glasses, hat]),
  );
  expect(new Set(heads).size).toBe(heads.length);
});

test('whoever is shown twice, or beside another, is somebody', () => {
  const named = [...Object.values(ALSO), ...Object.values(PAIRS).flat()];
  expect(named.filter((id) => !(id in PEOPLE))).toEqual([]);
});

test('pictures that look the same are of the same', () => {
  const SAME = [['dementor', 'stray-dementor'], ['troll', 'troll-in-the-dungeon'], ['dementor-swarm', 'dementors']];
  const seen = new Map<string, string[]>();
  for (const id of Object.keys(CREATURES)) seen.set(drawing(id), [...(seen.get(drawing(id)) ?? []), id]);
  expect([...seen.values()].filter((all) => all.length > 1)).toEqual(SAME);
});

test.each([...Object.keys(FIGURES), ...Object.keys(BACKDROPS)])('%s is drawn in whole paths', (id) => {
  const drawn = id in FIGURES ? drawing(id) : backdrop(id);
  expect(drawn).toMatch(/^<(g|path)/);
  expect(drawn).not.toMatch(/NaN|undefined|class="[ot]"/);
  expect((drawn.match(/<g/g) ?? []).length).toBe((drawn.match(/<\/g>/g) ?? []).length);
});
