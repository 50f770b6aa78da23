import { expect } from 'vitest';
import { call, postJson } from './http.ts';
import type { Service } from './process.ts';
import { until } from './until.ts';

export const FAST_MODEL = 'video-3.1-fast-generate-preview';
export const STANDARD_MODEL = 'video-3.1-generate-preview';

/** A request that is in order; a test changes what it is about. */
export const aRequest = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  model: FAST_MODEL,
  // Nothing but water, which is drawn in a tenth of the time of anything on it.
  prompt: 'The sea at sunset',
  seconds: '4',
  ...changes,
});

export type Video = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string };

export function isVideo(value: unknown): value is Video {
  return typeof value === 'object' && value !== null && 'id' in value && 'status' in value;
}

function readVideo(json: unknown): Video {
  if (!isVideo(json)) throw new Error(`Not a video object: ${JSON.stringify(json)}`);
  return json;
}

export async function createTask(service: Service, changes: Readonly<Record<string, unknown>> = {}): Promise<Video> {
  const answer = await postJson(service, aRequest(changes));
  expect(answer.status, answer.text).toBe(200);
  return readVideo(answer.json);
}

export async function readTask(service: Service, id: string): Promise<Video> {
  const answer = await call(service, `/v1/videos/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return readVideo(answer.json);
}

export async function untilStatus(
  service: Service,
  id: string,
  statuses: readonly string[],
  seconds = 300,
): Promise<Video> {
  const look = async () => {
    const video = await readTask(service, id);
    if (statuses.includes(video.status)) return video;
    // An end that nobody waits for will not change any more.
    if (video.status === 'failed' || video.status === 'completed') {
      throw new Error(`${id} is ${video.status}: ${JSON.stringify(video.error)}`);
    }
    return null;
  };
  return until(`${id} is ${statuses.join(' or ')}`, look, seconds);
}

export const untilCompleted = (service: Service, id: string, seconds = 300): Promise<Video> =>
  untilStatus(service, id, ['completed'], seconds);

export async function makeVideo(service: Service, changes: Readonly<Record<string, unknown>> = {}): Promise<Video> {
  const { id } = await createTask(service, changes);
  return untilCompleted(service, id);
}
