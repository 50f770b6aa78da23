import type { Light, Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** Boats that lie at their moorings: bow along +z, water line at y 0. */
interface Hull {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** How much higher the bow is. */
  readonly sheer: number;
  readonly look: Look;
  readonly below: Look;
  readonly rim: Look;
}

const STATIONS = 16;
const RIBS = 8;

/** From station to station the outline of a hull: full at the stern, sharp at the bow. */
function layHull(solids: Solids, { length, width, height, sheer, look, below, rim }: Hull): void {
  const rows: number[][] = [];
  const edge: [Vector[], Vector[]] = [[], []];
  for (let j = 0; j <= STATIONS; j++) {
    const t = j / STATIONS;
    const half = (width / 2) * Math.min(1, 0.8 + t * 0.9) * Math.sqrt(Math.max(0, 1 - t ** 3.2));
    const z = (t - 0.5) * length + (t > 0.9 ? (t - 0.9) * length * 0.6 : 0);
    const top = height + sheer * t * t;
    const row: number[] = [];
    for (let i = 0; i <= RIBS; i++) {
      const a = (i / RIBS - 0.5) * Math.PI;
      const [across, up] = [Math.sin(a), 1 - Math.cos(a) ** 0.55];
      const y = -height * 0.45 + (top + height * 0.45) * up;
      row.push(solids.vertex([across * half, y, z], [across, 0.25, t > 0.8 ? 0.7 : 0.1], y < 0.02 ? below : look));
    }
    edge[0].push([-half, top, z]);
    edge[1].push([half, top, z]);
    rows.push(row);
  }
  for (let j = 0; j < STATIONS; j++)
    for (let i = 0; i < RIBS; i++)
      solids.quad(rows[j]?.[i] ?? 0, rows[j]?.[i + 1] ?? 0, rows[j + 1]?.[i + 1] ?? 0, rows[j + 1]?.[i] ?? 0);
  const stern = rows[0] ?? [];
  for (let i = 1; i < RIBS; i++) solids.triangle(stern[0] ?? 0, stern[i + 1] ?? 0, stern[i] ?? 0);
  for (const line of edge) solids.tube(line, 0.05, rim, 5);
  for (let j = 0; j < STATIONS; j++) {
    const [a, b, c, d] = [edge[0][j], edge[1][j], edge[1][j + 1], edge[0][j + 1]].map((at) =>
      solids.vertex([at?.[0] ?? 0, (at?.[1] ?? 0) - 0.22, at?.[2] ?? 0], [0, 1, 0], darker(rim, 0.85 + 0.2 * (j % 2))),
    );
    solids.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
  }
}

const PAINTS: readonly [number, ...number[]] = [0x2f5f8a, 0xb23a34, 0xe8e2d4, 0x2f7a6a, 0xd9a23c, 0x3a4654];

/** A fisher's boat with a wheelhouse, a mast and floats along its side. */
export function makeFishingBoat(seed: number, dark: number): Mesh {
  const random = makeRandom(seed).spawn('boat');
  const solids = new Solids();
  const [white, wood] = [lookOf(0xe9e5da, 'paint'), lookOf(0x9a6f42, 'wood')];
  const look = lookOf(random.pick(PAINTS), 'paint');
  layHull(solids, {
    length: 8.4,
    width: 2.9,
    height: 1.05,
    sheer: 0.75,
    look,
    below: lookOf(0x7a2f28, 'paint'),
    rim: wood,
  });
  solids.softBox([-0.85, 0.85, -1.7], [0.85, 2.9, 0.3], 0.06, white, { rings: 1 });
  solids.softBox([-1, 2.86, -1.9], [1, 3, 0.6], 0.05, look, { rings: 1 });
  const pane = dark > 0.5 ? shine([1, 0.66, 0.34], 0.9) : lookOf(0x23343e, 'glass');
  solids.sheet([-0.65, 2, 0.33], [1.3, 0, 0], [0, 0.65, 0], pane);
  for (const side of [-1, 1])
    solids.sheet([side * 0.87, 2, side > 0 ? 0 : -1.2], [0, 0, side > 0 ? -1.2 : 1.2], [0, 0.65, 0], pane);
  solids.tube(
    [
      [0, 1, 1.4],
      [0, 5.6, 1.3],
    ],
    0.07,
    wood,
    7,
  );
  solids.tube(
    [
      [0, 2.2, 1.4],
      [0, 4.3, -2.6],
    ],
    0.05,
    wood,
    6,
  );
  for (const end of [
    [0, 1.9, 4.1],
    [0, 1.2, -4],
    [-1.2, 1.1, 0.4],
    [1.2, 1.1, 0.4],
  ] as const)
    solids.tube([[0, 5.4, 1.3], end], 0.012, lookOf(0x2a2a2c, 'rubber'), 4);
  for (const z of [-2.4, -0.6, 1.2])
    for (const side of [-1, 1])
      solids.ball([side * 1.48, 0.55, z], [0.2, 0.26, 0.2], lookOf(random.pick([0xe07030, 0xf2efe6]), 'rubber'), 9);
  for (let k = 0; k < 3; k++)
    solids.softBox(
      [-0.5 + k * 0.25, 0.95, -3.1 + k * 0.2],
      [0.1 + k * 0.25, 1.35, -2.6 + k * 0.2],
      0.03,
      lookOf(0xb0804a, 'wood'),
      { rings: 1 },
    );
  return solids.build({ twoSided: true });
}

/** A yacht with its sail rolled around the boom. */
export function makeYacht(seed: number): Mesh {
  const random = makeRandom(seed).spawn('yacht');
  const solids = new Solids();
  const [white, steel] = [lookOf(0xf0eee8, 'paint'), lookOf(0xc6ccd0, 'metal')];
  const stripe = lookOf(random.pick(PAINTS), 'paint');
  layHull(solids, {
    length: 9.6,
    width: 2.8,
    height: 0.85,
    sheer: 0.4,
    look: white,
    below: stripe,
    rim: lookOf(0xa8794a, 'wood'),
  });
  solids.softBox([-0.85, 0.7, -1.6], [0.85, 1.3, 2], 0.16, white, { rings: 2 });
  solids.sheet([0.86, 0.95, 1.4], [0, 0, -2.4], [0, 0.22, 0], lookOf(0x26323a, 'glass'));
  solids.sheet([-0.86, 0.95, -1], [0, 0, 2.4], [0, 0.22, 0], lookOf(0x26323a, 'glass'));
  const mast = 11.5;
  solids.tube(
    [
      [0, 0.8, 0.6],
      [0, mast, 0.6],
    ],
    0.07,
    steel,
    7,
  );
  solids.tube(
    [
      [0, 1.9, 0.6],
      [0, 1.8, -3.6],
    ],
    0.06,
    steel,
    6,
  );
  solids.tube(
    [
      [0, 2, 0.4],
      [0, 2.04, -1.4],
      [0, 1.95, -3.4],
    ],
    0.15,
    stripe,
    8,
  );
  for (const end of [
    [0, 1.2, 5],
    [0, 0.9, -4.6],
    [-1.35, 0.9, 0.2],
    [1.35, 0.9, 0.2],
  ] as const)
    solids.tube([[0, mast - 0.2, 0.6], end], 0.012, steel, 4);
  for (const [y, half] of [
    [5, 0.7],
    [8, 0.5],
  ] as const)
    solids.tube(
      [
        [-half, y, 0.6],
        [half, y, 0.6],
      ],
      0.03,
      steel,
      5,
    );
  return solids.build({ twoSided: true });
}

/** A small open boat with oars. */
export function makeRowboat(colour: Light): Mesh {
  const solids = new Solids();
  const [wood, look] = [lookOf(0xa8794a, 'wood'), { ...lookOf(0, 'paint'), colour }];
  layHull(solids, { length: 3.8, width: 1.45, height: 0.42, sheer: 0.22, look, below: darker(look, 0.6), rim: wood });
  for (const z of [-1, 0.2, 1.2]) solids.box([-0.6, 0.3, z], [0.6, 0.34, z + 0.22], wood, 2);
  for (const side of [-1, 1])
    solids.tube(
      [
        [side * 0.2, 0.42, -1.5],
        [side * 0.45, 0.5, 1.6],
      ],
      0.025,
      wood,
      5,
    );
  return solids.build({ twoSided: true });
}
