// Made by `make wire` from commonroom/games/talisman/seen.py; do not edit.

/** The whole table as a seat sees it. */
export interface TableView {
  seat: number | null;
  phase: string | null;
  options: Record<string, string>;
  players: PlayerView[];
  turn: TurnView;
  fight: FightView | null;
  advantage: string;
  voldemort: string;
  lying: Record<string, string[]>;
  coins: Record<string, number>;
  held: Record<string, number>;
  decks: Record<string, string[]>;
  bottoms: Record<string, string[]>;
  discards: Record<string, string[]>;
  unseen_spells: string[];
  spell_deck: number;
  spell_discard: string[];
  purchases: Record<string, number>;
  hallows: number;
  galleons: number;
  fate: number;
  unused: string[];
  out: string[];
  slow: SlowView | null;
  winner: number;
}

/** A player as somebody sees it. `spells` is empty but for the own seat. */
export interface PlayerView {
  seat: number;
  character: string;
  side: string;
  alignment: string;
  space: string;
  region: string;
  magic: number;
  might: number;
  life: number;
  fate: number;
  galleons: number;
  magic_parts: [string, number][];
  might_parts: [string, number][];
  spell_count: number;
  spell_limit: number;
  spells: string[];
  objects: string[];
  followers: string[];
  trophies: string[];
  fallen: boolean;
  ferret: number;
  lost_turns: number;
  challenge: number;
  next_move: string;
  unlocked: boolean;
  turned_back: boolean;
  keys: number;
  boggart: number;
  seeking: boolean;
  commander: number;
  cast: boolean;
  evading: string;
}

/** The turn in progress. */
export interface TurnView {
  number: number;
  active: number;
  extra: number;
  repeated: boolean;
  die: number;
  dice: number[];
  portkeys: string[];
  picks_die: boolean;
  todo: string[];
  queue: string[];
  sent: string;
  ditched: [string, string][];
  offered: string[];
}

/** A battle in progress, with what both scores are made of besides the dice. */
export interface FightView {
  seat: number;
  other: number;
  kind: string;
  stat: string;
  foes: string[];
  strengths: number[];
  breeds: string[];
  sides: string[];
  mine: [string, number][];
  theirs: [string, number][];
  used: [number, string][];
  parts: [string, number][];
  foe_parts: [string, number][];
  dice: number[];
  other_dice: number[];
}

/** The card that slows everybody, and for how many rounds. */
export interface SlowView {
  card: string;
  rounds: number;
  steps: number;
}

export type View = TableView;
