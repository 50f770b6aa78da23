import { clamp } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { type Light, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import { type Season, weathered } from '../season.ts';
import { mixLight, timesLight } from '../tones.ts';
import type { LeafTones } from './crown.ts';
import { addLimb } from './limb.ts';

/** Whorls of drooping boughs around a straight trunk. */
export interface ConiferSheet {
  readonly height: number;
  /** Metres. */
  readonly trunk: number;
  /** Shares of its height: where boughs begin, and how far the lowest reach. */
  readonly base: number;
  readonly width: number;
  /** How far a bough hangs, of its length. */
  readonly droop: number;
  readonly bark: Light;
}

interface Level {
  readonly whorls: number;
  readonly boughs: number;
  /** Pairs of twigs along a bough; 0 makes it one leaf-shaped piece. */
  readonly twigs: number;
  readonly sides: number;
}
const LEVELS: readonly Level[] = [
  { whorls: 26, boughs: 11, twigs: 8, sides: 7 },
  { whorls: 20, boughs: 9, twigs: 3, sides: 5 },
  { whorls: 13, boughs: 7, twigs: 0, sides: 4 },
  { whorls: 8, boughs: 5, twigs: 0, sides: 3 },
  { whorls: 4, boughs: 4, twigs: 0, sides: 0 },
];

export function makeConifer(
  random: Random,
  sheet: ConiferSheet,
  tones: LeafTones,
  season: Season,
  levelNumber: number,
): Mesh {
  const level = LEVELS[levelNumber] ?? LEVELS[LEVELS.length - 1];
  if (level === undefined) throw new RangeError(`There is no level ${levelNumber}.`);
  const { height, trunk, base, width, droop, bark } = sheet;
  const builder = new MeshBuilder();
  if (level.sides > 0) {
    const tall = [-0.3, height * 0.03, height * 0.5, height * 0.95];
    addLimb(
      builder,
      tall.map((y): Vector => [0, y, 0]),
      [trunk * 1.5, trunk, trunk * 0.6, 0.02],
      { colour: bark, sides: level.sides, season },
    );
  }
  for (let k = 0; k < level.whorls; k++) {
    const up = k / (level.whorls - 1);
    const y = height * (base + (0.985 - base) * up);
    const reach = height * width * (1 - up) ** 0.82 * (up < 0.06 ? 0.85 : 1) + 0.16;
    const boughs = Math.max(4, Math.round(level.boughs * (1 - up * 0.5)));
    for (let j = 0; j < boughs; j++) {
      const angle = ((j + (k % 2) * 0.5 + random.between(-0.3, 0.3)) / boughs) * Math.PI * 2;
      const length = reach * random.between(0.72, 1.12);
      const tone = clamp(0.3 + up * 0.25 + random.between(-0.28, 0.28));
      const bough = {
        y: y + random.between(-0.2, 0.2) * (height / level.whorls),
        angle,
        length,
        droop: droop * random.between(0.75, 1.25),
        tone,
      };
      addBough(builder, bough, tones, season, level);
    }
  }
  addTip(builder, height, tones, season);
  return builder.build({ twoSided: true, sways: true });
}

interface Bough {
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly droop: number;
  readonly tone: number;
}

function addBough(
  builder: MeshBuilder,
  { y, angle, length, droop, tone }: Bough,
  tones: LeafTones,
  season: Season,
  { twigs, boughs }: Level,
): void {
  const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
  const material = materialOf('needles');
  const width = length * (twigs > 0 ? 0.36 : (1.9 / boughs) * 1.5) + 0.07;
  // It leaves the trunk level, hangs, and lifts its tip again.
  const point = (along: number, aside: number): Vector => [
    dx * length * along - dz * aside,
    y - length * droop * (along * 1.45 - along * along * 0.5) - Math.abs(aside) * 0.42,
    dz * length * along + dx * aside,
  ];
  const vertex = (along: number, aside: number, lit: number): number => {
    const normal = normalise([dx * 0.7 - dz * aside * 0.5, 0.72, dz * 0.7 + dx * aside * 0.5]);
    const colour = mixLight(tones.dark, tones.light, clamp(tone + along * 0.3));
    return builder.vertex(point(along, aside), normal, {
      colour: weathered(timesLight(colour, 0.55 + 0.45 * along), season, 0.24 + 0.36 * along),
      material,
      occlusion: lit,
      wind: 0.02 + 0.1 * along,
    });
  };
  const root = vertex(0, 0, 0.22);
  if (twigs === 0) {
    const [left, right, middle, tip] = [
      vertex(0.55, -width, 0.6),
      vertex(0.55, width, 0.6),
      vertex(0.55, 0, 0.8),
      vertex(1, 0, 1),
    ];
    builder.triangle(left, root, middle);
    builder.triangle(right, middle, root);
    builder.triangle(left, middle, tip);
    builder.triangle(right, tip, middle);
    return;
  }
  let last = root;
  for (let k = 1; k <= twigs; k++) {
    const along = k / (twigs + 0.6);
    const out = width * (1.05 - Math.abs(along - 0.45) * 1.1);
    const rib = vertex(along, 0, 0.45 + 0.5 * along);
    const [left, right] = [vertex(along + 0.16, -out, 0.5 + 0.4 * along), vertex(along + 0.16, out, 0.5 + 0.4 * along)];
    builder.triangle(left, last, rib);
    builder.triangle(right, rib, last);
    last = rib;
  }
  const tip = vertex(1.04, 0, 1);
  builder.triangle(vertex(0.9, width * 0.22, 0.9), tip, last);
  builder.triangle(vertex(0.9, -width * 0.22, 0.9), last, tip);
}

function addTip(builder: MeshBuilder, height: number, tones: LeafTones, season: Season): void {
  const material = materialOf('needle');
  const colour = weathered(tones.light, season, 0.6);
  const top = builder.vertex([0, height * 1.03, 0], [0, 1, 0], { colour, material, wind: 0.1 });
  const ring = [0, 2.1, 4.2].map((angle) =>
    builder.vertex(
      [Math.cos(angle) * 0.12, height * 0.92, Math.sin(angle) * 0.12],
      normalise([Math.cos(angle), 0.3, Math.sin(angle)]),
      {
        colour,
        material,
        occlusion: 0.8,
        wind: 0.08,
      },
    ),
  );
  for (let k = 0; k < 3; k++) builder.triangle(ring[k] ?? 0, top, ring[(k + 1) % 3] ?? 0);
}
