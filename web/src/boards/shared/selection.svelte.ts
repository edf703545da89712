// What every board does with offers: it lights things up, takes clicks, and says names.
import type { BoardProps, Offer } from '../contract';
import { complete, lit, naming, percent, touch, type Lit } from './offers';

export class Selection {
  readonly #props: () => BoardProps;
  #things = $state<string[]>([]);
  #of = $state.raw<readonly Offer[]>([]);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }

  /** What is chosen of an offer that needs more than one click. */
  readonly chosen = $derived.by(() => (this.#of === this.props.offers ? this.#things : []));
  readonly lit: Map<string, Lit> = $derived.by(() =>
    lit(this.props.offers, this.props.hints, this.chosen),
  );
  /** What can be done with the chosen things alone. */
  readonly menu: Offer[] = $derived.by(() => {
    if (this.chosen.length === 0) return [];
    const { offers } = this.props;
    return naming(offers, this.chosen)
      .map((number) => offers[number])
      .filter((offer) => complete(offer, this.chosen));
  });

  /** The name of anything in the box. */
  name = (id: string): string => this.props.say(`${this.props.game.about.prefix}-${id}`);

  /** The same as a title, with a capital letter. */
  title = (id: string): string => {
    const [first, ...rest] = this.name(id);
    return first.toLocaleUpperCase() + rest.join('');
  };

  isLit = (thing: string): boolean => this.lit.has(thing);
  isChosen = (thing: string): boolean => this.chosen.includes(thing);

  /** The chance that goes with a thing, as `42 %`. */
  chance = (thing: string): string => {
    const one = this.lit.get(thing);
    return one ? percent(one.chance, one.atLeast) : '';
  };

  /** What a screen reader says of a thing: its name, what can be done, and what else is known. */
  label = (thing: string, name: string, ...more: (string | number | null | undefined)[]): string => {
    const one = this.lit.get(thing);
    const deed = one?.offers.length === 1 ? this.props.say(this.props.offers[one.offers[0]].text) : '';
    return [name, deed !== name ? deed : '', this.chance(thing), ...more]
      .filter((part) => part !== '' && part !== null && part !== undefined)
      .join('. ');
  };

  /** A click: answer, choose, or else look at it. */
  press = (thing: string, card: string | null = thing): void => {
    const { offers, pick, explain } = this.props;
    if (!this.isLit(thing) && !this.isChosen(thing)) {
      this.clear();
      if (card !== null) explain?.(card);
      return;
    }
    const touched = touch(offers, this.chosen, thing);
    if (touched.kind === 'pick') {
      this.clear();
      pick(offers[touched.offer]);
      return;
    }
    this.#of = offers;
    this.#things = touched.things;
  };

  /** A click on what stands or lies on something lit means that, unless it is meant itself. */
  pressOn = (on: string, thing: string, card: string | null = thing): void => {
    if (!this.isLit(thing) && !this.isChosen(thing) && this.isLit(on)) this.press(on);
    else this.press(thing, card);
  };

  answer = (offer: Offer): void => {
    this.clear();
    this.props.pick(offer);
  };

  clear = (): void => {
    this.#things = [];
  };
}
