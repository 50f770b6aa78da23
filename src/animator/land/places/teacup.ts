import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { openAir } from '../kits/nature.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A sea in a cup: what sails in it is as small as its waves say. Porcelain all around, beyond its rim a table and a warm room out of reach. */
const [RADIUS, RIM, STANDING] = [30, 5.5, -1.1];

const LIQUIDS: readonly (readonly [RegExp, Light, Light])[] = [
  [/tea\b|tea cup|teacup/, [0.16, 0.05, 0.008], [0.34, 0.13, 0.02]],
  [/milk|cream/, [0.72, 0.68, 0.6], [0.85, 0.82, 0.76]],
  [/soup/, [0.3, 0.1, 0.02], [0.42, 0.17, 0.04]],
  [/bath|tub|water|sink/, [0.02, 0.16, 0.22], [0.08, 0.3, 0.34]],
];
const COFFEE: readonly [Light, Light] = [
  [0.045, 0.017, 0.006],
  [0.15, 0.065, 0.022],
];

function liquidOf({ dressing }: PlaceOrder): readonly [Light, Light] {
  const said = dressing.join(' ');
  if (/coffee|espresso|latte|cappuccino/.test(said)) return COFFEE;
  const told = LIQUIDS.find(([words]) => words.test(said));
  return told === undefined ? COFFEE : [told[1], told[2]];
}

/** Wall, rim and foot, with a handle to one side. */
function makeCup() {
  const china = lookOf(0xf1ede4, 'porcelain');
  const gold = lookOf(0xc9a24e, 'metal');
  const solids = new Solids();
  const r = RADIUS;
  // From within: listed from the rim down.
  solids.lathe(
    [0, 0, 0],
    [
      [r * 1.1, RIM],
      [r * 1.08, RIM * 0.6],
      [r * 1.03, RIM * 0.2],
      [r * 0.98, -1],
      [r * 0.8, -9],
    ],
    china,
    96,
  );
  // Over the rim and down outside.
  solids.lathe(
    [0, 0, 0],
    [
      [r * 0.7, -17],
      [r * 0.95, -8],
      [r * 1.1, 0],
      [r * 1.16, RIM],
      [r * 1.15, RIM + 0.5],
      [r * 1.1, RIM],
    ],
    china,
    96,
  );
  solids.lathe(
    [0, 0, 0],
    [
      [r * 1.163, RIM + 0.1],
      [r * 1.152, RIM + 0.55],
      [r * 1.1, RIM + 0.06],
    ],
    gold,
    96,
  );
  solids.tube(
    Array.from({ length: 13 }, (_, k) => {
      const angle = (k / 12) * Math.PI - Math.PI / 2;
      return [r * 1.1 + Math.cos(angle) * r * 0.55, -5 + Math.sin(angle) * 8, -6] as const;
    }),
    2.1,
    china,
    14,
  );
  return solids.build({ twoSided: true });
}

/** Saucer and table far below, and the room's walls around: one warm tone, as a near lens leaves it. */
function makeTable() {
  const solids = new Solids();
  solids.lathe(
    [0, -18, 0],
    [
      [RADIUS * 2, 3],
      [RADIUS * 1.5, 0.6],
      [0, 0],
    ],
    lookOf(0xeae4d8, 'porcelain'),
    72,
  );
  solids.lathe(
    [0, -19, 0],
    [
      [420, 0],
      [0, 0.1],
    ],
    lookOf(0x7a4f30, 'wood'),
    48,
  );
  const wall = { colour: lightOf(0xb98a5e), material: materialOf('plaster') };
  solids.lathe(
    [0, -20, 0],
    [
      [0, 330],
      [300, 260],
      [410, 120],
      [420, 0],
    ],
    wall,
    48,
  );
  return solids.build({ twoSided: true });
}

export const TEACUP: PlaceBuilder = {
  name: 'teacup',
  describe: () => ({
    heightAt: () => STANDING,
    waterLevel: 0,
    indoor: false,
    bestView: 0,
    openRadius: RADIUS * 0.7,
    // No camera looks through the porcelain.
    walls: { left: -RADIUS * 0.75, right: RADIUS * 0.75, back: -RADIUS * 0.75, front: RADIUS * 0.75 },
    spots: [{ kind: 'water', at: [0, 0, 0], heading: 0, radius: RADIUS * 0.7 }],
    ways: [
      {
        kind: 'lane',
        points: [
          [-RADIUS * 0.45, 0, -2],
          [0, 0, 0],
          [RADIUS * 0.45, 0, -2],
        ],
        width: 16,
      },
    ],
    prospect: {
      ground: { eye: [0, 9, RADIUS * 1.05], target: [0, 0, -4] },
      air: { eye: [0, 44, 62], target: [0, -4, 0] },
    },
  }),
  build(order) {
    const air = openAir({ ...order, weather: 'clear', time: order.time === 'night' ? 'dusk' : 'day' });
    const [deep, shallow] = liquidOf(order);
    return {
      placements: [
        makeWaterSheet(0, [0, 0], RADIUS),
        { mesh: makeCup(), matrix: standing([0, 0, 0]) },
        { mesh: makeTable(), matrix: standing([0, 0, 0]), shades: false },
      ],
      grounds: [],
      groundFocus: [0, 0, 0],
      heightAt: null,
      air: {
        ...air,
        skyLight: [air.skyLight[0] * 1.1, air.skyLight[1] * 0.95, air.skyLight[2] * 0.76],
        fog: { ...air.fog, density: 0, haze: 0 },
      },
      water: makeWater({ level: 0, deep, shallow, clarity: 0.6, waves: 0.34, flow: 0.5 }, order, air),
      lamps: [],
      wind: { x: 1, z: 0, strength: 0.4 },
    };
  },
};
