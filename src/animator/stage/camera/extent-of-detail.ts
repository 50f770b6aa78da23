import type { Shot } from '../../director/script.ts';
import { add } from '../../maths/vector.ts';
import { turned } from '../whereabouts.ts';
import { around, type Extent, type ExtentParts, middleOf } from './extent-points.ts';

/** Metres around it: what a thing is filmed for from so near, as the drop that hangs from a leaf. */
const REACH: Partial<Readonly<Record<Shot['size'], number>>> = { extreme_close: 0.055, close: 0.085 };

/** Of a close shot of what has one detail that it is shown for: that, and not the whole of it. */
export function extentOfDetail(
  shot: Shot,
  subject: number,
  { players, whereIs, bonds }: ExtentParts,
  times: readonly number[],
): Extent | null {
  const own = players[subject];
  const [detail, reach] = [own?.body.anchors.detail?.at, REACH[shot.size]];
  if (own === undefined || detail === undefined || reach === undefined) return null;
  const points = times.flatMap((time) => {
    const { at, heading } = whereIs(subject, time);
    const on = bonds.filter(({ parent }) => parent === subject).map(({ child }) => whereIs(child, time));
    return [
      ...around(add(at, turned(detail, heading, own.size)), reach * own.size, reach * own.size * 0.7),
      // Whoever is on it is there for that.
      ...on.flatMap((who) => around(add(who.at, [0, who.height / 2, 0]), who.radius * 0.8, who.height / 2)),
    ];
  });
  return { points, target: middleOf(points) };
}
