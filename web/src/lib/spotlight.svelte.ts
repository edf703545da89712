// Light on what is spoken of: parts of a table's screen say what they show and point at, and light
// themselves up. None of them looks for another.
import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

const KEY = Symbol('spotlight');
const NOTHING: readonly string[] = [];

export class Spotlight {
  /** What a guide speaks of: names of parts and spots, and options in words. */
  spoken = $state.raw(NOTHING);
  /** Where the choice leads that is looked at now. */
  pointed = $state.raw(NOTHING);
  #offered = new SvelteMap<string, number>();

  /** Whether the board shows something as a thing that can be chosen now. */
  offers(thing: string): boolean {
    return this.#offered.has(thing);
  }

  /** The board offers a thing, until the returned function is called. Whoever says so does not
      listen to who else does. */
  offering(thing: string): () => void {
    const count = (change: number) => {
      const left = untrack(() => this.#offered.get(thing) ?? 0) + change;
      if (left > 0) this.#offered.set(thing, left);
      else this.#offered.delete(thing);
    };
    count(1);
    return () => count(-1);
  }

  speak(names: readonly string[]): void {
    this.spoken = names;
  }

  point(things: readonly string[] = NOTHING): void {
    this.pointed = things;
  }

  /** The attribute of an element that is lit while a guide speaks of it. */
  lit(name: string): '' | undefined {
    return this.spoken.includes(name) ? '' : undefined;
  }

  /** Attachment: an element comes into sight when a guide speaks of it. */
  seen = (name: string) => (element: Element) => {
    if (this.spoken.includes(name)) element.scrollIntoView({ block: 'nearest' });
  };
}

/** The light of a screen, for everything in it. */
export function newSpotlight(): Spotlight {
  return setContext(KEY, new Spotlight());
}

/** The light of the screen that this is a part of; one of its own where there is none. */
export function spotlight(): Spotlight {
  return getContext<Spotlight | undefined>(KEY) ?? new Spotlight();
}
