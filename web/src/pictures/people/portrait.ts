// A person, put together from parts.
import { pasted, type Drawing } from '../ink';
import { beard } from './beards';
import { brows, eyes, glasses, head, mark, mouth, neck, nose } from './face';
import { hair } from './hair';
import { hat } from './hats';
import type { Parts } from './parts';
import { robe } from './robes';
import { held } from './things';
import { shade } from '../ink';

const NONE = { back: '', front: '' };
/** Marks that lie over the hair. */
const ABOVE = new Set(['bolt', 'earring', 'cork']);

export function portrait(parts: Parts): Drawing {
  const { skin, tone, cloth } = parts;
  const trim = parts.trim ?? shade(cloth, 0.3);
  const crown = hair(parts.hair, tone);
  const cap = parts.hat ? hat(parts.hat, parts.felt ?? cloth) : NONE;
  const marks = parts.marks ?? [];
  const drawn = pasted(
    [
      cap.back,
      crown.back,
      neck(skin),
      robe(parts.robe, cloth, trim, skin, parts.letter),
      head(parts),
      ...marks.filter((one) => !ABOVE.has(one)).map((one) => mark(one, parts)),
      nose(parts.nose ?? 'straight', skin),
      mouth(parts.mouth ?? 'smile', parts.lip ?? ''),
      parts.glasses === 'huge' ? '' : eyes(parts.eyes ?? 'open', parts.iris ?? '#5b3a22'),
      parts.glasses ? glasses(parts.glasses) : '',
      brows(parts.brows ?? 'plain', shade(parts.bristle ?? tone, -0.25)),
      parts.beard ? beard(parts.beard, parts.bristle ?? tone) : '',
      crown.front,
      ...marks.filter((one) => ABOVE.has(one)).map((one) => mark(one, parts)),
      cap.front,
      parts.hand ? held(parts.hand, skin, cloth) : '',
    ].join(''),
  );
  const size = parts.size ?? (parts.hat && TALL.has(parts.hat) ? 0.9 : 1);
  const framed = size === 1 ? drawn : `<g transform="translate(${50 - 50 * size} ${101 - 101 * size}) scale(${size})">${drawn}</g>`;
  return parts.ghost ? `<g opacity=".86">${framed}</g>` : framed;
}

const TALL = new Set(['pointed', 'stern', 'patched', 'jester', 'feathered', 'mask', 'hood']);
