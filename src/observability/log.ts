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
function toTextLine(line: string): string {
  const { time, level, msg, error, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(Number(time)).toISOString().slice(11, 19);
  const name = LEVEL_NAMES[Number(level)] ?? String(level);
  const shown = Object.entries(fields).map(([key, value]) => `${key}=${showValue(value)}`);
  const fault = error === undefined ? '' : `\n${showFault(error)}`;
  return `${[clock, name.padEnd(5), msg, ...shown].join(' ')}${fault}\n`;
}

const showValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** With its causes: the first one is often the only one that says what happened. */
function showFault(error: unknown): string {
  if (!isFault(error)) return showValue(error);
  return error.cause === undefined ? error.stack : `${error.stack}\ncaused by ${showFault(error.cause)}`;
}

function isFault(error: unknown): error is { stack: string; cause?: unknown } {
  return typeof error === 'object' && error !== null && 'stack' in error && typeof error.stack === 'string';
}
