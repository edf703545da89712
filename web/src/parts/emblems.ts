// Covers: the emblem and the leather of each game's book.
import type { Component } from 'svelte';
import Book from '~icons/game-icons/spell-book';
import Castle from '~icons/game-icons/castle';
import Broom from '~icons/game-icons/witch-flight';
import Snake from '~icons/game-icons/snake-tongue';
import Map from '~icons/game-icons/treasure-map';
import Skull from '~icons/game-icons/burning-skull';

export interface Cover {
  Emblem: Component;
  leather: string;
}

const covers: Record<string, Cover> = {
  'death-eaters-rising': { Emblem: Skull, leather: '#1d3b2a' },
  talisman: { Emblem: Castle, leather: '#5a1a1e' },
  'year-at-hogwarts': { Emblem: Map, leather: '#1f2c55' },
  quidditch: { Emblem: Broom, leather: '#6a4a12' },
  'voldemort-returns': { Emblem: Snake, leather: '#2a2433' },
};

export const coverOf = (game: string): Cover =>
  covers[game] ?? { Emblem: Book, leather: '#4a3120' };
