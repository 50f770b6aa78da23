import { lightOf } from '../../../maths/mesh.ts';
import { NO_TURN } from '../../../maths/turn.ts';
import { add } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Eye } from '../../eyes.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import { ballMesh } from '../../surfaces.ts';
import { joinMeshes } from '../../tubes-and-sheets.ts';

const JET = 0x0d0c0c;

/** A second pair outside of the first and a third on top of the head, as spiders that leap have them. */
export function sideEyes(eyes: readonly Eye[], radius: number, skeleton: Skeleton, kernel: FieldKernel): BodyPart {
  const balls = eyes.flatMap(({ centre, side, radius: first }) => {
    const out = Math.sign(centre[0]);
    const reach = first + radius * 0.5;
    return [
      { centre: add(centre, [out * reach * 0.95, reach * 0.2, -reach * 0.3]), radius, side },
      { centre: add(centre, [out * reach * 0.62, reach * 0.82, -reach * 0.9]), radius: radius * 0.7, side },
    ];
  });
  return makePart(kernel, {
    name: 'sideEyes',
    mesh: joinMeshes(
      balls.map((ball) =>
        ballMesh(
          skeleton,
          'head',
          { centre: ball.centre, radius: ball.radius, turn: NO_TURN },
          { columns: 14, rows: 9 },
        ),
      ),
    ),
    material: 'eye',
    coat: [{ colour: lightOf(JET) }],
  });
}
