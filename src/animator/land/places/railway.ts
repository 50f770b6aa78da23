import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeCottage } from '../kits/architecture/cottage.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { layText } from '../kits/architecture/letters.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern, makePlanter } from '../kits/architecture/street.ts';
import { makeCrate } from '../kits/architecture/yard.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { GroundSquare, World } from '../world.ts';

/** A country station: a platform under a roof, two tracks beside it that run to the hills. */
const DEEP = -0.95;
const [EDGE, BACK] = [-6.4, 7.4];
const TRACKS = [-8.3, -12.4] as const;
const LENGTH = 38;

const groundOf = (order: PlaceOrder) => {
  const relief = makeRelief(layerSeed(order, 1));
  const open = countryHeight(relief, 60);
  // Level along the line, as far as one sees its rails.
  const coast = isCoast(order);
  const shoreAt = (z: number): number => SHORE + relief.noise.fbm(z * 0.012, 4, 2) * 9;
  const land = (x: number, z: number): number => {
    const inland =
      DEEP +
      open(x, z) *
        Math.max(smoothstep(14, 60, Math.abs(x + 8)), smoothstep(280, 620, Math.abs(z))) *
        // Along a coast hills begin farther inland.
        (coast ? smoothstep(BANK, BANK + 420, x) : 1) +
      Math.min(0, relief.noise.noise(x, z) * 0.02);
    if (!coast || x > BANK) return inland;
    // Behind the line a bank of stones falls to the beach, and the beach to the sea.
    const beach = DEEP - smoothstep(BANK, BANK - 7, x) * 1.3 - Math.max(0, (BANK - 7 - x) * 0.05);
    return beach - Math.max(0, shoreAt(z) - x) * 0.12;
  };
  return { relief, land };
};

/** The other side of the tracks is the sea: its level, where the bank begins below the line, and how far out the water is. */
const [SEA, BANK, SHORE] = [DEEP - 2.4, -16, -38];
const isCoast = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:sea|seaside|coast|coastal|ocean|beach|shore|seashore|waves)\b/.test(word));

function furnish(order: PlaceOrder): Placed[] {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const [lantern, bench] = [makeLantern(dark, 3), makeBench(lookOf(0x6a4428, 'wood'), 1.9)];
  return without(order, [
    ...[-22, -11, 11, 22].map((z) => put(lantern, -5, z)),
    ...[-14, -7, 9, 16].map((z) => put(bench, 5.9, z, -Math.PI / 2)),
    ...[-17, 13].map((z) => put(makePlanter(order.seed + z, snowy), 6.2, z, -Math.PI / 2)),
    put(makeCrate(0.8), 5.6, -10.4, 0.2),
    put(makeCrate(0.6), 5.1, -11.2, 0.7),
  ]);
}

function describe(order: PlaceOrder) {
  const { land } = groundOf(order);
  return {
    heightAt: (x: number, z: number): number => (x > EDGE && x < BACK && Math.abs(z) < LENGTH ? 0 : land(x, z)),
    waterLevel: isCoast(order) ? SEA : null,
    indoor: false,
    // Along the rails where a train comes; who waits has the roof and the house behind them.
    bestView: 0.35,
    lookout: { at: [0, 0, 0] as const, view: -0.28, room: 6 },
    openRadius: 6,
    spots: [
      ...spotsOf(furnish(order)),
      { kind: 'stand', at: [-4.6, 0, 0] as const, heading: -Math.PI / 2, radius: 0.8 },
      { kind: 'door', at: [6.4, 0, 0] as const, heading: Math.PI / 2, radius: 0.6 },
    ],
    ways: TRACKS.map((x, k) => ({
      kind: 'rails',
      points: [
        [x, DEEP + 0.32, k === 0 ? 160 : -300],
        [x, DEEP + 0.32, 0],
        [x, DEEP + 0.32, k === 0 ? -300 : 160],
      ] as const,
      width: 1.5,
    })),
  };
}

function layTracks(snowy: boolean) {
  const solids = new Solids();
  const [steel, wood, stones] = [
    lookOf(0x8a8078, 'metal'),
    lookOf(0x4a3a2e, 'wood'),
    lookOf(snowy ? 0xdfe5e9 : 0x7f786e, 'stone'),
  ];
  for (const x of TRACKS) {
    for (let z = -300; z < 160; z += 10) {
      const bed = (at: number, y: number, from: number): number =>
        solids.vertex([at, y, from], [0, 1, 0], darker(stones, 0.85 + 0.2 * Math.abs(Math.sin(at * 9 + from * 3))));
      for (let s = 0; s < 10; s += 2.5)
        for (const [a, ya, b, yb] of [
          [-1.9, -0.05, -1.3, 0.2],
          [-1.3, 0.2, 0, 0.22],
          [0, 0.22, 1.3, 0.2],
          [1.3, 0.2, 1.9, -0.05],
        ] as const)
          solids.quad(
            bed(x + a, DEEP + ya, z + s + 2.5),
            bed(x + b, DEEP + yb, z + s + 2.5),
            bed(x + b, DEEP + yb, z + s),
            bed(x + a, DEEP + ya, z + s),
          );
      for (const side of [-0.72, 0.72])
        solids.box([x + side - 0.035, DEEP + 0.22, z], [x + side + 0.035, DEEP + 0.36, z + 10], steel, 10);
    }
    for (let z = -110; z < 60; z += 0.62)
      solids.box(
        [x - 1.2, DEEP + 0.17, z],
        [x + 1.2, DEEP + 0.27, z + 0.24],
        darker(wood, 0.8 + 0.3 * Math.abs(Math.sin(z * 5))),
        9,
      );
  }
  return solids.build();
}

/** The platform's roof on iron columns, a clock and the station's name below it. */
function makeCanopy() {
  const solids = new Solids({ grounded: true });
  const [iron, paint] = [lookOf(0x2f4f48, 'paint'), lookOf(0xe9e0cc, 'plaster')];
  for (let z = -18; z <= 18; z += 6) {
    solids.lathe(
      [3.2, 0, z],
      [
        [0.2, 0],
        [0.2, 0.4],
        [0.1, 0.6],
        [0.085, 3.2],
        [0.16, 3.4],
      ],
      iron,
      12,
    );
    for (const side of [-1, 1])
      solids.tube(
        [
          [3.2, 2.7, z],
          [3.2 + side * 0.5, 3.25, z],
          [3.2 + side * 1.2, 3.45, z],
        ],
        0.05,
        iron,
        6,
      );
    solids.box([0.2, 3.42, z - 0.06], [7.4, 3.55, z + 0.06], iron, 9);
  }
  solids.sheet([-0.2, 3.5, -20], [7.6, 0.35, 0], [0, 0, 40], darker(paint, 0.8), [6, 30]);
  solids.sheet([-0.2, 3.58, 20], [7.6, 0.35, 0], [0, 0, -40], lookOf(0x5a4a44, 'plaster'), [6, 30]);
  for (let z = -20; z < 20; z += 0.4)
    solids.box([-0.25, 3.25 - 0.06 * (Math.round(z / 0.4) % 2), z], [-0.2, 3.6, z + 0.36], paint, 9);
  solids.within([0, 0, -1, -0.1, 0, 1, 0, 2.75, 1, 0, 0, 9], () => {
    solids.softBox([-1.2, -0.12, -0.05], [1.2, 0.42, 0.03], 0.02, lookOf(0x23406a, 'paint'));
    layText(solids, 'MILLBROOK', 0.22, 0.034, lookOf(0xf4f0e4, 'paint'));
  });
  solids.tube(
    [
      [0.5, 3.5, -4],
      [0.5, 3.1, -4],
    ],
    0.03,
    iron,
    6,
  );
  solids.ball([0.5, 2.75, -4], [0.1, 0.36, 0.36], lookOf(0xf4efe0, 'porcelain'), 24);
  solids.tube(
    [
      [0.39, 2.75, -4],
      [0.39, 3.0, -3.98],
    ],
    0.014,
    iron,
    5,
  );
  solids.tube(
    [
      [0.39, 2.75, -4],
      [0.39, 2.7, -3.82],
    ],
    0.014,
    iron,
    5,
  );
  return solids.build({ twoSided: true });
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const [season, coast, air] = [seasonOf(order, true), isCoast(order), openAir(order)];
  const { relief, land: heightAt } = groundOf(order);
  const slab = lookOf(snowy ? 0xe6ebee : 0x9a938a, snowy ? 'snow' : 'asphalt');
  const pieces: GroundSquare[] = [];
  for (let z = -LENGTH; z < LENGTH; z += 19) {
    const floor = new Floor({
      kind: 'stone',
      look: slab,
      second: darker(slab, 1.12),
      left: EDGE,
      right: BACK,
      back: z,
      front: z + 19,
      seed: order.seed,
      openness: (x) => 1 - 0.35 * Math.max(0, 1 - (BACK - x) / 1.2),
    });
    floor.patch(EDGE + 0.5, z, EDGE + 0.68, z + 19, lookOf(0xe6c84a, 'asphalt'), 1);
    pieces.push({ mesh: floor.build().mesh, side: 19 });
  }
  const edge = new Solids();
  for (let z = -LENGTH; z < LENGTH; z += 1.9)
    edge.box([EDGE - 0.12, DEEP - 0.1, z], [EDGE + 0.02, 0.004, z + 1.86], darker(slab, 0.85), 2);
  for (const z of [-LENGTH, LENGTH])
    edge.box([EDGE, DEEP - 0.2, z - 0.1], [BACK, 0.002, z + 0.1], darker(slab, 0.8), 3);
  const station = makeCottage({ seed: order.seed + 3, style: 'stucco', width: 15, depth: 7, floors: 2, dark, snowy });
  const placed = furnish(order);
  const country = layCountry({
    order,
    sight,
    detail,
    season,
    relief,
    heightAt,
    bare: (x) => (x > -15 && x < 9 ? 1 : coast && x <= -15 ? 1 : 0),
    ...(coast ? { floor: SEA - 3 } : {}),
    soil: lightOf(coast ? 0xc9b68c : 0x847a6c),
    isClear: (x, z) => (coast && x < BANK + 4) || (x > -18 && x < 20 && z > -60 && z < 50) || Math.abs(x + 10) < 9,
  });
  return {
    placements: [
      { mesh: layTracks(snowy), matrix: standing([0, 0, 0]) },
      { mesh: makeCanopy(), matrix: standing([0, 0, 0]) },
      { mesh: edge.build(), matrix: standing([0, 0, 0]) },
      { mesh: station, matrix: standing([BACK, 0, 0], -Math.PI / 2) },
      ...placementsOf(placed),
      ...country.placements,
      ...(coast ? [makeWaterSheet(SEA, [-900, 0], 5000)] : []),
    ],
    // Painted last: the platform covers the land below it.
    grounds: [...country.grounds, ...pieces],
    groundFocus: [0, 0, 0],
    heightAt: describe(order).heightAt,
    air,
    water: coast
      ? makeWater(
          { level: SEA, deep: [0.01, 0.11, 0.16], shallow: [0.16, 0.42, 0.42], clarity: 0.32, waves: 0.4, flow: 0.4 },
          order,
          air,
        )
      : null,
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const RAILWAY: PlaceBuilder = { name: 'railway', describe, build };
