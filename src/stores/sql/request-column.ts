import { sql } from 'kysely';
import type { GenerationRequest } from '../../core/generation-request.ts';
import { PLAIN_OUTPUT } from '../../core/image-output.ts';
import type { ImageRequest } from '../../core/image-request.ts';
import type { QueuedTask } from '../../core/task.ts';

/** What stills could not be asked for at first: a request of then says nothing of it. */
const UNSAID = {
  exact: null,
  earlierImages: 0,
  mask: null,
  output: PLAIN_OUTPUT,
  partialImages: 0,
} as const satisfies Partial<ImageRequest>;

/**
 * The trace stands before the request in its own column: it came with it, lives as long, and is there only while somebody
 * follows traces. Its length is fixed, so that a search of the request can leave it out.
 */
const TRACE_FIELD = '$traceParent';
const TRACE_OPENING = `{"${TRACE_FIELD}":"`;
const TRACE_LENGTH = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'.length;

export function writeRequest({ request, traceParent }: QueuedTask): string {
  return JSON.stringify(traceParent === null ? request : { [TRACE_FIELD]: traceParent, ...request });
}

/** What was asked for and nothing else: letters of a trace are no words of anybody. */
export const requestWords = sql<string>`lower(case
  when substr(request, 1, ${sql.lit(TRACE_OPENING.length)}) = ${sql.lit(TRACE_OPENING)}
  then substr(request, ${sql.lit(TRACE_OPENING.length + TRACE_LENGTH + 1)}) else request end)`;

export function readRequest(json: string): {
  readonly request: GenerationRequest;
  readonly traceParent: string | null;
} {
  const { [TRACE_FIELD]: traceParent = null, ...stored } = JSON.parse(json) as { readonly [TRACE_FIELD]?: string };
  // A seed of before it was noted who chose it is kept as if somebody had.
  const request = { seedGiven: true, ...('images' in stored ? UNSAID : {}), ...stored } as GenerationRequest;
  return { request, traceParent };
}
