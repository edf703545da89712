import { expect, test } from 'vitest';
import { seatColour, seatShape, SEAT_COLOURS, SEAT_SHAPES } from './seats';

test('no two seats share colour or shape', () => {
  expect(new Set(SEAT_COLOURS).size).toBe(SEAT_COLOURS.length);
  expect(new Set(SEAT_SHAPES).size).toBe(SEAT_SHAPES.length);
  expect(seatColour(0)).not.toBe(seatColour(1));
  expect(seatShape(3)).toBe(SEAT_SHAPES[3]);
});
