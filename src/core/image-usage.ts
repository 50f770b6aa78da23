import type { ImageRequest } from './image-request.ts';
import type { ImageSize } from './image-size.ts';

/** What clients of token-counting styles expect to read. Nothing is billed by it: an image has one price. */
export interface ImageUsage {
  readonly textTokens: number;
  readonly inputImageTokens: number;
  readonly outputTokens: number;
}

const OUTPUT_TOKENS = { '512': 747, '1K': 1120, '2K': 1120, '4K': 2000 } as const satisfies Record<ImageSize, number>;
const TOKENS_PER_INPUT_IMAGE = 258;
const CHARACTERS_PER_TOKEN = 4;

export function usageOf({ prompt, guidance, images, imageSize }: ImageRequest): ImageUsage {
  return {
    textTokens: Math.ceil((prompt.length + (guidance?.length ?? 0)) / CHARACTERS_PER_TOKEN),
    inputImageTokens: images.length * TOKENS_PER_INPUT_IMAGE,
    outputTokens: OUTPUT_TOKENS[imageSize],
  };
}
