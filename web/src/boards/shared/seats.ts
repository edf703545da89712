// How players are told apart on a board: each seat has a colour and a shape of its own.

export const SEAT_COLOURS = [
  '#9b1f2e',
  '#1f5582',
  '#2e6b3a',
  '#70439a',
  '#9c4f12',
  '#116f69',
  '#64561a',
  '#97366c',
  '#4a4a4a',
];

const polygon = (corners: number, turn: number) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners + turn;
    return `${i ? 'L' : 'M'}${Math.sin(angle).toFixed(3)} ${(-Math.cos(angle)).toFixed(3)}`;
  }).join('') + 'Z';

/** Outlines of radius 1: disc, square, diamond, hexagon, triangle, pentagon, shield, octagon, cross. */
export const SEAT_SHAPES = [
  'M0 -1A1 1 0 0 1 0 1A1 1 0 0 1 0 -1Z',
  'M-.86 -.86H.86V.86H-.86Z',
  polygon(4, 0),
  polygon(6, 0),
  'M0 -1.05L1 .8H-1Z',
  polygon(5, 0),
  'M-.85 -.9H.85V.1Q.7 .8 0 1.05Q-.7 .8 -.85 .1Z',
  polygon(8, Math.PI / 8),
  'M-.4 -1H.4V-.4H1V.4H.4V1H-.4V.4H-1V-.4H-.4Z',
];

export const seatColour = (seat: number) => SEAT_COLOURS[seat % SEAT_COLOURS.length];
export const seatShape = (seat: number) => SEAT_SHAPES[seat % SEAT_SHAPES.length];
