// What the drawings of A Year at Hogwarts use for spaces, cards and objects.
// Icons by Delapouite, Lorc and others, https://game-icons.net, CC BY 3.0.
import type { Icon } from '../shared/icon';
import i3dStairs from '~icons/game-icons/3d-stairs';
import algae from '~icons/game-icons/algae';
import archBridge from '~icons/game-icons/arch-bridge';
import armchair from '~icons/game-icons/armchair';
import badger from '~icons/game-icons/badger';
import ballerinaShoes from '~icons/game-icons/ballerina-shoes';
import balloons from '~icons/game-icons/balloons';
import bank from '~icons/game-icons/bank';
import barnOwl from '~icons/game-icons/barn-owl';
import baseballBat from '~icons/game-icons/baseball-bat';
import bathtub from '~icons/game-icons/bathtub';
import beard from '~icons/game-icons/beard';
import beerStein from '~icons/game-icons/beer-stein';
import bellShield from '~icons/game-icons/bell-shield';
import bestialFangs from '~icons/game-icons/bestial-fangs';
import biceps from '~icons/game-icons/biceps';
import bigEgg from '~icons/game-icons/big-egg';
import boar from '~icons/game-icons/boar';
import bodySwapping from '~icons/game-icons/body-swapping';
import bookPile from '~icons/game-icons/book-pile';
import bookshelf from '~icons/game-icons/bookshelf';
import boots from '~icons/game-icons/boots';
import brain from '~icons/game-icons/brain';
import brainFreeze from '~icons/game-icons/brain-freeze';
import brightExplosion from '~icons/game-icons/bright-explosion';
import broadsword from '~icons/game-icons/broadsword';
import brokenBone from '~icons/game-icons/broken-bone';
import broom from '~icons/game-icons/broom';
import byzantinTemple from '~icons/game-icons/byzantin-temple';
import campfire from '~icons/game-icons/campfire';
import candleSkull from '~icons/game-icons/candle-skull';
import candles from '~icons/game-icons/candles';
import cannonBall from '~icons/game-icons/cannon-ball';
import canoe from '~icons/game-icons/canoe';
import castle from '~icons/game-icons/castle';
import cauldron from '~icons/game-icons/cauldron';
import centaur from '~icons/game-icons/centaur';
import checkedShield from '~icons/game-icons/checked-shield';
import chest from '~icons/game-icons/chest';
import cloak from '~icons/game-icons/cloak';
import clockTower from '~icons/game-icons/clock-tower';
import crossedBones from '~icons/game-icons/crossed-bones';
import crossedSlashes from '~icons/game-icons/crossed-slashes';
import crystalBall from '~icons/game-icons/crystal-ball';
import crystalShrine from '~icons/game-icons/crystal-shrine';
import crystalWand from '~icons/game-icons/crystal-wand';
import damagedHouse from '~icons/game-icons/damaged-house';
import desk from '~icons/game-icons/desk';
import direwolf from '~icons/game-icons/direwolf';
import dolmen from '~icons/game-icons/dolmen';
import dragonHead from '~icons/game-icons/dragon-head';
import dropWeapon from '~icons/game-icons/drop-weapon';
import duel from '~icons/game-icons/duel';
import fairyWand from '~icons/game-icons/fairy-wand';
import fallDown from '~icons/game-icons/fall-down';
import feather from '~icons/game-icons/feather';
import fireZone from '~icons/game-icons/fire-zone';
import fireplace from '~icons/game-icons/fireplace';
import fireworkRocket from '~icons/game-icons/firework-rocket';
import flame from '~icons/game-icons/flame';
import footsteps from '~icons/game-icons/footsteps';
import frozenBody from '~icons/game-icons/frozen-body';
import gate from '~icons/game-icons/gate';
import gavel from '~icons/game-icons/gavel';
import gemPendant from '~icons/game-icons/gem-pendant';
import ghost from '~icons/game-icons/ghost';
import giantSquid from '~icons/game-icons/giant-squid';
import goalKeeper from '~icons/game-icons/goal-keeper';
import grab from '~icons/game-icons/grab';
import graduateCap from '~icons/game-icons/graduate-cap';
import graveyard from '~icons/game-icons/graveyard';
import greenhouse from '~icons/game-icons/greenhouse';
import griffinSymbol from '~icons/game-icons/griffin-symbol';
import halt from '~icons/game-icons/halt';
import harp from '~icons/game-icons/harp';
import hawkEmblem from '~icons/game-icons/hawk-emblem';
import hazardSign from '~icons/game-icons/hazard-sign';
import healing from '~icons/game-icons/healing';
import healthPotion from '~icons/game-icons/health-potion';
import heartBottle from '~icons/game-icons/heart-bottle';
import heartPlus from '~icons/game-icons/heart-plus';
import hearts from '~icons/game-icons/hearts';
import hospitalCross from '~icons/game-icons/hospital-cross';
import hut from '~icons/game-icons/hut';
import iceCreamCone from '~icons/game-icons/ice-cream-cone';
import jeweledChalice from '~icons/game-icons/jeweled-chalice';
import key from '~icons/game-icons/key';
import knifeFork from '~icons/game-icons/knife-fork';
import laurels from '~icons/game-icons/laurels';
import leatherBoot from '~icons/game-icons/leather-boot';
import lighter from '~icons/game-icons/lighter';
import lightningBranches from '~icons/game-icons/lightning-branches';
import lion from '~icons/game-icons/lion';
import magicBroom from '~icons/game-icons/magic-broom';
import magicPalm from '~icons/game-icons/magic-palm';
import magicShield from '~icons/game-icons/magic-shield';
import maze from '~icons/game-icons/maze';
import mermaid from '~icons/game-icons/mermaid';
import mirrorMirror from '~icons/game-icons/mirror-mirror';
import mortar from '~icons/game-icons/mortar';
import openBook from '~icons/game-icons/open-book';
import openGate from '~icons/game-icons/open-gate';
import orbWand from '~icons/game-icons/orb-wand';
import owl from '~icons/game-icons/owl';
import padlockOpen from '~icons/game-icons/padlock-open';
import pincers from '~icons/game-icons/pincers';
import plainCircle from '~icons/game-icons/plain-circle';
import plantRoots from '~icons/game-icons/plant-roots';
import pointyHat from '~icons/game-icons/pointy-hat';
import poisonBottle from '~icons/game-icons/poison-bottle';
import potionBall from '~icons/game-icons/potion-ball';
import present from '~icons/game-icons/present';
import puppet from '~icons/game-icons/puppet';
import rat from '~icons/game-icons/rat';
import raven from '~icons/game-icons/raven';
import resize from '~icons/game-icons/resize';
import ring from '~icons/game-icons/ring';
import ringingBell from '~icons/game-icons/ringing-bell';
import robe from '~icons/game-icons/robe';
import rollingDices from '~icons/game-icons/rolling-dices';
import rose from '~icons/game-icons/rose';
import roundPotion from '~icons/game-icons/round-potion';
import rupee from '~icons/game-icons/rupee';
import sandsOfTime from '~icons/game-icons/sands-of-time';
import scrollQuill from '~icons/game-icons/scroll-quill';
import seaSerpent from '~icons/game-icons/sea-serpent';
import secretBook from '~icons/game-icons/secret-book';
import secretDoor from '~icons/game-icons/secret-door';
import severedHand from '~icons/game-icons/severed-hand';
import shatter from '~icons/game-icons/shatter';
import shield from '~icons/game-icons/shield';
import shouting from '~icons/game-icons/shouting';
import skullBolt from '~icons/game-icons/skull-bolt';
import skullInJar from '~icons/game-icons/skull-in-jar';
import sleepy from '~icons/game-icons/sleepy';
import sloth from '~icons/game-icons/sloth';
import snake from '~icons/game-icons/snake';
import snakeSpiral from '~icons/game-icons/snake-spiral';
import snitchQuidditchBall from '~icons/game-icons/snitch-quidditch-ball';
import snowing from '~icons/game-icons/snowing';
import spiderWeb from '~icons/game-icons/spider-web';
import spiralArrow from '~icons/game-icons/spiral-arrow';
import spookyHouse from '~icons/game-icons/spooky-house';
import sprout from '~icons/game-icons/sprout';
import stagHead from '~icons/game-icons/stag-head';
import stairs from '~icons/game-icons/stairs';
import starMedal from '~icons/game-icons/star-medal';
import starSwirl from '~icons/game-icons/star-swirl';
import sundial from '~icons/game-icons/sundial';
import tavernSign from '~icons/game-icons/tavern-sign';
import teacher from '~icons/game-icons/teacher';
import telescope from '~icons/game-icons/telescope';
import throwingBall from '~icons/game-icons/throwing-ball';
import tiara from '~icons/game-icons/tiara';
import transform from '~icons/game-icons/transform';
import treasureMap from '~icons/game-icons/treasure-map';
import treehouse from '~icons/game-icons/treehouse';
import triforce from '~icons/game-icons/triforce';
import trophy from '~icons/game-icons/trophy';
import trophyCup from '~icons/game-icons/trophy-cup';
import truce from '~icons/game-icons/truce';
import twoCoins from '~icons/game-icons/two-coins';
import unicorn from '~icons/game-icons/unicorn';
import vial from '~icons/game-icons/vial';
import village from '~icons/game-icons/village';
import waterFountain from '~icons/game-icons/water-fountain';
import werewolf from '~icons/game-icons/werewolf';
import whirlwind from '~icons/game-icons/whirlwind';
import whiteTower from '~icons/game-icons/white-tower';
import willowTree from '~icons/game-icons/willow-tree';
import wizardFace from '~icons/game-icons/wizard-face';
import wizardStaff from '~icons/game-icons/wizard-staff';
import wolfHowl from '~icons/game-icons/wolf-howl';
import wrappedSweet from '~icons/game-icons/wrapped-sweet';

export const EMBLEMS: Record<string, Icon> = {
  accio: grab,
  action: scrollQuill,
  'ageing-potion': beard,
  alohomora: padlockOpen,
  amortentia: heartBottle,
  apothecary: mortar,
  'astronomy-tower': telescope,
  'basilisk-fang': bestialFangs,
  beater: baseballBat,
  'bell-tower': ringingBell,
  'black-lake': giantSquid,
  blatching: hazardSign,
  bludger: cannonBall,
  boathouse: canoe,
  book: openBook,
  'borgin-and-burkes': skullInJar,
  'break-into-gringotts': bank,
  bridge: archBridge,
  'catch-the-winged-key': key,
  cauldron,
  'centaur-glade': centaur,
  'chamber-of-secrets': snakeSpiral,
  charms: feather,
  chaser: throwingBall,
  'christmas-morning': present,
  classroom: desk,
  'cleansweep-seven': broom,
  'clock-tower': clockTower,
  'common-room': armchair,
  'confundus-charm': starSwirl,
  'confusing-concoction': starSwirl,
  creatures: griffinSymbol,
  'creatures-classroom': griffinSymbol,
  'da-coin': twoCoins,
  'dark-tower-token': skullBolt,
  defence: magicShield,
  deluminator: lighter,
  'destroy-the-first-horcrux': secretBook,
  'destroy-the-locket': gemPendant,
  'destroy-the-ring': ring,
  dice: rollingDices,
  'draught-of-living-death': sleepy,
  'drive-off-the-dementors': stagHead,
  duel,
  'duelling-club': duel,
  'dumbledores-office': wizardFace,
  'educational-decree': gavel,
  'elder-wand': wizardStaff,
  'enchanted-harp': harp,
  'end-of-year-exams': graduateCap,
  'end-the-battle-of-hogwarts': castle,
  'entrance-crest': checkedShield,
  'entrance-hall': openGate,
  'entrance-hands': magicPalm,
  episkey: healing,
  'erumpent-potion': brightExplosion,
  'escape-the-graveyard': graveyard,
  'escape-the-werewolf': werewolf,
  event: bellShield,
  'expecto-patronum': stagHead,
  expelliarmus: dropWeapon,
  'fathers-bone': crossedBones,
  'felix-felicis': potionBall,
  fiendfyre: fireZone,
  'fight-in-the-atrium': waterFountain,
  'find-the-entrance-to-the-chamber': snakeSpiral,
  'find-the-philosophers-stone': rupee,
  firebolt: magicBroom,
  'flee-from-malfoy-manor': spookyHouse,
  floo: fireplace,
  'floo-network': fireplace,
  'floo-powder': fireplace,
  'florean-fortescues': iceCreamCone,
  'flourish-and-blotts': bookPile,
  'forbidden-forest': spiderWeb,
  'forgetfulness-potion': brainFreeze,
  'found-dumbledores-army': twoCoins,
  'fountain-court': waterFountain,
  gillyweed: algae,
  'glint-of-gold': snitchQuidditchBall,
  'golden-egg': bigEgg,
  'golden-snitch': snitchQuidditchBall,
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
  'hold-the-astronomy-tower': telescope,
  honeydukes: wrappedSweet,
  'hospital-wing': hospitalCross,
  'hospital-wing-day': hospitalCross,
  howler: shouting,
  hp: hearts,
  hufflepuff: badger,
  'hufflepuffs-cup': jeweledChalice,
  impedimenta: halt,
  imperio: puppet,
  incendio: flame,
  'invisibility-cloak': cloak,
  'keep-the-prophecy': crystalBall,
  keeper: goalKeeper,
  kitchens: knifeFork,
  'last-minute-points': trophy,
  'lead-umbridge-to-the-centaurs': centaur,
  'leaky-cauldron': tavernSign,
  left: footsteps,
  library: bookshelf,
  'listen-to-the-egg': bigEgg,
  'little-hangleton-graveyard': graveyard,
  lumos: orbWand,
  'madam-malkins': robe,
  'malfoy-manor': spookyHouse,
  'mandrake-draught': plantRoots,
  'marauders-map': treasureMap,
  'marvolo-gaunts-ring': ring,
  maze,
  'memory-phial': vial,
  'ministry-of-magic': byzantinTemple,
  mission: starMedal,
  'moaning-myrtles-bathroom': ghost,
  'nimbus-2000': broom,
  'nimbus-2001': broom,
  object: chest,
  obliviate: brainFreeze,
  'old-boot': leatherBoot,
  ollivanders: crystalWand,
  'open-fireplaces': campfire,
  'outfly-the-horntail': dragonHead,
  'owl-emporium': owl,
  owlery: barnOwl,
  paddock: unicorn,
  'parkins-pincer': pincers,
  'petrificus-totalus': frozenBody,
  'philosophers-stone': rupee,
  points: laurels,
  'polyjuice-mix-up': bodySwapping,
  'polyjuice-potion': transform,
  portkey: boots,
  'portkey-office': boots,
  potion: roundPotion,
  potions: cauldron,
  'prefects-bathroom': bathtub,
  'prophecy-orb': crystalBall,
  protego: magicShield,
  quaffle: plainCircle,
  'quidditch-pitch': magicBroom,
  'quidditch-supplies': broom,
  ravenclaw: raven,
  'ravenclaws-diadem': tiara,
  'reach-the-burrow': treehouse,
  reducto: shatter,
  res: shield,
  'rescue-from-the-merpeople': mermaid,
  'resurrection-stone': triforce,
  'room-of-requirement': secretDoor,
  'rose-garden': rose,
  'save-buckbeak-from-the-axe': griffinSymbol,
  'save-the-diadem-from-the-fire': tiara,
  'second-wind': whirlwind,
  sectumsempra: crossedSlashes,
  seeker: snitchQuidditchBall,
  'shrieking-shack': damagedHouse,
  'shrinking-solution': resize,
  'shut-your-mind-to-snape': brain,
  'skele-gro': brokenBone,
  'slay-the-basilisk': seaSerpent,
  'sloth-grip-roll': sloth,
  slytherin: snake,
  'snapes-office': poisonBottle,
  'snow-in-the-corridors': snowing,
  'sorting-hat': pointyHat,
  spell: fairyWand,
  'spiral-dive': spiralArrow,
  'spy-in-knockturn-alley': candleSkull,
  'staff-room': teacher,
  start: gate,
  'start-of-term-feast': candles,
  'stone-circle': dolmen,
  'strengthening-solution': biceps,
  stupefy: lightningBranches,
  'sundial-garden': sundial,
  'swelling-solution': balloons,
  'sword-of-gryffindor': broadsword,
  'tame-the-three-headed-dog': direwolf,
  'the-burrow': treehouse,
  'three-broomsticks': beerStein,
  'time-turner': sandsOfTime,
  'tom-riddles-diary': secretBook,
  tower: whiteTower,
  'training-grounds': dragonHead,
  transfiguration: transform,
  'triwizard-cup': trophyCup,
  'trophy-room': trophy,
  truce,
  'two-way-mirror': mirrorMirror,
  'unmask-the-rat': rat,
  'viaduct-courtyard': waterFountain,
  'west-wing-third-floor': direwolf,
  'whomping-willow': willowTree,
  'wiggenweld-potion': healthPotion,
  'win-slughorns-memory': vial,
  'win-through-the-maze': maze,
  'wingardium-leviosa': feather,
  'winged-key': key,
  'wizard-wheezes': fireworkRocket,
  'wolfsbane-potion': wolfHowl,
  'wormtails-hand': severedHand,
  'wronski-feint': fallDown,
  'yule-ball': ballerinaShoes,
};
