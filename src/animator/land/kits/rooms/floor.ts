import { VERTEX_FLOATS } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { GroundSquare } from '../../world.ts';
import { darker, type Look, mixLooks, Solids } from '../architecture/solids.ts';

export type FloorKind = 'bare' | 'boards' | 'herringbone' | 'tiles' | 'checkered' | 'carpet' | 'stone';

export interface FloorOrder {
  readonly kind: FloorKind;
  readonly look: Look;
  readonly second: Look;
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly seed: number;
  /** How much light reaches the floor between what stands on it. */
  readonly openness: (x: number, z: number) => number;
}

/** As wide as a texel of the room's finest paint: finer joints would come and go. */
const JOINT = 0.02;

/** Of the one plain sheet that is drawn of a painted floor. */
const SHEET_CELL = 0.35;
/** What is laid on others and not of their material is drawn a hair above them, each later piece above the earlier ones: in one plane chance would decide. */
const [LIFT, MOST_LIFT] = [0.0004, 0.004];

/**
 * Floors are painted ground: what is laid down later covers what was there, so that rugs and inlays are only more paint. A floor that is covered all over
 * is drawn as one sheet with that paint on it.
 */
export class Floor {
  readonly #order: FloorOrder;
  readonly #painted: Solids;
  readonly #shown: Solids;
  /** Material of what covers all of it. */
  #cover: number | null = null;
  #rise = 0;
  #lift = 0;

  constructor(order: FloorOrder) {
    this.#order = order;
    const openness = ([x, , z]: Vector): number => order.openness(x, z);
    this.#painted = new Solids({ openness });
    this.#shown = new Solids({ openness });
    const { kind } = order;
    if (kind === 'boards') this.#boards();
    else if (kind === 'herringbone') this.#herringbone();
    else if (kind === 'carpet') this.#coverAll(order.look, 0.4);
    else if (kind !== 'bare') this.#tiles(kind === 'stone' ? 0.62 : kind === 'checkered' ? 0.5 : 0.36);
  }

  /** A rectangle of one look; `cell` as fine as shade must vary over it. */
  patch(x0: number, z0: number, x1: number, z1: number, look: Look, cell = 0.25): this {
    return this.#lay(look, (solids, y) => addSheet(solids, { x0, z0, x1, z1, y }, look, cell));
  }

  #lay(look: Look, lay: (solids: Solids, y: number) => void): this {
    lay(this.#painted, this.#rise);
    if (this.#cover === null || (this.#rise === 0 && look.material === this.#cover)) return this;
    this.#lift = Math.min(MOST_LIFT, this.#lift + LIFT);
    lay(this.#shown, this.#rise + this.#lift);
    return this;
  }

  #coverAll(under: Look, cell: number): void {
    const { left: x0, right: x1, back: z0, front: z1, look } = this.#order;
    const whole = { x0, z0, x1, z1, y: 0 };
    addSheet(this.#painted, whole, under, cell);
    addSheet(this.#shown, whole, look, SHEET_CELL);
    this.#cover = look.material;
  }

  /** Everything from here on lies on top: the thickness of a rug. */
  raise(metres: number): this {
    this.#rise += metres;
    return this;
  }

  disc(x: number, z: number, radius: number, look: Look, segments = 40, inner = 0): this {
    const rings = Math.max(1, Math.ceil((radius - inner) / 0.3));
    return this.#lay(look, (solids, y) => {
      for (let j = 0; j < rings; j++) {
        for (let k = 0; k < segments; k++) {
          const point = (ring: number, step: number): number => {
            const [r, a] = [inner + ((radius - inner) * ring) / rings, (step / segments) * Math.PI * 2];
            return solids.vertex([x + Math.sin(a) * r, y, z + Math.cos(a) * r], [0, 1, 0], look);
          };
          solids.quad(point(j + 1, k), point(j + 1, k + 1), point(j, k + 1), point(j, k));
        }
      }
    });
  }

  /** A four-cornered piece, corners counter-clockwise from above. */
  piece(corners: readonly (readonly [number, number])[], look: Look): this {
    return this.#lay(look, (solids, y) => {
      const numbers = corners.map(([x, z]) => solids.vertex([x, y, z], [0, 1, 0], look));
      solids.quad(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 0);
    });
  }

  /** One square of ground: the lens covers it by its finest texture when it fits the room's span. */
  build(): GroundSquare {
    const mesh = this.#painted.build();
    let [low, high] = [
      [Infinity, Infinity],
      [-Infinity, -Infinity],
    ] as [number[], number[]];
    for (let at = 0; at < mesh.vertices.length; at += VERTEX_FLOATS) {
      const [x, z] = [mesh.vertices[at] ?? 0, mesh.vertices[at + 2] ?? 0];
      low = [Math.min(low[0] ?? 0, x), Math.min(low[1] ?? 0, z)];
      high = [Math.max(high[0] ?? 0, x), Math.max(high[1] ?? 0, z)];
    }
    const side = Math.max((high[0] ?? 0) - (low[0] ?? 0), (high[1] ?? 0) - (low[1] ?? 0));
    return this.#cover === null ? { mesh, side } : { mesh, side, shown: this.#shown.build() };
  }

  #boards(): void {
    const { left, right, back, front, look, second, seed } = this.#order;
    const random = makeRandom(seed).spawn('boards');
    const width = 0.14;
    this.#coverAll(darker(look, 0.58), 1);
    for (let x = left; x < right; x += width) {
      let z = back - random.between(0, 1.6);
      while (z < front) {
        const length = random.between(1.3, 2.2);
        const tone = darker(mixLooks(look, second, random.next()), random.between(0.82, 1.1));
        const [from, to] = [Math.max(back, z), Math.min(front, z + length)];
        if (to > from)
          this.patch(
            x + JOINT / 2,
            from + JOINT / 2,
            Math.min(right, x + width - JOINT / 2),
            to - JOINT / 2,
            tone,
            0.3,
          );
        // Grain: a few darker streaks along the board.
        for (let k = 0; k < 2; k++) {
          const [gx, w] = [x + random.between(0.02, width - 0.05), JOINT * random.between(1, 1.8)];
          if (to - from > 0.3)
            this.patch(
              gx,
              from + 0.05,
              Math.min(right, gx + w),
              to - 0.05,
              darker(tone, random.between(0.86, 0.95)),
              0.5,
            );
        }
        z += length;
      }
    }
  }

  #herringbone(): void {
    const { left, right, back, front, look, second, seed } = this.#order;
    const random = makeRandom(seed).spawn('parquet');
    const [length, width] = [0.6, 0.12];
    this.#coverAll(darker(look, 0.4), 0.6);
    const step = width * Math.SQRT2;
    const across = (length / Math.SQRT2) * 1;
    for (let column = 0; left + column * across * 2 < right + length; column++) {
      for (let row = -4; back + row * step < front + length; row++) {
        for (const turn of [1, -1]) {
          const x = left + column * across * 2;
          const z = back + row * step;
          const [dx, dz] = [(turn * length) / Math.SQRT2, length / Math.SQRT2];
          const [wx, wz] = [(-turn * width) / Math.SQRT2, width / Math.SQRT2];
          const tone = darker(mixLooks(look, second, random.next()), random.between(0.85, 1.1));
          const corners = [
            [x, z],
            [x + wx, z + wz],
            [x + wx + dx, z + wz + dz],
            [x + dx, z + dz],
          ].map(([px = 0, pz = 0]): [number, number] => [
            Math.min(right, Math.max(left, px)),
            Math.min(front, Math.max(back, pz)),
          ]);
          const inset = corners.map(([px, pz]): [number, number] => {
            const [mx, mz] = [x + (wx + dx) / 2, z + (wz + dz) / 2];
            return [px + (mx - px) * 0.02, pz + (mz - pz) * 0.02];
          });
          this.piece(turn > 0 ? inset : [...inset].reverse(), tone);
        }
      }
    }
  }

  #tiles(size: number): void {
    const { left, right, back, front, look, second, seed, kind } = this.#order;
    const random = makeRandom(seed).spawn('tiles');
    this.#coverAll(darker(kind === 'checkered' ? look : second, 0.6), 0.6);
    for (let j = 0; back + j * size < front; j++) {
      for (let i = 0; left + i * size < right; i++) {
        const base = kind === 'checkered' && (i + j) % 2 === 1 ? second : look;
        const shift = kind === 'stone' ? (j % 2) * size * 0.5 : 0;
        const tone = darker(
          kind === 'stone' ? mixLooks(look, second, random.next() * 0.8) : base,
          random.between(0.92, 1.06),
        );
        const [x, z, gap] = [left + i * size + shift, back + j * size, JOINT / 2];
        if (x + gap < right)
          this.patch(x + gap, z + gap, Math.min(right, x + size - gap), Math.min(front, z + size - gap), tone, 0.3);
      }
    }
  }
}

interface Rectangle {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
  readonly y: number;
}

function addSheet(solids: Solids, { x0, z0, x1, z1, y }: Rectangle, look: Look, cell: number): void {
  const cells = [Math.ceil((x1 - x0) / cell), Math.ceil((z1 - z0) / cell)] as const;
  solids.sheet([x0, y, z1], [x1 - x0, 0, 0], [0, 0, z0 - z1], look, cells);
}
