import { clamp } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { cross, normalise, type Vector } from '../../../maths/vector.ts';
import { type Season, weathered } from '../season.ts';
import { timesLight } from '../tones.ts';
import { addCore, addHeart, addLeaves, type Clump, type LeafTones, type LeafySheet, type Level } from './crown.ts';
import { addLimb } from './limb.ts';

/** From arm's length to the far side of a lake; how near each begins stands in trees.ts. */
const LEVELS: readonly Level[] = [
  { leaves: 0.8, size: 1, sides: 8, boughSides: 5 },
  { leaves: 0.36, size: 1.42, sides: 6, boughSides: 3 },
  { leaves: 0.16, size: 2.1, sides: 5, boughSides: 3 },
  { leaves: 0.06, size: 3.3, sides: 3, boughSides: 0 },
  { leaves: 0, size: 1, sides: 3, boughSides: 0 },
];

/** `tones` null: bare, with twigs where its leaves were. */
export function makeLeafyTree(
  random: Random,
  sheet: LeafySheet,
  tones: LeafTones | null,
  season: Season,
  levelNumber: number,
): Mesh {
  const level = LEVELS[levelNumber] ?? LEVELS[LEVELS.length - 1];
  if (level === undefined) throw new RangeError(`There is no level ${levelNumber}.`);
  const builder = new MeshBuilder();
  const clumps = placeClumps(random.spawn('clumps'), sheet, levelNumber === 4 ? 5 : sheet.clumps);
  addWood(builder, random.spawn('wood'), sheet, { clumps, level, season, bare: tones === null });
  if (tones === null) addTwigs(builder, random.spawn('twigs'), sheet, { clumps, level, season });
  else {
    const crown = { clumps, tones, level, season };
    for (const clump of clumps) (levelNumber < 3 ? addHeart : addCore)(builder, sheet, clump, crown, random);
    if (level.leaves > 0) addLeaves(builder, random.spawn('leaves'), sheet, crown);
  }
  return builder.build({ twoSided: true, sways: true });
}

function placeClumps(random: Random, sheet: LeafySheet, count: number): Clump[] {
  const { height, base, width, clumpSize, belly, point } = sheet;
  const clumps: Clump[] = [];
  for (let k = 0; k < count; k++) {
    const up = (k + 0.5) / count;
    // Widest at the belly, closing toward both ends.
    const out = up < belly ? 1 - ((belly - up) / belly) ** 2 * 0.55 : 1 - ((up - belly) / (1 - belly)) ** point;
    const angle = k * 2.399 + random.between(-0.35, 0.35);
    const reach = height * width * out * random.between(0.62, 1.02);
    const grown = clumpSize * height * random.between(0.75, 1.2) * (0.72 + 0.28 * out) * (count < 8 ? 1.75 : 1);
    const y = height * (base + (1 - base) * up) - grown * 0.3 + random.between(-0.03, 0.03) * height;
    clumps.push({
      at: [Math.cos(angle) * reach, y, Math.sin(angle) * reach],
      size: grown,
      tone: random.between(-0.2, 0.2),
    });
  }
  return clumps;
}

interface Wood {
  readonly clumps: readonly Clump[];
  readonly level: Level;
  readonly season: Season;
  readonly bare: boolean;
}

function addWood(builder: MeshBuilder, random: Random, sheet: LeafySheet, { clumps, level, season, bare }: Wood): void {
  const { height, trunk, base, trunkSway, bark } = sheet;
  if (trunk <= 0) return;
  const [leanX, leanZ] = [random.between(-1, 1) * trunkSway, random.between(-1, 1) * trunkSway];
  const top = bare ? 0.86 : base + (1 - base) * 0.55;
  const spine = (share: number): Vector => [
    leanX * height * share * share + Math.sin(share * 5) * trunkSway * 0.35,
    height * top * share - 0.25,
    leanZ * height * share * share,
  ];
  const shares = level.sides > 4 ? [0, 0.05, 0.25, 0.5, 0.75, 1] : [0, 0.5, 1];
  const thin = shares.map((share) => trunk * (share === 0 ? 1.5 : 1.04 - 0.72 * share));
  addLimb(builder, shares.map(spine), thin, { colour: bark, sides: level.sides, season });
  if (level.boughSides === 0) return;
  for (const [k, { at, size }] of clumps.entries()) {
    if (!bare && level.sides < 6 && k % 2 === 1) continue;
    const from = spine(clamp((at[1] / height - 0.16) / top, 0.28, 0.96));
    const bend: Vector = [
      from[0] + (at[0] - from[0]) * 0.5 + random.between(-0.2, 0.2) * size,
      from[1] + (at[1] - from[1]) * 0.38,
      from[2] + (at[2] - from[2]) * 0.5 + random.between(-0.2, 0.2) * size,
    ];
    const end: Vector = [at[0], at[1] - size * 0.1, at[2]];
    const thick = trunk * (0.4 - 0.16 * (at[1] / height));
    addLimb(builder, [from, bend, end], [thick, thick * 0.6, thick * 0.2], {
      colour: bark,
      sides: level.boughSides,
      season,
      wind: 0.06,
    });
  }
}

function addTwigs(
  builder: MeshBuilder,
  random: Random,
  sheet: LeafySheet,
  { clumps, level, season }: Omit<Wood, 'bare'>,
): void {
  const count = Math.max(3, Math.round(26 * Math.sqrt(level.leaves + 0.01)));
  const material = materialOf('bark');
  const width = sheet.trunk * 0.1 * Math.sqrt(level.size);
  for (const { at, size } of clumps) {
    for (let k = 0; k < count; k++) {
      const out = normalise([
        at[0] * 0.4 + random.between(-1, 1),
        random.between(-0.2, 1.3),
        at[2] * 0.4 + random.between(-1, 1),
      ]);
      const length = size * random.between(0.7, 1.5);
      const side = normalise(cross(out, [random.between(-1, 1), random.between(-1, 1), 0.3]));
      const start: Vector = [
        at[0] + random.between(-0.4, 0.4) * size,
        at[1] + random.between(-0.4, 0.3) * size,
        at[2] + random.between(-0.4, 0.4) * size,
      ];
      const colour = weathered(timesLight(sheet.bark, random.between(0.7, 1.15)), season, 0.55);
      const vertex = (along: number, aside: number, wind: number): number =>
        builder.vertex(
          [
            start[0] + out[0] * length * along + side[0] * aside,
            start[1] + out[1] * length * along + side[1] * aside,
            start[2] + out[2] * length * along + side[2] * aside,
          ],
          normalise([out[0] * 0.4, 0.8, out[2] * 0.4]),
          { colour, material, occlusion: 0.8, wind },
        );
      builder.triangle(vertex(0, -width, 0.03), vertex(0, width, 0.03), vertex(1, 0, 0.12));
    }
  }
}
