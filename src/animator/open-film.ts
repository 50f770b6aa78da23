import { layCaptions } from './captions/lay-captions.ts';
import { hangReferences } from './images/draw-prints.ts';
import type { AnimationInputs } from './images/inputs.ts';
import { preparePictureFilm } from './images/picture-film.ts';
import type { PictureShot } from './images/plan-pictures.ts';
import { prepareStageFilm } from './lens/stage-film.ts';
import type { Studio } from './picture/compositor.ts';
import { type Film, type FilmSize, prepareFilm } from './picture/film.ts';
import type { ShotPlan } from './plan/shot-plan.ts';
import { type MouthTrack, mouthOf } from './score/mouths.ts';
import type { Caption } from './score/score.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop, readPlace } from './staging.ts';

/** How a film of given pictures is painted. */
export interface Painting {
  readonly plan: ShotPlan;
  /** How given pictures are treated that are the scene themselves. */
  readonly shot: PictureShot;
}

/** What a renderer must know of a film: plain data, since it may work in another thread. */
export interface FilmOrder {
  readonly stage: Stage;
  /** Null where the stage is filmed. */
  readonly painted: Painting | null;
  /** The mouths of those who speak. */
  readonly mouths: readonly MouthTrack[];
  readonly captions: readonly Caption[];
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

export async function openFilm(order: FilmOrder, options: OpenOptions): Promise<Film> {
  const film = await openPictures(order, options);
  const { memory } = options.studio;
  return layCaptions(film, order.captions, order.size, (at, length) => memory.bytes(at, length));
}

async function openPictures({ inputs, painted, ...order }: FilmOrder, options: OpenOptions): Promise<Film> {
  if (inputs.mode === 'text' || painted === null) return openStage(order, options);
  switch (inputs.mode) {
    case 'references': {
      const prepareProps = hangReferences(inputs.references, options.signal);
      return prepareFilm({ ...order, ...painted, ...options, prepareProps });
    }
    case 'first_frame':
    case 'first_and_last': {
      const last = inputs.mode === 'first_and_last' ? inputs.last : null;
      return preparePictureFilm({ ...order, ...painted, ...options, first: inputs.first, last });
    }
  }
}

type StageOrder = Pick<FilmOrder, 'stage' | 'mouths' | 'size' | 'fast'>;

async function openStage({ stage, mouths, size, fast }: StageOrder, { studio, onLayer }: OpenOptions): Promise<Film> {
  const { memory, share } = studio;
  const film = await prepareStageFilm({
    ...openWorkshop(),
    ...{ stage, size, memory, share, place: readPlace(stage.place.name), onLayer },
    finish: fast ? 'fast' : 'standard',
    mouthAt: (role, time) => {
      const { open, wide } = mouthOf(mouths, role, time);
      return { open, round: open * Math.max(0, 1 - wide * 1.4), wide };
    },
  });
  film.lens.prepareOutput(size.width);
  const { kernels, record } = film.lens;
  return {
    bytesPerFrame: (size.width * size.height * 3) / 2,
    compose: (frame, seconds) => film.draw(seconds, frame),
    print: (_frame, at) => kernels.writeI420(record.at, at, size.width, size.height),
  };
}
