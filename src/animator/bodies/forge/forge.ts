import type { MaterialName } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import { scale } from '../../maths/vector.ts';
import type { BodyPart } from '../body.ts';
import { findLook } from '../looks.ts';
import type { Skeleton } from '../skeleton.ts';
import { openness } from './openness.ts';
import type { Surface } from './surface.ts';

/** What a surface is covered with. */
export interface Paint {
  readonly material: MaterialName;
  readonly colour: number;
  /** Of glass: how much of what lies behind is seen, in quarters. */
  readonly clear?: number;
  /** Of what shines: how strongly. */
  readonly glows?: number;
}

/** Of the light that falls on it: porcelain gives back no more, and would else show neither light side nor shade. */
const MOST_WHITE = 0.68;

interface Heap {
  readonly paint: Paint;
  readonly positions: number[];
  readonly normals: number[];
  readonly colours: number[];
  readonly joints: number[];
  readonly indices: number[];
}

/** Gathers surfaces that follow one bone each, and makes them into the parts of a body: one for each material. */
export class Forge {
  readonly #skeleton: Skeleton;
  readonly #heaps = new Map<string, Heap>();
  readonly #bone: string;

  constructor(skeleton: Skeleton, bone = 'whole') {
    this.#skeleton = skeleton;
    this.#bone = bone;
  }

  add(paint: Paint, surface: Surface, bone = this.#bone): this {
    const { material, colour, clear = 0, glows = 1 } = paint;
    // Glass is painted by a picture of its one colour, since only a picture can be clear.
    const name = clear > 0 ? `${material} ${colour} ${clear}` : material;
    let heap = this.#heaps.get(name);
    if (heap === undefined) {
      heap = { paint, positions: [], normals: [], colours: [], joints: [], indices: [] };
      this.#heaps.set(name, heap);
    }
    const base = heap.positions.length / 3;
    const number = this.#skeleton.number(bone);
    const own = lightOf(colour, glows);
    const light = scale(own, material === 'glow' ? 1 : Math.min(1, MOST_WHITE / Math.max(...own)));
    for (const value of surface.positions) heap.positions.push(value);
    for (const value of surface.normals) heap.normals.push(value);
    for (const index of surface.indices) heap.indices.push(index + base);
    for (let vertex = 0; vertex < surface.positions.length / 3; vertex++) {
      heap.colours.push(light[0], light[1], light[2]);
      heap.joints.push(number);
    }
    return this;
  }

  parts(): BodyPart[] {
    const heaps = [...this.#heaps.entries()].filter(([, { indices }]) => indices.length > 0);
    const solid = heaps.map(([, heap]) => heap).filter(({ paint }) => (paint.clear ?? 0) === 0);
    const openAt = openness(solid);
    return heaps.map(([name, heap]) => {
      const { paint } = heap;
      const count = heap.positions.length / 3;
      const joints = new Uint8Array(count * 4);
      const weights = new Float32Array(count * 4);
      for (let vertex = 0; vertex < count; vertex++) {
        joints[vertex * 4] = heap.joints[vertex] ?? 0;
        weights[vertex * 4] = 1;
      }
      const clear = paint.clear ?? 0;
      return {
        name,
        mesh: {
          positions: Float32Array.from(heap.positions),
          normals: Float32Array.from(heap.normals),
          occlusion: clear > 0 ? new Float32Array(count).fill(1) : openAt(heap),
          joints,
          weights,
          indices: Uint32Array.from(heap.indices),
        },
        material: paint.material,
        colours: Float32Array.from(heap.colours),
        patches: null,
        ...(clear > 0 ? { texture: pane(paint.colour, clear, count) } : {}),
        twoSided: false,
      };
    });
  }
}

/** A picture of one colour that lets some samples of each pixel pass. */
export function pane(colour: number, clear: number, count: number): NonNullable<BodyPart['texture']> {
  const pixels = new Uint8Array(64);
  const alpha = Math.round(255 * (1 - clear));
  for (let at = 0; at < 64; at += 4) pixels.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255, alpha], at);
  return { width: 4, height: 4, pixels, coordinates: new Float32Array(count * 2).fill(0.5) };
}

/** Of 255: black paint that mirrored the sky as red paint does would be blue. */
const DARK = 48;
const isDark = (colour: number): boolean => Math.max((colour >> 16) & 255, (colour >> 8) & 255, colour & 255) < DARK;

/** The paint of a thing that is made of something else than usual, in its own colour where it has one. */
export function paintIn(usual: Paint, look: unknown): Paint {
  const found = findLook(look);
  if (found === null)
    return usual.material === 'paint' && isDark(usual.colour) ? { ...usual, material: 'leather' } : usual;
  return {
    material: found.material,
    colour: found.colour ?? usual.colour,
    ...(found.clear === undefined ? {} : { clear: found.clear }),
    ...(found.glows === undefined ? {} : { glows: found.glows }),
  };
}
