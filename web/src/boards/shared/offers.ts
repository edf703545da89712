// From offers to things on the board: what can be clicked now, and what a click means. The server
// says which things an offer names: content ids, `seat:2` for a player, `slot:-4,1`, `way:1,0`.
import type { Hint, Offer } from '../contract';

/** Something on the board that offers name. */
export interface Lit {
  /** The offers that name it, by their numbers. */
  offers: number[];
  /** The best chance among them, from 0 to 1; null: nothing is known. */
  chance: number | null;
  /** Whether the chance is a lower bound. */
  atLeast: boolean;
}

/** What a click on a thing leads to. */
export type Touch =
  | { kind: 'pick'; offer: number }
  /** More must be said: these things are chosen so far. */
  | { kind: 'chosen'; things: string[] };

/** The numbers of the offers that name all of these things. */
export function naming(offers: readonly Offer[], things: readonly string[]): number[] {
  const found: number[] = [];
  offers.forEach((offer, number) => {
    if (things.every((thing) => offer.things.includes(thing))) found.push(number);
  });
  return found;
}

/** Whether an offer says no more than these things. */
export function complete(offer: Offer, things: readonly string[]): boolean {
  return offer.things.every((thing) => things.includes(thing));
}

/** What can be clicked, once some things are chosen. */
export function lit(
  offers: readonly Offer[],
  hints: readonly Hint[] | null,
  chosen: readonly string[] = [],
): Map<string, Lit> {
  const found = new Map<string, Lit>();
  for (const number of naming(offers, chosen)) {
    const hint = hints?.[number];
    for (const thing of new Set(offers[number].things)) {
      if (chosen.includes(thing)) continue;
      const one = found.get(thing) ?? { offers: [], chance: null, atLeast: false };
      one.offers.push(number);
      if (hint && hint.chance !== null && hint.chance >= (one.chance ?? 0)) {
        one.chance = hint.chance;
        one.atLeast = hint.at_least;
      }
      found.set(thing, one);
    }
  }
  return found;
}

/** A click on a thing: the offer it settles, or what is chosen now. */
export function touch(offers: readonly Offer[], chosen: readonly string[], thing: string): Touch {
  if (chosen.includes(thing)) {
    return { kind: 'chosen', things: chosen.filter((one) => one !== thing) };
  }
  const further = [...chosen, thing];
  const things = naming(offers, further).length > 0 ? further : [thing];
  const left = naming(offers, things);
  if (left.length === 1 && complete(offers[left[0]], things)) {
    return { kind: 'pick', offer: left[0] };
  }
  return { kind: 'chosen', things: left.length > 0 ? things : [] };
}

/** A chance in words: `42 %`, `≥ 42 %`; nothing if nothing is known. */
export function percent(chance: number | null, atLeast = false): string {
  if (chance === null) return '';
  const whole = Math.round(chance * 100);
  const near = chance > 0 && whole === 0 ? '< 1' : chance < 1 && whole === 100 ? '> 99' : `${whole}`;
  return `${atLeast && near === `${whole}` ? '≥ ' : ''}${near} %`;
}
