import type { Head } from '../../bodies/outline.ts';
import { findColour, joinShades } from '../../catalogue/attributes.ts';
import { plainRole } from '../../director/plain-role.ts';
import type { Role } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import type { Rgb } from '../../maths/colour.ts';
import { recolour } from '../../maths/recolour.ts';
import type { Plate, PlateCut, PlateSubject } from '../plate/plate.ts';
import { changeOutline, findOutline, keepMainPieces } from './main-colour.ts';
import { findPuppet } from './puppet.ts';

/** What the words want of whoever a picture shows: that it is gone, or of another colour. */
export type SubjectWish = {
  /** Of whom; null of whoever it shows. */
  readonly of: Role | null;
} & (
  | { readonly kind: 'gone' }
  /** Not whoever stands out, but somebody behind. */
  | { readonly kind: 'gone_behind' }
  | { readonly kind: 'recoloured'; readonly colour: Rgb; readonly part: SubjectPart }
);

/** Of somebody: all, only what is worn, or only the hair. */
type SubjectPart = 'all' | 'clothes' | 'hair';

/** Not of whoever stands out: what else pictures hold that people want gone or of another colour. */
const OTHERS =
  /\b(?:backgrounds?|backdrop|sky|text|captions?|watermarks?|logos?|shadows?|noise|grain|blur|eyes|lips|colou?rs|people in the back\w*|walls?|floors?|ceilings?|doors?|windows?|curtains?)\b/i;
export const GONE =
  /\b(?:remove|erase|delete|get rid of|take (?:out|away)|cut out|make [\w ]{1,40} (?:disappear|vanish))\b/i;
const BEHIND =
  /\b(?:(?:in|from|at) the back(?:ground)?|behind (?:her|him|it|them|me|us|the [a-z]+)|other people|passers-?by|bystanders?|tourists?|strangers?|photo-?bombers?|everyone else)\b/i;
const COLOURED = /\b(?:make|turn|paint|dye|recolou?r|colou?r|change|give)\b[^.]{0,80}/i;

/** Null where they want nothing of it. */
export function readSubjectWish(prompt: string): SubjectWish | null {
  if (GONE.test(prompt) && BEHIND.test(prompt))
    return { kind: 'gone_behind', of: roleNamed(prompt.replace(GONE, '').replace(BEHIND, '')) };
  if (OTHERS.test(prompt)) return null;
  if (GONE.test(prompt) && !HAIR.test(prompt)) return { kind: 'gone', of: roleNamed(prompt.replace(GONE, '')) };
  const asked = COLOURED.exec(joinShades(prompt))?.[0];
  if (asked === undefined) return null;
  // "Change the red car to blue": the last colour is the one that is wanted.
  const colour = asked
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(findColour)
    .findLast((found) => found !== null);
  if (colour === undefined || colour === null || !KNOWN.test(asked)) return null;
  const part = partOf(asked);
  const named = roleNamed(withoutLastColour(asked));
  // "His jacket": somebody wears it.
  return { kind: 'recoloured', colour, part, of: part === 'all' || named?.thing === 'person' ? named : SOMEBODY };
}

const SOMEBODY = plainRole({ thing: 'person' });

/** "Make the white horse brown": the white horse. */
function withoutLastColour(asked: string): string {
  const words = asked.split(/\s+/).slice(1);
  const last = words.findLastIndex((word) => findColour(word.toLowerCase().replace(/[^a-z]/g, '')) !== null);
  return words.slice(0, last).join(' ');
}

/** Whom a wish names, without what is wished. */
function roleNamed(words: string): Role | null {
  const { cast } = writeScript({ prompt: words, negativePrompt: null, durationSeconds: 1 });
  return cast.find(({ scenery }) => !scenery) ?? cast[0] ?? null;
}

const CLOTHES =
  /\b(?:shirts?|t-?shirts?|blouse|tops?|sweaters?|pullover|jumper|hoodie|jackets?|coats?|blazer|suits?|dress(?:es)?|gown|skirt|clothes|clothing|outfit|uniform|vest|cardigan|scarf|trousers|pants|jeans|shorts)\b/i;

const HAIR = /\b(?:hair|hairstyle|hairdo|curls|ponytail|beard)\b/i;

const partOf = (asked: string): SubjectPart => (HAIR.test(asked) ? 'hair' : CLOTHES.test(asked) ? 'clothes' : 'all');

/** Somebody who is known already: "add a red balloon" brings its own. */
const KNOWN = /\b(?:the|this|that|these|his|her|its|their|my|it)\b/i;

export function grantWish(plate: Plate, wish: SubjectWish): Plate {
  const { subject } = plate;
  if (subject === null || wish.kind === 'gone_behind') return plate;
  if (wish.kind === 'gone') return { ...plate, subject: null };
  const shown = wish.part === 'all' ? () => true : partShown(plate, subject.cut, headOf(plate, subject), wish.part);
  const surroundings = { ...plate.surroundings, grey: false };
  return {
    ...plate,
    surroundings,
    subject: { ...subject, cut: recolourCut(subject.cut, wish.colour, wish.part, shown) },
  };
}

/** Long hair hides a neck: then the head is most of a bust. */
function headOf(plate: Plate, subject: PlateSubject): Head {
  const { left, right, top, bottom } = subject.box;
  const half = (bottom - top) * HIDDEN_NECK * 0.5;
  return (
    findPuppet(plate, subject, 'upright').head ?? {
      ...{ u: (left + right) / 2, v: top + half },
      ...{ across: (right - left) * 0.3, down: half },
    }
  );
}

/** Of the height of a bust: to its chin. */
const HIDDEN_NECK = 0.72;

/** At a pixel of a cut-out, by its colour and its place: clothes are below the chin, hair is around the face, and neither is skin. */
function partShown(
  { area, size }: Plate,
  { left, top, width, pixels }: PlateCut,
  head: Head,
  wanted: 'clothes' | 'hair',
): (at: number) => boolean {
  const [across, down] = [head.across * size.width, head.down * size.height];
  const [x, y] = [head.u * size.width + area.left - left, head.v * size.height + area.top - top];
  const face = skinOf(pixels, width, { x, y: y + down * 0.2, across: across * 0.4, down: down * 0.4 });
  const chin = y + down * CHIN;
  if (wanted === 'clothes') return (at) => Math.floor(at / width) > chin && !isAlike(pixels, at, face);
  return (at) => {
    const [aside, low] = [((at % width) - x) / across, (Math.floor(at / width) - y) / down];
    const isFace = (aside / FACE.across) ** 2 + ((low - FACE.low) / FACE.down) ** 2 < 1;
    const isHead = (aside / HAIR_AROUND) ** 2 + (low / HAIR_AROUND) ** 2 < 1;
    // Skin goes on beside the face, and hair is seldom of another hue: below the eyes it is told by that, above them by its place.
    return isHead && !isFace && low < CHIN && (low < EYES || !isAlike(pixels, at, face, ONE_SKIN * 0.5));
  };
}

/** Halves of a head: where its face is, and how far its hair goes beyond it. */
const FACE = { across: 0.56, down: 0.6, low: 0.24 } as const;
const HAIR_AROUND = 1.4;
const EYES = 0.15;

/** Halves of a head's height below its middle. */
const CHIN = 0.82;
/** Shares of all light: colours whose red and green are nearer to each other than this are of one skin. */
const ONE_SKIN = 0.055;

/** Mean shares of red and green around a place. */
function skinOf(
  pixels: Uint8Array,
  width: number,
  { x, y, across, down }: { readonly x: number; readonly y: number; readonly across: number; readonly down: number },
): readonly [number, number] {
  const sums = [0, 0, 1e-6];
  for (let row = Math.floor(y - down); row < y + down; row++) {
    for (let column = Math.floor(x - across); column < x + across; column++) {
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) sums[part] = (sums[part] ?? 0) + (pixels[at + part] ?? 0);
    }
  }
  const whole = (sums[0] ?? 0) + (sums[1] ?? 0) + (sums[2] ?? 0);
  return [(sums[0] ?? 0) / whole, (sums[1] ?? 0) / whole];
}

function isAlike(pixels: Uint8Array, at: number, [red, green]: readonly [number, number], limit = ONE_SKIN): boolean {
  const [r = 0, g = 0, b = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
  const whole = Math.max(1, r + g + b);
  return whole > 150 && Math.abs(r / whole - red) + Math.abs(g / whole - green) < limit;
}

function recolourCut(cut: PlateCut, colour: Rgb, part: SubjectPart, shown: (at: number) => boolean): PlateCut {
  const own = cut.pixels;
  const outline = findOutline(own, cut);
  const opaque = Uint8Array.from(own);
  // Its colours are not dimmed where it is half clear; what keeps its own is left out.
  for (let at = 0; at < outline.length; at++)
    opaque[at * 4 + 3] = (opaque[at * 4 + 3] ?? 0) === 0 || outline[at] === 1 || !shown(at) ? 0 : 255;
  const pixels = new Uint8Array(new SharedArrayBuffer(own.length));
  pixels.set(recolour({ pixels: opaque }, colour, part === 'hair' ? 'all' : 'same').pixels);
  for (let at = 3; at < pixels.length; at += 4) {
    if (opaque[at] === 0) pixels.set(own.subarray(at - 3, at), at - 3);
    pixels[at] = own[at] ?? 0;
  }
  if (part === 'all') keepMainPieces(own, pixels, cut);
  changeOutline(own, pixels, outline, cut);
  return { ...cut, pixels };
}
