import { Counter, Histogram, type Registry } from 'prom-client';
import { MICROS_PER_UNIT, type Micros } from '../core/money.ts';
import type { OutboundFault } from '../core/outbound.ts';
import type { EndedJobState } from '../core/upstream-store.ts';

export interface UpstreamCounters {
  /** One request to an upstream: the class of its status, or why nothing came back. */
  upstreamAnswered(upstream: string, answer: UpstreamAnswerClass, seconds: number): void;
  /** One job of an upstream, from its preparation to its end. */
  upstreamJobEnded(upstream: string, end: UpstreamJobFigures): void;
}

/** `broken_off`: by ourselves, since nobody wants it any more. */
export type UpstreamAnswerClass = '2xx' | '3xx' | '4xx' | '429' | '5xx' | OutboundFault | 'broken_off';

export interface UpstreamJobFigures {
  readonly outcome: EndedJobState;
  readonly seconds: number;
  /** As far as it is known. */
  readonly cost: { readonly currency: string; readonly micros: Micros } | null;
}

/** What has happened to requests and jobs of upstreams in the hands of this process. Their names are the operator's own. */
export function addUpstreamCounters(registry: Registry): UpstreamCounters {
  const registers = [registry];
  const requests = new Histogram({
    name: 'kinora_upstream_request_seconds',
    help: 'Time of one request to an upstream, by what came back.',
    labelNames: ['upstream', 'answer'],
    buckets: [0.1, 0.5, 2, 10, 60, 300],
    registers,
  });
  const jobs = new Histogram({
    name: 'kinora_upstream_job_seconds',
    help: 'Time of one job of an upstream from its preparation to its end, by its outcome.',
    labelNames: ['upstream', 'outcome'],
    buckets: [1, 5, 15, 60, 180, 600, 1800],
    registers,
  });
  const costs = new Counter({
    name: 'kinora_upstream_cost_total',
    help: 'What upstreams have asked for ended jobs, as far as it is known.',
    labelNames: ['upstream', 'currency'],
    registers,
  });
  return {
    upstreamAnswered: (upstream, answer, seconds) => requests.observe({ upstream, answer }, seconds),
    upstreamJobEnded(upstream, { outcome, seconds, cost }) {
      jobs.observe({ upstream, outcome }, seconds);
      if (cost !== null) costs.inc({ upstream, currency: cost.currency }, cost.micros / MICROS_PER_UNIT);
    },
  };
}
