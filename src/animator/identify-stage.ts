import { findPlace } from './land/places.ts';
import { identityOf, prepareStageFilm } from './lens/stage-film.ts';
import { KernelMemory } from './maths/kernel-memory.ts';
import { dominantColour } from './picture/dominant-colour.ts';
import type { SeenFigure } from './picture/identity.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop } from './staging.ts';

/** Which figure of a stage owns which pixel, at the given times: drawn from the same geometry, by the same camera as in the film. */
export async function identifyStage(
  stage: Stage,
  size: { readonly width: number; readonly height: number },
  seconds: readonly number[],
): Promise<SeenFigure[][]> {
  const place = findPlace(stage.place.name);
  if (place === null) throw new RangeError(`There is no place called '${stage.place.name}'.`);
  const memory = new KernelMemory();
  const film = await prepareStageFilm({
    ...openWorkshop(),
    ...{ stage, size, memory, place, finish: 'standard' },
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
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
    const all = Int16Array.from(read(0));
    return stage.figures.flatMap((figure): SeenFigure[] => {
      if (figure.role === null) return [];
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
        },
      ];
    });
  });
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
