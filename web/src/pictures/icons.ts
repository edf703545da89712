// The pictures as icons, for wherever an emblem can stand.
import type { Icon } from '../boards/shared/icon';
import Picture from './Picture.svelte';
import { FIGURES } from './pictures';

/** A component that draws one picture, whatever else it is given. */
const icon = (of: string): Icon => (anchor, props) =>
  Picture(anchor, Object.defineProperties({ of }, Object.getOwnPropertyDescriptors(props)) as typeof props & { of: string });

/** Id → its picture. */
export const PICTURES: Record<string, Icon> = Object.fromEntries(Object.keys(FIGURES).map((id) => [id, icon(id)]));

const known = new Set<Icon>(Object.values(PICTURES));

/** Whether an icon is a picture of our own: it has colours, and wants more room than an emblem. */
export const isPicture = (one: Icon): boolean => known.has(one);
