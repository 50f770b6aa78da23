import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { creased, join, lined, mirrored, type Surface } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import type { VesselOrder } from './vessel-parts.ts';

/** Half its length, half its breadth, where its rim is in the middle and at its points, how high the fold in its middle stands. */
const [HALF, BEAM, RIM, POINT, PEAK, KEEL] = [2.1, 0.82, 0.75, 1.55, 2.0, -0.28];

const flat = (points: readonly Vector[]): Surface => {
  const triangles = points.slice(2).flatMap((_, at) => [0, at + 1, at + 2]);
  return creased(points, triangles, 0.1);
};

/** A boat as children fold it: two walls that meet in points, and a tent of paper in its middle. Every face is flat, every fold sharp. */
export function makePaperBoat({ colour, look }: VesselOrder): Make {
  const paper = paintIn({ material: 'paper', colour: colour ?? 0xf6f2e6 }, look === 'paper' ? null : look);
  const shade: Paint = { ...paper, colour: darker(paper.colour, 0.9) };
  const [bow, stern]: readonly [Vector, Vector] = [
    [0, POINT, HALF],
    [0, POINT, -HALF],
  ];
  const [keelBow, keelStern]: readonly [Vector, Vector] = [
    [0, KEEL, HALF * 0.5],
    [0, KEEL, -HALF * 0.5],
  ];
  const rim = (share: number): Vector => [BEAM * share, RIM, 0];
  // The outer wall, and the cuff that is folded over it.
  const wall = join([
    flat([keelBow, bow, rim(1)]),
    flat([keelStern, keelBow, rim(1)]),
    flat([stern, keelStern, rim(1)]),
  ]);
  const inside = join([
    flat([bow, [0, 0.1, HALF * 0.4], rim(0.9)]),
    flat([[0, 0.1, HALF * 0.4], [0, 0.1, -HALF * 0.4], rim(0.9)]),
    flat([[0, 0.1, -HALF * 0.4], stern, rim(0.9)]),
  ]);
  const tent = flat([
    [0.26, 0.3, HALF * 0.3],
    [0.26, 0.3, -HALF * 0.3],
    [0.02, PEAK, 0],
  ]);
  return {
    bones: thingBones(PEAK),
    ...{ height: PEAK, length: HALF * 2, width: BEAM * 2 },
    forge(forge) {
      for (const [paint, surface] of [
        [paper, wall],
        [shade, inside],
        [paper, tent],
      ] as const)
        forge.add(paint, join([lined(surface), lined(mirrored(surface))]));
    },
    anchors: {
      seat: { bone: 'root', at: [0, RIM * 0.6, -HALF * 0.45] },
      driver: { bone: 'root', at: [0, RIM * 0.6, -HALF * 0.45] },
      passenger: { bone: 'root', at: [0, RIM * 0.6, HALF * 0.45] },
      surface: { bone: 'root', at: [0, RIM * 0.6, HALF * 0.45] },
      wake: [0, 0, -HALF],
      bow: [0, 0.1, HALF],
    },
    // As light as it is, every ripple rocks it.
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 1.2, moment, move),
  };
}
