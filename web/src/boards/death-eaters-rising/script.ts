// What is seen of the events of Death Eaters Rising.
import type { Entry } from '../shared/face';
import type { Cue, Picture, Script, Setting } from '../../stage/scenes';
import { faceOf } from './table';
import type { TableView } from './view';

const board = (): Picture => ({ kind: 'board' });
const player = (seat: number) => [`player:${seat}`, `seat:${seat}`];

/** The place, or the location where it lies. */
function there(place: string, { content }: Setting): string[] {
  const found = (content.places as Entry[]).find(({ id }) => id === place);
  return found ? [place, found.location as string] : [place];
}

const hurt: Cue['table'] = ({ card, damage }, { view }) => ({
  ...view,
  damage: { ...(view as TableView).damage, [card]: damage },
});
const fouled: Cue['table'] = ({ place, corruption }, { view }) => ({
  ...view,
  locations: (view as TableView).locations.map((one) =>
    one.active_place === place ? { ...one, corruption } : one,
  ),
});
const laid: Cue['table'] = ({ location }, { view }) => ({
  ...view,
  turn: { ...(view as TableView).turn, mission: location },
});

export const script: Script = {
  'board-laid': { picture: board },
  'leader-chosen': { picture: board, worth: 2 },
  dealt: { picture: board, time: 450, sound: 'card' },
  'turn-began': { picture: () => null },
  travelled: { picture: board, table: laid, time: 500, worth: 2 },
  followed: { picture: board, table: laid, time: 500 },
  'mission-moved': { picture: board, table: laid, time: 500 },
  'voldemort-turned': {
    tone: 'plain',
    picture: board,
    table: ({ location }, { view }) => ({ ...view, facing: location }),
    time: 1000,
    sound: 'dice',
  },
  damaged: { picture: ({ card, amount }) => ({ kind: 'touch', on: card, amount: -amount }), table: hurt, worth: 1 },
  healed: { picture: ({ card, amount }) => ({ kind: 'touch', on: card, amount }), table: hurt, worth: 2 },
  corrupted: {
    picture: ({ place, amount }, setting) => ({ kind: 'touch', on: there(place, setting), amount: -amount }),
    table: fouled,
  },
  cleansed: {
    picture: ({ place, amount }, setting) => ({ kind: 'touch', on: there(place, setting), amount }),
    table: fouled,
    worth: 3,
  },
  'ability-acted': { picture: ({ card }) => ({ kind: 'touch', on: card, amount: 0 }) },
  'ability-used': { picture: ({ card }) => ({ kind: 'touch', on: card, amount: 0 }), worth: 2 },
  restricted: { tone: 'bad', picture: ({ card }) => ({ kind: 'touch', on: card, amount: 0 }), time: 900 },
  'mark-acted': { tone: 'bad', picture: ({ card }) => ({ kind: 'touch', on: card, amount: 0 }), time: 900 },
  'penalty-fired': { tone: 'bad', picture: ({ place }, setting) => ({ kind: 'touch', on: there(place, setting), amount: 0 }), time: 900 },
  'dice-taken': { picture: () => null },
  'dice-rolled': { picture: board, time: 1000, sound: 'dice' },
  'dice-rerolled': { picture: board, time: 1000, sound: 'dice' },
  'die-assigned': {
    picture: ({ die, target }) => ({ kind: 'fly', what: faceOf(die).virtue, from: die, to: target }),
    time: 450,
    sound: 'step',
  },
  'token-taken': { picture: ({ seat, token }) => ({ kind: 'fly', what: token, to: player(seat) }), worth: 4 },
  'token-used': { tone: 'plain', picture: ({ token }) => ({ kind: 'card', card: token }), time: 1200, worth: 3 },
  swapped: { tone: 'plain', worth: 4 },
  recruited: { tone: 'good', picture: ({ seat, wizard }) => ({ kind: 'card', card: wizard, to: player(seat) }), worth: 8 },
  'place-controlled': {
    tone: 'bad',
    picture: ({ place }, setting) => ({ kind: 'fall', on: there(place, setting) }),
    worth: 8,
  },
  defeated: { tone: 'plain', picture: ({ card }) => ({ kind: 'fall', on: card }), time: 1000, worth: 7 },
  'voldemort-revealed': { tone: 'bad', picture: () => ({ kind: 'card', card: 'lord-voldemort' }), sound: 'fall', worth: 9 },
  ended: { tone: 'plain', picture: () => ({ kind: 'banner' }), worth: 10 },
};
