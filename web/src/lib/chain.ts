// The chain of a table's journal, as docs/fair-dice.md describes it: the same as the server's, so
// that nobody has to take its word.
import { fromHex, sha256, toHex } from './sha256';

const encoder = new TextEncoder();

/** JSON with sorted keys and no spaces: the same text wherever the same value is written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([key, it]) => `${JSON.stringify(key)}:${canonical(it)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** SHA-256 of some parts, for one purpose. All of them but the last have a fixed length. */
export function hashed(label: string, ...parts: (string | Uint8Array)[]): Uint8Array {
  const pieces = [`commonroom ${label}\n`, ...parts].map((part) =>
    typeof part === 'string' ? encoder.encode(part) : part,
  );
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return sha256(whole);
}

/** What the host had to tell of its secret before the game. */
export const commitmentOf = (secret: string, terms: unknown): string =>
  toHex(hashed('commitment', fromHex(secret), canonical(terms)));

/** What the table was recognised by after each row; first, before any. */
export function linksOf(commitment: string, secret: string, rows: readonly unknown[]): string[] {
  const salt = hashed('salt', fromHex(secret));
  let link = fromHex(commitment);
  const links = [commitment];
  for (const row of rows) {
    link = hashed('link', link, hashed('seal', salt, canonical(row)));
    links.push(toHex(link));
  }
  return links;
}

/** Whether hashing a value leads back to what was told before: so often at most. */
export function follows(value: string, told: string, most = 8): boolean {
  let hash = fromHex(value);
  for (let i = 0; i < most; i++) {
    hash = sha256(hash);
    if (toHex(hash) === told) return true;
  }
  return false;
}
