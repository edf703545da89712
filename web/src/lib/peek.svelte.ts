// Reading a card without leaving the board: the mouse rests on it, or a finger is held down.
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const KEY = Symbol('peek');
/** Milliseconds until a resting mouse, or a finger, means it. */
const REST = 400;
const HOLD = 450;
/** Pixels that a finger may move while it is held. */
const STEADY = 10;

const mouse = window.matchMedia('(hover: hover)');

/** Whether the mouse has moved since it was last pressed: whoever has just chosen something, and lets
    the mouse lie, does not want to read what comes to lie under it. */
let moved = false;
window.addEventListener('pointermove', () => (moved = true), true);
window.addEventListener('pointerdown', () => (moved = false), true);

export interface Peeked {
  card: string;
  /** Where the thing is that was rested on. */
  box: DOMRect;
}

export class Peek {
  shown = $state.raw<Peeked | null>(null);
  readonly #has: (card: string) => boolean;

  /** `has` tells which ids are cards with something to read. */
  constructor(has: (card: string) => boolean) {
    this.#has = has;
  }

  /** Attachment of whatever shows a card. */
  at(card: string | null): Attachment<Element> {
    return (element) => {
      if (card === null || !this.#has(card)) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let start: PointerEvent | null = null;
      /** The finger's click is over, not a choice. */
      let held = false;
      const show = () => (this.shown = { card, box: element.getBoundingClientRect() });
      const hide = () => {
        clearTimeout(timer);
        timer = undefined;
        start = null;
        if (this.shown?.card === card) this.shown = null;
      };
      const rest = () => {
        clearTimeout(timer);
        timer = moved ? setTimeout(show, REST) : undefined;
      };
      const on: [string, (event: Event) => void][] = [
        ['pointerenter', (event) => {
          if ((event as PointerEvent).pointerType === 'mouse') rest();
        }],
        ['pointerdown', (event) => {
          hide();
          held = false;
          if ((event as PointerEvent).pointerType === 'mouse') return;
          start = event as PointerEvent;
          timer = setTimeout(() => {
            held = true;
            show();
          }, HOLD);
        }],
        ['pointermove', (event) => {
          const { clientX, clientY, pointerType } = event as PointerEvent;
          if (pointerType === 'mouse' && timer === undefined) rest();
          if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STEADY) hide();
        }],
        ['pointerleave', hide],
        ['pointerup', hide],
        ['pointercancel', hide],
        ['contextmenu', (event) => held && event.preventDefault()],
      ];
      const clicked = (event: Event) => {
        if (!held) return;
        held = false;
        event.stopPropagation();
        event.preventDefault();
      };
      for (const [name, listener] of on) element.addEventListener(name, listener);
      // The mouse may have come to rest before, where something else was drawn.
      if (mouse.matches && element.matches(':hover')) rest();
      element.addEventListener('click', clicked, true);
      return () => {
        hide();
        for (const [name, listener] of on) element.removeEventListener(name, listener);
        element.removeEventListener('click', clicked, true);
      };
    };
  }
}

/** The card that is read on a screen, for everything in it. */
export function newPeek(has: (card: string) => boolean): Peek {
  return setContext(KEY, new Peek(has));
}

/** That of the screen this is a part of; where there is none, nothing is shown. */
export function peek(): Peek {
  return getContext<Peek | undefined>(KEY) ?? new Peek(() => false);
}
