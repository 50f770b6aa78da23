import type { PixelSize } from '../../../core/media.ts';
import { clamp } from '../../maths/ease.ts';
import type { PictureField } from '../pixels/look-around.ts';
import { type FilmArea, viewedAt } from './subject.ts';

/** Who else stands there, for each pixel of the textures. */
export function barOthers(
  { width, height }: PixelSize,
  { left, top, view }: FilmArea,
  size: PixelSize,
  others: PictureField | undefined,
): { readonly others?: Uint8Array } {
  if (others === undefined) return {};
  return {
    others: Uint8Array.from({ length: width * height }, (_, at) => {
      const [u, v] = [((at % width) - left + 0.5) / size.width, (Math.floor(at / width) - top + 0.5) / size.height];
      return viewedAt(others, view, clamp(u), clamp(v)) > 0.5 ? 1 : 0;
    }),
  };
}
