import type { Moment } from './bodies/body.ts';
import { hangReferences } from './images/draw-prints.ts';
import type { AnimationInputs } from './images/inputs.ts';
import { preparePictureFilm } from './images/picture-film.ts';
import type { PictureShot } from './images/plan-pictures.ts';
import { findPlace } from './land/places.ts';
import { prepareStageFilm } from './lens/stage-film.ts';
import type { Studio } from './picture/compositor.ts';
import { type Film, type FilmSize, prepareFilm } from './picture/film.ts';
import { mouthAt } from './plan/plan-dialogue.ts';
import type { ShotPlan } from './plan/shot-plan.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop } from './staging.ts';

/** What a renderer must know of a film: plain data, since it may work in another thread. */
export interface FilmOrder {
  readonly plan: ShotPlan;
  /** The film as a world of metres; null where it is painted. */
  readonly stage: Stage | null;
  /** How given pictures are treated that are the scene themselves. */
  readonly shot: PictureShot;
  readonly size: FilmSize;
  readonly frameCount: number;
  readonly fast: boolean;
  readonly inputs: AnimationInputs;
}

export interface OpenOptions {
  readonly studio: Studio;
  readonly signal: AbortSignal;
  /** 0..1 of what is painted. */
  readonly onLayer: (share: number) => void;
}

export async function openFilm({ inputs, ...order }: FilmOrder, options: OpenOptions): Promise<Film> {
  switch (inputs.mode) {
    case 'text':
      if (order.stage !== null) return openStage({ ...order, stage: order.stage }, options);
      return prepareFilm({ ...order, ...options, prepareProps: null });
    case 'references': {
      const prepareProps = hangReferences(inputs.references, options.signal);
      return prepareFilm({ ...order, ...options, prepareProps });
    }
    case 'first_frame':
    case 'first_and_last': {
      const last = inputs.mode === 'first_and_last' ? inputs.last : null;
      return preparePictureFilm({ ...order, ...options, first: inputs.first, last });
    }
  }
}

type StageOrder = Omit<FilmOrder, 'inputs' | 'stage'> & { readonly stage: Stage };

async function openStage({ stage, plan, size, fast }: StageOrder, { studio, onLayer }: OpenOptions): Promise<Film> {
  const place = findPlace(stage.place.name);
  if (place === null) throw new RangeError(`There is no place called '${stage.place.name}'.`);
  const { memory, share } = studio;
  const film = await prepareStageFilm({
    ...openWorkshop(),
    ...{ stage, size, memory, share, place, onLayer },
    finish: fast ? 'fast' : 'standard',
    mouthAt: (role, time) => mouthOf(plan, role, time),
  });
  film.lens.prepareOutput(size.width);
  const { kernels, record } = film.lens;
  return {
    bytesPerFrame: (size.width * size.height * 3) / 2,
    compose: (frame, seconds) => film.draw(seconds, frame),
    print: (_frame, at) => kernels.writeI420(record.at, at, size.width, size.height),
  };
}

/** What the voices do to the lips of a role: of all its lines, the one that is just being said. */
function mouthOf({ mouths = [] }: ShotPlan, role: number, time: number): Moment['mouth'] {
  let widest = { open: 0, round: 0, wide: 0 };
  for (const track of mouths) {
    if (track.subject !== role) continue;
    const { open, wide } = mouthAt(track, time);
    if (open > widest.open) widest = { open, round: open * Math.max(0, 1 - wide * 1.4), wide };
  }
  return widest;
}
