// What lies before a player, whatever the game: numbers, and cards in piles.
import type { Icon } from './icon';

export interface Amount {
  id: string;
  icon: Icon | null;
  label: string;
  value: string | number;
  parts?: string[];
}

export interface Pile {
  id: string;
  icon: Icon | null;
  label: string;
  cards: string[];
  /** How many more are there face down. */
  hidden?: number;
}

/** Cards that are alike, together: the card, and how many. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const found: { card: string; count: number }[] = [];
  for (const card of cards) {
    const known = found.find((one) => one.card === card);
    if (known) known.count++;
    else found.push({ card, count: 1 });
  }
  return found;
}
