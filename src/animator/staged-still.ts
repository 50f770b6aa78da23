import { findPlace } from './land/places.ts';
import { prepareStageFilm } from './lens/stage-film.ts';
import type { Compositor } from './picture/compositor.ts';
import type { WatchStill } from './picture/still.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop } from './staging.ts';

/** The middle of the shot: there everybody is where the stage was solved for. */
const MOMENT = 0.5;

/** One moment of a stage, laid into the compositor's frame: first the place, then with everybody in it. */
export async function drawStagedStill(
  compositor: Compositor,
  stage: Stage,
  { signal, watch }: { readonly signal: AbortSignal; readonly watch: WatchStill },
): Promise<void> {
  const { memory, frameAt, width, height } = compositor;
  const place = findPlace(stage.place.name);
  if (place === null) throw new RangeError(`There is no place called '${stage.place.name}'.`);
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
  film.draw(time, 0, false);
  lay();
  await watch(0.5);
  signal.throwIfAborted();
  film.draw(time, 0);
  lay();
  await watch(0.8);
  await watch(1);
}
