import type { PixelSize } from '../../core/media.ts';
import { copyDrawn, type Drawn, type RgbPicture } from './drawn.ts';
import { placeMosaic } from './looks.ts';
import type { StageFilm } from './stage-film.ts';

/** Told how much of a still is done, 0 to 1, and how to look at it. */
export type WatchStill = (share: number, look: () => RgbPicture) => Promise<void>;

export interface UnveilOptions {
  readonly size: PixelSize;
  /** The moment that is shown. */
  readonly time: number;
  /** How many looks at it are wanted before it is finished. */
  readonly partials: number;
  readonly signal: AbortSignal;
  readonly watch: WatchStill;
}

/** Pixels along a stone of the last mosaic before the picture itself; each before it has stones twice as large. */
const FINEST = 4;

/** A still, coarse first, then finer: each look at it shows more, and costs a drawing only where somebody looks. */
export async function unveil({ lens, draw }: StageFilm, options: UnveilOptions): Promise<Drawn> {
  const { size, time, partials, signal, watch } = options;
  const { memory, kernels, record } = lens;
  lens.prepareOutput(size.width);
  const drawn: Drawn = { memory, kernels, ...size, at: memory.reserve(size.width * size.height * 4) };
  const lay = (): void => kernels.writeRgba(record.at, drawn.at, size.width, size.height, 0, size.height);
  for (let look = 0; look < partials; look++) {
    draw(time, 0);
    const side = (FINEST * 2 ** (partials - look - 1) * 1280) / lens.size.width;
    kernels.applyStyle(record.at, placeMosaic(memory, side), 0);
    lay();
    await watch((look + 1) / (partials + 1), () => copyDrawn(drawn));
    signal.throwIfAborted();
  }
  draw(time, 0);
  lay();
  return drawn;
}
