import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import type { Random } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { addBox } from './built.ts';
import { addLimb } from './plants/limb.ts';
import { type Season, weathered } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

const [RED, WHITE, ROOF] = [lightOf(0x9c3527), lightOf(0xe6e0d2), lightOf(0x5d5a5c)];

/** Boarded, with a broken roof and white doors toward its own +z; a silo beside it. */
export function makeBarn(season: Season): Mesh {
  const builder = new MeshBuilder();
  const [wide, deep, eaves] = [9, 13, 4.2];
  // Boards stand upright, each a little lighter or darker.
  const boards = (z: number, x0: number, x1: number, along: 'x' | 'z', at: number): void => {
    const count = Math.round((x1 - x0) / 0.45);
    for (let k = 0; k < count; k++) {
      const middle = x0 + ((k + 0.5) / count) * (x1 - x0);
      const high = along === 'x' ? eaves + gable(middle, wide) : eaves;
      const shade = 0.86 + 0.28 * ((k * 0.618 + z * 0.13) % 1);
      const size: Vector =
        along === 'x' ? [(x1 - x0) / count - 0.02, high, 0.1] : [0.1, high, (x1 - x0) / count - 0.02];
      addBox(builder, along === 'x' ? [middle, high / 2, at] : [at, high / 2, middle], size, {
        colour: timesLight(RED, shade),
        material: 'wood',
        season,
      });
    }
  };
  boards(1, -wide / 2, wide / 2, 'x', deep / 2);
  boards(2, -wide / 2, wide / 2, 'x', -deep / 2);
  boards(3, -deep / 2, deep / 2, 'z', wide / 2);
  boards(4, -deep / 2, deep / 2, 'z', -wide / 2);
  const roof: readonly (readonly [number, number])[] = [
    [-wide / 2 - 0.4, eaves - 0.25],
    [-wide / 2 + 1.7, eaves + 2.3],
    [0, eaves + 3.6],
    [wide / 2 - 1.7, eaves + 2.3],
    [wide / 2 + 0.4, eaves - 0.25],
  ];
  for (let k = 0; k + 1 < roof.length; k++) {
    const [a, b] = [roof[k], roof[k + 1]];
    if (a === undefined || b === undefined) continue;
    const normal = normalise([a[1] - b[1], b[0] - a[0], 0]);
    const look = { colour: weathered(ROOF, season, normal[1]), material: materialOf('plaster'), occlusion: 0.95 };
    const at = (
      [
        [a, 1],
        [b, 1],
        [b, -1],
        [a, -1],
      ] as const
    ).map(([[x, y], side]) => builder.vertex([x, y, side * (deep / 2 + 0.4)], normal, look));
    builder.quad(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0, at[3] ?? 0);
  }
  const paint = { colour: WHITE, material: 'wood', season } as const;
  const z = deep / 2 + 0.08;
  for (const x of [-1.05, 1.05]) {
    addBox(builder, [x, 1.5, z], [1.95, 3, 0.06], { colour: timesLight(RED, 0.72), material: 'wood', season });
    for (const [dx, dy, w, h] of [
      [0, 1.44, 2, 0.14],
      [0, -1.44, 2, 0.14],
      [-0.95, 0, 0.14, 3],
      [0.95, 0, 0.14, 3],
      [0, 0, 2, 0.14],
    ] as const)
      addBox(builder, [x + dx, 1.5 + dy, z + 0.05], [w, h, 0.05], paint);
  }
  addBox(builder, [0, 5.3, z], [1.5, 1.3, 0.06], { colour: lightOf(0x2c2420), material: 'wood', season });
  for (const x of [-0.8, 0.8]) addBox(builder, [x, 5.3, z + 0.04], [0.12, 1.5, 0.05], paint);
  for (const y of [4.6, 6]) addBox(builder, [0, y, z + 0.04], [1.7, 0.12, 0.05], paint);
  addSilo(builder, season);
  return builder.build({ twoSided: true });
}

const gable = (x: number, wide: number): number => {
  const out = Math.abs(x);
  return out > wide / 2 - 1.7
    ? ((wide / 2 - out) / 1.7) * 2.2
    : 2.2 + ((wide / 2 - 1.7 - out) / (wide / 2 - 1.7)) * 1.3;
};

function addSilo(builder: MeshBuilder, season: Season): void {
  const at = (y: number): Vector => [7.4, y, -2];
  const steel: Light = lightOf(0xa9adb0);
  const material = materialOf('metal');
  for (let k = 0; k < 6; k++)
    addLimb(builder, [at(k * 1.6), at((k + 1) * 1.6 - 0.04)], [1.75, 1.75], {
      colour: timesLight(steel, 0.92 + (k % 2) * 0.12),
      sides: 18,
      season,
      material,
    });
  addLimb(builder, [at(9.6), at(10.3), at(10.8)], [1.78, 1.2, 0.1], {
    colour: timesLight(steel, 0.85),
    sides: 18,
    season,
    material,
  });
}

/** A round bale of straw, lying: along its own x. */
export function makeBale(random: Random, season: Season): Mesh {
  const builder = new MeshBuilder();
  const [straw, dark] = [lightOf(0xd0ad66), lightOf(0xa07a3c)];
  const material = materialOf('cloth');
  const [radius, half, sides] = [0.62, 0.6, 22];
  const rim = (x: number, r: number, out: number): number[] =>
    Array.from({ length: sides }, (_, k) => {
      const angle = (k / sides) * Math.PI * 2;
      const normal: Vector = normalise([
        out * 2,
        Math.cos(angle) * (out === 0 ? 1 : 0.2),
        Math.sin(angle) * (out === 0 ? 1 : 0.2),
      ]);
      const uneven = r * random.between(0.97, 1.03);
      return builder.vertex([x, radius + Math.cos(angle) * uneven, Math.sin(angle) * uneven], normal, {
        colour: weathered(mixLight(straw, dark, random.between(0, 0.6)), season, normal[1]),
        material,
        occlusion: 0.55 + 0.45 * (Math.cos(angle) * 0.5 + 0.5),
      });
    });
  const join = (a: readonly number[], b: readonly number[]): void => {
    for (let k = 0; k < sides; k++)
      builder.quad(a[k] ?? 0, a[(k + 1) % sides] ?? 0, b[(k + 1) % sides] ?? 0, b[k] ?? 0);
  };
  const rings = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => rim(share * half, radius, 0));
  for (let k = 0; k + 1 < rings.length; k++) join(rings[k] ?? [], rings[k + 1] ?? []);
  for (const side of [-1, 1]) {
    let outer = rim(side * half, radius, side);
    for (const share of [0.75, 0.5, 0.25, 0.02]) {
      const inner = rim(side * half * (1.02 - share * 0.02), radius * share, side);
      join(outer, inner);
      outer = inner;
    }
  }
  return builder.build({ twoSided: true });
}
