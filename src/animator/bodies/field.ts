import { invert, NO_TURN, type Turn } from '../maths/turn.ts';
import { add, distance, lengthOf, normalise, scale, type Vector } from '../maths/vector.ts';
import type { SHAPE_KINDS } from './layout.ts';
import type { Skeleton } from './skeleton.ts';

/** One shape of a field, ready for the kernel. */
export interface Shape {
  readonly kind: keyof typeof SHAPE_KINDS;
  readonly operation: 1 | -1 | 0;
  readonly bone: number;
  readonly blend: number;
  readonly a: Vector;
  readonly radiusA: number;
  readonly b: Vector;
  readonly radiusB: number;
  readonly axis: Vector;
  readonly flat: number;
  /** From the world to the shape's own axes. */
  readonly turn: Turn;
  readonly centre: Vector;
  readonly reach: number;
}

export interface ShapeOptions {
  readonly blend?: number;
  /** The shape's own axes, turned. */
  readonly turn?: Turn;
  /** `cut` takes it away from what came before; `keep` leaves only what lies inside. */
  readonly mode?: 'add' | 'cut' | 'keep';
}

const OPERATIONS = { add: 1, cut: -1, keep: 0 } as const;

/**
 * Round shapes along a skeleton that flow into each other: a part of a body of one material. Shapes belong to the bone named last by `on`; later ones
 * are cut from or joined to those before.
 */
export class Field {
  readonly shapes: Shape[] = [];
  readonly skeleton: Skeleton;
  #bone = 0;
  #blend = 0.05;

  constructor(skeleton: Skeleton) {
    this.skeleton = skeleton;
  }

  on(bone: string, blend = this.#blend): this {
    this.#bone = this.skeleton.number(bone);
    this.#blend = blend;
    return this;
  }

  #push(shape: Pick<Shape, 'kind' | 'a' | 'b' | 'centre' | 'reach'> & Partial<Shape>, options: ShapeOptions): this {
    this.shapes.push({
      operation: OPERATIONS[options.mode ?? 'add'],
      bone: this.#bone,
      blend: options.blend ?? this.#blend,
      radiusA: 0,
      radiusB: 0,
      axis: [0, 0, 1],
      flat: 1,
      turn: options.turn === undefined ? NO_TURN : invert(options.turn),
      ...shape,
    });
    return this;
  }

  /** With round ends; `flat` squeezes it along an axis. */
  cone(
    a: Vector,
    b: Vector,
    radiusA: number,
    radiusB: number,
    options: ShapeOptions & { readonly flat?: { readonly axis: Vector; readonly by: number } } = {},
  ): this {
    const by = options.flat?.by ?? 1;
    const reach = distance(a, b) / 2 + Math.max(radiusA, radiusB) * Math.max(1, by);
    const axis = normalise(options.flat?.axis ?? [0, 0, 1]);
    return this.#push(
      { kind: 'cone', a, b, radiusA, radiusB, axis, flat: by, centre: scale(add(a, b), 0.5), reach },
      options,
    );
  }

  ball(centre: Vector, radius: number | Vector, options: ShapeOptions = {}): this {
    const radii: Vector = typeof radius === 'number' ? [radius, radius, radius] : radius;
    return this.#push({ kind: 'ellipsoid', a: centre, b: radii, centre, reach: Math.max(...radii) }, options);
  }

  box(centre: Vector, halfSizes: Vector, rounding: number, options: ShapeOptions = {}): this {
    const reach = lengthOf(halfSizes);
    return this.#push({ kind: 'box', a: centre, b: halfSizes, radiusA: rounding, centre, reach }, options);
  }

  /** Along its own y. */
  cylinder(centre: Vector, radius: number, halfHeight: number, rounding: number, options: ShapeOptions = {}): this {
    const reach = Math.hypot(radius, halfHeight);
    const b: Vector = [radius, halfHeight, 0];
    return this.#push({ kind: 'cylinder', a: centre, b, radiusA: rounding, centre, reach }, options);
  }

  /** Around its own y. */
  torus(centre: Vector, radius: number, thickness: number, options: ShapeOptions = {}): this {
    const shape = { kind: 'torus', a: centre, b: [0, 0, 0], radiusA: radius, radiusB: thickness } as const;
    return this.#push({ ...shape, centre, reach: radius + thickness }, options);
  }

  /** Keeps what lies on the inner side of a plane (or cuts it away): the normal points outward. */
  plane(point: Vector, normal: Vector, options: ShapeOptions = {}): this {
    const y = normalise(normal);
    const side: Vector = Math.abs(y[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
    const x = normalise([
      side[1] * y[2] - side[2] * y[1],
      side[2] * y[0] - side[0] * y[2],
      side[0] * y[1] - side[1] * y[0],
    ]);
    const z: Vector = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
    const shape = { kind: 'halfSpace', a: point, b: [0, 0, 0], centre: point, reach: 50 } as const;
    this.#push({ ...shape, turn: [...x, ...y, ...z] as unknown as Turn }, { mode: 'keep', ...options });
    return this;
  }

  /** Cones through points of given radii, each on its bone. */
  limb(
    points: readonly Vector[],
    radii: readonly number[],
    bones: readonly string[],
    options: ShapeOptions = {},
  ): this {
    for (let index = 0; index + 1 < points.length; index++) {
      const [from, to] = [points[index], points[index + 1]];
      const bone = bones[Math.min(index, bones.length - 1)];
      if (from === undefined || to === undefined || bone === undefined) continue;
      this.on(bone).cone(from, to, radii[index] ?? 0.01, radii[index + 1] ?? 0.01, {
        ...options,
        blend: index === 0 ? (options.blend ?? this.#blend) : 0.02,
      });
    }
    return this;
  }
}
