// Lists that grow at their end, where one reads on.
import type { Action } from 'svelte/action';

/** So near the end counts as being there. */
const NEAR = 60;

/** Keeps the end of a list in sight, whatever comes and whenever the list is shown; whoever scrolls
    back to read is left in peace. */
export const atEnd: Action<HTMLElement> = (list) => {
  let reading = true;
  const follow = () => {
    if (reading) list.scrollTop = list.scrollHeight;
  };
  const look = () => {
    reading = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  // A list that is not shown has no end to go to; when it is shown, its size changes.
  const shown = new ResizeObserver(follow);
  const grown = new MutationObserver(follow);
  list.addEventListener('scroll', look);
  shown.observe(list);
  grown.observe(list, { childList: true, subtree: true });
  return {
    destroy: () => {
      list.removeEventListener('scroll', look);
      shown.disconnect();
      grown.disconnect();
    },
  };
};
