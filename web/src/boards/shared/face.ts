// What a card face shows, whatever the game.
import type { Icon } from './icon';

/** A number printed on a card, with what it is. */
export interface Figure {
  icon: Icon | null;
  label: string;
  value: string | number;
}

export interface Face {
  name: string;
  /** What sort of card it is, in words. */
  kind: string;
  icon: Icon | null;
  /** The place behind it, or the place that it is. */
  backdrop?: string;
  /** The colour of its ribbon. */
  tint: string;
  dark?: boolean;
  figures: Figure[];
  lines: string[];
  /** Printed in a rulebook, or our own design; null: neither is said. */
  source: 'seed' | 'ours' | null;
  /** A printed card of which some parts are our own. */
  partly?: boolean;
}

/** An entry of the content files. */
export interface Entry {
  id: string;
  source?: 'seed' | 'ours';
  ours?: string[];
  [field: string]: unknown;
}

/** Where an entry comes from. */
export function sourceOf(entry: Entry | undefined): Pick<Face, 'source' | 'partly'> {
  if (!entry?.source) return { source: null };
  return { source: entry.source, partly: entry.source === 'seed' && (entry.ours?.length ?? 0) > 0 };
}

type Index = Map<string, { file: string; entry: Entry }>;
/** Made once for each game: boards ask for every card they show. */
const made = new WeakMap<Record<string, unknown>, Map<readonly string[], Index>>();

/** Content id → the file it stands in and its entry, for the files a game shows as cards. */
export function index(content: Record<string, unknown>, files: readonly string[]): Index {
  const known = made.get(content)?.get(files);
  if (known) return known;
  const found: Index = new Map();
  for (const file of files) {
    const entries = content[file];
    if (!Array.isArray(entries)) continue;
    for (const entry of entries as Entry[]) {
      if (!found.has(entry.id)) found.set(entry.id, { file, entry });
    }
  }
  made.set(content, (made.get(content) ?? new Map()).set(files, found));
  return found;
}
