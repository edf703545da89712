// A client's hand in the dice of a table, and the receipt that it keeps of the game: the same as
// the terminal's, `src/commonroom/wire/keeper.py`. It is told everything that the table says, and
// says what to answer. What it knows outlives the page: a browser that comes back goes on.
import { fromHex, sha256, toHex } from './sha256';
import type { FromServer, News, Open, Pledge, Promised, Receipt, Welcome } from './wire';

type Mark = Receipt['newest'];

interface Kept {
  receipt: Receipt;
  /** Of which the chain of values is made, and how many of them are used up. */
  seed: string;
  used: number;
  /** What was told → what was known then. */
  told: Record<string, Mark>;
  pledge: string | null;
  /** The newest pledge (0: the promise) to which a value was told, and that value. */
  last?: { asked: number; entropy: string };
}

/** Values of a chain: more than a table has seats, many times. */
const LENGTH = 64;
const WHERE = 'commonroom.receipts';
const MOST = 40;

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(WHERE) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

function keep(name: string, kept: Kept): void {
  try {
    const others = Object.entries(all()).filter(([one]) => one !== name);
    const newest = [...others.slice(1 - MOST), [name, kept]];
    localStorage.setItem(WHERE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A browser that keeps nothing has a receipt as long as the page is open.
  }
}

function fresh(table: string): Kept {
  const receipt: Receipt = {
    format: 'commonroom-receipt', version: 1, table, seat: null, commitment: '',
    newest: { seq: 0, link: '' }, added: [], unwritten: [],
  };
  const seed = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return { receipt, seed, used: 0, told: {}, pledge: null };
}

const named = (table: string, token: string) => `${table}#${token}`;

/** A seat has another secret: what is kept of the game goes on under that one. */
export function handOver(table: string, old: string, token: string): void {
  const { [named(table, old)]: kept, ...others } = all();
  if (kept === undefined) return;
  try {
    localStorage.setItem(WHERE, JSON.stringify({ ...others, [named(table, token)]: kept }));
  } catch {
    // As above: then it was not kept in the first place.
  }
}

export class Keeper {
  readonly #name: string;
  readonly #kept: Kept;
  /** The newest pledge of anybody; and the newest to which something was told, or cannot be. */
  #pledged = 0;
  #answered = 0;
  #ours = false;
  /** Whether the pledge was sent over this line. */
  #pledging = false;

  constructor(table: string, token: string) {
    this.#name = named(table, token);
    this.#kept = all()[this.#name] ?? fresh(table);
    this.#kept.receipt.unwritten ??= []; // a page of an older version kept none
  }

  /** What is kept; nothing of a table from before there were receipts. */
  get receipt(): Receipt | null {
    return this.#kept.receipt.newest.link === '' ? null : this.#kept.receipt;
  }

  /** What the client adds to the first dice. */
  begin(promised: Promised): Open {
    this.#kept.receipt.commitment ||= promised.commitment;
    return this.#tell(0, { seq: 0, link: promised.commitment });
  }

  /** What to say to something that the table says. */
  hear(message: FromServer): Open | Pledge | null {
    if (message.type === 'refused') {
      if (['dice-settled', 'match-over'].includes(message.error)) this.#answered = this.#pledged;
      return this.#next();
    }
    if ((message.type !== 'welcome' && message.type !== 'update') || !message.link) return null;
    this.#kept.receipt.newest = { seq: message.seq, link: message.link };
    if (message.type === 'welcome') this.#arrive(message);
    for (const one of message.news) this.#note(one);
    if (message.position?.outcome) this.#answered = this.#pledged;
    const said = this.#next();
    keep(this.#name, this.#kept);
    return said;
  }

  #arrive(welcome: Welcome): void {
    const { receipt } = this.#kept;
    receipt.seat = welcome.you;
    // The first word counts: a host that changes it afterwards is found out.
    receipt.commitment ||= welcome.table.commitment;
    const over = Boolean(welcome.position.outcome);
    this.#pledged = Math.max(this.#pledged, ...welcome.hands.map((hand) => hand.pledged));
    const own = welcome.hands.find((hand) => hand.seat === welcome.you);
    if (own) {
      this.#own(own.value, own.opened);
      // What was sent over a line that broke may never have been written.
      this.#answered = own.opened > this.#pledged || over ? this.#pledged : 0;
    } else if (welcome.you !== null && !over) {
      this.#kept.pledge ??= this.#value();
      this.#pledging = false;
    }
  }

  #note({ seq, entry }: News): void {
    const { pledge, receipt } = this.#kept;
    if (entry.kind === 'pledged') {
      this.#pledged = Math.max(this.#pledged, seq);
      if (entry.seat === receipt.seat && entry.pledge === pledge) this.#ours = true;
    } else if (entry.kind === 'opened' && entry.seat === receipt.seat) {
      this.#own(entry.entropy, seq);
    }
  }

  /** What this seat added last, perhaps from another client. */
  #own(value: string, seq: number): void {
    const { told, pledge, receipt } = this.#kept;
    this.#ours = value in told || value === pledge;
    if (!(value in told) || seq === 0) return;
    if (!receipt.added.some((added) => added.entropy === value)) {
      receipt.added.push({ seq, entropy: value, seen: told[value] });
    }
    receipt.unwritten = receipt.unwritten.filter(({ entropy }) => entropy !== value);
    this.#answered = Math.max(this.#answered, told[value].seq);
  }

  /** A pledge that is not written yet, or what the newest pledge asks for. */
  #next(): Open | Pledge | null {
    const { pledge, receipt, used } = this.#kept;
    if (receipt.newest.link === '' || receipt.seat === null) return null;
    if (pledge !== null && !this.#ours && !this.#pledging) {
      this.#pledging = true;
      return { type: 'pledge', pledge };
    }
    const asked = this.#ours && this.#answered < this.#pledged;
    return asked && used < LENGTH ? this.#tell(this.#pledged, receipt.newest) : null;
  }

  /**
   * The value for a pledge. Whoever asks twice hears the same: a host that says the line broke
   * could else choose between two.
   */
  #tell(asked: number, seen: Mark): Open {
    const kept = this.#kept;
    if (!kept.last || asked > kept.last.asked) {
      kept.last = { asked, entropy: this.#value() };
      // Whatever was told counts as known to the host.
      kept.receipt.unwritten.push({ ...kept.last, seen });
    }
    const { entropy } = kept.last;
    const first = (kept.told[entropy] ??= seen);
    this.#answered = this.#pledged;
    keep(this.#name, kept);
    return { type: 'open', entropy, seen: first.seq };
  }

  /** The next value of the chain: hashing it gives the one before. */
  #value(): string {
    let value = fromHex(this.#kept.seed);
    this.#kept.used += 1;
    for (let i = this.#kept.used; i < LENGTH; i++) value = sha256(value);
    return toHex(value);
  }
}
