import { describe, expect, it } from 'vitest';
import { type LogOptions, makeLog } from './log.ts';

function record(options: Partial<LogOptions> = {}) {
  const lines: string[] = [];
  const log = makeLog({ level: 'info', format: 'text', write: (line) => lines.push(line), ...options });
  return { log, lines };
}

describe('the log', () => {
  it('writes a line for a person: time, level, event, fields', () => {
    const { log, lines } = record();
    log.info({ task: 'task_1', seconds: 1.5, list: [1, 'a'], none: null }, 'task-succeeded');
    expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d /)]);
    expect(lines[0]?.slice(9)).toBe('info  task-succeeded task=task_1 seconds=1.5 list=[1,"a"] none=null\n');
  });

  it('writes an error with its stack on lines of its own', () => {
    const { log, lines } = record();
    log.error({ request: 'req_1', error: new Error('outer') }, 'request-failed');
    expect(lines[0]?.slice(9)).toMatch(/^error request-failed request=req_1\nError: outer\n {4}at /);
  });

  it('writes the causes of an error below it', () => {
    const { log, lines } = record();
    log.error({ error: new Error('outer', { cause: new Error('inner') }) }, 'request-failed');
    expect(lines[0]).toMatch(/\nError: outer\n[\s\S]*\ncaused by Error: inner\n {4}at /);
  });

  it('writes an error with its cause for machines', () => {
    const { log, lines } = record({ format: 'json' });
    log.error({ error: new Error('outer', { cause: new Error('inner') }) }, 'request-failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { message: 'outer', cause: { message: 'inner' } } });
  });

  it('writes what is thrown and is no error', () => {
    const { log, lines } = record();
    log.warn({ error: 'a word' }, 'sweep-failed');
    expect(lines[0]?.slice(9)).toBe('warn  sweep-failed\na word\n');
  });

  it('writes nothing below its level', () => {
    const { log, lines } = record({ level: 'warn' });
    log.info({}, 'unheard');
    log.warn({}, 'heard');
    expect(lines).toHaveLength(1);
    const silent = record({ level: 'silent' });
    silent.log.error({}, 'unheard');
    expect(silent.lines).toEqual([]);
  });

  it('writes JSON for machines, one object a line', () => {
    const { log, lines } = record({ format: 'json' });
    log.info({ seconds: 2 }, 'task-started');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.any(Number),
      seconds: 2,
      msg: 'task-started',
    });
    expect(lines[0]?.endsWith('}\n')).toBe(true);
  });
});
