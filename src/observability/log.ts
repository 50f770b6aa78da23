import { type DestinationStream, type Logger, pino } from 'pino';

/** One event per fact: `log.info({ task, seconds }, 'task-succeeded')`. Prompts, keys and images are never logged. */
export type Log = Logger;

export interface LogOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly format: 'json' | 'text';
  readonly write: (line: string) => void;
}

export function makeLog(options: LogOptions): Log {
  const destination: DestinationStream = {
    write: options.format === 'json' ? options.write : (line) => options.write(toTextLine(line)),
  };
  return pino(
    { level: options.level, base: null, serializers: { error: pino.stdSerializers.errWithCause } },
    destination,
  );
}

const LEVEL_NAMES: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** For a person at a terminal: time, level, event, then the fields as name=value. */
export function toTextLine(line: string): string {
  const { time, level, msg, error, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(Number(time)).toISOString().slice(11, 19);
  const name = LEVEL_NAMES[Number(level)] ?? String(level);
  const shown = Object.entries(fields).map(([key, value]) => `${key}=${showValue(value)}`);
  const fault = isFault(error) ? `\n${error.stack}` : '';
  return `${[clock, name.padEnd(5), msg, ...shown].join(' ')}${fault}\n`;
}

const showValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function isFault(error: unknown): error is { stack: string } {
  return typeof error === 'object' && error !== null && 'stack' in error && typeof error.stack === 'string';
}
