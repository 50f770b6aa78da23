import type { PixelSize } from '../core/media.ts';
import type { Drawn } from './lens/drawn.ts';
import { prepareStageFilm } from './lens/stage-film.ts';
import { unveil, type WatchStill } from './lens/unveil.ts';
import { KernelMemory } from './maths/kernel-memory.ts';
import type { BodyOf } from './stage/players.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop, readPlace } from './workshop.ts';

/** The middle of the shot: there everybody is where the stage was solved for. */
const MOMENT = 0.5;

export interface StagedStill {
  readonly stage: Stage;
  readonly size: PixelSize;
  readonly bodyOf: BodyOf;
  readonly partials: number;
  /** Tests only: drawn of few pixels, and enlarged to its size. */
  readonly coarse: boolean;
  readonly signal: AbortSignal;
  readonly watch: WatchStill;
}

/** One moment of a stage. */
export async function drawStagedStill(order: StagedStill): Promise<Drawn> {
  const { stage, size, bodyOf, partials, coarse, signal, watch } = order;
  const place = readPlace(stage.place.name);
  const memory = new KernelMemory();
  const film = await prepareStageFilm({
    ...openWorkshop(),
    ...{ stage, memory, place, size, bodyOf, finish: coarse ? 'sketch' : 'still' },
    share: async (paint) => paint(),
    mouthAt: () => ({ open: 0, round: 0, wide: 0 }),
    onLayer: () => signal.throwIfAborted(),
  });
  return unveil(film, { size, time: stage.durationSeconds * MOMENT, partials, signal, watch });
}
