import { describe, expect, it } from 'vitest';
import { commitmentOf, linksOf } from './chain';
import { checked } from './check';
import { sha256, toHex } from './sha256';
import type { GameFile, Receipt } from './wire';

const secret = '07'.repeat(32);
const values: Uint8Array[] = [Uint8Array.from({ length: 32 }, () => 9)];
while (values.length < 4) values.unshift(sha256(values[0]));
const [first, second] = values.map(toHex);
const friend = [sha256(Uint8Array.of(1)), Uint8Array.of(1)].map(toHex);

const row = (seq: number, entry: object) => ({ seq, at: 0, rules: 1, entry, events: [] });
const answered = { kind: 'answered', seat: 0, option: ['x'] };

/** Ada begins, somebody else comes after two answers, and both add something. */
function game(): { file: GameFile; receipt: Receipt } {
  const rows = [
    row(1, { kind: 'began', seat: 0, entropy: first }),
    row(2, answered),
    row(3, answered),
    row(4, { kind: 'pledged', seat: 1, pledge: friend[0] }),
    row(5, { kind: 'opened', seat: 0, entropy: second }),
    row(6, { kind: 'opened', seat: 1, entropy: friend[1] }),
    row(7, answered),
    row(8, { kind: 'named', seat: 1, name: 'Bob' }),
  ];
  const terms = { table: 'abc', plan: {} };
  const commitment = commitmentOf(secret, terms);
  const links = linksOf(commitment, secret, rows);
  const mark = (seq: number) => ({ seq, link: links[seq] });
  return {
    file: { version: 2, format: 'commonroom-game', commitment, secret, terms, rows, result: null },
    receipt: {
      format: 'commonroom-receipt', version: 1, table: 'abc', seat: 0, commitment, newest: mark(8),
      added: [
        { seq: 1, entropy: first, seen: mark(0) },
        { seq: 5, entropy: second, seen: mark(4) },
      ],
      unwritten: [],
    },
  };
}

const refusal = ({ file, receipt }: ReturnType<typeof game>) => checked(file, receipt).refused?.key;

describe('a game', () => {
  it('that was played here is said to be so, with what is not proved', () => {
    const { file, receipt } = game();
    const found = checked(file, receipt);
    expect(found.refused).toBeNull();
    expect(found.proved.map((msg) => msg.key)).toEqual([
      'web-check-commitment', 'web-check-links', 'web-check-covered', 'web-check-hand', 'web-check-hand',
    ]);
    expect(found.proved[2].args).toEqual({ covered: 3, answers: 3 });
    expect(found.open.map((msg) => msg.key)).toEqual(['web-check-rules', 'web-check-host']);
  });

  it('that lacks what this browser told for the dice is not called fair without saying so', () => {
    const { file, receipt } = game();
    const seen = receipt.added[1].seen;
    receipt.unwritten = [{ asked: 4, entropy: 'f'.repeat(64), seen }];
    const found = checked(file, receipt);
    expect(found.refused).toBeNull();
    expect(found.open[0]).toEqual({ key: 'web-check-withheld', args: { entry: 4 } });
    receipt.unwritten = [{ asked: 4, entropy: second, seen }];
    expect(checked(file, receipt).open.map((msg) => msg.key)).not.toContain('web-check-withheld');
  });

  it('in which nobody asked for what this browser told is refused', () => {
    const { file, receipt } = game();
    const seen = receipt.added[1].seen;
    receipt.unwritten = [{ asked: 3, entropy: 'f'.repeat(64), seen }];
    expect(refusal({ file, receipt })).toBe('error-receipt-asked');
    receipt.unwritten = [{ asked: 4, entropy: 'f'.repeat(64), seen: { ...seen, link: '0'.repeat(64) } }];
    expect(refusal({ file, receipt })).toBe('error-receipt-link');
  });

  it('under another secret is refused', () => {
    const it = game();
    it.file.secret = '08'.repeat(32);
    expect(refusal(it)).toBe('error-receipt-commitment');
    it.file.commitment = commitmentOf(it.file.secret, it.file.terms);
    expect(refusal(it)).toBe('error-receipt-commitment');
  });

  it('of other terms is refused', () => {
    const it = game();
    it.file.terms = { ...it.file.terms, plan: { options: {} } };
    expect(refusal(it)).toBe('error-receipt-commitment');
  });

  it('of another table is refused', () => {
    const it = game();
    it.file.terms = { ...it.file.terms, table: 'xyz' };
    expect(refusal(it)).toBe('error-receipt-table');
  });

  it('that ends too early is refused', () => {
    const it = game();
    it.file.rows = it.file.rows.slice(0, -1);
    expect(refusal(it)).toBe('error-receipt-short');
  });

  it('in which anything is changed is refused', () => {
    const it = game();
    it.file.rows[7] = row(8, { kind: 'named', seat: 1, name: 'Mallory' });
    expect(refusal(it)).toBe('error-receipt-link');
  });

  it('without what this browser added is refused', () => {
    const it = game();
    it.receipt.added[1].entropy = '11'.repeat(32);
    expect(refusal(it)).toBe('error-receipt-added');
  });

  it('goes on unseen after the receipt, and that is said', () => {
    const it = game();
    it.file.rows = [...it.file.rows, row(9, answered)];
    expect(checked(it.file, it.receipt).open[0]).toEqual({ key: 'web-check-after', args: { entry: 8 } });
  });

  it('is not covered where somebody came whom this browser did not answer', () => {
    const it = game();
    it.receipt.added.pop();
    expect(checked(it.file, it.receipt).proved[2].args).toEqual({ covered: 2, answers: 3 });
  });

  it('proves nothing without a receipt, or in a file of old', () => {
    expect(checked(game().file, null).open[0].key).toBe('web-check-no-receipt');
    expect(checked({ version: 1 }, game().receipt).open[0].key).toBe('web-check-old');
  });
});
