import { clamp } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { leaning, standing } from '../../../maths/matrix.ts';
import { lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Placement } from '../../world.ts';
import { type Season, weathered } from '../season.ts';
import { mixLight } from '../tones.ts';
import type { LeafTones } from './crown.ts';
import { makeRosette, type RosetteSheet } from './frond.ts';
import { addLimb } from './limb.ts';

export const FERN: RosetteSheet = {
  fronds: 9,
  length: 0.62,
  rise: 1.05,
  bend: 1.35,
  width: 0.15,
  pairs: 9,
  broad: false,
};
export const BROAD: RosetteSheet = {
  fronds: 8,
  length: 0.95,
  rise: 1.2,
  bend: 1.25,
  width: 0.2,
  pairs: 6,
  broad: true,
};
export const BANANA: RosetteSheet = {
  fronds: 9,
  length: 2.3,
  rise: 1.35,
  bend: 1.2,
  width: 0.34,
  pairs: 6,
  broad: true,
};

const tones = (dark: number, light: number): LeafTones => ({ dark: lightOf(dark), light: lightOf(light) });
export const FERN_TONES: Readonly<Record<Season['name'], LeafTones>> = {
  spring: tones(0x3f6428, 0x8fb052),
  summer: tones(0x2f5226, 0x77984a),
  autumn: tones(0x7a5a26, 0xc08f42),
  winter: tones(0x5f4c30, 0x94784e),
};
export const JUNGLE_TONES: LeafTones = tones(0x1c4a26, 0x6a9a40);

const VARIANTS = 3;

export interface Rosettes {
  place(at: Vector, size: number, chance: number, distance: number): Placement;
}

export function makeRosettes(seed: number, sheet: RosetteSheet, leaves: LeafTones, season: Season): Rosettes {
  const make = (coarse: boolean): Mesh[] =>
    Array.from({ length: VARIANTS }, (_, variant) =>
      makeRosette(
        makeRandom(seed + variant),
        coarse ? { ...sheet, fronds: Math.ceil(sheet.fronds * 0.6), pairs: 4, width: sheet.width * 1.4 } : sheet,
        leaves,
        season,
      ),
    );
  const [fine, coarse] = [make(false), make(true)];
  return {
    place(at, size, chance, distance) {
      const variant = Math.floor(chance * 883) % VARIANTS;
      const mesh = (distance / size < 12 ? fine : coarse)[variant];
      if (mesh === undefined) throw new RangeError('There is no such rosette.');
      const shade = 0.8 + 0.4 * ((chance * 37) % 1);
      return {
        mesh,
        matrix: standing(at, chance * 45, size),
        phase: chance,
        tint: [shade, shade, shade],
        mirrored: false,
        shades: distance < 14,
      };
    },
  };
}

/** A fallen trunk, moss on its upper side, along its own x from the middle. */
export function makeLog(random: Random, season: Season, metres: number, radius: number): Mesh {
  const builder = new MeshBuilder();
  const parts = 7;
  const bark = lightOf(0x5e4a3a);
  const points = Array.from(
    { length: parts + 1 },
    (_, k): Vector => [
      (k / parts - 0.5) * metres,
      radius * 0.75 + random.between(-0.02, 0.02),
      random.between(-0.03, 0.03),
    ],
  );
  const sides = 12;
  let before: number[] = [];
  for (const [index, [x, y, z]] of points.entries()) {
    const r = radius * (1.05 - (0.3 * index) / parts) * random.between(0.94, 1.06);
    const ring = Array.from({ length: sides }, (_, k) => {
      const angle = (k / sides) * Math.PI * 2;
      const normal: Vector = [0, Math.cos(angle), Math.sin(angle)];
      const moss = clamp((normal[1] - 0.2 + random.between(-0.35, 0.35)) * 1.4);
      const colour = mixLight(mixLight(bark, lightOf(0x3c2f26), random.next() * 0.6), lightOf(0x5f7434), moss * 0.85);
      return builder.vertex([x, y + normal[1] * r, z + normal[2] * r], normal, {
        colour: weathered(colour, season, normal[1]),
        material: materialOf('bark'),
        occlusion: clamp(0.45 + 0.55 * (normal[1] * 0.5 + 0.6)),
      });
    });
    for (let k = 0; k < sides && before.length > 0; k++) {
      const j = (k + 1) % sides;
      builder.quad(before[k] ?? 0, before[j] ?? 0, ring[j] ?? 0, ring[k] ?? 0);
    }
    before = ring;
    if (index === 0 || index === parts) {
      const wood = { colour: weathered(lightOf(0xb08f62), season, 0), material: materialOf('wood'), occlusion: 0.8 };
      const out: Vector = [index === 0 ? -1 : 1, 0, 0];
      const middle = builder.vertex([x, y, z], out, wood);
      const rim = Array.from({ length: sides }, (_, k) => {
        const angle = (k / sides) * Math.PI * 2;
        return builder.vertex([x, y + Math.cos(angle) * r * 0.96, z + Math.sin(angle) * r * 0.96], out, {
          ...wood,
          colour: weathered(lightOf(0x8f6c45), season, 0),
        });
      });
      for (let k = 0; k < sides; k++) builder.triangle(middle, rim[k] ?? 0, rim[(k + 1) % sides] ?? 0);
    }
  }
  // Stubs of boughs.
  for (let k = 0; k < 3; k++) {
    const x = random.between(-0.35, 0.4) * metres;
    const side = random.chance(0.5) ? 1 : -1;
    addLimb(
      builder,
      [
        [x, radius, 0],
        [x + 0.12, radius * 1.9, side * radius * 1.2],
      ],
      [radius * 0.22, radius * 0.12],
      { colour: bark, sides: 5, season },
    );
  }
  return builder.build({ twoSided: true });
}

/** Toadstools in a ring or a row. */
export function makeMushrooms(random: Random): Mesh {
  const builder = new MeshBuilder();
  const material = materialOf('food');
  for (let k = 0; k < 6; k++) {
    const [x, z] = [random.between(-0.18, 0.18), random.between(-0.18, 0.18)];
    const height = random.between(0.05, 0.13);
    const size = height * random.between(0.42, 0.6);
    addLimb(
      builder,
      [
        [x, -0.02, z],
        [x, height, z],
      ],
      [size * 0.3, size * 0.22],
      { colour: lightOf(0xe6dcc8), sides: 6, season: { name: 'summer', snow: 0, wet: 0, windStrength: 0 }, material },
    );
    const cap = lightOf(random.chance(0.6) ? 0xb5452a : 0xb98a52);
    const top = builder.vertex([x, height + size * 0.6, z], [0, 1, 0], { colour: cap, material });
    const rings = [
      { out: 0.7, up: 0.38 },
      { out: 1, up: -0.08 },
      { out: 0.3, up: -0.02 },
    ].map(({ out, up }, level) =>
      Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 9) * Math.PI * 2;
        return builder.vertex(
          [x + Math.cos(angle) * size * out, height + size * up, z + Math.sin(angle) * size * out],
          level === 2 ? [0, -1, 0] : [Math.cos(angle) * 0.7, level === 0 ? 0.7 : 0.2, Math.sin(angle) * 0.7],
          { colour: level === 2 ? lightOf(0xd8c8a8) : cap, material, occlusion: level === 2 ? 0.5 : 1 },
        );
      }),
    );
    for (let i = 0; i < 9; i++) {
      const j = (i + 1) % 9;
      builder.triangle(top, rings[0]?.[j] ?? 0, rings[0]?.[i] ?? 0);
      builder.quad(rings[0]?.[i] ?? 0, rings[0]?.[j] ?? 0, rings[1]?.[j] ?? 0, rings[1]?.[i] ?? 0);
      builder.quad(rings[1]?.[i] ?? 0, rings[1]?.[j] ?? 0, rings[2]?.[j] ?? 0, rings[2]?.[i] ?? 0);
    }
  }
  return builder.build({ twoSided: true });
}

/** Lies along the slope. */
export const lying = (at: Vector, heading: number, size = 1, up: Vector = [0, 1, 0]): Placement['matrix'] =>
  leaning(at, up, heading, size);
