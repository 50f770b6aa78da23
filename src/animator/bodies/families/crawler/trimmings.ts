import { lightOf } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { readHex } from '../../recolour.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { bound, joinMeshes, tubeMesh } from '../../tubes-and-sheets.ts';
import type { CrawlerSheet } from './crawlers-table.ts';
import { LINKS } from './poses.ts';

export const light = (colour: string) => lightOf(readHex(colour));
export const linkName = (index: number): string => `link${index}`;

export interface CrawlerFrame {
  /** From the neck back to the tip of the tail, on the ground. */
  readonly links: readonly Vector[];
  readonly neck: Vector;
  readonly head: Vector;
  readonly eyeLift: number;
}

/** A split tongue, stalks below the eyes, feelers and little feet. */
export function makeTrimmings(
  sheet: CrawlerSheet,
  { head, links, eyeLift }: CrawlerFrame,
  skeleton: Skeleton,
  kernel: FieldKernel,
): BodyPart[] {
  const tubes: SkinnedMesh[] = [];
  const h = sheet.head;
  let colour = light(sheet.base);
  for (const sign of [1, -1]) {
    if (sheet.kind === 'snake') {
      const root = add(head, [0, -h * 0.2, h * 1.1]);
      const fork = add(root, [0, -0.005, 0.07]);
      tubes.push(
        tubeMesh(
          skeleton,
          [root, fork, add(fork, [sign * 0.018, 0, 0.035])].map((at) => bound(at, 'jaw')),
          [0.007, 0.006, 0.002],
          4,
        ),
      );
      colour = lightOf(0xc8303a);
    } else if (sheet.kind === 'snail') {
      const root = add(head, [sign * h * 0.45, h * 0.5, h * 0.4]);
      tubes.push(
        tubeMesh(
          skeleton,
          [bound(root, 'head'), bound(add(head, [sign * h * 0.75, eyeLift, h * 0.5]), 'head')],
          [0.03, 0.022],
          7,
        ),
      );
      tubes.push(
        tubeMesh(
          skeleton,
          [
            bound(add(head, [sign * h * 0.4, -h * 0.2, h * 0.8]), 'head'),
            bound(add(head, [sign * h * 0.7, -h * 0.1, h * 1.5]), 'head'),
          ],
          [0.018, 0.012],
          6,
        ),
      );
    } else if (sheet.kind === 'centipede') {
      for (let k = 0; k < LINKS; k++)
        for (const share of [0, 0.33, 0.67]) tubes.push(...legOf(sheet, links, skeleton, k, share, sign));
      const root = add(head, [sign * h * 0.4, h * 0.4, h * 0.7]);
      const tip = add(root, [sign * 0.09, 0.06, 0.16]);
      tubes.push(tubeMesh(skeleton, [bound(root, 'head'), bound(tip, 'head')], [0.011, 0.004], 5));
      colour = light(sheet.belly);
    } else if (sheet.kind === 'caterpillar') {
      tubes.push(
        tubeMesh(
          skeleton,
          [
            bound(add(head, [sign * h * 0.4, h * 0.8, 0]), 'head'),
            bound(add(head, [sign * h * 0.7, h * 1.7, h * 0.2]), 'head'),
          ],
          [0.016, 0.022],
          6,
        ),
      );
      for (const [k, at] of links.entries())
        if (k < LINKS)
          tubes.push(
            tubeMesh(
              skeleton,
              [
                bound(add(at, [sign * sheet.radius * 0.55, -sheet.radius * 0.6, 0]), linkName(k)),
                bound([sign * sheet.radius * 0.7, 0, at[2]], linkName(k)),
              ],
              [0.03, 0.022],
              6,
            ),
          );
      colour = scale(light(sheet.back), 0.5);
    }
  }
  return tubes.length === 0
    ? []
    : [makePart(kernel, { name: 'trimmings', mesh: joinMeshes(tubes), material: 'skin', coat: [{ colour }] })];
}

/** Out to the side, up and down again. */
function legOf(
  { radius }: CrawlerSheet,
  links: CrawlerFrame['links'],
  skeleton: Skeleton,
  k: number,
  share: number,
  sign: number,
): SkinnedMesh[] {
  const [from, to] = [links[k], links[k + 1]];
  if (from === undefined || to === undefined) return [];
  const at = add(scale(from, 1 - share), scale(to, share));
  const root = add(at, [sign * radius * 0.8, -radius * 0.1, 0]);
  const knee = add(root, [sign * radius * 0.9, radius * 0.35, -0.008]);
  const foot: Vector = [root[0] + sign * radius * 1.7, 0, root[2] - 0.02];
  return [
    tubeMesh(
      skeleton,
      [root, knee, foot].map((point) => bound(point, linkName(k))),
      [0.011, 0.01, 0.004],
      5,
    ),
  ];
}

/** A spiral on its side. */
export function makeShell(
  colour: string,
  { links }: CrawlerFrame,
  skeleton: Skeleton,
  kernel: FieldKernel,
  coarse: number,
): BodyPart {
  const field = new Field(skeleton).on('link2', 0.015);
  const middle = add(links[3] ?? [0, 0, 0], [0, 0.24, 0.02]);
  for (let k = 0; k < 26; k++) {
    const turn = (k / 25) * Math.PI * 2 * 2.1;
    const far = 0.17 * (1 - k / 30);
    const at: Vector = [0.02 + (k / 25) * 0.06, Math.sin(turn - 1.2) * far, Math.cos(turn - 1.2) * far];
    const size = 0.125 * (1 - k / 34);
    for (const sign of [1, -1])
      field.ball(add(middle, [at[0] * sign, at[1], at[2]]), [size * 0.95, size, size], { blend: 0.012 });
  }
  const rings = {
    kind: 'ring',
    centre: middle,
    direction: [1, 0, 0],
    radius: 0.13,
    width: 0.012,
    softness: 0.012,
  } as const;
  const other = { ...rings, direction: [-1, 0, 0] } as const;
  const shade = scale(light(colour), 0.5);
  return makePart(kernel, {
    name: 'shell',
    mesh: kernel.polygonise(field, { cell: 0.024 * coarse, occlusionReach: 0.08 }),
    material: 'porcelain',
    coat: [
      { colour: light(colour) },
      { colour: shade, where: rings },
      { colour: shade, where: other },
      {
        colour: [0.7, 0.66, 0.62],
        multiply: true,
        where: { kind: 'noise', cells: [8, 8, 8], threshold: 0.5, softness: 0.3, seed: 2 },
      },
    ],
  });
}
