import type { FailureCode } from '../../src/core/task.ts';
import type { Metrics, TaskOutcome, WebhookOutcome } from '../../src/observability/metrics.ts';
import type { UpstreamJobFigures } from '../../src/observability/upstream-counters.ts';

export interface RecordedMetrics extends Metrics {
  readonly outcomes: TaskOutcome[];
  readonly failures: FailureCode[];
  /** Of first attempts. */
  readonly waits: number[];
  readonly tries: WebhookOutcome[];
  readonly jobs: (UpstreamJobFigures & { readonly upstream: string })[];
  /** Of upstreams: their names, and what came back. */
  readonly upstreamAnswers: string[];
  readonly answers: { readonly route: string; readonly method: string; readonly status: number }[];
}

export function recordMetrics(): RecordedMetrics {
  const outcomes: TaskOutcome[] = [];
  const failures: FailureCode[] = [];
  const waits: number[] = [];
  const tries: WebhookOutcome[] = [];
  const jobs: RecordedMetrics['jobs'] = [];
  const upstreamAnswers: string[] = [];
  const answers: { route: string; method: string; status: number }[] = [];
  return {
    outcomes,
    failures,
    waits,
    tries,
    answers,
    jobs,
    upstreamAnswers,
    contentType: 'text/plain',
    render: async () => 'kinora_fake 1\n',
    requestAnswered: (route, method, status) => answers.push({ route, method, status }),
    taskStarted: (_model, waitSeconds) => waits.push(waitSeconds),
    taskFailed: (_model, code) => failures.push(code),
    taskEnded: (_model, outcome) => outcomes.push(outcome),
    webhookTried: (outcome) => tries.push(outcome),
    upstreamAnswered: (upstream, answer) => upstreamAnswers.push(`${upstream} ${answer}`),
    upstreamJobEnded: (upstream, end) => jobs.push({ upstream, ...end }),
  };
}
