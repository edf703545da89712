// Made by `make wire` from commonroom/games/year_at_hogwarts/voldemort_returns/seen.py; do not edit.
import type { FightView, PlayerView, SideView, TurnView } from '../year-at-hogwarts/view';

export type { FightView, PlayerView, SideView, TurnView };

/** The whole table as a seat sees it. The villain's player is the character at hand. */
export interface ReturnView {
  seat: number | null;
  phase: string | null;
  options: Record<string, string>;
  players: PlayerView[];
  villain: number;
  returned: boolean;
  characters: CharacterView[];
  turn: TurnView;
  lying: Record<string, string[]>;
  aside: string[];
  destroyed: string[];
  towers: string[];
  wary: [number, string, number][];
  shared: string;
  deck_sizes: Record<string, number>;
  unseen: Record<string, string[]>;
  bottoms: Record<string, string[]>;
  floo: number;
  portkeys: number;
  fight: FightView | null;
  victor: string;
}

/** Voldemort or a Death Eater; the hand is None where it is secret. */
export interface CharacterView {
  character: string;
  space: string;
  hp: number;
  counts: Record<string, number>;
  hand: string[] | null;
  objects: string[];
  sent: boolean;
}

export type View = ReturnView;
