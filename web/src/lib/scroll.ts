// Lists that grow at their end, where one reads on.
import type { Action } from 'svelte/action';

/** So near the end counts as being there. */
const NEAR = 60;
/** Milliseconds for which a list may still roll on after a hand has moved it. */
const ROLLING = 3000;
/** Milliseconds for which what lies beside a list may still move it after it has changed. */
const SETTLING = 500;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Keeps the end of a list in sight, whatever comes and whenever the list is shown; whoever scrolls
    back to read is left in peace. */
export const atEnd: Action<HTMLElement> = (list) => {
  let reading = true;
  let touched = -Infinity;
  let changed = -Infinity;
  const follow = () => {
    changed = performance.now();
    if (reading) list.scrollTop = list.scrollHeight;
  };
  const touch = () => {
    touched = performance.now();
  };
  const look = () => {
    const now = performance.now();
    // A list with more room for a moment is moved by the browser, and is not moved back.
    if (reading && now - touched > ROLLING && now - changed < SETTLING) {
      list.scrollTop = list.scrollHeight;
      return;
    }
    reading = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  // A list that is not shown has no end to go to; when it is shown, its size changes.
  const shown = new ResizeObserver(follow);
  const grown = new MutationObserver(follow);
  list.addEventListener('scroll', look);
  for (const hand of HANDS) list.addEventListener(hand, touch, { passive: true });
  shown.observe(list);
  grown.observe(list, { childList: true, subtree: true });
  return {
    destroy: () => {
      list.removeEventListener('scroll', look);
      for (const hand of HANDS) list.removeEventListener(hand, touch);
      shown.disconnect();
      grown.disconnect();
    },
  };
};
