import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, commitmentOf, follows, hashed, linksOf } from './chain';
import { fromHex, sha256, toHex } from './sha256';

test('the digest is SHA-256, whatever the length', () => {
  const text = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
  for (const length of [0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000, 70_000]) {
    const data = text(length);
    expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
  }
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});

// The same as the server works out: commonroom.tables.chain.
const secret = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
const terms = {
  table: 'abc', plan: { game: 'toy', chairs: [{ name: 'Žofie "Ž"\n', level: null }] }, rules: 1,
};
const rows = [
  { seq: 1, at: 5, rules: 1, entry: { kind: 'began', seat: 0, entropy: 'ab'.repeat(32) }, events: [] },
  {
    seq: 2, at: 6, rules: 1, entry: { option: ['x', 3], kind: 'answered', seat: 0, by_bot: false },
    events: [{ name: 'e', line: { key: 'k', args: { z: [1, 'ü\u2028\u0007'], a: -1 } } }],
  },
];

test('the chain is the one of the server', () => {
  expect(canonical(terms)).toBe(
    '{"plan":{"chairs":[{"level":null,"name":"Žofie \\"Ž\\"\\n"}],"game":"toy"},"rules":1,"table":"abc"}',
  );
  const commitment = commitmentOf(secret, terms);
  expect(linksOf(commitment, secret, rows)).toEqual([
    '1a08f30b125cc0a7d47113f7ebfca418377614e7349502a63f90253e1dbf247f',
    '1e8ed24e009186df3c9f258fa6e86c7da38d0a74df1ae373671caf19b4379d88',
    '3572bcb3a430bf481caaf0b0ef6512ae156bc6f972b57b2dbfdfaad3d31f7f54',
  ]);
  expect(toHex(hashed('x', Uint8Array.of(0, 1)))).toBe(
    '5ae6f4fd95a761f006fca693cea33c523814ad1ab610d30711d973278ecf3d05',
  );
});

test('a value follows from what was told if hashing leads back there', () => {
  const one = toHex(sha256(fromHex(secret)));
  const two = toHex(sha256(fromHex(one)));
  expect([follows(secret, one), follows(secret, two), follows(one, two)]).toEqual([true, true, true]);
  expect([follows(secret, secret), follows(one, secret), follows(secret, two, 1)]).toEqual([false, false, false]);
});
