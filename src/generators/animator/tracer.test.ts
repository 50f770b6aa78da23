import { describe, expect, it, onTestFinished } from 'vitest';
import type { ExplainRequest } from '../../core/explainer.ts';
import type { Explanation, TraceRow } from '../../core/explanation.ts';
import type { KeyId } from '../../core/ids.ts';
import { makeTracer, type TracerOptions } from './tracer.ts';

const A = { keyId: 'one' as KeyId, signal: new AbortController().signal };

const aQuestion = (change: Partial<ExplainRequest> = {}): ExplainRequest => ({
  prompt: 'A red boat on a lake at night',
  negativePrompt: null,
  seed: 7,
  durationSeconds: 4,
  resolution: '720p',
  aspectRatio: '16:9',
  ...change,
});

function aTracer(change: Partial<TracerOptions> = {}) {
  const tracer = makeTracer({ niceness: 0, ...change });
  onTestFinished(() => tracer.close());
  return tracer;
}

const rowsOf = ({ trace }: Explanation): readonly TraceRow[] => trace ?? [];

describe('the tracer', () => {
  it('tells where each figure is seen, in pixels of the video, and leaves the service its time', async () => {
    const tracer = aTracer();
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 5);
    const lying = await tracer.trace(aQuestion(), A);
    const standing = await tracer.trace(aQuestion({ aspectRatio: '9:16' }), A);
    clearInterval(turning);
    expect(lying).toMatchObject({ setting: { place: 'lake' }, subjects: [{ noun: 'boat', drawn: true }] });
    expect(rowsOf(lying).map(({ frame, subject }) => [frame, subject])).toEqual([
      [0, 0],
      [48, 0],
      [95, 0],
    ]);
    expect(rowsOf(standing).every(({ x, y, width, height }) => x + width <= 720 && y + height <= 1280)).toBe(true);
    expect(rowsOf(standing)).not.toEqual(rowsOf(lying));
    // Were they drawn here, there would be a turn or two for each of them; on a slow machine there are as many as on any.
    expect(turns).toBeGreaterThan(10);
  });

  it('stops what nobody waits for, goes on with the next, and refuses where too many wait', async () => {
    const tracer = aTracer({ places: 1, mostWaiting: 0 });
    const going = new AbortController();
    const gone = tracer.trace(aQuestion(), { ...A, signal: going.signal });
    going.abort(new Error('gone'));
    await expect(gone).rejects.toMatchObject({ code: 'service_unavailable', message: 'The client hung up.' });
    const asked = tracer.trace(aQuestion(), A);
    await expect(tracer.trace(aQuestion(), A)).rejects.toMatchObject({
      code: 'service_unavailable',
      retryAfterSeconds: 5,
    });
    expect(rowsOf(await asked)).toHaveLength(3);
  });
});
