import { readDrawing } from '../../../catalogue/drawings.ts';
import { findThing } from '../../../catalogue/things.ts';
import type { Rgb } from '../../../maths/colour.ts';
import { recolour } from '../../../maths/recolour.ts';
import type { Body, BodyFamily, BodyPart, Sheet } from '../../body.ts';
import { findLook, hexOf, lookOf, wholeColourOf } from '../../looks.ts';
import type { Skeleton } from '../../skeleton.ts';
import { poseThing, THING_ACTS, thingBones } from '../../thing-poses.ts';
import { solidRowOf } from './classes-table.ts';
import { coverOf, FIELD_SIDE, reliefOf } from './heights.ts';
import { type Inflated, inflate } from './inflate.ts';
import { blurColours, castIn, drawPicture, PICTURE_SIDE, type Picture, spreadColours } from './picture.ts';

/**
 * The long tail: whatever has a drawing in the catalogue, inflated to a solid. Asked last, since a body of its own is always better. A drawing seen
 * from the side goes along its own way; one seen from the front shows its face there and its plain back behind.
 */
export const SOLID: BodyFamily = {
  name: 'solid',
  acts: THING_ACTS,
  cast(role) {
    const thing = findThing(role.thing);
    if (thing === null || !thing.art.startsWith('sprite:')) return null;
    const colour = hexOf(wholeColourOf(role));
    const look = lookOf(role);
    return {
      thing: thing.kind,
      ...(colour === null ? {} : { colour }),
      ...(look === null ? {} : { look }),
    };
  },
  makeBody: (sheet) => makeSolid(readSheet(sheet)),
};

interface SolidSheet {
  readonly kind: string;
  readonly art: string;
  readonly metres: number;
  /** Seen from its left: its nose is at the left end of the drawing. */
  readonly fromTheSide: boolean;
  readonly alive: boolean;
  readonly colour: number | null;
  readonly look: string | null;
}

function readSheet(sheet: Sheet): SolidSheet {
  const thing = findThing(String(sheet.thing));
  if (thing === null) throw new RangeError(`There is no thing called '${String(sheet.thing)}'.`);
  return {
    kind: thing.kind,
    art: thing.art.replace('sprite:', ''),
    metres: thing.metres,
    fromTheSide: thing.facesLeft,
    alive: thing.alive,
    colour: typeof sheet.colour === 'number' ? sheet.colour : null,
    look: typeof sheet.look === 'string' ? sheet.look : null,
  };
}

const toRgb = (hex: number): Rgb => [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];

function makeSolid(sheet: SolidSheet): Body {
  const { metres, fromTheSide } = sheet;
  const { box } = readDrawing(sheet.art);
  const row = solidRowOf(sheet.kind, sheet.alive);
  const [across, longer] = [(metres * box[2]) / box[3], (metres * Math.max(box[2], box[3])) / box[3]];
  const deep =
    row.shape === 'slab' || row.shape === 'card'
      ? longer * row.depth
      : Math.min(across, metres) * row.depth * (row.slender === true ? SLENDER : 0.9);
  const [width, length] = fromTheSide ? [deep, across] : [across, deep];
  const skeleton = thingBones(metres).build();
  let measured: number | null = null;
  const build = {
    height: metres,
    rolls: row.rolls === true ? metres / 2 : null,
    // As thick as it came out: a carrot that is drawn aslant is slimmer than its box.
    get depth(): number {
      if (row.shape !== 'round' || fromTheSide) return length;
      measured ??= inflateDrawing(sheet).thick;
      return measured;
    },
  };
  const thick = Math.min(metres, across, deep) / 2;
  const stout = Math.min(metres, across) / 2;
  return {
    skeleton,
    makeParts: () => [makePart(sheet, skeleton)],
    proxies: [
      {
        bone: 'whole',
        from: [0, stout, 0],
        to: [0, Math.max(stout, metres - stout), 0],
        radius: Math.max(thick, stout * 0.8),
      },
    ],
    height: metres,
    length,
    width,
    anchors: {
      handle: { bone: 'whole', at: [0, metres * 0.3, 0] },
      top: { bone: 'whole', at: [0, metres, 0] },
      surface: { bone: 'whole', at: [0, metres, 0] },
      inside: { bone: 'whole', at: [0, metres * 0.7, 0] },
      seat: { bone: 'whole', at: [0, metres * 0.5, 0] },
      light: { bone: 'whole', at: [0, metres * 0.8, 0] },
      eyes: { bone: 'whole', at: fromTheSide ? [0, metres * 0.75, length * 0.4] : [0, metres * 0.75, length / 2] },
      mouth: { bone: 'whole', at: fromTheSide ? [0, metres * 0.65, length * 0.45] : [0, metres * 0.6, length / 2] },
    },
    pose: (moment) => poseThing(skeleton, build, moment),
  };
}

const LEAST_CLEAR = 0.05;
/** Of the lesser side of its box. */
const SLENDER = 0.42;

interface InflatedDrawing {
  readonly picture: Picture;
  readonly solid: Inflated;
  /** Metres from its face to its back. */
  readonly thick: number;
}

function inflateDrawing(sheet: SolidSheet): InflatedDrawing {
  const picture = drawPicture(readDrawing(sheet.art));
  const cover = coverOf(picture.pixels);
  const cells = FIELD_SIDE / PICTURE_SIDE;
  const longer = Math.max(picture.width, picture.height) * cells;
  const relief = reliefOf(picture.pixels, cover, { ...solidRowOf(sheet.kind, sheet.alive), longer });
  const size = sheet.metres / (picture.height * cells);
  const solid = inflate(cover, relief, size, (picture.top + picture.height) * cells);
  return { picture, solid, thick: 2 * size * relief.heights.reduce((most, height) => Math.max(most, height), 0) };
}

function makePart(sheet: SolidSheet, skeleton: Skeleton): BodyPart {
  const { picture, solid } = inflateDrawing(sheet);
  const row = solidRowOf(sheet.kind, sheet.alive);
  const look = findLook(sheet.look);
  // Fruit of glass keeps its own colours: one looks through red into red.
  const stained = (look?.clear ?? 0) > 0 && sheet.colour === null && findThing(sheet.kind)?.home === 'kitchen';
  if (look !== null && look.colour !== null && !stained) castIn(picture.pixels, toRgb(sheet.colour ?? look.colour));
  const painted =
    sheet.colour === null || (look !== null && look.colour !== null)
      ? picture.pixels
      : recolour(picture, toRgb(sheet.colour)).pixels;
  const texture = paint(spreadColours(painted), solid, sheet.alive && !sheet.fromTheSide, look?.clear ?? 0);
  const count = solid.mesh.positions.length / 3;
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (let vertex = 0; vertex < count; vertex++) {
    joints[vertex * 4] = skeleton.number('whole');
    weights[vertex * 4] = 1;
  }
  const { positions, normals } = sheet.fromTheSide ? turnSideways(solid) : solid.mesh;
  return {
    name: 'solid',
    mesh: { ...solid.mesh, positions, normals, joints, weights },
    material: look?.material ?? row.material,
    colours: new Float32Array(count * 3).fill(0.5),
    patches: null,
    texture,
    twoSided: false,
  };
}

/** The left end of the drawing becomes the front. */
function turnSideways({ mesh }: Inflated): { readonly positions: Float32Array; readonly normals: Float32Array } {
  const turned = (values: Float32Array): Float32Array => {
    const out = new Float32Array(values.length);
    for (let at = 0; at < values.length; at += 3) {
      out[at] = values[at + 2] ?? 0;
      out[at + 1] = values[at + 1] ?? 0;
      out[at + 2] = -(values[at] ?? 0);
    }
    return out;
  };
  return { positions: turned(mesh.positions), normals: turned(mesh.normals) };
}

/** Both sides in one picture; a face is only at the front. */
function paint(
  pixels: Uint8Array,
  { coordinates, back }: Inflated,
  hasFace: boolean,
  clear: number,
): NonNullable<BodyPart['texture']> {
  const side = PICTURE_SIDE;
  if (clear > LEAST_CLEAR) for (let at = 3; at < pixels.length; at += 4) pixels[at] = Math.round(255 * (1 - clear));
  if (!hasFace) return { width: side, height: side, pixels, coordinates };
  const behind = blurColours(pixels);
  const both = new Uint8Array(side * side * 8);
  for (let y = 0; y < side; y++) {
    both.set(pixels.subarray(y * side * 4, (y + 1) * side * 4), y * side * 8);
    both.set(behind.subarray(y * side * 4, (y + 1) * side * 4), y * side * 8 + side * 4);
  }
  const halved = coordinates.map((value, at) =>
    at % 2 === 1 ? value : value / 2 + ((back[at >> 1] ?? 0) === 1 ? 0.5 : 0),
  );
  return { width: side * 2, height: side, pixels: both, coordinates: halved };
}
