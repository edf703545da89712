// Made by `make wire` from commonroom/games/year_at_hogwarts/seen.py; do not edit.

/** The whole table as a seat sees it. */
export interface TableView {
  seat: number | null;
  phase: string | null;
  options: Record<string, string>;
  players: PlayerView[];
  turn: TurnView;
  lying: Record<string, string[]>;
  dark_towers: string[];
  death_eaters: string[];
  truces: [number, number, number][];
  deck_sizes: Record<string, number>;
  unseen: Record<string, string[]>;
  unseen_missions: string[];
  bottoms: Record<string, string[]>;
  floo: number;
  portkeys: number;
  fight: FightView | null;
  standing: FightView[];
  brawl: BrawlView | null;
  quidditch: QuidditchView | null;
  over: boolean;
}

/** A player as somebody sees it: hands and missions are None where they are secret. */
export interface PlayerView {
  seat: number;
  team: number;
  student: string;
  space: string;
  hp: number;
  points: number;
  floo: number;
  portkeys: number;
  floo_cards: string[];
  counts: Record<string, number>;
  hand: Record<string, string[]> | null;
  mission_count: number;
  missions: string[] | null;
  shown: string[];
  pledged: string[];
  objects: string[];
  done: string[];
  flown: boolean;
  one_die: boolean;
  waiting: string;
  home: string;
}

/** The turn in progress. */
export interface TurnView {
  number: number;
  active: number;
  dice: number[];
  left: number;
  trodden: string[];
  taken: number;
  free_stop: boolean;
  extra: boolean;
  fleer: number;
  trip: string;
}

/** A fight in progress. */
export interface FightView {
  kind: string;
  sides: SideView[];
  foe: SideView;
  acting: number;
  answering: boolean;
  mission: string;
  holder: number;
  hand_count: number;
  hand: string[] | null;
  playing: string[];
  dice: number[];
}

/** A party of a fight. */
export interface SideView {
  who: string;
  seat: number;
  student: boolean;
  hp: number;
  full: number;
  res: number;
  dice: number;
  stalled: number;
  warded: boolean;
  burning: number;
  softened: number;
  spells: number;
  potions: number;
}

/** A fight with one die each. */
export interface BrawlView {
  seats: number[];
  losses: number[];
  dice: number[];
}

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

export type View = TableView;
