import {
  type Build,
  findParts,
  type Head,
  type Leg,
  OUTLINE_COLUMNS,
  OUTLINE_ROWS,
  type Parts,
  type Run,
  traceOutline,
} from '../../bodies/outline.ts';
import { alphaAt, type Plate, type PlateSubject } from '../plate/plate.ts';

/** Legs, head and facing of whoever is cut out of a picture, in shares of the film. */
export type Puppet = Parts;

export function findPuppet({ area, size }: Plate, { cut, box }: PlateSubject, build: Build): Puppet {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const rows = traceOutline((column, row) => {
    const x = Math.round((box.left + (wide * (column + 0.5)) / OUTLINE_COLUMNS) * size.width) + area.left;
    const y = Math.round((box.top + (tall * (row + 0.5)) / OUTLINE_ROWS) * size.height) + area.top;
    return alphaAt(cut, x, y) > 128;
  });
  // The lower edge may cut through hooves: legs are seen all the same.
  const standing = box.bottom <= 0.97 || (build === 'on_all_fours' && hasLegs(rows));
  const { legs, head, faces } = findParts(rows, build, standing);
  return {
    legs: legs.map(
      ({ hip, foot, middles, halves }): Leg => ({
        hip: box.top + hip * tall,
        foot: box.top + foot * tall,
        middles: middles.map((middle) => box.left + middle * wide),
        halves: halves.map((half) => half * wide),
      }),
    ),
    head: head === null ? null : inFilm(head, box.left, box.top, wide, tall),
    faces,
  };
}

/** Rows where an animal that stands has legs, and how much of its length they take there at most. */
const [LEGS_FROM, LEGS_TO, MOST_LEGS] = [Math.round(OUTLINE_ROWS * 0.76), Math.round(OUTLINE_ROWS * 0.88), 0.5];

const hasLegs = (rows: readonly (readonly Run[])[]): boolean =>
  rows
    .slice(LEGS_FROM, LEGS_TO)
    .every(
      (runs) =>
        runs.length >= 2 && runs.reduce((sum, { from, to }) => sum + to + 1 - from, 0) < OUTLINE_COLUMNS * MOST_LEGS,
    );

const inFilm = ({ u, v, across, down }: Head, left: number, top: number, wide: number, tall: number): Head => ({
  u: left + u * wide,
  v: top + v * tall,
  across: across * wide,
  down: down * tall,
});
