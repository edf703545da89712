// Game files: what a table that took one in was laid for.
import type { Chair, GameFile, OldGameFile, Plan } from './wire';

export type AnyGameFile = GameFile | OldGameFile;

export function planOf(file: AnyGameFile): { game: string; chairs: Chair[] } {
  return file.version === 2 ? (file.terms.plan as Plan) : file;
}
