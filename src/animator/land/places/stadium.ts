import { standing } from '../../maths/matrix.ts';
import { airOf } from '../air.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { type Field, fieldOf, GOAL } from '../kits/sports/field.ts';
import { makeStands } from '../kits/sports/stands.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { GroundSquare, Lamp } from '../world.ts';

/** A field with its lines before stands full of people, under masts of light: who plays is in its middle, and what they play for behind them. */
const ROWS = 13;
/** Metres: the finest paint is as wide as that. */
const SQUARE = 24;

const isSnowy = ({ weather }: PlaceOrder): boolean => weather === 'snow';
const readField = (order: PlaceOrder) => fieldOf(order.dressing, isSnowy(order));

export const STADIUM: PlaceBuilder = {
  name: 'stadium',
  describe: (order) => ({
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.5,
    openRadius: readField(order).kind === 'tennis' ? 9 : 14,
    plainRadius: 14,
    spots: [{ kind: 'stand', at: [0, 0, 1], heading: 0, radius: 1 }],
    ways: [],
    prospect: {
      ground: { eye: [0, 2.2, 16], target: [0, 3.4, -12] },
      air: { eye: [0, 15, 26], target: [0, 1, -10] },
    },
  }),
  build(order) {
    const { kind, field } = readField(order);
    const [air, dark] = [airOf(order, 0.7), darkOf(order)];
    const solids = new Solids({ grounded: true });
    if (kind === 'pitch') layGoal(solids);
    const [wide, deep] = field.reach;
    const masts = [-1, 1].flatMap((side) => [-1, 0.4].map((z) => [side * (wide * 0.9 + 8), z * (deep + 14)] as const));
    for (const [x, z] of masts) raiseMast(solids, x, z, dark);
    const lamps = masts.map(
      ([x, z]): Lamp => ({
        at: [x * 0.9, 22, z * 0.9],
        colour: [2300 * dark, 2250 * dark, 2150 * dark],
        reach: 110,
        size: 7,
      }),
    );
    const outskirts = new Solids().sheet(
      [-900, -0.08, 900],
      [1800, 0, 0],
      [0, 0, -1800],
      lookOf(0x6f8a54, 'grass'),
      [12, 12],
    );
    const roof = kind !== 'track';
    const back = makeStands({ length: wide * 2 + 8, rows: ROWS, roof, seed: order.seed });
    const side = makeStands({ length: deep + 16, rows: ROWS - 3, roof, seed: order.seed + 1 });
    return {
      placements: [
        { mesh: solids.build(), matrix: standing([0, 0, 0]) },
        { mesh: outskirts.build(), matrix: standing([0, 0, 0]), shades: false },
        { mesh: back, matrix: standing([0, 0, -deep]) },
        ...[-1, 1].map((at) => ({
          mesh: side,
          matrix: standing([at * wide, 0, 8 - deep / 2], (-at * Math.PI) / 2),
        })),
      ],
      grounds: layGround(field),
      groundFocus: [0, 0, 0],
      heightAt: () => 0,
      air: { ...air, fog: { ...air.fog, density: air.fog.density + 0.0006 } },
      water: null,
      lamps: dark > 0 ? lamps : [],
      wind: { x: 0.8, z: 0.6, strength: 0.3 },
    };
  },
};

/** In squares, each with what of the field lies on it. */
function layGround(field: Field): GroundSquare[] {
  const squares: GroundSquare[] = [];
  for (let x0 = -72; x0 < 72; x0 += SQUARE)
    for (let z0 = -48; z0 < 72; z0 += SQUARE) {
      const [x1, z1] = [x0 + SQUARE, z0 + SQUARE];
      const floor = new Floor({
        ...{ kind: 'bare', look: field.around, second: field.around, seed: 1, openness: () => 1 },
        ...{ left: 0, right: 0, back: 0, front: 0 },
      });
      floor.patch(x0, z0, x1, z1, field.around, 4);
      field.lay((a, b, c, d, look) => {
        const [p, q, r, s] = [Math.max(a, x0), Math.max(b, z0), Math.min(c, x1), Math.min(d, z1)];
        if (r - p > 0.01 && s - q > 0.01) floor.patch(p, q, r, s, look, 3);
      });
      for (const ring of field.rings) layRing(floor, ring, [x0, z0, x1, z1]);
      squares.push({ mesh: floor.build().mesh, side: SQUARE });
    }
  return squares;
}

const RING_PIECES = 80;

function layRing(
  floor: Floor,
  [x, z, outer, inner]: Field['rings'][number],
  [x0, z0, x1, z1]: readonly [number, number, number, number],
): void {
  const white: Look = lookOf(0xf0f2ee, 'grass');
  const at = (share: number, radius: number): [number, number] => [
    x + Math.sin(share * Math.PI * 2) * radius,
    z + Math.cos(share * Math.PI * 2) * radius,
  ];
  for (let k = 0; k < RING_PIECES; k++) {
    const [a, b] = [k / RING_PIECES, (k + 1) / RING_PIECES];
    const corners = [at(a, outer), at(b, outer), at(b, inner), at(a, inner)];
    if (corners.every(([cx, cz]) => cx >= x0 && cx <= x1 && cz >= z0 && cz <= z1)) floor.piece(corners, white);
  }
}

function raiseMast(solids: Solids, x: number, z: number, dark: number): void {
  solids.tube(
    [
      [x, 0, z],
      [x, 23, z],
    ],
    0.4,
    lookOf(0x6a7076, 'metal'),
    8,
  );
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 4; j++)
      solids.ball(
        [x * 0.985 + (i - 2) * 1, 22.4 + j * 1.05, z * 0.985],
        [0.42, 0.42, 0.26],
        dark > 0.1 ? shine([1, 0.97, 0.9], 2 + 10 * dark) : lookOf(0xd8dcde, 'glass'),
        8,
      );
}

/** Posts, bar and net. */
function layGoal(solids: Solids): void {
  const [white, z] = [lookOf(0xf2f2ee, 'paint'), -GOAL];
  const net = darker(white, 0.86);
  solids.tube(
    [
      [-3.66, 0, z],
      [-3.66, 2.44, z],
      [3.66, 2.44, z],
      [3.66, 0, z],
    ],
    0.07,
    white,
    8,
  );
  for (let x = -3.66; x <= 3.7; x += 0.305)
    solids.tube(
      [
        [x, 2.44, z],
        [x, 2.2, z - 0.9],
        [x, 0, z - 1.9],
      ],
      0.011,
      net,
      4,
    );
  for (let k = 0; k < 8; k++) {
    const y = 0.05 + k * 0.3;
    solids.tube(
      [
        [-3.66, y, z],
        [-3.66, y, z - 1.85 + y * 0.42],
        [3.66, y, z - 1.85 + y * 0.42],
        [3.66, y, z],
      ],
      0.011,
      net,
      4,
    );
  }
}
