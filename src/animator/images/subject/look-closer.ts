import { castRole } from '../../bodies/families.ts';
import type { FieldKernel } from '../../bodies/polygonise.ts';
import { findColour } from '../../catalogue/attributes.ts';
import type { Role } from '../../director/script.ts';
import { clamp } from '../../maths/ease.ts';
import { makeRandom } from '../../maths/random.ts';
import type { BodyOf } from '../../stage/players.ts';
import { glanceWhole, SEEN_PIXELS } from '../pixels/glance.ts';
import { fieldAt, type PictureField } from '../pixels/look-around.ts';
import type { Raster } from '../pixels/raster.ts';
import { type Picture, resizePicture } from '../pixels/resize.ts';
import { separateParts } from './pick-part.ts';
import type { LookAt, View } from './subject.ts';

/**
 * Finds what a picture shows beside the one that stands out of it: a spoon beside a cup, a helmet before a person. The net sees in each picture only who stands
 * out; so it is shown parts of the picture, and of all that stands out of those the one is meant whose shape and colours are nearest to what the catalogue knows of it.
 */
export interface Named {
  /** Times as high as wide: from before, from the side. */
  readonly shapes: readonly number[];
  readonly colour: readonly [number, number, number];
  /** Said in the words, and not only usual. */
  readonly stated: boolean;
  readonly side: number;
  /** Nobody wears or holds it. */
  readonly apart: boolean;
}

/** Null where nobody knows how it looks. */
export function looksOf(role: Role, prompt: string, bodyOf: BodyOf, kernel: FieldKernel): Named | null {
  const choice = castRole(role, makeRandom(0));
  if (choice === null) return null;
  const body = bodyOf({ ...choice, sheet: { ...choice.sheet, fineness: 'crowd' } });
  const said = role.colour === null ? null : findColour(role.colour);
  const upright = [body.height / Math.max(0.01, body.width), body.height / Math.max(0.01, body.length)];
  // What is small also lies, and is seen from above.
  const lying = body.height < LIES_METRES ? [1 / (upright[0] ?? 1), body.width / Math.max(0.01, body.length), 1] : [];
  const side = /\bon (?:the |its |her |his )?(?:far )?(left|right)\b/i.exec(prompt)?.[1]?.toLowerCase();
  return {
    shapes: [...upright, ...lying],
    colour: said ?? meanColour(body.makeParts(kernel)),
    stated: said !== null,
    apart: Math.max(body.height, body.length) > WORN_METRES,
    side: side === undefined ? 0 : side === 'left' ? -1 : 1,
  };
}

const [LIES_METRES, WORN_METRES] = [0.6, 1];

function meanColour(
  parts: readonly { readonly colours: Float32Array }[],
): readonly [red: number, green: number, blue: number] {
  const sums = [0, 0, 0];
  let count = 0;
  for (const { colours } of parts) {
    for (let at = 0; at + 2 < colours.length; at += 3) {
      for (let part = 0; part < 3; part++) sums[part] = (sums[part] ?? 0) + Math.sqrt(clamp(colours[at + part] ?? 0));
      count += 1;
    }
  }
  const level = (part: number): number => ((sums[part] ?? 0) / Math.max(1, count)) * 255;
  return [level(0), level(1), level(2)];
}

/** Something that stands out of a part of a picture. */
interface Found {
  readonly box: View;
  readonly score: number;
  /** Of the picture, and of itself: what is of the one who stands out. */
  readonly share: number;
  readonly shared: number;
}

/** Of the picture: what is smaller is a speck, what is larger a part of the place. */
const [LEAST, MOST] = [0.0015, 0.3];
/** Of its own breadth: more that lies on the part's edge, and it goes on beyond it. */
const MOST_CUT = 0.4;
/** What is less like is something else, and stays; and so does one of two that are nearly as like. */
const [LIKE_ENOUGH, SURER] = [-0.8, 0.3];
/** Of something: more of it that is of the one who stands out makes it a part of him. */
const [MOST_SHARED, ALL] = [0.3, 0.9];

/** `dressed`: a person stands out of the picture, and what is on him are his clothes. */
export function findNamed(picture: Picture, look: LookAt, named: Named, dressed: boolean): PictureField | null {
  const whole = glanceWhole(picture, SEEN_PIXELS);
  const main = look(whole).mask;
  const most = named.apart || dressed ? MOST_SHARED : 1;
  for (const views of [stripsFor(named), viewsOf(picture)]) {
    const all = views
      .flatMap((view) => partsIn(picture, view, look, named, main))
      // A good part of the one who stands out is that one.
      .filter(({ shared, share }) => shared <= most && (shared < ALL || share < shareOf(main) * 0.5))
      .toSorted((a, b) => b.score - a.score);
    const [best] = all;
    if (best === undefined || best.score < LIKE_ENOUGH) continue;
    const next = all.find(({ box }) => !overlap(box, best.box));
    if (next === undefined || best.score - next.score >= SURER) return lookAgain(picture, best.box, look);
  }
  return null;
}

/** Times as high as wide, from every side: nothing so tall is whole in half the height of a picture. */
const TALL = 1.6;
const [STRIP, STRIPS] = [0.4, [0, 0.2, 0.4, 0.6]] as const;

/** Of all of its height, for who stands upright; on the side that is spoken of, if any. */
const stripsFor = ({ shapes, side }: Named): View[] =>
  Math.min(...shapes) < TALL
    ? []
    : STRIPS.filter((left) => (left + STRIP / 2 - 0.5) * side >= 0).map((left) => ({
        ...{ left, top: 0, width: STRIP, height: 1 },
      }));

const shareOf = ({ values }: PictureField): number =>
  values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / values.length;

const overlap = (a: View, b: View): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Halves of its sides, which overlap along the longer one. */
function viewsOf({ width, height }: Picture): View[] {
  const [columns, rows] =
    width >= height
      ? [
          [0, 0.25, 0.5],
          [0, 0.5],
        ]
      : [
          [0, 0.5],
          [0, 0.25, 0.5],
        ];
  return rows.flatMap((top) => columns.map((left) => ({ left, top, width: 0.5, height: 0.5 })));
}

function cutView(picture: Picture, { left, top, width, height }: View): Raster {
  const crop = {
    x: Math.round(left * picture.width),
    y: Math.round(top * picture.height),
    width: Math.max(8, Math.round(width * picture.width)),
    height: Math.max(8, Math.round(height * picture.height)),
  };
  const scale = Math.min(1, SEEN_PIXELS / Math.max(crop.width, crop.height));
  return resizePicture(
    picture,
    crop,
    Math.max(8, Math.round(crop.width * scale)),
    Math.max(8, Math.round(crop.height * scale)),
  );
}

function partsIn(picture: Picture, view: View, look: LookAt, named: Named, main: PictureField): Found[] {
  const copy = cutView(picture, view);
  const { mask } = look(copy);
  const { parts, columns, labelAt } = separateParts(copy, mask);
  const rows = Math.max(1, Math.round((columns * mask.height) / mask.width));
  return parts.flatMap((part, index): Found[] => {
    const share = (part.cells / (columns * rows)) * view.width * view.height;
    if (share < LEAST || share > MOST) return [];
    const box = {
      left: view.left + (part.left / columns) * view.width,
      top: view.top + (part.top / rows) * view.height,
      width: ((part.right + 1 - part.left) / columns) * view.width,
      height: ((part.bottom + 1 - part.top) / rows) * view.height,
    };
    const { cut, shared } = lieOf(mask, labelAt, index + 1, view, main);
    // What goes on beyond the part is seen better in another; what is a piece of the one that stands out is that one.
    if (cut > MOST_CUT * Math.sqrt(part.cells)) return [];
    const tall = (box.height * picture.height) / (box.width * picture.width);
    const shape = Math.min(...named.shapes.map((ratio) => Math.abs(Math.log(tall / ratio))));
    const apart = unlike(part.colour, named.colour);
    const aside = (box.left + box.width / 2 - 0.5) * 2 * named.side;
    const score =
      -0.55 * shape -
      (named.stated ? 1.4 : 0.9) * (apart / 130) +
      aside -
      0.25 * shared +
      0.12 * Math.log(share / LEAST);
    return [{ box, score, share, shared }];
  });
}

/** Levels between two colours: in the shade a thing is darker, and of the same hue. */
function unlike(a: readonly number[], b: readonly number[]): number {
  const sum = (colour: readonly number[]): number =>
    Math.max(24, (colour[0] ?? 0) + (colour[1] ?? 0) + (colour[2] ?? 0));
  const hue = Math.hypot(...[0, 1, 2].map((part) => (a[part] ?? 0) / sum(a) - (b[part] ?? 0) / sum(b)));
  return hue * HUE + (Math.abs(sum(a) - sum(b)) / 3) * LIGHT;
}
const [HUE, LIGHT] = [306, 0.35];

/** How many of its cells lie on an inner edge of the view, and the share of it that is of the one who stands out of the whole picture. */
function lieOf(mask: PictureField, labelAt: (at: number) => number, label: number, view: View, main: PictureField) {
  let [cut, shared, count] = [0, 0, 1e-6];
  const inner = {
    left: view.left > 0,
    top: view.top > 0,
    right: view.left + view.width < 0.999,
    bottom: view.top + view.height < 0.999,
  };
  for (let at = 0; at < mask.values.length; at += 2) {
    if (labelAt(at) !== label || (mask.values[at] ?? 0) < 0.5) continue;
    const [x, y] = [at % mask.width, Math.floor(at / mask.width)];
    count += 1;
    const edge =
      (inner.left && x < 3) ||
      (inner.right && x > mask.width - 4) ||
      (inner.top && y < 3) ||
      (inner.bottom && y > mask.height - 4);
    if (edge) cut += 1;
    const [u, v] = [
      view.left + ((x + 0.5) / mask.width) * view.width,
      view.top + ((y + 0.5) / mask.height) * view.height,
    ];
    if (fieldAt(main, u, v) > 0.5) shared += 1;
  }
  return { cut: cut / 3, shared: shared / count };
}

/** How much is seen around it the second time: of its longer side. */
const AROUND = 0.45;
const FIELD = 480;

/** Seen from near its edge is finer: the map is of the whole picture. */
function lookAgain(picture: Picture, box: View, look: LookAt): PictureField {
  const reach = AROUND * Math.max(box.width * picture.width, box.height * picture.height);
  const [across, down] = [reach / picture.width, reach / picture.height];
  const [left, top] = [Math.max(0, box.left - across), Math.max(0, box.top - down)];
  const view = {
    ...{ left, top },
    width: Math.min(1, box.left + box.width + across) - left,
    height: Math.min(1, box.top + box.height + down) - top,
  };
  const copy = cutView(picture, view);
  const { mask } = look(copy);
  const { labelAt, parts } = separateParts(copy, mask);
  const votes = parts.map(() => 0);
  const within = (u: number, v: number): boolean =>
    u >= box.left && v >= box.top && u <= box.left + box.width && v <= box.top + box.height;
  const placeOf = (at: number): readonly [number, number] => [
    view.left + (((at % mask.width) + 0.5) / mask.width) * view.width,
    view.top + ((Math.floor(at / mask.width) + 0.5) / mask.height) * view.height,
  ];
  for (let at = 0; at < mask.values.length; at++) {
    const label = labelAt(at);
    if (label === 0 || (mask.values[at] ?? 0) < 0.5) continue;
    votes[label - 1] = (votes[label - 1] ?? 0) + (within(...placeOf(at)) ? 1 : -0.5);
  }
  const chosen = votes.indexOf(Math.max(...votes)) + 1;
  const own = { ...mask, values: mask.values.map((value, at) => (labelAt(at) === chosen ? value : 0)) };
  const width = FIELD;
  const height = Math.max(2, Math.round((FIELD * picture.height) / picture.width));
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    const [x, y] = [(u - view.left) / view.width, (v - view.top) / view.height];
    if (x > 0 && y > 0 && x < 1 && y < 1) values[at] = fieldAt(own, x, y);
  }
  return { width, height, values };
}
