import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { type Look, lookOf } from '../kits/architecture/solids.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { makeArcadeCabinet, makeBulbRow, makeGamingTable, makeSlotMachine } from '../kits/rooms/games.ts';
import { makeColumn } from '../kits/rooms/hall.ts';
import { makeChandelier, makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeStool } from '../kits/rooms/seats.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Where one plays for money or for fun: a casino of slot machines and tables under gold, the back room where poker is played, an arcade of lit cabinets. */
const SIZE = { left: -6.4, right: 6.4, back: -5.4, front: 7.5, height: 4 } as const;

type Kind = 'casino' | 'poker' | 'arcade';
function kindOf({ dressing }: PlaceOrder): Kind {
  const says = (words: RegExp): boolean => dressing.some((word) => words.test(word));
  if (says(/\b(?:arcade|video ?games?|gaming|game room|pinball)\b/)) return 'arcade';
  return says(/\b(?:poker|card|back ?room|smoky|gambling den)\b/) ? 'poker' : 'casino';
}

const ACROSS = [-5.2, -4.3, -3.4, -2.5, -1.6, -0.7, 0.2, 1.1, 2, 2.9, 3.8, 4.7, 5.5] as const;

function layPattern(kind: Kind) {
  return (floor: Floor): void => {
    const tones: readonly [Look, Look] =
      kind === 'arcade'
        ? [lookOf(0x3a2a7a, 'soil'), lookOf(0x16707a, 'soil')]
        : [lookOf(0xb08a3c, 'soil'), lookOf(0x2c1a4a, 'soil')];
    for (let x = SIZE.left + 0.8; x < SIZE.right; x += 1.6)
      for (let z = SIZE.back + 0.8; z < SIZE.front + 4; z += 1.6) {
        const odd = Math.round((x + z) * 10) % 2 === 0;
        floor.disc(x, z, 0.62, tones[odd ? 0 : 1], 20);
        floor.disc(x, z, 0.5, lookOf(kind === 'arcade' ? 0x191530 : 0x6e1a28, 'soil'), 20);
        floor.disc(x, z, 0.2, tones[odd ? 1 : 0], 12);
      }
  };
}

function furnish(kind: Kind, seed: number, lamps: number): Placed[] {
  const gold = lookOf(0xc9a24e, 'metal');
  if (kind === 'arcade')
    return [
      ...ACROSS.filter((_, k) => k % 6 !== 5).map((x, k) => put(makeArcadeCabinet(seed + k), x, SIZE.back + 0.02)),
      ...[-3.6, -2.6, -1.6, -0.4, 0.6, 1.8].flatMap((z, k) => [
        put(makeArcadeCabinet(seed + 20 + k), SIZE.left + 0.02, z, Math.PI / 2),
        put(makeArcadeCabinet(seed + 40 + k), SIZE.right - 0.02, z, -Math.PI / 2),
      ]),
      ...[
        [-3.1, [0.95, 0.25, 0.9]],
        [3.1, [0.2, 0.8, 1]],
      ].map(([x, tone]) =>
        put(makeBulbRow(5.6, tone as [number, number, number]), x as number, SIZE.back + 0.02, 0, 2.7),
      ),
    ];
  if (kind === 'poker')
    return [
      put(makePendant(Math.max(0.8, lamps), 1.7, lookOf(0x1f5a3e, 'paint'), 9), 0, 0, 0, SIZE.height - 1.7),
      ...[-4.8, 4.8].map((x) => put(makeColumn(SIZE.height, 0.22, lookOf(0x4a2a1c, 'wood'), gold), x, SIZE.back + 0.7)),
      ...[-3.4, -2.5, 2.5, 3.4].map((x, k) => put(makeSlotMachine(seed + k), x, SIZE.back + 0.02)),
      put(makeGamingTable(2.2), SIZE.right - 1.2, -2.6, Math.PI / 2),
    ];
  const stool = makeStool(gold, lookOf(0x7a1f2a, 'leather'), 0.66);
  return [
    ...ACROSS.map((x, k) => put(makeSlotMachine(seed + k), x, SIZE.back + 0.02)),
    ...ACROSS.filter((_, k) => k % 3 === 0).map((x) => put(stool, x, SIZE.back + 1.15)),
    ...[-3.4, -2.5, -1.6, 0.4, 1.3].flatMap((z, k) => [
      put(makeSlotMachine(seed + 20 + k), SIZE.left + 0.02, z, Math.PI / 2),
      put(makeSlotMachine(seed + 40 + k), SIZE.right - 0.02, z, -Math.PI / 2),
    ]),
    put(makeGamingTable(2.6), -3.9, -2.6, 0.4),
    put(makeGamingTable(2.6), 3.9, -2.7, -0.4),
    ...[-3, 3].map((x) => put(makeBulbRow(5.4, [1, 0.8, 0.4]), x, SIZE.back + 0.02, 0, 2.5)),
    put(makeChandelier(0.8, 0.9, 1.2), 0, -1.6, 0, SIZE.height - 1.2),
    ...[-5.4, 5.4].map((x) => put(makeColumn(SIZE.height, 0.26, lookOf(0x6a1f2c, 'marble'), gold), x, -3.6)),
  ];
}

const TINTS = { casino: [1.2, 0.95, 0.75], poker: [1.05, 0.9, 0.7], arcade: [0.75, 0.6, 1.25] } as const;

function plan(order: PlaceOrder): RoomPlan {
  const kind = kindOf(order);
  const random = makeRandom(order.seed).spawn('casino');
  // Nobody there knows the hour.
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, {
    tint: TINTS[kind],
    dark: { casino: 1.7, poker: 0.85, arcade: 1.1 }[kind],
  });
  const light = { ...own, lamps: kind === 'casino' ? 1 : Math.max(0.6, own.lamps) };
  const glows = { casino: [1, 0.72, 0.4], poker: [1, 0.7, 0.4], arcade: [0.7, 0.35, 1] } as const;
  const [r, g, b] = glows[kind];
  const power = { casino: 7, poker: 2.5, arcade: 4.5 }[kind];
  const wall = { casino: 0x6e2030, poker: 0x3a2a24, arcade: 0x1c1830 }[kind];
  const trim = lookOf(kind === 'arcade' ? 0x2c2450 : 0x8a6a34, kind === 'arcade' ? 'plaster' : 'metal');
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: {
      ...{ wall: lookOf(wall, 'plaster'), trim, ceiling: lookOf(kind === 'casino' ? 0x4a3020 : 0x15131a, 'plaster') },
      ...{ door: lookOf(0x2c1a14, 'wood'), frame: trim, ...(kind === 'poker' ? { panelled: 1.2 } : {}) },
    },
    floor: {
      kind: 'carpet',
      look: lookOf(kind === 'arcade' ? 0x1a1630 : kind === 'poker' ? 0x3a2018 : 0x7a1f2e, 'soil'),
      second: lookOf(0x7a1f2e, 'soil'),
      lay: layPattern(kind),
    },
    placed: furnish(kind, order.seed + random.index(7), light.lamps),
    light,
    lamps: [-3, 3].flatMap((x) =>
      [-2.6, 3].map((z) => ({
        ...{ at: [x, 3.4, z] as const, reach: 9, size: 0.6 },
        colour: [r * power, g * power, b * power] as const,
      })),
    ),
    view: 'none',
    ...{ openRadius: 2.6, viewSlack: 0.5 },
  };
}

export const CASINO: PlaceBuilder = {
  name: 'casino',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
