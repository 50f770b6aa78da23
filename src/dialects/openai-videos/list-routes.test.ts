import { describe, expect, it } from 'vitest';
import { addPrincipal } from '../../../test/fixtures/accounts.ts';
import { aTaskId } from '../../../test/fixtures/builders.ts';
import { openVideoRoutes as open } from '../../../test/fixtures/video-routes.ts';

describe('the list of videos', () => {
  it('is read page by page, newest or oldest first', async () => {
    const { service, ask } = await open();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await service.submit()).id);
      service.engine.clock.advance(1);
    }
    const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
    const first = await ask('GET', '/v1/videos?limit=2');
    expect([idsOf(first), first.body.has_more, first.body.last_id]).toEqual([ids.slice(0, 2), true, ids[1]]);
    const second = await ask('GET', `/v1/videos?limit=2&after=${first.body.last_id}`);
    expect([idsOf(second), second.body.has_more]).toEqual([ids.slice(2), false]);
    expect(idsOf(await ask('GET', '/v1/videos?order=asc'))).toEqual(ids.toReversed());
  });

  it('goes on after a task that was deleted meanwhile', async () => {
    const { service, ask } = await open();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await service.submit()).id);
      service.engine.clock.advance(1);
    }
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { status, body } = await ask('GET', `/v1/videos?limit=2&after=${after}`);
      expect(status).toBe(200);
      for (const { id } of body.data as { id: string }[]) {
        seen.push(id);
        await ask('DELETE', `/v1/videos/${id}`);
      }
      if (!body.has_more) break;
      after = body.last_id;
    }
    expect(seen).toEqual(ids);
  });

  it('does not start after a task of another account', async () => {
    const { service, ask } = await open();
    const { id } = await service.submit(await addPrincipal(service.engine.store));
    const { status, body } = await ask('GET', `/v1/videos?after=${id}`);
    expect([status, body.code, body.error.param]).toEqual([400, 'invalid_request', 'after']);
  });

  it('does not start after a task that is not there', async () => {
    const { ask } = await open();
    const { status, body } = await ask('GET', `/v1/videos?after=${aTaskId()}`);
    expect([status, body.error.param]).toEqual([400, 'after']);
  });
});
