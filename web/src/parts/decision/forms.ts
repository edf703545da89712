// How a question is laid out, by what kind of decision it is.
import { GLANCE, type Group, type Listed } from '../../lib/offers';
import type { OpenDecision } from '../../lib/wire';

export type Kind = OpenDecision['kind'];

/** One below the other; yes and no side by side; die by die; or on the board, the list folded. */
export type Form = 'list' | 'pair' | 'dice' | 'board';

/** The form of a kind of decision with so many offers, some of which the board shows as well. */
export function formOf(kind: Kind, count: number, boarded: boolean): Form {
  switch (kind) {
    case 'confirm':
      return count === 2 ? 'pair' : 'list';
    case 'assign':
      return 'dice';
    case 'choose':
    case 'place':
      return boarded && count > GLANCE ? 'board' : 'list';
    case 'gather':
    case 'pay':
    case 'react':
      return 'list';
    default: {
      const missing: never = kind;
      throw new Error(`no form for decisions of the kind ${String(missing)}`);
    }
  }
}

/** What of a list is better chosen on the board, and what is written nowhere else. */
export function parted(groups: readonly Group[], shown: (one: Listed) => boolean) {
  const all = groups.flatMap((group) => group.offers);
  return { onBoard: all.filter(shown), elsewhere: all.filter((one) => !shown(one)) };
}
