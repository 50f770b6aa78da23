import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectRefusal } from './support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { createTask, makeVideo, type Video } from './support/tasks.ts';

describe('a finished video', () => {
  let folder: string;
  let service: Service;
  let video: Video;
  let content: string;
  let film: Buffer;
  let tag: string;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder });
    video = await makeVideo(service, { seconds: '6', size: '720x1280', seed: 0 });
    content = `/v1/videos/${video.id}/content`;
    const whole = await call(service, content);
    film = whole.bytes;
    tag = whole.headers.get('etag') ?? '';
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const get = (headers: Record<string, string>, method = 'GET') => call(service, content, { headers, method });

  it('is sent as a file with its name, size and tag', async () => {
    const { status, headers } = await get({});
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private',
      'content-disposition': `attachment; filename="${video.id}.mp4"`,
      'content-length': String(film.length),
      'content-type': 'video/mp4',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(film.subarray(4, 8).toString('latin1')).toBe('ftyp');
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { status, headers, bytes } = await get({}, 'HEAD');
    expect({ status, length: headers.get('content-length'), tag: headers.get('etag'), body: bytes.length }).toEqual({
      status: 200,
      length: String(film.length),
      tag,
      body: 0,
    });
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=10-10', 10, 11],
    ['bytes=0-99999999', 0, undefined],
  ])('sends the part asked for by %s', async (range, from, to) => {
    const { status, headers, bytes } = await get({ range });
    const part = film.subarray(from, to);
    const start = from < 0 ? film.length + from : from;
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${start + part.length - 1}/${film.length}`);
    expect(bytes.equals(part)).toBe(true);
  });

  it.each(['bytes=x', 'frames=0-1', 'bytes=0-1,5-6', 'bytes'])('sends the whole for the range %s', async (range) => {
    const { status, bytes } = await get({ range });
    expect(status).toBe(200);
    expect(bytes.equals(film)).toBe(true);
  });

  it('refuses a range beyond the end and says how long the film is', async () => {
    const answer = await get({ range: 'bytes=99999999-' });
    expectRefusal(answer, { status: 416, code: 'range_not_satisfiable' });
    expect(answer.headers.get('content-range')).toBe(`bytes */${film.length}`);
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('answers 304 to whoever has it already', async () => {
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, bytes } = await get({ 'if-none-match': known });
      expect({ known, status, length: bytes.length }).toEqual({ known, status: 304, length: 0 });
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('sends a part only of the version that If-Range names', async () => {
    const modified = (await get({})).headers.get('last-modified') ?? '';
    const statusFor = async (condition: string) => (await get({ range: 'bytes=0-9', 'if-range': condition })).status;
    expect(await statusFor(tag)).toBe(206);
    expect(await statusFor(modified)).toBe(206);
    expect(await statusFor('"other"')).toBe(200);
    expect(await statusFor('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  it('has a thumbnail and a sheet of pictures beside it', async () => {
    const thumbnail = await call(service, `${content}?variant=thumbnail`);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(thumbnail.bytes.subarray(8, 12).toString()).toBe('WEBP');
    const sheet = await call(service, `${content}?variant=spritesheet`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(sheet.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    const other = await call(service, `${content}?variant=poster`);
    expectRefusal(other, { status: 400, code: 'invalid_request', param: 'variant' });
    expect((await call(service, `${content}?variant=video`)).bytes.equals(film)).toBe(true);
  });

  it('has its address in the older style', async () => {
    expect((await call(service, `/v1/video/generations/${video.id}`)).json).toEqual({
      code: 'success',
      message: '',
      data: {
        status: 'succeeded',
        task_id: video.id,
        format: 'mp4',
        url: `${service.url}${content}`,
        error: null,
        metadata: { duration: 6, fps: 24, width: 720, height: 1280, seed: 0 },
      },
    });
  });

  it('never lets a stranger choose the address', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const answer = await call(service, `/v1/video/generations/${video.id}`, { headers });
    expect(answer.json).toMatchObject({ data: { url: `${service.url}${content}` } });
  });

  it('tells pollers when to come back', async () => {
    const answer = await call(service, `/v1/videos/${video.id}`);
    expect(answer.headers.get('openai-poll-after-ms')).toMatch(/^\d+$/);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('has a seed of its own when none was given, and is gone after DELETE in every style', async () => {
    const { id } = await makeVideo(service);
    const seed = expect.any(Number);
    expect((await call(service, `/v1/video/generations/${id}`)).json).toMatchObject({ data: { metadata: { seed } } });
    const headers = { 'content-type': 'application/json' };
    const gone = await call(service, `/v1/videos/${id}`, { method: 'DELETE', headers });
    expect({ status: gone.status, json: gone.json }).toEqual({
      status: 200,
      json: { id, object: 'video.deleted', deleted: true },
    });
    for (const path of [`/v1/videos/${id}`, `/v1/videos/${id}/content`, `/v1/video/generations/${id}`]) {
      expectRefusal(await call(service, path), { status: 404, code: 'task_not_found' });
    }
  });
});

describe('a video that is not finished', () => {
  it('has no content and no address yet, and says in which state it is', async () => {
    const folder = await makeFolder();
    const service = await serve({ folder, args: ['--role', 'api'] });
    try {
      const { id } = await createTask(service);
      const early = await call(service, `/v1/videos/${id}/content`);
      expectRefusal(early, { status: 400, code: 'task_not_completed', message: /queued/ });
      const head = await call(service, `/v1/videos/${id}/content`, { method: 'HEAD' });
      expect({ status: head.status, length: head.bytes.length }).toEqual({ status: 400, length: 0 });
      expect((await call(service, `/v1/video/generations/${id}`)).json).toEqual({
        code: 'success',
        message: '',
        data: { status: 'queued', task_id: id, format: 'mp4', url: '', error: null, metadata: null },
      });
    } finally {
      await service.kill();
      await removeFolder(folder);
    }
  });
});
