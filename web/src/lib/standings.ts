// How everyone stands when a game is over.
import type { Outcome } from './wire';

export interface Standing {
  seat: number;
  winner: boolean;
  /** null: the game counts nothing. */
  score: number | null;
}

/** The seats, winners first, then by their scores. */
export function standings(seats: number, result: Outcome['result']): Standing[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    winner: result?.winners.includes(seat) ?? false,
    score: result?.scores[seat] ?? null,
  })).sort((a, b) => Number(b.winner) - Number(a.winner) || (b.score ?? 0) - (a.score ?? 0));
}
