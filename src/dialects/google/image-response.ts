import { mimeTypeOf } from '../../core/image-output.ts';
import { type ImageUsage, usageOf } from '../../core/image-usage.ts';
import type { MadeImage } from '../../services/generate-image.ts';
import { slotOf } from '../made-image.ts';

/** `data` is what stands for the picture's base64 until it is sent. */
export function renderImage(task: MadeImage, data: string) {
  return {
    candidates: [
      {
        content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data } }] },
        finishReason: 'STOP',
        index: 0,
      },
    ],
    usageMetadata: renderUsage(usageOf(task.request)),
    modelVersion: task.request.model,
    responseId: task.id,
  };
}

export function renderPredictions(tasks: readonly MadeImage[]) {
  return {
    predictions: tasks.map((task) => ({
      mimeType: mimeTypeOf(task.request.output),
      bytesBase64Encoded: slotOf(task),
    })),
  };
}

function renderUsage({ textTokens, inputImageTokens, outputTokens }: ImageUsage) {
  const promptTokenCount = textTokens + inputImageTokens;
  return {
    promptTokenCount,
    candidatesTokenCount: outputTokens,
    totalTokenCount: promptTokenCount + outputTokens,
    promptTokensDetails: [
      { modality: 'TEXT', tokenCount: textTokens },
      ...(inputImageTokens === 0 ? [] : [{ modality: 'IMAGE', tokenCount: inputImageTokens }]),
    ],
    candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: outputTokens }],
  };
}
