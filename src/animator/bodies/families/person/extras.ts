import { clamp, mix } from '../../../maths/ease.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { armourPlates } from './armour.ts';
import { backwear } from './backwear.ts';
import { clothLayers, type Dressed, type Maker, softPart } from './fabric.ts';
import { facewear } from './facewear.ts';
import { fieldPart } from './field-part.ts';
import { SIDES } from './frame.ts';
import { skirtFollows, skirtHeight, skirtShares } from './hems.ts';
import { loftMesh, plainPart, tubeMesh } from './loft.ts';
import { neckwear } from './neckwear.ts';
import { waistwear } from './waistwear.ts';
import { wardrobeOf } from './wardrobe.ts';

/** Scarves, ties, belts, bags, capes, masks: what is worn over clothes. */
export function makeExtra(maker: Maker, worn: Dressed): BodyPart[] {
  const form = worn.cut.form ?? '';
  switch (worn.cut.slot) {
    case 'neck':
      return neckwear(maker, worn, form);
    case 'waist':
      return waistwear(maker, worn, form);
    case 'back':
      return backwear(maker, worn, form);
    case 'face':
      return facewear(maker, worn, form);
    default:
      return form === 'apron'
        ? [apron(maker, worn)]
        : form === 'sari'
          ? [drape(maker, worn)]
          : form === 'armour'
            ? armourPlates(maker, worn)
            : form === 'samurai'
              ? [shoulderPlates(maker, worn)]
              : form === 'ruff'
                ? [ruff(maker, worn)]
                : [];
  }
}

/** Before the body from chest to knee. */
function apron(maker: Maker, worn: Dressed): BodyPart {
  const { frame, skeleton, kernel } = maker;
  const { build, hipY, torso, shoulderY, legs } = frame;
  const rows = 12;
  const bottom = mix(hipY, legs.L.knee[1], 0.85);
  const topY = shoulderY - torso * 0.22;
  // Over a skirt it hangs as that does.
  const { top: dress, bottom: below } = wardrobeOf(maker.sheet);
  const skirt = dress?.cut.skirt ?? below?.cut.skirt;
  const hemY = skirt === undefined ? bottom : skirtHeight(frame, skirt.to);
  const skirted = (y: number): number =>
    skirt === undefined
      ? 0
      : 0.012 + Math.max(0, skirt.flare) * clamp((hipY - 0.03 - y) / Math.max(0.05, hipY - 0.03 - hemY)) ** 0.8;
  const mesh = loftMesh(skeleton, {
    rows: rows + 1,
    columns: 13,
    closed: false,
    point(row, column) {
      const k = row / rows;
      const y = mix(topY, bottom, k);
      const u = (column / 12) * 2 - 1;
      const low = Math.min(1, Math.max(0, (hipY + torso * 0.3 - y) / 0.1));
      const a = u * mix(0.62, 1.25, low);
      const radius =
        y > hipY + torso * 0.4
          ? build.chest
          : mix(build.waist, build.hips * 1.08, Math.min(1, (hipY + torso * 0.4 - y) / (torso * 0.4)));
      const stand =
        0.034 +
        build.belly * 0.5 * Math.exp(-(((y - hipY - torso * 0.3) / 0.14) ** 2)) +
        0.02 * Math.max(0, hipY - y) +
        (y < hipY + torso * 0.26 ? skirted(y) : 0);
      return [
        Math.sin(a) * (radius + stand) * (y < hipY ? 1.03 : 1),
        y,
        Math.cos(a) * (radius * (skirt !== undefined && y < hipY ? 0.94 : 0.82) + stand) +
          (build.bust > 0 && k < 0.35 ? 0.014 : 0),
      ];
    },
    weights(row, column) {
      const y = mix(topY, bottom, row / rows);
      if (y > hipY + torso * 0.5) return [['chest', 1]];
      if (y > hipY)
        return [
          ['spine', 0.5],
          ['hips', 0.5],
        ];
      if (skirt !== undefined) {
        const { follow, low } = skirtFollows(frame, y);
        return skirtShares(Math.PI / 2 - ((column / 12) * 2 - 1) * 1.25, follow, low);
      }
      const left = column / 12;
      const follow = Math.min(0.85, (hipY - y) / 0.16);
      return [
        ['hips', 1 - follow],
        ['thighL', follow * left],
        ['thighR', follow * (1 - left)],
      ];
    },
  });
  return (worn.pattern === 'plain' ? softPart : makePart)(kernel, {
    name: 'apron',
    mesh,
    material: 'cloth',
    coat: clothLayers(worn),
    twoSided: true,
  });
}

/** A wide band from the hip over the other shoulder. */
function drape({ frame, skeleton }: Maker, { second }: Dressed): BodyPart {
  const { build, hipY, torso, shoulderY } = frame;
  const front = build.chest * 0.8 + 0.035 + build.bust * 0.5;
  const path: readonly Vector[] = [
    [-build.hips * 0.9, hipY + torso * 0.1, build.hips * 0.6],
    [-0.03, hipY + torso * 0.45, front],
    [build.chest * 0.6, shoulderY - 0.06, front * 0.8],
    [build.shoulders * 0.75, shoulderY + 0.045, -0.01],
    [build.shoulders * 0.7, shoulderY - 0.12, -front * 0.95],
    [build.shoulders * 0.6, hipY - 0.05, -front * 1.15],
    [build.shoulders * 0.6, hipY - 0.3, -front * 1.3],
  ];
  const mesh = tubeMesh(
    skeleton,
    path,
    [0.03, 0.045, 0.05, 0.05, 0.06, 0.07, 0.075],
    (index) => (index === 0 || index > 4 ? [['hips', 1]] : [['chest', 1]]),
    { around: 8, flat: 1 },
  );
  return plainPart('drape', mesh, second, 'cloth', true);
}

/** Boards that hang from the shoulders. */
function shoulderPlates(maker: Maker, { second }: Dressed): BodyPart {
  return fieldPart(maker, 'plates', second, 'leather', 0.022, (field) => {
    for (const [side, sign] of SIDES) {
      const { shoulder } = maker.frame.arms[side];
      field.on(`upperArm${side}`, 0.012);
      for (let k = 0; k < 3; k++)
        field.box(add(shoulder, [sign * (0.05 + 0.035 * k), -0.01 - 0.058 * k, 0]), [0.02, 0.04, 0.075], 0.012);
    }
  });
}

const ruff = (maker: Maker, { second }: Dressed): BodyPart => {
  const { frame, skeleton } = maker;
  const { shoulderY, build } = frame;
  return plainPart(
    'ruff',
    loftMesh(skeleton, {
      rows: 4,
      columns: 48,
      closed: true,
      point: (row, column) => {
        const a = (-column / 48) * Math.PI * 2;
        const r = build.neck * 1.2 + (row / 3) * 0.11;
        return [Math.cos(a) * r, shoulderY + 0.02 + 0.022 * Math.sin(a * 12) * (row / 3) - 0.01 * row, Math.sin(a) * r];
      },
      weights: () => [['chest', 1]],
    }),
    second,
    'cloth',
    true,
  );
};
