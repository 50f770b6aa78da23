import { scale, type Vector } from '../../../maths/vector.ts';
import type { CoatLayer } from '../../coat.ts';
import type { Field } from '../../field.ts';
import { hasCollar } from './collars.ts';
import type { Dressed, Maker } from './fabric.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import { light } from './head.ts';

/** Of the neck's radius and the trunk's height: how wide and how deep. */
const OPENINGS: Readonly<Record<string, readonly [number, number]>> = { vee: [1.12, 0.27], low: [1.75, 0.24] };

/** Whether the opening is painted on: where skin is below it, paint has a smoother edge than any cut through the cloth. */
export const isPaintedNeck = ({ cut }: Dressed, under: number): boolean =>
  OPENINGS[cut.neck ?? ''] !== undefined && under === 0 && cut.front === undefined;

/** Skin in the opening of a blouse, with a hem around it. */
export function paintNeck({ frame, sheet: { skin, beast } }: Maker, { colour, cut }: Dressed): CoatLayer[] {
  const [wide, deep] = OPENINGS[cut.neck ?? ''] ?? [1, 0.2];
  const { shoulderY, build, torso } = frame;
  const front = build.chest * 0.8;
  const opening = (by: number) =>
    ({
      kind: 'ball',
      centre: [0, shoulderY + torso * 0.05, front * 1.1],
      radii: [build.neck * wide + by, torso * deep + by * 1.4, front],
      softness: 0.05,
    }) as const;
  return [
    { colour: scale(colour, 0.72), where: opening(HEM_METRES) },
    { colour: light(beast === null ? skin : (beast.coat.bib ?? beast.coat.base)), where: opening(0) },
  ];
}
const HEM_METRES = 0.007;

/** The opening for neck and chest, and what is open before it. */
export function cutNeck(field: Field, { frame }: Maker, { cut }: Dressed, grow: number, painted: boolean): void {
  const { shoulderY, build, torso } = frame;
  const n = build.neck;
  const top = shoulderY + 0.012;
  const hole = (y: number, radii: Vector, z = 0): void => {
    field.on('chest').ball([0, y, z], radii, { mode: 'cut', blend: 0.01 });
  };
  // Below a collar the cloth goes on to the neck.
  const rim = hasCollar(cut) ? n * 1.1 + grow * 0.1 : n * 1.24 + grow * 0.4;
  field.on('chest').cylinder([0, top + 0.03, -0.012], rim, 0.1, 0.01, { mode: 'cut', blend: 0.012 });
  const chestFront = build.chest * 0.8 + grow;
  if (painted) return;
  switch (cut.front === 'open' ? 'crew' : (cut.neck ?? 'crew')) {
    case 'vee':
      hole(shoulderY - torso * 0.07, [n * 0.8, torso * 0.2, chestFront], chestFront * 0.62);
      // Piped, as a tailor would.
      for (const [, sign] of SIDES)
        field.limb(
          [
            [sign * n * 1.18, shoulderY + 0.016, -0.004],
            [sign * n * 0.8, shoulderY - torso * 0.08, chestFront * 0.84],
            [sign * n * 0.4, shoulderY - torso * 0.21, chestFront * 0.97],
            [0, shoulderY - torso * 0.275, chestFront * 1.0],
          ],
          [0.011, 0.011, 0.011, 0.01],
          ['chest'],
          { blend: 0.006 },
        );
      break;
    case 'cross':
      hole(shoulderY - torso * 0.16, [n * 0.78, torso * 0.28, chestFront], chestFront * 0.62);
      break;
    case 'low':
      hole(shoulderY - torso * 0.06, [n * 1.75, torso * 0.2, chestFront * 1.1], chestFront * 0.45);
      break;
    case 'straps':
      hole(shoulderY + 0.01, [n * 1.5, torso * 0.24, chestFront * 1.2], chestFront * 0.2);
      hole(shoulderY + 0.02, [n * 1.45, torso * 0.16, chestFront], -chestFront * 0.3);
      break;
    case 'bare':
      field.plane([0, shoulderY - torso * 0.2, 0], [0, 1, 0.1], { blend: 0.01 });
      break;
  }
  if (cut.neck === 'straps' || (cut.sleeve ?? 0) === 0) {
    for (const [side, sign] of SIDES) {
      const { shoulder } = frame.arms[side];
      field
        .on(`collar${side}`)
        .ball([shoulder[0] + sign * 0.028, shoulder[1] + 0.012, shoulder[2]], [0.058, 0.11, 0.1], {
          mode: 'cut',
          blend: 0.012,
        });
    }
  }
  if (cut.front === 'bib') {
    field
      .on('chest')
      .ball([0, shoulderY - torso * 0.1, -build.chest], [build.chest * 1.6, torso * 0.4, build.chest * 0.9], {
        mode: 'cut',
        blend: 0.01,
      });
    for (const [, sign] of SIDES)
      field.ball(
        [sign * build.chest * 1.1, shoulderY - torso * 0.28, 0.02],
        [build.chest * 0.5, torso * 0.36, build.chest * 0.8],
        { mode: 'cut', blend: 0.012 },
      );
    field.plane([0, shoulderY - torso * 0.24, 0], [0, 1, 0], { blend: 0.008 });
    for (const [, sign] of SIDES) {
      const points = overShoulder(frame, sign * build.shoulders * 0.46, grow);
      field.limb(
        points,
        points.map(() => STRAP),
        ['chest'],
        { blend: 0.01 },
      );
    }
  }
}

/** Metres: half a strap's breadth, and how far its middle stands off, so that no shirt below it shows through. */
const [STRAP, STANDS_OFF] = [0.016, 0.014];

/** A strap from the bib over the shoulder to the back, on the outside of trunk and collarbone wherever these are. */
function overShoulder({ shoulderY, build, torso }: PersonFrame, x: number, grow: number): Vector[] {
  const round = build.chest + grow + STANDS_OFF;
  const collar = 0.048 + grow + STANDS_OFF;
  const [tip, bone] = [shoulderY - 0.09, shoulderY - 0.027];
  const depthAt = (y: number): number => {
    const chest = round ** 2 - Math.max(0, y - tip) ** 2 - x ** 2;
    const shoulder = collar ** 2 - (y - bone) ** 2;
    return Math.max(0.78 * Math.sqrt(Math.max(0, chest)), Math.sqrt(Math.max(0, shoulder)));
  };
  const down = [-torso * 0.28, -0.06, -0.03, 0].map((by) => shoulderY + by);
  return [
    ...down.map((y): Vector => [x, y, depthAt(y)]),
    [x, bone + collar, -0.006],
    ...down.toReversed().map((y): Vector => [x * (y < tip ? 0.7 : 0.95), y, -0.008 - depthAt(y)]),
    [x * 0.5, shoulderY - torso * 0.42, -0.78 * round],
  ];
}
