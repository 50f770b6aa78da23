import { standing } from '../../maths/matrix.ts';
import { layText } from '../kits/architecture/letters.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeTiles } from '../kits/rooms/bath.ts';
import { makeCeilingPanel } from '../kits/rooms/class.ts';
import { makePicture } from '../kits/rooms/decor.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { makeShell, type RoomSize } from '../kits/rooms/shell.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { GroundSquare, World } from '../world.ts';

/** A station under the ground: a platform between a tiled wall and the track, a low ceiling with rows of light, tunnels at both ends. */
const SIZE: RoomSize = { left: -8.4, right: 4.6, back: -34, front: 34, height: 4.3 };
const [EDGE, TRACK, DEEP] = [-3.7, -5.8, -1.05];
const TUNNEL = { wide: 1.95, high: 3.5, deep: 60 } as const;
const NAMES = ['CENTRAL', 'MUSEUM', 'OLD HARBOR', 'PARK ROAD'] as const;

const nameOf = ({ seed }: PlaceOrder): string => NAMES[seed % NAMES.length] ?? NAMES[0];
const lightOfStation = (order: PlaceOrder) => {
  // The hour is not felt down there.
  const own = lightRoom({ ...order, time: 'day', weather: 'clear' }, 0, { tint: [0.98, 1, 1.01], dark: 0.72 });
  return { ...own, lamps: 0.85 };
};

/** The station's name on a blue band, framed; back at z 0. */
const makeSign = (name: string) => ({
  ...{ name: 'sign', width: 2.4, depth: 0.06, height: 0.5, light: true },
  make: () => {
    const solids = new Solids();
    solids.softBox([-1.25, -0.28, 0], [1.25, 0.28, 0.05], 0.02, lookOf(0xf2f2ee, 'paint'), { rings: 1 });
    solids.sheet([-1.2, -0.23, 0.053], [2.4, 0, 0], [0, 0.46, 0], lookOf(0x1f4a86, 'paint'));
    solids.within([1, 0, 0, 0, 0, 1, 0, -0.09, 0, 0, 1, 0.05], () =>
      layText(solids, name, 0.2, 0.03, lookOf(0xffffff, 'paint')),
    );
    return solids.build();
  },
});

/** A round iron column with a foot, up to the ceiling. */
const COLUMN = {
  ...{ name: 'column', width: 0.36, depth: 0.36, height: SIZE.height },
  make: () =>
    new Solids({ grounded: true })
      .lathe(
        [0, 0, 0],
        [
          [0.24, 0],
          [0.24, 0.3],
          [0.17, 0.36],
          [0.16, SIZE.height - 0.3],
          [0.28, SIZE.height],
        ],
        lookOf(0x2f6a5f, 'paint'),
        16,
      )
      .build(),
};

function furnish(order: PlaceOrder, lamps: number): Placed[] {
  const [tile, band] = [lookOf(0xe6e9e6, 'porcelain'), lookOf(0x2f6a8a, 'porcelain')];
  const wall = makeTiles(17, 3.2, tile, band, 2.4);
  const [bench, panel, sign] = [
    makeBench(lookOf(0x7a5230, 'wood'), 1.9),
    makeCeilingPanel(lamps, 2.6),
    makeSign(nameOf(order)),
  ];
  const spans = [-25.5, -8.5, 8.5, 25.5];
  return without(order, [
    ...spans.flatMap((z) => [
      put(wall, SIZE.right - 0.01, z, -Math.PI / 2),
      put(wall, SIZE.left + 0.01, z, Math.PI / 2),
      put(sign, SIZE.right - 0.04, z + 3, -Math.PI / 2, 1.95),
      put(sign, SIZE.left + 0.04, z + 3, Math.PI / 2, 1.7),
      put(
        makePicture(1.5, 2, lookOf(0x2a2d30, 'metal'), order.seed + Math.round(z)),
        SIZE.right - 0.04,
        z - 1.5,
        -Math.PI / 2,
        1.4,
      ),
      put(bench, SIZE.right - 0.4, z + 0.6, -Math.PI / 2),
    ]),
    ...[-30, -24, -18, -12, -6.5, 9, 15, 21].map((z) => put(COLUMN, 3, z)),
    ...Array.from({ length: 16 }, (_, k) => -30 + k * 4).flatMap((z) => [
      put(panel, -0.6, z, Math.PI / 2, SIZE.height - 0.05),
      ...(z % 8 === 2 ? [put(panel, TRACK, z, Math.PI / 2, SIZE.height - 0.05)] : []),
    ]),
  ]);
}

function describe(order: PlaceOrder): PlaceFacts {
  return {
    heightAt: (x) => (x > EDGE ? 0 : DEEP),
    waterLevel: null,
    indoor: true,
    bestView: 0.3,
    openRadius: 2.2,
    spots: [
      ...spotsOf(furnish(order, 1)),
      { kind: 'stand', at: [EDGE + 0.9, 0, 0], heading: -Math.PI / 2, radius: 0.6 },
    ],
    ways: [
      {
        kind: 'rails',
        points: [
          [TRACK, DEEP + 0.24, 80],
          [TRACK, DEEP + 0.24, 0],
          [TRACK, DEEP + 0.24, -90],
        ],
        width: 1.5,
      },
    ],
  };
}

/** Rails and sleepers in their trench, its wall below the platform, and the black of the tunnels. */
function makeTrench() {
  const solids = new Solids();
  const [steel, concrete, black] = [lookOf(0x9a938a, 'metal'), lookOf(0x6f6a64, 'stone'), lookOf(0x050607, 'plaster')];
  const reach = SIZE.front + TUNNEL.deep;
  for (let z = -reach; z < reach; z += 8) {
    for (const x of [TRACK - 0.72, TRACK + 0.72])
      solids.box([x - 0.04, DEEP + 0.1, z], [x + 0.04, DEEP + 0.24, z + 8], steel, 8);
    for (const x of [EDGE, SIZE.left]) solids.sheet([x, DEEP, z], [0, 0, 8], [0, -DEEP, 0], concrete, [4, 1]);
  }
  for (let z = SIZE.back; z < SIZE.front; z += 0.7)
    solids.box([TRACK - 1.1, DEEP, z], [TRACK + 1.1, DEEP + 0.1, z + 0.24], lookOf(0x4a4038, 'wood'), 3);
  for (const end of [-1, 1]) {
    const [from, to] = [end * SIZE.front, end * reach];
    const [a, b] = [Math.min(from, to), Math.max(from, to)];
    const [l, r] = [TRACK - TUNNEL.wide, TRACK + TUNNEL.wide];
    const [low, high] = [DEEP, TUNNEL.high];
    solids.sheet([l, low, b], [0, 0, a - b], [0, high - low, 0], black);
    solids.sheet([r, low, a], [0, 0, b - a], [0, high - low, 0], black);
    solids.sheet([l, high, a], [r - l, 0, 0], [0, 0, b - a], black);
    solids.sheet([l, low, b], [r - l, 0, 0], [0, 0, a - b], black);
    solids.sheet(end < 0 ? [l, low, a] : [r, low, b], [end < 0 ? r - l : l - r, 0, 0], [0, high - low, 0], black);
    // A lamp at the mouth of each.
    solids.ball([r - 0.1, 2.9, from + end * 1.2], [0.07, 0.07, 0.07], shine([1, 0.25, 0.15], 3), 8);
  }
  return solids.build({ twoSided: true });
}

function build(order: PlaceOrder): World {
  const light = lightOfStation(order);
  const placed = furnish(order, light.lamps);
  const slab = lookOf(0xa8a49c, 'polished');
  const grounds: GroundSquare[] = [];
  for (let z = SIZE.back; z < SIZE.front; z += 17) {
    const area = { left: EDGE, right: SIZE.right, back: z, front: z + 17, seed: order.seed, openness: () => 1 };
    const floor = new Floor({ kind: 'stone', look: slab, second: darker(slab, 1.08), ...area });
    floor.patch(EDGE + 0.35, z, EDGE + 0.7, z + 17, lookOf(0xe6bf2f, 'asphalt'), 1);
    floor.patch(EDGE, z, EDGE + 0.12, z + 17, lookOf(0xe9e8e4, 'stone'), 1);
    const bed = new Floor({ kind: 'bare', look: slab, second: slab, ...area, left: SIZE.left, right: EDGE });
    bed.raise(DEEP).patch(SIZE.left, z, EDGE, z + 17, lookOf(0x4a4540, 'stone'), 0.8);
    grounds.push({ mesh: floor.build().mesh, side: 17 }, { mesh: bed.build().mesh, side: 17 });
  }
  const mouth = (middle: number) => ({
    ...{ middle, width: TUNNEL.wide * 2, bottom: 0, top: TUNNEL.high },
    kind: 'open' as const,
  });
  const plaster = lookOf(0xd9dad6, 'plaster');
  const shell = makeShell(
    SIZE,
    [
      { side: 'back', openings: [mouth(TRACK - SIZE.left)] },
      { side: 'front', openings: [mouth(SIZE.right - TRACK)] },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
    ],
    {
      wall: plaster,
      trim: lookOf(0x8f9694, 'plaster'),
      ceiling: lookOf(0xc9cac6, 'plaster'),
      door: plaster,
      frame: plaster,
    },
  );
  return {
    placements: [
      { mesh: shell, matrix: standing([0, 0, 0]), stays: true },
      { mesh: makeTrench(), matrix: standing([0, 0, 0]), stays: true },
      ...placementsOf(placed),
    ],
    grounds,
    groundFocus: [0, 0, 0],
    heightAt: describe(order).heightAt,
    air: light.air,
    water: null,
    lamps: lampsOf(placed, light.lamps),
    wind: { x: 1, z: 0, strength: 0 },
    room: { span: 20, surroundings: light.surroundings },
  };
}

export const SUBWAY: PlaceBuilder = { name: 'subway', describe, build };
