// @vitest-environment happy-dom
// What lies before a player, and how cards are played from there.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameInfo, Offer, SeatProps } from './contract';
import { Seat } from './talisman';

afterEach(cleanup);

const game: GameInfo = {
  about: { id: 'talisman', prefix: 'tal' } as GameInfo['about'],
  rules: [],
  content: { spells: [{ id: 'lumos' }], purchases: [{ id: 'wand' }] },
  printed: {},
  booklets: [],
  examples: [],
  named: {},
};
const view = {
  players: [
    {
      seat: 0,
      character: 'harry-potter',
      magic_parts: [
        ['magic', 4],
        ['wand', 1],
      ],
      might_parts: [['might', 3]],
      life: 4,
      fate: 2,
      galleons: 1,
      spells: ['lumos'],
      objects: ['wand', 'wand'],
      followers: [],
      trophies: [],
      ferret: 0,
      lost_turns: 0,
    },
  ],
};
const cast: Offer = {
  option: ['cast', 0, 'lumos'],
  text: { key: 'tal-option-cast', args: { seat: 0, spell: 'lumos' } },
  things: ['lumos'],
};

function seat(offers: Offer[]) {
  const pick = vi.fn();
  const explain = vi.fn();
  const say: SeatProps['say'] = (msg, args) =>
    args && 'source' in args
      ? `${args.source} ${args.amount}`
      : (typeof msg === 'string' ? msg : msg.key).replace('tal-', '');
  const props: SeatProps<never> = {
    game, view: view as never, seat: 0, glance: false, you: 0, names: ['Ada'], offers, pick, say, explain,
  };
  render(Seat, { props });
  return { pick, explain };
}

test('numbers tell what they are made of', () => {
  seat([]);
  expect(screen.getByLabelText('magic 5, magic 4, wand 1').textContent?.trim()).toBe('magic 5');
});

test('cards that are alike are shown once, and looked at by a click', async () => {
  const { explain } = seat([]);
  await fireEvent.click(screen.getByLabelText('wand ×2'));
  expect(explain).toHaveBeenCalledExactlyOnceWith('wand');
});

test('a card that can be played asks how', async () => {
  const { pick, explain } = seat([cast]);
  await fireEvent.click(screen.getByLabelText('lumos'));
  expect(explain).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText('option-cast'));
  expect(pick).toHaveBeenCalledExactlyOnceWith(cast);
});
