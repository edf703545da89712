// What the drawings of Talisman use for spaces, cards and qualities.
// Icons by Delapouite, Lorc and others, https://game-icons.net, CC BY 3.0.
import type { Icon } from '../shared/icon';
import behold from '~icons/game-icons/behold';
import biceps from '~icons/game-icons/biceps';
import cardDraw from '~icons/game-icons/card-draw';
import crossedSwords from '~icons/game-icons/crossed-swords';
import fairyWand from '~icons/game-icons/fairy-wand';
import fireTail from '~icons/game-icons/fire-tail';
import glowingArtifact from '~icons/game-icons/glowing-artifact';
import grimReaper from '~icons/game-icons/grim-reaper';
import hearts from '~icons/game-icons/hearts';
import imp from '~icons/game-icons/imp';
import key from '~icons/game-icons/key';
import keyring from '~icons/game-icons/keyring';
import magicSwirl from '~icons/game-icons/magic-swirl';
import meeple from '~icons/game-icons/meeple';
import openTreasureChest from '~icons/game-icons/open-treasure-chest';
import pawFront from '~icons/game-icons/paw-front';
import positionMarker from '~icons/game-icons/position-marker';
import scales from '~icons/game-icons/scales';
import scrollUnfurled from '~icons/game-icons/scroll-unfurled';
import shop from '~icons/game-icons/shop';
import skullBolt from '~icons/game-icons/skull-bolt';
import sleepy from '~icons/game-icons/sleepy';
import starSwirl from '~icons/game-icons/star-swirl';
import swapBag from '~icons/game-icons/swap-bag';
import triforce from '~icons/game-icons/triforce';
import trophy from '~icons/game-icons/trophy';
import twoCoins from '~icons/game-icons/two-coins';
import wizardFace from '~icons/game-icons/wizard-face';

export const EMBLEMS: Record<string, Icon> = {
  advantage: scales,
  beast: pawFront,
  being: imp,
  dark: grimReaper,
  'death-eaters': skullBolt,
  draw: cardDraw,
  enemy: crossedSwords,
  event: scrollUnfurled,
  fate: starSwirl,
  find: openTreasureChest,
  'flying-key': keyring,
  follower: meeple,
  galleon: twoCoins,
  galleons: twoCoins,
  hallow: triforce,
  key,
  life: hearts,
  'lost-turn': sleepy,
  magic: magicSwirl,
  'magic-object': glowingArtifact,
  might: biceps,
  object: swapBag,
  observer: behold,
  'order-of-the-phoenix': fireTail,
  place: positionMarker,
  purchase: shop,
  spell: fairyWand,
  spells: fairyWand,
  trophy,
  wizard: wizardFace,
};
