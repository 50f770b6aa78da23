import { type Log, makeLog } from '../../src/observability/log.ts';

export interface RecordedLog {
  readonly log: Log;
  /** Every event so far, without its time. */
  readonly events: Record<string, unknown>[];
  /** Resolves when the event is logged the next time. */
  until(name: string): Promise<void>;
}

export function recordLog(): RecordedLog {
  const events: Record<string, unknown>[] = [];
  const waiting: { readonly name: string; readonly resolve: () => void }[] = [];
  const write = (line: string) => {
    const { time: _time, ...event } = JSON.parse(line) as Record<string, unknown>;
    events.push(event);
    for (const { name, resolve } of waiting) if (name === event.msg) resolve();
  };
  const until = (name: string) => new Promise<void>((resolve) => waiting.push({ name, resolve }));
  return { log: makeLog({ level: 'debug', format: 'json', write }), events, until };
}
