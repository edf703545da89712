// What every form of a question gets.
import type { Attachment } from 'svelte/attachments';
import type { Say } from '../../boards/contract';
import type { Group } from '../../lib/offers';
import type { GameInfo, Hint, Offer } from '../../lib/wire';

export interface Choosing {
  info: GameInfo;
  groups: Group[];
  hints: Hint[] | null;
  /** An answer is on its way. */
  busy: boolean;
  say: Say;
  pick: (offer: Offer) => void;
  /** Attachment of the button at a place of the list, for the keyboard. */
  keep: (place: number) => Attachment<HTMLButtonElement>;
  /** A decision's own number: what was unfolded for one is folded for the next. */
  decision: number;
}
