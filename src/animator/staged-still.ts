import { placeMosaic } from './lens/looks.ts';
import { prepareStageFilm } from './lens/stage-film.ts';
import type { Compositor } from './picture/compositor.ts';
import type { WatchStill } from './picture/still.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop, readPlace } from './staging.ts';

/** The middle of the shot: there everybody is where the stage was solved for. */
const MOMENT = 0.5;
/** Pixels along a stone of the last mosaic before the picture itself; each before it has stones twice as large. */
const FINEST = 4;

/** One moment of a stage, laid into the compositor's frame. */
export async function drawStagedStill(
  compositor: Compositor,
  stage: Stage,
  { signal, watch, partials }: { readonly signal: AbortSignal; readonly watch: WatchStill; readonly partials: number },
): Promise<void> {
  const { memory, frameAt, width, height } = compositor;
  const place = readPlace(stage.place.name);
  const film = await prepareStageFilm({
    ...openWorkshop(),
    ...{ stage, memory, place, size: { width, height }, finish: 'still' },
    share: async (paint) => paint(),
    mouthAt: () => ({ open: 0, round: 0, wide: 0 }),
    onLayer: () => signal.throwIfAborted(),
  });
  const { lens } = film;
  lens.prepareOutput(width);
  const lay = (): void => lens.kernels.writeRgba(lens.record.at, frameAt, width, height, 0, height);
  const time = stage.durationSeconds * MOMENT;
  // Coarse first, then finer: each look at it shows more, and costs a drawing only where somebody looks.
  for (let look = 0; look < partials; look++) {
    film.draw(time, 0);
    lens.kernels.applyStyle(
      lens.record.at,
      placeMosaic(memory, (FINEST * 2 ** (partials - look - 1) * 1280) / lens.size.width),
      0,
    );
    lay();
    await watch((look + 1) / (partials + 1));
    signal.throwIfAborted();
  }
  film.draw(time, 0);
  lay();
}
