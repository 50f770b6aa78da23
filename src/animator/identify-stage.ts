import { FAMILIES } from './bodies/families.ts';
import { dominantColour } from './dominant-colour.ts';
import type { StandingFigure } from './lens/pose-figures.ts';
import { identityOf, prepareStageFilm } from './lens/stage-film.ts';
import { KernelMemory } from './maths/kernel-memory.ts';
import type { BodyOf } from './stage/players.ts';
import type { Stage, StageFigure } from './stage/stage.ts';
import { openWorkshop, readPlace } from './workshop.ts';

/** What is seen of one figure in one frame, in pixels of the frame it was drawn in. */
export interface SeenFigure {
  readonly subject: number;
  readonly instance: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  readonly visible: number;
  readonly colour: string;
  readonly act: string;
  readonly contacts: readonly string[];
}

const GOES_FROM = 0.1;

/** The clip its body plays: that of its act where it has one, else it only goes or stands. */
function clipOf({ body }: StageFigure, { act, speed }: StandingFigure): string {
  const clips = FAMILIES.find(({ name }) => name === body.family)?.acts ?? [];
  return clips.includes(act) ? act : speed > GOES_FROM ? 'walk' : 'stand';
}

/** Which figure of a stage owns which pixel, at the given times: drawn from the same geometry, by the same camera as in the film. */
export async function identifyStage(
  stage: Stage,
  size: { readonly width: number; readonly height: number },
  seconds: readonly number[],
  bodyOf: BodyOf = openWorkshop().bodyOf,
): Promise<SeenFigure[][]> {
  const place = readPlace(stage.place.name);
  const memory = new KernelMemory();
  const film = await prepareStageFilm({
    ...openWorkshop(),
    ...{ stage, size, memory, place, bodyOf, finish: 'standard' },
    share: async (paint) => paint(),
    mouthAt: () => ({ open: 0, round: 0, wide: 0 }),
    onLayer: () => undefined,
  });
  const { lens } = film;
  lens.prepareIdentities();
  const { width, height } = lens.size;
  const [wider, taller] = [size.width / width, size.height / height];
  const read = (only: number): Int32Array => {
    lens.kernels.drawIdentities(lens.record.at, only);
    return new Int32Array(memory.memory.buffer, lens.record.get('identities'), width * height).slice();
  };
  return seconds.map((time) => {
    film.draw(time, 0);
    const pixels = memory.bytes(lens.record.get('picture'), width * height * 4).slice();
    adaptToLight(pixels);
    const all = Int16Array.from(read(0));
    const standing = film.standingAt(time);
    return stage.figures.flatMap((figure, index): SeenFigure[] => {
      const posed = standing[index] ?? null;
      if (figure.role === null || posed === null) return [];
      const id = identityOf(figure);
      const alone = read(id).reduce((sum, owner) => sum + (owner === id ? 1 : 0), 0);
      const box = boxOf(all, id, width);
      if (box === null || alone === 0) return [];
      return [
        {
          subject: figure.role,
          instance: figure.instance,
          x: box.x * wider,
          y: box.y * taller,
          width: box.width * wider,
          height: box.height * taller,
          pixels: Math.round(box.own * wider * taller),
          visible: Math.round((box.own / alone) * 1000) / 1000,
          colour: dominantColour(pixels, all, id),
          act: clipOf(figure, posed),
          contacts: posed.contacts,
        },
      ];
    });
  });
}

/** What is brightest is white to the eye, and all else is seen beside it. */
const BRIGHTEST_SHARE = 0.02;
const MOST_GAIN = 1.6;

function adaptToLight(pixels: Uint8Array): void {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 4) {
    const light = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts[light] = (counts[light] ?? 0) + 1;
  }
  let [white, above] = [255, 0];
  while (white > 1 && above < (pixels.length / 4) * BRIGHTEST_SHARE) {
    above += counts[white] ?? 0;
    white -= 1;
  }
  const gain = Math.min(MOST_GAIN, 255 / white);
  for (let at = 0; at < pixels.length; at += 4) {
    // What would be brighter than white keeps its hue.
    const own = Math.min(gain, 255 / Math.max(1, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = (pixels[at + channel] ?? 0) * own;
    pixels[at + 3] = 255;
  }
}

function boxOf(owners: Int16Array, id: number, width: number) {
  let [left, top, right, bottom, own] = [width, owners.length, -1, -1, 0];
  for (const [at, owner] of owners.entries()) {
    if (owner !== id) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    own += 1;
  }
  return own === 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1, own };
}
