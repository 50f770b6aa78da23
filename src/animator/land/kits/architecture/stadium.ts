import { standing } from '../../../maths/matrix.ts';
import { makeRandom } from '../../../maths/random.ts';
import { airOf } from '../../air.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Lamp, World } from '../../world.ts';
import { Floor } from '../rooms/floor.ts';
import { darkOf } from './light.ts';
import { darker, lookOf, Solids, shine } from './solids.ts';

/** Turf in stripes, a track around it, stands full of people, masts of light. */
const [HALF_X, HALF_Z] = [34, 52];

/** Basketball is played on boards, under lamps. */
const isCourt = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => /basketball|volleyball/.test(word));

export function buildStadium(asked: PlaceOrder): World {
  const court = isCourt(asked);
  const order: PlaceOrder = court && asked.time === 'day' ? { ...asked, time: 'night', weather: 'clear' } : asked;
  const air = airOf(order, 0.7);
  const dark = darkOf(order);
  const snowy = order.weather === 'snow';
  const grounds = [];
  const grass = court ? lookOf(0xc08a50, 'polished') : snowy ? lookOf(0xe6ecef, 'snow') : lookOf(0x4f8a3a, 'grass');
  const white = lookOf(0xf0f2ee, court ? 'polished' : 'grass');
  // Pieces no longer than the finest paint is wide.
  for (const [x0, x1] of [
    [-48, -24],
    [-24, 0],
    [0, 24],
    [24, 48],
  ] as const)
    for (let z0 = -72; z0 < 72; z0 += 24) {
      const floor = new Floor({
        kind: 'bare',
        look: grass,
        second: grass,
        left: 0,
        right: 0,
        back: 0,
        front: 0,
        seed: 1,
        openness: () => 1,
      });
      floor.patch(x0, z0, x1, z0 + 24, lookOf(0xa8503c, 'soil'), 4);
      const clip = (a: number, b: number, c: number, d: number, look: typeof grass): void => {
        const [p, q, r, s] = [Math.max(a, x0), Math.max(b, z0), Math.min(c, x1), Math.min(d, z0 + 24)];
        if (r - p > 0.01 && s - q > 0.01) floor.patch(p, q, r, s, look, 3);
      };
      for (let z = -HALF_Z; z < HALF_Z; z += 5.2)
        clip(-HALF_X, z, HALF_X, z + 5.2, darker(grass, Math.round(z / 5.2) % 2 === 0 ? 1 : 0.84));
      for (const x of [-HALF_X, HALF_X - 0.14]) clip(x, -HALF_Z, x + 0.14, HALF_Z, white);
      for (const z of [-HALF_Z, -0.07, HALF_Z - 0.14]) clip(-HALF_X, z, HALF_X, z + 0.14, white);
      for (const s of [-1, 1]) {
        const [a, b] = s < 0 ? [-HALF_Z, -HALF_Z + 16.5] : [HALF_Z - 16.5, HALF_Z];
        clip(-20, s < 0 ? b : a, 20, (s < 0 ? b : a) + 0.14, white);
        for (const x of [-20, 20]) clip(x, a, x + 0.14, b, white);
      }
      for (let k = 0; k < 6; k++)
        for (const s of [-1, 1]) clip(s * (37 + k * 1.25), -60, s * (37 + k * 1.25) + 0.07, 60, white);
      if (Math.abs(x0 + 12) < 25 && Math.abs(z0 + 12) < 25)
        for (let k = 0; k < 80; k++) {
          const [a, b] = [(k / 80) * 6.2832, ((k + 1) / 80) * 6.2832];
          const p = (angle: number, r: number): [number, number] => [Math.sin(angle) * r, Math.cos(angle) * r];
          const corners = [p(a, 9.2), p(b, 9.2), p(b, 9.06), p(a, 9.06)];
          if (corners.every(([x, z]) => x >= x0 && x <= x1 && z >= z0 && z <= z0 + 24)) floor.piece(corners, white);
        }
      grounds.push({ mesh: floor.build().mesh, side: 24 });
    }
  const lamps: Lamp[] = [];
  const solids = new Solids();
  layGoals(solids);
  for (const x of [-50, 50])
    for (const z of [-46, 46]) {
      solids.tube(
        [
          [x, 0, z],
          [x, 34, z],
        ],
        0.6,
        lookOf(0x6a7076, 'metal'),
        8,
      );
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 4; j++)
          solids.ball(
            [x * 0.985 + (i - 2.5) * 1.2, 33 + j * 1.3, z * 0.985],
            [0.5, 0.5, 0.3],
            dark > 0.1 ? shine([1, 0.97, 0.9], 2 + 10 * dark) : lookOf(0xd8dcde, 'glass'),
            8,
          );
      if (dark > 0)
        lamps.push({
          at: [x * 0.9, 34, z * 0.9],
          colour: [4200 * dark, 4100 * dark, 3900 * dark],
          reach: 140,
          size: 8,
        });
    }
  const stands = makeStands(order.seed);
  return {
    placements: [
      { mesh: solids.build(), matrix: standing([0, 0, 0]) },
      ...[0, 1, 2, 3].map((k) => ({
        mesh: k % 2 === 0 ? stands.long : stands.short,
        matrix: standing(
          [k === 1 ? 50 : k === 3 ? -50 : 0, 0, k === 0 ? -72 : k === 2 ? 72 : 0],
          [0, -Math.PI / 2, Math.PI, Math.PI / 2][k],
        ),
      })),
    ],
    grounds,
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    air: { ...air, fog: { ...air.fog, density: air.fog.density + 0.0006 } },
    water: null,
    lamps,
    wind: { x: 0.8, z: 0.6, strength: 0.3 },
  };
}

function layGoals(solids: Solids): void {
  const white = lookOf(0xf2f2ee, 'paint');
  for (const s of [-1, 1]) {
    const z = s * (HALF_Z - 0.1);
    solids.tube(
      [
        [-3.66, 0, z],
        [-3.66, 2.44, z],
        [3.66, 2.44, z],
        [3.66, 0, z],
      ],
      0.06,
      white,
      8,
    );
    for (let x = -3.66; x <= 3.7; x += 0.46)
      solids.tube(
        [
          [x, 2.44, z],
          [x, 0, z + s * 1.8],
        ],
        0.012,
        darker(white, 0.8),
        4,
      );
    for (let k = 1; k < 5; k++)
      solids.tube(
        [
          [-3.66, 2.44 - k * 0.5, z + s * k * 0.36],
          [3.66, 2.44 - k * 0.5, z + s * k * 0.36],
        ],
        0.012,
        darker(white, 0.8),
        4,
      );
  }
}

/** Looks along +z; steps rise away from the field, every seat a colour, a roof above. */
function makeStands(seed: number) {
  const random = makeRandom(seed).spawn('stands');
  const make = (length: number) => {
    const solids = new Solids();
    const [stone, half, rows] = [lookOf(0x9a9a98, 'plaster'), length / 2, 22];
    solids.sheet([-half, 0, 0], [length, 0, 0], [0, 1.4, 0], lookOf(0x2f4f8a, 'paint'), [12, 1]);
    for (let row = 0; row < rows; row++) {
      const [y, z] = [1.4 + row * 0.55, -row * 0.9];
      solids.sheet([-half, y, z], [length, 0, 0], [0, 0, -0.9], stone, [16, 1]);
      solids.sheet([-half, y, z - 0.9], [length, 0, 0], [0, 0.55, 0], darker(stone, 0.8), [16, 1]);
      for (let x = -half + 0.6; x < half; x += 0.95) {
        if (random.chance(0.12)) continue;
        const coat = lookOf(
          random.pick([0xb83a34, 0xd8d4cc, 0x2f4f8a, 0xe0b040, 0x3a3a40, 0x4f8a5a, 0x8a5a3a]),
          'cloth',
        );
        const h = random.between(0.55, 0.8);
        solids.sheet([x - 0.24, y, z - 0.4], [0.48, 0, 0], [0, h, -0.05], coat);
        solids.sheet(
          [x - 0.1, y + h, z - 0.42],
          [0.2, 0, 0],
          [0, 0.26, 0],
          lookOf(random.pick([0xd8a882, 0x8a5a3c, 0xe8c4a0, 0x5a3a28]), 'skin'),
        );
      }
    }
    const top = 1.4 + rows * 0.55;
    solids.sheet([-half, top, -rows * 0.9], [length, 0, 0], [0, 7, 0], darker(stone, 0.7), [12, 3]);
    solids.sheet([-half, top + 7, -rows * 0.9], [length, 0, 0], [0, 1.5, 15], darker(stone, 0.5), [12, 3]);
    for (let x = -half; x <= half; x += 12)
      solids.tube(
        [
          [x, 0, -rows * 0.9],
          [x, top + 7, -rows * 0.9],
          [x, top + 8.5, -rows * 0.9 + 15],
        ],
        0.25,
        lookOf(0xd8dcde, 'metal'),
        6,
      );
    return solids.build({ twoSided: true });
  };
  return { long: make(100), short: make(144) };
}
