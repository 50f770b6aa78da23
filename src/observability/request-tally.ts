/**
 * Answers counted by route, method and status, with a histogram of the time each took, in Prometheus text. By hand, since
 * this is the one measurement that every request pays for: prom-client names and checks the labels anew for each, at 3 %
 * of a poll's processor time (2026-11).
 */
export class RequestTally {
  readonly #cells = new Map<string, Map<number, Cell>>();

  add(route: string, method: string, status: number, seconds: number): void {
    const cell = this.#cellFor(`${method} ${route}`, status);
    cell.count += 1;
    cell.seconds += seconds;
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
    if (bucket !== -1) cell.buckets[bucket] = (cell.buckets[bucket] ?? 0) + 1;
  }

  render(): string {
    const lines = [
      '# HELP kinora_http_request_seconds Time to answer a request.',
      '# TYPE kinora_http_request_seconds histogram',
    ];
    const classes = new Map<string, number>();
    for (const [name, cells] of this.#cells) {
      for (const [status, cell] of cells) {
        lines.push(...renderCell(name, status, cell));
        const group = `${Math.floor(status / 100)}xx`;
        classes.set(group, (classes.get(group) ?? 0) + cell.count);
      }
    }
    lines.push(
      '',
      '# HELP kinora_http_answers_total Answers by class of status.',
      '# TYPE kinora_http_answers_total counter',
      ...[...classes].map(([group, count]) => `kinora_http_answers_total{class="${group}"} ${count}`),
    );
    return `${lines.join('\n')}\n`;
  }

  #cellFor(name: string, status: number): Cell {
    const cells = this.#cells.get(name) ?? new Map<number, Cell>();
    const known = cells.get(status);
    if (known !== undefined) return known;
    const cell = { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
    this.#cells.set(name, cells.set(status, cell));
    return cell;
  }
}

interface Cell {
  count: number;
  seconds: number;
  /** How many fell into each bucket and into none before it. */
  readonly buckets: number[];
}

const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60] as const;

function renderCell(name: string, status: number, { count, seconds, buckets }: Cell): string[] {
  const [method, route] = name.split(' ', 2);
  const labels = `route="${route}",method="${method}",status="${status}"`;
  let sum = 0;
  const line = (le: string, value: number) => `kinora_http_request_seconds_bucket{le="${le}",${labels}} ${value}`;
  const steps = BUCKETS.map((limit, place) => {
    sum += buckets[place] ?? 0;
    return line(String(limit), sum);
  });
  return [
    ...steps,
    line('+Inf', count),
    `kinora_http_request_seconds_sum{${labels}} ${seconds}`,
    `kinora_http_request_seconds_count{${labels}} ${count}`,
  ];
}
