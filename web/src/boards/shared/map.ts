// Geometry of drawn maps: which space lies next in a direction, and what part of a map is shown.

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** A part of a map, in its own units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space that an arrow key leads to: near, and more ahead than aside. */
export function onward(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (spot.id === from.id || ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The frame moved over the map, so that nothing beside it shows where the map is large enough. */
export function within(map: Frame, frame: Frame): Frame {
  const along = (from: number, length: number, at: number, wide: number) =>
    wide >= length ? from + (length - wide) / 2 : Math.min(Math.max(at, from), from + length - wide);
  return {
    ...frame,
    x: along(map.x, map.width, frame.x, frame.width),
    y: along(map.y, map.height, frame.y, frame.height),
  };
}

/** The frame enlarged (`by` > 1 shows less) around a point of the map that stays where it is. */
export function zoomed(map: Frame, frame: Frame, by: number, x: number, y: number, most = 6): Frame {
  const whole = around(map, frame.width / frame.height);
  const width = Math.max(whole.width / most, Math.min(whole.width, frame.width / by));
  const scale = width / frame.width;
  return within(map, {
    x: x - (x - frame.x) * scale,
    y: y - (y - frame.y) * scale,
    width,
    height: frame.height * scale,
  });
}

export const same = (one: Frame, other: Frame): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** How a picture of one frame in a window of this width is enlarged by `k` and then moved, to look
    like another frame of the same proportions. */
export function moved(like: Frame, picture: Frame, width: number): { k: number; x: number; y: number } {
  const pixels = width / like.width;
  return { k: picture.width / like.width, x: (picture.x - like.x) * pixels, y: (picture.y - like.y) * pixels };
}

/** The smallest frame of a window's proportions that holds all of `part`. */
export function around(part: Frame, ratio: number): Frame {
  const width = Math.max(part.width, part.height * ratio);
  const height = width / ratio;
  return {
    x: part.x + (part.width - width) / 2,
    y: part.y + (part.height - height) / 2,
    width,
    height,
  };
}

/** A frame of a window's proportions that the map fills, at most so wide: around the part that holds
    these spots, or else around the one that has the most of them beside it, the first of equals. */
export function filling(
  map: Frame,
  ratio: number,
  most: number,
  part: Frame | null,
  spots: readonly Spot[],
): Frame {
  const width = Math.min(map.width, map.height * ratio, most);
  const height = width / ratio;
  const around = ({ x, y }: { x: number; y: number }) =>
    within(map, { x: x - width / 2, y: y - height / 2, width, height });
  if (part === null) return around({ x: map.x + map.width / 2, y: map.y + map.height / 2 });
  if (part.width <= width && part.height <= height) {
    return around({ x: part.x + part.width / 2, y: part.y + part.height / 2 });
  }
  const frames = spots.map(around);
  const seen = frames.map(
    (frame) =>
      spots.filter(({ x, y }) => x > frame.x && x < frame.x + width && y > frame.y && y < frame.y + height).length,
  );
  return frames[seen.indexOf(Math.max(...seen))];
}

/** A frame that holds these spots with a margin; null if there are none. */
export function holding(spots: readonly Spot[], margin: number): Frame | null {
  if (spots.length === 0) return null;
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

/** Where several pieces stand on one space: offsets on a small circle, one alone in the middle. */
export function huddle(count: number, radius: number): [number, number][] {
  if (count <= 1) return [[0, 0]];
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A name broken into at most `most` lines of about equal length, at its spaces. */
export function lines(name: string, width: number, most = 3): string[] {
  const words = name.split(' ');
  for (let count = 1; count < most; count++) {
    const broken = brokenInto(words, count);
    if (broken.every((line) => line.length <= width)) return broken;
  }
  return brokenInto(words, most);
}

function brokenInto(words: string[], count: number): string[] {
  let best: string[] = [words.join(' ')];
  let least = count === 1 ? 0 : Infinity;
  const cut = (from: number, left: number, made: string[]) => {
    if (left === 1 || from === words.length - 1) {
      const all = [...made, words.slice(from).join(' ')];
      const longest = Math.max(...all.map((line) => line.length));
      if (longest < least) [best, least] = [all, longest];
      return;
    }
    for (let to = from + 1; to < words.length; to++) {
      cut(to, left - 1, [...made, words.slice(from, to).join(' ')]);
    }
  };
  if (count > 1) cut(0, count, []);
  return best;
}

/** A text in lines of at most `width` letters; what does not fit into `most` lines is cut off. */
export function wrapped(text: string, width: number, most = Infinity): string[] {
  const made: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = made[made.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width) {
      made[made.length - 1] = `${last} ${word}`;
    } else {
      made.push(word);
    }
  }
  if (made.length <= most) return made;
  const kept = made.slice(0, most);
  kept[most - 1] = `${kept[most - 1].slice(0, width - 1)}…`;
  return kept;
}
