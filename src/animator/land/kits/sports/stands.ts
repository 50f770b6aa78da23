import type { Mesh } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { darker, lookOf, Solids } from '../architecture/solids.ts';

const COATS = [0xb83a34, 0xd8d4cc, 0x2f4f8a, 0xe0b040, 0x3a3a40, 0x4f8a5a, 0x8a5a3a, 0xf0ece4, 0x5a3a6a] as const;
const SKINS = [0xd8a882, 0x8a5a3c, 0xe8c4a0, 0x5a3a28] as const;
const HAIR = [0x2a1d16, 0x4a3020, 0x8a6238, 0x1a1a1e, 0xb89868] as const;

/** Metres from a seat to the next, and from a row to the one above it. */
const [SEAT, DEEP, STEP] = [0.72, 0.9, 0.5] as const;
const EMPTY = 0.1;
const ARMS_UP = 0.3;

/** Somebody who watches, as far as one sees it from the field: body, head and hair, and here and there raised arms. */
function seatOne(solids: Solids, random: Random, x: number, y: number, z: number): void {
  const [coat, skin] = [lookOf(random.pick([...COATS]), 'cloth'), lookOf(random.pick([...SKINS]), 'skin')];
  const up = random.between(0.42, 0.52);
  solids.ball([x, y + up * 0.75, z], [0.21, up * 0.8, 0.15], coat, 6);
  solids.ball([x, y + up * 1.85, z + 0.02], [0.11, 0.14, 0.12], skin, 6);
  solids.ball([x, y + up * 1.95, z - 0.04], [0.12, 0.12, 0.11], lookOf(random.pick([...HAIR]), 'cloth'), 6);
  if (!random.chance(ARMS_UP)) return;
  for (const side of [-1, 1])
    solids.tube(
      [
        [x + side * 0.18, y + up * 1.3, z],
        [x + side * random.between(0.2, 0.34), y + up * 1.3 + 0.42, z + 0.05],
      ],
      0.05,
      coat,
      4,
    );
}

export interface StandsOrder {
  /** Metres. */
  readonly length: number;
  readonly rows: number;
  readonly roof: boolean;
  readonly seed: number;
}

/** Rows that rise away from the field, which lies toward +z: a board before the first, a seat for each, and a roof where one is. */
export function makeStands({ length, rows, roof, seed }: StandsOrder): Mesh {
  const random = makeRandom(seed).spawn('stands');
  const solids = new Solids();
  const [stone, half] = [lookOf(0x8c8e92, 'plaster'), length / 2];
  layHoardings(solids, length, random);
  for (let row = 0; row < rows; row++) {
    const [y, z] = [1.3 + row * STEP, -0.4 - row * DEEP];
    solids.sheet([-half, y, z], [length, 0, 0], [0, 0, -DEEP], stone, [16, 1]);
    solids.sheet([-half, y, z - DEEP], [length, 0, 0], [0, STEP, 0], darker(stone, 0.72), [16, 1]);
    for (let x = -half + 0.5; x < half - 0.3; x += SEAT)
      if (!random.chance(EMPTY)) seatOne(solids, random, x + random.between(-0.08, 0.08), y, z - 0.45);
  }
  const [top, back] = [1.3 + rows * STEP, -0.4 - rows * DEEP];
  solids.sheet([-half, top, back], [length, 0, 0], [0, roof ? 4.5 : 1.6, 0], darker(stone, 0.6), [12, 3]);
  if (!roof) return solids.build({ twoSided: true });
  solids.sheet([-half, top + 4.5, back], [length, 0, 0], [0, 1, rows * DEEP * 0.8], darker(stone, 0.5), [12, 3]);
  for (let x = -half; x <= half; x += 10)
    solids.tube(
      [
        [x, top, back],
        [x, top + 4.4, back],
        [x, top + 5.3, back + rows * DEEP * 0.8],
      ],
      0.16,
      lookOf(0xd8dcde, 'metal'),
      6,
    );
  return solids.build({ twoSided: true });
}

/** Low steps with a row on each, and nothing before them or above: beside a runway, around a ring. */
export function makeRows({ length, rows, seed }: Pick<StandsOrder, 'length' | 'rows' | 'seed'>): Mesh {
  const random = makeRandom(seed).spawn('rows');
  const solids = new Solids({ grounded: true });
  for (let row = 0; row < rows; row++) {
    const [y, z] = [row * 0.26, -0.3 - row * DEEP];
    solids.box([-length / 2, 0, z - DEEP], [length / 2, y + 0.02, z], lookOf(0x26282e, 'cloth'), 4);
    for (let x = -length / 2 + 0.4; x < length / 2 - 0.3; x += SEAT)
      if (!random.chance(EMPTY)) seatOne(solids, random, x + random.between(-0.08, 0.08), y + 0.4, z - 0.45);
  }
  return solids.build();
}

/** Boards in the colours of those who pay for it all. */
function layHoardings(solids: Solids, length: number, random: Random): void {
  const half = length / 2;
  solids.sheet([-half, 0, -0.4], [length, 0, 0], [0, 1.3, 0], lookOf(0x30343c, 'paint'), [12, 1]);
  for (let x = -half; x < half - 2; x += 4) {
    const hex = random.pick([0xc8383a, 0x2f5ab0, 0x2f8a5a, 0xe0902a, 0xf2f2ee, 0x26262c]);
    solids.box([x + 0.06, 0.06, 0], [x + 3.94, 0.92, 0.06], lookOf(hex, 'paint'), 2);
    const [ink, from] = [lookOf(hex === 0xf2f2ee ? 0x2f4f8a : 0xf4f4f0, 'paint'), x + random.between(0.5, 0.9)];
    for (let k = 0, at = from; k < 5; k++, at += 0.52)
      solids.box([at, 0.32, 0.06], [at + random.between(0.24, 0.4), 0.66, 0.068], ink, 1);
  }
}
