import type { PixelSize } from '../../../core/media.ts';
import type { FieldKernel } from '../../bodies/polygonise.ts';
import type { Script } from '../../director/script.ts';
import { copyDrawn, type Drawn } from '../../lens/drawn.ts';
import { openKernels, STACK_BYTES } from '../../lens/kernels.ts';
import { unveil, type WatchStill } from '../../lens/unveil.ts';
import { KernelMemory } from '../../maths/kernel-memory.ts';
import type { BodyOf, CastRole } from '../../stage/players.ts';
import type { Stage } from '../../stage/stage.ts';
import { PictureError } from '../decode-picture.ts';
import { asksForChange } from '../edit/asks-for-change.ts';
import { editPlate } from '../edit/edit-plate.ts';
import { glanceAt } from '../look-at.ts';
import { chooseCrop } from '../pixels/choose-crop.ts';
import { coverFilm, filmCrop } from '../pixels/cover.ts';
import { glanceForNets } from '../pixels/glance.ts';
import type { Picture } from '../pixels/resize.ts';
import type { LookAt } from '../subject/subject.ts';
import { showsAlive, someoneComes } from './comers.ts';
import { openPlate } from './film.ts';
import { levelGround } from './level-ground.ts';
import { deepenSky, wantsSky } from './picture-sky.ts';
import { coverFor, dressPlate } from './season-paint.ts';
import { particlesFor, stagePlate, wantsLights } from './stage.ts';
import { wantsVapour } from './vapour.ts';
import { saidLight } from './world.ts';

/**
 * A still whose world is a given picture. It is kept; only what the words say comes to it: another light, weather, a style, and those whom they name.
 */
export interface PlateStill {
  readonly script: Script;
  readonly seed: number;
  readonly picture: Picture;
  readonly size: PixelSize;
  /** Share of its height that whoever comes takes; null leaves them as large as in life. */
  readonly fills: number | null;
  readonly bodyOf: BodyOf;
  /** Who comes to it out of other pictures. */
  readonly guests?: CastRole;
  readonly kernel: FieldKernel;
  readonly look: LookAt;
  readonly partials: number;
  readonly signal: AbortSignal;
  readonly watch: WatchStill;
}

/** Rain has begun to fall, and everybody has found its pose. */
const MOMENT = 0.5;

export async function drawPlateStill(options: PlateStill): Promise<Drawn> {
  const { script, seed, picture, size, fills, bodyOf, kernel, partials, signal, watch } = options;
  const guests = options.guests === undefined ? {} : { guests: options.guests };
  const done = editPlate(options, options.guests !== undefined || needsDepth(script) || isCropped(picture, size));
  if (done === null) return unchanged(options, wantedOf(script.prompt));
  const { given, edited } = done;
  const cover = coverFor(saidLight(script));
  const dressed = cover === null ? edited : dressPlate(edited, cover, showsAlive(script, edited));
  const plate = wantsSky(script) ? deepenSky(dressed) : dressed;
  signal.throwIfAborted();
  const stage = atRest(stagePlate(script, seed, plate, { bodyOf, still: true, fills, ...guests }));
  if (plate === given && changesNothing(stage, script)) return unchanged(options, NOTHING_KNOWN);
  const film = await openPlate(levelGround(plate, stage.figures, bodyOf), () => 1, {
    stage,
    light: saidLight(script),
    life: { water: false, waves: false, clouds: false, subject: null, durationSeconds: stage.durationSeconds },
    ...{ size, bodyOf, kernel, finish: 'still' },
    memory: new KernelMemory(),
    share: async (paint) => paint(),
    mouthAt: () => ({ open: 0, round: 0, wide: 0 }),
    onLayer: () => signal.throwIfAborted(),
  });
  return unveil(film, { size, time: stage.durationSeconds * momentOf(stage), partials, signal, watch });
}

/** A bolt of lightning stands for a tenth of a second. */
const momentOf = ({ particles }: Stage): number =>
  particles.some(({ kind }) => kind === 'lightning') ? STRUCK : MOMENT;
const STRUCK = 1.07;

/** Another light or style changes what is seen, whatever it is; only what falls or comes between must know how far away things are. */
function needsDepth(script: Script): boolean {
  return (
    someoneComes(script) ||
    wantsLights(script) ||
    wantsVapour(script) ||
    wantsSky(script) ||
    particlesFor(script).length > 0 ||
    saidLight(script).weather !== null ||
    coverFor(saidLight(script)) !== null
  );
}

/** The camera stays where the picture was taken. */
function atRest(stage: Stage): Stage {
  return { ...stage, shots: stage.shots.map((shot) => ({ ...shot, keys: shot.keys.slice(0, 1) })) };
}

function changesNothing({ figures, particles, styles }: Stage, script: Script): boolean {
  const { time, weather, season } = saidLight(script);
  return (
    figures.length + particles.length + styles.length === 0 && time === null && weather === null && season === null
  );
}

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };

/** Of a picture: where less of it is in the still, its middle need not be whom it shows. */
const MOST_KEPT = 0.9;

function isCropped(picture: Picture, size: PixelSize): boolean {
  const { width, height } = filmCrop(picture, size);
  return width * height < picture.width * picture.height * MOST_KEPT;
}

const NOTHING_KNOWN =
  'Nothing that these words ask for can be done to the picture, so it was not changed. A style, another light, weather or season, somebody added, removed or recoloured can.';

const wantedOf = (prompt: string): string =>
  `What "${prompt.trim().slice(0, 80)}" speaks of was not found in the picture, so it was not changed. A mask can show where it is.`;

/** Who asked for a change is told that there is none; who only told of a picture gets his own. Nobody is told so who had no net look at it. */
function unchanged(options: PlateStill, message: string): Promise<Drawn> {
  if (options.look !== glanceAt && asksForChange(options.script.prompt)) throw new PictureError(message);
  return keepPicture(options);
}

/** Exactly as it was given, but for its size. */
async function keepPicture({ picture, size, look, partials, watch }: PlateStill): Promise<Drawn> {
  const memory = new KernelMemory();
  const kernels = openKernels(memory.memory, memory.reserve(STACK_BYTES));
  const seen = isCropped(picture, size) ? look : glanceAt;
  const film = chooseCrop(picture, size, seen(glanceForNets(picture, size)).mask);
  const { pixels } = coverFilm(picture, size, NO_MARGINS, film).raster;
  const at = memory.reserve(pixels.length);
  memory.bytes(at, pixels.length).set(pixels);
  const drawn = { memory, kernels, at, ...size };
  for (let look = 0; look < partials; look++) await watch((look + 1) / (partials + 1), () => copyDrawn(drawn));
  return drawn;
}
