import { scenesOf } from '../stage/scenes.ts';
import type { Stage } from '../stage/stage.ts';

/** Of the printed size: what the fast finish draws, and sizes beyond which more pixels would not be seen. */
const INNER_SHARE = { standard: 1, fast: 0.5, still: 1, sketch: 1 } as const;
const MOST_INNER_PIXELS = { standard: 2_100_000, fast: 1_400_000, still: 8_400_000, sketch: 16_000 } as const;

/** How large a film is drawn before it is printed, with room for all its scenes. */
export function innerSize({
  size,
  finish,
  stage,
}: {
  readonly size: { readonly width: number; readonly height: number };
  readonly finish: keyof typeof INNER_SHARE;
  readonly stage: Stage;
}) {
  const wanted = INNER_SHARE[finish];
  const share = Math.min(wanted, Math.sqrt(MOST_INNER_PIXELS[finish] / (size.width * size.height)));
  const figures = Math.max(...scenesOf(stage).map((scene) => scene.stage.figures.length));
  const even = (pixels: number): number => Math.max(16, Math.round((pixels * share) / 2) * 2);
  // Rows are printed four pixels at a time.
  const width = Math.ceil(even(size.width) / 4) * 4;
  return {
    width,
    height: even(size.height),
    mirrorShare: 0.34,
    vertexRoom: 900_000,
    chunkRoom: 27_000 + figures * 230,
    keyRoom: 80_000,
  };
}
