// A walk of several steps by one click: where a move can end, and the way there. Whether a step may
// be taken is the server's to say; a walk goes on only as long as its next step is offered.
import type { Offer } from '../contract';
import { returning, type Path, type Space, type View } from './castle';

/** Where a move can end → the spaces on the way, the end included. */
export type Walks = Map<string, string[]>;

interface Step {
  to: string;
  moves: number;
}

function stepsOf(paths: readonly Path[]): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  const add = (from: string, to: string, moves: number) =>
    found.set(from, [...(found.get(from) ?? []), { to, moves }]);
  for (const { ends: [one, other], moves = 1 } of paths) {
    add(one, other, moves);
    add(other, one, moves);
  }
  return found;
}

/** The step that an offer is, or nothing. */
const stepOf = ({ option }: Offer): string | null => (option[0] === 'walk' ? `${option[1]}` : null);

/** Where the move of whoever stands `at` a space can end, with two steps or more. */
export function walks(
  view: View,
  at: string,
  offers: readonly Offer[],
  spaces: readonly Space[],
  paths: readonly Path[],
): Walks {
  const first = new Set(offers.map(stepOf));
  const steps = stepsOf(paths);
  const met = new Set([
    ...view.players.map((player) => player.space),
    ...(returning(view) ? view.characters : []).map((character) => character.space),
  ]);
  const { edition } = view.options;
  const halts = new Set(
    spaces.filter(({ id, ends_move }) => met.has(id) || ends_move?.includes(edition)).map(({ id }) => id),
  );
  const towers = new Set(spaces.filter((space) => space.tower).map(({ id }) => id));
  const trodden = new Set([...view.turn.trodden, at]);
  const found: Walks = new Map();
  const go = (from: string, way: string[], left: number) => {
    for (const { to, moves } of steps.get(from) ?? []) {
      if (moves > left || trodden.has(to) || way.includes(to)) continue;
      if (way.length === 0 && !first.has(to)) continue;
      const further = [...way, to];
      const ends = left === moves || halts.has(to) || towers.has(to);
      if (ends && further.length > 1 && (found.get(to)?.length ?? Infinity) > further.length) {
        found.set(to, further);
      }
      if (!halts.has(to)) go(to, further, left - moves);
    }
  };
  if (first.size > 1 || !first.has(null)) go(at, [], view.turn.left);
  return found;
}

/** A walk that was chosen by one click, as far as it has come. */
export class Journey {
  #target: string | null = null;
  /** Where something else was asked on the way. */
  #halt: string | null = null;
  /** Where it began: whoever walks off has seen what lies there. */
  #from: string | null = null;

  begin(from: string, to: string): void {
    this.#target = to;
    this.#from = from;
    this.#halt = null;
  }

  end(): void {
    this.#target = null;
  }

  /** The offer that goes on with it; null: it is over, or something else is to be decided first. It
      waits for that, unless whoever walks has gone elsewhere by hand. */
  next(home: string, offers: readonly Offer[], ends: Walks): Offer | null {
    if (this.#target === null || offers.length === 0) return null;
    const strayed = this.#halt !== null && this.#halt !== home;
    if (home === this.#target || strayed) {
      this.end();
      return null;
    }
    if (home !== this.#from && offers.some(({ option }) => option[0] === 'take')) {
      this.#halt = home;
      return null;
    }
    this.#halt = null;
    const [step] = ends.get(this.#target) ?? [this.#target];
    const offer = offers.find((one) => stepOf(one) === step) ?? null;
    if (offer === null) this.end();
    return offer;
  }
}
