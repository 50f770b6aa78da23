import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import { CUT_OUT_SIDE, type CutOut } from './bodies/families/reference.ts';
import { writeScript } from './director/write-script.ts';
import { identifyStage } from './identify-stage.ts';
import { castReferences } from './images/cast-references.ts';
import { readCutOuts } from './images/given.ts';
import { lookAt } from './images/look-at.ts';
import { readReferences } from './images/read-references.ts';
import { bodiesWith } from './images/reference-bodies.ts';
import { stageScript } from './staging.ts';
import { openWorkshop } from './workshop.ts';

const SIZE = { width: 320, height: 180 } as const;
const SECONDS = 4;

/** Something upright of one colour. */
function aCutOut(name: string, colour: readonly [number, number, number], wide: number): CutOut {
  const pixels = new Uint8Array(new SharedArrayBuffer(CUT_OUT_SIDE * CUT_OUT_SIDE * 4));
  const left = Math.round((CUT_OUT_SIDE - wide) / 2);
  for (let y = 20; y < CUT_OUT_SIDE - 20; y++)
    for (let x = left; x < left + wide; x++) pixels.set([...colour, 255], (y * CUT_OUT_SIDE + x) * 4);
  const share = (value: number): number => value / CUT_OUT_SIDE;
  return {
    ...{ name, pixels, cutOff: false, framed: 0, face: null },
    ...{ left: share(left), top: share(20), width: share(wide), height: share(CUT_OUT_SIDE - 40) },
  };
}

async function seen(prompt: string, cutOuts: readonly CutOut[]) {
  const read = readReferences(prompt, cutOuts.length);
  const written = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: SECONDS });
  const { script, cast } = castReferences(written, cutOuts, read);
  const bodyOf = bodiesWith(cutOuts, openWorkshop().bodyOf);
  const stage = stageScript(script, 3, SIZE.width / SIZE.height, { bodyOf, cast });
  const bodies = stage.figures.filter(({ role }) => role !== null).map(({ body }) => body);
  return { stage, bodies, frames: await identifyStage(stage, SIZE, [0.2, SECONDS / 2, SECONDS - 0.2], bodyOf) };
}

describe('several references in one film', () => {
  const WISHES = [
    ['the cup, the flower and the horse on a plain backdrop', 3],
    ['the dog from the first picture and the woman from the second picture walk in a park', 2],
  ] as const;
  it.each(IS_LONG_RUN ? WISHES : WISHES.slice(0, 1))(
    'all stand in it, once each, and none hides another: %s',
    async (prompt, count) => {
      const cutOuts = (['#1', '#2', '#3'] as const).slice(0, count).map((name, i) =>
        aCutOut(
          name,
          [
            [200, 40, 40],
            [40, 60, 200],
            [220, 200, 40],
          ][i] as [number, number, number],
          240,
        ),
      );
      const { bodies, frames } = await seen(prompt, cutOuts);
      expect(bodies.map(({ sheet }) => sheet.picture).toSorted()).toEqual(cutOuts.map(({ name }) => name));
      for (const figures of frames) {
        expect(figures).toHaveLength(count);
        for (const { visible, pixels, x, y, width, height } of figures) {
          expect(visible).toBeGreaterThan(0.7);
          expect(pixels).toBeGreaterThan(60);
          expect(x >= 0 && y >= 0 && x + width <= SIZE.width && y + height <= SIZE.height).toBe(true);
        }
      }
    },
  );
});

describe('a portrait as a reference', () => {
  it('becomes a whole person, near enough that its face is seen', async () => {
    const file = join(import.meta.dirname, '../../test/fixtures/photographs/officer.jpg');
    const cutOuts = await readCutOuts([file], lookAt, new AbortController().signal);
    expect(cutOuts).toMatchObject([{ cutOff: true }]);
    const { stage, bodies, frames } = await seen('the officer from the picture speaks on a plain backdrop', cutOuts);
    expect(bodies).toMatchObject([{ family: 'reference', sheet: { whole: true } }]);
    expect(stage.figures.filter(({ role }) => role !== null)).toHaveLength(1);
    // From a little above the head to below the hips, in the middle of the film.
    expect(frames[1]?.[0]?.height).toBeGreaterThan(SIZE.height * 0.6);
  });
});
