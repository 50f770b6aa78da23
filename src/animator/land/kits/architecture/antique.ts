import type { Mesh } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import { darker, type Look, lookOf, type Paint, Solids, shine } from './solids.ts';

/** What Romans and Greeks built: columns, temples, arches, houses of brick and plaster with tiles, rings of arches. All look along +z, their front at z 0. */
const MARBLE: Look = lookOf(0xcfc3aa, 'stone');
const TRAVERTINE: Look = lookOf(0xcfb893, 'stone');

/** Courses of stone, no two blocks alike. */
const courses =
  (look: Look, high = 0.6, long = 1.4): Paint =>
  ([x, y, z]) => {
    const row = Math.floor(y / high);
    const block = Math.floor((x + z + row * long * 0.5) / long);
    return darker(look, 0.86 + 0.2 * Math.abs(Math.sin(row * 12.9 + block * 7.3)));
  };

function layColumn(solids: Solids, x: number, z: number, foot: number, tall: number, radius: number): void {
  const fluted: Paint = ([px, , pz]) => darker(MARBLE, 0.86 + 0.14 * Math.cos(Math.atan2(px - x, pz - z) * 16));
  solids.box([x - radius * 1.4, foot, z - radius * 1.4], [x + radius * 1.4, foot + 0.25, z + radius * 1.4], MARBLE, 3);
  solids.lathe(
    [x, foot + 0.25, z],
    [
      [radius * 1.25, 0],
      [radius * 1.02, 0.18],
      [radius, tall * 0.3],
      [radius * 0.84, tall - 0.9],
      [radius * 1.25, tall - 0.55],
    ],
    fluted,
    20,
  );
  solids.box(
    [x - radius * 1.35, foot + tall - 0.32, z - radius * 1.35],
    [x + radius * 1.35, foot + tall, z + radius * 1.35],
    MARBLE,
    3,
  );
}

/** Steps, a row of columns, a gable above; walls behind. */
export function makeTemple(columns: number, tall: number): Mesh {
  const solids = new Solids({ openness: ([, y, z]) => Math.min(1, 0.6 + y * 0.06 + Math.max(0, z) * 0.1) });
  const width = columns * 2.5;
  const half = width / 2;
  for (let k = 0; k < 5; k++)
    solids.box([-half - 0.6, k * 0.28, -18], [half + 0.6, (k + 1) * 0.28, 2.4 - k * 0.42], courses(MARBLE, 0.28, 2), 2);
  const foot = 1.4;
  for (let k = 0; k < columns; k++) layColumn(solids, -half + 1.25 + k * 2.5, -0.4, foot, tall, 0.52);
  for (let k = 1; k < 6; k++)
    for (const x of [-half + 1.25, half - 1.25]) layColumn(solids, x, -0.4 - k * 2.9, foot, tall, 0.5);
  const wall = courses(darker(MARBLE, 0.92));
  solids.box([-half + 2.6, foot, -17], [half - 2.6, foot + tall, -4], wall, 1.4);
  solids.sheet([-1.4, foot, -3.95], [2.8, 0, 0], [0, tall * 0.72, 0], lookOf(0x2c2118, 'wood'));
  const eave = foot + tall;
  solids.box([-half - 0.1, eave, -17.6], [half + 0.1, eave + 1.1, 0.5], courses(MARBLE, 0.55, 2.5), 2);
  solids.box([-half - 0.4, eave + 1.1, -17.8], [half + 0.4, eave + 1.35, 0.8], MARBLE, 3);
  const [ridge, base] = [eave + 1.35 + width * 0.2, eave + 1.35];
  for (const z of [0.45, -17.4]) {
    const face = [
      [-half - 0.3, base],
      [half + 0.3, base],
      [0, ridge],
    ].map(([x = 0, y = 0]) => solids.vertex([x, y, z], [0, 0, z > 0 ? 1 : -1], z > 0 ? darker(MARBLE, 0.9) : MARBLE));
    solids.triangle(face[0] ?? 0, face[1] ?? 0, face[2] ?? 0);
  }
  const tile: Paint = (_, u, v) =>
    darker(lookOf(0xb5643c, 'stone'), 0.75 + 0.3 * Math.abs(Math.sin(u * 60) * Math.cos(v * 20)));
  solids.sheet([-half - 0.5, base, 0.9], [0, 0, -18.9], [half + 0.5, ridge - base, 0], tile, [30, 8]);
  solids.sheet([half + 0.5, base, -18], [0, 0, 18.9], [-half - 0.5, ridge - base, 0], tile, [30, 8]);
  return solids.build({ twoSided: true });
}

/** A house of plaster over shops, with tiles on top. */
export function makeInsula(seed: number, width: number, floors: number, dark: number): Mesh {
  const random = makeRandom(seed).spawn('insula');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.6 + y * 0.07) });
  const plaster = lookOf(random.pick([0xd8a878, 0xc98a62, 0xe0c8a0, 0xc8785a, 0xd9bf95]), 'plaster');
  const [half, tall, deep] = [width / 2, floors * 3.2, 9];
  const wash: Paint = ([x, y]) =>
    y < 2.9
      ? darker(lookOf(0x9a5640, 'plaster'), 0.95)
      : darker(plaster, 0.9 + 0.14 * Math.abs(Math.sin(x * 1.7 + y * 2.3)));
  solids.box([-half, 0, -deep], [half, tall, 0], wash, 0.9);
  solids.box([-half - 0.05, 2.9, 0], [half + 0.05, 3.1, 0.12], TRAVERTINE, 2);
  const shade = lookOf(0x2e2018, 'wood');
  const lit = dark > 0.2 ? shine([1, 0.6, 0.26], 0.3 + 0.7 * dark) : shade;
  const bays = Math.max(2, Math.round(width / 2.6));
  for (let k = 0; k < bays; k++) {
    const x = -half + (k + 0.5) * (width / bays);
    solids.box([x - 0.85, 0, 0], [x + 0.85, 2.5, 0.08], TRAVERTINE, 2);
    solids.sheet([x - 0.7, 0, 0.09], [1.4, 0, 0], [0, 2.3, 0], random.chance(0.4) ? lit : shade);
    if (random.chance(0.45))
      solids.sheet(
        [x - 0.95, 2.35, 1.3],
        [1.9, 0, 0],
        [0, 0.5, -1.2],
        lookOf(random.pick([0x9a2f2a, 0xd8b060, 0x3f5a6a]), 'cloth'),
        [3, 1],
      );
    for (let floor = 1; floor < floors; floor++) {
      const y = floor * 3.2 + 0.9;
      solids.box([x - 0.55, y - 0.1, 0], [x + 0.55, y + 1.5, 0.06], TRAVERTINE, 3);
      solids.sheet([x - 0.42, y, 0.07], [0.84, 0, 0], [0, 1.35, 0], random.chance(0.5) ? lit : shade);
    }
  }
  const tile: Paint = (_, u) => darker(lookOf(0xb5643c, 'stone'), 0.72 + 0.34 * Math.abs(Math.sin(u * 40)));
  solids.sheet([-half - 0.4, tall - 0.1, 0.7], [width + 0.8, 0, 0], [0, 1.9, -5.2], tile, [24, 3]);
  solids.sheet([half + 0.4, tall - 0.1, -deep - 0.5], [-width - 0.8, 0, 0], [0, 1.9, 5.2], tile, [24, 3]);
  return solids.build({ twoSided: true });
}

/** A column that bears a figure of bronze. */
export function makeHonourColumn(tall: number): Mesh {
  const solids = new Solids({ grounded: true });
  const bronze = lookOf(0xa67a38, 'metal');
  solids.box([-1.1, 0, -1.1], [1.1, 1.8, 1.1], courses(MARBLE), 1);
  layColumn(solids, 0, 0, 1.8, tall, 0.6);
  const y = tall + 1.8;
  solids.softBox([-0.3, y, -0.2], [0.3, y + 0.9, 0.2], 0.15, bronze);
  solids.ball([0, y + 1.25, 0], [0.36, 0.5, 0.26], bronze, 12);
  solids.ball([0, y + 1.9, 0], [0.2, 0.24, 0.2], bronze, 12);
  solids.tube(
    [
      [0.3, y + 1.5, 0],
      [0.75, y + 1.9, 0.1],
      [0.9, y + 2.5, 0.1],
    ],
    0.1,
    bronze,
    7,
  );
  return solids.build();
}

/** A triumphal arch across the street: one walks through along z. */
export function makeArch(width: number, tall: number): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.65 + y * 0.04) });
  const [half, open] = [width / 2, width * 0.3];
  const stone = courses(MARBLE, 0.7, 1.6);
  const crown = tall * 0.62;
  for (const side of [-1, 1]) {
    solids.box(side < 0 ? [-half, 0, -2] : [open, 0, -2], side < 0 ? [-open, crown, 2] : [half, crown, 2], stone, 1.2);
    for (const z of [-2.4, 2.4]) {
      layColumn(solids, side * (open + 0.7), z, 0.6, crown - 0.6, 0.4);
      layColumn(solids, side * (half - 0.7), z, 0.6, crown - 0.6, 0.4);
    }
  }
  const spring = crown - open;
  for (let k = 0; k < 12; k++) {
    const [a, b] = [(k / 12) * Math.PI, ((k + 1) / 12) * Math.PI];
    const [x0, x1] = [Math.cos(a) * open, Math.cos(b) * open];
    const [y0, y1] = [spring + Math.sin(a) * open, spring + Math.sin(b) * open];
    solids.box([Math.min(x0, x1), Math.min(y0, y1), -2], [Math.max(x0, x1), crown, 2], stone, 1.4);
  }
  solids.box([-half, crown, -2.2], [half, tall, 2.2], stone, 1.3);
  solids.box([-half - 0.4, crown, -2.9], [half + 0.4, crown + 0.4, 2.9], MARBLE, 3);
  solids.box([-half - 0.4, tall, -2.7], [half + 0.4, tall + 0.4, 2.7], MARBLE, 3);
  return solids.build({ twoSided: true });
}

/** A great ring of arches over arches, broken down on one side where `ruined`. Around the vertical at its middle. */
export function makeColosseum(radius: number, tall: number): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.72 + y * 0.02) });
  const [bays, floors] = [48, 4];
  const each = tall / floors;
  for (let k = 0; k < bays; k++) {
    const angle = (k / bays) * Math.PI * 2;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const wide = (Math.PI * radius) / bays;
    solids.within([c, 0, s, s * radius, 0, 1, 0, 0, -s, 0, c, c * radius], () => {
      for (let floor = 0; floor < floors; floor++) {
        const y = floor * each;
        const stone = courses(darker(TRAVERTINE, 0.95 + 0.05 * (k % 2)), 0.9, 2);
        for (const side of [-1, 1])
          solids.box(
            [side < 0 ? -wide : wide * 0.55, y, -1.5],
            [side < 0 ? -wide * 0.55 : wide, y + each, 0],
            stone,
            4,
          );
        solids.box([-wide * 0.55, y + each * 0.72, -1.5], [wide * 0.55, y + each, 0], stone, 4);
        solids.box([-wide, y + each - 0.5, -0.2], [wide, y + each, 0.5], darker(TRAVERTINE, 1.08), 5);
        solids.sheet(
          [-wide, y, -1.4],
          [wide * 2, 0, 0],
          [0, each, 0],
          darker(lookOf(0x5a4632, 'stone'), floor === 3 ? 1.8 : 0.8),
        );
      }
    });
  }
  return solids.build({ twoSided: true });
}
