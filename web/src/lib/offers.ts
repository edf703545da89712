// Offers in the order and groups they are listed in.
import type { Offer, OpenDecision } from './wire';

export interface Listed {
  offer: Offer;
  /** Its number among the decision's offers, to which hints belong. */
  number: number;
  /** Its place in the list, from 0. */
  place: number;
}

export interface Group {
  id: string;
  /** The content id that all of its offers are about; null: various. */
  about: string | null;
  offers: Listed[];
}

/** How many offers are still read at one glance. */
export const GLANCE = 6;
/** The group of what ends a long list, and is always in sight. */
export const LAST = 'last';

/**
 * A short list stays as it is. A long one of dice to lay somewhere is told by die: each die, and
 * where it can go. What is about no die, or only once, comes after; and the only offer that names
 * nothing, such as the end of the turn, is the last of every long list.
 */
export function grouped(decision: Pick<OpenDecision, 'kind' | 'offers'>): Group[] {
  const { kind, offers } = decision;
  const all = offers.map((offer, number) => ({ offer, number }));
  const split = kind === 'assign' && offers.length > GLANCE;
  const subject = ({ option }: Offer) =>
    split && option.length > 2 && typeof option[1] === 'string' ? option[1] : null;
  const subjects = [...new Set(offers.map(subject))].filter((one) => one !== null);
  const lone = all.filter(({ offer }) => offer.option.length === 1);
  const last = offers.length > GLANCE && lone.length === 1 ? lone : [];
  const groups = [
    ...[...subjects, null].map((about) => ({
      id: about ?? '',
      about,
      offers: all.filter((one) => subject(one.offer) === about && !last.includes(one)),
    })),
    { id: LAST, about: null, offers: last },
  ];
  let place = 0;
  return groups
    .filter((group) => group.offers.length > 0)
    .map((group) => ({
      ...group,
      offers: group.offers.map((one) => ({ ...one, place: place++ })),
    }));
}
