import { usageOf } from '../../core/image-usage.ts';
import type { MadeImage } from '../../services/generate-image.ts';
import { slotOf } from '../made-image.ts';

export function renderImages(tasks: readonly [MadeImage, ...MadeImage[]]) {
  const [first] = tasks;
  const { width, height } = first.artefact.facts;
  return {
    created: Math.floor(first.createdAt.getTime() / 1000),
    data: tasks.map((task) => ({ b64_json: slotOf(task) })),
    background: 'opaque',
    output_format: 'png',
    quality: 'high',
    size: `${width}x${height}`,
    usage: renderUsage(tasks),
  };
}

function renderUsage(tasks: readonly MadeImage[]) {
  const usages = tasks.map(({ request }) => usageOf(request));
  const sum = (read: (usage: (typeof usages)[number]) => number) => usages.reduce((all, one) => all + read(one), 0);
  const text_tokens = sum(({ textTokens }) => textTokens);
  const image_tokens = sum(({ inputImageTokens }) => inputImageTokens);
  const output_tokens = sum(({ outputTokens }) => outputTokens);
  return {
    input_tokens: text_tokens + image_tokens,
    input_tokens_details: { text_tokens, image_tokens },
    output_tokens,
    total_tokens: text_tokens + image_tokens + output_tokens,
  };
}
