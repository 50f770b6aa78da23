import type { Vector } from './vector.ts';

/** Linear light, 1 is paper white in the sun of exposure 1. May exceed 1 for what shines. */
export type Light = Vector;

/** Twelve floats a vertex: x y z wind, nx ny nz occlusion, r g b material. */
export const VERTEX_FLOATS = 12;

/**
 * A surface of triangles, counter-clockwise from outside. `wind` is how far a vertex gives way to it, in metres at full wind; `occlusion` is how
 * much of the sky it sees; `material` is an index into the lens's table.
 */
export interface Mesh {
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
  readonly twoSided: boolean;
  readonly sways: boolean;
}

/** Pixels of gamma-coded colour with alpha, and where each vertex lies on them, 0 to 1. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly coordinates: Float32Array;
  /** A given picture, whose bytes are kept as they are; see the material of that name. */
  readonly print?: boolean;
}

export interface Bounds {
  readonly centre: Vector;
  readonly radius: number;
}

export const vertexCountOf = ({ vertices }: Mesh): number => vertices.length / VERTEX_FLOATS;

export function boundsOf({ vertices }: Pick<Mesh, 'vertices'>): Bounds {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < vertices.length; at += VERTEX_FLOATS) {
    for (let axis = 0; axis < 3; axis++) {
      const value = vertices[at + axis] ?? 0;
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  }
  const middle = (axis: number): number => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const centre: Vector = [middle(0), middle(1), middle(2)];
  let farthest = 0;
  for (let at = 0; at < vertices.length; at += VERTEX_FLOATS) {
    const dx = (vertices[at] ?? 0) - centre[0];
    const dy = (vertices[at + 1] ?? 0) - centre[1];
    const dz = (vertices[at + 2] ?? 0) - centre[2];
    farthest = Math.max(farthest, dx * dx + dy * dy + dz * dz);
  }
  return { centre, radius: Math.sqrt(farthest) };
}

export interface VertexLook {
  readonly colour: Light;
  readonly material: number;
  readonly occlusion?: number;
  readonly wind?: number;
}

/** Gathers vertices and triangles one by one. */
export class MeshBuilder {
  #vertices = new Float32Array(VERTEX_FLOATS * 64);
  #indices: number[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get triangleCount(): number {
    return this.#indices.length / 3;
  }

  /** Answers with the new vertex's number. */
  vertex(at: Vector, normal: Vector, look: VertexLook): number {
    const { colour, material, occlusion = 1, wind = 0 } = look;
    const from = this.#count * VERTEX_FLOATS;
    if (from + VERTEX_FLOATS > this.#vertices.length) {
      const larger = new Float32Array(this.#vertices.length * 2);
      larger.set(this.#vertices);
      this.#vertices = larger;
    }
    const v = this.#vertices;
    v[from] = at[0];
    v[from + 1] = at[1];
    v[from + 2] = at[2];
    v[from + 3] = wind;
    v[from + 4] = normal[0];
    v[from + 5] = normal[1];
    v[from + 6] = normal[2];
    v[from + 7] = occlusion;
    v[from + 8] = colour[0];
    v[from + 9] = colour[1];
    v[from + 10] = colour[2];
    v[from + 11] = material;
    this.#count += 1;
    return this.#count - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#indices.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.#indices.push(a, b, c, a, c, d);
  }

  build(options: { readonly twoSided?: boolean; readonly sways?: boolean } = {}): Mesh {
    const { twoSided = false, sways = false } = options;
    return {
      vertices: this.#vertices.slice(0, this.#count * VERTEX_FLOATS),
      indices: Uint32Array.from(this.#indices),
      twoSided,
      sways,
    };
  }
}

/** A colour as written on screen, as linear light. */
export function lightOf(hex: number, strength = 1): Light {
  const linear = (byte: number): number => {
    const value = byte / 255;
    return strength * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  };
  return [linear((hex >> 16) & 255), linear((hex >> 8) & 255), linear(hex & 255)];
}
