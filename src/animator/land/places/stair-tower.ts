import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeTorch } from '../kits/architecture/castle.ts';
import { lampsOf, type Placed, placementsOf, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { World } from '../world.ts';

/**
 * Winding stairs in a round tower, cut open toward the camera. The film plays where the steps pass before their newel; the ground is one turn of them, and
 * where it begins again is behind the newel.
 */
const AXIS: readonly [number, number] = [0, -1.75];
const [NEWEL, OUTER, WALL] = [0.34, 2.55, 3.3] as const;
const [TURN_RISE, STEPS, MIDDLE] = [3.5, 20, 3.9] as const;
const [BOTTOM, TOP] = [-1, 1.6] as const;
/** Metres from the newel that one walks on. */
const TREAD = -AXIS[1];
const FRONT = 9;

/** Once around is 2 π; 0 is before the newel, more is farther up, to the right of the picture first. */
const angleAt = (x: number, z: number): number => Math.atan2(x - AXIS[0], z - AXIS[1]);
const heightAt = (x: number, z: number): number => MIDDLE + (angleAt(x, z) / (Math.PI * 2)) * TURN_RISE;
const pointAt = (angle: number, radius: number, y: number): Vector => [
  AXIS[0] + Math.sin(angle) * radius,
  y,
  AXIS[1] + Math.cos(angle) * radius,
];

function describe(): PlaceFacts {
  const points = Array.from({ length: 41 }, (_, k): Vector => {
    const angle = (k / 20 - 1) * Math.PI * 0.94;
    return pointAt(angle, TREAD, MIDDLE + (angle / (Math.PI * 2)) * TURN_RISE);
  });
  return {
    ...{ heightAt, waterLevel: null, indoor: true, bestView: 0, viewSlack: 0.25, openRadius: 2 },
    walls: { left: -WALL, right: WALL, back: AXIS[1] - WALL, front: FRONT },
    prospect: { ground: { eye: [0.6, 4.6, 5], target: [0, 4.4, 0] }, air: { eye: [0.6, 7, 5.5], target: [0, 4, -1] } },
    spots: [],
    ways: [{ kind: 'stairs', points, width: 0.5 }],
  };
}

const stoneAt =
  (stone: Look) =>
  ([x, y, z]: Vector): Look => {
    const row = Math.floor(y / 0.36);
    const seed =
      Math.sin(row * 12.9898 + Math.floor((angleAt(x, z) * WALL) / 0.7 + (row % 2) * 0.5) * 78.233) * 43758.5453;
    return darker(stone, 0.74 + 0.34 * (seed - Math.floor(seed)));
  };

function makeStairs(tread: Look, iron: Look | null): Solids {
  const solids = new Solids();
  const all = STEPS * (TOP - BOTTOM);
  const riser = TURN_RISE / STEPS;
  for (let k = 0; k < all; k++) {
    const share = BOTTOM + k / STEPS;
    const [a, b] = [share * Math.PI * 2 - 0.02, (share + 1 / STEPS) * Math.PI * 2 + 0.02];
    const y = MIDDLE + (share + 0.5 / STEPS) * TURN_RISE;
    const corner = (angle: number, radius: number, up: number): Vector => pointAt(angle, radius, up);
    const look = darker(tread, 0.9 + 0.16 * Math.abs(Math.sin(k * 7.3)));
    const low = y - (iron === null ? riser + 0.14 : 0.06);
    const wedge = (r0: number, r1: number): void => {
      const n = (p: Vector, normal: Vector): number => solids.vertex(p, normal, look);
      const up: Vector = [0, 1, 0];
      solids.quad(n(corner(a, r0, y), up), n(corner(a, r1, y), up), n(corner(b, r1, y), up), n(corner(b, r0, y), up));
      const down: Vector = [0, -1, 0];
      solids.quad(
        n(corner(b, r0, low), down),
        n(corner(b, r1, low), down),
        n(corner(a, r1, low), down),
        n(corner(a, r0, low), down),
      );
      for (const [angle, sign] of [
        [a, -1],
        [b, 1],
      ] as const) {
        const normal: Vector = [Math.cos(angle) * sign, 0, -Math.sin(angle) * sign];
        const ring = [corner(angle, r0, low), corner(angle, r1, low), corner(angle, r1, y), corner(angle, r0, y)].map(
          (p) => n(p, normal),
        );
        solids.quad(ring[0] ?? 0, ring[1] ?? 0, ring[2] ?? 0, ring[3] ?? 0);
      }
      const middle = (a + b) / 2;
      const out: Vector = [Math.sin(middle), 0, Math.cos(middle)];
      solids.quad(
        n(corner(a, r1, low), out),
        n(corner(b, r1, low), out),
        n(corner(b, r1, y), out),
        n(corner(a, r1, y), out),
      );
    };
    wedge(NEWEL - 0.05, OUTER);
  }
  return solids;
}

function makeRail(iron: Look): Solids {
  const solids = new Solids();
  const points: Vector[] = [];
  for (let k = 0; k <= STEPS * (TOP - BOTTOM); k++) {
    const share = BOTTOM + k / STEPS;
    const [angle, y] = [share * Math.PI * 2, MIDDLE + share * TURN_RISE];
    // Not before whoever goes there: the rail is on the newel's side.
    points.push(pointAt(angle, NEWEL + 0.1, y + 0.95));
    if (k % 2 === 0)
      solids.tube([pointAt(angle, NEWEL + 0.1, y), pointAt(angle, NEWEL + 0.1, y + 0.95)], 0.014, iron, 5);
  }
  return solids.tube(points, 0.028, iron, 7);
}

/** The wall of the tower: round behind the stairs, straight on beside the camera. */
function makeWall(stone: Look, day: number): Solids {
  const solids = new Solids();
  const paint = stoneAt(stone);
  const high = MIDDLE + TURN_RISE * TOP + 2.5;
  const ring: Vector[] = [
    [-WALL, 0, FRONT],
    [-WALL, 0, AXIS[1]],
  ];
  for (let k = 1; k < 24; k++) ring.push(pointAt(-Math.PI / 2 - (k / 24) * Math.PI, WALL, 0));
  ring.push([WALL, 0, AXIS[1]], [WALL, 0, FRONT]);
  for (const [k, from] of ring.entries()) {
    const to = ring[k + 1];
    if (to === undefined) break;
    const along: Vector = [to[0] - from[0], 0, to[2] - from[2]];
    solids.sheet(from, along, [0, high, 0], paint, [Math.max(1, Math.hypot(along[0], along[2]) / 0.36), high / 0.36]);
  }
  // Slits with the day behind them.
  for (const [turn, up] of [
    [2.5, 5.2],
    [-2.6, 3.4],
    [3.6, 7.2],
    [-2.2, 8],
  ] as const) {
    const heading = turn + Math.PI;
    const [x, , z] = pointAt(turn, WALL - 0.03, 0);
    solids.within(standing([x, up, z], heading), () => {
      solids.box([-0.32, -0.12, -0.02], [0.32, 1.32, 0.05], darker(stone, 1.2), 0.5);
      solids.sheet([-0.2, 0, 0.055], [0.4, 0, 0], [0, 1.2, 0], shine([0.75, 0.86, 1], day));
      solids.box([-0.015, 0, 0.05], [0.015, 1.2, 0.07], darker(stone, 0.4), 0.5);
      solids.box([-0.2, 0.58, 0.05], [0.2, 0.61, 0.07], darker(stone, 0.4), 0.5);
    });
  }
  return solids;
}

const OF_IRON = /\b(?:iron|metal|steel|lighthouse|library|modern)\b/;
const WHITE = /\b(?:lighthouse|white|modern|museum)\b/;

function build(order: PlaceOrder): World {
  const light = lightRoom({ ...order, time: order.time === 'night' ? 'night' : 'dusk' }, -1.75, {
    tint: [1.1, 0.98, 0.84],
    dark: 1.3,
  });
  const says = (pattern: RegExp): boolean => order.dressing.some((word) => pattern.test(word));
  const stone = lookOf(says(WHITE) ? 0xb4aca0 : 0x857c70, 'stone');
  const iron = says(OF_IRON) ? lookOf(0x4a4642, 'metal') : null;
  const torch = makeTorch(1);
  const placed: Placed[] = (
    [
      [1.9, 4.9],
      [-1.95, 3.6],
      [2.75, 6.6],
      [-2.9, 7.4],
    ] as const
  ).map(([turn, up]) => {
    const [x, , z] = pointAt(turn, WALL - 0.06, 0);
    return put(torch, x, z, turn + Math.PI, up);
  });
  const newel = new Solids().lathe(
    [AXIS[0], 0, AXIS[1]],
    [
      [NEWEL, 0],
      [NEWEL, MIDDLE + TURN_RISE * TOP + 2],
    ],
    stoneAt(darker(stone, 1.1)),
    20,
  );
  const day = order.time === 'night' ? 0.12 : order.weather === 'storm' ? 0.5 : 1.6;
  const floor = new Floor({
    kind: 'stone',
    look: darker(stone, 0.8),
    second: darker(stone, 0.62),
    ...{ left: -WALL, right: WALL, back: AXIS[1] - WALL, front: FRONT },
    seed: order.seed,
    openness: () => 0.5,
  }).build();
  const meshes = [
    makeStairs(iron ?? darker(stone, 1.05), iron),
    makeRail(lookOf(0x2a2826, 'metal')),
    makeWall(stone, day),
    newel,
  ];
  return {
    placements: [
      ...meshes.map((solids) => ({ mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true })),
      ...placementsOf(placed),
    ],
    grounds: [floor],
    groundFocus: [0, 0, 1],
    heightAt,
    air: light.air,
    water: null,
    lamps: [
      ...lampsOf(placed, 0.5),
      { at: [0, MIDDLE + 2.6, 2.4], colour: [0.5, 0.4, 0.3], reach: 6, size: 0.8 },
      { at: pointAt(2.5, WALL - 0.5, 5.8), colour: [0.5 * day, 0.58 * day, 0.68 * day], reach: 5, size: 0.5 },
    ],
    wind: { x: 1, z: 0, strength: 0 },
    room: { span: 16, surroundings: light.surroundings },
  };
}

export const STAIR_TOWER: PlaceBuilder = { name: 'stair_tower', describe, build };
