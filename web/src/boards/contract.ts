// What a board gets and gives. A board draws one game from its view and its content; it knows the
// game's pieces, not its rules. Whatever can be done now is in `offers`.
import type { Component } from 'svelte';
import type { GameInfo, Goal, Hint, Msg, Offer, Told } from '../lib/wire';
import type { Script } from '../stage/scenes';
import type { Icon } from './shared/icon';

export type { GameInfo, Goal, Hint, Msg, Offer };

/** Text in the reader's language: of a message, or of a key with its arguments. */
export type Say = (msg: Msg | string, args?: Msg['args']) => string;

/** How fast things move: 0 not at all, then 1 slow to 4 quick. */
export type Speed = 0 | 1 | 2 | 4;

/** Something that happened: the event, with the journal entry it belongs to. */
export interface EventLine extends Told {
  /** The number of the journal entry. */
  seq: number;
  /** Its place among the events of that entry. */
  index: number;
}

export interface BoardProps<View = unknown> {
  /** GET /api/games/{id}: content, about, rules, printed. */
  game: GameInfo;
  /** This seat's view: the shape is the game's own, see its view.ts. */
  view: View;
  /** The reader's seat; null: a spectator. */
  you: number | null;
  /** Seat → name. */
  names: string[];
  /** What the reader may answer now; [] if nothing. */
  offers: Offer[];
  /** What the reader plays for. */
  goals?: Goal[];
  /** What is known about each of the offers, in their order; null until it is worked out. */
  hints: Hint[] | null;
  /** Answer with an offer. */
  pick: (offer: Offer) => void;
  say: Say;
  /** What has just happened, the newest last, for animation. */
  events: EventLine[];
  speed: Speed;
  /** The reader wants no motion. */
  still: boolean;
  /** Show a card face by its id, large. */
  explain?: (id: string) => void;
}

/** How an event is taken: well, badly, or just as something to see. */
export type Tone = 'good' | 'bad' | 'plain';

export interface CardProps<View = unknown> {
  game: GameInfo;
  /** The card's content id. */
  id: string;
  say: Say;
  view?: View;
  /** Lying on its side: the picture beside the text. */
  wide?: boolean;
}

export interface SeatProps<View = unknown> {
  game: GameInfo;
  view: View;
  /** Whose belongings to show. The panel around it already shows the player's name. */
  seat: number;
  /** At a glance (an opponent, one line of numbers and icons) or the whole sheet, hand included. */
  glance: boolean;
  you: number | null;
  names: string[];
  offers: Offer[];
  /** What the reader plays for. */
  goals?: Goal[];
  pick: (offer: Offer) => void;
  say: Say;
  explain?: (id: string) => void;
}

/** What the client draws of one game. Colours and fonts are the variables of src/theme.css. */
export interface Drawings {
  Board: Component<BoardProps>;
  Card: Component<CardProps>;
  /** What lies before a player; a board without it shows that itself. */
  Seat?: Component<SeatProps>;
  /** What is seen of its events. */
  script?: Script;
  /** The events that nobody should miss, by their names, as the script tells; null: the board has a
      place of its own for their words. */
  moments?: Record<string, Tone | null>;
  /** The picture of a thing that goes from one to another. */
  emblem?: (id: string) => Icon | undefined;
  /** Pixels that a whole board needs; a picture of it is drawn so large and then made smaller. A map
      that moves to what matters needs few. */
  whole?: { width: number; height: number };
}
