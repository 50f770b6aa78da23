import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, postJson } from './support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { openReceiver, type Receiver } from './support/receiver.ts';
import { aRequest, createTask, untilCompleted } from './support/tasks.ts';
import { until } from './support/until.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

describe('a service with a collector', () => {
  let folder: string;
  let service: Service;
  /** The collector, and the one who is told of a task's end. */
  let receiver: Receiver;

  beforeAll(async () => {
    folder = await makeFolder();
    receiver = await openReceiver({});
    const settings = {
      KINORA_OTLP_ENDPOINT: receiver.url,
      KINORA_OTLP_HEADERS: 'x-tenant=films',
      KINORA_OUTBOUND_PRIVATE: 'true',
    } as const;
    service = await serve({ folder, settings });
  }, 60_000);
  afterAll(async () => {
    await service.kill();
    await receiver.close();
    await removeFolder(folder);
  });

  const exports = () => receiver.received.filter(({ path }) => path === '/v1/traces');
  const listSpans = (): readonly SentSpan[] =>
    exports().flatMap(({ body }) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  const untilSpan = (what: string, is: (span: SentSpan) => boolean) =>
    until(what, () => listSpans().find(is) ?? null, 60);

  it('tells of a task from its request to its attempt and its webhook, in the trace of the client', async () => {
    const webhook = { url: `${receiver.url}/hook`, secret: 'a long secret' };
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
    const created = await postJson(service, aRequest({ prompt: 'A hidden garden', webhook }), { headers });
    expect(created.status, created.text).toBe(200);
    const { id } = created.json as { id: string };
    expect(created.headers.get('traceresponse')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    await untilCompleted(service, id, 60);

    const request = await untilSpan('the span of the request', ({ name }) => name === 'POST /v1/videos');
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
    const attempt = await untilSpan('the span of the attempt', ({ name }) => name === 'task attempt');
    expect(attempt).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
    expect(attempt.attributes).toContainEqual({ key: 'kinora.task', value: { stringValue: id } });
    expect(attempt.attributes).toContainEqual({ key: 'kinora.outcome', value: { stringValue: 'succeeded' } });
    const [told] = await receiver.untilReceived('/hook', 1, 60);
    const sent = await untilSpan('the span of the webhook', ({ name }) => name === 'webhook');
    expect(sent).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
    expect(told?.headers.traceparent).toBe(`00-${TRACE}-${sent.spanId}-01`);
    expect(exports()[0]?.headers).toMatchObject({ 'x-tenant': 'films', 'content-type': 'application/json' });
    const everything = exports()
      .map(({ body }) => body)
      .join('');
    expect(everything).not.toContain('hidden');
    expect(everything).not.toContain(service.key);
  }, 120_000);

  it('begins a trace of its own where the client brings none, and follows nothing that watches it', async () => {
    await call(service, '/healthz', { key: null });
    const { id } = await createTask(service);
    await untilCompleted(service, id, 60);
    const isOurs = ({ attributes }: SentSpan) => attributes.some(({ value }) => value.stringValue === id);
    const attempt = await untilSpan('the span of the attempt', isOurs);
    expect(attempt.traceId).not.toBe(TRACE);
    const request = listSpans().find(({ spanId }) => spanId === attempt.parentSpanId);
    expect(request).toMatchObject({ name: 'POST /v1/videos', traceId: attempt.traceId });
    expect(request).not.toHaveProperty('parentSpanId');
    expect(listSpans().filter(({ name }) => name.includes('healthz'))).toEqual([]);
  }, 120_000);
});

describe('a service without a collector', () => {
  it('says nothing of traces', async () => {
    const folder = await makeFolder();
    const service = await serve({ folder, args: ['--role', 'api'] });
    try {
      const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
      expect((await call(service, '/v1/models', { headers })).headers.get('traceresponse')).toBeNull();
    } finally {
      await service.kill();
      await removeFolder(folder);
    }
  }, 60_000);
});
