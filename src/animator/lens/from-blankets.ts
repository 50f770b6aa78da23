import { transform } from '../maths/matrix.ts';
import type { Vector } from '../maths/vector.ts';
import type { LitMoment } from './lit-figures.ts';
import type { MovingLamp } from './moving-lamp.ts';

const COLOUR: Vector = [2.6, 2.05, 1.4];

/** Under blankets the light of a flashlight comes back from all sides, and faces are seen by that. */
export const fromBlankets = ({ stage, standing }: LitMoment): MovingLamp[] =>
  stage.figures.flatMap(({ body: { sheet } }, index): MovingLamp[] => {
    const figure = standing[index];
    const light = figure?.body.anchors.light;
    if (sheet.thing !== 'blanket fort' || light === undefined || figure == null) return [];
    return [
      {
        ...{ at: transform(figure.matrix, figure.pose.place(light.bone, light.at)), colour: COLOUR },
        ...{ reach: 4, size: 0.6, shades: 0.35 },
      },
    ];
  });
