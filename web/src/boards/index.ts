// Which drawings belong to which game, loaded when a game is shown. A game without drawings of its
// own gets the plain ones.
import PlainBoard from './plain/PlainBoard.svelte';
import PlainCard from './plain/PlainCard.svelte';
import PlainSeat from './plain/PlainSeat.svelte';
import { momentsOf } from '../stage/scenes';
import type { Drawings } from './contract';

/** A game's folder here: `<game id>/index.ts`, which exports `Board`, `Card`, maybe `Seat`
    and the `script` of what is seen of its events. The views that it draws are its own game's, by
    the name of the folder: from here on nobody looks into them. */
const folders = import.meta.glob<Drawings>('./*/index.ts');

export const plain: Drawings = { Board: PlainBoard, Card: PlainCard, Seat: PlainSeat };

export async function drawingsOf(game: string): Promise<Drawings> {
  const load = folders[`./${game}/index.ts`];
  if (!load) return plain;
  const drawn = await load();
  return { ...drawn, moments: drawn.script && momentsOf(drawn.script) };
}
