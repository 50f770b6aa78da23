import { pixelsOf } from '../../core/image-size.ts';
import { usageOf } from '../../core/image-usage.ts';
import type { ImageInMaking, MadeImage } from '../../services/generate-image.ts';
import { slotOf } from '../made-image.ts';
import type { ResponsesRequest } from './request.ts';

const toUnixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
const nameOf = (task: Pick<MadeImage, 'id'>): string => task.id.slice('task_'.length);

export const itemId = (task: Pick<MadeImage, 'id'>): string => `ig_${nameOf(task)}`;

/** The picture; without one while it is being made. */
export function renderCall(task: ImageInMaking | MadeImage) {
  const { request } = task;
  const { width, height } = task.state === 'succeeded' ? task.artefact.facts : pixelsOf(request);
  const isMade = task.state === 'succeeded';
  return {
    id: itemId(task),
    type: 'image_generation_call',
    status: isMade ? 'completed' : 'in_progress',
    result: isMade ? slotOf(task) : null,
    action: request.images.length === 0 ? 'generate' : 'edit',
    background: 'opaque',
    output_format: request.output.format,
    quality: 'high',
    size: `${width}x${height}`,
    revised_prompt: request.prompt,
  };
}

type Asked = Pick<ResponsesRequest, 'instructions' | 'metadata'>;

export function renderResponse(task: ImageInMaking | MadeImage, { instructions, metadata }: Asked) {
  const { request } = task;
  const isMade = task.state === 'succeeded';
  return {
    id: `resp_${nameOf(task)}`,
    object: 'response',
    created_at: toUnixSeconds(task.createdAt),
    status: isMade ? 'completed' : 'in_progress',
    background: false,
    error: null,
    incomplete_details: null,
    instructions,
    max_output_tokens: null,
    metadata,
    model: request.model,
    output: isMade ? [renderCall(task)] : [],
    parallel_tool_calls: false,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [{ type: 'image_generation' }],
    top_p: 1,
    truncation: 'disabled',
    usage: isMade ? renderUsage(task) : null,
  };
}

function renderUsage({ request }: MadeImage) {
  const { textTokens, inputImageTokens, outputTokens } = usageOf(request);
  const input_tokens = textTokens + inputImageTokens;
  return {
    input_tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input_tokens + outputTokens,
  };
}
