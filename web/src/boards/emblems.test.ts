// Whatever can lie on a table has an emblem of its own, or one of its kind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMBLEMS as RISING } from './death-eaters-rising/emblems';
import { EMBLEMS as HOGWARTS } from './year-at-hogwarts/emblems';
import { PICTURES } from '../pictures/icons';
import { BACKDROPS } from '../pictures/pictures';
import { EMBLEMS as TALISMAN } from './talisman/emblems';

const GAMES = join(import.meta.dirname, '../../../src/commonroom/games');

/** The ids of a content file's entries. */
function ids(game: string, file: string): string[] {
  const text = readFileSync(join(GAMES, game, 'content', `${file}.toml`), 'utf8');
  const head = text.includes('\n[[') ? /^\[\[\w+\]\]\nid = "(.+)"$/gm : /^ {2}\{ id = "([a-z0-9-]+)"/gm;
  return [...text.matchAll(head)].map((found) => found[1]);
}

test('both sides of Talisman have an emblem for the banner', () => {
  const text = readFileSync(join(GAMES, 'talisman/content/characters.toml'), 'utf8');
  const sides = new Set([...text.matchAll(/^alignment = "(.+)"$/gm)].map((found) => found[1]));
  expect(sides.size).toBe(2);
  expect([...sides].filter((side) => !(side in TALISMAN))).toEqual([]);
});

test.each([
  ['death_eaters_rising', 'wizards', 33, RISING],
  ['death_eaters_rising', 'death_eaters', 10, RISING],
  ['death_eaters_rising', 'places', 6, RISING],
  ['death_eaters_rising', 'tokens', 12, RISING],
  ['talisman', 'encounters', 100, TALISMAN],
  ['talisman', 'spells', 13, TALISMAN],
  ['talisman', 'purchases', 7, TALISMAN],
  ['talisman', 'characters', 8, TALISMAN],
  ['year_at_hogwarts', 'students', 8, HOGWARTS],
  ['year_at_hogwarts', 'objects', 30, HOGWARTS],
  ['year_at_hogwarts', 'missions', 30, HOGWARTS],
  ['year_at_hogwarts', 'combat', 30, HOGWARTS],
  ['year_at_hogwarts', 'spells', 17, HOGWARTS],
  ['year_at_hogwarts', 'potions', 16, HOGWARTS],
  ['year_at_hogwarts', 'actions', 23, HOGWARTS],
  ['year_at_hogwarts', 'events', 20, HOGWARTS],
  ['year_at_hogwarts', 'quidditch', 16, HOGWARTS],
])('%s: %s', (game, file, count, emblems) => {
  const all = ids(game, file);
  expect(all).toHaveLength(count);
  expect(all.filter((id) => !(id in emblems) && !(id in PICTURES) && !(id in BACKDROPS))).toEqual([]);
});
