// A table as this screen knows it. What the server says is shown as it is, one thing after another
// at the reader's speed; nothing is guessed in advance. What happens is seen first, and only then is
// the next question asked.
import type { EventLine, Speed } from '../boards/contract';
import { Connection, OTHER_VERSION, type Act, type LineState, type Reply, type Socket } from './connection';
import { Keeper } from './keeper';
import { scenesOf, type Scene, type Script } from '../stage/scenes';
import { Scheduler } from '../stage/scheduler';
import { settings } from './settings.svelte';
import type {
  Company, FromServer, Hint, Msg, News, Offer, Past, Position, Receipt, TableFacts, Update,
} from './wire';

const SLICE = 300;

/** Who has an eye on a table: what they see of its events, and the content of its box. */
export interface Audience {
  script: Script;
  content: unknown;
}

export class Table {
  readonly id: string;
  readonly token: string;
  line = $state<LineState>('connecting');
  /** Why the line was closed for good. */
  lost = $state(false);
  /** Whether the server is of another version than this page. */
  outdated = $state(false);
  facts = $state.raw<TableFacts | null>(null);
  you = $state<number | null>(null);
  seq = $state(0);
  company = $state.raw<Company | null>(null);
  position = $state.raw<Position | null>(null);
  news = $state.raw<News[]>([]);
  /** What has just happened, for the board to show. */
  events = $state.raw<EventLine[]>([]);
  /** What is seen now of what happens, for so long; null: nothing is going on. */
  scene = $state.raw<Scene | null>(null);
  /** How many updates wait to be shown. */
  waiting = $state(0);
  /** What was refused last. */
  refusal = $state.raw<Msg | null>(null);
  /** The decision that an answer is on its way to. */
  answering = $state<number | null>(null);
  #hints = $state.raw<{ decision: number; hints: Hint[] } | null>(null);
  #audience: Audience | null = null;
  #scheduler = new Scheduler<Scene>({
    speed: () => (document.hidden ? 0 : this.speed),
    show: (scene, time) => {
      this.scene = scene && { ...scene, time };
      if (scene) this.events = scene.told;
    },
    waiting: (count) => (this.waiting = count),
  });
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
        this.outdated = code === OTHER_VERSION;
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
  /** Whether something is going on that is to be seen before anything is asked. */
  get playing(): boolean {
    return this.scene !== null;
  }
  /** Whether this seat must answer now, as nobody else can. */
  get asked(): boolean {
    const decision = this.playing ? null : this.position?.decision;
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
    this.#scheduler.drop();
    this.#connection.close();
  }

  /** Somebody looks on from now on, or nobody: then there is nothing to wait for. */
  watched(audience: Audience | null): void {
    this.#audience = audience;
    if (audience === null) this.skip();
  }

  /** Whoever reads something that covers the board sees later what happens meanwhile. */
  hold(held: boolean): void {
    this.#scheduler.hold(held);
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.#scheduler.skip();
  }

  // ---- what a person does -----------------------------------------------------------------

  async answer(offer: Offer): Promise<void> {
    const decision = this.position?.decision;
    if (!decision || this.playing || this.answering === decision.id) return;
    this.answering = decision.id;
    this.refusal = null;
    const { option } = offer;
    const reply = await this.act({ type: 'answer', decision: decision.id, option, seen: this.seq });
    // What was answered is asked no more, though the next question may still wait to be shown.
    if (reply.type === 'refused' && this.answering === decision.id) this.answering = null;
  }

  async act(act: Act): Promise<Reply> {
    const reply = await this.#connection.send(act);
    this.refusal = reply.type === 'refused' ? reply.msg : null;
    return reply;
  }

  /** Everything that was told after an entry, for a recap. */
  async after(seq: number): Promise<News[]> {
    const told: News[] = [];
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
        this.#scheduler.drop();
        this.facts = message.table;
        this.you = message.you;
        this.seq = message.seq;
        this.company = message.company;
        this.position = message.position;
        this.answering = null;
        // A gap in the news would make a false story: rather begin anew with the newest.
        this.news = message.more ? [] : merged(this.news, message.news);
        if (this.news.length === 0) void this.earlier().then(() => this.#recall());
        else this.#recall();
        break;
      case 'update':
        this.#scheduler.add({ scenes: () => this.#scenes(message), end: () => this.#show(message) });
        break;
      case 'hints':
        this.#hints = { decision: message.decision, hints: message.hints };
        break;
    }
  }

  #scenes(update: Update): Scene[] {
    if (this.#audience === null || update.position === null) return [];
    const { script, content } = this.#audience;
    const tables = { before: this.position?.view, after: update.position.view, content };
    return update.news.flatMap((one) => {
      const { entry } = one;
      const own = entry.kind === 'answered' && entry.seat === this.you && !entry.by_bot;
      return scenesOf(eventsOf([one]), script, tables, own);
    });
  }

  /** After a reload: the last thing that happened is what the question is about. */
  #recall(): void {
    if (this.events.length > 0) return;
    const last = this.news.findLast((one) => one.events.length > 0);
    if (last) this.events = eventsOf([last]);
  }

  #show(update: Update): void {
    this.seq = update.seq;
    this.news = merged(this.news, update.news);
    if (update.company !== null) this.company = update.company;
    if (update.position !== null) {
      this.position = update.position;
      this.answering = null;
    }
    const events = eventsOf(update.news);
    if (events.length > 0) this.events = events;
  }
}

/** The events of some news, numbered. */
export function eventsOf(news: readonly News[]): EventLine[] {
  return news.flatMap(({ seq, events }) => events.map((event, index) => ({ ...event, seq, index })));
}

/** News in their order, each once. */
export function merged(old: readonly News[], more: readonly News[]): News[] {
  const last = old.at(-1)?.seq ?? -1;
  return [...old, ...more.filter((one) => one.seq > last)];
}
