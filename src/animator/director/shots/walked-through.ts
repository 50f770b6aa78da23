import { placeHas } from '../../catalogue/places.ts';
import type { Shot } from '../script.ts';

/** "The camera moves forward along the path", "a tour of a gallery": nobody is seen who goes there, and the place is walked through. */
const GOES =
  /\b(?:camera|shot|lens|steadicam|dolly|we|viewer|gimbal)(?: (?:slowly|smoothly|gently|then|continues|keeps|begins|to|is|in|a|slow|smooth|tracking|dolly|steadicam|shot|push)){0,6} (?:moves?|moving|glid(?:es?|ing)|travels?|travell?ing|drifts?|drifting|walks?|walking|wanders?|wandering|tracks?|tracking|push(?:es)?|advances?|weaves?|continues?|flows?|floats?)(?: (?:slowly|smoothly|gently|deeper|further|on|in|a|slow|smooth|tracking|steadicam|dolly|shot)){0,6} (?:forward|through|along|down|between|among|past|deeper|into)\b/i;
const TOUR = /\b(?:tour of|walk(?:ing)?[- ]?through (?:of|a|an|the)|stroll through|walk down (?:a|an|the))\b/i;

/** Where one can walk: what is between its houses, trees or walls. */
const FEATURES = ['town', 'street', 'woods', 'room', 'passers', 'grass'] as const;
/** Where a steep rock or the water is what one looks at, there is no lane. */
const isWalkable = (place: string): boolean =>
  place === 'road' || (FEATURES.some((feature) => placeHas(place, feature)) && !placeHas(place, 'great thing'));

const FORWARD = /^(?:static|dolly_in|follow_behind|follow_beside|follow_front|drone_forward)$/;
const NEAR = /close$/;

/** A shot of a place alone in which the camera goes on: at the pace of whoever walks there, and not the short way that a dolly has to a figure. */
export function walkThrough(shot: Shot, told: string, place: string): Shot {
  if (shot.subject !== null || !FORWARD.test(shot.move) || NEAR.test(shot.size) || !isWalkable(place)) return shot;
  if (shot.angle === 'high' || shot.angle === 'birds_eye') return shot;
  if (shot.move === 'static' && !TOUR.test(told)) return shot;
  if (shot.move === 'drone_forward' || !(GOES.test(told) || TOUR.test(told)))
    return shot.move.startsWith('follow') ? { ...shot, move: 'dolly_in' } : shot;
  return { ...shot, move: 'drone_forward', angle: 'point_of_view', handheld: true };
}
