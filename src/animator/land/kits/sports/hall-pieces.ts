import type { Piece } from '../architecture/pieces.ts';
import { type Look, lookOf, Solids, shine } from '../architecture/solids.ts';
import { makeStands } from './stands.ts';

const TIERS = 8;

/** Rows of seats that rise away from the floor. */
export const makeTiers = (length: number, seed: number): Piece => ({
  ...{ name: 'stands', width: length, depth: 7, height: 4.6 },
  make: () => makeStands({ length, rows: TIERS, roof: false, seed }),
});

export const makeFloodlight = (on: number): Piece => ({
  ...{ name: 'lamp', width: 1.2, depth: 0.6, height: 0.3, light: true },
  make: () => new Solids().box([-0.6, 0, -0.3], [0.6, 0.06, 0.3], shine([0.95, 0.98, 1], 0.6 + 1.4 * on), 1).build(),
  lamps: [{ at: [0, -0.3, 0], colour: [22, 23.5, 26], reach: 22, size: 2 }],
});

/** What is painted on a floor: a hair above it. */
export const makePainted = (paint: (painter: FloorPainter) => void): Piece => ({
  ...{ name: 'line', width: 1, depth: 1, height: 0.01, light: true },
  make() {
    const painter = new FloorPainter();
    paint(painter);
    return painter.solids.build({ twoSided: true });
  },
});

const PIECES = 48;

export class FloorPainter {
  readonly solids = new Solids();
  #lift = 0.002;

  /** Later ones lie above those before. */
  area(x0: number, z0: number, x1: number, z1: number, look: Look): this {
    this.#lift += 0.0008;
    const cells = [Math.max(1, (x1 - x0) / 1.5), Math.max(1, (z1 - z0) / 1.5)] as const;
    this.solids.sheet([x0, this.#lift, z1], [x1 - x0, 0, 0], [0, 0, z0 - z1], look, cells);
    return this;
  }

  frame(x0: number, z0: number, x1: number, z1: number, look: Look, wide = 0.08): this {
    this.area(x0, z0, x1, z0 + wide, look).area(x0, z1 - wide, x1, z1, look);
    return this.area(x0, z0, x0 + wide, z1, look).area(x1 - wide, z0, x1, z1, look);
  }

  /** From `from` to `to` of a turn. */
  ring(x: number, z: number, radius: number, look: Look, { wide = 0.08, from = 0, to = 1 } = {}): this {
    this.#lift += 0.0008;
    const at = (share: number, r: number): number => {
      const angle = share * Math.PI * 2;
      return this.solids.vertex([x + Math.sin(angle) * r, this.#lift, z + Math.cos(angle) * r], [0, 1, 0], look);
    };
    for (let k = 0; k < PIECES; k++) {
      const [a, b] = [from + ((to - from) * k) / PIECES, from + ((to - from) * (k + 1)) / PIECES];
      this.solids.quad(at(a, radius), at(b, radius), at(b, radius - wide), at(a, radius - wide));
    }
    return this;
  }

  disc(x: number, z: number, radius: number, look: Look): this {
    return this.ring(x, z, radius, look, { wide: radius });
  }
}

/** A roll of straw around a ring of clay. */
export const makeStrawRing = (radius: number): Piece => ({
  ...{ name: 'ring', width: 1, depth: 1, height: 0.1, light: true },
  make() {
    const points = Array.from({ length: PIECES + 1 }, (_, k) => {
      const angle = (k / PIECES) * Math.PI * 2;
      return [Math.sin(angle) * radius, 0.04, Math.cos(angle) * radius] as const;
    });
    return new Solids().tube(points, 0.07, lookOf(0xc9b27c, 'cloth'), 8).build();
  },
});
