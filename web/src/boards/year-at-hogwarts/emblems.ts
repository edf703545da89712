// What the drawings of A Year at Hogwarts use for spaces, cards and objects.
// Icons by Delapouite, Lorc and others, https://game-icons.net, CC BY 3.0.
import type { Icon } from '../shared/icon';
import i3dStairs from '~icons/game-icons/3d-stairs';
import archBridge from '~icons/game-icons/arch-bridge';
import armchair from '~icons/game-icons/armchair';
import badger from '~icons/game-icons/badger';
import bank from '~icons/game-icons/bank';
import barnOwl from '~icons/game-icons/barn-owl';
import baseballBat from '~icons/game-icons/baseball-bat';
import bathtub from '~icons/game-icons/bathtub';
import beerStein from '~icons/game-icons/beer-stein';
import bellShield from '~icons/game-icons/bell-shield';
import boar from '~icons/game-icons/boar';
import bookPile from '~icons/game-icons/book-pile';
import bookshelf from '~icons/game-icons/bookshelf';
import broom from '~icons/game-icons/broom';
import byzantinTemple from '~icons/game-icons/byzantin-temple';
import candles from '~icons/game-icons/candles';
import cannonBall from '~icons/game-icons/cannon-ball';
import canoe from '~icons/game-icons/canoe';
import cauldron from '~icons/game-icons/cauldron';
import centaur from '~icons/game-icons/centaur';
import checkedShield from '~icons/game-icons/checked-shield';
import chest from '~icons/game-icons/chest';
import clockTower from '~icons/game-icons/clock-tower';
import crystalShrine from '~icons/game-icons/crystal-shrine';
import crystalWand from '~icons/game-icons/crystal-wand';
import damagedHouse from '~icons/game-icons/damaged-house';
import desk from '~icons/game-icons/desk';
import direwolf from '~icons/game-icons/direwolf';
import dolmen from '~icons/game-icons/dolmen';
import dragonHead from '~icons/game-icons/dragon-head';
import duel from '~icons/game-icons/duel';
import fairyWand from '~icons/game-icons/fairy-wand';
import fallDown from '~icons/game-icons/fall-down';
import feather from '~icons/game-icons/feather';
import fireplace from '~icons/game-icons/fireplace';
import fireworkRocket from '~icons/game-icons/firework-rocket';
import footsteps from '~icons/game-icons/footsteps';
import gate from '~icons/game-icons/gate';
import ghost from '~icons/game-icons/ghost';
import giantSquid from '~icons/game-icons/giant-squid';
import goalKeeper from '~icons/game-icons/goal-keeper';
import graveyard from '~icons/game-icons/graveyard';
import greenhouse from '~icons/game-icons/greenhouse';
import griffinSymbol from '~icons/game-icons/griffin-symbol';
import hawkEmblem from '~icons/game-icons/hawk-emblem';
import hazardSign from '~icons/game-icons/hazard-sign';
import heartPlus from '~icons/game-icons/heart-plus';
import hearts from '~icons/game-icons/hearts';
import hospitalCross from '~icons/game-icons/hospital-cross';
import hut from '~icons/game-icons/hut';
import iceCreamCone from '~icons/game-icons/ice-cream-cone';
import knifeFork from '~icons/game-icons/knife-fork';
import laurels from '~icons/game-icons/laurels';
import lion from '~icons/game-icons/lion';
import magicBroom from '~icons/game-icons/magic-broom';
import magicPalm from '~icons/game-icons/magic-palm';
import magicShield from '~icons/game-icons/magic-shield';
import maze from '~icons/game-icons/maze';
import mortar from '~icons/game-icons/mortar';
import openBook from '~icons/game-icons/open-book';
import openGate from '~icons/game-icons/open-gate';
import owl from '~icons/game-icons/owl';
import pincers from '~icons/game-icons/pincers';
import plainCircle from '~icons/game-icons/plain-circle';
import poisonBottle from '~icons/game-icons/poison-bottle';
import raven from '~icons/game-icons/raven';
import ringingBell from '~icons/game-icons/ringing-bell';
import robe from '~icons/game-icons/robe';
import rollingDices from '~icons/game-icons/rolling-dices';
import rose from '~icons/game-icons/rose';
import roundPotion from '~icons/game-icons/round-potion';
import scrollQuill from '~icons/game-icons/scroll-quill';
import secretDoor from '~icons/game-icons/secret-door';
import shield from '~icons/game-icons/shield';
import skullBolt from '~icons/game-icons/skull-bolt';
import skullInJar from '~icons/game-icons/skull-in-jar';
import sloth from '~icons/game-icons/sloth';
import snake from '~icons/game-icons/snake';
import snakeSpiral from '~icons/game-icons/snake-spiral';
import snitchQuidditchBall from '~icons/game-icons/snitch-quidditch-ball';
import snowing from '~icons/game-icons/snowing';
import spiderWeb from '~icons/game-icons/spider-web';
import spiralArrow from '~icons/game-icons/spiral-arrow';
import spookyHouse from '~icons/game-icons/spooky-house';
import sprout from '~icons/game-icons/sprout';
import stairs from '~icons/game-icons/stairs';
import starMedal from '~icons/game-icons/star-medal';
import sundial from '~icons/game-icons/sundial';
import tavernSign from '~icons/game-icons/tavern-sign';
import teacher from '~icons/game-icons/teacher';
import telescope from '~icons/game-icons/telescope';
import throwingBall from '~icons/game-icons/throwing-ball';
import transform from '~icons/game-icons/transform';
import treehouse from '~icons/game-icons/treehouse';
import trophy from '~icons/game-icons/trophy';
import truce from '~icons/game-icons/truce';
import unicorn from '~icons/game-icons/unicorn';
import village from '~icons/game-icons/village';
import waterFountain from '~icons/game-icons/water-fountain';
import whirlwind from '~icons/game-icons/whirlwind';
import whiteTower from '~icons/game-icons/white-tower';
import willowTree from '~icons/game-icons/willow-tree';
import wizardFace from '~icons/game-icons/wizard-face';
import wrappedSweet from '~icons/game-icons/wrapped-sweet';

export const EMBLEMS: Record<string, Icon> = {
  action: scrollQuill,
  apothecary: mortar,
  'astronomy-tower': telescope,
  beater: baseballBat,
  'bell-tower': ringingBell,
  'black-lake': giantSquid,
  blatching: hazardSign,
  bludger: cannonBall,
  boathouse: canoe,
  book: openBook,
  'borgin-and-burkes': skullInJar,
  bridge: archBridge,
  'centaur-glade': centaur,
  'chamber-of-secrets': snakeSpiral,
  charms: feather,
  chaser: throwingBall,
  classroom: desk,
  'clock-tower': clockTower,
  'common-room': armchair,
  creatures: griffinSymbol,
  'creatures-classroom': griffinSymbol,
  'dark-tower-token': skullBolt,
  defence: magicShield,
  dice: rollingDices,
  duel,
  'duelling-club': duel,
  'dumbledores-office': wizardFace,
  'entrance-crest': checkedShield,
  'entrance-hall': openGate,
  'entrance-hands': magicPalm,
  event: bellShield,
  floo: fireplace,
  'florean-fortescues': iceCreamCone,
  'flourish-and-blotts': bookPile,
  'forbidden-forest': spiderWeb,
  'fountain-court': waterFountain,
  'grand-staircase': i3dStairs,
  'great-hall': candles,
  gringotts: bank,
  'gringotts-steps': stairs,
  gryffindor: lion,
  'hagrids-hut': hut,
  'hall-of-prophecies': crystalShrine,
  'hawkshead-formation': hawkEmblem,
  health: heartPlus,
  herbology: sprout,
  'herbology-classroom': greenhouse,
  'hogs-head': boar,
  hogsmeade: village,
  'hogsmeade-weekend': village,
  honeydukes: wrappedSweet,
  'hospital-wing': hospitalCross,
  'hospital-wing-day': hospitalCross,
  hp: hearts,
  hufflepuff: badger,
  keeper: goalKeeper,
  kitchens: knifeFork,
  'leaky-cauldron': tavernSign,
  left: footsteps,
  library: bookshelf,
  'little-hangleton-graveyard': graveyard,
  'madam-malkins': robe,
  'malfoy-manor': spookyHouse,
  maze,
  'ministry-of-magic': byzantinTemple,
  mission: starMedal,
  'moaning-myrtles-bathroom': ghost,
  object: chest,
  ollivanders: crystalWand,
  'owl-emporium': owl,
  owlery: barnOwl,
  paddock: unicorn,
  'parkins-pincer': pincers,
  points: laurels,
  potion: roundPotion,
  potions: cauldron,
  'prefects-bathroom': bathtub,
  quaffle: plainCircle,
  'quidditch-pitch': magicBroom,
  'quidditch-supplies': broom,
  ravenclaw: raven,
  res: shield,
  'room-of-requirement': secretDoor,
  'rose-garden': rose,
  'second-wind': whirlwind,
  seeker: snitchQuidditchBall,
  'shrieking-shack': damagedHouse,
  'sloth-grip-roll': sloth,
  slytherin: snake,
  'snapes-office': poisonBottle,
  'snow-in-the-corridors': snowing,
  spell: fairyWand,
  'spiral-dive': spiralArrow,
  'staff-room': teacher,
  start: gate,
  'start-of-term-feast': candles,
  'stone-circle': dolmen,
  'sundial-garden': sundial,
  'the-burrow': treehouse,
  'three-broomsticks': beerStein,
  tower: whiteTower,
  'training-grounds': dragonHead,
  transfiguration: transform,
  'trophy-room': trophy,
  truce,
  'viaduct-courtyard': waterFountain,
  'west-wing-third-floor': direwolf,
  'whomping-willow': willowTree,
  'wizard-wheezes': fireworkRocket,
  'wronski-feint': fallDown,
};
