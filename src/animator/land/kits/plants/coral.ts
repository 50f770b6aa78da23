import { materialOf } from '../../../maths/materials.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import type { Season } from '../season.ts';
import { mixLight, timesLight } from '../tones.ts';
import { addLimb } from './limb.ts';

const STILL: Season = { name: 'summer', snow: 0, wet: 0, windStrength: 0 };
const COLOURS = [
  0xe0624a, 0xf0a03c, 0xd84a86, 0x9a5cc8, 0xf2d26a, 0xe88a9a, 0x5fb8a8, 0xc8463c, 0xd8a8e0, 0xf0c8a0, 0x6a8ad8,
  0xb8d060,
].map((hex) => lightOf(hex));

/** About a metre; five shapes by number: branching, table, brain, fan, tubes. */
export function makeCoral(random: Random, number: number): Mesh {
  const colour = COLOURS[number % COLOURS.length] ?? lightOf(0xe0624a);
  const builder = new MeshBuilder();
  const shapes = [addBranches, addTable, addBrain, addFan, addTubes] as const;
  (shapes[number % shapes.length] ?? addBranches)(builder, random, colour);
  return builder.build({ twoSided: true, sways: number % 5 === 3 });
}

type Shape = (builder: MeshBuilder, random: Random, colour: Light) => void;
const material = () => materialOf('food');

const addBranches: Shape = (builder, random, colour) => {
  const grow = (from: Vector, direction: Vector, length: number, thick: number, depth: number): void => {
    const to: Vector = [
      from[0] + direction[0] * length,
      from[1] + direction[1] * length,
      from[2] + direction[2] * length,
    ];
    addLimb(builder, [from, to], [thick, thick * 0.75], {
      colour: mixLight(colour, [0.9, 0.85, 0.8], depth === 0 ? 0.5 : 0.05),
      sides: 6,
      season: STILL,
      material: material(),
    });
    if (depth === 0) return;
    for (let k = 0; k < 3; k++) {
      const next = normalise([
        direction[0] + random.between(-0.8, 0.8),
        direction[1] + random.between(0, 0.6),
        direction[2] + random.between(-0.8, 0.8),
      ]);
      grow(to, next, length * random.between(0.62, 0.85), thick * 0.7, depth - 1);
    }
  };
  for (let k = 0; k < 5; k++)
    grow([0, 0, 0], normalise([random.between(-0.8, 0.8), 1, random.between(-0.8, 0.8)]), 0.34, 0.06, 2);
};

const addTable: Shape = (builder, random, colour) => {
  addLimb(
    builder,
    [
      [0, 0, 0],
      [0, 0.35, 0],
    ],
    [0.12, 0.2],
    { colour: timesLight(colour, 0.6), sides: 8, season: STILL, material: material() },
  );
  const rim = 20;
  const middle = builder.vertex([0, 0.42, 0], [0, 1, 0], { colour: timesLight(colour, 0.8), material: material() });
  const ring = Array.from({ length: rim }, (_, k) => {
    const angle = (k / rim) * Math.PI * 2;
    const out = random.between(0.55, 0.75);
    return builder.vertex(
      [Math.cos(angle) * out, 0.5 + random.between(-0.03, 0.04), Math.sin(angle) * out],
      [Math.cos(angle) * 0.2, 0.95, Math.sin(angle) * 0.2],
      { colour: mixLight(colour, [0.9, 0.85, 0.8], 0.35), material: material() },
    );
  });
  const low = builder.vertex([0, 0.32, 0], [0, -1, 0], {
    colour: timesLight(colour, 0.4),
    material: material(),
    occlusion: 0.4,
  });
  for (let k = 0; k < rim; k++) {
    const [a, b] = [ring[k] ?? 0, ring[(k + 1) % rim] ?? 0];
    builder.triangle(middle, b, a);
    builder.triangle(low, a, b);
  }
};

const addBrain: Shape = (builder, random, colour) => {
  const [down, around] = [10, 20];
  const first = builder.count;
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i < around; i++) {
      const [up, angle] = [(j / down) * 1.7, (i / around) * Math.PI * 2];
      const d: Vector = [Math.sin(up) * Math.cos(angle), Math.cos(up), Math.sin(up) * Math.sin(angle)];
      const fold = Math.sin(angle * 7 + Math.sin(up * 6) * 2) * Math.sin(up * 9 + Math.cos(angle * 3));
      const r = 0.5 * (1 + fold * 0.05) * random.between(0.985, 1.015);
      builder.vertex([d[0] * r, d[1] * r * 0.75, d[2] * r], d, {
        colour: timesLight(colour, 0.75 + fold * 0.3),
        material: material(),
        occlusion: 0.55 + 0.45 * Math.max(0, d[1]),
      });
    }
  }
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < around; i++) {
      const [a, b] = [first + j * around + i, first + j * around + ((i + 1) % around)];
      builder.quad(a, b, b + around, a + around);
    }
  }
};

const addFan: Shape = (builder, random, colour) => {
  for (let k = 0; k < 26; k++) {
    const angle = ((k / 25) * 2 - 1) * 1.1;
    const length = random.between(0.75, 1.1) * (1 - Math.abs(angle) * 0.25);
    const points = Array.from({ length: 5 }, (_, i): Vector => {
      const t = i / 4;
      return [Math.sin(angle) * length * t, Math.cos(angle) * length * t, Math.sin(k * 1.7 + t * 3) * 0.04];
    });
    addLimb(builder, points, [0.03, 0.024, 0.02, 0.016, 0.008], {
      colour: timesLight(colour, random.between(0.8, 1.15)),
      sides: 4,
      season: STILL,
      wind: 0.12,
      material: material(),
    });
  }
};

const addTubes: Shape = (builder, random, colour) => {
  for (let k = 0; k < 9; k++) {
    const [x, z] = [random.between(-0.3, 0.3), random.between(-0.3, 0.3)];
    const tall = random.between(0.35, 0.95);
    const wide = random.between(0.07, 0.12);
    const top: Vector = [x * 1.6, tall, z * 1.6];
    addLimb(
      builder,
      [[x, 0, z], [x * 1.3, tall * 0.6, z * 1.3], top, [top[0], tall - 0.08, top[2]]],
      [wide * 0.7, wide, wide * 1.15, wide * 0.7],
      { colour: timesLight(colour, random.between(0.75, 1.1)), sides: 9, season: STILL, material: material() },
    );
  }
};

/** Long ribbons from the ground upward, with floats. */
export function makeKelp(random: Random): Mesh {
  const builder = new MeshBuilder();
  const leaf = materialOf('grass');
  for (let k = 0; k < 6; k++) {
    const [x, z] = [random.between(-0.4, 0.4), random.between(-0.4, 0.4)];
    const tall = random.between(4, 7);
    const turn = random.between(0, 6.28);
    const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
    const parts = 16;
    let before: readonly [number, number] | null = null;
    for (let j = 0; j <= parts; j++) {
      const t = j / parts;
      const lean = Math.sin(t * 5 + k) * 0.3 * t;
      const wide = 0.16 * Math.sin(Math.min(1, t * 1.05 + 0.08) * Math.PI) ** 0.5 * (j % 2 === 0 ? 1.25 : 0.7);
      const look = {
        colour: mixLight(lightOf(0x3a4a1e), lightOf(0x8a9a3c), t * 0.8 + random.between(-0.1, 0.1)),
        material: leaf,
        occlusion: 0.5 + 0.5 * t,
        wind: t * t * 1.6,
      };
      const at = (side: number): number =>
        builder.vertex(
          [x + lean + dx * side * wide, tall * t, z + lean * 0.4 + dz * side * wide],
          normalise([dz, 0.5, -dx]),
          look,
        );
      const pair: readonly [number, number] = [at(-1), at(1)];
      if (before !== null) builder.quad(before[0], before[1], pair[1], pair[0]);
      before = pair;
    }
  }
  return builder.build({ twoSided: true, sways: true });
}
