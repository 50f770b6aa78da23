import { GenerationError } from '../core/generator.ts';

export interface Watch {
  /** Aborted when the given signal is, and when there was no sign of life for too long. */
  readonly signal: AbortSignal;
  /** There is progress. */
  readonly feed: () => void;
}

/** Ends work that makes no progress: a render that hangs would hold its place until the task's deadline. */
export async function watched<Result>(
  rules: { readonly kind: 'video' | 'image'; readonly stallSeconds: number },
  signal: AbortSignal,
  work: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  const stalled = new AbortController();
  const bark = () => {
    const message = `The ${rules.kind} made no progress for ${rules.stallSeconds} seconds and was stopped.`;
    stalled.abort(new GenerationError('failed', message));
  };
  const timer = setTimeout(bark, rules.stallSeconds * 1000);
  try {
    return await work({ signal: AbortSignal.any([signal, stalled.signal]), feed: () => timer.refresh() });
  } finally {
    clearTimeout(timer);
  }
}
