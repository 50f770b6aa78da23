import type { Clock } from '../core/clock.ts';
import { type Outbound, type OutboundAnswer, OutboundError } from '../core/outbound.ts';
import type { Traces } from '../core/traces.ts';
import type { UpstreamAnswerClass, UpstreamCounters } from '../observability/upstream-counters.ts';

export interface WatchedOutboundParts {
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly traces: Pick<Traces, 'findParent' | 'open'>;
  readonly metrics: Pick<UpstreamCounters, 'upstreamAnswered'>;
}

/**
 * The way out to one upstream: every request is counted, and one that belongs to a trace says so (W3C Trace Context), so that
 * an upstream which follows traces, such as another Kinora, goes on with ours. Probes of health belong to none.
 */
export function watchOutbound(parts: WatchedOutboundParts, upstream: string): Outbound {
  const { outbound, clock, traces, metrics } = parts;

  async function counted(send: () => Promise<OutboundAnswer>): Promise<OutboundAnswer> {
    const startedAt = clock.elapsedMilliseconds();
    const note = (answer: UpstreamAnswerClass) =>
      metrics.upstreamAnswered(upstream, answer, (clock.elapsedMilliseconds() - startedAt) / 1000);
    try {
      const answer = await send();
      note(classOf(answer.status));
      return answer;
    } catch (error) {
      note(error instanceof OutboundError ? error.fault : 'broken_off');
      throw error;
    }
  }

  return {
    async send(request) {
      if (traces.findParent() === null) return counted(() => outbound.send(request));
      const attributes = { 'kinora.upstream': upstream, 'http.request.method': request.method };
      const span = traces.open('upstream request', { kind: 'client', parent: null, attributes });
      const headers =
        span.traceParent === null ? request.headers : { ...request.headers, traceparent: span.traceParent };
      try {
        const answer = await counted(() => outbound.send({ ...request, headers }));
        span.end(answer.status >= 400 ? String(answer.status) : null, { 'http.response.status_code': answer.status });
        return answer;
      } catch (error) {
        span.end(error instanceof OutboundError ? error.fault : 'broken_off', {});
        throw error;
      }
    },
  };
}

function classOf(status: number): UpstreamAnswerClass {
  if (status === 429) return '429';
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}
