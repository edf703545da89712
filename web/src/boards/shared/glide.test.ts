// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { glide } from './glide';

const POINTS = [{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 5, y: 5 }];

function piece(way = POINTS, time = 700) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const animate = vi.fn();
  node.animate = animate;
  const action = glide(node, { space: 'a', way: () => way, time });
  return { animate, go: (space: string) => action.update({ space, way: () => way, time }) };
}

test('a piece passes the spaces between', () => {
  const { animate, go } = piece();
  go('b');
  expect(animate).toHaveBeenCalledOnce();
  const [frames, { duration }] = animate.mock.calls[0];
  expect(frames.map((one: { transform: string }) => one.transform)).toEqual(
    ['translate(0px, 0px)', 'translate(5px, 0px)', 'translate(5px, 5px)'],
  );
  expect(duration).toBeCloseTo(2 * 420);
});

test('it does not move where it stands, straight away, or for whoever wants no motion', () => {
  const cases = [[piece(), 'a'], [piece(POINTS.slice(1)), 'b'], [piece(POINTS, 0), 'b']] as const;
  for (const [{ animate, go }, space] of cases) {
    go(space);
    expect(animate).not.toHaveBeenCalled();
  }
});
