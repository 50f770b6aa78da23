import type { GenerationKind } from '../core/generation-request.ts';
import { GenerationError, type GenerationFault } from '../core/generator.ts';
import type { Failure, FailureCode, Task } from '../core/task.ts';

export interface RetryRules {
  /** How often a generator may fail or crash in all. */
  readonly attempts: number;
  readonly firstDelaySeconds: number;
}

export type Verdict =
  | { readonly kind: 'retry'; readonly delaySeconds: number; readonly keepOperation: boolean }
  | { readonly kind: 'fail'; readonly failure: Failure };

const LONGEST_DELAY_SECONDS = 300;

const FAILURE_OF_FAULT = {
  refused: 'generation_refused',
  failed: 'generation_failed',
  crashed: 'generator_crashed',
  storage_full: 'storage_full',
} as const satisfies Record<GenerationFault, FailureCode>;

/** A refusal stays a refusal, and a full disk is for the operator to mend: neither is helped by trying again. */
const FINAL: readonly GenerationFault[] = ['refused', 'storage_full'];

/** What becomes of a task whose attempt has just thrown. `failures` counts those before this one. */
export function judge(error: unknown, { kind, failures }: Pick<Task, 'kind' | 'failures'>, rules: RetryRules): Verdict {
  const { fault, message } = toGenerationError(error, kind);
  if (FINAL.includes(fault) || failures + 1 >= rules.attempts) {
    return { kind: 'fail', failure: { code: FAILURE_OF_FAULT[fault], message } };
  }
  return {
    kind: 'retry',
    delaySeconds: Math.min(LONGEST_DELAY_SECONDS, rules.firstDelaySeconds * 2 ** failures),
    // A generator that says so has given its work up; any other fault (the way to it, say) leaves the work as it is.
    keepOperation: !(error instanceof GenerationError),
  };
}

function toGenerationError(error: unknown, kind: GenerationKind): GenerationError {
  if (error instanceof GenerationError) return error;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return new GenerationError('storage_full', `The server has no room left to store the ${kind}.`);
  }
  // Whatever else it says was not written for the person who sent the prompt; the log has it.
  return new GenerationError('failed', `The ${kind} could not be generated.`);
}
