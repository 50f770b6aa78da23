import { mix } from '../../../maths/ease.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { CoatLayer } from '../../coat.ts';
import type { Maker } from './fabric.ts';
import { light } from './head.ts';
import { type BoneShares, loftMesh, plainPart } from './loft.ts';

/** Instead of legs: a fish's tail of mermaids, the wisp of a genie. It follows both legs, which are kept together. */
export function makeTail(maker: Maker): BodyPart[] {
  const { sheet, frame, skeleton, kernel } = maker;
  const { build: b, hipY, torso, legs } = frame;
  const fish = sheet.kind === 'mermaid';
  const colour = fish ? light('#2f9a8a') : light(sheet.skin);
  const rows = 16;
  const topY = hipY + torso * 0.12;
  const lowY = legs.L.ankle[1] * 0.6;
  const middle = (y: number): Vector => [0, y, 0.004];
  const weights = (k: number): BoneShares => {
    const y = mix(topY, lowY, k);
    const knee = legs.L.knee[1];
    if (y > hipY - 0.03) return [['hips', 1]];
    if (y > knee) {
      const share = Math.min(1, (hipY - 0.03 - y) / 0.16);
      return [
        ['hips', 1 - share],
        ['thighL', share * 0.5],
        ['thighR', share * 0.5],
      ];
    }
    const share = Math.min(1, (knee - y) / 0.12);
    return [
      ['thighL', (1 - share) * 0.5],
      ['thighR', (1 - share) * 0.5],
      ['shinL', share * 0.5],
      ['shinR', share * 0.5],
    ];
  };
  const mesh = loftMesh(skeleton, {
    rows: rows + 1,
    columns: 26,
    closed: true,
    point(row, column) {
      const k = row / rows;
      const angle = (-column / 26) * Math.PI * 2;
      const radius =
        (b.hips * 1.12 + 0.008) *
        (fish ? (1 - k) ** 0.62 * 0.94 + 0.06 : (1 - k) ** 0.9 + 0.01) *
        (fish ? 1 : 1 + 0.08 * Math.sin(k * 14));
      const [x, y, z] = middle(mix(topY, lowY, k));
      return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius * 0.86];
    },
    weights: (row) => weights(row / rows),
  });
  const scales: CoatLayer[] = fish
    ? [
        {
          colour: scale(colour, 0.55),
          where: { kind: 'cells', cells: [26, 20, 26], width: 0.12, softness: 0.06, seed: 4 },
        },
        {
          colour: [0.5, 0.75, 0.5],
          amount: 0.5,
          where: { kind: 'axis', direction: [0, 1, 0], from: hipY * 0.7, to: hipY },
        },
      ]
    : [
        {
          colour: scale(colour, 1.4),
          amount: 0.6,
          where: { kind: 'axis', direction: [0, 1, 0], from: hipY * 0.5, to: 0 },
        },
      ];
  const parts = [
    makePart(kernel, {
      name: 'tail',
      mesh,
      material: fish ? 'scale' : 'cloud',
      coat: [{ colour }, ...scales],
      twoSided: true,
    }),
  ];
  if (fish) {
    const fin = loftMesh(skeleton, {
      rows: 6,
      columns: 13,
      closed: false,
      point(row, column) {
        const k = row / 5;
        const u = (column / 12) * 2 - 1;
        const length = 0.42 * (0.35 + 0.65 * Math.abs(u) ** 0.8) * k;
        return [u * (0.045 + 0.36 * k), lowY + 0.02 - length, -0.02 * k + 0.012 * Math.sin(u * 9) * k];
      },
      weights: () => [
        ['footL', 0.5],
        ['footR', 0.5],
      ],
    });
    parts.push(plainPart('fin', fin, [0.12, 0.5, 0.45], 'leaf', true));
  }
  return parts;
}
