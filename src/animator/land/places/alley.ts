import { standing } from '../../maths/matrix.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import { closeEnds } from '../kits/architecture/ends.ts';
import { layNeon } from '../kits/architecture/letters.ts';
import { darkOf, isSnowy, isWet, neonOf, townAir, wetOf } from '../kits/architecture/light.ts';
import { hangRow } from '../kits/architecture/neon.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { NEONS } from '../kits/architecture/shops.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeBin } from '../kits/architecture/street.ts';
import { makeGarland, makeSkyline } from '../kits/architecture/town.ts';
import { makeBarrel, makeCrate } from '../kits/architecture/yard.ts';
import { Floor } from '../kits/rooms/floor.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Lamp, World } from '../world.ts';

/** A back street: brick, iron stairs, pipes, wet stones, a sign at the corner. */
const [HALF, FROM, TO, HEIGHT] = [4.2, 26, -54, 15];

function furnish(order: PlaceOrder): Placed[] {
  const dark = darkOf(order);
  const random = makeRandom(order.seed).spawn('alley things');
  const placed: Placed[] = [];
  for (const side of [-1, 1])
    for (let z = 16; z > -44; z -= random.between(4.5, 8)) {
      const x = side * (HALF - 0.6);
      const pick = random.index(4);
      if (pick === 0) placed.push(put(makeBin(), x, z), put(makeBin(), x - side * 0.1, z - 0.7));
      else if (pick === 1)
        placed.push(
          put(makeCrate(0.7), x, z, random.between(-0.3, 0.3)),
          put(makeCrate(0.5), x, z - 0.75, 0.4),
          put(makeCrate(0.5), x, z, 0.2, 0.7),
        );
      else if (pick === 2) placed.push(put(makeBarrel(), x, z));
    }
  if (dark > 0.5 || order.dressing.some((word) => word.includes('lantern') || word.includes('light')))
    for (const z of [6, -6, -18])
      placed.push(
        put(
          makeGarland(
            HALF * 2,
            order.dressing.some((word) => word.includes('lantern')),
            Math.max(0.3, dark),
          ),
          0,
          z,
          0.1,
          5.6,
        ),
      );
  return without(order, placed);
}

/** One side, in its own space: front at z 0, from x 0 to `length`. */
function layWall(solids: Solids, random: Random, length: number, dark: number, brick: Look): Lamp[] {
  const lamps: Lamp[] = [];
  solids.sheet(
    [0, 0, 0],
    [length, 0, 0],
    [0, HEIGHT, 0],
    (at) => darker(brick, (0.78 + 0.2 * Math.abs(Math.sin(at[0] * 12.9 + at[1] * 78.2))) * (at[1] < 1 ? 0.8 : 1)),
    [length / 0.8, HEIGHT / 0.8],
  );
  // Single bricks stand out, darker and brighter than the rest.
  for (let k = 0; k < length * 14; k++) {
    const [x, y] = [
      Math.floor(random.between(0, length) / 0.26) * 0.26,
      Math.floor((random.next() ** 1.5 * 8) / 0.09) * 0.09,
    ];
    solids.box([x, y, -0.02], [x + 0.24, y + 0.075, 0.02], darker(brick, random.between(0.55, 1.35)), 9);
  }
  for (let x = 2; x < length - 2; x += 4.2)
    for (let floor = 0; floor < 4; floor++) {
      const y = 1.2 + floor * 3.4;
      if (floor === 0 && random.chance(0.45)) {
        solids.box([x - 0.65, 0, 0], [x + 0.65, 2.3, 0.08], darker(brick, 0.5), 9);
        solids.softBox(
          [x - 0.5, 0.05, 0.05],
          [x + 0.5, 2.15, 0.12],
          0.02,
          lookOf(random.pick([0x3a5a5c, 0x6a2f2a, 0x4a4a4c]), 'paint'),
          { rings: 1 },
        );
        solids.lathe(
          [x, 2.55, 0.25],
          [
            [0.16, 0],
            [0.05, 0.12],
            [0.02, 0.18],
          ],
          lookOf(0x1c1c1e, 'metal'),
          12,
        );
        solids.ball(
          [x, 2.54, 0.25],
          [0.07, 0.07, 0.07],
          dark > 0.2 ? shine([1, 0.66, 0.32], 1 + 5 * dark) : lookOf(0xe6e0d0, 'porcelain'),
          8,
        );
        lamps.push({ at: [x, 2.3, 0.7], colour: [4.2, 2.5, 1.1], reach: 7, size: 0.4 });
        continue;
      }
      const lit = random.next() < 0.1 + 0.35 * dark;
      solids.box([x - 0.66, y - 0.1, 0], [x + 0.66, y + 1.75, 0.06], darker(brick, 1.25), 9);
      solids.sheet(
        [x - 0.55, y, 0.065],
        [1.1, 0, 0],
        [0, 1.65, 0],
        lit ? shine([1, 0.64, 0.32], 0.4 + 0.5 * dark) : lookOf(0x20282e, 'glass', 0.8),
      );
      for (const u of [-0.55, -0.02, 0.51])
        solids.box([x + u, y, 0.06], [x + u + 0.04, y + 1.65, 0.1], lookOf(0x2f3234, 'paint'), 9);
      solids.box([x - 0.55, y + 0.8, 0.06], [x + 0.55, y + 0.84, 0.1], lookOf(0x2f3234, 'paint'), 9);
      if (random.chance(0.4))
        solids.softBox([x - 0.4, y - 0.75, 0.02], [x + 0.4, y - 0.2, 0.5], 0.03, lookOf(0xb8b4aa, 'plastic'), {
          rings: 1,
        });
    }
  for (let x = 0.7; x < length; x += 8.4)
    solids.tube(
      [
        [x, 0, 0.12],
        [x, HEIGHT, 0.12],
      ],
      0.075,
      lookOf(0x4a4038, 'metal'),
      8,
    );
  layStairs(solids, random.between(6, 12));
  layStairs(solids, random.between(28, 36));
  return lamps;
}

/** Iron landings with ladders between them. */
function layStairs(solids: Solids, x: number): void {
  const iron = lookOf(0x22201f, 'metal');
  for (let floor = 1; floor < 4; floor++) {
    const y = 0.9 + floor * 3.4;
    solids.box([x, y, 0], [x + 3, y + 0.06, 1], iron, 1);
    for (const dy of [0.5, 1])
      solids.tube(
        [
          [x, y + dy, 0.02],
          [x, y + dy, 1],
          [x + 3, y + dy, 1],
          [x + 3, y + dy, 0.02],
        ],
        0.02,
        iron,
        5,
      );
    for (let k = 0; k <= 10; k++)
      solids.tube(
        [
          [x + k * 0.3, y, 1],
          [x + k * 0.3, y + 1, 1],
        ],
        0.012,
        iron,
        4,
      );
    if (floor === 3) break;
    const s = floor % 2 === 0 ? 1 : -1;
    for (const z of [0.35, 0.8])
      solids.tube(
        [
          [x + 1.5 - s, y + 0.05, z],
          [x + 1.5 + s, y + 3.4, z],
        ],
        0.025,
        iron,
        5,
      );
    for (let k = 0; k < 12; k++)
      solids.tube(
        [
          [x + 1.5 - s + (2 * s * k) / 12, y + (3.4 * k) / 12, 0.35],
          [x + 1.5 - s + (2 * s * k) / 12, y + (3.4 * k) / 12, 0.8],
        ],
        0.015,
        iron,
        4,
      );
  }
}

function build(order: PlaceOrder): World {
  const random = makeRandom(order.seed).spawn('alley');
  const [dark, snowy, wet, neon] = [darkOf(order), isSnowy(order), isWet(order), neonOf(order)];
  const stone = snowy ? lookOf(0xdfe4e8, 'snow') : lookOf(0x5c5a5a, wet ? 'asphaltWet' : 'asphalt');
  const grounds = [];
  for (let z = TO; z < FROM; z += 20) {
    const floor = new Floor({
      kind: 'bare',
      look: stone,
      second: stone,
      left: 0,
      right: 0,
      back: 0,
      front: 0,
      seed: 1,
      openness: (x) => 1 - 0.5 * Math.max(0, 1 - (HALF - Math.abs(x)) / 1.2),
    });
    floor.patch(-HALF - 0.2, z, HALF + 0.2, z + 20, stone, 0.8);
    for (let k = 0; k < 40; k++) {
      const [x, w, d] = [random.between(-HALF, HALF - 0.9), random.between(0.4, 1.2), random.between(0.4, 1.4)];
      const at = random.between(z, z + 20 - d);
      floor.patch(x, at, x + w, at + d, darker(stone, random.between(0.8, 1.1)), 1);
    }
    floor.patch(-0.25, z, 0.25, z + 20, darker(stone, 0.7), 1);
    grounds.push({ mesh: floor.build().mesh, side: 20 });
  }
  const lamps: Lamp[] = [];
  const placements = [-1, 1].map((side) => {
    const solids = new Solids();
    const wall = layWall(
      solids,
      random.spawn(`wall ${side}`),
      FROM - TO,
      dark,
      lookOf(random.pick([0x7a4a3c, 0x6a5048, 0x8a6a58]), 'stone'),
    );
    if (neon === 'rich') wall.push(...hangRow(solids, random.spawn(`neon ${side}`), FROM - TO, dark));
    const matrix = side < 0 ? [0, 0, 1, -HALF, 0, 1, 0, 0, -1, 0, 0, FROM] : [0, 0, -1, HALF, 0, 1, 0, 0, 1, 0, 0, TO];
    for (const lamp of wall)
      lamps.push({
        ...lamp,
        at:
          side < 0
            ? [-HALF + lamp.at[2], lamp.at[1], FROM - lamp.at[0]]
            : [HALF - lamp.at[2], lamp.at[1], TO + lamp.at[0]],
        colour: [lamp.colour[0] * dark, lamp.colour[1] * dark, lamp.colour[2] * dark],
      });
    return { mesh: solids.build(), matrix };
  });
  const signs = new Solids();
  for (const [k, word] of ['BAR', 'NOODLES', 'HOTEL'].entries()) {
    const [side, z, tube] = [k % 2 === 0 ? -1 : 1, -5 - k * 11, random.pick(NEONS)];
    signs.within(standing([side * (HALF - 0.75), 3.6, z]), () => {
      signs.softBox([-0.7, -0.1, -0.08], [0.7, 0.7, 0.05], 0.04, lookOf(0x17161a, 'paint'));
      layNeon(signs, word, word.length > 4 ? 0.2 : 0.36, shine(tube, 0.35 + dark));
    });
    lamps.push({
      at: [side * (HALF - 1), 3.5, z + 0.8],
      colour: [tube[0] * dark * 1.6, tube[1] * dark * 1.6, tube[2] * dark * 1.6],
      reach: 8,
      size: 0.5,
    });
  }
  const placed = furnish(order);
  return {
    placements: [
      ...placements,
      { mesh: signs.build(), matrix: standing([0, 0, 0]) },
      ...placementsOf(placed),
      ...closeEnds(order, [FROM + 9, TO - 9], dark, snowy),
      ...makeSkyline(order, TO - 40, dark, 120),
    ],
    grounds,
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    air: townAir(order, 0.25),
    water: wetOf(order),
    lamps: [...lamps.filter(({ colour }) => colour[0] + colour[1] + colour[2] > 0.05), ...lampsOf(placed, dark)],
    wind: { x: 0.8, z: 0.6, strength: 0.2 },
  };
}

export const ALLEY: PlaceBuilder = {
  name: 'alley',
  describe: () => ({
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 3.4,
    spots: [{ kind: 'stand', at: [-HALF + 0.5, 0, -2], heading: Math.PI / 2, radius: 0.5 }],
    // One way for those who walk and those who ride.
    ways: ['pavement', 'lane'].map((kind) => ({
      kind,
      points: [
        [0, 0, FROM],
        [0, 0, 0],
        [0, 0, -40],
      ],
      width: 4,
    })),
  }),
  build,
};
