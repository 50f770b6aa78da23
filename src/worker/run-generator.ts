import { setTimeout as wait } from 'node:timers/promises';
import type { GenerationContext, Generator, RemoteGenerator } from '../core/generator.ts';
import type { Operation, RunningTask } from '../core/task.ts';
import type { VideoRequest } from '../core/video-request.ts';

/** What a client sees of an upstream that reports no progress. */
const UNKNOWN_SHARE = 0.5;

/** Has the task's video made, by whichever kind of generator. `saveOperation` throws when the task is no longer ours. */
export async function runGenerator(
  generator: Generator,
  task: RunningTask<VideoRequest>,
  context: GenerationContext,
  saveOperation: (operation: Operation) => Promise<void>,
): Promise<void> {
  if (generator.kind === 'local') return generator.generate(task.request, context);
  const operation = task.operation ?? (await generator.start(task.request, context.signal));
  // Saved before the first check: a restarted worker resumes instead of paying twice.
  if (task.operation === null) await saveOperation(operation);
  await waitUntilDone(generator, operation, context);
  return generator.collect(operation, context);
}

async function waitUntilDone(generator: RemoteGenerator, operation: Operation, context: GenerationContext) {
  for (;;) {
    const status = await generator.check(operation, context.signal);
    if (status.state === 'done') return;
    context.reportProgress(status.share ?? UNKNOWN_SHARE);
    await wait(status.checkAgainSeconds * 1000, undefined, { signal: context.signal });
  }
}
