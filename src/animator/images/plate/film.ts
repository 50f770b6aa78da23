import type { PixelSize } from '../../../core/media.ts';
import type { Body, Moment } from '../../bodies/body.ts';
import type { FieldKernel } from '../../bodies/polygonise.ts';
import type { Role, Script } from '../../director/script.ts';
import type { BentMesh } from '../../lens/bent.ts';
import type { Film } from '../../lens/film.ts';
import { prepareStageFilm, type Share, type StageFilm } from '../../lens/stage-film.ts';
import { smoothstep } from '../../maths/ease.ts';
import type { KernelMemory } from '../../maths/kernel-memory.ts';
import { makeCameraMotion } from '../../stage/camera/camera-motion.ts';
import type { BodyOrder, Stage } from '../../stage/stage.ts';
import { livelyFace, subjectLife } from '../subject/life.ts';
import { bendPlate, type PlateLife } from './bend.ts';
import type { Plate } from './plate.ts';
import { platePlace, type SaidLight } from './world.ts';

/** Films whose world is a given picture. */
export interface PlateFilmOptions {
  readonly stage: Stage;
  readonly light: SaidLight;
  readonly life: PlateLife;
  readonly size: PixelSize;
  readonly finish: 'standard' | 'fast' | 'still';
  readonly memory: KernelMemory;
  readonly share: Share;
  readonly kernel: FieldKernel;
  readonly bodyOf: (order: BodyOrder) => Body;
  readonly mouthAt: (role: number, time: number) => Moment['mouth'];
  readonly onLayer: (share: number) => void;
  /** It ends as it was given, instead of beginning so. */
  readonly toRest?: boolean;
}

/** Share of the film in which what the prompt adds to a picture comes. */
export const GROWTH = 0.22;

export function openPlate(
  plate: Plate,
  onset: (time: number) => number,
  { light, life, ...options }: PlateFilmOptions,
): Promise<StageFilm> {
  const cameraAt = makeCameraMotion(options.stage, followsNobody);
  const { toRest = false } = options;
  return prepareStageFilm({
    ...options,
    place: platePlace(plate, light),
    plates: {
      bent: bendPlate(
        plate,
        life,
        (role, time) => options.mouthAt(role, time).open,
        (time) => cameraAt(toRest ? life.durationSeconds - time : time).eye,
      ).map((mesh) => (toRest ? backwards(mesh, life) : mesh)),
      onset,
    },
  });
}

/** The camera of a picture goes by itself. */
function followsNobody(): never {
  throw new RangeError('The camera of a picture follows nobody.');
}

const backwards = (mesh: BentMesh, { durationSeconds }: PlateLife): BentMesh => ({
  ...mesh,
  bend: (time, positions, coordinates) => mesh.bend(Math.max(0, durationSeconds - time), positions, coordinates),
});

/** The film begins with the picture as it was given. */
export async function preparePlateFilm(plate: Plate, options: PlateFilmOptions): Promise<Film> {
  const { size, stage } = options;
  const film = await openPlate(plate, (time) => smoothstep(0, GROWTH, time / stage.durationSeconds), options);
  film.lens.prepareOutput(size.width);
  const { kernels, record } = film.lens;
  return {
    bytesPerFrame: (size.width * size.height * 3) / 2,
    compose: (frame, seconds) => film.draw(seconds, frame),
    print: (_frame, at) => kernels.writeI420(record.at, at, size.width, size.height),
  };
}

/** What lives in a picture by the prompt: only what moves there is moved. `shown`: whom of the script it shows. */
export function lifeOf(script: Script, shown: Role | null): PlateLife {
  const { prompt, durationSeconds, shots } = script;
  const still = shots[0]?.move === 'static' && shots[0].stated;
  return {
    water: WATER.test(prompt),
    waves: WAVES.test(prompt),
    clouds: !still || CLOUDS.test(prompt),
    drifting: CLOUDS.test(prompt),
    subject: subjectLife(script, shown) ?? (TO_LIFE.test(prompt) ? livelyFace(durationSeconds) : null),
    durationSeconds,
  };
}

/** Of somebody of whom nothing else is said. */
const TO_LIFE =
  /\b(?:(?:to|into) life|come alive|comes alive|animat(?:e|ed|ing|ion)|living (?:portrait|photo|picture))\b/i;
const WATER = /\b(?:waters?|waves?|sea|ocean|lake|river|stream|pond|ripples?|surf|harbou?r|bay)\b/i;
const WAVES = /\b(?:waves?|surf|swell|breakers?)\b/i;
const CLOUDS = /\bclouds?\b|\bsky\b/i;
