import { usageOf } from '../../core/image-usage.ts';
import type { MadeImage } from '../../services/generate-image.ts';

const toUnixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

const idOf = (task: MadeImage): string => `chatcmpl-${task.id.slice('task_'.length)}`;

/** The picture twice over: in words for those that show markdown, and apart for those that look for it. */
function renderMessage(data: string) {
  const url = `data:image/png;base64,${data}`;
  return {
    role: 'assistant',
    content: `![image](${url})`,
    images: [{ type: 'image_url', image_url: { url }, index: 0 }],
  };
}

export function renderUsage(task: MadeImage) {
  const { textTokens, inputImageTokens, outputTokens } = usageOf(task.request);
  const prompt_tokens = textTokens + inputImageTokens;
  return { prompt_tokens, completion_tokens: outputTokens, total_tokens: prompt_tokens + outputTokens };
}

/** `data` is what stands for the picture's base64 until it is sent. */
export function renderCompletion(task: MadeImage, data: string) {
  return {
    id: idOf(task),
    object: 'chat.completion',
    created: toUnixSeconds(task.createdAt),
    model: task.request.model,
    choices: [{ index: 0, message: { ...renderMessage(data), refusal: null }, logprobs: null, finish_reason: 'stop' }],
    usage: renderUsage(task),
  };
}

/** The same as events: the message, its end, the count where it is wanted, and the last word. */
export function renderEvents(task: MadeImage, data: string, includeUsage: boolean): string {
  const base = {
    id: idOf(task),
    object: 'chat.completion.chunk',
    created: toUnixSeconds(task.createdAt),
    model: task.request.model,
  };
  const choice = (delta: object, finish_reason: 'stop' | null) => [{ index: 0, delta, logprobs: null, finish_reason }];
  const chunks = [
    { ...base, choices: choice(renderMessage(data), null) },
    { ...base, choices: choice({}, 'stop') },
    ...(includeUsage ? [{ ...base, choices: [], usage: renderUsage(task) }] : []),
  ];
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`;
}
