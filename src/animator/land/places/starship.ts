import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeGlobe } from '../kits/globes.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeConsole } from '../kits/rooms/lab.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Placement, SkyColours } from '../world.ts';

/** Inside a ship of the stars: a corridor of ribs and strips of light that ends at a great window, or its bridge with consoles before one. */
type Kind = 'corridor' | 'bridge';
const BRIDGE = /\b(?:bridge|cockpit|command|control|flight deck|helm|captain)\b/;
const kindOf = ({ dressing }: PlaceOrder): Kind => (dressing.some((word) => BRIDGE.test(word)) ? 'bridge' : 'corridor');
const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));

const SIZES = {
  corridor: { left: -2.3, right: 2.3, back: -10, front: 7, height: 3.1 },
  bridge: { left: -5.6, right: 5.6, back: -6.2, front: 7, height: 3.6 },
} as const;

/** Every so often a frame that narrows at floor and ceiling, with a line of light in it. */
function makeRibs(kind: Kind, steel: Look, glow: Look): Placement[] {
  const { left, right, back, front, height } = SIZES[kind];
  const solids = new Solids();
  const [cut, deep] = [0.75, 0.22];
  const outline: readonly (readonly [number, number])[] = [
    [left, cut],
    [left, height - cut],
    [left + cut, height],
    [right - cut, height],
    [right, height - cut],
    [right, cut],
  ];
  for (let k = 0; k + 1 < outline.length; k++) {
    const [a, b] = [outline[k], outline[k + 1]];
    if (a === undefined || b === undefined) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [dy / length, -dx / length];
    const at = (p: readonly [number, number], inward: number, z: number): Vector => [
      p[0] + nx * inward,
      p[1] + ny * inward,
      z,
    ];
    const [up, along]: [Vector, Vector] = [
      [dx, dy, 0],
      [0, 0, deep * 2],
    ];
    solids.sheet(at(a, deep, -deep), along, up, steel, [1, 3]);
    solids.sheet(at(a, deep + 0.005, -0.03), [0, 0, 0.06], up, glow, [1, 3]);
    for (const z of [-deep, deep]) solids.sheet(at(a, 0, z), [nx * deep, ny * deep, 0], up, darker(steel, 0.8), [1, 3]);
  }
  const mesh = solids.build({ twoSided: true });
  const list: Placement[] = [];
  for (let z = back + 1.6; z < front - 0.5; z += kind === 'bridge' ? 3.4 : 2.2)
    list.push({ mesh, matrix: standing([0, 0, z]) });
  return list;
}

const SIGNALS: readonly [Light, ...Light[]] = [
  [0.2, 1, 0.5],
  [1, 0.5, 0.15],
  [0.3, 0.8, 1.2],
  [1, 0.2, 0.15],
];

/** Slanting panels from wall to ceiling and from wall to floor, with pipes and small lights. */
function makeChamfers(order: PlaceOrder, kind: Kind, plate: Look): Placement {
  const { left, right, back, front, height } = SIZES[kind];
  const [random, solids] = [makeRandom(order.seed).spawn('chamfers'), new Solids()];
  const long = front - back;
  const toned = ([, y, z]: Vector): Look =>
    darker(plate, 0.74 + 0.26 * Math.abs(Math.sin(Math.floor(z / 1.1) * 5.3 + Math.floor(y) * 3.1)));
  for (const side of [-1, 1]) {
    const x = side < 0 ? left : right;
    const inward = -side * 0.75;
    solids.sheet([x, height - 0.75, back], [0, 0, long], [inward, 0.75, 0], toned, [long / 0.55, 2]);
    solids.sheet([x + inward * 0.6, 0, back], [0, 0, long], [-inward * 0.6, 0.6, 0], toned, [long / 0.55, 2]);
    solids.sheet([x + inward * 0.62, 0.05, back], [0, 0, long], [-inward * 0.1, 0.1, 0], shine([0.35, 0.8, 1.1], 0.9), [
      long,
      1,
    ]);
    for (const y of [height - 0.95, height - 1.1])
      solids.tube(
        [
          [x - side * 0.07, y, back],
          [x - side * 0.07, y, front],
        ],
        0.045,
        lookOf(0x8a8f94, 'metal'),
        6,
      );
    for (let z = back + 0.7; z < front; z += random.between(0.8, 1.7)) {
      const y = random.between(1, 1.7);
      solids.box(
        [Math.min(x, x - side * 0.08), y, z],
        [Math.max(x, x - side * 0.08), y + random.between(0.2, 0.6), z + random.between(0.3, 0.7)],
        darker(plate, random.between(0.5, 0.8)),
        3,
      );
      for (let k = 0; k < 3; k++)
        solids.ball(
          [x - side * 0.09, y + 0.08 + k * 0.07, z + 0.1],
          [0.014, 0.014, 0.014],
          shine(random.pick(SIGNALS), 1.6),
          6,
        );
    }
  }
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true };
}

/** A high seat with arms on a foot, looking along +z. */
const CHAIR: Piece = {
  ...{ name: 'seat', width: 0.75, depth: 0.75, height: 1.35 },
  spots: [{ kind: 'seat', at: [0, 0.5, 0.05], heading: 0, radius: 0.35 }],
  make() {
    const solids = new Solids({ grounded: true });
    const [black, steel] = [lookOf(0x24272b, 'leather'), lookOf(0x8f969c, 'metal')];
    solids.lathe(
      [0, 0, 0],
      [
        [0.3, 0],
        [0.26, 0.06],
        [0.08, 0.1],
        [0.08, 0.4],
      ],
      steel,
      14,
    );
    solids.softBox([-0.3, 0.38, -0.25], [0.3, 0.52, 0.34], 0.06, black, { puff: 0.02 });
    solids.softBox([-0.29, 0.48, -0.36], [0.29, 1.4, -0.2], 0.07, black, { puff: 0.03 });
    for (const x of [-0.36, 0.3]) solids.softBox([x, 0.6, -0.28], [x + 0.07, 0.72, 0.28], 0.02, steel, { rings: 1 });
    return solids.build();
  },
};

const VOID: Pick<SkyColours, 'zenith' | 'middle' | 'horizon' | 'glow' | 'cover' | 'cirrus'> = {
  ...{ zenith: [0.002, 0.003, 0.006], middle: [0.003, 0.004, 0.009], horizon: [0.004, 0.005, 0.011] },
  ...{ glow: [0, 0, 0], cover: 0, cirrus: 0 },
};

/** What the window shows: the planet the prompt names, as large as from a low orbit. */
function outside(order: PlaceOrder, kind: Kind, alarm: boolean): Placement {
  const ringed = says(order, /\b(?:ringed|rings?|saturn|gas giant|giant)\b/);
  const moon = says(order, /\b(?:moon|lunar)\b/);
  const [far, size] = [kind === 'bridge' ? -70 : -64, ringed ? 11 : 20];
  return {
    mesh: makeGlobe(ringed ? 'ringed' : moon ? 'moon' : 'earth'),
    matrix: standing([ringed ? 3 : 7, ringed ? 4 : -9, far], 0.6, size),
    ...{ tint: (alarm ? [1.5, 2.6, 2.8] : [3, 3, 3.3]) as Vector, mirrored: false, shades: false },
  };
}

function furnish(order: PlaceOrder, kind: Kind): Placed[] {
  const { left, right, back } = SIZES[kind];
  if (kind === 'corridor') return [];
  return [
    ...[-3.6, 3.6].map((x, k) => put(makeConsole(order.seed + k, 2.4), x, back + 1.6, x < 0 ? 0.5 : -0.5)),
    ...[-1.4, 2].flatMap((z) => [
      put(makeConsole(order.seed + z, 2.4), left + 0.6, z, Math.PI / 2),
      put(makeConsole(order.seed - z, 2.4), right - 0.6, z, -Math.PI / 2),
    ]),
    ...[-1.9, 1.9].map((x) => put(CHAIR, x, -3.2, Math.PI)),
    put(CHAIR, 0, -0.9, Math.PI),
  ];
}

function plan(order: PlaceOrder): RoomPlan {
  const kind = kindOf(order);
  const size = SIZES[kind];
  const alarm = says(order, /\b(?:emergency|alarm|red|warning)\b/);
  const hue: Vector = alarm ? [1.25, 0.16, 0.1] : [0.75, 0.95, 1.15];
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2.1, {
    tint: alarm ? [1.3, 0.62, 0.6] : [0.92, 1, 1.12],
    dark: alarm ? 1.3 : 2.3,
  });
  const plate = lookOf(says(order, /abandoned|derelict|rusty|old/) ? 0x6f6a62 : 0x9aa3a9, 'paint');
  const steel = lookOf(0x5f676d, 'metal');
  const width = size.right - size.left;
  const every = kind === 'bridge' ? 3.4 : 2.2;
  const lamps = [];
  for (let z = size.back + 1.6; z < size.front; z += every * 1.5)
    lamps.push({
      at: [0, size.height - 0.5, z] as const,
      colour: [hue[0] * 1.5, hue[1] * 1.5, hue[2] * 1.5] as const,
      ...{ reach: 6, size: 0.8 },
    });
  return {
    size,
    walls: [
      {
        side: 'back',
        openings: [
          {
            ...{ middle: width / 2, width: width - (kind === 'bridge' ? 1.6 : 1.2), bottom: 0.7 },
            ...{ top: size.height - 0.45, kind: 'window', panes: [kind === 'bridge' ? 4 : 3, 1] },
          },
        ],
      },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [{ middle: width / 2, width: 1.6, bottom: 0, top: 2.3, kind: 'door' }] },
    ],
    looks: {
      wall: ([x, y, z]) =>
        darker(plate, 0.78 + 0.2 * Math.abs(Math.sin(Math.floor((x + z) / 1.1) * 7.7 + Math.floor(y / 0.8) * 5.3))),
      trim: steel,
      ceiling: darker(plate, 0.7),
      door: lookOf(0xb8c0c4, 'metal'),
      frame: steel,
    },
    floor: {
      kind: 'tiles',
      look: lookOf(0x4a5056, 'marblePolished'),
      second: lookOf(0x30353a, 'marblePolished'),
      lay: (floor) => {
        for (const x of [-0.9, 0.84])
          floor.patch(x, size.back, x + 0.06, size.front, shine([hue[0], hue[1], hue[2]], 0.8), 0.8);
      },
    },
    placed: [
      ...furnish(order, kind),
      ...dressRoom(order, { left: size.left + 0.9, right: size.right - 0.9, back: size.back + 2, table: [0, 0, 0] }),
    ],
    lamps,
    light: { ...own, lamps: 1, air: { ...own.air, stars: 1, sky: { ...own.air.sky, ...VOID } } },
    ...{ view: 'none', openRadius: kind === 'bridge' ? 2.2 : 1.3, viewSlack: 0.35, polished: true },
    extra: [
      makeChamfers(order, kind, plate),
      ...makeRibs(kind, steel, shine([hue[0], hue[1], hue[2]], 1.5)),
      outside(order, kind, alarm),
    ],
    prospect:
      kind === 'bridge'
        ? { eye: [0.8, 1.75, 4], target: [0, 1.6, -5] }
        : { eye: [0.25, 1.55, 4.4], target: [0, 1.5, -4] },
  };
}

export const STARSHIP: PlaceBuilder = {
  name: 'starship',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
