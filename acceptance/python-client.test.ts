import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../test/servers/long-run.ts';
import { kindsOf, query } from './support/data-folder.ts';
import { replay } from './support/fixtures.ts';
import { call, expectRefusal } from './support/http.ts';
import { expectFilm } from './support/mp4.ts';
import { DRAWN, makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import type { RawAnswer } from './support/raw-socket.ts';
import { FAST_MODEL, isVideo, type Video } from './support/tasks.ts';
import { until } from './support/until.ts';

const prompt = 'A lighthouse above a rough sea, Möwen, 海';

function videoIn(answer: RawAnswer): Video {
  const json: unknown = JSON.parse(Buffer.from(answer.text, 'latin1').toString('utf8'));
  if (answer.status !== 200 || !isVideo(json)) throw new Error(`Not a video object: ${answer.whole}`);
  return json;
}

/** What became of the request, read from the database: no answer shows it all. */
function requestOf(service: Service, id: string): unknown {
  const [row] = query(service.data, `select request from tasks where id = '${id}'`);
  return JSON.parse(String(row?.request));
}

describe('requests of the official Python client', () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, args: ['--role', 'api'] });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const png = { width: 8, height: 4 };
  const webp = { width: 4, height: 8 };
  const text = { mode: 'text' };

  it.each([
    ['create', { seconds: '4', size: '720x1280' }, { inputs: text }],
    ['create-async', { seconds: '8', size: '1280x720' }, { inputs: text }],
    ['create-json', { seconds: '4', size: '720x1280' }, { inputs: text }],
    ['create-with-metadata', { seconds: '8', size: '1080x1920' }, { inputs: text, seed: 0, negativePrompt: 'people' }],
    ['create-with-frame', { seconds: '4' }, { inputs: { mode: 'first_frame', first: png } }],
    ['create-with-bytes', { seconds: '8' }, { inputs: { mode: 'first_and_last', first: png, last: webp } }],
    ['create-with-files', { seconds: '8' }, { inputs: { mode: 'references', references: [png, webp] } }],
    ['create-with-image-url', { seconds: '8' }, { inputs: { mode: 'first_frame', first: png } }],
    ['create-with-references', { seconds: '8' }, { inputs: { mode: 'references', references: [png, webp] } }],
  ])('are taken: %s', async (name, facts, request) => {
    const video = videoIn(await replay(service, `python/${name}`));
    expect(video).toMatchObject({ ...facts, task_id: video.id, object: 'video', model: FAST_MODEL, prompt });
    expect(requestOf(service, video.id)).toMatchObject({ ...request, prompt });
    expect(kindsOf(service.data, video.id)).toEqual(['hold']);
  });

  it('make one task when they are sent again because the answer was lost', async () => {
    const first = videoIn(await replay(service, 'python/create'));
    const again = videoIn(await replay(service, 'python/create-again'));
    expect(again.id).toBe(first.id);
    expect(videoIn(await replay(service, 'python/create')).id).not.toBe(first.id);
  });

  it('are refused with a body that its error classes read', async () => {
    const answer = await replay(service, 'python/create-refused');
    expectRefusal(answer, { status: 400, code: 'invalid_request', param: 'seconds', message: /4, 6 or 8; got '12'/ });
    expect(answer.headers['x-should-retry']).toBe('false');
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
  });

  it('list page by page', async () => {
    const first: unknown = (await replay(service, 'python/list')).json;
    expect(first).toMatchObject({ object: 'list', has_more: true, first_id: expect.any(String) });
    const { last_id: last } = first as { last_id: string };
    const next: unknown = (await replay(service, 'python/list-next', last)).json;
    expect(next).toMatchObject({ object: 'list', data: [{ object: 'video' }] });
    expect(next).not.toMatchObject({ last_id: last });
  });
});

describe('a film that the official Python client asks for', () => {
  it('is made, polled as the answer says, downloaded and deleted', async () => {
    const folder = await makeFolder();
    // In its true size where there is time.
    const settings = {
      ...DRAWN,
      KINORA_READS_PER_MINUTE: '100000',
      KINORA_INTERNAL_DRAFT_FRAMES: IS_LONG_RUN ? '0' : '6',
    };
    const service = await serve({ folder, settings });
    try {
      const { id } = videoIn(await replay(service, 'python/create'));
      const polled = await replay(service, 'python/poll', id);
      expect(polled.headers['openai-poll-after-ms']).toMatch(/^\d+$/);
      const look = async () => {
        const { status } = videoIn(await replay(service, 'python/poll', id));
        return status === 'completed' || status === 'failed' ? status : null;
      };
      expect(await until('the film has ended', look)).toBe('completed');
      const film = await replay(service, 'python/content', id);
      expect(film.headers['content-type']).toBe('video/mp4');
      const facts = IS_LONG_RUN ? { seconds: 4, width: 720, height: 1280 } : { seconds: 0.25, width: 90, height: 160 };
      expectFilm(Buffer.from(film.text, 'latin1'), facts);
      expect((await replay(service, 'python/delete', id)).json).toEqual({ id, object: 'video.deleted', deleted: true });
      expectRefusal(await call(service, `/v1/videos/${id}`), { status: 404, code: 'task_not_found' });
    } finally {
      await service.kill();
      await removeFolder(folder);
    }
  });
});
