import { usageOf } from '../../core/image-usage.ts';
import type { MadeImage } from '../../services/generate-image.ts';
import { slotOf } from '../made-image.ts';
import type { ImagesTask } from './request.ts';

const toUnixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Of a picture that is made, and of one that is being made. */
function renderLook({ request }: Pick<MadeImage, 'request'>, { width, height }: { width: number; height: number }) {
  return {
    background: 'opaque',
    output_format: request.output.format,
    quality: 'high',
    size: `${width}x${height}`,
  };
}

/** `data`: how each picture is handed over. */
export function renderImages<Handed extends object>(
  tasks: readonly [MadeImage, ...MadeImage[]],
  data: readonly Handed[],
) {
  const [first] = tasks;
  return {
    created: toUnixSeconds(first.createdAt),
    data,
    ...renderLook(first, first.artefact.facts),
    usage: renderUsage(tasks),
  };
}

export const asBase64 = (task: MadeImage) => ({ b64_json: slotOf(task) });

const EVENT_NAMES = {
  generation: 'image_generation',
  edit: 'image_edit',
  variation: 'image_variation',
} as const satisfies Record<ImagesTask, string>;

export interface PartialView {
  readonly task: Pick<MadeImage, 'request' | 'createdAt'>;
  readonly size: { readonly width: number; readonly height: number };
  readonly index: number;
  readonly slot: string;
}

export function renderPartial(kind: ImagesTask, { task, size, index, slot }: PartialView) {
  return {
    type: `${EVENT_NAMES[kind]}.partial_image`,
    b64_json: slot,
    partial_image_index: index,
    created_at: toUnixSeconds(task.createdAt),
    ...renderLook(task, size),
  };
}

export function renderCompleted(kind: ImagesTask, task: MadeImage) {
  return {
    type: `${EVENT_NAMES[kind]}.completed`,
    ...asBase64(task),
    created_at: toUnixSeconds(task.createdAt),
    ...renderLook(task, task.artefact.facts),
    usage: renderUsage([task]),
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
