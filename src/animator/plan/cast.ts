import { DURATIONS_SECONDS } from '../../core/media.ts';
import type { Thing } from '../catalogue/things.ts';
import type { ArtFacts } from './art-facts.ts';
import type { Subject } from './brief.ts';
import type { FigurePlan } from './shot-plan.ts';

/** Width over height of the pictures that sizes are reckoned for. */
export const PICTURE_SHAPE = 16 / 9;

/** Who is not to leave the picture must not have left it by then. */
export const LONGEST_FILM_SECONDS = Math.max(...DURATIONS_SECONDS);

/** One subject that will be drawn. */
export interface Role {
  readonly subject: Subject;
  readonly index: number;
  readonly thing: Thing;
  readonly facts: ArtFacts;
  readonly realm: FigurePlan['realm'];
  readonly count: number;
}

/** A figure on its way to its place. */
export interface Member {
  readonly role: Role;
  readonly figure: FigurePlan;
}
