import type { PixelSize } from '../core/media.ts';
import type { CutOut } from './bodies/families/reference.ts';
import { layCaptions } from './captions/lay-captions.ts';
import type { PlateScene } from './images/given.ts';
import { preparePlateFilm } from './images/plate/film.ts';
import { prepareFlow } from './images/plate/flow.ts';
import { prepareWay } from './images/plate/way.ts';
import { bodiesWith } from './images/reference-bodies.ts';
import type { Film } from './lens/film.ts';
import type { Lens } from './lens/lens.ts';
import { mixBytes } from './lens/mix-bytes.ts';
import { prepareStageFilm, type StageFilm } from './lens/stage-film.ts';
import { type MouthTrack, mouthLater, mouthOf } from './score/mouths.ts';
import type { Caption } from './score/score.ts';
import { ageAt, agedStages } from './stage/ages.ts';
import { sceneAt, scenesOf } from './stage/scenes.ts';
import type { Stage } from './stage/stage.ts';
import type { Studio } from './studio.ts';
import { openWorkshop, readPlace } from './workshop.ts';

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
    ? openScenes(order.scene, order, options)
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

type StageScene = Extract<Scene, { kind: 'stage' }>;

/** A film that plays in several places is opened in each; one lens draws them all, each in its time. */
async function openScenes(scene: StageScene, order: FilmOrder, { onLayer, ...options }: OpenOptions): Promise<Film> {
  const scenes = scenesOf(scene.stage);
  const films: { readonly from: number; readonly film: AgedFilm }[] = [];
  for (const [index, { from, stage }] of scenes.entries()) {
    const paint = { ...options, onLayer: (share: number) => onLayer((index + share) / scenes.length) };
    // The lens is made for the first of them, and has room for all.
    const own = index === 0 ? scene : { ...scene, stage };
    const film = await openAges(own, spokenFrom(order, from), paint, films[0]?.film.lens);
    films.push({ from, film });
  }
  const shown = (seconds: number) => sceneAt(films, seconds);
  const [first] = films;
  if (first === undefined) throw new RangeError('A film has at least one scene.');
  let now = first.film;
  return {
    bytesPerFrame: first.film.bytesPerFrame,
    compose(frame, seconds) {
      const { film, from } = shown(seconds);
      now = film;
      film.compose(frame, seconds - from);
    },
    print: (frame, at) => now.print(frame, at),
  };
}

/** Mouths in the time of a scene that begins so late. */
const spokenFrom = (order: FilmOrder, from: number): FilmOrder =>
  from === 0 ? order : { ...order, mouths: order.mouths.map((mouth) => mouthLater(mouth, -from)) };

/** A film, and the lens it is drawn with. */
type AgedFilm = Film & { readonly lens: Lens };

/** A film whose place becomes another is filmed in all its ages, and each slowly becomes the next. */
async function openAges(
  scene: StageScene,
  order: FilmOrder,
  { onLayer, ...options }: OpenOptions,
  lens?: Lens,
): Promise<AgedFilm> {
  const { durationSeconds } = scene.stage;
  const ages = agedStages(scene.stage);
  const films: (Film & { readonly film: StageFilm })[] = [];
  for (const [index, stage] of ages.entries()) {
    const aged = { ...scene, stage };
    const paint = { ...options, onLayer: (share: number) => onLayer((index + share) / ages.length) };
    films.push(await openStage(aged, order, paint, { beside: films[0]?.film, lens }));
  }
  const [only] = films;
  if (only === undefined) throw new RangeError('A stage has at least one age.');
  if (films.length === 1) return { ...only, lens: only.film.lens };
  const { memory } = options.studio;
  const { bytesPerFrame } = only;
  const scratch = memory.reserve(bytesPerFrame);
  let now = 0;
  return {
    ...{ bytesPerFrame, lens: only.film.lens },
    compose(_frame, seconds) {
      now = seconds;
    },
    // One lens draws both: each is printed before the other is drawn.
    print(frame, at) {
      const { age, share } = ageAt(films.length, now, durationSeconds);
      const [first = only, last = only] = films.slice(age);
      const show = (film: Film, to: number): void => {
        film.compose(frame, now);
        film.print(frame, to);
      };
      if (share < 1) show(first, at);
      if (share > 0) show(last, share < 1 ? scratch : at);
      if (share > 0 && share < 1)
        mixBytes(memory.bytes(at, bytesPerFrame), memory.bytes(scratch, bytesPerFrame), share);
    },
  };
}

async function openStage(
  { stage, cutOuts }: StageScene,
  order: FilmOrder,
  options: OpenOptions,
  { beside, lens }: { readonly beside: StageFilm | undefined; readonly lens: Lens | undefined },
): Promise<Film & { readonly film: StageFilm }> {
  const { size } = order;
  const film = await prepareStageFilm({
    ...preparation(order, options),
    ...{ stage, place: readPlace(stage.place.name) },
    bodyOf: bodiesWith(cutOuts, openWorkshop().bodyOf),
    ...(beside === undefined ? {} : { beside }),
    ...(lens === undefined ? {} : { lens }),
  });
  if (beside === undefined && lens === undefined) film.lens.prepareOutput(size.width);
  const { kernels, record } = film.lens;
  return {
    film,
    bytesPerFrame: (size.width * size.height * 3) / 2,
    compose: (frame, seconds) => film.draw(seconds, frame),
    print: (_frame, at) => kernels.writeI420(record.at, at, size.width, size.height),
  };
}

function openPlates(scene: PlateScene, order: FilmOrder, options: OpenOptions): Promise<Film> {
  const { first, last, kinship, passage, light, life, cutOuts } = scene;
  const bodyOf = bodiesWith(cutOuts, openWorkshop().bodyOf);
  const shared = { ...preparation(order, options), bodyOf, light, life };
  if (last === null) return preparePlateFilm(first.plate, { ...shared, stage: first.stage });
  if (kinship !== null) {
    return prepareFlow(first.plate, last.plate, kinship, order.frameCount, { ...shared, stage: first.stage });
  }
  return prepareWay(first, last, order.frameCount, { ...shared, passage });
}
