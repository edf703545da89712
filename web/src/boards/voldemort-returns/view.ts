// Made by `make wire` from commonroom/games/year_at_hogwarts/voldemort_returns/view.py; do not edit.

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

export type View = ReturnView;
