// Places by the ids of the content, on a canvas of 200 × 110.
import type { Drawing } from '../ink';
import * as out from './outdoors';
import { ROOMS } from './rooms';
import type { Hue } from './scenery';
import * as streets from './streets';

const OUTDOORS: Record<string, () => Drawing> = {
  '12-grimmauld-place': streets.terrace,
  '4-privet-drive': out.privet,
  'aragogs-lair': out.lair,
  'astronomy-tower': () => out.turret('scope'),
  azkaban: out.azkaban,
  'bell-tower': () => out.turret('bell'),
  'black-lake': out.lake,
  'black-lake-shore': out.shore,
  boathouse: out.boathouse,
  'castle-lawn': out.lawn,
  'centaur-clearing': out.glade,
  'centaur-glade': out.glade,
  'clock-tower': () => out.turret('clock'),
  'creatures-classroom': out.paddock,
  'diagon-alley': streets.alley,
  'forbidden-forest': out.forest,
  'forest-edge': out.forest,
  'godrics-hollow': out.hollow,
  gringotts: streets.bank,
  'gringotts-bank': streets.bank,
  'hagrids-hut': out.hut,
  'herbology-classroom': out.greenhouse,
  'high-street': out.hogsmeade,
  hogsmeade: out.hogsmeade,
  'hogsmeade-lane': out.hogsmeade,
  'hogsmeade-station': out.station,
  'hogwarts-gates': out.gates,
  hogwarts: out.castleByTheLake,
  'horizont-alley': streets.alley,
  'kings-cross-station': streets.kingsCross,
  lakeshore: out.shore,
  'little-hangleton-graveyard': out.graveyard,
  'london-streets': out.london,
  'london-underground': out.underground,
  'malfoy-manor': out.manor,
  maze: out.maze,
  owlery: out.owlery,
  paddock: out.paddock,
  'quidditch-pitch': out.pitch,
  'rose-garden': () => out.garden(true),
  'seaside-cavern': out.cavern,
  'shrieking-shack': out.shack,
  'st-mungos': streets.hospital,
  start: out.gates,
  'stone-circle': out.circle,
  'sundial-garden': () => out.garden(false),
  'the-burrow': out.burrow,
  'the-forest-of-dean': out.dean,
  'the-lake': out.lake,
  'training-grounds': out.arena,
  viaduct: out.viaduct,
  'viaduct-gate': out.viaduct,
  'whomping-willow': out.willow,
  'wooden-bridge': out.bridge,
};

/** Towers of the castle, and the banners on them. */
const TOWERS: Record<string, Hue> = {
  'dark-tower': ['#23282b', '#0a1410'],
  'defence-tower': ['#8f2a20', '#5a1a16'],
  'gryffindor-tower': ['#a3262f', '#7a1c24'],
  'headmasters-tower': ['#4b3d8f', '#33286b'],
  'hospital-tower': ['#f6f2e8', '#b9ad94'],
  'hufflepuff-tower': ['#d9a520', '#a37a14'],
  'library-tower': ['#7a4a12', '#5a3610'],
  'north-tower': ['#8f3f6a', '#6b2c4f'],
  'ravenclaw-tower': ['#2f5aa0', '#234680'],
  'slytherin-tower': ['#2a7a4f', '#1d5a39'],
  'south-tower': ['#c9772a', '#8a4f1c'],
  'training-grounds-tower': ['#5d7288', '#3f4f66'],
  'viaduct-tower': ['#6f7a3a', '#4a5226'],
  'west-tower': ['#3f8a7f', '#2a5f58'],
};

/** What other names and events show. */
const ALSO: Record<string, string> = {
  'entrance-crest': 'entrance-hall',
  'hogsmeade-weekend': 'hogsmeade',
  'hospital-wing-day': 'hospital-wing',
  'knockturn-steps': 'knockturn-alley',
  'start-of-term-feast': 'great-hall',
};

export const PLACES: Record<string, () => Drawing> = {
  ...OUTDOORS,
  ...streets.SHOPS,
  ...ROOMS,
  ...Object.fromEntries(Object.entries(TOWERS).map(([id, banner]) => [id, () => out.turret(banner)])),
};
for (const [id, place] of Object.entries(ALSO)) PLACES[id] = PLACES[place];
