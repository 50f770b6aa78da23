import { setTimeout as wait } from 'node:timers/promises';

/** The few calls that the long checks make, over HTTP like any client. */

export interface Video {
  readonly id: string;
  readonly status: 'queued' | 'in_progress' | 'completed' | 'failed';
  readonly progress: number;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export interface NewVideo {
  readonly model: 'video-3.1-generate-preview' | 'video-3.1-fast-generate-preview';
  readonly prompt: string;
  readonly seconds: number;
  readonly resolution?: '720p' | '1080p' | '4k';
  readonly seed?: number;
}

export interface Server {
  readonly address: string;
  readonly key: string;
}

/** No call of ours may take longer: one that does is a hung connection. */
const LONGEST_CALL_MILLISECONDS = 10_000;

/** The service answered, but not with what was asked for. A connection that broke is any other error. */
export class RefusedError extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, body: string) {
    super(`${status} ${body.slice(0, 300)}`);
    this.name = 'RefusedError';
    this.status = status;
    this.code = /"code":"([^"]+)"/.exec(body)?.[1] ?? null;
  }
}

/** A still is answered when it is made. */
const LONGEST_IMAGE_MILLISECONDS = 300_000;

async function call(
  server: Server,
  path: string,
  options: RequestInit = {},
  longestMilliseconds = LONGEST_CALL_MILLISECONDS,
): Promise<Response> {
  const response = await fetch(`${server.address}${path}`, {
    ...options,
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(longestMilliseconds),
  });
  if (!response.ok) throw new RefusedError(response.status, await response.text());
  return response;
}

export async function createVideo(server: Server, video: NewVideo): Promise<Video> {
  const response = await call(server, '/v1/videos', { method: 'POST', body: JSON.stringify(video) });
  return (await response.json()) as Video;
}

export interface NewImage {
  readonly prompt: string;
  readonly aspectRatio?: string;
  readonly imageSize?: string;
  readonly seed?: number;
}

/** The PNG. */
export async function makeImage(server: Server, image: NewImage): Promise<Buffer> {
  const options = { method: 'POST', body: JSON.stringify(image) };
  const response = await call(server, '/v1/images/generations', options, LONGEST_IMAGE_MILLISECONDS);
  const { data } = (await response.json()) as { data: readonly { b64_json: string }[] };
  return Buffer.from(data[0]?.b64_json ?? '', 'base64');
}

export async function readVideo(server: Server, id: string): Promise<Video> {
  const response = await call(server, `/v1/videos/${id}`);
  return (await response.json()) as Video;
}

export async function deleteVideo(server: Server, id: string): Promise<void> {
  await call(server, `/v1/videos/${id}`, { method: 'DELETE' });
}

export async function downloadVideo(server: Server, id: string): Promise<Uint8Array> {
  const response = await call(server, `/v1/videos/${id}/content`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Milliseconds since 1970 are not needed here: any answer at all counts, and how long it took to come. */
export async function measureAnswer(address: string): Promise<{ ok: boolean; milliseconds: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(LONGEST_CALL_MILLISECONDS) });
  await response.arrayBuffer();
  return { ok: response.ok, milliseconds: performance.now() - startedAt };
}

export async function waitForEnd(server: Server, id: string, longestSeconds: number): Promise<Video> {
  const until = performance.now() + longestSeconds * 1000;
  for (;;) {
    const video = await readVideo(server, id);
    if (video.status === 'completed' || video.status === 'failed' || performance.now() > until) return video;
    await wait(200);
  }
}
