import type { Body } from '../bodies/body.ts';
import type { Affine } from '../maths/matrix.ts';
import { aboutX, aboutY, combine, turnVector } from '../maths/turn.ts';
import type { Vector } from '../maths/vector.ts';
import type { StageFigure } from '../stage/stage.ts';

/** How something is that does not stand on its foot: on its back, or stuck upside down into what bears it; null for all that stands. */
export const asLaid = (
  { lies, stuck }: { readonly lies?: boolean; readonly stuck?: boolean },
  figure: StageFigure,
  body: Body,
  at: Vector,
  heading: number,
): Affine | null =>
  lies === true ? lying(figure, body, at, heading) : stuck === true ? upsideDown(figure, body, at, heading) : null;

/** Its head where its foot would be. */
const upsideDown = ({ size }: StageFigure, { height }: Body, at: Vector, heading: number): Affine => {
  const turn = scaleTurn(combine(aboutY(heading), aboutX(Math.PI)), size);
  return [...turn.slice(0, 3), at[0], ...turn.slice(3, 6), at[1] + height * size, ...turn.slice(6, 9), at[2]];
};
const scaleTurn = (turn: readonly number[], size: number): number[] => turn.map((value) => value * size);

/** On its back, its middle where it was put. */
function lying({ size }: StageFigure, body: Body, at: Vector, heading: number): Affine {
  const turn = combine(aboutY(heading), aboutX(-Math.PI / 2));
  const [x, , z] = turnVector(turn, [0, (body.height / 2) * size, 0]);
  return [
    ...[turn[0] * size, turn[1] * size, turn[2] * size, at[0] - x],
    ...[turn[3] * size, turn[4] * size, turn[5] * size, at[1] + (body.length / 2) * size],
    ...[turn[6] * size, turn[7] * size, turn[8] * size, at[2] - z],
  ];
}
