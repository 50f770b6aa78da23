import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_PROMPT } from '../../test/fixtures/prompts.ts';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import { type AnimationRequest, drawFrames, planFilm } from './animator.ts';
import { writeScript } from './director/write-script.ts';
import { explainPrompt } from './explain.ts';
import { scoreStage } from './scoring.ts';
import { mixSound } from './sound/mix.ts';
import { speakLines } from './sound/speech/speak.ts';
import type { Stage } from './stage/stage.ts';
import { sketchScript } from './staging.ts';
import { tracePrompt } from './trace.ts';

/** No prompt crashes anything. `npm run verify -- prompts` plays many more of them, from a seed of its own. */
const { PROMPT_RUNS = '1', PROMPT_SEED = '20261115' } = process.env;
const RUNS = Number(PROMPT_RUNS);
const SEED = Number(PROMPT_SEED);
/** Reading costs little beside painting: forty for each that is painted, and fewer in the run of every day. */
const READ_RUNS = IS_LONG_RUN || RUNS > 1 ? RUNS * 40 : 16;
const TIMEOUT = { timeout: 900_000 + RUNS * 5_000 };
const { signal } = new AbortController();

const ANY_REQUEST: fc.Arbitrary<AnimationRequest> = fc.record({
  prompt: ANY_PROMPT,
  negativePrompt: fc.option(ANY_PROMPT),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  durationSeconds: fc.constantFrom(4, 6, 8),
  width: fc.constantFrom(1280, 720),
  height: fc.constantFrom(720, 1280),
  finish: fc.constantFrom('standard', 'fast'),
  inputs: fc.constant({ mode: 'text' }),
});

const holds = (check: (request: AnimationRequest) => void | Promise<void>, runs: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(ANY_REQUEST, async (request) => check(request)),
    { numRuns: runs, seed: SEED },
  );

/** From any figure the way down ends on land, on water or in the air. */
function expectTree({ figures }: Stage): void {
  for (const figure of figures) {
    let [support, steps] = [figure.support, 0];
    while ('figure' in support && steps <= figures.length) {
      const bearer = figures[support.figure];
      if (bearer === undefined) throw new Error(`Nobody is figure ${support.figure}.`);
      support = bearer.support;
      steps += 1;
    }
    expect(steps).toBeLessThanOrEqual(figures.length);
  }
}

const aRequest = (prompt: string): AnimationRequest => ({
  ...{ prompt, negativePrompt: null, seed: 1, durationSeconds: 4, width: 1280, height: 720 },
  ...{ finish: 'fast', inputs: { mode: 'text' } },
});

async function drawTinyFilm(request: AnimationRequest): Promise<void> {
  const { score } = planFilm(request);
  const speeches = await speakLines(score.lines, score.durationSeconds);
  const { left } = mixSound(score, 0.25, speeches);
  expect(left.every(Number.isFinite)).toBe(true);
  let frames = 0;
  for await (const frame of drawFrames(request, { draft: { frames: 4, width: 48 }, frames: [0, 3], signal })) {
    expect(frame.length).toBeGreaterThan(0);
    frames += 1;
  }
  expect(frames).toBe(2);
}

describe('things that are said to stand on each other', () => {
  it.each([
    'a cat on a dog. The dog is on the cat.',
    'a man holding a cat. The cat is holding the man.',
    'a cup on a box, the box on a table, the table on the cup',
    'a woman riding a horse. The horse is on the woman. The woman is under the horse.',
    'a boat in a box. The box is in the boat.',
  ])('form no ring: %s', (prompt) => {
    const request = aRequest(prompt);
    expectTree(planFilm(request).stage);
  });

  // Any prompt is, below.
  it.runIf(IS_LONG_RUN)('are traced and drawn', async () => {
    const request = aRequest('a cat on a dog. The dog is on the cat.');
    await tracePrompt(request, signal);
    await drawTinyFilm(request);
  });
});

describe('any prompt', () => {
  it('is planned and explained, with every figure on something that ends on the ground', TIMEOUT, async () => {
    await holds((request) => {
      const script = writeScript(request);
      const stage = sketchScript(script, request.seed, request.width / request.height);
      expectTree(stage);
      const { score } = scoreStage(script, stage);
      expect(JSON.parse(JSON.stringify(score))).toEqual(score);
      const explained = explainPrompt(request);
      expect(JSON.parse(JSON.stringify(explained))).toEqual(explained);
    }, READ_RUNS);
  });

  it('is traced', TIMEOUT, async () => {
    await holds(async (request) => {
      const { trace } = await tracePrompt({ ...request, width: 320, height: 180 }, signal);
      for (const { x, y, width, height } of trace ?? []) {
        expect([x, y, width, height].every(Number.isFinite)).toBe(true);
      }
    }, RUNS);
  });

  it('becomes a film with sound', TIMEOUT, async () => {
    await holds(drawTinyFilm, RUNS);
  });
});
