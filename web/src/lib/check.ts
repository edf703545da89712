// Checking a game against the receipt that this browser kept of it: all that needs no rules. What
// it says was worked out here, from the file, and not by the server.
import { commitmentOf, follows, linksOf } from './chain';
import { transport } from './transport';
import type { GameFile, Leaf, Msg, Receipt } from './wire';

export interface Found {
  /** Why the file is not the game that was played here; null if it is. */
  refused: Msg | null;
  proved: Msg[];
  /** What is not proved. */
  open: Msg[];
}

interface Part {
  pledged: number;
  value: string;
  opened: boolean;
}

const said = (key: string, args: Msg['args'] = {}): Msg => ({ key, args });
const no = (key: string, args: Msg['args'] = {}): Found => ({
  refused: said(key, args), proved: [], open: [],
});

export function checked(file: GameFile | { version: 1 }, receipt: Receipt | null): Found {
  if (file.version !== 2) return { refused: null, proved: [], open: [said('web-check-old')] };
  if (receipt === null) return { refused: null, proved: [], open: [said('web-check-no-receipt')] };
  const entry = receipt.newest.seq;
  const rows = file.rows as unknown as Leaf[];
  if (file.terms.table !== receipt.table) return no('error-receipt-table', { entry });
  const promised = commitmentOf(file.secret, file.terms);
  if (promised !== receipt.commitment || promised !== file.commitment) {
    return no('error-receipt-commitment', { entry });
  }
  const links = linksOf(promised, file.secret, rows);
  const told = [...receipt.added, ...receipt.unwritten];
  for (const { seq, link } of [receipt.newest, ...told.map((one) => one.seen)]) {
    if (seq >= links.length) return no('error-receipt-short', { entry: seq });
    if (links[seq] !== link) return no('error-receipt-link', { entry: seq });
  }
  const wrong = receipt.added.find((added) => !holds(rows, receipt, added));
  if (wrong) return no('error-receipt-added', { entry: wrong.seq });
  const unasked = receipt.unwritten.find(
    ({ asked, seen }) => asked > seen.seq || (asked && rows[asked - 1].entry.kind !== 'pledged'),
  );
  if (unasked) return no('error-receipt-asked', { entry: unasked.asked });
  return ofTheDice(rows, receipt, links);
}

function holds(rows: Leaf[], receipt: Receipt, added: Receipt['added'][number]): boolean {
  const entry = rows[added.seq - 1]?.entry;
  return added.seen.seq < added.seq && (entry?.kind === 'began' || entry?.kind === 'opened')
    && entry.entropy === added.entropy && (entry.seat ?? null) === receipt.seat;
}

/** Who had a hand in the dice, and which of them this browser vouches for. */
function ofTheDice(rows: Leaf[], receipt: Receipt, links: string[]): Found {
  const told = [...receipt.added, ...receipt.unwritten];
  const seen = new Map(told.map((one) => [one.entropy, one.seen.seq]));
  const written = new Set<string>();
  const parts = new Map<number, Part>();
  /** After so many answers: whether the key from there on could not have been chosen. */
  let keys: { at: number; good: boolean }[] = [{ at: 0, good: false }];
  let [standing, answers, covered] = [0, 0, 0];
  const good = () => {
    const own = receipt.seat === null ? undefined : parts.get(receipt.seat);
    if (!own?.opened) return false;
    const others = [...parts].filter(([seat, part]) => seat !== receipt.seat && part.opened);
    const latest = Math.max(0, ...others.map(([, part]) => part.pledged));
    return (seen.get(own.value) ?? -1) >= latest;
  };
  for (const { seq, entry } of rows) {
    const seat = entry.seat ?? -1;
    if ((entry.kind === 'began' || entry.kind === 'opened') && entry.entropy) written.add(entry.entropy);
    if (entry.kind === 'answered') {
      answers += 1;
      if (keys.findLast(({ at }) => at <= standing)?.good) covered += 1;
      standing += 1;
    } else if (entry.kind === 'taken-back') {
      standing = entry.to ?? standing;
    } else if (entry.kind === 'began' && entry.entropy) {
      parts.set(seat, { pledged: 0, value: entry.entropy, opened: true });
      keys = [{ at: 0, good: good() }];
    } else if (entry.kind === 'pledged') {
      parts.set(seat, { pledged: seq, value: entry.pledge, opened: false });
    } else if (entry.kind === 'opened') {
      const part = parts.get(seat);
      if (!part || !follows(entry.entropy, part.value)) return no('error-not-pledged');
      parts.set(seat, { ...part, value: entry.entropy, opened: true });
      keys = [keys[0], ...keys.slice(1).filter(({ at }) => at < standing), { at: standing, good: good() }];
    } else if (entry.kind === 'rekeyed') {
      keys = [keys[0], ...keys.slice(1).filter(({ at }) => at < standing), { at: standing, good: false }];
    }
  }
  const { seq, link } = receipt.newest;
  const proved = [
    said('web-check-commitment'),
    said('web-check-links', { entry: seq, link: link.slice(0, 8) }),
    said('web-check-covered', { covered, answers }),
    ...[...parts.keys()].sort().map((seat) => said('web-check-hand', { seat })),
  ];
  const open = [said('web-check-rules'), said(transport().prefix ? 'web-check-host-tab' : 'web-check-host')];
  const withheld = receipt.unwritten.filter(({ entropy }) => !written.has(entropy));
  open.unshift(...withheld.map(({ asked }) => said('web-check-withheld', { entry: asked })));
  if (seq < links.length - 1) open.unshift(said('web-check-after', { entry: seq }));
  return { refused: null, proved, open };
}
