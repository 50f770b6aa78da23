import { materialOf } from '../../../maths/materials.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { cross, normalise, type Vector } from '../../../maths/vector.ts';
import { mixLight, timesLight } from '../tones.ts';

/** Flowers as tall as people: a stalk with broad leaves, and one great head that looks where all of them look. */
export interface TallFlower {
  readonly petals: readonly number[];
  readonly heart: number;
  /** Metres: how high it stands, and how far its petals reach. */
  readonly height: number;
  readonly size: number;
}

export interface Stand {
  readonly stems: number;
  /** Metres of the square on which they stand. */
  readonly side: number;
  /** How much larger each is drawn, where they are far away. */
  readonly grown: number;
}

const [STALK, LEAF] = [lightOf(0x557030), lightOf(0x4d7a2f)];
/** Of a plant's height: where its leaves begin and end. */
const [LOWEST_LEAF, HIGHEST_LEAF] = [0.22, 0.86];
/** Petals of a head by how much larger it is drawn: far ones are a star on a line, since there are thousands of them. */
const PETALS = [
  [1.2, 13],
  [1.6, 7],
  [Number.POSITIVE_INFINITY, 5],
] as const;
const petalsFor = (grown: number): number => PETALS.find(([to]) => grown <= to)?.[1] ?? 5;
const FINE = 13;

export function makeTallFlowers(random: Random, flower: TallFlower, { stems, side, grown }: Stand): Mesh {
  const builder = new MeshBuilder();
  const petals = petalsFor(grown);
  for (let k = 0; k < stems; k++) {
    const [x, z] = [random.between(-0.5, 0.5) * side, random.between(-0.5, 0.5) * side];
    const height = flower.height * random.between(0.72, 1.12);
    const lean: Vector = [random.between(-0.06, 0.06), 0, random.between(-0.02, 0.1)];
    addStalk(builder, x, z, height, lean, 0.013 * Math.sqrt(grown), petals === FINE);
    if (petals === FINE)
      for (let leaf = 0; leaf < 6; leaf++) {
        const share = LOWEST_LEAF + ((HIGHEST_LEAF - LOWEST_LEAF) * (leaf + random.between(0, 0.6))) / 6;
        const size = 0.24 * (1.15 - share * 0.7) * random.between(0.8, 1.2);
        const at: Vector = [x + lean[0] * height * share, height * share, z + lean[2] * height * share];
        addLeaf(builder, at, leaf * 2.4 + random.between(-0.4, 0.4), size);
      }
    const petal = lightOf(flower.petals[random.index(flower.petals.length)] ?? 0xffffff);
    const colours = { petal: timesLight(petal, random.between(0.86, 1.08)), heart: lightOf(flower.heart) };
    // All of them toward the sun, which is where one films from: each a little aside, and down by its weight.
    const facing = normalise([random.between(-0.55, 0.55), random.between(-0.12, 0.35), 1]);
    const size = flower.size * grown * random.between(0.8, 1.15);
    addHead(builder, [x + lean[0] * height, height, z + lean[2] * height], facing, size, colours, petals);
  }
  return builder.build({ twoSided: true, sways: true });
}

function addStalk(
  builder: MeshBuilder,
  x: number,
  z: number,
  height: number,
  lean: Vector,
  wide: number,
  fine: boolean,
): void {
  for (const [dx, dz] of fine ? [[wide, 0] as const, [0, wide] as const] : [[wide, 0] as const]) {
    const look = (up: number) => ({
      ...{ colour: timesLight(STALK, 0.75 + 0.35 * up), material: materialOf('grass') },
      ...{ occlusion: 0.5 + 0.5 * up, wind: up * height * 0.12 },
    });
    const corner = (side: number, up: number): number =>
      builder.vertex(
        [x + dx * side + lean[0] * height * up, height * up, z + dz * side + lean[2] * height * up],
        normalise([dz + 0.2, 0.4, dx + 0.6]),
        look(up),
      );
    builder.quad(corner(-1, 0), corner(1, 0), corner(0.7, 1), corner(-0.7, 1));
  }
}

/** Broad and pointed, bent down at its tip. */
function addLeaf(builder: MeshBuilder, at: Vector, turn: number, size: number): void {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const point = (out: number, aside: number, up: number, shade: number): number =>
    builder.vertex(
      [
        at[0] + sine * out * size + cosine * aside * size,
        at[1] + up * size,
        at[2] + cosine * out * size - sine * aside * size,
      ],
      normalise([sine * 0.4 + cosine * aside, 1, cosine * 0.4 - sine * aside]),
      { colour: timesLight(LEAF, shade), material: materialOf('leaf'), occlusion: 0.8, wind: 0.05 },
    );
  const [root, middle, tip] = [point(0.08, 0, 0, 0.8), point(0.6, 0, 0.16, 1.05), point(1.25, 0, -0.2, 1.15)];
  const [left, right] = [point(0.5, -0.42, 0.26, 0.95), point(0.5, 0.42, 0.26, 0.95)];
  builder.quad(root, left, tip, middle);
  builder.quad(root, middle, tip, right);
}

function addHead(
  builder: MeshBuilder,
  at: Vector,
  facing: Vector,
  size: number,
  { petal, heart }: { readonly petal: Light; readonly heart: Light },
  petals: number,
): void {
  const right = normalise(cross([0, 1, 0], facing));
  const above = cross(facing, right);
  const wind = at[1] * 0.12;
  const point = (angle: number, out: number, ahead: number): Vector => {
    const [a, b] = [Math.cos(angle) * out * size, Math.sin(angle) * out * size];
    return [
      at[0] + right[0] * a + above[0] * b + facing[0] * ahead * size,
      at[1] + right[1] * a + above[1] * b + facing[1] * ahead * size,
      at[2] + right[2] * a + above[2] * b + facing[2] * ahead * size,
    ];
  };
  const material = materialOf('petal');
  for (let k = 0; k < petals; k++) {
    const angle = (k / petals) * Math.PI * 2;
    const half = (Math.PI / petals) * 1.1;
    const look = (shade: number) => ({ colour: timesLight(petal, shade), material, wind });
    builder.quad(
      builder.vertex(point(angle, 0.3, 0.02), facing, { ...look(0.72), occlusion: 0.8 }),
      builder.vertex(point(angle - half, 0.74, 0.05), facing, look(0.92)),
      builder.vertex(point(angle, 1, k % 2 === 0 ? 0.1 : -0.06), facing, look(1.08)),
      builder.vertex(point(angle + half, 0.74, 0.05), facing, look(0.98)),
    );
  }
  const rim = petals === FINE ? 9 : 4;
  const dark = builder.vertex(point(0, 0, 0.1), facing, { colour: timesLight(heart, 0.7), material, wind });
  const edge = Array.from({ length: rim }, (_, k) => {
    const colour = mixLight(heart, petal, 0.18);
    return builder.vertex(point((k / rim) * Math.PI * 2, 0.46, 0.1), facing, { colour, material, wind });
  });
  for (let k = 0; k < rim; k++) builder.triangle(dark, edge[k] ?? dark, edge[(k + 1) % rim] ?? dark);
}
