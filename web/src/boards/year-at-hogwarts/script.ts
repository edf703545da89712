// What is seen of the events of A Year at Hogwarts, Voldemort Returns and Quidditch.
import { STEP } from '../shared/motion';
import { withPlayer, type Cue, type Picture, type Script } from '../../stage/scenes';

const pawn = (seat: number) => `seat:${seat}`;
const player = (seat: number) => [`player:${seat}`, `seat:${seat}`];
const board = (): Picture => ({ kind: 'board' });
const banner = (): Picture => ({ kind: 'banner' });

const walk: Cue = {
  picture: board,
  table: ({ seat, space }, { view }) => withPlayer(view, seat, { space }),
  time: STEP,
  sound: 'step',
};
const shown = (args: { card?: string }): Picture => ({ kind: 'card', card: args.card ?? '' });
const dice = (of: 'dice' | 'die'): Cue['picture'] => (args) => ({
  kind: 'dice', dice: [args[of]].flat(), at: pawn(args.seat),
});
/** Both roll, and nothing is added. */
const contest = (own: string, other: string): Cue['picture'] => (args) => ({
  kind: 'duel',
  sides: [
    { seat: args.seat, dice: [args[own]], sum: null },
    { seat: args.other_seat, dice: [args[other]], sum: null },
  ],
});
const gift = (what: string): Cue['picture'] => ({ seat, amount }) => ({
  kind: 'fly', what, from: pawn(seat), to: player(seat), amount,
});

const year: Script = {
  'student-taken': { picture: board, time: 400 },
  'missions-dealt': { picture: () => null },
  'turn-began': { picture: () => null },
  'move-rolled': { picture: dice('dice') },
  'moves-chosen': {},
  stepped: { ...walk, worth: 1 },
  went: { ...walk, time: 700, worth: 2 },
  travelled: { ...walk, time: 800, worth: 3 },
  'places-swapped': { tone: 'plain', picture: board, worth: 4 },
  'object-taken': {
    picture: ({ seat, object, space }) => ({ kind: 'fly', what: object, from: [object, space], to: player(seat) }),
    worth: 5,
  },
  'object-laid': {
    picture: ({ seat, object, space }) => ({ kind: 'fly', what: object, from: player(seat), to: space }),
    worth: 2,
  },
  'object-used': { picture: ({ object }) => ({ kind: 'card', card: object }), worth: 3 },
  'object-won': {
    tone: 'plain',
    picture: ({ seat, other_seat, object }) => ({ kind: 'fly', what: object, from: player(other_seat), to: player(seat) }),
    time: 1000,
    worth: 6,
  },
  'objects-swapped': { tone: 'plain', worth: 5 },
  'token-gained': { picture: ({ seat, token, amount }) => ({ kind: 'fly', what: token, from: pawn(seat), to: player(seat), amount }), worth: 2 },
  'token-spent': { picture: ({ seat, token, amount }) => ({ kind: 'fly', what: token, from: player(seat), to: pawn(seat), amount }) },
  'token-won': { picture: ({ seat, token, other_seat }) => ({ kind: 'fly', what: token, from: player(other_seat), to: player(seat) }), worth: 3 },
  'card-drawn': { picture: ({ seat, card }) => ({ kind: 'card', card, to: player(seat) }), time: 1500 },
  'card-taken': { picture: ({ seat, deck }) => ({ kind: 'fly', what: deck, from: pawn(seat), to: player(seat) }), sound: 'card', worth: 1 },
  'card-moved': { picture: ({ seat, deck, other_seat }) => ({ kind: 'fly', what: deck, from: player(seat), to: player(other_seat) }), sound: 'card', worth: 2 },
  'card-passed': { picture: ({ card, other_seat }) => ({ kind: 'card', card, to: player(other_seat) }), worth: 2 },
  'card-played': { tone: 'plain', picture: shown, worth: 4 },
  'card-revealed': { tone: 'plain', picture: shown, worth: 3 },
  'die-rolled': { tone: 'plain', picture: dice('die') },
  'points-gained': { picture: gift('points'), worth: 3 },
  'points-lost': { picture: ({ seat, amount }) => ({ kind: 'touch', on: player(seat), amount: -amount }), worth: 3 },
  'hp-gained': { picture: ({ seat, amount }) => ({ kind: 'touch', on: player(seat), amount }) },
  'hp-lost': { picture: ({ seat, amount }) => ({ kind: 'touch', on: player(seat), amount: -amount }), worth: 2 },
  'exam-passed': { tone: 'good', picture: ({ card, seat }) => ({ kind: 'card', card, to: player(seat) }), worth: 8 },
  'fight-began': { tone: 'plain', picture: ({ opponent }) => ({ kind: 'card', card: opponent }), worth: 3 },
  // The board has a sheet for it.
  'brawl-rolled': { tone: 'plain', shown: true, picture: board, table: (_, { view }) => view, time: 1000, sound: 'dice' },
  'attack-rolled': { tone: 'plain', picture: ({ dice: faces, res }) => ({ kind: 'dice', dice: faces, goal: res }) },
  'defence-rolled': { tone: 'plain', picture: ({ die }) => ({ kind: 'dice', dice: [die] }) },
  'opponent-hurt': { picture: ({ opponent, amount }) => ({ kind: 'touch', on: opponent, amount: -amount }) },
  'opponent-healed': { picture: ({ opponent, amount }) => ({ kind: 'touch', on: opponent, amount }) },
  'fight-won': { tone: 'good', picture: banner, worth: 7 },
  'fight-lost': { tone: 'bad', picture: banner, worth: 6 },
  'attack-parried': { tone: 'plain' },
  'opponent-stunned': { tone: 'plain' },
  'player-beaten': { tone: 'plain', picture: banner, worth: 7 },
  'sent-away': { tone: 'bad', picture: board, time: 1000, worth: 5 },
  'mission-shown': { picture: ({ mission }) => ({ kind: 'card', card: mission }) },
  'mission-done': { tone: 'good', picture: ({ mission, seat }) => ({ kind: 'card', card: mission, to: player(seat) }), sound: 'turn', worth: 9 },
  'year-ended': { tone: 'plain', picture: banner, worth: 10 },
};

const war: Script = {
  'horcrux-rolled': { tone: 'plain', picture: contest('die', 'other_die') },
  'horcrux-destroyed': { tone: 'good', picture: ({ object }) => ({ kind: 'card', card: object }), sound: 'fall', worth: 9 },
  'horcrux-resisted': { tone: 'bad', worth: 5 },
  'voldemort-returned': { tone: 'bad', picture: () => ({ kind: 'card', card: 'lord-voldemort' }), sound: 'fall', worth: 10 },
  'death-eater-placed': { picture: board, worth: 2 },
  'character-sent': { picture: board, worth: 1 },
  'death-eater-removed': { tone: 'plain', picture: ({ death_eater }) => ({ kind: 'fall', on: death_eater }), worth: 6 },
  'sent-to-start': { picture: board },
  'final-meeting': { tone: 'plain', picture: banner, worth: 9 },
  'final-rolled': { tone: 'plain', picture: contest('die', 'other_die'), worth: 6 },
  'war-ended': { tone: 'plain', picture: banner, worth: 10 },
};

const quidditch: Script = {
  'piece-placed': { picture: board, time: 350, sound: 'step' },
  'piece-moved': { picture: board, time: 450, sound: 'step' },
  'quaffle-taken': { picture: board, time: 500 },
  'quaffle-passed': { picture: board, time: 700, worth: 1 },
  'quaffle-dropped': { picture: board, time: 500 },
  'toss-rolled': { tone: 'plain', picture: contest('mine', 'theirs') },
  'actions-rolled': { picture: ({ actions }) => ({ kind: 'dice', dice: [actions] }), time: 900 },
  'quaffle-stolen': { tone: 'plain', picture: board, worth: 4 },
  'bludger-thrown': { tone: 'plain', picture: ({ roll }) => ({ kind: 'dice', dice: [roll] }), worth: 2 },
  dodged: { tone: 'good', picture: ({ roll }) => ({ kind: 'dice', dice: [roll] }), worth: 2 },
  eliminated: { tone: 'bad', picture: ({ piece }) => ({ kind: 'fall', on: piece }), sound: 'hit', worth: 5 },
  'shot-saved': {
    tone: 'bad',
    picture: ({ piece, roll, keeper, keeper_roll }) => ({
      kind: 'duel',
      sides: [{ ids: [piece], dice: [roll], sum: null }, { ids: [keeper], dice: [keeper_roll], sum: null }],
    }),
    worth: 5,
  },
  'goal-scored': {
    tone: 'good',
    picture: ({ piece, roll, keeper_roll }) => ({
      kind: 'duel',
      sides: [{ ids: [piece], dice: [roll], sum: null }, { ids: [], dice: [keeper_roll], sum: null }],
    }),
    sound: 'turn',
    worth: 9,
  },
  'race-began': { tone: 'plain', picture: banner, worth: 4 },
  'race-card-drawn': { picture: ({ seat, card }) => ({ kind: 'card', card, to: player(seat) }), time: 1400 },
  'seeker-flew': { picture: board, time: 600, worth: 1 },
  'seeker-fell-back': { picture: board, time: 600 },
  'seeker-rolled': { tone: 'plain', picture: ({ dice: faces }) => ({ kind: 'dice', dice: faces }), worth: 1 },
  'race-card-played': { tone: 'plain', picture: shown, worth: 2 },
  'snitch-caught': { tone: 'good', picture: banner, sound: 'victory', worth: 10 },
};

/** The matches of Quidditch are played within the other two. */
export const script: Script = { ...year, ...war, ...quidditch };
