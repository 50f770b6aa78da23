import type { Running } from './process.ts';
import { until } from './until.ts';

/** What a node wrote down, by its own clock: a machine that is slow to run the test does not disturb it. */
export interface LogLine {
  readonly time: number;
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

export function readLog(node: Pick<Running, 'stderr'>): readonly LogLine[] {
  return node
    .stderr()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line): LogLine => JSON.parse(line));
}

export function findLines(nodes: readonly Pick<Running, 'stderr'>[], fields: Readonly<Record<string, unknown>>) {
  const fits = (line: LogLine) => Object.entries(fields).every(([name, value]) => line[name] === value);
  return nodes.flatMap((node) => readLog(node).filter(fits));
}

export async function untilLogged(
  nodes: readonly Pick<Running, 'stderr'>[],
  fields: Readonly<Record<string, unknown>>,
  seconds = 300,
): Promise<LogLine> {
  return until(`${JSON.stringify(fields)} is logged`, () => findLines(nodes, fields)[0], seconds);
}
