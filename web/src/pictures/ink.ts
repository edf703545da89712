// How everything is drawn: pieces of coloured paper, cut out, edged with ink and pasted one over the
// other. A drawing is the text of an SVG's inside, on a canvas of 100 × 100.

export type Drawing = string;

export const INK = '#2a1a11';
export const WHITE = '#fffaf0';

/** A piece of paper that belongs to the outline of the whole figure. */
export const cut = (d: string, fill: string): Drawing => `<path class="o" d="${d}" fill="${fill}"/>`;

/** A piece of paper upon another. */
export const piece = (d: string, fill: string): Drawing => `<path d="${d}" fill="${fill}"/>`;

/** A patch of colour without an edge. */
export const flat = (d: string, fill: string, opacity = 1): Drawing =>
  `<path d="${d}" fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (d: string, width = 2, colour = INK): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Something long and round, such as a snake or a leg, along a line. */
export const tube = (d: string, width: number, colour: string): Drawing =>
  `<path class="t" d="${d}" fill="none" stroke-width="${width}"/>` + line(d, width - 4, colour);

/** A full circle, as a path. */
export const ring = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

/** What is drawn for the left side, with its mirror image; `x` mirrors a number. */
export const both = (draw: (x: (n: number) => number, side: 1 | -1) => string): string =>
  draw((n) => n, 1) + draw((n) => 100 - n, -1);

const round = (n: number) => Math.round(n * 10) / 10;

/** A closed outline of curls through some points, bulging outwards if they go clockwise. */
export function curls(points: readonly (readonly [number, number])[], bulge = 0.6): string {
  const [first] = points;
  const arcs = [...points.slice(1), first].map(([x, y], i) => {
    const [fromX, fromY] = points[i];
    const r = round(Math.hypot(x - fromX, y - fromY) * bulge);
    return `A${r} ${r} 0 0 1 ${x} ${y}`;
  });
  return `M${first[0]} ${first[1]}${arcs.join('')}Z`;
}

/** A colour made darker (below 0) or lighter (above). */
export function shade(colour: string, by: number): string {
  const to = by < 0 ? [38, 18, 28] : [255, 246, 224];
  const parts = [1, 3, 5].map((at, i) => {
    const from = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(from + (to[i] - from) * Math.abs(by)).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The outline of a whole figure: everything that was `cut`. */
export const outline = (drawing: Drawing): string =>
  [...drawing.matchAll(/class="o" d="([^"]+)"/g)].map((found) => found[1]).join('');

const tubes = (drawing: Drawing, name: string): Drawing =>
  [...drawing.matchAll(/class="t" d="([^"]+)" fill="none" stroke-width="([\d.]+)"/g)]
    .map(([, d, width]) => `<g class="${name} pic-tube" stroke-width="${Number(width) + 5}"><path d="${d}"/></g>`)
    .join('');

/** A figure on the table: its shadow, the white edge of its paper, itself. */
export function pasted(drawing: Drawing): Drawing {
  const edge = outline(drawing);
  const body = drawing.replaceAll(/ class="[ot]"/g, '');
  const layer = (name: string) => `<path d="${edge}" class="${name}"/>${tubes(drawing, name)}`;
  return (
    `<g transform="translate(1.6 2.6)">${layer('pic-shadow')}</g>${layer('pic-edge')}` +
    `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${body}</g>`
  );
}

/** A drawing, moved and made smaller. */
export const put = (drawing: Drawing, x: number, y: number, size: number): Drawing =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;
