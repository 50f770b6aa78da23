import type { Body } from '../bodies/body.ts';
import { boardActOf, liesFlat } from '../catalogue/uses.ts';
import type { Vector } from '../maths/vector.ts';
import type { Player } from './players.ts';
import type { StageFigure } from './stage.ts';

/** What came alive stands on its own legs. */
export const isLaidDown = (player: Player | undefined): boolean =>
  player?.order.family !== 'person' &&
  ((liesFlat(player?.thing?.kind ?? '') && !isFlat(player)) || isUprightBoard(player));

/** Made as it lies: a letter, an open book. */
const isFlat = (player: Player | undefined): boolean =>
  player !== undefined && player.body.height < player.body.length * 0.4 && player.body.height < player.body.width * 0.4;

/** Boards stand where nobody rides them, but not on something else. */
export const isUprightBoard = (player: Player | undefined): boolean =>
  player !== undefined && boardActOf(player.thing?.kind ?? '') !== null && player.body.height > player.body.length;

/** Where things stand on it, in its own directions: on what lies on its back, in the middle of the side that is up. */
export const standPoint = (
  bearer: Pick<StageFigure, 'support'> | undefined,
  { height, length }: Pick<Body, 'height' | 'length'>,
  anchor: { readonly at: Vector },
): Vector =>
  bearer !== undefined && 'figure' in bearer.support && bearer.support.lies === true
    ? [0, height / 2, length / 2]
    : anchor.at;
