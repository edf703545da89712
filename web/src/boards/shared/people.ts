// The emblems of people and creatures that several games know.
// Icons by Delapouite, Lorc and others, https://game-icons.net, CC BY 3.0.
import type { Icon } from './icon';
import badger from '~icons/game-icons/badger';
import bat from '~icons/game-icons/bat';
import beard from '~icons/game-icons/beard';
import blackFlag from '~icons/game-icons/black-flag';
import brightExplosion from '~icons/game-icons/bright-explosion';
import cactusPot from '~icons/game-icons/cactus-pot';
import cat from '~icons/game-icons/cat';
import cauldron from '~icons/game-icons/cauldron';
import centaur from '~icons/game-icons/centaur';
import chameleonGlyph from '~icons/game-icons/chameleon-glyph';
import chessKnight from '~icons/game-icons/chess-knight';
import cloak from '~icons/game-icons/cloak';
import crystalBall from '~icons/game-icons/crystal-ball';
import elfEar from '~icons/game-icons/elf-ear';
import ermine from '~icons/game-icons/ermine';
import executionerHood from '~icons/game-icons/executioner-hood';
import fangs from '~icons/game-icons/fangs';
import feather from '~icons/game-icons/feather';
import femaleVampire from '~icons/game-icons/female-vampire';
import fireSpellCast from '~icons/game-icons/fire-spell-cast';
import fireTail from '~icons/game-icons/fire-tail';
import fireworkRocket from '~icons/game-icons/firework-rocket';
import fleurDeLys from '~icons/game-icons/fleur-de-lys';
import ghost from '~icons/game-icons/ghost';
import goat from '~icons/game-icons/goat';
import hollowCat from '~icons/game-icons/hollow-cat';
import hound from '~icons/game-icons/hound';
import hourglass from '~icons/game-icons/hourglass';
import impLaugh from '~icons/game-icons/imp-laugh';
import lanternFlame from '~icons/game-icons/lantern-flame';
import mirrorMirror from '~icons/game-icons/mirror-mirror';
import nurseFemale from '~icons/game-icons/nurse-female';
import openBook from '~icons/game-icons/open-book';
import owl from '~icons/game-icons/owl';
import partyPopper from '~icons/game-icons/party-popper';
import plug from '~icons/game-icons/plug';
import policeBadge from '~icons/game-icons/police-badge';
import prankGlasses from '~icons/game-icons/prank-glasses';
import quillInk from '~icons/game-icons/quill-ink';
import rat from '~icons/game-icons/rat';
import raven from '~icons/game-icons/raven';
import robber from '~icons/game-icons/robber';
import skullMask from '~icons/game-icons/skull-mask';
import skullRing from '~icons/game-icons/skull-ring';
import snake from '~icons/game-icons/snake';
import snakeTongue from '~icons/game-icons/snake-tongue';
import snakeTotem from '~icons/game-icons/snake-totem';
import soccerBall from '~icons/game-icons/soccer-ball';
import socks from '~icons/game-icons/socks';
import spectacles from '~icons/game-icons/spectacles';
import sprout from '~icons/game-icons/sprout';
import spy from '~icons/game-icons/spy';
import surroundedEye from '~icons/game-icons/surrounded-eye';
import toadTeeth from '~icons/game-icons/toad-teeth';
import warlockHood from '~icons/game-icons/warlock-hood';
import werewolf from '~icons/game-icons/werewolf';
import witchFace from '~icons/game-icons/witch-face';
import wizardFace from '~icons/game-icons/wizard-face';
import wolfHowl from '~icons/game-icons/wolf-howl';
import yarn from '~icons/game-icons/yarn';

export const PEOPLE: Record<string, Icon> = {
  'aberforth-dumbledore': goat,
  'alastor-moody': surroundedEye,
  'albus-dumbledore': wizardFace,
  'antonin-dolohov': fireSpellCast,
  'argus-filch': lanternFlame,
  'arthur-weasley': plug,
  'augustus-rookwood': spy,
  'barty-crouch-jr': snakeTongue,
  'bellatrix-lestrange': witchFace,
  'bill-weasley': fangs,
  'cedric-diggory': badger,
  'cho-chang': raven,
  'corban-yaxley': cloak,
  'dean-thomas': soccerBall,
  dobby: socks,
  'dolores-umbridge': toadTeeth,
  'draco-malfoy': ermine,
  fawkes: fireTail,
  'fenrir-greyback': werewolf,
  'filius-flitwick': feather,
  firenze: centaur,
  'fleur-delacour': fleurDeLys,
  'fred-weasley': fireworkRocket,
  'george-weasley': partyPopper,
  'gilderoy-lockhart': mirrorMirror,
  'ginny-weasley': bat,
  'harry-potter': spectacles,
  hedwig: owl,
  'hermione-granger': openBook,
  'horace-slughorn': hourglass,
  'igor-karkaroff': blackFlag,
  'kingsley-shacklebolt': policeBadge,
  kreacher: elfEar,
  'lord-voldemort': snake,
  'lucius-malfoy': snakeTotem,
  'luna-lovegood': prankGlasses,
  'madam-pomfrey': nurseFemale,
  'minerva-mcgonagall': cat,
  'molly-weasley': yarn,
  'mrs-norris': hollowCat,
  mulciber: warlockHood,
  'mundungus-fletcher': robber,
  'narcissa-malfoy': femaleVampire,
  'nearly-headless-nick': ghost,
  'neville-longbottom': cactusPot,
  'nymphadora-tonks': chameleonGlyph,
  peeves: impLaugh,
  'peter-pettigrew': rat,
  'pomona-sprout': sprout,
  'rabastan-lestrange': skullRing,
  'remus-lupin': wolfHowl,
  'rita-skeeter': quillInk,
  'rodolphus-lestrange': skullMask,
  'ron-weasley': chessKnight,
  'rubeus-hagrid': beard,
  'seamus-finnigan': brightExplosion,
  'severus-snape': cauldron,
  'sirius-black': hound,
  'sybill-trelawney': crystalBall,
  'walden-macnair': executionerHood,
  yaxley: cloak,
};
