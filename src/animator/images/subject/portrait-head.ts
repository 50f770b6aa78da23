import { PORTRAIT_SIDE, type Portrait } from '../../bodies/families/portrait.ts';
import { CUT_OUT_SIDE, type CutOut, type FaceAt } from '../../bodies/families/reference.ts';
import { clamp, mix, smoothstep } from '../../maths/ease.ts';
import { isSkin } from './find-eyes.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** How somebody looks: the head as it is seen, and the colours of the rest. */
export interface Likeness {
  readonly portrait: Portrait;
  readonly skin: Colour;
  readonly clothes: Colour;
  /** Of what is worn below; null where that is not seen. */
  readonly legs: Colour | null;
}

/** All in widths between the eyes, from the middle between them: where mouth and chin are, how high hair and hats go, and how far to the sides. */
const [MOUTH, CHIN, CROWN, ASIDE] = [1.05, 1.68, 3.4, 2.35];
/** Half a face below the eyes, and half of all that hair may take beside a chin. */
const [HALF_FACE, HALF_HAIR] = [1.14, 1.6];
/** Half a chin with its beard, and where what is beside it begins. */
const [HALF_CHIN, BESIDE_CHIN] = [0.75, 0.95];
/** How far down everything is of the head, whatever it is. */
const ALL_TO = 0.3;
/** Levels, of all three colours together: hair is so much like the rest of the hair. */
const ALIKE = 150;
/** Radians: who holds the head askew holds it straight on a body. */
const MOST_TILT = 0.35;
/** Of half the width of the head that was found: eyes are no nearer to each other. */
const LEAST_GAP = 0.62;
const SKIN: Colour = [224, 178, 148];
const CLOTHES: Colour = [86, 96, 120];
/** Where clothes are seen that are worn above, and below. */
const [ABOVE, BELOW]: readonly [Box, Box] = [
  { left: -2.2, right: 2.2, top: 3.1, bottom: 6 },
  { left: -1.8, right: 1.8, top: 15, bottom: 21 },
];

/** Under a chin, where a picture ends before the chest. */
const COLLAR: Box = { left: -1.1, right: 1.1, top: 2, bottom: 3.1 };
/** Of what is seen there: less is a collar or a tie before clothes that are as dark as the hair. */
const LEAST_CLOTH = 0.4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Null where no face is seen: an outline alone takes a raised hand for a head. */
export const takeLikeness = (cut: CutOut): Likeness | null => (cut.face === null ? null : likenessOf(cut, cut.face));

function likenessOf(cut: CutOut, face: FaceAt): Likeness {
  const view = viewOf(face);
  const skinLike = (at: number): boolean =>
    isSkin(cut.pixels[at] ?? 0, cut.pixels[at + 1] ?? 0, cut.pixels[at + 2] ?? 0);
  const meanOf = (box: Box, counts?: (at: number) => boolean): Colour | null => meanIn(cut.pixels, view, box, counts);
  const skin = meanOf({ left: -0.75, right: 0.75, top: 0.35, bottom: 0.8 }, skinLike) ?? SKIN;
  const hair = meanOf({ left: -0.9, right: 0.9, top: -2.3, bottom: -1.35 }) ?? skin;
  const apart = (at: number, colour: Colour): number =>
    [0, 1, 2].reduce((sum, part) => sum + Math.abs((cut.pixels[at + part] ?? 0) - (colour[part] ?? 0)), 0);
  const isCloth = (at: number): boolean => !skinLike(at) && apart(at, hair) >= ALIKE;
  // Long hair falls over shoulders; who is as dark there as his hair wears something dark.
  const clothIn = (box: Box): Colour | null =>
    shareIn(cut.pixels, view, box, isCloth) > LEAST_CLOTH ? meanOf(box, isCloth) : meanOf(box, (at) => !skinLike(at));
  const clothes = clothIn(ABOVE) ?? clothIn(COLLAR) ?? meanOf(ABOVE) ?? CLOTHES;
  const top = topOf(view, cut.pixels);
  // The square around the head, in widths between the eyes.
  const room = Math.max(CHIN - top, ASIDE * 2) * 1.06;
  const [left, above] = [-room / 2, CHIN + (room - (CHIN - top)) / 2 - room];
  const side = PORTRAIT_SIDE;
  const pixels = new Uint8Array(new SharedArrayBuffer(side * side * 4));
  const cover = new Float32Array(side * side);
  for (let index = 0; index < cover.length; index++) {
    const x = left + (((index % side) + 0.5) / side) * room;
    const y = above + ((Math.floor(index / side) + 0.5) / side) * room;
    const at = view(x, y);
    if (at < 0) continue;
    pixels.set(cut.pixels.subarray(at, at + 3), index * 4);
    const ofHair = apart(at, hair);
    // Beside a chin there may be a bare shoulder.
    const isHair = ofHair < ALIKE && ofHair < apart(at, clothes) && (y < BESIDE_CHIN || ofHair < apart(at, skin));
    // A beard is as broad as the jaw, whatever is worn below it.
    const what = isHair ? 'hair' : skinLike(at) || ofHair < ALIKE ? 'skin' : 'other';
    cover[index] = ((cut.pixels[at + 3] ?? 0) / 255) * insideHead(x, y, what);
  }
  for (const [index, share] of smoothed(cover, side).entries()) pixels[index * 4 + 3] = share * 255;
  const shareOf = (y: number): number => (y - above) / room;
  return {
    portrait: {
      ...{ name: cut.name, pixels, hair, across: 0.5 },
      ...{ eyes: shareOf(0), mouth: shareOf(MOUTH), chin: shareOf(CHIN) },
    },
    ...{ skin, clothes, legs: cut.cutOff ? null : meanOf(BELOW) },
  };
}

/** Where in the cut-out's pixels a point is, by widths between the eyes from the middle between them; -1 beyond its edges. */
type View = (x: number, y: number) => number;

function viewOf({ eyes: [a, b], across }: FaceAt): View {
  const side = CUT_OUT_SIDE;
  const [middleX, middleY] = [((a.u + b.u) / 2) * side, ((a.v + b.v) / 2) * side];
  const gap = Math.max(Math.hypot(b.u - a.u, b.v - a.v), across * LEAST_GAP) * side;
  const tilt = clamp(Math.atan2(b.v - a.v, b.u - a.u), -MOST_TILT, MOST_TILT);
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
  return (x, y) => {
    const column = Math.floor(middleX + (x * cosine - y * sine) * gap);
    const row = Math.floor(middleY + (x * sine + y * cosine) * gap);
    return column < 0 || row < 0 || column >= side || row >= side ? -1 : (row * side + column) * 4;
  };
}

const STEP = 0.05;

function meanIn(pixels: Uint8Array, view: View, box: Box, counts: (at: number) => boolean = () => true): Colour | null {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = box.top; y < box.bottom; y += STEP) {
    for (let x = box.left; x < box.right; x += STEP) {
      const at = view(x, y);
      if (at < 0 || (pixels[at + 3] ?? 0) < 200 || !counts(at)) continue;
      for (const part of [0, 1, 2] as const) sums[part] += pixels[at + part] ?? 0;
      count += 1;
    }
  }
  return count < LEAST_POINTS ? null : [sums[0] / count, sums[1] / count, sums[2] / count];
}
const LEAST_POINTS = 12;

/** How much of what is seen in a box counts. */
function shareIn(pixels: Uint8Array, view: View, box: Box, counts: (at: number) => boolean): number {
  let [count, all] = [0, 1e-6];
  for (let y = box.top; y < box.bottom; y += STEP) {
    for (let x = box.left; x < box.right; x += STEP) {
      const at = view(x, y);
      if (at < 0 || (pixels[at + 3] ?? 0) < 200) continue;
      all += 1;
      if (counts(at)) count += 1;
    }
  }
  return count / all;
}

/** 1 for what is of the head, 0 for shoulders and collars: a round chin, and beside it only hair. */
function insideHead(x: number, y: number, what: 'hair' | 'skin' | 'other'): number {
  if (y > CHIN) return 0;
  const down = clamp((y - ALL_TO) / (CHIN - ALL_TO));
  const jaw = HALF_FACE * Math.sqrt(1 - down ** 3);
  const hair = Math.max(jaw, mix(ASIDE, HALF_HAIR, Math.min(1, down * 2)));
  // Collars reach up beside a chin.
  const edges = { hair, skin: jaw, other: y < BESIDE_CHIN ? jaw : Math.min(jaw, HALF_CHIN) };
  const edge = down === 0 ? ASIDE : edges[what];
  return smoothstep(edge, edge - 0.06, Math.abs(x));
}

/** Without specks and threads: each texel is what most around it are. */
function smoothed(cover: Float32Array, side: number): Float32Array {
  let now = cover;
  for (const step of [1, side]) {
    const before = now;
    now = before.map((_, at) => {
      let sum = 0;
      for (let k = -REACH; k <= REACH; k++) sum += before[at + k * step] ?? 0;
      return sum / (2 * REACH + 1);
    });
  }
  return now.map((share) => smoothstep(0.42, 0.62, share));
}
const REACH = 3;

/** How high hair or a hat goes. */
function topOf(view: View, pixels: Uint8Array): number {
  let top = -1.2;
  for (let y = top; y > -CROWN; y -= 0.04) {
    const held = [-0.5, -0.25, 0, 0.25, 0.5].some((x) => {
      const at = view(x, y);
      return at >= 0 && (pixels[at + 3] ?? 0) > 128;
    });
    if (!held) break;
    top = y;
  }
  return top;
}
