// Made by `make wire` from src/commonroom/wire and server/bodies.py; do not edit.

/** Always first: which table, and the secret of a link to it. */
export interface Hello {
  type: 'hello';
  nonce?: string;
  table: string;
  token: string;
  since?: number | null;
  hints?: boolean;
  mixes?: boolean;
}

/** Answer the open decision, as its owner or as a guest. */
export interface Answer {
  type: 'answer';
  nonce?: string;
  decision: number;
  option: (string | number)[];
  seen: number;
}

/** Take back one's last answer, where the rules of undoing make that free. */
export interface Undo {
  type: 'undo';
  nonce?: string;
}

/** Ask to go back to a decision; None: the one of the seat's last answer. */
export interface Takeback {
  type: 'takeback';
  nonce?: string;
  to?: number | null;
}

/** Agree to the takeback that is asked for, or not; whoever asked withdraws it with `false`. */
export interface Agree {
  type: 'agree';
  nonce?: string;
  agree: boolean;
  to?: number | null;
}

/** Chat: a text of one's own, or one of the ready-made phrases. */
export interface Say {
  type: 'say';
  nonce?: string;
  text?: string | null;
  phrase?: string | null;
}

/** How one wants to be called. */
export interface SetName {
  type: 'name';
  nonce?: string;
  name: string;
}

/** Stop bots and clocks, or let them go on. */
export interface Pause {
  type: 'pause';
  nonce?: string;
  paused: boolean;
}

/** Let a bot play for one's own seat, or for a person who has been away for a while. */
export interface StandIn {
  type: 'stand-in';
  nonce?: string;
  seat?: number | null;
  level?: string | null;
}

/** Play one's own seat again. */
export interface Return {
  type: 'return';
  nonce?: string;
}

/** How often one wants to be offered the word in others' turns. */
export interface React {
  type: 'react';
  nonce?: string;
  reactions: 'always' | 'matters' | 'never';
}

/** After the end: a new table of the same kind. The same secrets open it. */
export interface Rematch {
  type: 'rematch';
  nonce?: string;
}

/** Have a hand in the dice from now on: the hash of what one will add. */
export interface Pledge {
  type: 'pledge';
  nonce?: string;
  pledge: string;
}

/** Add to the dice what one has pledged; it is the pledge of the next time as well. */
export interface Open {
  type: 'open';
  nonce?: string;
  entropy: string;
  seen: number;
}

/** Ask for the news after an entry. */
export interface History {
  type: 'history';
  nonce?: string;
  after?: number;
}

/** The game has not begun: this is what the host is bound to, before anybody adds anything. */
export interface Promised {
  type: 'promise';
  table: string;
  commitment: string;
}

/** The answer to a hello: everything a screen needs. */
export interface Welcome {
  type: 'welcome';
  table: TableFacts;
  you: number | null;
  seq: number;
  company: Company;
  position: Position;
  news: AnyNews[];
  more: boolean;
  link: string;
  hands: Hand[];
  nonce: string;
}

/** What never changes at a table. */
export interface TableFacts {
  id: string;
  game: string;
  prefix: string;
  options: Record<string, string>;
  speed: 0 | 1 | 2 | 4;
  takeback: 'consent' | 'free' | 'never';
  patience: number;
  commitment: string;
  imported: boolean;
  phrases: string[];
  pack: Offered | null;
}

/** A pack as those who lay a table see it. */
export interface Offered {
  id: string;
  name: string;
}

/** Everyone at the table, and whether it goes on. */
export interface Company {
  sitters: Sitter[];
  watching: number;
  paused: boolean;
  archived: boolean;
  closed: boolean;
  rematch: string | null;
  reactions: 'always' | 'matters' | 'never' | null;
}

/** Who sits in a seat. */
export interface Sitter {
  name: string;
  level: string | null;
  stand_in: string | null;
  here: boolean;
}

/** The match as this reader may know it. */
export interface Position {
  decision: OpenDecision | null;
  waiting_for: number | null;
  view: unknown;
  progress: number;
  undo: boolean;
  last_turn: number;
  takeback: TakebackRequest | null;
  outcome: Outcome | null;
  goals: Goal[];
}

/** What this seat may answer now. */
export interface OpenDecision {
  id: number;
  owner: number;
  kind: 'assign' | 'choose' | 'confirm' | 'gather' | 'pay' | 'place' | 'react';
  prompt: Msg;
  rule: string;
  offers: Offer[];
  guest: boolean;
  attention: boolean;
}

/** A translatable message. */
export interface Msg {
  key: string;
  args: Record<string, string | number | (string | number | Msg)[] | Msg>;
}

/** One option: what to send back, how it is called, and what it names. */
export interface Offer {
  option: (string | number)[];
  text: Msg;
  things: string[];
}

/** A takeback that waits for agreement. */
export interface TakebackRequest {
  seat: number;
  to: number;
  agreed: number[];
  asked: number;
}

/** How a match ended, and the host's secret. */
export interface Outcome {
  result: Result | null;
  secret: string;
  statistics: Record<string, unknown>;
}

/** How a match ended. */
export interface Result {
  winners: number[];
  reasons: string[];
  scores: number[];
}

/** Something to reach; it is reached when one has as much as it needs. */
export interface Goal {
  text: Msg;
  have: number;
  need: number;
  against: boolean;
  at: string[];
  rule: string;
  card: string;
  parts: Goal[];
}

/** The game was set up. */
export interface Began {
  type: 'began';
  seq: number;
  at: number;
  events: Seen[];
  seat: number | null;
  entropy: string | null;
}

/** An event of the match in the form that one reader may know. */
export interface Seen {
  name: string;
  rule: string;
  line: Msg;
}

/** A seat answered; what it chose shows in the events, if it may be known. */
export interface Answered {
  type: 'answered';
  seq: number;
  at: number;
  seat: number;
  by_bot: boolean;
  events: Seen[];
  reason: Msg | null;
}

/** The match went back to decision `to`: answers between `to` and this entry are void. */
export interface TakenBack {
  type: 'taken-back';
  seq: number;
  at: number;
  seat: number | null;
  to: number;
}

/** A seat asks to go back to decision `to`. */
export interface TakebackAsked {
  type: 'takeback-asked';
  seq: number;
  at: number;
  seat: number;
  to: number;
}

/** A seat agreed, or did not, and then the matter is closed. */
export interface TakebackAnswered {
  type: 'takeback-answered';
  seq: number;
  at: number;
  seat: number;
  agree: boolean;
}

/** A line of chat; a phrase is the message ``phrase-<phrase>``. */
export interface Said {
  type: 'said';
  seq: number;
  at: number;
  seat: number;
  text: string | null;
  phrase: string | null;
}

/** A person's name. */
export interface Named {
  type: 'named';
  seq: number;
  at: number;
  seat: number;
  name: string;
}

/** A bot plays for the seat. `asked_by` None: the table's patience ended. */
export interface StoodIn {
  type: 'stood-in';
  seq: number;
  at: number;
  seat: number;
  level: string;
  asked_by: number | null;
}

/** The owner plays the seat again. */
export interface Returned {
  type: 'returned';
  seq: number;
  at: number;
  seat: number;
}

/** The table was paused, or goes on. */
export interface Paused {
  type: 'paused';
  seq: number;
  at: number;
  seat: number | null;
  paused: boolean;
}

/** There is a new table; the same secret opens it. */
export interface Rematched {
  type: 'rematched';
  seq: number;
  at: number;
  seat: number;
  table: string;
}

/** A seat's client will have a hand in the dice. All others that have one add something new. */
export interface Pledged {
  type: 'pledged';
  seq: number;
  at: number;
  seat: number;
  pledge: string;
}

/** What a seat's client added to the dice, as it had pledged. */
export interface Opened {
  type: 'opened';
  seq: number;
  at: number;
  seat: number;
  entropy: string;
}

/** The table was closed: nobody can act any more. */
export interface Closed {
  type: 'closed';
  seq: number;
  at: number;
}

/** A seat whose client has a hand in the dice. */
export interface Hand {
  seat: number;
  pledged: number;
  opened: number;
  value: string;
}

/** The table has moved on. A part that is null has not changed. */
export interface Update {
  type: 'update';
  seq: number;
  news: AnyNews[];
  company: Company | null;
  position: Position | null;
  link: string;
}

/** What is worth knowing about the offers of a decision, in their order. */
export interface Hints {
  type: 'hints';
  decision: number;
  hints: Hint[];
}

/** What is worth knowing about an option before choosing it. */
export interface Hint {
  undoable: boolean;
  chance: number | null;
  at_least: boolean;
  aim: Msg | null;
  at: string[];
  note: Msg[];
}

/** What the client sent has been written; `seq` is where the table stands. */
export interface Done {
  type: 'done';
  nonce: string;
  seq: number;
}

/** Nothing was changed, for this reason. */
export interface Refused {
  type: 'refused';
  nonce: string;
  error: string;
  msg: Msg;
  seq: number;
}

/** The answer to `history`. */
export interface Past {
  type: 'past';
  after: number;
  news: AnyNews[];
  more: boolean;
  nonce: string;
}

/** Everything a screen needs to show one game. */
export interface GameInfo {
  about: Offering;
  rules: Rule[];
  content: Record<string, unknown>;
  printed: Record<string, Msg[]>;
  booklets: Booklet[];
  examples: Example[];
  named: Record<string, string[]>;
}

/** A game that can be played here, and how well bots play it. */
export interface Offering {
  id: string;
  prefix: string;
  seats: number[];
  minutes: [number, number];
  cooperative: boolean;
  options: GameOption[];
  table_options: GameOption[];
  levels: string[];
  guide: boolean;
  packs: Offered[];
}

/** A choice made before the match: a difficulty, an edition, a variant. */
export interface GameOption {
  id: string;
  values: string[];
  rule: string;
}

/** An entry of the rule index. Its text is the message ``<prefix>-rule-<id>``. */
export interface Rule {
  id: string;
  chapter: string;
  source: 'ours' | 'ruling' | 'seed';
  also: string[];
}

/** A printed rulebook, for whoever looks for their own page. */
export interface Booklet {
  id: string;
  language: string;
  pages: BookletPage[];
}

/** A page of a printed rulebook, and the rules that stand there. */
export interface BookletPage {
  page: number;
  rules: string[];
}

/** A worked example: a lesson of its own. */
export interface Example {
  id: string;
  shows: string[];
}

/** A game's first lesson, or an example: what a table would say, step by step. */
export interface Lesson {
  game: string;
  welcome: Welcome;
  steps: LessonStep[];
  example: string;
}

/** Something to read, and the answer that goes on from there. */
export interface LessonStep {
  text: Msg;
  look: string[];
  answer: (string | number)[] | null;
  waits: Msg | null;
  hints: Hint[];
  updates: Update[];
}

/** A new table. The secrets are told once, here. */
export interface Created {
  table: string;
  seats: Link[];
  watch: Link;
}

/** A way to a table: whoever has it sits there, or watches. */
export interface Link {
  seat: number | null;
  token: string;
  url: string;
  qr: string;
}

/** What was wrong with a request. */
export interface Problem {
  error: string;
  msg: Msg;
}

/** A game, moment by moment, without what was taken back. */
export interface Replay {
  table: string;
  game: string;
  prefix: string;
  names: string[];
  seat: number | null;
  outcome: Outcome | null;
  frames: Frame[];
}

/** A moment: what happened, and what lay on the table afterwards. */
export interface Frame {
  seq: number;
  seat: number | null;
  by_bot: boolean;
  option: (string | number)[] | null;
  text: Msg | null;
  reason: Msg | null;
  events: Seen[];
  changes: unknown;
}

/** A table in a list of them, as the reader whose secret it was asked with may know it. */
export interface Summary {
  table: string;
  game: string;
  sitters: Sitter[];
  you: number | null;
  asked: boolean;
  waiting_for: number | null;
  progress: number;
  paused: boolean;
  over: boolean;
  result: Result | null;
}

/** What a table is created with. */
export interface Plan {
  game: string;
  chairs: Chair[];
  options?: Record<string, string>;
  pack?: string;
  speed?: 0 | 1 | 2 | 4;
  takeback?: 'consent' | 'free' | 'never';
  reactions?: 'always' | 'matters' | 'never';
  patience?: number;
}

/** Who sits in a seat: a bot of some level, or a person who may give a name later. */
export interface Chair {
  name?: string | null;
  level?: string | null;
}

/** A whole game. Terms and rows are kept as they stand there: they are hashed to the letter. */
export interface GameFile {
  version: 2;
  format: string;
  commitment: string;
  secret: string;
  terms: Record<string, unknown>;
  rows: Record<string, unknown>[];
  result: Result | null;
}

/** A whole game. */
export interface OldGameFile {
  version: 1;
  format: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  chairs: Chair[];
  key: string;
  commitment: string;
  opening: Told[];
  moves: Move[];
  result: Result | null;
}

/** An event of the match as it was told, with those who may know it. */
export interface Told {
  name: string;
  rule: string;
  line: Msg;
  audience: number[] | null;
  public: Told | null;
}

/** An answer, and what it led to. */
export interface Move {
  seat: number;
  option: (string | number)[];
  events: Told[];
  by_bot: boolean;
}

/** What one client kept of one game. */
export interface Receipt {
  format: string;
  version: number;
  table: string;
  seat: number | null;
  commitment: string;
  newest: Mark;
  added: Added[];
}

/** Where a table stood. */
export interface Mark {
  seq: number;
  link: string;
}

/** Something that the client added to the dice. */
export interface Added {
  seq: number;
  entropy: string;
  seen: Mark;
}

export type FromClient =
  | Hello
  | Answer
  | Undo
  | Takeback
  | Agree
  | Say
  | SetName
  | Pause
  | StandIn
  | Return
  | React
  | Rematch
  | Pledge
  | Open
  | History;

export type FromServer =
  | Promised
  | Welcome
  | Update
  | Hints
  | Done
  | Refused
  | Past;

export type AnyNews =
  | Began
  | Answered
  | TakenBack
  | TakebackAsked
  | TakebackAnswered
  | Said
  | Named
  | StoodIn
  | Returned
  | Paused
  | Rematched
  | Pledged
  | Opened
  | Closed;
