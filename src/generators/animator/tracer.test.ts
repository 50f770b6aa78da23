import { describe, expect, it, onTestFinished } from 'vitest';
import type { ExplainRequest } from '../../core/explainer.ts';
import type { Explanation, TraceRow } from '../../core/explanation.ts';
import type { KeyId } from '../../core/ids.ts';
import { makeTracer, type TracerOptions } from './tracer.ts';

const A = { keyId: 'one' as KeyId, signal: new AbortController().signal };

const aQuestion = (change: Partial<ExplainRequest> = {}): ExplainRequest => ({
  prompt: 'A boat on the sea',
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
  it('tells where each figure is seen, in pixels of the video, leaves the service its time, and refuses where too many wait', async () => {
    const tracer = aTracer({ places: 1, mostWaiting: 0 });
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 5);
    const asked = tracer.trace(aQuestion(), A);
    await expect(tracer.trace(aQuestion(), A)).rejects.toMatchObject({
      code: 'service_unavailable',
      retryAfterSeconds: 5,
    });
    const lying = await asked;
    clearInterval(turning);
    expect(lying).toMatchObject({ setting: { place: 'sea' }, subjects: [{ noun: 'boat', drawn: true }] });
    expect(rowsOf(lying).map(({ frame, subject }) => [frame, subject])).toEqual([
      [0, 0],
      [48, 0],
      [95, 0],
    ]);
    // Were they drawn here, there would be a turn or two for each of them; on a slow machine there are as many as on any.
    expect(turns).toBeGreaterThan(10);

    // What nobody waits for any more is stopped, and the next goes on.
    const going = new AbortController();
    const gone = tracer.trace(aQuestion(), { ...A, signal: going.signal });
    going.abort(new Error('gone'));
    await expect(gone).rejects.toMatchObject({ code: 'service_unavailable', message: 'The client hung up.' });
    const standing = await tracer.trace(aQuestion({ aspectRatio: '9:16' }), A);
    expect(rowsOf(standing).every(({ x, y, width, height }) => x + width <= 720 && y + height <= 1280)).toBe(true);
    expect(rowsOf(standing)).not.toEqual(rowsOf(lying));
  });
});
