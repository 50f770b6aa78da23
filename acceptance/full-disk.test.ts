import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOf, readHeld } from './support/data-folder.ts';
import { call, postJson } from './support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { findSmallDisk, type SmallDisk } from './support/small-disk.ts';
import { aRequest, isVideo, makeVideo, untilStatus } from './support/tasks.ts';
import { until } from './support/until.ts';

const disk = await findSmallDisk(8);

describe.runIf(disk !== null)('a full disk (skipped where no small disk can be mounted)', () => {
  let folder: string;
  let service: Service;
  const small = disk as SmallDisk;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, settings: { KINORA_DATA: small.folder, KINORA_RETRY_SECONDS: '0' } });
  });
  afterAll(async () => {
    await service.kill();
    await small.remove();
    await removeFolder(folder);
  });

  it('fails tasks with a clear reason or refuses them, keeps answering, and recovers when there is room', async () => {
    const before = await makeVideo(service);
    small.fill();
    for (let each = 0; each < 3; each += 1) {
      const answer = await postJson(service, aRequest());
      if (answer.status === 200 && isVideo(answer.json)) {
        const failed = await untilStatus(service, answer.json.id, ['failed']);
        expect(failed.error).toEqual({ code: 'storage_full', message: expect.stringMatching(/no room/) });
        expect(kindsOf(service.data, failed.id)).toEqual(['hold', 'release']);
      } else {
        expect({ status: answer.status, json: answer.json }).toMatchObject({
          status: 503,
          json: { code: 'service_unavailable' },
        });
        expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
        expect((await call(service, '/readyz')).status).toBe(503);
      }
      expect((await call(service, `/v1/videos/${before.id}`)).json).toMatchObject({ status: 'completed' });
      expect((await call(service, `/v1/videos/${before.id}/content`)).status).toBe(200);
      expect((await call(service, '/healthz')).status).toBe(200);
    }
    expect(readHeld(service.data)).toBe(0);

    small.free();
    await until('it is ready', async () => (await call(service, '/readyz')).status === 200);
    await makeVideo(service);
    expect(readHeld(service.data)).toBe(0);
  });
});
