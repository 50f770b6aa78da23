import { describe, expect, it } from 'vitest';
import { aPrincipal, someModels } from '../../../test/fixtures/builders.ts';
import { openServer, WITH_KEY } from '../../../test/fixtures/server.ts';
import type { ModelId } from '../../core/models.ts';
import { makeModelsDialect } from './routes.ts';

const MODEL_IDS = someModels()
  .list()
  .map(({ id }) => id);

async function open(models: readonly ModelId[] | null = null) {
  const dialect = makeModelsDialect({ models: someModels({ 'sora-2': 'video-3.1-generate-preview' }) });
  const { url } = await openServer({ dialects: [dialect], authenticate: () => aPrincipal({ models }) });
  return async (path: string, headers: Record<string, string> = WITH_KEY) => {
    const answer = await fetch(`${url}${path}`, { headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

describe('the models', () => {
  it('are listed', async () => {
    const ask = await open();
    const { status, body } = await ask('/v1/models');
    expect([status, body]).toEqual([
      200,
      {
        object: 'list',
        data: MODEL_IDS.map((id) => ({ id, object: 'model', created: expect.any(Number), owned_by: 'kinora' })),
      },
    ]);
  });

  it.each(MODEL_IDS)('are read one by one: %s', async (id) => {
    const ask = await open();
    expect(await ask(`/v1/models/${id}`)).toMatchObject({ status: 200, body: { id, object: 'model' } });
  });

  it('are only those that the key may use', async () => {
    const ask = await open(['image-3.1-flash-image-preview']);
    expect((await ask('/v1/models')).body.data).toEqual([
      expect.objectContaining({ id: 'image-3.1-flash-image-preview' }),
    ]);
    expect((await ask('/v1/models/image-3.1-flash-image-preview')).status).toBe(200);
    for (const name of ['video-3.1-generate-preview', 'sora-2']) {
      expect(await ask(`/v1/models/${name}`)).toMatchObject({ status: 403, body: { code: 'model_not_allowed' } });
    }
  });

  it('are found by an alias, and show their real name', async () => {
    const ask = await open();
    expect((await ask('/v1/models/sora-2')).body.id).toBe('video-3.1-generate-preview');
  });

  it('are not there, or not without a key', async () => {
    const ask = await open();
    expect(await ask('/v1/models/unknown')).toMatchObject({ status: 404, body: { code: 'model_not_found' } });
    expect(await ask('/v1/models', {})).toMatchObject({ status: 401, body: { code: 'missing_api_key' } });
  });
});
