import { mix } from '../../../maths/ease.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Dressed, Maker } from './fabric.ts';
import { fieldPart } from './field-part.ts';
import { loftMesh, plainPart, tubeMesh } from './loft.ts';

/** Belts, sashes, and what hangs from them. */
export function waistwear(maker: Maker, { colour, second, cut }: Dressed, form: string): BodyPart[] {
  const { frame, skeleton } = maker;
  const { hipY, torso, build } = frame;
  const y = hipY + torso * 0.16;
  const radius = mix(build.hips, build.waist, 0.4) + 0.034 + build.belly * 0.25;
  const tall = form === 'belt' && cut.material !== 'leather' ? 0.05 : 0.026;
  const belt = plainPart(
    'belt',
    loftMesh(skeleton, {
      rows: 4,
      columns: 28,
      closed: true,
      point: (row, column) => {
        const a = (-column / 28) * Math.PI * 2;
        const out = row === 0 || row === 3 ? -0.008 : 0;
        return [
          Math.cos(a) * (radius + out),
          y + (row < 2 ? tall : -tall) * (row === 0 || row === 3 ? 1 : 0.9),
          Math.sin(a) * (radius + out) * 0.86 + 0.004,
        ];
      },
      weights: () => [
        ['hips', 0.6],
        ['spine', 0.4],
      ],
    }),
    form === 'sword' ? scale(colour, 0.6) : colour,
    'leather',
    true,
  );
  const parts = [belt];
  if (form === 'belt' && cut.material === 'leather')
    parts.push(
      fieldPart(maker, 'buckle', [0.75, 0.56, 0.2], 'metal', 0.012, (field) =>
        field.on('hips', 0.004).box([0, y, radius * 0.86 + 0.006], [0.026, 0.02, 0.006], 0.005),
      ),
    );
  if (form === 'sword') {
    const at: Vector = [radius + 0.02, y - 0.02, 0.02];
    const points: Vector[] = [
      add(at, [0.02, 0.13, 0.2]),
      add(at, [0.01, 0.03, 0.06]),
      add(at, [0, -0.12, -0.2]),
      add(at, [0.01, -0.22, -0.46]),
    ];
    parts.push(
      plainPart(
        'scabbard',
        tubeMesh(skeleton, points.slice(1), [0.017, 0.017, 0.012], () => [['hips', 1]], { around: 7 }),
        colour,
        'leather',
      ),
    );
    parts.push(
      plainPart(
        'hilt',
        tubeMesh(skeleton, points.slice(0, 2), [0.014, 0.014], () => [['hips', 1]], { around: 7 }),
        second,
        'metal',
      ),
    );
  }
  return parts;
}
