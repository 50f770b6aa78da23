import type { Air, Lamp } from '../land/world.ts';
import { transform } from '../maths/matrix.ts';
import { add, cross, normalise, scale, UP, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import type { MovingLamp } from './moving-lamp.ts';
import type { StandingFigure } from './pose-figures.ts';

/** What the lamps of a moment are found by. */
export interface LitMoment {
  readonly stage: Stage;
  readonly time: number;
  readonly standing: readonly (StandingFigure | null)[];
  readonly camera: CameraPose;
  readonly air: Air;
  /** The place's own lamps. */
  readonly lamps: readonly Lamp[];
  readonly indoor: boolean;
  /** How bright the face of whom the film is about was drawn, on its print; null where nobody has one. */
  readonly faceLight: number | null;
}

export interface Found {
  readonly figure: StandingFigure;
  readonly index: number;
  readonly thing: string;
}

/** Not lit yet, or blown out. */
export const isUnlit = ({ sheet }: StageFigure['body']): boolean =>
  Array.isArray(sheet.parts) && sheet.parts.includes('unlit');

export const figuresOf = ({ stage, standing }: LitMoment): Found[] =>
  stage.figures.flatMap(({ body, role }, index) => {
    const figure = standing[index];
    return figure === null || figure === undefined || role === null
      ? []
      : [{ figure, index, thing: isUnlit(body) ? 'unlit' : String(body.sheet.thing) }];
  });

export const hasEyes = ({ figure }: Found): boolean => figure.body.anchors.eyes !== undefined;
export const tallOf = ({ body, size }: StandingFigure): number => body.height * size;
export const middleOf = ({ matrix, body }: StandingFigure): Vector => transform(matrix, [0, body.height / 2, 0]);
export const aheadOf = (heading: number, pitch = 0): Vector =>
  normalise([Math.sin(heading), Math.tan(pitch), Math.cos(heading)]);

/** Beside somebody: of a height, toward the camera, aside of it and up. */
export function beside(
  figure: StandingFigure,
  { camera }: LitMoment,
  ahead: number,
  aside: number,
  up: number,
): Vector {
  const { at } = figure;
  const toCamera = normalise([camera.eye[0] - at[0], 0, camera.eye[2] - at[2]]);
  const right = cross(UP, toCamera);
  return add(at, scale(add(add(scale(toCamera, ahead), scale(right, aside)), [0, up, 0]), tallOf(figure)));
}

/** Whom a film shows is never wholly in the dark: a breath of light from the camera's side. */
export const faint = (moment: LitMoment, colour: Vector): MovingLamp[] =>
  figuresOf(moment)
    .filter(hasEyes)
    .slice(0, 2)
    .map(({ figure }) => ({
      at: beside(figure, moment, 0.9, 0.5, 1.1),
      colour: scale(colour, tallOf(figure) ** 2),
      reach: 2.2 * tallOf(figure),
      size: 0.5 * tallOf(figure),
    }));
