import type { Script, Shot } from '../../src/animator/director/script.ts';
import { identityOf, prepareStageFilm, type StageFilm } from '../../src/animator/lens/stage-film.ts';
import { KernelMemory } from '../../src/animator/maths/kernel-memory.ts';
import type { Stage } from '../../src/animator/stage/stage.ts';
import { openWorkshop, readPlace } from '../../src/animator/workshop.ts';

const SIZE = { width: 256, height: 144 };
/** Moments of a shot, as shares of it. */
const MOMENTS = [0.08, 0.5, 0.92];
/** Of 255: brighter is paper. */
const BURNT = 246;

/** What is seen of a figure, in shares of the picture. */
export interface Seen {
  readonly role: number;
  readonly pixels: number;
  /** As many would be seen of it if nothing were before it. */
  readonly alone: number;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Mean of 255. */
  readonly light: number;
  /** Share of it that is as bright as the paper. */
  readonly burnt: number;
}

export interface Look {
  readonly time: number;
  readonly shot: Shot;
  readonly light: number;
  readonly seen: readonly Seen[];
}

/** Moments of every shot of a film, as its own camera sees them. */
export async function lookAtFilm(
  script: Script,
  stage: Stage,
): Promise<{ readonly film: StageFilm; readonly looks: readonly Look[] }> {
  const memory = new KernelMemory();
  const film = await prepareStageFilm({
    ...openWorkshop(),
    ...{ stage, size: SIZE, memory, place: readPlace(stage.place.name), finish: 'fast' },
    share: async (paint) => paint(),
    mouthAt: () => ({ open: 0, round: 0, wide: 0 }),
    onLayer: () => undefined,
  });
  film.lens.prepareIdentities();
  const looks = script.shots.flatMap((shot) =>
    MOMENTS.map((share) => lookAt(film, memory, stage, shot, shot.from + (shot.to - shot.from) * share)),
  );
  return { film, looks };
}

function lookAt(film: StageFilm, memory: KernelMemory, stage: Stage, shot: Shot, time: number): Look {
  const { kernels, record, size } = film.lens;
  const area = size.width * size.height;
  film.draw(time, 0);
  const picture = memory.bytes(record.get('picture'), area * 4).slice();
  const lights = Float32Array.from({ length: area }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = picture.subarray(at * 4, at * 4 + 3);
    return (red + green + blue) / 3;
  });
  const owners = (only: number): Int32Array => {
    kernels.drawIdentities(record.at, only);
    return new Int32Array(memory.memory.buffer, record.get('identities'), area).slice();
  };
  const all = owners(0);
  const standing = film.standingAt(time);
  const seen = stage.figures.flatMap((figure, index): Seen[] => {
    if (figure.role === null || standing[index] === null) return [];
    const id = identityOf(figure);
    const alone = owners(id).reduce((sum, owner) => sum + (owner === id ? 1 : 0), 0) / area;
    return [{ role: figure.role, alone, ...measure(all, lights, id, size) }];
  });
  return { time, shot, seen, light: lights.reduce((sum, light) => sum + light, 0) / area };
}

function measure(
  owners: Int32Array,
  lights: Float32Array,
  id: number,
  { width, height }: { readonly width: number; readonly height: number },
): Pick<Seen, 'pixels' | 'box' | 'light' | 'burnt'> {
  let [left, top, right, bottom, pixels, light, burnt] = [width, height, -1, -1, 0, 0, 0];
  for (const [at, owner] of owners.entries()) {
    if (owner !== id) continue;
    const x = at % width;
    const y = (at - x) / width;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    pixels += 1;
    light += lights[at] ?? 0;
    if ((lights[at] ?? 0) > BURNT) burnt += 1;
  }
  const box = { left: left / width, top: top / height, right: (right + 1) / width, bottom: (bottom + 1) / height };
  return {
    pixels: pixels / (width * height),
    box,
    light: light / Math.max(1, pixels),
    burnt: burnt / Math.max(1, pixels),
  };
}
