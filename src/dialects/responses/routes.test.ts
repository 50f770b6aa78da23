import { describe, expect, it } from 'vitest';
import { IMAGE_MODEL, openImageRoutes } from '../../../test/fixtures/image-routes.ts';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { partialKey } from '../../core/partial-image.ts';
import { makeResponsesDialect } from './routes.ts';

const open = () => openImageRoutes(makeResponsesDialect);
const PATH = '/v1/responses';
const BODY = { model: IMAGE_MODEL, input: 'A red boat', tools: [{ type: 'image_generation' }] };

describe('a response', () => {
  it('holds the image as the call of its tool, charged once', async () => {
    const { make, service } = await open();
    const { status, text, tasks } = await make(PATH, { ...BODY, metadata: { a: 'b' }, instructions: 'Ink' });
    expect(status).toBe(200);
    const name = tasks[0]?.id.slice(5);
    expect(JSON.parse(text)).toMatchObject({
      id: `resp_${name}`,
      object: 'response',
      status: 'completed',
      model: IMAGE_MODEL,
      instructions: 'Ink',
      metadata: { a: 'b' },
      output: [
        { id: `ig_${name}`, type: 'image_generation_call', status: 'completed', result: PNG_BASE64, size: '8x4' },
      ],
      usage: { input_tokens: 4, output_tokens: 1120, total_tokens: 1124 },
    });
    expect(tasks[0]?.request).toMatchObject({ prompt: 'A red boat', guidance: 'Ink' });
    const { store } = service.engine;
    expect((await store.ledger.readBalance(service.who.accountId)).chargedMicros).toBe(50_000);
  });

  it('comes as events in their order, numbered', async () => {
    const { ask, next, finish, service } = await open();
    const tools = [{ type: 'image_generation', partial_images: 1 }];
    const answering = ask(PATH, { ...BODY, tools, stream: true });
    const { job, running } = await next();
    await service.blobs.put(partialKey(running.id, running.attempt, 0), Buffer.from('partial'));
    await service.images.lifecycle.reportProgress(running, 1 / 2);
    await finish({ job, running });
    const { text } = await answering;
    const events = Array.from(text.matchAll(/^data: (.*)$/gm), ([, data = '']) => JSON.parse(data));
    const call = 'response.image_generation_call';
    expect(events.map(({ type, sequence_number }) => [sequence_number, type])).toEqual(
      [
        ...['response.created', 'response.in_progress', 'response.output_item.added'],
        ...[`${call}.in_progress`, `${call}.generating`, `${call}.partial_image`, `${call}.completed`],
        ...['response.output_item.done', 'response.completed'],
      ].map((type, index) => [index, type]),
    );
    expect(events[5].partial_image_b64).toBe(Buffer.from('partial').toString('base64'));
    expect(events[7].item.result).toBe(PNG_BASE64);
    expect(events[8].response).toMatchObject({ status: 'completed', output: [{ result: PNG_BASE64 }] });
    expect(events[0].response).toMatchObject({ status: 'in_progress', output: [], usage: null });
  });

  it('is refused in the shape of /v1, with the name of the field', async () => {
    const { ask } = await open();
    const { status, text } = await ask(PATH, { ...BODY, previous_response_id: 'resp_1' });
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: { param: 'previous_response_id' } }]);
  });
});
