import { type CaptionSize, type DrawnCaption, drawCaption } from './draw-caption.ts';

/** Whatever prints a film frame by frame as I420 bytes: see `Film`. */
export interface Printing {
  readonly bytesPerFrame: number;
  compose(frame: number, seconds: number): void;
  print(frame: number, at: number): void;
}

export interface TimedCaption {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const FADE_SECONDS = 0.15;
/** Of a picture in limited range. */
const BLACK = 16;
const WHITE = 235;
const GREY = 128;

/** The same film with words written over it. */
export function layCaptions<P extends Printing>(
  film: P,
  captions: readonly TimedCaption[],
  size: CaptionSize,
  bytesAt: (at: number, length: number) => Uint8Array,
): Printing {
  if (captions.length === 0) return film;
  const drawn = captions.map(({ text, from, to }) => ({ from, to, caption: drawCaption(text, size) }));
  let now = 0;
  return {
    bytesPerFrame: film.bytesPerFrame,
    compose(frame, seconds) {
      now = seconds;
      film.compose(frame, seconds);
    },
    print(frame, at) {
      film.print(frame, at);
      for (const { from, to, caption } of drawn) {
        const share = Math.min(1, (now - from) / FADE_SECONDS, (to - now) / FADE_SECONDS);
        if (share > 0) layCaption(bytesAt(at, film.bytesPerFrame), size, caption, share);
      }
    },
  };
}

/** Covers what lies under a caption, by this share of what it covers. Its letters are white and their outline black: colours become grey. */
function layCaption(frame: Uint8Array, size: CaptionSize, caption: DrawnCaption, share: number): void {
  const { left, top, width, height, light, cover } = caption;
  const half = size.width / 2;
  const [firstU, chroma] = [size.width * size.height, half * (size.height / 2)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const by = ((cover[y * width + x] ?? 0) / 255) * share;
      if (by === 0) continue;
      const at = (top + y) * size.width + left + x;
      const luma = BLACK + ((light[y * width + x] ?? 0) / 255) * (WHITE - BLACK);
      frame[at] = Math.round((frame[at] ?? 0) + (luma - (frame[at] ?? 0)) * by);
      if (((x | y) & 1) !== 0) continue;
      const below = Math.min(height - 1, y + 1) * width + x;
      const four =
        (cover[y * width + x] ?? 0) + (cover[y * width + x + 1] ?? 0) + (cover[below] ?? 0) + (cover[below + 1] ?? 0);
      const colour = firstU + ((top + y) / 2) * half + (left + x) / 2;
      for (const plane of [colour, colour + chroma])
        frame[plane] = Math.round((frame[plane] ?? 0) + (GREY - (frame[plane] ?? 0)) * (four / 1020) * share);
    }
  }
}
