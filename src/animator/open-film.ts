import type { PixelSize } from '../core/media.ts';
import type { CutOut } from './bodies/families/reference.ts';
import { layCaptions } from './captions/lay-captions.ts';
import { bodiesWith } from './images/cast-references.ts';
import type { PlateScene } from './images/given.ts';
import { preparePlateFilm } from './images/plate-film.ts';
import { prepareWay } from './images/plate-way.ts';
import type { Film } from './lens/film.ts';
import { prepareStageFilm } from './lens/stage-film.ts';
import { type MouthTrack, mouthOf } from './score/mouths.ts';
import type { Caption } from './score/score.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop, readPlace } from './staging.ts';
import type { Studio } from './studio.ts';

/** What is filmed: a stage, with whoever given pictures show in its roles, or a given picture itself. */
export type Scene = { readonly kind: 'stage'; readonly stage: Stage; readonly cutOuts: readonly CutOut[] } | PlateScene;

/** What a renderer must know of a film: plain data, since it may work in another thread. */
export interface FilmOrder {
  readonly scene: Scene;
  /** The mouths of those who speak. */
  readonly mouths: readonly MouthTrack[];
  readonly captions: readonly Caption[];
  readonly size: PixelSize;
  readonly frameCount: number;
  readonly fast: boolean;
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

function openPictures(order: FilmOrder, options: OpenOptions): Promise<Film> {
  return order.scene.kind === 'stage'
    ? openStage(order.scene, order, options)
    : openPlates(order.scene, order, options);
}

/** What all films are prepared with. */
function preparation({ mouths, size, fast }: FilmOrder, { studio: { memory, share }, onLayer }: OpenOptions) {
  return {
    ...openWorkshop(),
    ...{ size, memory, share, onLayer },
    finish: fast ? ('fast' as const) : ('standard' as const),
    mouthAt: (role: number, time: number) => {
      const { open, wide } = mouthOf(mouths, role, time);
      return { open, round: open * Math.max(0, 1 - wide * 1.4), wide };
    },
  };
}

async function openStage(
  { stage, cutOuts }: Extract<Scene, { kind: 'stage' }>,
  order: FilmOrder,
  options: OpenOptions,
): Promise<Film> {
  const { size } = order;
  const film = await prepareStageFilm({
    ...preparation(order, options),
    ...{ stage, place: readPlace(stage.place.name) },
    bodyOf: bodiesWith(cutOuts, openWorkshop().bodyOf),
  });
  film.lens.prepareOutput(size.width);
  const { kernels, record } = film.lens;
  return {
    bytesPerFrame: (size.width * size.height * 3) / 2,
    compose: (frame, seconds) => film.draw(seconds, frame),
    print: (_frame, at) => kernels.writeI420(record.at, at, size.width, size.height),
  };
}

function openPlates({ first, last, light, life }: PlateScene, order: FilmOrder, options: OpenOptions): Promise<Film> {
  const shared = { ...preparation(order, options), light, life };
  if (last === null) return preparePlateFilm(first.plate, { ...shared, stage: first.stage });
  return prepareWay(first, last, order.frameCount, shared);
}
