// What the drawings of Talisman use for spaces, cards and qualities.
// Icons by Delapouite, Lorc and others, https://game-icons.net, CC BY 3.0.
import type { Icon } from '../shared/icon';
import i3dStairs from '~icons/game-icons/3d-stairs';
import bank from '~icons/game-icons/bank';
import barnOwl from '~icons/game-icons/barn-owl';
import bathtub from '~icons/game-icons/bathtub';
import behold from '~icons/game-icons/behold';
import biceps from '~icons/game-icons/biceps';
import birchTrees from '~icons/game-icons/birch-trees';
import boots from '~icons/game-icons/boots';
import brainFreeze from '~icons/game-icons/brain-freeze';
import brightExplosion from '~icons/game-icons/bright-explosion';
import broadsword from '~icons/game-icons/broadsword';
import broom from '~icons/game-icons/broom';
import bubblingFlask from '~icons/game-icons/bubbling-flask';
import bus from '~icons/game-icons/bus';
import byzantinTemple from '~icons/game-icons/byzantin-temple';
import cactusTap from '~icons/game-icons/cactus-tap';
import candleSkull from '~icons/game-icons/candle-skull';
import candles from '~icons/game-icons/candles';
import cardDraw from '~icons/game-icons/card-draw';
import caveEntrance from '~icons/game-icons/cave-entrance';
import centaur from '~icons/game-icons/centaur';
import closedDoors from '~icons/game-icons/closed-doors';
import coinsPile from '~icons/game-icons/coins-pile';
import crossedSwords from '~icons/game-icons/crossed-swords';
import crystalBall from '~icons/game-icons/crystal-ball';
import crystalShrine from '~icons/game-icons/crystal-shrine';
import crystalWand from '~icons/game-icons/crystal-wand';
import curvyKnife from '~icons/game-icons/curvy-knife';
import damagedHouse from '~icons/game-icons/damaged-house';
import doubled from '~icons/game-icons/doubled';
import duel from '~icons/game-icons/duel';
import fairyWand from '~icons/game-icons/fairy-wand';
import familyHouse from '~icons/game-icons/family-house';
import feather from '~icons/game-icons/feather';
import fireBowl from '~icons/game-icons/fire-bowl';
import fireTail from '~icons/game-icons/fire-tail';
import fireplace from '~icons/game-icons/fireplace';
import fireworkRocket from '~icons/game-icons/firework-rocket';
import forest from '~icons/game-icons/forest';
import frog from '~icons/game-icons/frog';
import frozenBody from '~icons/game-icons/frozen-body';
import gate from '~icons/game-icons/gate';
import gavel from '~icons/game-icons/gavel';
import giantSquid from '~icons/game-icons/giant-squid';
import glowingArtifact from '~icons/game-icons/glowing-artifact';
import grab from '~icons/game-icons/grab';
import grass from '~icons/game-icons/grass';
import graveyard from '~icons/game-icons/graveyard';
import grimReaper from '~icons/game-icons/grim-reaper';
import halt from '~icons/game-icons/halt';
import healing from '~icons/game-icons/healing';
import hearts from '~icons/game-icons/hearts';
import hospital from '~icons/game-icons/hospital';
import hospitalCross from '~icons/game-icons/hospital-cross';
import house from '~icons/game-icons/house';
import hut from '~icons/game-icons/hut';
import hutsVillage from '~icons/game-icons/huts-village';
import imp from '~icons/game-icons/imp';
import imprisoned from '~icons/game-icons/imprisoned';
import jellyBeans from '~icons/game-icons/jelly-beans';
import key from '~icons/game-icons/key';
import keyring from '~icons/game-icons/keyring';
import leatherBoot from '~icons/game-icons/leather-boot';
import lighter from '~icons/game-icons/lighter';
import lightningBranches from '~icons/game-icons/lightning-branches';
import magicBroom from '~icons/game-icons/magic-broom';
import magicShield from '~icons/game-icons/magic-shield';
import magicSwirl from '~icons/game-icons/magic-swirl';
import meeple from '~icons/game-icons/meeple';
import mirrorMirror from '~icons/game-icons/mirror-mirror';
import newspaper from '~icons/game-icons/newspaper';
import oldLantern from '~icons/game-icons/old-lantern';
import oneEyed from '~icons/game-icons/one-eyed';
import openTreasureChest from '~icons/game-icons/open-treasure-chest';
import orbWand from '~icons/game-icons/orb-wand';
import pawFront from '~icons/game-icons/paw-front';
import pocketWatch from '~icons/game-icons/pocket-watch';
import positionMarker from '~icons/game-icons/position-marker';
import potionBall from '~icons/game-icons/potion-ball';
import pouchWithBeads from '~icons/game-icons/pouch-with-beads';
import present from '~icons/game-icons/present';
import puppet from '~icons/game-icons/puppet';
import railway from '~icons/game-icons/railway';
import rallyTheTroops from '~icons/game-icons/rally-the-troops';
import rollingBomb from '~icons/game-icons/rolling-bomb';
import sandsOfTime from '~icons/game-icons/sands-of-time';
import scales from '~icons/game-icons/scales';
import scrollUnfurled from '~icons/game-icons/scroll-unfurled';
import secretBook from '~icons/game-icons/secret-book';
import secretDoor from '~icons/game-icons/secret-door';
import severedHand from '~icons/game-icons/severed-hand';
import shinyPurse from '~icons/game-icons/shiny-purse';
import shop from '~icons/game-icons/shop';
import skullInJar from '~icons/game-icons/skull-in-jar';
import sleepy from '~icons/game-icons/sleepy';
import snakeSpiral from '~icons/game-icons/snake-spiral';
import spiderWeb from '~icons/game-icons/spider-web';
import spookyHouse from '~icons/game-icons/spooky-house';
import stagHead from '~icons/game-icons/stag-head';
import starSwirl from '~icons/game-icons/star-swirl';
import steamLocomotive from '~icons/game-icons/steam-locomotive';
import streetLight from '~icons/game-icons/street-light';
import subway from '~icons/game-icons/subway';
import swapBag from '~icons/game-icons/swap-bag';
import tavernSign from '~icons/game-icons/tavern-sign';
import telescope from '~icons/game-icons/telescope';
import tiara from '~icons/game-icons/tiara';
import transform from '~icons/game-icons/transform';
import treasureMap from '~icons/game-icons/treasure-map';
import treehouse from '~icons/game-icons/treehouse';
import triforce from '~icons/game-icons/triforce';
import trophy from '~icons/game-icons/trophy';
import trophyCup from '~icons/game-icons/trophy-cup';
import twoCoins from '~icons/game-icons/two-coins';
import waterFountain from '~icons/game-icons/water-fountain';
import waves from '~icons/game-icons/waves';
import willowTree from '~icons/game-icons/willow-tree';
import wizardFace from '~icons/game-icons/wizard-face';
import wrappedSweet from '~icons/game-icons/wrapped-sweet';

export const EMBLEMS: Record<string, Icon> = {
  '12-grimmauld-place': house,
  '4-privet-drive': familyHouse,
  accio: grab,
  advantage: scales,
  'aragogs-lair': spiderWeb,
  'astronomy-tower': telescope,
  azkaban: imprisoned,
  'beaded-bag': pouchWithBeads,
  beast: pawFront,
  being: imp,
  'bertie-botts-beans': jellyBeans,
  'black-lake-shore': waves,
  'borgin-and-burkes': skullInJar,
  'call-to-arms': rallyTheTroops,
  'castle-lawn': grass,
  'centaur-clearing': centaur,
  'chamber-of-secrets': snakeSpiral,
  'charms-classroom': keyring,
  'chocolate-frogs': frog,
  cleansweep: broom,
  'covered-in-stinksap': cactusTap,
  'cursed-dagger': curvyKnife,
  'daily-prophet-smear': newspaper,
  dark: grimReaper,
  'deathly-hallow': triforce,
  'defence-against-the-dark-arts-classroom': magicShield,
  deluminator: lighter,
  'diagon-alley': shop,
  'divination-classroom': crystalBall,
  draw: cardDraw,
  'dropped-galleon': twoCoins,
  'duelling-club': duel,
  'dumbledores-bequest': present,
  enemy: crossedSwords,
  episkey: healing,
  event: scrollUnfurled,
  'expecto-patronum': stagHead,
  'exploding-bonbons': rollingBomb,
  expulso: brightExplosion,
  fate: starSwirl,
  'felix-felicis': potionBall,
  find: openTreasureChest,
  firebolt: magicBroom,
  'floo-powder': fireplace,
  'flying-key': keyring,
  follower: meeple,
  'forbidden-forest': forest,
  galleon: twoCoins,
  galleons: twoCoins,
  geminio: doubled,
  'goblet-of-fire': fireBowl,
  'godrics-hollow': graveyard,
  'great-hall': candles,
  'gringotts-bank': bank,
  'hagrids-hut': hut,
  'hall-of-prophecy': crystalShrine,
  hallow: triforce,
  'hand-of-glory': severedHand,
  hogsmeade: hutsVillage,
  'hogsmeade-station': railway,
  'hogwarts-express-trolley': wrappedSweet,
  'hogwarts-gates': gate,
  honeydukes: wrappedSweet,
  'hospital-wing': hospitalCross,
  immobulus: frozenBody,
  impedimenta: halt,
  imperio: puppet,
  key,
  'kings-cross-station': steamLocomotive,
  'knight-bus': bus,
  'knockturn-alley': candleSkull,
  lantern: oldLantern,
  'leaky-cauldron': tavernSign,
  life: hearts,
  'london-streets': streetLight,
  'london-underground': subway,
  'lost-turn': sleepy,
  lumos: orbWand,
  magic: magicSwirl,
  'magic-object': glowingArtifact,
  'malfoy-manor': spookyHouse,
  'marauders-map': treasureMap,
  might: biceps,
  'ministry-atrium': waterFountain,
  'ministry-inquiry': gavel,
  'ministry-of-magic': byzantinTemple,
  'mirror-of-erised': mirrorMirror,
  'moving-staircase': i3dStairs,
  object: swapBag,
  obliviate: brainFreeze,
  observer: behold,
  'old-boot': leatherBoot,
  'one-eyed-witch-passage': oneEyed,
  'order-of-the-phoenix': fireTail,
  owlery: barnOwl,
  place: positionMarker,
  portkey: boots,
  'potions-classroom': bubblingFlask,
  'prefects-bathroom': bathtub,
  protego: magicShield,
  purchase: shop,
  'purse-of-galleons': shinyPurse,
  'quidditch-pitch': magicBroom,
  'quidditch-world-cup': trophyCup,
  'ravenclaws-diadem': tiara,
  'restricted-section': secretBook,
  'room-of-requirement': secretDoor,
  'seaside-cavern': caveEntrance,
  'shrieking-shack': damagedHouse,
  spell: fairyWand,
  spells: fairyWand,
  'st-mungos': hospital,
  'stolen-hour': pocketWatch,
  stupefy: lightningBranches,
  'sword-of-gryffindor': broadsword,
  'tale-of-the-three-brothers': triforce,
  'the-burrow': treehouse,
  'the-forest-of-dean': birchTrees,
  'the-lake': giantSquid,
  'time-turner': sandsOfTime,
  'transfiguration-classroom': transform,
  'triwizard-winnings': coinsPile,
  trophy,
  'vanishing-cabinet': closedDoors,
  wand: crystalWand,
  'weasleys-fireworks': fireworkRocket,
  'whomping-willow': willowTree,
  'wingardium-leviosa': feather,
  wizard: wizardFace,
};
