// Made by `make wire` from src/commonroom/wire and server/bodies.py; do not edit.

/** The version of the protocol. */
export const PROTOCOL = 2;

/** Always first: which table, and the secret of a link to it. */
export interface Hello {
  type: 'hello';
  nonce?: string;
  table: string;
  token: string;
  protocol?: number;
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
  news: News[];
  more: boolean;
  link: string;
  hands: Hand[];
  protocol: number;
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

/** An entry of the journal, and what it led to, as a reader may know them. */
export interface News {
  seq: number;
  at: number;
  entry: PublicEntry;
  events: Told[];
}

/** The game was set up; always the first entry. The seat, if any, had a hand in the dice. */
export interface Began {
  kind: 'began';
  seat?: number | null;
  nonce?: string;
  entropy?: string | null;
  key?: string | null;
}

/** A person said their name. */
export interface Named {
  kind: 'named';
  seat: number;
  nonce?: string;
  name: string;
}

/** A seat answered the open decision, as its owner or as a guest. */
export interface Answered {
  kind: 'answered';
  seat: number;
  nonce?: string;
  option?: (string | number)[];
  by_bot?: boolean;
  reason?: Msg | null;
  level?: string | null;
  mind?: string;
  worlds?: number | null;
}

/** A seat asks to go back to the position after so many answers. */
export interface TakebackAsked {
  kind: 'takeback-asked';
  seat: number;
  nonce?: string;
  opened: number;
  to?: number;
}

/** A seat agrees to the takeback that is asked for, or does not. */
export interface TakebackAnswered {
  kind: 'takeback-answered';
  seat: number;
  nonce?: string;
  agree: boolean;
}

/** The match went back to the position after so many answers. */
export interface TakenBack {
  kind: 'taken-back';
  seat?: number | null;
  nonce?: string;
  opened: number;
  to?: number;
}

/** A line of chat; `phrase` is one of the ready-made ones, translated for each reader. */
export interface Said {
  kind: 'said';
  seat: number;
  nonce?: string;
  text?: string | null;
  phrase?: string | null;
}

/** A bot plays for the seat until its owner returns. */
export interface StoodIn {
  kind: 'stood-in';
  seat: number;
  nonce?: string;
  level: string;
  asked_by?: number | null;
}

/** The seat's owner plays again. */
export interface Returned {
  kind: 'returned';
  seat: number;
  nonce?: string;
}

/** Bots wait and clocks stand still. */
export interface Paused {
  kind: 'paused';
  seat?: number | null;
  nonce?: string;
  paused: boolean;
}

/** The company moved to a new table. */
export interface Rematched {
  kind: 'rematched';
  seat: number;
  nonce?: string;
  table: string;
}

/** A seat's client will have a hand in the dice, and cannot change its mind what it adds. */
export interface Pledged {
  kind: 'pledged';
  seat: number;
  nonce?: string;
  pledge: string;
}

/** A seat's client tells what it adds: the dice go on with another key. */
export interface Opened {
  kind: 'opened';
  seat: number;
  nonce?: string;
  entropy: string;
}

/** The table was closed; nothing can be done any more. */
export interface Closed {
  kind: 'closed';
  seat?: number | null;
  nonce?: string;
}

/** An event of the match as it was told, with those who may know it. Readers who may know it get */
export interface Told {
  name: string;
  rule: string;
  line: Msg;
  audience?: number[] | null;
  public?: Told | null;
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
  news: News[];
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
  news: News[];
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
  events: Told[];
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

/** An answer, and what it led to. */
export interface Move {
  seat: number;
  option: (string | number)[];
  events: Told[];
  by_bot: boolean;
}

/** A row as it lies under its seal, and in a game file. */
export interface Leaf {
  seq: number;
  at: number;
  rules: number;
  entry: Began | Named | Answered | TakebackAsked | TakebackAnswered | TakenBack | Said | StoodIn | Returned | Paused | Rematched | Pledged | Opened | Closed | Reacts | Renewed | Rekeyed | Archived | Veiled;
  events: Told[];
}

/** How often a seat wants to be offered the word in others' turns. */
export interface Reacts {
  kind: 'reacts';
  seat: number;
  nonce?: string;
  reactions: 'always' | 'matters' | 'never';
}

/** The seat's owner has a new secret; the old one opens nothing any more. */
export interface Renewed {
  kind: 'renewed';
  seat: number;
  nonce?: string;
  digest: string;
}

/** In a game that came from a file, the dice went on with this key. */
export interface Rekeyed {
  kind: 'rekeyed';
  seat?: number | null;
  nonce?: string;
  key: string;
}

/** Nobody came for long: the table was put away, until somebody lets it go on. */
export interface Archived {
  kind: 'archived';
  seat?: number | null;
  nonce?: string;
}

/** In a game file: something that was written in the journal and is not for everybody. */
export interface Veiled {
  kind: 'veiled';
  seat?: number | null;
  nonce?: string;
  digest: string;
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
  unwritten: Unwritten[];
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

/** Something that the client told for the dice, and did not see written. */
export interface Unwritten {
  asked: number;
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

export type PublicEntry =
  | Began
  | Named
  | Answered
  | TakebackAsked
  | TakebackAnswered
  | TakenBack
  | Said
  | StoodIn
  | Returned
  | Paused
  | Rematched
  | Pledged
  | Opened
  | Closed;
