import { isStout } from '../catalogue/uses.ts';
import type { Vector } from '../maths/vector.ts';
import { heightOf, type Player } from './players.ts';

/** Metres: a ledge is at least so long and no deeper. */
const [LONG, DEEP] = [1, 0.5];
/** Metres: who is no taller finds room beside others on a table or a ledge of its kind. */
const [YOUNG_METRES, PERCHING_METRES] = [0.3, 0.8];

/** Cats on a fence, birds on a wall: beside each other along it. */
export const isPerched = (own: Player | undefined, ledge: Player | undefined): boolean =>
  own?.thing?.alive === true &&
  own.role.person === null &&
  heightOf(own) < PERCHING_METRES &&
  ledge?.thing?.alive === false &&
  // What has places of its own is sat on there.
  ledge.body.anchors.surface !== undefined &&
  ledge.body.anchors.surface2 === undefined &&
  (heightOf(own) < YOUNG_METRES
    ? ledge.body.width * ledge.size > own.body.width * own.size * 3
    : ledge.body.width * ledge.size >= LONG && ledge.body.length * ledge.size <= DEEP);

/** Small things share a table or a bowl, and animals a fence; the young in a nest have a place each. */
export const sharesPlace = (
  own: Player | undefined,
  bearer: Player | undefined,
  as: string,
  anchors: readonly string[],
): boolean =>
  as === 'stand' &&
  own !== undefined &&
  (own.thing?.alive === false ||
    (anchors[0] !== 'inside' &&
      (isPerched(own, bearer) ||
        // Folk as small as that stand together before what they work at.
        (heightOf(own) < YOUNG_METRES &&
          (own.order.family === 'person' || bearer?.body.anchors.surface2 === undefined)))));

/** Metres from the edge of a box to where who sits on it sits: the legs hang before it. */
const FROM_EDGE = 0.14;

/** Who sits on what is no seat sits at its edge; nothing where it is none that bears somebody. */
export function onEdge({ thing, body, size }: Player): [string[], 'sit', { offset: Vector }] {
  const near = Math.max(0, (body.length * size) / 2 - FROM_EDGE);
  return [isStout(thing?.kind ?? '') ? ['surface'] : [], 'sit', { offset: [0, 0, near] }];
}
