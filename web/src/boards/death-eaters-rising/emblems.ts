// What the drawings of Death Eaters Rising use for virtues, places and tokens.
// Icons by Delapouite, Lorc and others, https://game-icons.net, CC BY 3.0.
import type { Icon } from '../shared/icon';
import anticlockwiseRotation from '~icons/game-icons/anticlockwise-rotation';
import badger from '~icons/game-icons/badger';
import bank from '~icons/game-icons/bank';
import bleedingWound from '~icons/game-icons/bleeding-wound';
import boar from '~icons/game-icons/boar';
import bodySwapping from '~icons/game-icons/body-swapping';
import byzantinTemple from '~icons/game-icons/byzantin-temple';
import cardDraw from '~icons/game-icons/card-draw';
import castle from '~icons/game-icons/castle';
import clockwiseRotation from '~icons/game-icons/clockwise-rotation';
import closedDoors from '~icons/game-icons/closed-doors';
import crystalWand from '~icons/game-icons/crystal-wand';
import fireTail from '~icons/game-icons/fire-tail';
import healing from '~icons/game-icons/healing';
import heartPlus from '~icons/game-icons/heart-plus';
import hospitalCross from '~icons/game-icons/hospital-cross';
import house from '~icons/game-icons/house';
import imprisoned from '~icons/game-icons/imprisoned';
import lion from '~icons/game-icons/lion';
import magicBroom from '~icons/game-icons/magic-broom';
import owl from '~icons/game-icons/owl';
import perspectiveDiceSix from '~icons/game-icons/perspective-dice-six';
import pointyHat from '~icons/game-icons/pointy-hat';
import secretDoor from '~icons/game-icons/secret-door';
import shakingHands from '~icons/game-icons/shaking-hands';
import shop from '~icons/game-icons/shop';
import skullBolt from '~icons/game-icons/skull-bolt';
import skullCrack from '~icons/game-icons/skull-crack';
import skullSignet from '~icons/game-icons/skull-signet';
import steamLocomotive from '~icons/game-icons/steam-locomotive';
import village from '~icons/game-icons/village';
import waterFountain from '~icons/game-icons/water-fountain';
import wizardFace from '~icons/game-icons/wizard-face';
import wizardStaff from '~icons/game-icons/wizard-staff';

export const EMBLEMS: Record<string, Icon> = {
  '12-grimmauld-place': house,
  atrium: waterFountain,
  azkaban: imprisoned,
  bravery: lion,
  clockwise: clockwiseRotation,
  'controlled-places': skullSignet,
  corruption: skullCrack,
  'counter-clockwise': anticlockwiseRotation,
  damage: bleedingWound,
  'dark-mark': skullBolt,
  deck: cardDraw,
  'department-of-mysteries': closedDoors,
  'diagon-alley': shop,
  'dumbledores-army': pointyHat,
  'dumbledores-office': wizardStaff,
  friendship: shakingHands,
  gringotts: bank,
  'hogs-head': boar,
  hogsmeade: village,
  'hogsmeade-station': steamLocomotive,
  hogwarts: castle,
  'hospital-wing': hospitalCross,
  knowledge: owl,
  loyalty: badger,
  'ministry-of-magic': byzantinTemple,
  ollivanders: crystalWand,
  'order-of-the-phoenix': fireTail,
  'room-of-requirement': secretDoor,
  'token-blue-die': perspectiveDiceSix,
  'token-bravery': lion,
  'token-cleanse': magicBroom,
  'token-friendship': shakingHands,
  'token-heal': healing,
  'token-heal-two': heartPlus,
  'token-knowledge': owl,
  'token-loyalty': badger,
  'token-orange-die': perspectiveDiceSix,
  'token-purple-die': perspectiveDiceSix,
  'token-red-die': perspectiveDiceSix,
  'token-swap': bodySwapping,
  wizard: wizardFace,
};
