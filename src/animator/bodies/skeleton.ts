import { add, subtract, type Vector } from '../maths/vector.ts';

export interface Bone {
  readonly name: string;
  /** Number of the bone it hangs on; -1 for the root. */
  readonly parent: number;
  readonly head: Vector;
  readonly tail: Vector;
}

/** Bones in rest, parents before children. */
export class Skeleton {
  readonly bones: readonly Bone[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(bones: readonly Bone[]) {
    this.bones = bones;
    this.#numbers = new Map(bones.map(({ name }, index) => [name, index]));
  }

  has(name: string): boolean {
    return this.#numbers.has(name);
  }

  number(name: string): number {
    const number = this.#numbers.get(name);
    if (number === undefined) throw new RangeError(`There is no bone '${name}'.`);
    return number;
  }

  bone(name: string): Bone {
    const bone = this.bones[this.number(name)];
    if (bone === undefined) throw new RangeError(`There is no bone '${name}'.`);
    return bone;
  }

  /** 1 for each pair of bones that may move one vertex together: near relatives, but not two limbs of one trunk. */
  relatives(): Uint8Array {
    const count = this.bones.length;
    const related = new Uint8Array(count * count);
    const ancestors = this.bones.map((_, index) => this.#ancestors(index, 2));
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) {
        const near = ancestors[a]?.includes(b) === true || ancestors[b]?.includes(a) === true;
        if (near) related[a * count + b] = 1;
      }
    }
    return related;
  }

  #ancestors(index: number, generations: number): readonly number[] {
    const found = [index];
    let at = index;
    for (let k = 0; k < generations; k++) {
      at = this.bones[at]?.parent ?? -1;
      if (at < 0) break;
      found.push(at);
    }
    return found;
  }
}

/** Gathers bones by name; a bone's parent must be there before it. */
export class SkeletonBuilder {
  readonly #bones: Bone[] = [];

  bone(name: string, parent: string | null, head: Vector, tail: Vector): this {
    const number = parent === null ? -1 : this.#bones.findIndex((bone) => bone.name === parent);
    if (parent !== null && number < 0)
      throw new RangeError(`The bone '${name}' hangs on '${parent}', which is not there.`);
    this.#bones.push({ name, parent: number, head, tail });
    return this;
  }

  /** Several in a row along the points; the first hangs on `parent`. */
  chain(names: readonly string[], parent: string | null, points: readonly Vector[]): this {
    for (const [index, name] of names.entries()) {
      const head = points[index] ?? [0, 0, 0];
      const tail = points[index + 1] ?? add(head, subtract(head, points[index - 1] ?? head));
      this.bone(name, index === 0 ? parent : (names[index - 1] ?? parent), head, tail);
    }
    return this;
  }

  build(): Skeleton {
    return new Skeleton(this.#bones);
  }
}
