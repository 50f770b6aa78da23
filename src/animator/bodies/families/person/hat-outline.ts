import { scale, type Vector } from '../../../maths/vector.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { Maker } from './fabric.ts';
import type { HatOutline } from './hats-table.ts';
import { BACK, DEEP } from './helmets.ts';
import { latheMesh } from './loft.ts';
import { isSeenNear, smoothLine } from './strands.ts';

type Points = HatOutline['points'];

/** Radians: where an outline turns by more, a hat has an edge. */
const EDGE = 0.75;
const [PIECES, COLUMNS, COLUMNS_NEAR, COLUMNS_FAR] = [4, 26, 52, 16] as const;
/** Of a head: to both sides of where a band ends. Colours are kept a triangle at a time, and one that is half band frays it. */
const BESIDE_BAND = 0.003;

/** Round where it is meant to be, between its edges. */
export function roundOutline(points: Points): Points {
  const turnAt = (index: number): number => {
    const [before, here, after] = [points[index - 1], points[index], points[index + 1]];
    if (before === undefined || here === undefined || after === undefined) return Math.PI;
    const turn =
      Math.atan2(after[1] - here[1], after[0] - here[0]) - Math.atan2(here[1] - before[1], here[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  };
  const edges = points.flatMap((_, index) => (turnAt(index) > EDGE ? [index] : []));
  return edges.flatMap((edge, index) => {
    const next = edges[index + 1];
    if (next === undefined) return points.slice(edge, edge + 1);
    const run = points.slice(edge, next + 1).map(([radius, height]): Vector => [radius, height, 0]);
    return (run.length < 3 ? run : smoothLine(run, PIECES))
      .slice(0, -1)
      .map(([radius, height]) => [Math.max(0, radius), height] as const);
  });
}

/** With corners at these heights as well. */
export function cutOutline(points: Points, heights: readonly number[]): Points {
  return points.flatMap((point, index): Points => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const shares = heights
      .map((height) => (height - point[1]) / (next[1] - point[1]))
      .filter((share) => share > 0.001 && share < 0.999)
      .sort((a, b) => a - b);
    return [
      point,
      ...shares.map(
        (share) => [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const,
      ),
    ];
  });
}

/** A hat that is turned around the head. */
export function turnedHat(maker: Maker, { points, band, bend }: HatOutline): SkinnedMesh {
  const { skeleton, frame, coarse } = maker;
  const near = isSeenNear(maker);
  const bands = (band ?? []).flatMap((height) => [height - BESIDE_BAND, height + BESIDE_BAND]);
  return latheMesh(skeleton, 'head', [...cutOutline(near ? roundOutline(points) : points, bands)].reverse(), {
    centre: frame.onHead(0, 0, BACK),
    columns: coarse > 1.8 ? COLUMNS_FAR : near ? COLUMNS_NEAR : COLUMNS,
    tilt: ([x, y, z]) => scale(bend === undefined ? [x, y, z * DEEP] : bend([x, y, z * DEEP]), frame.headScale),
  });
}
