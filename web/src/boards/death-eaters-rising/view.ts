// Made by `make wire` from commonroom/games/death_eaters_rising/seen.py; do not edit.

/** The whole table as a seat sees it. */
export interface TableView {
  seat: number | null;
  phase: string | null;
  difficulty: string;
  players: PlayerView[];
  locations: LocationView[];
  damage: Record<string, number>;
  facing: string;
  revealed: boolean;
  voldemort_damage: number;
  damage_to_win: number;
  hospital: string[];
  wizards_to_lose: number;
  azkaban: string[];
  controlled: string[];
  fallen: string[];
  deck: string[];
  tokens: string[];
  used_tokens: string[];
  turn: TurnView;
  outcome: string[];
}

/** A player's open belongings. */
export interface PlayerView {
  seat: number;
  faction: string;
  headquarters: string;
  team: string[];
  tokens: string[];
}

/** A location: its characters, and its places still free, the active one first. */
export interface LocationView {
  id: string;
  characters: string[];
  places: string[];
  active_place: string;
  corruption: number;
  room: number;
}

/** The turn in progress. */
export interface TurnView {
  number: number;
  active: number;
  mission: string;
  placed: string;
  mustering: boolean;
  pool: string[];
  rolled: string[];
  picked: string[];
  assigned: string[];
  discarded: string[];
  rolls: number;
  acted: boolean;
  needs: Record<string, [number, number, number, number]>;
  matched: string[];
  spent: string[];
  limits: Record<string, number>;
}

export type View = TableView;
