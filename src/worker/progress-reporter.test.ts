import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../test/fakes/manual-clock.ts';
import { ProgressReporter } from './progress-reporter.ts';

/** A reporter whose writes end when the test says so. */
function aReporter() {
  const clock = new ManualClock();
  const written: number[] = [];
  const events: unknown[] = [];
  let end = Promise.withResolvers<boolean>();
  const reporter = new ProgressReporter({
    clock,
    write: (share) => {
      written.push(share);
      end = Promise.withResolvers();
      return end.promise;
    },
    onLost: () => events.push('lost'),
    onFault: (error) => events.push(error),
  });
  const finish = async (kept: boolean) => {
    end.resolve(kept);
    await reporter.end();
  };
  return { reporter, clock, written, events, finish, fail: (error: Error) => end.reject(error) };
}

describe('progress', () => {
  it('is written at once the first time', () => {
    const { reporter, written } = aReporter();
    reporter.report(0.1);
    expect(written).toEqual([0.1]);
  });

  it('is written one at a time, and what comes meanwhile is dropped', async () => {
    const { reporter, clock, written, finish } = aReporter();
    reporter.report(0.1);
    clock.advance(10);
    reporter.report(0.2);
    expect(written).toEqual([0.1]);
    await finish(true);
    reporter.report(0.3);
    expect(written).toEqual([0.1, 0.3]);
  });

  it('is written no more often than every 400 milliseconds', async () => {
    const { reporter, clock, written, finish } = aReporter();
    reporter.report(0.1);
    await finish(true);
    clock.advance(0.399);
    reporter.report(0.2);
    clock.advance(0.001);
    reporter.report(0.3);
    expect(written).toEqual([0.1, 0.3]);
  });

  it('tells when the task is no longer ours', async () => {
    const { reporter, events, finish } = aReporter();
    reporter.report(0.1);
    await finish(false);
    expect(events).toEqual(['lost']);
  });

  it('does not end the work when it cannot be written', async () => {
    const { reporter, clock, written, events, fail } = aReporter();
    reporter.report(0.1);
    const fault = new Error('disk');
    fail(fault);
    await reporter.end();
    expect(events).toEqual([fault]);
    clock.advance(1);
    reporter.report(0.2);
    expect(written).toEqual([0.1, 0.2]);
  });

  it('ends when no write is under way', async () => {
    const { reporter, finish } = aReporter();
    await reporter.end();
    reporter.report(0.1);
    let ended = false;
    const end = reporter.end().then(() => {
      ended = true;
    });
    await Promise.resolve();
    expect(ended).toBe(false);
    await finish(true);
    await end;
    expect(ended).toBe(true);
  });
});
