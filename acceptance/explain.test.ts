import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLedger } from './support/data-folder.ts';
import { call } from './support/http.ts';
import { post } from './support/images.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { makeVideo } from './support/tasks.ts';

describe('a service that was asked', () => {
  let folder: string;
  let service: Service;
  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  it('tells how a prompt is understood, makes nothing and charges nothing', async () => {
    const prompt = 'A red boat on a lake at sunset, gulls cry';
    const answer = await post(service, '/v1/explain', { prompt, seed: 7 });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toMatchObject({ prompt, setting: { place: 'lake' }, subjects: [{ noun: 'boat' }] });
    expect(readLedger(service.data)).toEqual([]);
  });

  it('tells where each figure is seen, and answers others meanwhile', async () => {
    const prompt = 'A boat on the sea';
    const asked = post(service, '/v1/explain?trace=true', { prompt, seed: 7, aspectRatio: '9:16', seconds: 4 });
    expect((await call(service, '/v1/videos')).status).toBe(200);
    const answer = await asked;
    expect(answer.status, answer.text).toBe(200);
    const { trace } = answer.json as { trace: Record<string, number>[] };
    expect(trace.map(({ frame, subject, instance }) => [frame, subject, instance])).toEqual([
      [0, 0, 0],
      [48, 0, 0],
      [95, 0, 0],
    ]);
    for (const { x = -1, width = 0 } of trace) expect(x >= 0 && x + width <= 720).toBe(true);
  });

  it('tells it of a task too, and lists its charges page by page', async () => {
    const [first, second] = [await makeVideo(service), await makeVideo(service, { seconds: '6' })];
    const { json } = await call(service, `/v1/videos/${first.id}?include=explain`);
    expect(json).toMatchObject({ id: first.id, explain: { prompt: first.prompt } });
    const newest = await call(service, '/v1/charges?limit=1');
    expect(newest.json).toMatchObject({
      object: 'list',
      data: [{ task_id: second.id, seconds: 6, images: null, unit_price: '0.15', amount: '0.90', currency: 'USD' }],
      has_more: true,
    });
    const { last_id } = newest.json as { last_id: string };
    const next = await call(service, `/v1/charges?limit=1&after=${last_id}`);
    expect(next.json).toMatchObject({ data: [{ task_id: first.id, seconds: 4 }], has_more: false });
  });
});
