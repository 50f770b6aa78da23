import { hairNamed } from '../../bodies/families/person/cast-hair.ts';
import type { Head } from '../../bodies/outline.ts';
import { readColour } from '../../bodies/recolour.ts';
import { findColour, joinShades } from '../../catalogue/attributes.ts';
import { findThing } from '../../catalogue/things.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import type { Role } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import type { Rgb } from '../../maths/colour.ts';
import { recolour } from '../../maths/recolour.ts';
import { blur } from '../pixels/blur.ts';
import type { Plate, PlateCut, PlateSubject } from '../plate/plate.ts';
import { clothesShown } from './clothes-shown.ts';
import { dyeHair, type FacePlace } from './dye-hair.ts';
import { findFace } from './find-face.ts';
import { changeOutline, findOutline, findPaint, keepMainPieces } from './main-colour.ts';
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
  const part = partOf(asked);
  // "Change the red car to blue": the last colour is the one that is wanted.
  const colour = asked
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => (part === 'hair' ? findHairColour(word) : findColour(word)))
    .findLast((found) => found !== null);
  if (colour === undefined || colour === null || !KNOWN.test(asked)) return null;
  const named = roleNamed(withoutLastColour(asked));
  // "His jacket": somebody wears it.
  return { kind: 'recoloured', colour, part, of: part === 'all' || named?.thing === 'person' ? named : SOMEBODY };
}

const findHairColour = (word: string): Rgb | null => readColour(hairNamed(word) ?? word);

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
const KNOWN = /\b(?:the|this|that|these|his|him|her|its|their|them|my|it)\b/i;

export function grantWish(plate: Plate, wish: SubjectWish): Plate {
  const { subject } = plate;
  if (subject === null || wish.kind === 'gone_behind') return plate;
  if (wish.kind === 'gone') return { ...plate, subject: null };
  const { cut } = subject;
  const isClothes = wish.part === 'clothes';
  const recoloured =
    wish.part === 'hair'
      ? dyeHair(cut, faceOf(plate, subject), wish.colour)
      : recolourCut(
          cut,
          wish.colour,
          isClothes,
          isClothes
            ? evenly(cut, clothesShown(cut, faceOf(plate, subject)), faceOf(plate, subject).apart)
            : paintShown(wish, cut),
        );
  if (recoloured === null) return plate;
  const surroundings = { ...plate.surroundings, grey: false };
  return { ...plate, surroundings, subject: { ...subject, cut: { ...cut, pixels: recoloured } } };
}

/** Of the distance of the eyes: over so much what is mostly of clothes is all of them. */
const [CREASE, MOSTLY] = [0.16, 0.42];

/** Without specks: a crease in the colour of skin is of the clothes it is in. */
function evenly(
  { width, height, pixels }: PlateCut,
  shown: (at: number) => boolean,
  apart: number,
): (at: number) => boolean {
  const inside = Float32Array.from({ length: width * height }, (_, at) => ((pixels[at * 4 + 3] ?? 0) > 0 ? 1 : 0));
  const reach = Math.max(1, Math.round(apart * CREASE));
  const all = blur(inside, width, height, reach);
  const own = blur(
    inside.map((is, at) => (is === 1 && shown(at) ? 1 : 0)),
    width,
    height,
    reach,
  );
  return (at) => (own[at] ?? 0) > MOSTLY * (all[at] ?? 0);
}

/** Of what has tyres and tubes only the paint takes another colour; a collar is not the colour of a dog. */
function paintShown({ of }: SubjectWish, { pixels }: PlateCut): (at: number) => boolean {
  const painted = of === null || findThing(of.thing)?.alive === true ? null : findPaint(pixels);
  return (at) => painted?.[at] !== 0;
}

/** Between the eyes, where they are seen; else where they are in a head. */
function faceOf(plate: Plate, subject: PlateSubject): FacePlace {
  const { area, size } = plate;
  const { cut } = subject;
  const place = (u: number, v: number, apart: number): FacePlace => ({
    ...{ x: u * size.width + area.left - cut.left, y: v * size.height + area.top - cut.top },
    apart: apart * size.width,
  });
  const eyes = findFace(plate, subject)?.eyes.both;
  if (eyes !== undefined) {
    const [a, b] = eyes;
    return place((a.u + b.u) / 2, (a.v + b.v) / 2, Math.abs(a.u - b.u));
  }
  const head = headOf(plate, subject);
  // Arms and shoulders beside it make a head no wider than it is high.
  const across = Math.min(head.across, (head.down * size.height) / size.width);
  return place(head.u, head.v + head.down * 0.05, across * EYES_APART);
}

/** Of half the width of a head. */
const EYES_APART = 0.85;

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

function recolourCut(cut: PlateCut, colour: Rgb, isPart: boolean, shown: (at: number) => boolean): Uint8Array {
  const own = cut.pixels;
  const outline = findOutline(own, cut);
  const opaque = Uint8Array.from(own);
  // Its colours are not dimmed where it is half clear; what keeps its own is left out.
  for (let at = 0; at < outline.length; at++)
    opaque[at * 4 + 3] = (opaque[at * 4 + 3] ?? 0) === 0 || outline[at] === 1 || !shown(at) ? 0 : 255;
  const pixels = new Uint8Array(new SharedArrayBuffer(own.length));
  // What is surely of the clothes is so in light and in shade.
  pixels.set(recolour({ pixels: opaque }, colour, isPart ? 'alike' : 'same').pixels);
  for (let at = 3; at < pixels.length; at += 4) {
    if (opaque[at] === 0) pixels.set(own.subarray(at - 3, at), at - 3);
    pixels[at] = own[at] ?? 0;
  }
  if (!isPart) keepMainPieces(own, pixels, cut);
  changeOutline(own, pixels, outline, cut);
  return pixels;
}
