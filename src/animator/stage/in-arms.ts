import type { Vector } from '../maths/vector.ts';
import { makeCameraMotion } from './camera/camera-motion.ts';
import { heightOf, type Player } from './players.ts';
import type { Stage, StageFigure } from './stage.ts';
import { makePathMotion } from './ways/path-motion.ts';

/** Of somebody's height: who is no taller can be carried, and which child. */
const [CARRIED, CARRIED_CHILD] = [0.72, 0.88];

const isPerson = ({ order }: Player): boolean => order.family === 'person';

export const isCarried = (who: Player, by: Player): boolean =>
  heightOf(who) < heightOf(by) * (who.role.person?.age === 'child' ? CARRIED_CHILD : CARRIED);

/** A baby sits on one arm, below the face of whoever has it. */
const ON_ARM: Vector = [-0.1, -0.06, -0.02];
const isBaby = ({ role }: Player): boolean => role.person?.age === 'baby';
/** A child sits before the chest, its head below the bearer's and farther ahead: beside it one would hide the other's face. */
const BEFORE_CHEST: Vector = [0.02, -0.17, 0.13];

/** Where in the arms. */
export const carriedOn = (who: Player): { readonly offset?: Vector } =>
  !isPerson(who) ? {} : { offset: isBaby(who) ? ON_ARM : BEFORE_CHEST };

/** Whoever is carried shows us the face: it sits on the arm that is nearer to the camera where its back would be seen else. */
export function showCarried(
  figures: readonly StageFigure[],
  players: readonly Player[],
  film: Pick<Stage, 'shots' | 'seed' | 'durationSeconds'>,
): StageFigure[] {
  const motions = figures.map(({ path }) => makePathMotion(path));
  const middle = film.durationSeconds / 2;
  const whereIs = (figure: number): ReturnType<ReturnType<typeof makePathMotion>> => {
    const motion = motions[figure];
    if (motion === undefined) throw new RangeError(`There is no figure ${figure}.`);
    return motion(middle);
  };
  return figures.map((figure, index) => {
    const { support } = figure;
    const who = players[index];
    if (!('figure' in support) || support.anchor !== 'arms' || support.as !== 'sit' || who === undefined) return figure;
    const turned = players[support.figure]?.body.anchors.arms?.heading ?? 0;
    const bearer = whereIs(support.figure);
    const { eye } = makeCameraMotion(film, whereIs)(middle);
    const toUs = Math.atan2(eye[0] - bearer.at[0], eye[2] - bearer.at[2]);
    if (Math.cos(bearer.heading + turned - toUs) > 0) return figure;
    const [x, y, z] = support.offset ?? [0, 0, 0];
    return { ...figure, support: { ...support, turn: -2 * turned, offset: [-x, y, z] } };
  });
}
