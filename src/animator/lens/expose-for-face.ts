import { scale } from '../maths/vector.ts';
import type { KeyLit } from './film-lamps.ts';
import { drawnFace, facesOf, type Surrounding, wantedOf } from './key-light.ts';
import { brightness, lampOn } from './light-meter.ts';

/**
 * Exposed for the face, as every camera does it by itself: who sits right beside a window is no paper, the room behind is darker. The lamp of a window is a
 * point behind its pane, so it burns what is near to it; most of what is too much is taken from there, the rest from the print.
 */

/** Of what a print wants of a face: the most. */
const BRIGHTEST = 1.3;
/** Of a lamp and of an exposure: as much is left. */
const [LEAST_LAMP, LEAST_EXPOSURE] = [0.3, 0.62];
/** Of all that falls on a face: what gives less burns nobody. */
const MINOR = 0.1;

export function exposeForFace(film: KeyLit, around: Surrounding): Surrounding {
  const { air, lamps, exposure } = around;
  const most = wantedOf(film.stage) * BRIGHTEST;
  const there = drawnFace(film, around) ?? 0;
  const faces = facesOf(film);
  if (there <= most || faces === null) return around;
  const falls = lamps.map((lamp) => Math.max(...faces.map((side) => brightness(lampOn(lamp, side)))) * exposure);
  const burning = falls.map((fall) => fall > there * MINOR);
  const burnt = falls.reduce((sum, fall, index) => sum + (burning[index] ? fall : 0), 0);
  const left = Math.max(LEAST_LAMP, Math.min(1, (most - (there - burnt)) / Math.max(1e-6, burnt)));
  const share = Math.max(LEAST_EXPOSURE, Math.min(1, most / (there - burnt * (1 - left))));
  return {
    ...around,
    air: { ...air, print: { ...air.print, exposure: air.print.exposure * share } },
    lamps: lamps.map((lamp, index) => (burning[index] ? { ...lamp, colour: scale(lamp.colour, left) } : lamp)),
    exposure: exposure * share,
  };
}
