import { materialOf } from '../../maths/materials.ts';
import { type Light, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { makeNoise } from '../../maths/noise.ts';
import type { Random } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { type Season, weathered } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

export interface RockLook {
  readonly stone: Light;
  /** What grows on its upper side; the stone itself where nothing does. */
  readonly moss: Light;
  /** How much of it, 0 to 1. */
  readonly mossy: number;
  /** Height over width. */
  readonly tall: number;
  /** Planes it is cut by: few are crags, many are pebbles. */
  readonly cuts: number;
  /** Bands of lighter and darker stone, a metre; 0 for none. */
  readonly strata: number;
}

/** A boulder of about a metre: a ball cut by planes, each with its own tone, roughened. `fine`: rings from pole to pole. */
export function makeRock(random: Random, look: RockLook, season: Season, fine: number): Mesh {
  const planes = Array.from({ length: look.cuts }, (): readonly [Vector, number, number] => {
    const normal = normalise([random.between(-1, 1), random.between(-0.55, 0.9), random.between(-1, 1)]);
    return [normal, random.between(0.32, 0.48), random.between(0.82, 1.18)];
  });
  const noise = makeNoise(random.index(1 << 20));
  const builder = new MeshBuilder();
  const [down, around] = [fine, Math.round(fine * 1.8)];
  const material = materialOf('stone');
  const first = builder.count;
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i < around; i++) {
      const [up, angle] = [(j / down) * Math.PI, ((i + (j % 2) * 0.5) / around) * Math.PI * 2];
      const d: Vector = [Math.sin(up) * Math.cos(angle), Math.cos(up), Math.sin(up) * Math.sin(angle)];
      let [reach, normal, tone]: [number, Vector, number] = [0.56, d, 1];
      for (const [plane, distance, shade] of planes) {
        const facing = plane[0] * d[0] + plane[1] * d[1] + plane[2] * d[2];
        if (facing <= 0.05 || distance / facing >= reach) continue;
        [reach, normal, tone] = [distance / facing, plane, shade];
      }
      reach *= 1 + 0.1 * noise.fbm(d[0] * 3 + d[1] * 2, d[2] * 3 - d[1] * 1.5, 3);
      const at: Vector = [d[0] * reach, d[1] * reach * look.tall, d[2] * reach];
      const grain = 0.86 + 0.28 * (noise.noise(d[0] * 9 + d[1] * 4, d[2] * 9 + d[1] * 5) * 0.5 + 0.5);
      const band = look.strata > 0 ? 0.88 + 0.24 * (noise.noise(at[1] * look.strata, 3) * 0.5 + 0.5) : 1;
      const lies =
        Math.max(0, normal[1] - 0.35) * look.mossy + Math.max(0, noise.noise(d[0] * 3, d[2] * 3)) * 0.4 * look.mossy;
      const colour = mixLight(timesLight(look.stone, grain * tone * band), look.moss, Math.min(0.9, lies));
      const facing = normalise([
        normal[0] * 0.8 + d[0] * 0.2,
        normal[1] * 0.8 + d[1] * 0.2,
        normal[2] * 0.8 + d[2] * 0.2,
      ]);
      builder.vertex(at, facing, {
        colour: weathered(colour, season, facing[1]),
        material,
        occlusion: Math.min(1, 0.45 + 0.55 * (d[1] * 0.5 + 0.5) * 1.3),
      });
    }
  }
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < around; i++) {
      const k = (i + 1) % around;
      const [a, b] = [first + j * around + i, first + j * around + k];
      builder.quad(a, b, b + around, a + around);
    }
  }
  return builder.build();
}
