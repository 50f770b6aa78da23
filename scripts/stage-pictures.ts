/** Films single moments of a stage, without encoding them: what the viewer and the galleries of the 3D world draw with. */
import { makeBodies } from '../src/animator/bodies/families.ts';
import { FieldKernel } from '../src/animator/bodies/polygonise.ts';
import type { Script } from '../src/animator/director/script.ts';
import { writeScript } from '../src/animator/director/write-script.ts';
import { BACKDROP } from '../src/animator/land/places/backdrop.ts';
import { findPlace } from '../src/animator/land/places.ts';
import { prepareStageFilm, type StageFilm } from '../src/animator/lens/stage-film.ts';
import { KernelMemory } from '../src/animator/maths/kernel-memory.ts';
import { ageAt, agedStages } from '../src/animator/stage/ages.ts';
import { sceneAt, scenesOf } from '../src/animator/stage/scenes.ts';
import type { Stage } from '../src/animator/stage/stage.ts';
import { stageScript } from '../src/animator/staging.ts';

const kernel = new FieldKernel();
export const bodyOf = makeBodies(kernel);

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Processor seconds since `from`. */
const secondsSince = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
};

export interface StagePictures {
  /** RGBA, as large as the lens drew it. */
  readonly pictures: readonly Uint8ClampedArray<ArrayBuffer>[];
  readonly size: Size;
  /** Processor seconds: the place alone, all of the preparation, all the pictures. */
  readonly buildSeconds: number;
  readonly prepareSeconds: number;
  readonly drawSeconds: number;
  readonly triangles: number;
  readonly dropped: number;
  readonly megabytes: number;
}

export async function pictureStage(
  stage: Stage,
  size: Size,
  times: readonly number[],
  finish: 'standard' | 'fast' = 'standard',
): Promise<StagePictures> {
  const memory = new KernelMemory();
  const place = findPlace(stage.place.name) ?? BACKDROP;
  const began = process.cpuUsage();
  let buildSeconds = 0;
  const ages = agedStages(stage);
  const films: StageFilm[] = [];
  for (const aged of ages)
    films.push(
      await prepareStageFilm({
        ...{ stage: aged, size, finish, memory, kernel, bodyOf },
        share: async (paint) => paint(),
        place: {
          ...place,
          build(...order) {
            const building = process.cpuUsage();
            const world = place.build(...order);
            buildSeconds = secondsSince(building);
            return world;
          },
        },
        mouthAt: () => ({ open: 0, round: 0, wide: 0 }),
        onLayer: () => undefined,
        ...(films[0] === undefined ? {} : { beside: films[0] }),
      }),
    );
  const [film] = films;
  if (film === undefined) throw new RangeError('A stage has at least one age.');
  const prepareSeconds = secondsSince(began);
  const { width, height } = film.lens.size;
  const drawing = process.cpuUsage();
  const pictures: Uint8ClampedArray<ArrayBuffer>[] = [];
  const shoot = (age: number, time: number, index: number): Uint8ClampedArray<ArrayBuffer> => {
    (films[age] ?? film).draw(time, index);
    return Uint8ClampedArray.from(memory.bytes(film.lens.record.get('picture'), width * height * 4));
  };
  for (const [index, time] of times.entries()) {
    const { age, share } = ageAt(films.length, time, stage.durationSeconds);
    const picture = shoot(age, time, index);
    const next = share > 0 ? shoot(age + 1, time, index) : picture;
    pictures.push(picture.map((value, at) => value + ((next[at] ?? 0) - value) * share));
  }
  const { record } = film.lens;
  return {
    pictures,
    size: { width, height },
    buildSeconds,
    prepareSeconds,
    drawSeconds: secondsSince(drawing),
    triangles: record.get('trianglesDrawn'),
    dropped: record.get('dropped'),
    megabytes: memory.mark() / 1e6,
  };
}

/** Moments of a film at rising times, whichever scene they fall into. */
export async function pictureFilm(
  film: Stage,
  size: Size,
  times: readonly number[],
  finish: 'standard' | 'fast' = 'standard',
): Promise<StagePictures> {
  const scenes = scenesOf(film);
  const shot: StagePictures[] = [];
  for (const scene of scenes) {
    const own = times.filter((time) => sceneAt(scenes, time) === scene).map((time) => time - scene.from);
    if (own.length > 0) shot.push(await pictureStage(scene.stage, size, own, finish));
  }
  const [first] = shot;
  if (first === undefined) throw new RangeError('No moment is asked for.');
  return { ...first, pictures: shot.flatMap(({ pictures }) => pictures) };
}

/** The stage of a prompt's film; `change` may turn the script into another one first. */
export function stagePrompt(
  prompt: string,
  { seed, seconds, shape }: { readonly seed: number; readonly seconds: number; readonly shape: number },
  change: (script: Script) => Script = (script) => script,
): Stage {
  const script = change(writeScript({ prompt, negativePrompt: null, durationSeconds: seconds }));
  return stageScript(script, seed, shape, { bodyOf });
}
