import { roomLightOf } from '../../catalogue/places.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeParkedCar } from '../kits/architecture/car.ts';
import { layText } from '../kits/architecture/letters.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeExitSign } from '../kits/rooms/corridor.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeStripLamp } from '../kits/rooms/strip-lamp.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';

/** A low deck of concrete under a house: pillars in rows with a band of paint, cars between white lines, tubes of light, the way out. */
const SIZE = { left: -11, right: 11, back: -26, front: 9, height: 2.9 } as const;
const [PILLARS, BAYS] = [5.1, 2.7];

const makePillar = (text: string, hue: number): Piece => ({
  ...{ name: 'pillar', width: 0.6, depth: 0.6, height: SIZE.height },
  make() {
    const solids = new Solids({ grounded: true });
    solids.box([-0.3, 0, -0.3], [0.3, SIZE.height, 0.3], lookOf(0x9a9892, 'concrete'), 0.8);
    solids.box([-0.31, 0.5, -0.31], [0.31, 1.3, 0.31], lookOf(hue, 'paint'), 0.8);
    solids.within([1, 0, 0, 0, 0, 1, 0, 0.72, 0, 0, 1, 0.31], () =>
      layText(solids, text, 0.4, 0.06, lookOf(0xf2efe6, 'paint')),
    );
    return solids.build();
  },
});

const isGloomy = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => roomLightOf(word) !== null || /\b(?:abandoned|creepy|eerie)\b/.test(word));

const CARS = [0x2b2f36, 0x8a2f2a, 0xc9ccd0, 0x2f4f7a, 0x5a5f52, 0x15161a] as const;

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('garage');
  const gloomy = isGloomy(order);
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, {
    ...{ tint: [0.95, 1.02, 0.98], dark: gloomy ? 1.5 : 2.3 },
  });
  const light = { ...own, lamps: own.unlit ? 0.1 : 1 };
  const hue = random.pick([0xc98a1c, 0x2f6f9a, 0x3f8a4a]);
  const lamp = makeStripLamp(1.4, light.lamps);
  // Of a dark one most tubes are broken, and those that are left light a pool each.
  const burns = (k: number): boolean => !gloomy || k % 3 === 0;
  const broken = makeStripLamp(1.4, 0);
  const empty = order.dressing.some((word) => /\b(?:empty|deserted|abandoned)\b/.test(word));
  const placed: Placed[] = [
    ...[4.6, -0.8, -6.2, -11.6, -17, -22.4].flatMap((z, k) => [
      put(makePillar('ABCDEF'[k] ?? 'A', hue), -PILLARS, z),
      put(makePillar('ABCDEF'[k] ?? 'A', hue), PILLARS, z),
      put(burns(k * 2) ? lamp : broken, 0, z, Math.PI / 2, SIZE.height - 0.08),
      put(burns(k * 2 + 1) ? lamp : broken, 0, z - 2.7, Math.PI / 2, SIZE.height - 0.08),
    ]),
    put(makeExitSign(), 0, SIZE.back + 0.02, 0, 2.3),
  ];
  for (const side of [-1, 1])
    for (let k = 0; k < 12; k++) {
      const z = 5.9 - k * BAYS;
      if (random.chance(empty ? 0.85 : 0.3)) continue;
      placed.push(put(makeParkedCar(random.pick(CARS), false), side * 8.3, z - BAYS / 2, (-side * Math.PI) / 2));
    }
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 11, width: 2.2, bottom: 0, top: 2.2, kind: 'door' }] },
      ...(['left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    ],
    looks: {
      ...{ wall: lookOf(0x8a8a86, 'concrete'), trim: lookOf(hue, 'paint'), ceiling: lookOf(0x74746f, 'concrete') },
      ...{ door: lookOf(0x5a6268, 'metal'), frame: lookOf(0x3a3f44, 'metal') },
    },
    floor: {
      ...{ kind: 'carpet', look: lookOf(0x55565a, 'asphaltWet'), second: lookOf(0x55565a, 'asphaltWet') },
      lay: (floor) => {
        const white = lookOf(0xd8d6cc, 'asphaltWet');
        for (const side of [-1, 1])
          for (let k = 0; k < 13; k++) {
            const [a, b] = side < 0 ? [-10.8, -5.7] : [5.7, 10.8];
            floor.patch(a, 5.9 - k * BAYS - 0.05, b, 5.9 - k * BAYS + 0.05, white, 0.6);
          }
        for (let z = SIZE.front; z > SIZE.back; z -= 3)
          floor.patch(-0.06, z - 1.4, 0.06, z, lookOf(hue, 'asphaltWet'), 0.6);
      },
    },
    placed,
    light,
    view: 'none',
    ...{ openRadius: 4, viewSlack: 0.4, polished: true },
  };
}

const WAY: readonly Vector[] = [
  [1.6, 0, 8],
  [1.6, 0, -4],
  [1.6, 0, SIZE.back + 3],
];

function describe(order: PlaceOrder): PlaceFacts {
  const prospect = { eye: [1.6, 1.4, 6.5], target: [-0.6, 1, -8] } as const;
  return {
    ...describeRoom(order, plan(order)),
    ways: [{ kind: 'road', points: WAY, width: 3.4 }],
    prospect: { ground: prospect, air: prospect },
  };
}

export const PARKING_GARAGE: PlaceBuilder = {
  name: 'parking_garage',
  describe,
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
