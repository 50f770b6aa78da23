import { describe, expect, it } from 'vitest';
import { recordMetrics } from '../../test/fakes/recorded-metrics.ts';
import { type Outbound, OutboundError, type OutboundRequest } from '../core/outbound.ts';
import { NO_TRACES, type SpanFacts, type Traces } from '../core/traces.ts';
import { watchOutbound } from './watched-outbound.ts';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const OWN = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b8-01';
const REQUEST: OutboundRequest = {
  url: 'https://upstream.example.org/v1/videos',
  method: 'POST',
  headers: { accept: '*/*' },
  body: '{}',
  timeoutSeconds: 1,
  mostBytes: null,
  redirects: 0,
  signal: null,
};

function open(answer: () => Promise<{ status: number }>, traces: Pick<Traces, 'findParent' | 'open'> = NO_TRACES) {
  const sent: OutboundRequest[] = [];
  const outbound: Outbound = {
    async send(request) {
      sent.push(request);
      return { ...(await answer()), headers: {}, body: new Uint8Array(), savedBytes: null };
    },
  };
  const metrics = recordMetrics();
  const clock = { now: () => new Date(), elapsedMilliseconds: () => 0 };
  return { sent, metrics, watched: watchOutbound({ outbound, clock, traces, metrics }, 'omni') };
}

function record() {
  const spans: (SpanFacts & { name: string; fault: string | null })[] = [];
  const traces: Pick<Traces, 'findParent' | 'open'> = {
    findParent: () => PARENT,
    open: (name, facts) => ({
      traceParent: OWN,
      run: (work) => work(),
      end: (fault) => void spans.push({ name, ...facts, fault }),
    }),
  };
  return { spans, traces };
}

describe('the way out to an upstream', () => {
  it('tells of the trace that a request belongs to', async () => {
    const { spans, traces } = record();
    const { sent, watched } = open(async () => ({ status: 200 }), traces);
    await watched.send(REQUEST);
    expect(sent[0]?.headers).toEqual({ accept: '*/*', traceparent: OWN });
    expect(spans).toMatchObject([{ name: 'upstream request', kind: 'client', fault: null }]);
    expect(JSON.stringify(spans)).not.toContain('/v1/videos');
  });

  it('says nothing of traces where nobody follows any, and adds no trace of its own', async () => {
    const { sent, watched } = open(async () => ({ status: 200 }));
    await watched.send(REQUEST);
    expect(sent).toEqual([REQUEST]);
  });

  it('counts what comes back', async () => {
    const answers = [200, 302, 404, 429, 503];
    const { metrics, watched } = open(async () => ({ status: answers.shift() ?? 0 }));
    for (const _ of [...answers]) await watched.send(REQUEST);
    expect(metrics.upstreamAnswers).toEqual(['omni 2xx', 'omni 3xx', 'omni 4xx', 'omni 429', 'omni 5xx']);
  });

  it('counts what does not, and throws it on', async () => {
    const { spans, traces } = record();
    const error = new OutboundError('timeout', 'Too late.');
    const { metrics, watched } = open(() => Promise.reject(error), traces);
    await expect(watched.send(REQUEST)).rejects.toBe(error);
    expect(metrics.upstreamAnswers).toEqual(['omni timeout']);
    expect(spans).toMatchObject([{ fault: 'timeout' }]);
  });
});
