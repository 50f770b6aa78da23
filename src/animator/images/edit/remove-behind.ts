import type { Role } from '../../director/script.ts';
import { SEEN_PIXELS } from '../pixels/glance.ts';
import type { PictureField } from '../pixels/look-around.ts';
import { paintOver } from '../pixels/paint-over.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Plate } from '../plate/plate.ts';
import { lookFor } from '../subject/pick-part.ts';
import { type LookAt, type View, viewedAt } from '../subject/subject.ts';

/** Of the picture: less is nobody, more is the place itself. */
const [LEAST, MOST] = [0.0008, 0.35];
const FOUND = 0.35;
/** Of the width: so far around whoever is taken away a trace of it is left. */
const TRACE = 0.008;

/**
 * The picture without those who are in its background: whoever stands out once the one before them is gone. The one before them stays; where nobody else
 * stands out, all does.
 */
export function removeBehind(plate: Plate, role: Role | null, prompt: string, look: LookAt): Plate {
  const { width, height } = plate.area;
  const picture = { width, height, pixels: plate.ground };
  const { mask } = (role === null ? look : lookFor(look, role, prompt))(shrink(picture));
  return eraseFrom(plate, mask, WHOLE) ?? plate;
}

const WHOLE: View = { left: 0, top: 0, width: 1, height: 1 };

/** The ground of a picture without what a map shows; null where that is nobody, or the place itself. `view`: what of the map is the film. */
export function eraseFrom(plate: Plate, mask: PictureField, view: View): Plate | null {
  const { width, height } = plate.area;
  const picture = { width, height, pixels: plate.ground };
  const gone = new Uint8Array(width * height);
  let count = 0;
  for (let at = 0; at < gone.length; at++) {
    const seen = viewedAt(mask, view, ((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height);
    if (seen < FOUND) continue;
    gone[at] = 1;
    count += 1;
  }
  if (count < gone.length * LEAST || count > gone.length * MOST) return null;
  const painted = paintOver(picture, gone, { reach: Math.round(width * TRACE), leaves: true });
  const ground = new Uint8Array(new SharedArrayBuffer(painted.length));
  ground.set(painted);
  return { ...plate, ground };
}

function shrink({ width, height, pixels }: Raster): Raster {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / SEEN_PIXELS));
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const copy = new Uint8Array(small.width * small.height * 4);
  for (let at = 0; at < small.width * small.height; at++) {
    const from = (Math.floor(at / small.width) * step * width + (at % small.width) * step) * 4;
    copy.set(pixels.subarray(from, from + 4), at * 4);
  }
  return { ...small, pixels: copy };
}
