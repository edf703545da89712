// What is seen of the events of Talisman.
import { STEP } from '../shared/motion';
import { withPlayer, type Cue, type Picture, type Script, type Setting, type Side } from '../../stage/scenes';
import { along } from './ring';
import type { TableView } from './view';

const pawn = (seat: number) => `seat:${seat}`;
const player = (seat: number) => [`player:${seat}`, `seat:${seat}`];
const board = (): Picture => ({ kind: 'board' });

/** A pawn goes along its ring, space by space. */
const steps = ({ seat, space }: { seat: number; space: string }, { view, content }: Setting): number =>
  along(content.spaces, (view as TableView).players[seat]?.space ?? space, space).length - 1;
const walk: Cue = {
  picture: board,
  table: ({ seat, space }, { view }) => withPlayer(view as TableView, seat, { space }),
  time: (args, setting) => STEP * Math.max(1, steps(args as { seat: number; space: string }, setting)) + 200,
  sound: 'step',
};

/** A card that is drawn turns over for everybody. */
const turned = ({ card }: { card?: string }): Picture => ({ kind: 'card', card: card ?? '' });

/** The names of the enemies, or of the character whom one fights. */
const foes = (args: { foes?: string[] }): string[] => args.foes ?? [];

export const script: Script = {
  'turn-began': { picture: () => null },
  'turn-lost': { tone: 'bad', worth: 3 },
  'turns-to-lose': { tone: 'bad', worth: 3 },
  'dice-rolled': {
    // In a battle that goes straight to its end both sides roll there, at once.
    picture: ({ seat, dice, purpose }, { later }) =>
      purpose === 'battle' && later.some(({ name }) => name === 'scored' || name === 'dice-rolled')
        ? null
        : { kind: 'dice', dice, at: purpose === 'battle' ? undefined : pawn(seat) },
  },
  'foe-rolled': {
    tone: 'plain',
    shown: true,
    picture: ({ die }, { later }) =>
      later.some(({ name }) => name === 'scored') ? null : { kind: 'dice', dice: [die] },
  },
  'die-rerolled': { tone: 'plain', picture: ({ seat, to }) => ({ kind: 'dice', dice: [to], at: pawn(seat) }) },
  moved: { ...walk, worth: 2 },
  'voldemort-moved': {
    tone: 'plain',
    picture: board,
    table: ({ space }, { view }) => ({ ...view, voldemort: space }),
  },
  'barrier-tried': { tone: 'plain', picture: () => ({ kind: 'banner' }), worth: 5 },
  'gates-tried': { tone: 'plain', picture: () => ({ kind: 'banner' }), worth: 6 },
  'card-drawn': { tone: 'plain', picture: turned, worth: 1 },
  'card-met': {},
  'card-taken': {
    picture: ({ seat, card }) => ({ kind: 'fly', what: card, from: pawn(seat), to: player(seat) }),
    sound: 'card',
    worth: 4,
  },
  bought: { picture: ({ seat, card }) => ({ kind: 'card', card, to: player(seat) }), sound: 'coin', worth: 4 },
  'galleons-left': {
    picture: ({ seat, space, amount }) => ({ kind: 'fly', what: 'galleon', from: player(seat), to: space, amount }),
  },
  'advantage-turned': { tone: 'plain', picture: board },
  'challenge-met': { tone: 'good', picture: () => ({ kind: 'banner' }), worth: 6 },
  gained: {
    picture: ({ seat, what, amount }) => ({ kind: 'fly', what, from: pawn(seat), to: player(seat), amount }),
    worth: 2,
  },
  lost: { picture: ({ seat, amount }) => ({ kind: 'touch', on: player(seat), amount: -amount }), worth: 2 },
  healed: { picture: ({ seat, amount }) => ({ kind: 'touch', on: player(seat), amount }) },
  stolen: {
    tone: 'bad',
    picture: ({ seat, other_seat, what }) => ({ kind: 'fly', what, from: player(other_seat), to: player(seat) }),
    time: 1100,
    worth: 7,
  },
  'spell-cast': { tone: 'plain', picture: ({ spell }) => ({ kind: 'card', card: spell }), worth: 3 },
  'spell-cast-on': {
    tone: 'plain',
    picture: ({ spell, other_seat }) => ({ kind: 'card', card: spell, to: player(other_seat) }),
    worth: 4,
  },
  'spell-blocked': { tone: 'plain', worth: 2 },
  'spell-learned': { picture: ({ seat, spell }) => ({ kind: 'card', card: spell, to: player(seat) }) },
  'spell-drawn': {
    picture: ({ seat }) => ({ kind: 'fly', what: 'spell', to: player(seat) }),
    sound: 'card',
  },
  'became-ferret': { tone: 'bad', picture: () => ({ kind: 'banner' }), worth: 5 },
  fell: { tone: 'bad', picture: ({ seat }) => ({ kind: 'fall', on: pawn(seat) }), worth: 9 },
  'battle-began': { tone: 'plain', shown: true, picture: () => null },
  evaded: { tone: 'good', worth: 3 },
  scored: {
    tone: 'plain',
    shown: true,
    picture: (args) => {
      const { seat, die, score, foe_die, foe_score } = args as Record<string, number>;
      const own: Side = { seat, dice: [die], sum: score };
      return { kind: 'duel', sides: [own, { ids: foes(args), dice: [foe_die], sum: foe_score }] };
    },
  },
  'battle-won': { tone: 'good', shown: true, picture: () => null, worth: 6 },
  'battle-lost': { tone: 'bad', shown: true, picture: () => null, worth: 5 },
  'stand-off': { tone: 'plain', shown: true, picture: () => null, worth: 3 },
  'trophy-taken': {
    picture: ({ seat, card }) => ({ kind: 'fly', what: card, from: pawn(seat), to: player(seat) }),
    sound: 'coin',
  },
  'trophies-exchanged': {
    tone: 'good',
    picture: ({ seat, stat, amount }) => ({ kind: 'fly', what: stat, from: pawn(seat), to: player(seat), amount }),
    worth: 5,
  },
  ended: { tone: 'good', picture: () => ({ kind: 'banner' }), worth: 10 },
};
