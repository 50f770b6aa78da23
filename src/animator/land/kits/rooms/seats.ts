import { standing } from '../../../maths/matrix.ts';
import type { PlaceSpot } from '../../place.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../architecture/solids.ts';

const seat = (x: number, y: number, z: number): PlaceSpot => ({
  kind: 'seat',
  at: [x, y, z],
  heading: 0,
  radius: 0.35,
});

export function makeSofa({
  cloth,
  cushions,
  seats = 3,
}: {
  readonly cloth: Look;
  readonly cushions: readonly Look[];
  readonly seats?: number;
}): Piece {
  const width = seats * 0.68 + 0.44;
  return {
    name: 'sofa',
    width,
    depth: 0.95,
    height: 0.85,
    spots: Array.from({ length: seats }, (_, k) => seat((k - (seats - 1) / 2) * 0.68, 0.45, 0.08)),
    make() {
      const solids = new Solids({ grounded: true });
      const [half, wood, dark] = [width / 2, lookOf(0x4a3020, 'wood'), darker(cloth, 0.82)];
      for (const x of [-half + 0.12, half - 0.12])
        for (const z of [-0.36, 0.38])
          solids.lathe(
            [x, 0, z],
            [
              [0.02, 0],
              [0.03, 0.14],
            ],
            wood,
            8,
          );
      solids.softBox([-half, 0.13, -0.46], [half, 0.32, 0.46], 0.05, dark);
      for (const side of [-1, 1])
        solids.softBox(
          [side * half - (side > 0 ? 0.2 : 0), 0.13, -0.46],
          [side * half + (side > 0 ? 0 : 0.2), 0.62, 0.47],
          0.085,
          cloth,
          { rings: 3 },
        );
      solids.softBox([-half + 0.04, 0.13, -0.47], [half - 0.04, 0.82, -0.27], 0.09, cloth, { rings: 3 });
      for (let k = 0; k < seats; k++) {
        const x = (k - (seats - 1) / 2) * 0.68;
        solids.softBox([x - 0.335, 0.3, -0.3], [x + 0.335, 0.45, 0.48], 0.06, cloth, { rings: 3, puff: 0.02 });
        solids.within([1, 0, 0, x, 0, 0.97, 0.24, 0.46, 0, -0.24, 0.97, -0.19], () =>
          solids.softBox([-0.32, -0.02, -0.09], [0.32, 0.42, 0.08], 0.08, cloth, { rings: 3, puff: 0.035 }),
        );
      }
      for (const [k, look] of cushions.entries()) {
        const x = (k % 2 === 0 ? -1 : 1) * (half - 0.42 - (k >> 1) * 0.28);
        const heading = x > 0 ? -0.25 : 0.25;
        solids.within(standing([x, 0.62, 0.02], heading), () =>
          solids.within([1, 0, 0, 0, 0, 0.93, 0.36, 0, 0, -0.36, 0.93, 0], () =>
            solids.softBox([-0.2, -0.19, -0.05], [0.2, 0.19, 0.05], 0.045, look, { puff: 0.055 }),
          ),
        );
      }
      return solids.build();
    },
  };
}

export const makeArmchair = (cloth: Look): Piece => ({
  name: 'armchair',
  width: 0.86,
  depth: 0.86,
  height: 0.95,
  spots: [seat(0, 0.45, 0.06)],
  make() {
    const solids = new Solids({ grounded: true });
    const wood = lookOf(0x50331f, 'wood');
    for (const x of [-0.32, 0.32])
      for (const z of [-0.3, 0.32])
        solids.lathe(
          [x, 0, z],
          [
            [0.016, 0],
            [0.028, 0.18],
          ],
          wood,
          8,
        );
    solids.softBox([-0.4, 0.17, -0.4], [0.4, 0.34, 0.4], 0.06, darker(cloth, 0.85), { rings: 3 });
    solids.softBox([-0.29, 0.32, -0.28], [0.29, 0.46, 0.42], 0.06, cloth, { rings: 3, puff: 0.025 });
    for (const side of [-1, 1])
      solids.softBox([side * 0.35 - 0.08, 0.17, -0.38], [side * 0.35 + 0.08, 0.62, 0.38], 0.075, cloth, { rings: 3 });
    solids.within([1, 0, 0, 0, 0, 0.97, 0.22, 0.3, 0, -0.22, 0.97, -0.32], () =>
      solids.softBox([-0.38, 0, -0.1], [0.38, 0.68, 0.09], 0.09, cloth, { rings: 3, puff: 0.03 }),
    );
    return solids.build();
  },
});

/** Four legs, a seat and a back: kitchens, cafes, schools. */
export const makeChair = (wood: Look, cushion: Look | null = null): Piece => ({
  name: 'chair',
  width: 0.44,
  depth: 0.46,
  height: 0.88,
  light: true,
  spots: [seat(0, cushion === null ? 0.46 : 0.49, 0.03)],
  make() {
    const solids = new Solids({ grounded: true });
    for (const x of [-0.18, 0.18]) {
      solids.tube(
        [
          [x, 0, 0.18],
          [x * 0.96, 0.44, 0.17],
        ],
        0.018,
        wood,
      );
      solids.tube(
        [
          [x * 1.05, 0, -0.21],
          [x, 0.45, -0.18],
          [x * 0.98, 0.88, -0.25],
        ],
        0.018,
        wood,
      );
      solids.tube(
        [
          [x, 0.2, 0.17],
          [x, 0.2, -0.19],
        ],
        0.011,
        wood,
        5,
      );
    }
    solids.softBox([-0.22, 0.43, -0.2], [0.22, 0.465, 0.22], 0.016, wood, { rings: 1 });
    if (cushion !== null) solids.softBox([-0.2, 0.46, -0.17], [0.2, 0.5, 0.2], 0.02, cushion, { puff: 0.012 });
    for (const y of [0.6, 0.7, 0.8])
      solids.softBox([-0.18, y, -0.24 - (y - 0.6) * 0.13], [0.18, y + 0.05, -0.22 - (y - 0.6) * 0.13], 0.008, wood, {
        rings: 1,
      });
    return solids.build();
  },
});

export const makeStool = (wood: Look, cushion: Look, height = 0.72): Piece => ({
  name: 'stool',
  width: 0.36,
  depth: 0.36,
  height,
  light: true,
  spots: [seat(0, height, 0)],
  make() {
    const solids = new Solids({ grounded: true });
    for (let k = 0; k < 4; k++) {
      const [s, c] = [Math.sin(k * 1.571 + 0.785), Math.cos(k * 1.571 + 0.785)];
      solids.tube(
        [
          [s * 0.2, 0, c * 0.2],
          [s * 0.13, height - 0.06, c * 0.13],
        ],
        0.015,
        wood,
      );
    }
    const ring = Array.from(
      { length: 13 },
      (_, k) => [Math.sin(k * 0.5236) * 0.18, height * 0.32, Math.cos(k * 0.5236) * 0.18] as const,
    );
    solids.tube(ring, 0.01, wood, 5);
    solids.lathe(
      [0, height - 0.07, 0],
      [
        [0, 0],
        [0.17, 0],
        [0.185, 0.02],
        [0.185, 0.05],
        [0.16, 0.075],
        [0, 0.08],
      ],
      cushion,
      18,
    );
    return solids.build();
  },
});

/** A long seat with a back: pews, stations, cafes along a wall. */
export const makeBench = (wood: Look, length: number, back = true): Piece => ({
  name: 'bench',
  width: length,
  depth: 0.5,
  height: back ? 0.9 : 0.46,
  spots: Array.from({ length: Math.max(1, Math.floor(length / 0.62)) }, (_, k) =>
    seat((k - (Math.max(1, Math.floor(length / 0.62)) - 1) / 2) * 0.62, 0.46, 0.04),
  ),
  make() {
    const solids = new Solids({ grounded: true });
    const half = length / 2;
    for (const z of [-0.16, -0.02, 0.12])
      solids.softBox([-half, 0.42, z - 0.06], [half, 0.46, z + 0.06], 0.012, wood, { rings: 1, cell: 0.6 });
    if (back)
      for (const y of [0.58, 0.74])
        solids.softBox([-half, y, -0.27], [half, y + 0.11, -0.235], 0.012, wood, { rings: 1, cell: 0.6 });
    for (const x of [-half + 0.12, half - 0.12]) {
      solids.box([x - 0.03, 0, 0.08], [x + 0.03, 0.42, 0.16], darker(wood, 0.7));
      solids.box([x - 0.03, 0, -0.25], [x + 0.03, back ? 0.86 : 0.42, -0.19], darker(wood, 0.7));
    }
    return solids.build();
  },
});
