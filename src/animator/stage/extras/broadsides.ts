import { clamp } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeCameraMotion } from '../camera/camera-motion.ts';
import type { Player } from '../players.ts';
import type { Stage, StageFigure } from '../stage.ts';
import { makePathMotion } from '../ways/path-motion.ts';

/** How far it turns to where it goes. */
const MOST_TURN = 0.45;
const POINTS = 12;

/** Whoever is known from one side only keeps that to the camera, whatever it does, and turns a little to where it goes. */
export function turnBroadsides(
  figures: readonly StageFigure[],
  players: readonly Player[],
  film: Pick<Stage, 'shots' | 'seed'>,
): StageFigure[] {
  const motions = figures.map(({ path }) => makePathMotion(path));
  const cameraAt = makeCameraMotion(film, (figure, time) => {
    const motion = motions[figure];
    if (motion === undefined) throw new RangeError(`There is no figure ${figure}.`);
    return motion(time);
  });
  return figures.map((figure, index) => {
    const motion = motions[index];
    const body = players[index]?.body;
    if (body?.broadside !== true || motion === undefined) return figure;
    const last = figure.path.at(-1)?.time ?? 0;
    const times = last > 0 ? Array.from({ length: POINTS }, (_, point) => (last * point) / (POINTS - 1)) : [0];
    return {
      ...figure,
      path: times.map((time) => {
        const { at, heading, speed } = motion(time);
        const { eye } = cameraAt(time);
        return { time, at, heading: broadsideHeading(at, eye, speed > 0.1 ? heading : null, body.looksAside ?? 0) };
      }),
    };
  });
}

/** `going`: the way it goes; null stays. */
export function broadsideHeading(at: Vector, eye: Vector, going: number | null, looks: -1 | 0 | 1): number {
  const facing = Math.atan2(eye[0] - at[0], eye[2] - at[2]);
  if (going === null) return facing;
  return facing + turnTo(Math.atan2(Math.sin(going - facing), Math.cos(going - facing)), looks);
}

/** `aside`: where it goes, from where the camera is. Who looks to a side of its picture goes there with its broad side, and to the other with its back. */
function turnTo(aside: number, looks: -1 | 0 | 1): number {
  if (looks === 0) return clamp(aside, -MOST_TURN, MOST_TURN);
  const side = aside < 0 ? -1 : 1;
  return (side === looks ? 0 : Math.PI) + clamp(aside - (side * Math.PI) / 2, -MOST_TURN, MOST_TURN);
}
