// Where a note about something fits on the screen: below it, or above where there is no room.
import type { Action } from 'svelte/action';

interface Size {
  width: number;
  height: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Between a note and what it is about, and between it and the edge of the screen. */
const GAP = 4;

export function placed(about: Box, note: Size, screen: Size): { left: number; top: number } {
  const middle = (about.left + about.right) / 2 - note.width / 2;
  const left = Math.max(GAP, Math.min(middle, screen.width - note.width - GAP));
  const below = about.bottom + GAP;
  const fits = below + note.height + GAP <= screen.height;
  return { left, top: fits ? below : Math.max(GAP, about.top - GAP - note.height) };
}

/** Puts a note beside what it is about, whole and in sight. */
export const within: Action<HTMLElement, Element> = (note, about) => {
  // Above the sheet that it is in, which may be narrower than the words.
  note.popover = 'manual';
  note.showPopover?.();
  const { width, height } = note.getBoundingClientRect();
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const { left, top } = placed(about.getBoundingClientRect(), { width, height }, screen);
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
};
