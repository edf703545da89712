// Made by `make wire` from commonroom/games/year_at_hogwarts/quidditch/view.py; do not edit.

/** A match as a seat sees it. */
export interface QuidditchView {
  seat: number | null;
  phase: string | null;
  sides: [QuidditchSideView, QuidditchSideView];
  turn: number;
  actions: number;
  quaffle: [number, number];
  carrier: string;
  bludgers: [number, number][];
  dice: number[];
  lap: number;
  winner: number;
  over: boolean;
  unseen: string[];
}

/** One side as a seat sees it. */
export interface QuidditchSideView {
  seat: number;
  house: string;
  at: Record<string, [number, number]>;
  goals: number;
  seeker: number;
  card_count: number;
  cards: string[] | null;
  slowed: boolean;
  muted: boolean;
  shielded: boolean;
}

export type View = QuidditchView;
