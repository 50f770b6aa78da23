import { materialOf } from '../../../maths/materials.ts';
import { standing } from '../../../maths/matrix.ts';
import { lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Placement } from '../../world.ts';
import { type Land, layerSeed } from '../nature.ts';
import type { Season } from '../season.ts';
import { sow } from '../sow.ts';
import { addLimb } from './limb.ts';

/** A pillar with a few raised arms, about four metres. */
export function makeCactus(random: Random, season: Season): Mesh {
  const builder = new MeshBuilder();
  const look = { colour: lightOf(0x5f7a4c), sides: 14, season, material: materialOf('leaf') };
  const pillar = (points: readonly Vector[], radius: number): void =>
    addLimb(
      builder,
      points,
      points.map((_, k) => (k === points.length - 1 ? 0.02 : k === points.length - 2 ? radius * 0.72 : radius)),
      look,
    );
  const tall = random.between(3.2, 4.4);
  pillar(
    [
      [0, -0.2, 0],
      [0, 1, 0],
      [0, tall * 0.6, 0],
      [0, tall * 0.93, 0],
      [0, tall, 0],
    ],
    0.24,
  );
  const arms = 1 + random.index(3);
  for (let k = 0; k < arms; k++) {
    const angle = k * 2.3 + random.between(-0.4, 0.4);
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const low = tall * random.between(0.34, 0.52);
    const out = random.between(0.55, 0.75);
    const up = random.between(0.8, 1.5);
    pillar(
      [
        [0, low, 0],
        [dx * out * 0.7, low + 0.05, dz * out * 0.7],
        [dx * out, low + 0.35, dz * out],
        [dx * out, low + up, dz * out],
        [dx * out, low + up + 0.12, dz * out],
      ],
      0.15,
    );
  }
  return builder.build();
}

/** Where cacti stand: how far, how thick, and where not. */
export interface CactusField {
  readonly reach: number;
  readonly step: number;
  stands(x: number, z: number): boolean;
}

const [KINDS, SHARE] = [3, 0.3];

export function plantCacti(
  order: PlaceOrder,
  { sight, heightAt, season }: Land,
  { reach, step, stands }: CactusField,
): Placement[] {
  const placements: Placement[] = [];
  const chances = makeRandom(layerSeed(order, 6));
  const cacti = Array.from({ length: KINDS }, (_, variant) => makeCactus(chances.spawn(`${variant}`), season));
  sow(
    { seed: layerSeed(order, 7), sight, heightAt, centre: [0, 0], reach, step, to: reach, tall: 4 },
    ({ x, y, z, chance }) => {
      const mesh = cacti[Math.floor(chance(1) * KINDS)];
      if (mesh === undefined || !stands(x, z) || chance(0) > SHARE || sight.blocks([x, y, z], 1.6, 4)) return;
      placements.push({ mesh, matrix: standing([x, y, z], chance(2) * 6.28, 0.7 + 0.5 * chance(3)) });
    },
  );
  return placements;
}
