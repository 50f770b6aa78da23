import { clamp, mix, smoothstep } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { CoatLayer } from '../../coat.ts';
import { clothLayers, type Dressed, type Maker, softPart } from './fabric.ts';
import { skirtFollows, skirtHeight, skirtShares } from './hems.ts';
import { type BoneShares, loftMesh } from './loft.ts';

/** How far cloth stands off what it lies on, at least. */
export const THICKNESS = 0.011;

/** Rings from the waist to the hem, with folds that deepen downward; it follows thighs and shins. */
export function makeSkirt(maker: Maker, garment: Dressed, under: number): BodyPart {
  const { kernel, frame, coarse, skeleton } = maker;
  const { cut } = garment;
  const { to, flare, pleats = 0 } = cut.skirt ?? { to: 0.9, flare: 0.06 };
  const { build: b, hipY, torso } = frame;
  const topY = cut.slot === 'bottom' ? hipY + torso * 0.2 : hipY + torso * 0.26;
  const hemY = skirtHeight(frame, to);
  const columns = coarse > 1.8 ? 20 : coarse > 1.2 ? 30 : 42;
  const rows = Math.max(5, Math.round((topY - hemY) / 0.075 / Math.min(1.6, coarse)));
  // Over a shirt it must clear that as well, which hangs wider than the waist.
  const stand = THICKNESS + under + (cut.slot === 'over' ? 0.022 : 0.006);
  const top = mix(b.hips, b.waist, 0.55) + stand;
  const hips = b.hips * 1.09 + stand;
  const opened = cut.front === 'open' || cut.front === 'double';
  const loft = {
    rows: rows + 1,
    columns,
    closed: true,
    point(row: number, column: number): Vector {
      const k = row / rows;
      const y = mix(topY, hemY, k);
      const toHips = smoothstep(topY, hipY - 0.03, y);
      const below = clamp((hipY - 0.03 - y) / Math.max(0.05, hipY - 0.03 - hemY));
      const angle = (-column / columns) * Math.PI * 2 + Math.PI / 2;
      const fold =
        pleats === 0
          ? 0.003 * Math.sin(angle * 5) * below
          : (0.006 + Math.max(0, flare) * 0.1) * Math.sin(angle * pleats) * below;
      const tulip = cut.slot === 'bottom' && to < 0.5 ? Math.sin(below * Math.PI * 0.5) : below ** 0.8;
      const radius =
        mix(top, hips, toHips) +
        flare * tulip +
        fold +
        (b.belly > 0 ? 0.4 * b.belly * (1 - below) * Math.max(0, Math.sin(angle)) : 0);
      const deep = mix(0.84, 0.94, below);
      // An open coat parts in front.
      const part = opened
        ? 0.03 * below * Math.exp(-((Math.cos(angle) / 0.25) ** 2)) * (Math.sin(angle) > 0 ? 1 : 0)
        : 0;
      return [Math.cos(angle) * radius, y + part, Math.sin(angle) * radius * deep - 0.002];
    },
    weights(row: number, column: number): BoneShares {
      const k = row / rows;
      const y = mix(topY, hemY, k);
      const angle = (-column / columns) * Math.PI * 2 + Math.PI / 2;
      const { follow, low } = skirtFollows(frame, y);
      return skirtShares(angle, follow, low);
    },
    occlusion: (row: number) => 0.72 + 0.28 * (row / rows),
  };
  const trim: CoatLayer[] =
    cut.second === undefined
      ? []
      : [
          {
            colour: garment.second,
            where: { kind: 'axis', direction: [0, 1, 0], from: hemY + 0.036, to: hemY + 0.032 },
          },
        ];
  const coat = [...clothLayers(garment), ...trim];
  return (garment.pattern === 'plain' && trim.length === 0 ? softPart : makePart)(kernel, {
    name: `skirt${under > 0 ? 'Over' : ''}`,
    mesh: loftMesh(skeleton, loft),
    material: cut.material ?? 'cloth',
    coat,
    twoSided: true,
  });
}
