import { hangReferences } from './images/draw-prints.ts';
import type { AnimationInputs } from './images/inputs.ts';
import { preparePictureFilm } from './images/picture-film.ts';
import type { PictureShot } from './images/plan-pictures.ts';
import type { Studio } from './picture/compositor.ts';
import { type Film, type FilmSize, prepareFilm } from './picture/film.ts';
import type { ShotPlan } from './plan/shot-plan.ts';

/** What a renderer must know of a film: plain data, since it may work in another thread. */
export interface FilmOrder {
  readonly plan: ShotPlan;
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
