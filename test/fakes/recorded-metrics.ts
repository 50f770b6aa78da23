import type { Metrics, TaskOutcome } from '../../src/observability/metrics.ts';

export interface RecordedMetrics extends Metrics {
  readonly outcomes: TaskOutcome[];
  readonly answers: { readonly route: string; readonly method: string; readonly status: number }[];
}

export function recordMetrics(): RecordedMetrics {
  const outcomes: TaskOutcome[] = [];
  const answers: { route: string; method: string; status: number }[] = [];
  return {
    outcomes,
    answers,
    contentType: 'text/plain',
    render: async () => 'kinora_fake 1\n',
    requestAnswered: (route, method, status) => answers.push({ route, method, status }),
    taskEnded: (_model, outcome) => outcomes.push(outcome),
  };
}
