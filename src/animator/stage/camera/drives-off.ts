import type { Script, Shot } from '../../director/script.ts';

/** What nobody reaches: whoever drives toward it is seen from behind, with that before them. */
const NEVER_REACHED =
  /\b(?:sun|sunset|sunrise|horizon|moon|stars|mountains?|peaks|skyline|city|distance|storm|lights?|rainbow|volcano|pyramids?)\b/;

/** Nobody asks for a camera, and somebody drives into the distance: it goes along behind. */
export function driveOff(shot: Shot, { beats, cast }: Script): Shot {
  if (shot.move !== 'static' || shot.angle !== 'eye' || (shot.size !== 'wide' && shot.size !== 'full')) return shot;
  const role = cast.find(({ id }) => id === (shot.subject ?? cast[0]?.id));
  const drives = beats.some(
    ({ role: own, act, direction, where }) =>
      own === role?.id &&
      /^(?:drive|ride|sail|fly|cycle)$/.test(act) &&
      direction === 'toward' &&
      NEVER_REACHED.test(where ?? ''),
  );
  return drives ? { ...shot, move: 'follow_behind', sizeStated: true } : shot;
}
