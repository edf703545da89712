// A table as this screen knows it. What the server says is shown as it is, one thing after another
// at the reader's speed; nothing is guessed in advance.
import type { EventLine, Speed } from '../boards/contract';
import { Connection, type Act, type LineState, type Reply, type Socket } from './connection';
import { Keeper } from './keeper';
import { settings } from './settings.svelte';
import type {
  AnyNews, Company, FromServer, Hint, Msg, Offer, Past, Position, Receipt, TableFacts,
  Update,
} from './wire';

/** Milliseconds that a piece of news is looked at, at speed 1: so much, and so much per event. */
const GLANCE = 500;
const PER_EVENT = 350;
const LONGEST = 2600;
const SLICE = 300;

export class Table {
  readonly id: string;
  readonly token: string;
  line = $state<LineState>('connecting');
  /** Why the line was closed for good. */
  lost = $state(false);
  facts = $state.raw<TableFacts | null>(null);
  you = $state<number | null>(null);
  seq = $state(0);
  company = $state.raw<Company | null>(null);
  position = $state.raw<Position | null>(null);
  news = $state.raw<AnyNews[]>([]);
  /** What has just happened, for the board to show. */
  events = $state.raw<EventLine[]>([]);
  /** How many updates wait to be shown. */
  waiting = $state(0);
  /** What was refused last. */
  refusal = $state.raw<Msg | null>(null);
  /** The decision that an answer is on its way to. */
  answering = $state<number | null>(null);
  #hints = $state.raw<{ decision: number; hints: Hint[] } | null>(null);
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection;
  #keeper: Keeper;

  constructor(id: string, token: string, open?: () => Socket) {
    this.id = id;
    this.token = token;
    this.#keeper = new Keeper(id, token);
    this.#connection = new Connection({
      table: id,
      token,
      hear: (message) => {
        this.#mix(message);
        this.#hear(message);
      },
      promised: this.guided ? undefined : (message) => this.#keeper.begin(message),
      state: (state, code) => {
        this.line = state;
        this.lost = state === 'closed' && code !== undefined;
      },
      open,
    });
  }

  /** Whether it is a lesson's, which is in this page only. */
  get guided(): boolean {
    return this.id === '';
  }
  get names(): string[] {
    return (this.company?.sitters ?? []).map((sitter) => sitter.name);
  }
  get speed(): Speed {
    return settings.chosen.speed ?? this.facts?.speed ?? 1;
  }
  get hints(): Hint[] | null {
    const known = this.#hints;
    return known !== null && known.decision === this.position?.decision?.id ? known.hints : null;
  }
  /** Whether this seat must answer now, as nobody else can. */
  get asked(): boolean {
    const decision = this.position?.decision;
    return decision !== null && decision !== undefined && !decision.guest;
  }

  /** What this browser has kept of the game. */
  get receipt(): Receipt | null {
    return this.#keeper.receipt;
  }

  hurry(): void {
    this.#connection.hurry();
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const update of this.#queue.splice(0)) this.#show(update);
    this.waiting = 0;
  }

  // ---- what a person does -----------------------------------------------------------------

  async answer(offer: Offer): Promise<void> {
    const decision = this.position?.decision;
    if (!decision || this.answering === decision.id) return;
    this.answering = decision.id;
    this.refusal = null;
    const { option } = offer;
    await this.act({ type: 'answer', decision: decision.id, option, seen: this.seq });
    if (this.answering === decision.id) this.answering = null;
  }

  async act(act: Act): Promise<Reply> {
    const reply = await this.#connection.send(act);
    this.refusal = reply.type === 'refused' ? reply.msg : null;
    return reply;
  }

  /** Everything that was told after an entry, for a recap. */
  async after(seq: number): Promise<AnyNews[]> {
    const told: AnyNews[] = [];
    for (;;) {
      const after = told.at(-1)?.seq ?? seq;
      const reply = await this.#connection.send({ type: 'history', after });
      if (reply.type !== 'past') return told;
      told.push(...reply.news);
      if (!reply.more || reply.news.length === 0) return told;
    }
  }

  /** Load a slice of the past before what is known. */
  async earlier(): Promise<void> {
    const first = this.news[0]?.seq ?? this.seq + 1;
    if (first <= 1) return;
    const after = Math.max(0, first - 1 - SLICE);
    const reply = await this.#connection.send({ type: 'history', after });
    if (reply.type !== 'past') return;
    this.news = merged((reply as Past).news, this.news);
  }

  // ---- what the server says ---------------------------------------------------------------

  /** Have a hand in the dice. Whatever comes of it is no business of the person's. */
  #mix(message: FromServer): void {
    const said = this.#keeper.hear(message);
    if (said) void this.#connection.send(said).then((reply) => this.#mix(reply));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#queue = [];
        this.facts = message.table;
        this.you = message.you;
        this.seq = message.seq;
        this.company = message.company;
        this.position = message.position;
        this.waiting = 0;
        // A gap in the news would make a false story: rather begin anew with the newest.
        this.news = message.more ? [] : merged(this.news, message.news);
        if (this.news.length === 0) void this.earlier();
        break;
      case 'update':
        this.#queue.push(message);
        this.waiting = this.#queue.length;
        if (this.speed === 0 || document.hidden) this.skip();
        else if (this.#timer === undefined) this.#next();
        break;
      case 'hints':
        this.#hints = { decision: message.decision, hints: message.hints };
        break;
    }
  }

  #next(): void {
    this.#timer = undefined;
    const update = this.#queue.shift();
    if (update === undefined) return;
    this.#show(update);
    this.waiting = this.#queue.length;
    const count = eventsOf(update.news).length;
    if (count === 0) {
      this.#next();
      return;
    }
    const look = Math.min(GLANCE + PER_EVENT * count, LONGEST) / (this.speed || 4);
    this.#timer = setTimeout(() => this.#next(), look);
  }

  #show(update: Update): void {
    this.seq = update.seq;
    this.news = merged(this.news, update.news);
    if (update.company !== null) this.company = update.company;
    if (update.position !== null) this.position = update.position;
    const events = eventsOf(update.news);
    if (events.length > 0) this.events = events;
  }
}

/** The events of some news, numbered. */
export function eventsOf(news: readonly AnyNews[]): EventLine[] {
  return news.flatMap((one) =>
    'events' in one ? one.events.map((event, index) => ({ ...event, seq: one.seq, index })) : [],
  );
}

/** News in their order, each once. */
export function merged(old: readonly AnyNews[], more: readonly AnyNews[]): AnyNews[] {
  const last = old.at(-1)?.seq ?? -1;
  return [...old, ...more.filter((one) => one.seq > last)];
}
