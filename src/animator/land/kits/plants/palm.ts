import { materialOf } from '../../../maths/materials.ts';
import { lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import { type Season, weathered } from '../season.ts';
import { mixLight } from '../tones.ts';
import type { LeafTones } from './crown.ts';
import { addFrond } from './frond.ts';
import { addLimb } from './limb.ts';

const PAIRS = [16, 10, 6, 4, 3] as const;
const SIDES = [8, 6, 4, 3, 3] as const;
const FRONDS = [17, 15, 12, 9, 7] as const;
const BARK = lightOf(0x8b7862);
const NUT = lightOf(0x6a4a2a);

export function makePalm(random: Random, height: number, tones: LeafTones, season: Season, level: number): Mesh {
  const builder = new MeshBuilder();
  const lean = random.between(0.12, 0.42) * height * 0.5;
  const parts = level < 2 ? 14 : 5;
  const spine = (share: number): Vector => [
    lean * share ** 1.8,
    height * share - 0.3 * (1 - share),
    lean * 0.2 * Math.sin(share * 3),
  ];
  const shares = Array.from({ length: parts + 1 }, (_, k) => k / parts);
  // Rings left by fallen fronds: every second one is a little wider.
  const radii = shares.map((share, k) => (0.2 - 0.09 * share + (share === 0 ? 0.12 : 0)) * (k % 2 === 0 ? 1.06 : 0.96));
  addLimb(builder, shares.map(spine), radii, { colour: BARK, sides: SIDES[level] ?? 3, season, wind: 0.12 });
  const top = spine(1);
  const fronds = FRONDS[level] ?? 7;
  for (let k = 0; k < fronds; k++) {
    const young = k / fronds;
    addFrond(
      builder,
      {
        at: [top[0], top[1] - 0.05, top[2]],
        heading: k * 2.4 + random.between(-0.2, 0.2),
        length: random.between(2.6, 3.3) * (0.85 + 0.15 * young),
        rise: -0.15 + 1.15 * young + random.between(-0.1, 0.1),
        bend: random.between(1.3, 1.8),
        width: 0.62,
        pairs: PAIRS[level] ?? 3,
        tone: random.between(0.1, 0.6),
        wind: 0.5,
      },
      tones,
      season,
    );
  }
  if (level < 2) addNuts(builder, top);
  return builder.build({ twoSided: true, sways: true });
}

function addNuts(builder: MeshBuilder, top: Vector): void {
  for (let k = 0; k < 4; k++) {
    const at: Vector = [top[0] + Math.cos(k * 1.7) * 0.2, top[1] - 0.25, top[2] + Math.sin(k * 1.7) * 0.2];
    const corner = (d: Vector): number =>
      builder.vertex([at[0] + d[0] * 0.13, at[1] + d[1] * 0.15, at[2] + d[2] * 0.13], d, {
        colour: NUT,
        material: materialOf('wood'),
        occlusion: 0.6,
      });
    const [up, down] = [corner([0, 1, 0]), corner([0, -1, 0])];
    const ring = [0, 1, 2, 3, 4].map((i) => corner([Math.cos(i * 1.2566), 0, Math.sin(i * 1.2566)]));
    for (let i = 0; i < 5; i++) {
      const [a, b] = [ring[i] ?? 0, ring[(i + 1) % 5] ?? 0];
      builder.triangle(a, up, b);
      builder.triangle(b, down, a);
    }
  }
}

const CULMS = [7, 6, 5, 4, 3] as const;
const SPRAYS = [46, 26, 14, 8, 5] as const;

/** A clump of bamboo: jointed culms that lean apart, leaves in sprays near their ends. */
export function makeBamboo(random: Random, height: number, tones: LeafTones, season: Season, level: number): Mesh {
  const builder = new MeshBuilder();
  const green = mixLight(lightOf(0x6f8a3a), lightOf(0xb0a850), 0.35);
  const leaf = materialOf('leaf');
  for (let c = 0; c < (CULMS[level] ?? 3); c++) {
    const tall = height * random.between(0.75, 1.1);
    const [fx, fz] = [random.between(-0.7, 0.7), random.between(-0.7, 0.7)];
    const [lx, lz] = [fx * 0.9 + random.between(-0.6, 0.6), fz * 0.9 + random.between(-0.6, 0.6)];
    const spine = (share: number): Vector => [fx + lx * share ** 2.4, tall * share - 0.1, fz + lz * share ** 2.4];
    const parts = level < 2 ? 12 : 4;
    const shares = Array.from({ length: parts + 1 }, (_, k) => k / parts);
    const radii = shares.map((share, k) => (0.055 - 0.04 * share) * (k % 2 === 0 ? 1.1 : 0.97) * (level > 2 ? 1.5 : 1));
    addLimb(builder, shares.map(spine), radii, {
      colour: green,
      sides: level < 2 ? 6 : 3,
      season,
      wind: 0.35,
      material: materialOf('wood'),
    });
    const sprays = SPRAYS[level] ?? 5;
    const size = 0.17 * Math.sqrt(46 / sprays);
    for (let k = 0; k < sprays; k++) {
      const share = random.between(0.38, 1);
      const [x, y, z] = spine(share);
      const away = random.between(0.1, 0.75) * (1.25 - share);
      const angle = random.between(0, 7);
      const at: Vector = [x + Math.cos(angle) * away, y + random.between(-0.2, 0.15), z + Math.sin(angle) * away];
      for (let n = 0; n < 3; n++) {
        const turn = angle + (n - 1) * 0.9;
        const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
        const normal = normalise([dx * 0.4, 0.8, dz * 0.4]);
        const colour = weathered(mixLight(tones.dark, tones.light, random.between(0.15, 0.95)), season, 0.6);
        const vertex = (along: number, aside: number): number =>
          builder.vertex(
            [
              at[0] + dx * along * size * 2.2 - dz * aside * size,
              at[1] - along * size * 1.1,
              at[2] + dz * along * size * 2.2 + dx * aside * size,
            ],
            normal,
            {
              colour,
              material: leaf,
              occlusion: 0.55 + 0.4 * share,
              wind: 0.35 * share + 0.1,
            },
          );
        builder.quad(vertex(0, 0), vertex(0.4, -0.26), vertex(1, 0), vertex(0.4, 0.26));
      }
    }
  }
  return builder.build({ twoSided: true, sways: true });
}
