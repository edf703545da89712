// The browser's own database: texts under keys, written all or nothing before anyone is told.

export const KINDS = ['tables', 'journal', 'checkpoints', 'replays'] as const;

/** `[kind, key, text, add]`: adding fails where there is something; no text: it is removed. */
type Change = [kind: string, key: string, text: string | null, add: boolean];

/** Bytes that a long game takes, with its replays. */
const LONG_GAME = 2 ** 22;

export interface Drawer {
  /** What went wrong: '', 'conflict', 'full' or 'failed'. */
  write(changes: string): Promise<string>;
  read(kind: string, key: string): Promise<string | null>;
  /** The texts between two keys; a negative limit: the last ones. */
  list(kind: string, after: string, before: string, limit: number): Promise<string[]>;
}

const TROUBLE: Record<string, string> = { ConstraintError: 'conflict', QuotaExceededError: 'full' };

export async function openDrawer(name = 'commonroom'): Promise<Drawer> {
  const database = await new Promise<IDBDatabase>((settle, refuse) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => KINDS.forEach((kind) => opening.result.createObjectStore(kind));
    opening.onsuccess = () => settle(opening.result);
    opening.onerror = () => refuse(opening.error);
    opening.onblocked = () => refuse(new Error('blocked'));
  });
  return {
    write: (changes) => written(database, JSON.parse(changes) as Change[]),
    read: async (kind, key) =>
      ((await done(database.transaction(kind).objectStore(kind).get(key))) as string) ?? null,
    list: (kind, after, before, limit) => listed(database, kind, after, before, limit),
  };
}

function written(database: IDBDatabase, changes: Change[]): Promise<string> {
  return new Promise((settle) => {
    const kinds = [...new Set(changes.map(([kind]) => kind))];
    const transaction = database.transaction(kinds, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => settle('');
    transaction.onabort = () => settle(TROUBLE[transaction.error?.name ?? ''] ?? 'failed');
    for (const [kind, key, text, add] of changes) {
      const store = transaction.objectStore(kind);
      if (text === null) store.delete(key);
      else if (add) store.add(text, key);
      else store.put(text, key);
    }
  });
}

async function listed(
  database: IDBDatabase, kind: string, after: string, before: string, limit: number,
): Promise<string[]> {
  const store = database.transaction(kind).objectStore(kind);
  const range = IDBKeyRange.bound(after, before);
  if (limit >= 0) return done(store.getAll(range, limit || undefined)) as Promise<string[]>;
  const last = await done(store.openCursor(range, 'prev'));
  return last === null ? [] : [last.value as string];
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, refuse) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => refuse(request.error);
  });
}

/** Whether there is room for a long game. It is tried: browsers say only roughly how much there is. */
export async function hasRoom(drawer: Drawer): Promise<boolean> {
  const trouble = await drawer.write(JSON.stringify([['replays', '', noise(LONG_GAME), false]]));
  await drawer.write(JSON.stringify([['replays', '', null, false]]));
  return trouble !== 'full';
}

/** A text that a browser cannot make smaller before it keeps it. */
function noise(length: number): string {
  const bytes = new Uint8Array(length);
  const most = 65_536; // as many as a browser draws at once
  for (let at = 0; at < length; at += most) crypto.getRandomValues(bytes.subarray(at, at + most));
  return new TextDecoder('latin1').decode(bytes.map((byte) => 32 + (byte & 63)));
}

/** For a browser that keeps nothing: the tables live as long as the tab. */
export function forgetful(): Drawer {
  const kept = new Map(KINDS.map((kind) => [kind as string, new Map<string, string>()]));
  return {
    async write(changes) {
      const list = JSON.parse(changes) as Change[];
      if (list.some(([kind, key, , add]) => add && kept.get(kind)!.has(key))) return 'conflict';
      for (const [kind, key, text] of list) {
        if (text === null) kept.get(kind)!.delete(key);
        else kept.get(kind)!.set(key, text);
      }
      return '';
    },
    async read(kind, key) {
      return kept.get(kind)!.get(key) ?? null;
    },
    async list(kind, after, before, limit) {
      const keys = [...kept.get(kind)!.keys()].filter((key) => after <= key && key <= before).sort();
      const wanted = limit < 0 ? keys.slice(limit) : keys.slice(0, limit || undefined);
      return wanted.map((key) => kept.get(kind)!.get(key)!);
    },
  };
}
