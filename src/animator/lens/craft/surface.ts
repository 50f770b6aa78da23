/**
 * A surface that is made anew of blocks, facets or puffs: what bodies and scenery have in common. What is made of it remembers for each of its corners
 * which corner of the old one it stands for, so that it bends with the same bones.
 */
export interface Surface {
  /** Three a corner. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colours: Float32Array;
  readonly occlusion: Float32Array;
  readonly indices: Uint32Array;
}

export interface MadeSurface extends Surface {
  /** A corner of the old surface for each of the new. */
  readonly from: Uint32Array;
}

type Triple = readonly [number, number, number];

export const at = (list: Float32Array, corner: number): Triple => [
  list[corner * 3] ?? 0,
  list[corner * 3 + 1] ?? 0,
  list[corner * 3 + 2] ?? 0,
];

/** One number for a cell of a grid, by where it is counted from the middle. */
export const cellKey = (x: number, y: number, z: number): number =>
  ((x + 2048) * 4096 + (y + 2048)) * 4096 + (z + 2048);

/** Three floats each of place, normal and colour, then the light it sees. */
const FLOATS = 10;

/** Gathers corners and triangles of what is made. */
export class Making {
  #floats = new Float32Array(FLOATS * 1024);
  #from = new Uint32Array(1024);
  #indices = new Uint32Array(3 * 1024);
  #corners = 0;
  #ends = 0;

  corner(position: Triple, normal: Triple, colour: Triple, occlusion: number, from: number): number {
    if (this.#corners === this.#from.length) {
      this.#floats = grown(this.#floats, new Float32Array(this.#floats.length * 2));
      this.#from = grown(this.#from, new Uint32Array(this.#from.length * 2));
    }
    const to = this.#corners * FLOATS;
    for (let axis = 0; axis < 3; axis++) {
      this.#floats[to + axis] = position[axis] ?? 0;
      this.#floats[to + 3 + axis] = normal[axis] ?? 0;
      this.#floats[to + 6 + axis] = colour[axis] ?? 0;
    }
    this.#floats[to + 9] = occlusion;
    this.#from[this.#corners] = from;
    this.#corners += 1;
    return this.#corners - 1;
  }

  triangle(a: number, b: number, c: number): void {
    if (this.#ends + 3 > this.#indices.length)
      this.#indices = grown(this.#indices, new Uint32Array(this.#indices.length * 2));
    this.#indices[this.#ends] = a;
    this.#indices[this.#ends + 1] = b;
    this.#indices[this.#ends + 2] = c;
    this.#ends += 3;
  }

  build(): MadeSurface {
    const take = (offset: number, each: number): Float32Array => {
      const list = new Float32Array(this.#corners * each);
      for (let corner = 0; corner < this.#corners; corner++)
        for (let k = 0; k < each; k++) list[corner * each + k] = this.#floats[corner * FLOATS + offset + k] ?? 0;
      return list;
    };
    return {
      positions: take(0, 3),
      normals: take(3, 3),
      colours: take(6, 3),
      occlusion: take(9, 1),
      from: this.#from.slice(0, this.#corners),
      indices: this.#indices.slice(0, this.#ends),
    };
  }
}

function grown<List extends Float32Array | Uint32Array>(list: List, larger: List): List {
  larger.set(list);
  return larger;
}

/** Metres along its longest side. */
export function spanOf({ positions }: Pick<Surface, 'positions'>): number {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (let index = 0; index < positions.length; index++) {
    const [axis, value] = [index % 3, positions[index] ?? 0];
    low[axis] = Math.min(low[axis] ?? 0, value);
    high[axis] = Math.max(high[axis] ?? 0, value);
  }
  return positions.length === 0 ? 0 : Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
}

/** What belongs to the corners that others came from. */
export function pick<List extends Uint8Array | Float32Array>(
  list: List,
  from: Uint32Array,
  each: number,
  out: List,
): List {
  for (let corner = 0; corner < from.length; corner++)
    for (let k = 0; k < each; k++) out[corner * each + k] = list[(from[corner] ?? 0) * each + k] ?? 0;
  return out;
}

export const asItIs = (surface: Surface): MadeSurface => ({
  ...surface,
  from: Uint32Array.from({ length: surface.occlusion.length }, (_, corner) => corner),
});

/** Some of its triangles, as a surface of their own. */
export function cutOut(whole: Surface, triangles: readonly number[]): MadeSurface {
  const from = new Uint32Array(triangles.length * 3);
  for (const [index, triangle] of triangles.entries())
    for (let k = 0; k < 3; k++) from[index * 3 + k] = whole.indices[triangle * 3 + k] ?? 0;
  return {
    positions: pick(whole.positions, from, 3, new Float32Array(from.length * 3)),
    normals: pick(whole.normals, from, 3, new Float32Array(from.length * 3)),
    colours: pick(whole.colours, from, 3, new Float32Array(from.length * 3)),
    occlusion: pick(whole.occlusion, from, 1, new Float32Array(from.length)),
    indices: Uint32Array.from({ length: from.length }, (_, index) => index),
    from,
  };
}

/** Made of what was cut out: which corners of the whole it stands for. */
export const remember = (made: MadeSurface, kept: Uint32Array): MadeSurface => ({
  ...made,
  from: made.from.map((corner) => kept[corner] ?? 0),
});

export function join(one: MadeSurface, other: MadeSurface): MadeSurface {
  const both = <List extends Float32Array | Uint32Array>(a: List, b: List, out: List): List => {
    out.set(a);
    out.set(b, a.length);
    return out;
  };
  const floats = (a: Float32Array, b: Float32Array): Float32Array => both(a, b, new Float32Array(a.length + b.length));
  const words = (a: Uint32Array, b: Uint32Array): Uint32Array => both(a, b, new Uint32Array(a.length + b.length));
  const first = one.occlusion.length;
  return {
    positions: floats(one.positions, other.positions),
    normals: floats(one.normals, other.normals),
    colours: floats(one.colours, other.colours),
    occlusion: floats(one.occlusion, other.occlusion),
    from: words(one.from, other.from),
    indices: words(
      one.indices,
      other.indices.map((corner) => corner + first),
    ),
  };
}
