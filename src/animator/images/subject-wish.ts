import { findColour, joinShades } from '../catalogue/attributes.ts';
import type { Rgb } from '../maths/colour.ts';
import { recolour } from '../maths/recolour.ts';
import type { Plate, PlateCut } from './plate.ts';

/** What the words want of whoever a picture shows: that it is gone, or of another colour. */
export type SubjectWish = { readonly kind: 'gone' } | { readonly kind: 'recoloured'; readonly colour: Rgb };

/** Not of whoever stands out: what else pictures hold that people want gone or of another colour. */
const OTHERS =
  /\b(?:backgrounds?|backdrop|sky|text|captions?|watermarks?|logos?|shadows?|noise|grain|blur|colou?rs|people in the back\w*)\b/i;
const GONE = /\b(?:remove|erase|delete|get rid of|take (?:out|away)|cut out|make [\w ]{1,40} (?:disappear|vanish))\b/i;
const COLOURED = /\b(?:make|turn|paint|dye|recolou?r|colou?r|change|give)\b[^.]{0,80}/i;

/** Null where they want nothing of it. */
export function readSubjectWish(prompt: string): SubjectWish | null {
  if (OTHERS.test(prompt)) return null;
  if (GONE.test(prompt)) return { kind: 'gone' };
  const asked = COLOURED.exec(joinShades(prompt))?.[0];
  if (asked === undefined) return null;
  // "Change the red car to blue": the last colour is the one that is wanted.
  const colour = asked
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(findColour)
    .findLast((found) => found !== null);
  return colour === undefined || colour === null || !KNOWN.test(asked) ? null : { kind: 'recoloured', colour };
}

/** Somebody who is known already: "add a red balloon" brings its own. */
const KNOWN = /\b(?:the|this|that|these|his|her|its|their|my|it)\b/i;

export function grantWish(plate: Plate, wish: SubjectWish): Plate {
  const { subject } = plate;
  if (subject === null) return plate;
  if (wish.kind === 'gone') return { ...plate, subject: null };
  return { ...plate, subject: { ...subject, cut: recolourCut(subject.cut, wish.colour) } };
}

function recolourCut(cut: PlateCut, colour: Rgb): PlateCut {
  const opaque = new Uint8Array(cut.pixels);
  // Its colours are not dimmed where it is half clear.
  for (let at = 3; at < opaque.length; at += 4) opaque[at] = (opaque[at] ?? 0) === 0 ? 0 : 255;
  const pixels = new Uint8Array(new SharedArrayBuffer(cut.pixels.length));
  pixels.set(recolour({ pixels: opaque }, colour).pixels);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = cut.pixels[at] ?? 0;
  return { ...cut, pixels };
}
