import { type MaterialName, materialOf } from '../../../maths/materials.ts';
import { type Affine, IDENTITY, multiply, transform } from '../../../maths/matrix.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import { add, cross, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';

/** What built things are made of: boxes with soft edges, sheets, turned shapes and tubes, put together into one mesh. */
export interface Look {
  readonly colour: Light;
  readonly material: number;
}

/** `u` and `v` run from 0 to 1 along a sheet; elsewhere they are 0. */
export type Paint = Look | ((at: Vector, u: number, v: number) => Look);

export const lookOf = (hex: number, material: MaterialName, strength = 1): Look => ({
  colour: lightOf(hex, strength),
  material: materialOf(material),
});
export const shine = (colour: Light, strength = 1): Look => ({
  colour: [colour[0] * strength, colour[1] * strength, colour[2] * strength],
  material: materialOf('glow'),
});
export const darker = ({ colour, material }: Look, share: number): Look => ({
  colour: [colour[0] * share, colour[1] * share, colour[2] * share],
  material,
});
export const mixLooks = (a: Look, b: Look, share: number): Look => ({
  colour: [
    a.colour[0] + (b.colour[0] - a.colour[0]) * share,
    a.colour[1] + (b.colour[1] - a.colour[1]) * share,
    a.colour[2] + (b.colour[2] - a.colour[2]) * share,
  ],
  material: share < 0.5 ? a.material : b.material,
});

export interface SolidsOptions {
  /** What stands on a floor is darker toward it, and below. */
  readonly grounded?: boolean;
  /** How much of the light around reaches a point; times what `grounded` says. */
  readonly openness?: (at: Vector, normal: Vector) => number;
}

const GROUND_SHADE_METRES = 0.4;

export class Solids {
  readonly #mesh = new MeshBuilder();
  readonly #grounded: boolean;
  readonly #openness: ((at: Vector, normal: Vector) => number) | null;
  #frame: Affine = IDENTITY;

  constructor({ grounded = false, openness }: SolidsOptions = {}) {
    this.#grounded = grounded;
    this.#openness = openness ?? null;
  }

  get triangleCount(): number {
    return this.#mesh.triangleCount;
  }

  /** Everything drawn by `draw` is moved and turned by `frame`. */
  within(frame: Affine, draw: () => void): this {
    const before = this.#frame;
    this.#frame = multiply(before, frame);
    draw();
    this.#frame = before;
    return this;
  }

  vertex(at: Vector, normal: Vector, paint: Paint, u = 0, v = 0): number {
    const look = typeof paint === 'function' ? paint(at, u, v) : paint;
    const frame = this.#frame;
    const world = transform(frame, at);
    const [a, b, c] = normal;
    const turned = normalise([
      (frame[0] ?? 1) * a + (frame[1] ?? 0) * b + (frame[2] ?? 0) * c,
      (frame[4] ?? 0) * a + (frame[5] ?? 1) * b + (frame[6] ?? 0) * c,
      (frame[8] ?? 0) * a + (frame[9] ?? 0) * b + (frame[10] ?? 1) * c,
    ]);
    let occlusion = this.#openness === null ? 1 : this.#openness(world, turned);
    if (this.#grounded) {
      occlusion *= 0.62 + 0.38 * Math.min(1, Math.max(0, world[1] / GROUND_SHADE_METRES));
      if (turned[1] < 0) occlusion *= 1 + turned[1] * 0.45;
    }
    return this.#mesh.vertex(world, turned, { colour: look.colour, material: look.material, occlusion });
  }

  triangle(a: number, b: number, c: number): void {
    this.#mesh.triangle(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.#mesh.quad(a, b, c, d);
  }

  /** A parallelogram seen from where `across` to `up` turns counter-clockwise. */
  sheet(origin: Vector, across: Vector, up: Vector, paint: Paint, cells: readonly [number, number] = [1, 1]): this {
    const normal = normalise(cross(across, up));
    const [nu, nv] = [Math.max(1, Math.round(cells[0])), Math.max(1, Math.round(cells[1]))];
    let first = 0;
    for (let j = 0; j <= nv; j++) {
      for (let i = 0; i <= nu; i++) {
        const [u, v] = [i / nu, j / nv];
        const number = this.vertex(add(origin, add(scale(across, u), scale(up, v))), normal, paint, u, v);
        if (i === 0 && j === 0) first = number;
      }
    }
    for (let j = 0; j < nv; j++) {
      for (let i = 0; i < nu; i++) {
        const a = first + j * (nu + 1) + i;
        this.quad(a, a + 1, a + nu + 2, a + nu + 1);
      }
    }
    return this;
  }

  /** `cell`: faces longer than this are divided, so that light can vary along them. */
  box(low: Vector, high: Vector, paint: Paint, cell = 1.2): this {
    const [w, h, d] = subtract(high, low);
    const n = (length: number): number => Math.ceil(length / cell);
    const [x0, y0, z0] = low;
    const [x1, y1, z1] = high;
    this.sheet([x0, y0, z1], [w, 0, 0], [0, h, 0], paint, [n(w), n(h)]);
    this.sheet([x1, y0, z0], [-w, 0, 0], [0, h, 0], paint, [n(w), n(h)]);
    this.sheet([x1, y0, z1], [0, 0, -d], [0, h, 0], paint, [n(d), n(h)]);
    this.sheet([x0, y0, z0], [0, 0, d], [0, h, 0], paint, [n(d), n(h)]);
    this.sheet([x0, y1, z1], [w, 0, 0], [0, 0, -d], paint, [n(w), n(d)]);
    this.sheet([x0, y0, z0], [w, 0, 0], [0, 0, d], paint, [n(w), n(d)]);
    return this;
  }

  /** A box whose edges and corners are round; `puff` lets its faces swell, as cushions do. */
  softBox(low: Vector, high: Vector, radius: number, paint: Paint, { rings = 2, puff = 0, cell = 1 } = {}): this {
    const size = subtract(high, low);
    const r = Math.min(radius, size[0] / 2 - 1e-4, size[1] / 2 - 1e-4, size[2] / 2 - 1e-4);
    const stops = (axis: 0 | 1 | 2): number[] => {
      const list: number[] = [];
      for (let k = 0; k <= rings; k++)
        list.push(low[axis] + r * (1 - Math.tan(((1 - k / rings) * Math.PI) / 4) / Math.tan(Math.PI / 4)));
      const inner = size[axis] - 2 * r;
      const between = puff > 0 ? 3 : Math.max(1, Math.ceil(inner / cell));
      for (let k = 1; k < between; k++) list.push(low[axis] + r + (inner * k) / between);
      for (let k = 0; k <= rings; k++)
        list.push(high[axis] - r * (1 - Math.tan(((k / rings) * Math.PI) / 4) / Math.tan(Math.PI / 4)));
      return list;
    };
    const lists = [stops(0), stops(1), stops(2)];
    const point = (at: Vector): { readonly at: Vector; readonly normal: Vector } => {
      const inner: Vector = [
        Math.min(high[0] - r, Math.max(low[0] + r, at[0])),
        Math.min(high[1] - r, Math.max(low[1] + r, at[1])),
        Math.min(high[2] - r, Math.max(low[2] + r, at[2])),
      ];
      const normal = normalise(subtract(at, inner));
      let swell = 0;
      if (puff > 0) {
        const share = (axis: 0 | 1 | 2): number => Math.sin((Math.PI * (at[axis] - low[axis])) / size[axis]);
        swell =
          puff *
          (normal[0] ** 2 * share(1) * share(2) +
            normal[1] ** 2 * share(0) * share(2) +
            normal[2] ** 2 * share(0) * share(1));
      }
      return { at: add(inner, scale(normal, r + swell)), normal };
    };
    for (const axis of [0, 1, 2] as const) {
      const [p, q] = [((axis + 1) % 3) as 0 | 1 | 2, ((axis + 2) % 3) as 0 | 1 | 2];
      for (const side of [low[axis], high[axis]]) {
        const [us, vs] = [lists[p] ?? [], lists[q] ?? []];
        let first = -1;
        for (const v of vs) {
          for (const u of us) {
            const corner: [number, number, number] = [0, 0, 0];
            corner[axis] = side;
            corner[p] = u;
            corner[q] = v;
            const made = point(corner);
            const number = this.vertex(made.at, made.normal, paint);
            if (first < 0) first = number;
          }
        }
        for (let j = 0; j < vs.length - 1; j++) {
          for (let i = 0; i < us.length - 1; i++) {
            const a = first + j * us.length + i;
            if (side === high[axis]) this.quad(a, a + 1, a + us.length + 1, a + us.length);
            else this.quad(a, a + us.length, a + us.length + 1, a + 1);
          }
        }
      }
    }
    return this;
  }

  /** Turned on a lathe: radii at heights from bottom to top, around the vertical through `at`. */
  lathe(at: Vector, profile: readonly (readonly [number, number])[], paint: Paint, segments = 14): this {
    const rows: number[] = [];
    for (const [index, [radius, height]] of profile.entries()) {
      const before = profile[Math.max(0, index - 1)] ?? [radius, height];
      const after = profile[Math.min(profile.length - 1, index + 1)] ?? [radius, height];
      const [rise, run] = [after[1] - before[1], after[0] - before[0]];
      for (let k = 0; k <= segments; k++) {
        const angle = (k / segments) * Math.PI * 2;
        const [s, c] = [Math.sin(angle), Math.cos(angle)];
        const normal = normalise([s * rise, -run, c * rise]);
        const number = this.vertex(
          [at[0] + s * radius, at[1] + height, at[2] + c * radius],
          normal,
          paint,
          k / segments,
        );
        if (k === 0) rows.push(number);
      }
    }
    for (let j = 0; j < rows.length - 1; j++) {
      const [low, high] = [rows[j] ?? 0, rows[j + 1] ?? 0];
      for (let k = 0; k < segments; k++) this.quad(low + k, low + k + 1, high + k + 1, high + k);
    }
    return this;
  }

  ball(at: Vector, radii: Vector, paint: Paint, segments = 12): this {
    const rings = Math.max(4, segments >> 1);
    let first = 0;
    for (let j = 0; j <= rings; j++) {
      for (let k = 0; k <= segments; k++) {
        const [a, b] = [(j / rings - 0.5) * Math.PI, (k / segments) * Math.PI * 2];
        const d: Vector = [Math.cos(a) * Math.sin(b), Math.sin(a), Math.cos(a) * Math.cos(b)];
        const normal = normalise([d[0] / radii[0], d[1] / radii[1], d[2] / radii[2]]);
        const number = this.vertex(
          [at[0] + d[0] * radii[0], at[1] + d[1] * radii[1], at[2] + d[2] * radii[2]],
          normal,
          paint,
          k / segments,
          j / rings,
        );
        if (j === 0 && k === 0) first = number;
      }
    }
    for (let j = 0; j < rings; j++) {
      for (let k = 0; k < segments; k++) {
        const a = first + j * (segments + 1) + k;
        this.quad(a, a + 1, a + segments + 2, a + segments + 1);
      }
    }
    return this;
  }

  /** A round bar along points. */
  tube(points: readonly Vector[], radius: number, paint: Paint, sides = 6): this {
    const rows: number[] = [];
    for (const [index, at] of points.entries()) {
      const before = points[Math.max(0, index - 1)] ?? at;
      const after = points[Math.min(points.length - 1, index + 1)] ?? at;
      const along = normalise(subtract(after, before));
      const right = normalise(cross(Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], along));
      const up = cross(along, right);
      for (let k = 0; k <= sides; k++) {
        const angle = (k / sides) * Math.PI * 2;
        const normal = add(scale(right, Math.cos(angle)), scale(up, Math.sin(angle)));
        const number = this.vertex(add(at, scale(normal, radius)), normal, paint);
        if (k === 0) rows.push(number);
      }
    }
    for (let j = 0; j < rows.length - 1; j++) {
      const [low, high] = [rows[j] ?? 0, rows[j + 1] ?? 0];
      for (let k = 0; k < sides; k++) this.quad(low + k, low + k + 1, high + k + 1, high + k);
    }
    return this;
  }

  build(options: { readonly twoSided?: boolean; readonly sways?: boolean } = {}): Mesh {
    return this.#mesh.build(options);
  }
}
