import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { airOf } from '../air.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { hangCurtains, layHouse, THEATRE } from '../kits/rooms/theatre.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Lamp, Placement, World } from '../world.ts';

/** A theatre's stage, lit from above; lights of many colours for a concert. The house lies toward +z. */
type Kind = 'theatre' | 'concert';
const { half: HALF, back: BACK, edge: EDGE, top: TOP } = THEATRE;

/** Heard without coloured lights. */
const CLASSICAL = ['concert hall', 'symphony', 'orchestra', 'philharmonic', 'recital', 'opera'];

function kindOf({ dressing, seed }: PlaceOrder): Kind {
  const says = (...words: readonly string[]): boolean => saysOf({ dressing }, ...words);
  // Where one listens at little tables there are curtains and warm light.
  if (says('jazz', 'cabaret', 'burlesque', 'comedy', 'small stage', ...CLASSICAL)) return 'theatre';
  if (says('concert', 'club', 'nightclub', 'band', 'disco', 'discotheque', 'rock')) return 'concert';
  return says(
    'theatre',
    'theater',
    'opera',
    'play',
    'spotlight',
    'curtain',
    'empty stage',
    'ballet',
    'wooden stage',
    'flamenco',
  ) || makeRandom(seed).spawn('stage').chance(0.5)
    ? 'theatre'
    : 'concert';
}

const SPOTS: readonly Light[] = [
  [1, 0.82, 0.6],
  [0.95, 0.3, 0.5],
  [0.3, 0.55, 1],
  [0.6, 0.3, 1],
  [0.25, 0.9, 0.75],
];

function spotLamps(kind: Kind): Lamp[] {
  const aim = (at: Vector, to: Vector, colour: Light, strength: number, spread: number): Lamp => ({
    at,
    colour: [colour[0] * strength, colour[1] * strength, colour[2] * strength],
    reach: 18,
    size: 0.6,
    spot: { toward: normalise([to[0] - at[0], to[1] - at[1], to[2] - at[2]]), spread },
  });
  const warm: Light = [1, 0.86, 0.66];
  const list = [
    aim([-3.4, 6.6, 5], [0, 0.9, 0], warm, 150, 0.9),
    aim([3.4, 6.6, 5], [0, 0.9, 0], [1, 0.9, 0.78], 110, 0.9),
    aim([0, 6.6, -4.6], [0, 1, 0], kind === 'concert' ? [0.5, 0.4, 1] : [0.8, 0.85, 1], 90, 0.85),
  ];
  for (const [k, x] of [-5.5, -2.8, 2.8, 5.5].entries()) {
    const tone =
      kind === 'concert'
        ? (SPOTS[1 + (k % 4)] ?? warm)
        : k % 2 === 0
          ? ([1, 0.5, 0.3] as const)
          : ([0.4, 0.5, 1] as const);
    list.push(
      aim([x, 6.4, -3], [x * 0.7, 0, -3.4], tone, kind === 'concert' ? 90 : 40, 0.82),
      aim([x, 0.4, -5.2], [x, 4, -5.9], tone, kind === 'concert' ? 16 : 12, 0.3),
    );
  }
  return list;
}

/** Truss, lanterns and the beams they draw in the haze. */
function hang(kind: Kind): Placement[] {
  const solids = new Solids();
  const [steel, black] = [lookOf(0x5a5f64, 'metal'), lookOf(0x141518, 'metal')];
  for (const z of [-3, 4.6]) {
    for (const dy of [0, 0.35])
      for (const dz of [-0.17, 0.17])
        solids.tube(
          [
            [-HALF, TOP - 0.6 + dy, z + dz],
            [HALF, TOP - 0.6 + dy, z + dz],
          ],
          0.03,
          steel,
          6,
        );
    for (let x = -HALF; x < HALF; x += 0.5)
      solids.tube(
        [
          [x, TOP - 0.6, z - 0.17],
          [x + 0.25, TOP - 0.25, z + 0.17],
          [x + 0.5, TOP - 0.6, z - 0.17],
        ],
        0.014,
        steel,
        4,
      );
    for (let k = 0; k < 9; k++) {
      const x = -6 + k * 1.5;
      solids.within(standing([x, TOP - 1, z], z > 0 ? Math.PI : 0), () => {
        solids.tube(
          [
            [0, 0.4, 0],
            [0, 0.15, 0],
          ],
          0.02,
          black,
          5,
        );
        solids.within([1, 0, 0, 0, 0, 0.75, 0.66, 0, 0, -0.66, 0.75, 0], () => {
          solids.lathe(
            [0, -0.2, 0],
            [
              [0.16, 0],
              [0.15, 0.08],
              [0.12, 0.3],
              [0.05, 0.36],
              [0, 0.36],
            ],
            black,
            14,
          );
          solids.lathe(
            [0, -0.205, 0],
            [
              [0, 0.03],
              [0.14, 0.01],
            ],
            shine(kind === 'concert' ? (SPOTS[k % 5] ?? [1, 1, 1]) : [1, 0.85, 0.6], 7),
            14,
          );
        });
      });
    }
  }
  return [{ mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), shades: false }];
}

function buildTheatre(order: PlaceOrder, kind: Kind): World {
  const base = airOf({ ...order, time: 'night', weather: 'clear' }, 0.4);
  const look: Look = lookOf(kind === 'concert' ? 0x5c5a62 : 0x8a6238, 'boardsPolished');
  const floor = new Floor({
    kind: 'boards',
    look,
    second: darker(look, 1.3),
    left: -HALF - 1.5,
    right: HALF + 1.5,
    back: BACK,
    front: EDGE,
    seed: order.seed,
    openness: (x, z) => 1 - 0.4 * Math.max(0, 1 - (z - BACK) / 1.5) - (Math.abs(x) > HALF ? 0.2 : 0),
  });
  const frame = new Solids();
  const [wall, gold] = [lookOf(kind === 'concert' ? 0x17171a : 0x4a2a24, 'plaster'), lookOf(0xb8893e, 'metal')];
  frame.sheet([-HALF - 1.5, 0, BACK], [HALF * 2 + 3, 0, 0], [0, TOP + 3, 0], darker(wall, 0.5), [14, 8]);
  for (const side of [-1, 1]) {
    frame.sheet(
      side < 0 ? [-HALF - 1.5, 0, EDGE] : [HALF + 1.5, 0, BACK],
      [0, 0, side < 0 ? BACK - EDGE : EDGE - BACK],
      [0, TOP + 3, 0],
      darker(wall, 0.5),
      [10, 8],
    );
    frame.box(
      [side * HALF - (side < 0 ? 5 : 0), -1.2, EDGE - 0.9],
      [side * HALF + (side < 0 ? 0 : 5), TOP + 3, EDGE - 0.6],
      wall,
      1,
    );
    if (kind === 'theatre') {
      frame.softBox([side * HALF - 0.25, 0, EDGE - 0.95], [side * HALF + 0.25, TOP, EDGE - 0.4], 0.08, gold, {
        cell: 0.8,
      });
      for (let y = 0.6; y < TOP; y += 0.75) frame.ball([side * HALF, y, EDGE - 0.4], [0.16, 0.26, 0.1], gold, 10);
    }
  }
  frame.box([-HALF - 5, TOP, EDGE - 0.9], [HALF + 5, TOP + 3, EDGE - 0.6], wall, 1);
  if (kind === 'theatre')
    frame.softBox([-HALF - 0.25, TOP - 0.25, EDGE - 0.95], [HALF + 0.25, TOP + 0.25, EDGE - 0.4], 0.08, gold, {
      cell: 0.8,
    });
  frame.sheet([-HALF - 1.5, -1.2, EDGE], [HALF * 2 + 3, 0, 0], [0, 1.2, 0], darker(wall, 1.2), [12, 2]);
  if (kind === 'concert') layScreen(frame, order.seed);
  else
    for (let x = -HALF + 0.6; x < HALF; x += 0.8)
      frame.ball([x, 0.05, EDGE - 0.15], [0.09, 0.09, 0.06], shine([1, 0.7, 0.36], 3.4), 8);
  return {
    placements: [
      { mesh: frame.build(), matrix: standing([0, 0, 0]), shades: false },
      ...hang(kind),
      ...(kind === 'theatre' ? hangCurtains(order.seed) : []),
      ...layHouse(order.seed, EDGE + 2.2, 9, 0.22),
    ],
    grounds: [floor.build()],
    groundFocus: [0, 0, (BACK + EDGE) / 2],
    heightAt: (_, z) => (z > EDGE ? -1.2 : 0),
    air: {
      ...base,
      sunDirection: normalise([-0.35, 0.8, 0.5]),
      sunColour: [0.5, 0.46, 0.42],
      sunDisc: 0,
      skyLight: kind === 'concert' ? [0.035, 0.03, 0.06] : [0.06, 0.045, 0.05],
      skyLightUp: [0, 0, 0.01],
      skyLightSun: [0, 0, 0],
      rim: kind === 'concert' ? [0.6, 0.4, 1] : [0.8, 0.65, 0.5],
      fog: {
        ...base.fog,
        colour: kind === 'concert' ? [0.09, 0.05, 0.16] : [0.05, 0.035, 0.04],
        glow: [0, 0, 0],
        density: kind === 'concert' ? 0.02 : 0.006,
        floor: 0,
        height: 30,
        haze: 0,
      },
      sky: {
        ...base.sky,
        zenith: [0.004, 0.003, 0.006],
        middle: [0.006, 0.005, 0.009],
        horizon: [0.01, 0.008, 0.012],
        glow: [0, 0, 0],
        cover: 0,
        cirrus: 0,
      },
      stars: 0,
      print: { ...base.print, exposure: 1, bloom: 0.85, bloomFrom: 0.9, vignette: 0.3, saturation: 1.14 },
    },
    water: { kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 },
    lamps: spotLamps(kind),
    wind: { x: 1, z: 0, strength: 0 },
    room: {
      span: 20,
      surroundings: {
        ...base.sky,
        zenith: [0.5, 0.42, 0.34],
        middle: [0.1, 0.08, 0.1],
        horizon: [0.05, 0.04, 0.05],
        glow: [1, 0.9, 0.7],
        cover: 0,
        cirrus: 0,
      },
    },
  };
}

/** Behind a band: columns of light and towers of speakers. */
function layScreen(solids: Solids, seed: number): void {
  const random = makeRandom(seed).spawn('screen');
  const tones = [
    [0.9, 0.15, 0.5],
    [0.15, 0.4, 1],
    [0.5, 0.15, 0.95],
    [0.1, 0.8, 0.8],
  ] as const;
  const first = random.index(4);
  for (let i = 0; i < 44; i++)
    for (let j = 0; j < 16; j++) {
      const wave = Math.sin(i * 0.32 + seed) * 3.4 + Math.sin(i * 0.13) * 3 + 8;
      const near = Math.exp(-((j - wave) ** 2) / 10);
      const tone = tones[(first + Math.floor((i + j) / 15)) % 4] ?? tones[0];
      solids.sheet(
        [-6.4 + i * 0.29, 1 + j * 0.29, BACK + 0.1],
        [0.24, 0, 0],
        [0, 0.24, 0],
        shine(tone, 0.06 + 1.5 * near),
      );
    }
  for (const side of [-1, 1])
    for (let k = 0; k < 4; k++) {
      const [x, y] = [side * 6.6, k * 0.85];
      solids.softBox([x - 0.55, y, -4.4], [x + 0.55, y + 0.82, -3.6], 0.03, lookOf(0x111214, 'plastic'));
      for (const dx of [-0.25, 0.25])
        solids.ball([x + dx, y + 0.4, -3.6], [0.2, 0.2, 0.06], lookOf(0x2c2e32, 'rubber'), 16);
    }
}

export const STAGE: PlaceBuilder = {
  name: 'stage',
  describe: () => ({
    heightAt: (_, z) => (z > EDGE ? -1.2 : 0),
    waterLevel: null,
    indoor: true,
    bestView: 0,
    openRadius: 4.6,
    spots: [{ kind: 'stand', at: [0, 0, 1], heading: 0, radius: 1 }],
    ways: [],
  }),
  build: (order) => buildTheatre(order, kindOf(order)),
};
