import { aboutX, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { creased, join, lined, mirrored, type Surface } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import type { AircraftOrder } from './aircraft-parts.ts';

/** Metres, before it is made as large as the catalogue says: half its length, half its span, how deep the fold hangs. */
const [HALF, SPAN, KEEL, HEIGHT] = [0.62, 0.46, 0.2, 0.4];

const flat = (points: readonly Vector[]): Surface =>
  creased(
    points,
    points.slice(2).flatMap((_, at) => [0, at + 1, at + 2]),
    0.1,
  );

/** A dart as children fold it: two wings that rise a little to their tips, and the fold one holds it by. */
export function makePaperPlane({ colour, look }: AircraftOrder): Make {
  const paper = paintIn({ material: 'paper', colour: colour ?? 0xf6f2e6 }, look === 'paper' ? null : look);
  const shade: Paint = { ...paper, colour: darker(paper.colour, 0.86) };
  const nose: Vector = [0, KEEL, HALF];
  const wing = flat([nose, [SPAN, KEEL + 0.1, -HALF], [0.03, KEEL, -HALF]]);
  const fold = flat([nose, [0.03, KEEL, -HALF], [0, 0.02, -HALF * 0.85]]);
  return {
    bones: thingBones(HEIGHT),
    ...{ height: HEIGHT, length: HALF * 2, width: SPAN * 2 },
    forge(forge) {
      for (const [paint, surface] of [
        [paper, wing],
        [shade, fold],
      ] as const)
        forge.add(paint, join([lined(surface), lined(mirrored(surface))]));
    },
    anchors: { handle: [0, KEEL * 0.5, 0], top: [0, HEIGHT, 0] },
    // It sways as it glides.
    move: (pose, { time, phase }) =>
      void pose.turn(
        'whole',
        combine(aboutZ(Math.sin(time * 1.7 + phase * 6) * 0.22), aboutX(Math.sin(time * 1.1) * 0.1)),
      ),
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', HALF * 2, moment, move),
  };
}
