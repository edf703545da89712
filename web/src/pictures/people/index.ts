// Portraits by the ids of the content.
import { put, type Drawing } from '../ink';
import { ALSO, PAIRS, PEOPLE } from './people';
import { portrait } from './portrait';

/** Two people, the second behind the first. */
function together([front, behind]: readonly [string, string]): Drawing {
  return put(portrait({ ...PEOPLE[behind], hand: undefined }), 25, 12, 0.88) + put(portrait({ ...PEOPLE[front], hand: undefined }), -9, 24, 0.77);
}

/** Id → how the person, or the two of them, is drawn. */
export const PORTRAITS: Record<string, () => Drawing> = {
  ...Object.fromEntries(Object.keys(PEOPLE).map((id) => [id, () => portrait(PEOPLE[id])])),
  ...Object.fromEntries(Object.entries(ALSO).map(([id, who]) => [id, () => portrait(PEOPLE[who])])),
  ...Object.fromEntries(Object.entries(PAIRS).map(([id, pair]) => [id, () => together(pair)])),
};
