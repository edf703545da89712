// Creatures and other enemies by the ids of the content.
import { pasted, type Drawing } from '../ink';
import * as beasts from './beasts';
import * as spirits from './spirits';

const ALONE: Record<string, () => Drawing> = {
  acromantulas: beasts.spider,
  basilisk: beasts.basilisk,
  'blast-ended-skrewt': beasts.skrewt,
  boggart: spirits.boggart,
  buckbeak: beasts.hippogriff,
  'chamber-opened': spirits.smokeSerpent,
  'curse-of-the-ring': spirits.witheredHand,
  'cursed-fire': spirits.fiendfyre,
  dementor: spirits.dementor,
  'stray-dementor': spirits.dementor,
  'devils-snare': spirits.snare,
  fang: beasts.hound,
  fawkes: beasts.phoenix,
  ferret: beasts.ferret,
  grindylows: spirits.grindylow,
  'gringotts-dragon': beasts.vaultDragon,
  hedwig: beasts.owl,
  'hungarian-horntail': beasts.horntail,
  mandrakes: spirits.mandrake,
  'mrs-norris': beasts.cat,
  nagini: beasts.nagini,
  'niffler-loose': beasts.niffler,
  'owl-post': beasts.post,
  ripper: beasts.ripper,
  'rogue-bludger': spirits.bludger,
  'shade-of-the-locket': spirits.shadeOfTheLocket,
  troll: spirits.troll,
  'troll-in-the-dungeon': spirits.troll,
  'ukrainian-ironbelly': beasts.ironbelly,
  werewolf: spirits.werewolf,
};

export const CREATURES: Record<string, () => Drawing> = {
  ...Object.fromEntries(Object.entries(ALONE).map(([id, draw]) => [id, () => pasted(draw())])),
  'cornish-pixies': spirits.pixies,
  'dementor-swarm': spirits.swarm,
  dementors: spirits.swarm,
  'dementors-at-the-gates': spirits.atTheGates,
  'dementors-over-london': spirits.overLondon,
  'dementors-over-the-pitch': spirits.overThePitch,
  doxies: spirits.doxies,
  fluffy: beasts.fluffy,
  'phoenix-song': beasts.song,
  'young-basilisk': beasts.youngBasilisk,
};
