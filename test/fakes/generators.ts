import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { GenerationContext, LocalGenerator, OperationStatus, RemoteGenerator } from '../../src/core/generator.ts';
import type { Operation } from '../../src/core/task.ts';
import type { VideoRequest } from '../../src/core/video-request.ts';
import type { CheckResult } from '../../src/worker/check-result.ts';
import { FACTS } from '../fixtures/builders.ts';

type Generate = (request: VideoRequest, context: GenerationContext) => Promise<void>;

/** A film of a few bytes. */
export const writeFilm: Generate = async (_request, { outputFile }) => {
  await writeFile(outputFile, 'a film');
};

export const aLocalGenerator = (generate: Generate = writeFilm): LocalGenerator => ({ kind: 'local', generate });

/** Works until it is told to stop, and then stops in an orderly way. `begun` is told once it works. */
export function untilStopped(begun: (context: GenerationContext) => void): Generate {
  return async (_request, context) => {
    const stopped = once(context.signal, 'abort');
    begun(context);
    await stopped;
    throw context.signal.reason;
  };
}

/** An upstream that remembers what was asked of it. The parts that a test does not replace succeed at once. */
export class FakeUpstream implements RemoteGenerator {
  readonly kind = 'remote';
  readonly calls: string[] = [];
  onStart: () => Promise<Operation> = async () => ({ name: `operation-${this.calls.length}` });
  onCheck: (operation: Operation, signal: AbortSignal) => Promise<OperationStatus> = async () => ({ state: 'done' });
  onCollect: Generate = writeFilm;
  #request: VideoRequest | null = null;

  async start(request: VideoRequest): Promise<Operation> {
    this.#request = request;
    this.calls.push('start');
    return this.onStart();
  }

  async check(operation: Operation, signal: AbortSignal): Promise<OperationStatus> {
    this.calls.push(`check ${String(operation.name)}`);
    return this.onCheck(operation, signal);
  }

  async collect(operation: Operation, context: GenerationContext): Promise<void> {
    this.calls.push(`collect ${String(operation.name)}`);
    if (this.#request === null) throw new TypeError('Nothing was started.');
    return this.onCollect(this.#request, context);
  }
}

/** Takes a few bytes for the film that was asked for. */
export const trustingCheck: CheckResult = {
  video: async () => FACTS,
  image: async (_file, { width, height }) => ({ width, height }),
};
