import { clamp } from '../../../maths/ease.ts';
import { type MaterialName, materialOf } from '../../../maths/materials.ts';
import type { Light, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { cross, normalise, type Vector } from '../../../maths/vector.ts';
import { type Season, weathered } from '../season.ts';
import { mixLight, timesLight } from '../tones.ts';

/** A tree that carries clumps of leaves on boughs. Lengths are shares of its height where not said otherwise. */
export interface LeafySheet {
  readonly height: number;
  /** Metres. */
  readonly trunk: number;
  readonly trunkSway: number;
  /** Where the crown begins, and half its width. */
  readonly base: number;
  readonly width: number;
  readonly clumps: number;
  readonly clumpSize: number;
  /** Of a clump: height over width. */
  readonly flat: number;
  /** Where the crown is widest, 0 at its base to 1 at its top, and how pointed it is there. */
  readonly belly: number;
  readonly point: number;
  /** Metres; how many at the finest. */
  readonly leaf: number;
  readonly leaves: number;
  readonly slender: number;
  readonly bark: Light;
  readonly material: 'leaf' | 'needle';
}

/** What the crown is made of from near: several leaves to a piece. */
const SPRAYS = { leaf: 'leaves', needle: 'leaves' } as const satisfies Record<LeafySheet['material'], MaterialName>;

export interface LeafTones {
  readonly dark: Light;
  readonly light: Light;
}

export interface Level {
  readonly leaves: number;
  readonly size: number;
  readonly sides: number;
  readonly boughSides: number;
}
export interface Clump {
  readonly at: Vector;
  readonly size: number;
  readonly tone: number;
}

export interface Crown {
  readonly clumps: readonly Clump[];
  readonly tones: LeafTones;
  readonly level: Level;
  readonly season: Season;
}

/** What a far crown is made of: a rough ball for each clump. */
export function addCore(
  builder: MeshBuilder,
  sheet: LeafySheet,
  { at, size, tone }: Clump,
  { tones, level, season }: Crown,
  random: Random,
): void {
  const [around, down] = [4, 3];
  const alone = level.leaves === 0;
  const material = materialOf(sheet.material);
  const first = builder.count;
  const turn = random.next() * 6;
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i < around; i++) {
      const [up, angle] = [(j / down) * Math.PI, turn + ((i + (j % 2) * 0.5) / around) * Math.PI * 2];
      const d: Vector = [Math.sin(up) * Math.cos(angle), Math.cos(up), Math.sin(up) * Math.sin(angle)];
      const r = size * (alone ? 1 : 0.72) * random.between(0.82, 1.16);
      const share = clamp(0.2 + d[1] * 0.3 + tone + (alone ? 0.28 : 0) + random.between(-0.15, 0.15));
      builder.vertex([at[0] + d[0] * r, at[1] + d[1] * r * sheet.flat, at[2] + d[2] * r], d, {
        colour: weathered(timesLight(mixLight(tones.dark, tones.light, share), alone ? 0.95 : 0.6), season, d[1]),
        material,
        occlusion: clamp((alone ? 0.5 : 0.34) + (alone ? 0.5 : 0.3) * (d[1] * 0.5 + 0.5)),
        wind: 0.08,
      });
    }
  }
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < around; i++) {
      const [a, b] = [first + j * around + i, first + j * around + ((i + 1) % around)];
      builder.quad(a, b, b + around, a + around);
    }
  }
}

const HEART_LEAVES = 13;
/** As large as a leaf for itself, since gaps are cut out of it. */
const SPRAY = 1.6;

/** Large dark leaves within a clump: one must not look through the crown. */
export function addHeart(
  builder: MeshBuilder,
  sheet: LeafySheet,
  { at, size, tone }: Clump,
  { tones, season }: Crown,
  random: Random,
): void {
  const material = materialOf(SPRAYS[sheet.material]);
  for (let k = 0; k < HEART_LEAVES; k++) {
    const out = normalise([random.between(-1, 1), random.between(-0.8, 1), random.between(-1, 1)]);
    const r = size * random.between(0.1, 0.62);
    const middle: Vector = [at[0] + out[0] * r, at[1] + out[1] * r * sheet.flat, at[2] + out[2] * r];
    const side = normalise(cross(out, [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)]));
    const length = normalise(cross(side, [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)]));
    const half = size * random.between(0.3, 0.48);
    const look = {
      colour: weathered(
        timesLight(mixLight(tones.dark, tones.light, clamp(0.12 + tone)), 0.8),
        { ...season, snow: 0 },
        0,
      ),
      material,
      occlusion: clamp(0.3 + 0.22 * out[1]),
      wind: 0.1,
    };
    const corner = (i: number, j: number): number =>
      builder.vertex(
        [
          middle[0] + side[0] * i + length[0] * j,
          middle[1] + side[1] * i + length[1] * j,
          middle[2] + side[2] * i + length[2] * j,
        ],
        out,
        look,
      );
    addSpray(builder, [corner(-half, 0), corner(0, -half), corner(half, 0), corner(0, half)]);
  }
}

export function addLeaves(
  builder: MeshBuilder,
  random: Random,
  sheet: LeafySheet,
  { clumps, tones, level, season }: Crown,
): void {
  const material = materialOf(SPRAYS[sheet.material]);
  const total = clumps.reduce((sum, { size }) => sum + size * size, 0);
  const heart: Vector = [0, sheet.height * (sheet.base + (1 - sheet.base) * 0.45), 0];
  const reach = sheet.height * Math.max(sheet.width, (1 - sheet.base) * 0.5) * 1.15;
  for (const clump of clumps) {
    const count = Math.round((sheet.leaves * level.leaves * clump.size * clump.size) / total);
    let tries = 0;
    for (let k = 0; k < count; k++) {
      const up = random.between(-0.85, 1);
      const angle = random.between(0, Math.PI * 2);
      const flat = Math.sqrt(1 - up * up);
      const d: Vector = [flat * Math.cos(angle), up, flat * Math.sin(angle)];
      const r = clump.size * random.between(0.62, 1.14);
      const at: Vector = [clump.at[0] + d[0] * r, clump.at[1] + d[1] * r * sheet.flat, clump.at[2] + d[2] * r];
      if (tries < count && clumps.some((other) => other !== clump && isInside(at, other, sheet.flat))) {
        // Hidden in its neighbour: another try, though not forever.
        tries += 1;
        k -= 1;
        continue;
      }
      const away: Vector = [at[0] - heart[0], at[1] - heart[1], at[2] - heart[2]];
      const far = Math.min(1, Math.hypot(...away) / reach);
      const out = normalise(away);
      const normal = normalise([
        d[0] * 0.6 + out[0] * 0.5,
        d[1] * 0.6 + out[1] * 0.5 + 0.15,
        d[2] * 0.6 + out[2] * 0.5,
      ]);
      const tilt: Vector = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
      const face = normalise([normal[0] + tilt[0] * 0.75, normal[1] + tilt[1] * 0.75, normal[2] + tilt[2] * 0.75]);
      const side = normalise(cross(face, tilt));
      const length = normalise(cross(side, face));
      const share = clamp(0.42 + normal[1] * 0.3 + clump.tone + random.between(-0.24, 0.24));
      const colour = weathered(
        mixLight(tones.dark, tones.light, share),
        season,
        normal[1] + random.between(-0.25, 0.1),
      );
      const look = {
        colour,
        material,
        occlusion: clamp(0.26 + 0.42 * far * far + 0.34 * (normal[1] * 0.5 + 0.5)),
        wind: 0.1 + 0.12 * far,
      };
      const half = sheet.leaf * SPRAY * level.size * random.between(0.7, 1.25) * 0.5;
      const long = half * sheet.slender;
      const corner = (i: number, j: number): number =>
        builder.vertex(
          [
            at[0] + side[0] * i + length[0] * j,
            at[1] + side[1] * i + length[1] * j,
            at[2] + side[2] * i + length[2] * j,
          ],
          normal,
          look,
        );
      addSpray(builder, [corner(-half, 0), corner(0, -long), corner(half, 0), corner(0, long)]);
    }
  }
}

/** Two halves that each begin at their tip: so the lens cuts them into leaves. */
export function addSpray(
  builder: MeshBuilder,
  [left, foot, right, tip]: readonly [number, number, number, number],
): void {
  builder.triangle(foot, right, left);
  builder.triangle(tip, left, right);
}

function isInside([x, y, z]: Vector, { at, size }: Clump, flat: number): boolean {
  const [dx, dy, dz] = [x - at[0], (y - at[1]) / flat, z - at[2]];
  return dx * dx + dy * dy + dz * dz < size * size * 0.42;
}
