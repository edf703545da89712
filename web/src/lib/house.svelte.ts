// What the server offers: its games, and each game's content, fetched once.
import { drawingsOf } from '../boards';
import type { Drawings } from '../boards/contract';
import * as http from './http';
import type { GameInfo, Offering } from './wire';
import { words } from './words.svelte';

export interface Stage {
  info: GameInfo;
  drawings: Drawings;
}

class House {
  games = $state.raw<Offering[]>([]);
  readonly #stages = new Map<string, Promise<Stage>>();

  async open(): Promise<void> {
    this.games = await http.games();
    await words.begin(this.games);
  }

  offering(game: string): Offering | undefined {
    return this.games.find((one) => one.id === game);
  }

  /** Refused, like any other request, if it does not come. A pack that the house has put away is
   * played on with; its cards are then shown as the box has them. */
  stage(game: string, pack = ''): Promise<Stage> {
    const at = `${game}/${pack}`;
    const told = () => (pack ? http.gameInfo(game, pack).catch(() => http.gameInfo(game)) : http.gameInfo(game));
    const drawn = () =>
      drawingsOf(game).catch(() => {
        throw new http.Refusal(http.UNREACHABLE);
      });
    const known =
      this.#stages.get(at) ??
      Promise.all([told(), drawn()]).then(([info, drawings]) => ({ info, drawings }));
    this.#stages.set(at, known);
    known.catch(() => this.#stages.delete(at));
    return known;
  }
}

export const house = new House();
