// A finished game: the view at every moment, from a first view and the changes after it.
import type { Frame } from './wire';

type Json = unknown;
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON merge patch (RFC 7386). The old document stays as it is. */
export function patched(document: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: Record<string, Json> = isObject(document) ? { ...document } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = patched(result[key], value);
  }
  return result;
}

/** The view after every frame. */
export function views(frames: readonly Frame[]): Json[] {
  let view: Json = {};
  return frames.map((frame) => (view = patched(view, frame.changes)));
}

/** The frame that shows the moment of a journal entry: it, or the last one before it. */
export function frameAt(frames: readonly Frame[], seq: number): number {
  let found = 0;
  frames.forEach((frame, number) => {
    if (frame.seq <= seq) found = number;
  });
  return found;
}

/** The part of a game at its beginning in which players only settle down. */
const SETTING_UP = 0.06;

export interface Moment {
  frame: number;
  /** Which of the frame's events. */
  event: number;
}

/** The moments one remembers: of what nobody should miss, what seldom happened in this game once it
    had begun, in its order. */
export function moments(
  frames: readonly Frame[],
  notable: (name: string) => boolean = () => true,
  most = 8,
): Moment[] {
  const often = new Map<string, number>();
  for (const { events } of frames) {
    for (const { name } of events) often.set(name, (often.get(name) ?? 0) + 1);
  }
  const all: (Moment & { often: number })[] = [];
  const begun = Math.ceil(frames.length * SETTING_UP);
  frames.forEach(({ events }, frame) => {
    if (frame < begun) return;
    events.forEach(({ name }, event) => {
      if (notable(name)) all.push({ frame, event, often: often.get(name) ?? 0 });
    });
  });
  const rare = all.sort((a, b) => a.often - b.often || b.frame - a.frame).slice(0, most);
  return rare
    .sort((a, b) => a.frame - b.frame || a.event - b.event)
    .map(({ frame, event }) => ({ frame, event }));
}
