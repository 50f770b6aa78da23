import { combine, fromTo, NO_TURN, type Turn, turnVector } from '../maths/turn.ts';
import { add, cross, dot, lengthOf, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { Skeleton } from './skeleton.ts';

/**
 * Bones in motion. `turn` bends a bone relative to its parent (around its own head, in the axes of rest); `orient` sets how it stands in the body's own
 * space, whatever its parents do. After either, `solve` walks the tree; limbs are bent to their targets on top of that.
 */
export class Pose {
  readonly skeleton: Skeleton;
  /** Moves the whole body, in its own space. */
  root: Vector = [0, 0, 0];
  readonly #turns = new Map<number, Turn>();
  readonly #orientations = new Map<number, Turn>();
  readonly #scales = new Map<number, number>();
  readonly #shifts = new Map<number, Vector>();
  readonly #world: Turn[] = [];
  readonly #heads: Vector[] = [];

  constructor(skeleton: Skeleton) {
    this.skeleton = skeleton;
  }

  /** Adds to what it was bent by before. Bones that a body does not have are passed over. */
  turn(bone: string, by: Turn): this {
    if (!this.skeleton.has(bone)) return this;
    const number = this.skeleton.number(bone);
    const before = this.#turns.get(number);
    this.#turns.set(number, before === undefined ? by : combine(by, before));
    return this;
  }

  orient(bone: string, to: Turn): this {
    if (this.skeleton.has(bone)) this.#orientations.set(this.skeleton.number(bone), to);
    return this;
  }

  /** Makes a bone's part of the body larger or smaller around its head. */
  grow(bone: string, by: number): this {
    if (this.skeleton.has(bone)) this.#scales.set(this.skeleton.number(bone), by);
    return this;
  }

  /** What is of a bone comes together in the head of another, once the pose is solved. */
  vanish(bone: string, into: string): this {
    this.#heads[this.skeleton.number(bone)] = this.headOf(into);
    return this.grow(bone, 0);
  }

  sizeOf(bone: string): number {
    return this.#scales.get(this.skeleton.number(bone)) ?? 1;
  }

  /** Moves a bone's head, in the axes of its parent at rest: lips, brows and cheeks are pulled, not bent. */
  shift(bone: string, by: Vector): this {
    if (!this.skeleton.has(bone)) return this;
    const number = this.skeleton.number(bone);
    this.#shifts.set(number, add(this.#shifts.get(number) ?? [0, 0, 0], by));
    return this;
  }

  solve(): this {
    for (const [number, { parent, head }] of this.skeleton.bones.entries()) {
      const local = this.#turns.get(number) ?? NO_TURN;
      const above = this.#world[parent];
      const over = this.skeleton.bones[parent];
      const at = this.#heads[parent];
      if (above === undefined || over === undefined || at === undefined) {
        this.#world[number] = this.#orientations.get(number) ?? local;
        this.#heads[number] = add(head, this.root);
        continue;
      }
      this.#world[number] = this.#orientations.get(number) ?? combine(above, local);
      const size = this.#scales.get(parent) ?? 1;
      const shift = this.#shifts.get(number);
      const from = scale(subtract(head, over.head), size);
      this.#heads[number] = add(at, turnVector(above, shift === undefined ? from : add(from, shift)));
    }
    return this;
  }

  headOf(bone: string): Vector {
    return this.#heads[this.skeleton.number(bone)] ?? [0, 0, 0];
  }

  orientationOf(bone: string): Turn {
    return this.#world[this.skeleton.number(bone)] ?? NO_TURN;
  }

  /** Where a point of rest, near a bone, is now. */
  place(bone: string, point: Vector): Vector {
    const number = this.skeleton.number(bone);
    const rest = this.skeleton.bones[number];
    if (rest === undefined) return point;
    return add(this.headOf(bone), turnVector(this.orientationOf(bone), subtract(point, rest.head)));
  }

  tailOf(bone: string): Vector {
    return this.place(bone, this.skeleton.bone(bone).tail);
  }

  /**
   * Bends a limb of two bones so that the end of the second comes to `target`, or as near as it reaches; the joint between them points toward `pole`.
   * Call `solve` first, and again when all limbs are bent.
   */
  reach(upper: string, lower: string, target: Vector, pole: Vector): this {
    const [a, b] = [this.skeleton.bone(upper), this.skeleton.bone(lower)];
    const from = this.headOf(upper);
    const [first, second] = [lengthOf(subtract(b.head, a.head)), lengthOf(subtract(b.tail, b.head))];
    const way = subtract(target, from);
    const far = Math.min(Math.max(lengthOf(way), Math.abs(first - second) + 1e-4), first + second - 1e-4);
    const toward = normalise(way);
    const cosine = (first * first + far * far - second * second) / (2 * first * far);
    const along = first * Math.min(1, Math.max(-1, cosine));
    const away = Math.sqrt(Math.max(0, first * first - along * along));
    // The pole, as far as it is not along the limb itself.
    const flat = subtract(pole, scale(toward, dot(pole, toward)));
    const side = lengthOf(flat) < 1e-6 ? normalise(cross(toward, [1, 0, 0.01])) : normalise(flat);
    const elbow = add(from, add(scale(toward, along), scale(side, away)));
    const end = add(from, scale(toward, far));
    this.orient(
      upper,
      combine(
        fromTo(turnVector(this.orientationOf(upper), subtract(b.head, a.head)), subtract(elbow, from)),
        this.orientationOf(upper),
      ),
    );
    this.orient(
      lower,
      combine(
        fromTo(turnVector(this.orientationOf(lower), subtract(b.tail, b.head)), subtract(end, elbow)),
        this.orientationOf(lower),
      ),
    );
    return this.solve();
  }

  /** Four columns of four floats a bone, from rest to pose: what the lens's `skin` takes. */
  write(out: Float32Array): void {
    for (const [number, bone] of this.skeleton.bones.entries()) {
      const world = this.#world[number] ?? NO_TURN;
      const size = this.#scales.get(number) ?? 1;
      const head = this.#heads[number] ?? bone.head;
      const moved = turnVector(world, scale(bone.head, -size));
      const at = number * 16;
      for (let column = 0; column < 3; column++) {
        for (let row = 0; row < 3; row++) out[at + column * 4 + row] = (world[row * 3 + column] ?? 0) * size;
        out[at + column * 4 + 3] = 0;
      }
      for (let row = 0; row < 3; row++) out[at + 12 + row] = (head[row] ?? 0) + (moved[row] ?? 0);
      out[at + 15] = 1;
    }
  }
}
