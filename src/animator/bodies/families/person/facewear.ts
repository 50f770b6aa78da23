import { add, scale } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import { diveMask } from './dive-masks.ts';
import type { Dressed, Maker } from './fabric.ts';
import { fieldPart } from './field-part.ts';
import { SIDES } from './frame.ts';
import { plainPart, tubeMesh } from './loft.ts';

/** Masks, patches, headphones. */
export function facewear(maker: Maker, worn: Dressed, form: string): BodyPart[] {
  const { colour, cut } = worn;
  const { frame, skeleton } = maker;
  const { onHead, headScale: s } = frame;
  switch (form) {
    case 'rednose':
      return [
        fieldPart(maker, 'rednose', colour, 'rubber', 0.016, (field) =>
          field.on('head', 0.01).ball(onHead(0, -0.055, 0.195), 0.036 * s),
        ),
      ];
    case 'headphones':
      return [
        ...SIDES.map(([side, sign]) =>
          fieldPart(maker, `cup${side}`, colour, 'plastic', 0.018, (field) =>
            field.on('head', 0.01).ball(onHead(sign * 0.2, -0.015, -0.012), scale([0.03, 0.06, 0.055], s)),
          ),
        ),
        plainPart(
          'band',
          tubeMesh(
            skeleton,
            Array.from({ length: 13 }, (_, k) => {
              const a = ((k / 12) * 2 - 1) * 1.5;
              return onHead(Math.sin(a) * 0.222, 0.02 + Math.cos(a) * 0.24, -0.015);
            }),
            [0.014 * s],
            () => [['head', 1]],
            { around: 6 },
          ),
          colour,
          cut.material ?? 'plastic',
        ),
      ];
    case 'patch':
      return [
        fieldPart(maker, 'patch', colour, 'leather', 0.013, (field) =>
          field
            .on('head', 0.01)
            .ball(add(frame.eyes.R, [0, 0.004, frame.eyeRadius * 0.72]), scale([0.058, 0.056, 0.026], s)),
        ),
        plainPart(
          'cord',
          tubeMesh(
            skeleton,
            [
              onHead(0.16, 0.11, 0.06),
              onHead(0.04, 0.09, 0.172),
              onHead(-0.05, 0.05, 0.185),
              onHead(-0.15, -0.005, 0.1),
              onHead(-0.19, -0.02, 0),
            ],
            [0.006 * s],
            () => [['head', 1]],
            { around: 5 },
          ),
          colour,
          'leather',
        ),
      ];
    case 'facecloth':
      return [
        fieldPart(maker, 'facecloth', colour, 'cloth', 0.02, (field) => {
          field
            .on('head', 0.06 * s)
            .ball(onHead(0, -0.075, 0.03), scale([0.158, 0.122, 0.15], s))
            .ball(onHead(0, -0.08, 0.1), scale([0.09, 0.08, 0.11], s));
          field.plane(onHead(0, -0.028, 0), [0, 1, -0.05], { blend: 0.01 });
          field.ball(onHead(0, -0.02, -0.05), scale([0.15, 0.14, 0.14], s), { mode: 'cut', blend: 0.01 });
        }),
      ];
    case 'mask':
      return [
        fieldPart(maker, 'mask', colour, 'cloth', 0.013, (field) => {
          field
            .on('head', 0.03 * s)
            .ball(onHead(0, 0.0, 0.1), scale([0.15, 0.06, 0.088], s))
            .cone(onHead(0.13, 0.01, 0.08), onHead(-0.13, 0.01, 0.08), 0.045 * s, 0.045 * s);
          for (const [side] of SIDES)
            field.ball(add(frame.eyes[side], [0, 0, frame.eyeRadius * 0.7]), scale([0.052, 0.042, 0.09], s), {
              mode: 'cut',
              blend: 0.008,
            });
        }),
      ];
    case 'divemask':
      return diveMask(maker, worn, 'mask');
    case 'snorkel':
      return diveMask(maker, worn, 'snorkel');
    case 'regulator':
      return diveMask(maker, worn, 'regulator');
    default:
      return [];
  }
}
