import { describe, expect, it } from 'vitest';
import type { GenerationKind } from '../core/generation-request.ts';
import { GENERATION_FAULTS, GenerationError } from '../core/generator.ts';
import { judge } from './retry-policy.ts';

const failedBefore = (failures: number, kind: GenerationKind = 'video') => ({ kind, failures });
const RULES = { attempts: 3, firstDelaySeconds: 2 };
const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });

describe('judge', () => {
  it.each([
    [0, { kind: 'retry', delaySeconds: 2, keepOperation: false }],
    [1, { kind: 'retry', delaySeconds: 4, keepOperation: false }],
    [2, { kind: 'fail', failure: { code: 'generation_failed', message: 'The upstream stumbled.' } }],
    [7, { kind: 'fail', failure: { code: 'generation_failed', message: 'The upstream stumbled.' } }],
  ])('after %d failures before', (failures, verdict) => {
    expect(judge(new GenerationError('failed', 'The upstream stumbled.'), failedBefore(failures), RULES)).toEqual(
      verdict,
    );
  });

  it.each([
    ['refused', 'generation_refused'],
    ['storage_full', 'storage_full'],
  ] as const)('does not try again what was %s', (fault, code) => {
    const failure = { code, message: 'Because.' };
    expect(judge(new GenerationError(fault, 'Because.'), failedBefore(0), RULES)).toEqual({ kind: 'fail', failure });
  });

  it('counts a crash like a failure, and calls it by its name at the end', () => {
    const crash = new GenerationError('crashed', 'It crashed.');
    expect(judge(crash, failedBefore(0), RULES).kind).toBe('retry');
    expect(judge(crash, failedBefore(2), RULES)).toEqual({
      kind: 'fail',
      failure: { code: 'generator_crashed', message: 'It crashed.' },
    });
  });

  it('knows a full disk by its code', () => {
    const failure = { code: 'storage_full', message: 'The server has no room left to store the video.' };
    expect(judge(full, failedBefore(0), RULES)).toEqual({ kind: 'fail', failure });
    expect(judge(full, failedBefore(0, 'image'), RULES)).toMatchObject({
      failure: { message: expect.stringContaining('the image') },
    });
  });

  it.each([new Error('/home/someone/secret.ts is broken'), 'a word', null])(
    'shows nothing of what was not written for clients: %s',
    (error) => {
      for (const kind of ['video', 'image'] as const) {
        const failure = { code: 'generation_failed', message: `The ${kind} could not be generated.` };
        expect(judge(error, failedBefore(2, kind), RULES)).toEqual({ kind: 'fail', failure });
      }
    },
  );

  it('never waits longer than five minutes', () => {
    const patient = { attempts: 100, firstDelaySeconds: 2 };
    expect(judge(new Error('no'), failedBefore(40), patient)).toEqual({
      kind: 'retry',
      delaySeconds: 300,
      keepOperation: true,
    });
    expect(judge(new Error('no'), failedBefore(3), { ...patient, firstDelaySeconds: 0 })).toEqual({
      kind: 'retry',
      delaySeconds: 0,
      keepOperation: true,
    });
  });

  it('has a verdict for every fault', () => {
    for (const fault of GENERATION_FAULTS)
      expect(judge(new GenerationError(fault, 'x'), failedBefore(2), RULES).kind).toBe('fail');
  });
});
