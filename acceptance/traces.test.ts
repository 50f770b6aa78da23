import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, postJson } from './support/http.ts';
import { Cluster } from './support/nodes.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { openReceiver, type Receiver } from './support/receiver.ts';
import { aRequest, createTask, untilCompleted } from './support/tasks.ts';
import { until } from './support/until.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

interface SentSpan {
  /** Which process told of it. */
  readonly node: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<SentSpan, 'node'>[] }[];
  }[];
}

const exportsTo = (receiver: Receiver) => receiver.received.filter(({ path }) => path === '/v1/traces');

function listSpans(receiver: Receiver): readonly SentSpan[] {
  return exportsTo(receiver).flatMap(({ body }) =>
    (JSON.parse(body) as Export).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const node = String(resource.attributes.find(({ key }) => key === 'service.instance.id')?.value.stringValue);
      return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, node })));
    }),
  );
}

const untilSpan = (receiver: Receiver, what: string, is: (span: SentSpan) => boolean) =>
  until(what, () => listSpans(receiver).find(is) ?? null);

const isNamed = (name: string) => (span: SentSpan) => span.name === name;

const settingsFor = ({ url }: Receiver) => ({
  KINORA_OTLP_ENDPOINT: url,
  KINORA_OTLP_HEADERS: 'x-tenant=films',
  KINORA_OUTBOUND_PRIVATE: 'true',
});

describe('a service with a collector', () => {
  let folder: string;
  let service: Service;
  /** The collector, and the one who is told of a task's end. */
  let receiver: Receiver;

  beforeAll(async () => {
    folder = await makeFolder();
    receiver = await openReceiver({});
    service = await serve({ folder, settings: settingsFor(receiver) });
  }, 300_000);
  afterAll(async () => {
    await service.kill();
    await receiver.close();
    await removeFolder(folder);
  });

  it('tells of a task from its request to its attempt and its webhook, in the trace of the client', async () => {
    const webhook = { url: `${receiver.url}/hook`, secret: 'a long secret' };
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
    const created = await postJson(service, aRequest({ prompt: 'A hidden sea', webhook }), { headers });
    expect(created.status, created.text).toBe(200);
    const { id } = created.json as { id: string };
    expect(created.headers.get('traceresponse')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    await untilCompleted(service, id);

    const request = await untilSpan(receiver, 'the span of the request', isNamed('POST /v1/videos'));
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
    const attempt = await untilSpan(receiver, 'the span of the attempt', isNamed('task attempt'));
    expect(attempt).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
    expect(attempt.attributes).toContainEqual({ key: 'kinora.task', value: { stringValue: id } });
    expect(attempt.attributes).toContainEqual({ key: 'kinora.outcome', value: { stringValue: 'succeeded' } });
    const [told] = await receiver.untilReceived('/hook', 1);
    const sent = await untilSpan(receiver, 'the span of the webhook', isNamed('webhook'));
    expect(sent).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
    expect(told?.headers.traceparent).toBe(`00-${TRACE}-${sent.spanId}-01`);
    expect(exportsTo(receiver)[0]?.headers).toMatchObject({ 'x-tenant': 'films', 'content-type': 'application/json' });
    const everything = exportsTo(receiver)
      .map(({ body }) => body)
      .join('');
    expect(everything).not.toContain('hidden');
    expect(everything).not.toContain(service.key);
  }, 300_000);

  it('begins a trace of its own where the client brings none, and follows nothing that watches it', async () => {
    await call(service, '/healthz', { key: null });
    const { id } = await createTask(service);
    await untilCompleted(service, id);
    const isOurs = ({ attributes }: SentSpan) => attributes.some(({ value }) => value.stringValue === id);
    const attempt = await untilSpan(receiver, 'the span of the attempt', isOurs);
    expect(attempt.traceId).not.toBe(TRACE);
    const request = listSpans(receiver).find(({ spanId }) => spanId === attempt.parentSpanId);
    expect(request).toMatchObject({ name: 'POST /v1/videos', traceId: attempt.traceId });
    expect(request).not.toHaveProperty('parentSpanId');
    expect(listSpans(receiver).filter(({ name }) => name.includes('healthz'))).toEqual([]);
  }, 300_000);
});

describe('nodes with a collector', () => {
  let cluster: Cluster;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver({});
    cluster = await Cluster.open({ settings: settingsFor(receiver) });
  }, 300_000);
  afterAll(async () => {
    await cluster.close();
    await receiver.close();
  });

  it('tell of one request in one trace, whichever of them it was taken and made by', async () => {
    const api = await cluster.start('api');
    await cluster.start('worker');
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
    const created = await postJson(api, aRequest(), { headers });
    expect(created.status, created.text).toBe(200);
    const request = await untilSpan(receiver, 'the span of the request', isNamed('POST /v1/videos'));
    const attempt = await untilSpan(receiver, 'the span of the attempt', isNamed('task attempt'));
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
    expect(attempt).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
    expect(attempt.node).not.toBe(request.node);
  }, 300_000);
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
  }, 300_000);
});
