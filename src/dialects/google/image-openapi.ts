import type { ImageRules } from '../../core/image-request.ts';
import {
  jsonAnswer,
  type makeErrorDescriber,
  type Operation,
  objectOf,
  type Parameter,
  type PathItem,
  type Schema,
  schemaRef,
} from '../../http/openapi.ts';
import { IMAGE_ERRORS, imageFields } from '../image-openapi.ts';
import { imageLimits } from '../video-openapi.ts';
import type { renderImage, renderPredictions } from './image-response.ts';
import { MOST_SAMPLES, REFERENCE_TYPES } from './predict-request.ts';

const text: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };

const INLINE_DATA: Schema = objectOf({ mimeType: text, data: { type: 'string', description: 'Base64.' } });
const COUNT: Schema = { type: 'array', items: objectOf({ modality: text, tokenCount: integer }) };

const ANSWER = {
  candidates: {
    type: 'array',
    items: objectOf({
      content: objectOf({
        role: { type: 'string', const: 'model' },
        parts: { type: 'array', items: objectOf({ inlineData: INLINE_DATA }) },
      }),
      finishReason: { type: 'string', const: 'STOP' },
      index: integer,
    }),
  },
  usageMetadata: objectOf({
    promptTokenCount: integer,
    candidatesTokenCount: integer,
    totalTokenCount: integer,
    promptTokensDetails: COUNT,
    candidatesTokensDetails: COUNT,
  }),
  modelVersion: text,
  responseId: text,
} satisfies Record<keyof ReturnType<typeof renderImage>, Schema>;

const PREDICTIONS = {
  predictions: {
    type: 'array',
    items: objectOf({ mimeType: text, bytesBase64Encoded: { type: 'string', description: 'The image as base64.' } }),
  },
} satisfies Record<keyof ReturnType<typeof renderPredictions>, Schema>;

function predictQuestion(rules: ImageRules): Schema {
  const { prompt, aspectRatio, imageSize, seed } = imageFields(rules);
  const picture: Schema = objectOf({ bytesBase64Encoded: text, mimeType: text }, ['mimeType']);
  const reference: Schema = {
    type: 'object',
    required: ['referenceImage'],
    properties: {
      referenceType: {
        type: 'string',
        enum: REFERENCE_TYPES,
        description: 'A mask is white where the first image may change, and of its size.',
      },
      referenceImage: picture,
    },
  };
  return {
    type: 'object',
    required: ['instances'],
    properties: {
      instances: {
        type: 'array',
        minItems: 1,
        maxItems: 1,
        items: {
          type: 'object',
          required: ['prompt'],
          properties: { prompt, referenceImages: { type: 'array', items: reference } },
        },
      },
      parameters: {
        type: 'object',
        properties: {
          sampleCount: { type: 'integer', minimum: 1, maximum: MOST_SAMPLES, default: 1 },
          aspectRatio,
          sampleImageSize: imageSize,
          seed,
          outputOptions: {
            type: 'object',
            properties: {
              mimeType: { type: 'string', enum: ['image/png', 'image/jpeg', 'image/webp'] },
              compressionQuality: { type: 'integer', minimum: 0, maximum: 100 },
            },
          },
        },
      },
    },
  };
}

export function imageSchemas({ rules, imageBytes }: { readonly rules: ImageRules; readonly imageBytes: number }) {
  return {
    GenerateContent: question(rules, imageBytes),
    GeneratedContent: objectOf(ANSWER),
    Predict: predictQuestion(rules),
    Predicted: objectOf(PREDICTIONS),
  };
}

export function imagePaths(
  model: Parameter,
  errors: ReturnType<typeof makeErrorDescriber>,
): Readonly<Record<string, PathItem>> {
  const create = (operationId: string, summary: string, more: readonly Parameter[]): Operation => ({
    operationId,
    summary,
    parameters: [model, ...more],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaRef('GenerateContent'),
          example: {
            contents: [{ parts: [{ text: 'A lighthouse in a storm' }] }],
            generationConfig: {
              responseModalities: ['IMAGE'],
              imageConfig: { aspectRatio: '16:9', imageSize: '2K' },
            },
          },
        },
      },
    },
    responses: { 200: jsonAnswer('The image.', schemaRef('GeneratedContent')), ...errors.responses(IMAGE_ERRORS) },
  });
  const predict = (operationId: string, summary: string): Operation => ({
    operationId,
    summary,
    description: 'One to four images of words, or of pictures and words. Each is one task and one charge.',
    parameters: [model],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaRef('Predict'),
          example: { instances: [{ prompt: 'A lighthouse in a storm' }], parameters: { sampleCount: 2 } },
        },
      },
    },
    responses: { 200: jsonAnswer('The images.', schemaRef('Predicted')), ...errors.responses(IMAGE_ERRORS) },
  });
  return {
    '/v1beta/models/{model}:predict': { post: predict('predict', 'Make images') },
    '/v1beta/publishers/google/models/{model}:predict': {
      post: predict('predictAsPublisher', 'The same, where the enterprise mode of the official client asks for it'),
    },
    '/v1beta/models/{model}:generateContent': { post: create('generateContent', 'Make an image', []) },
    '/v1beta/models/{model}:streamGenerateContent': {
      post: create('streamGenerateContent', 'Make an image, answered as a stream of one event', [
        {
          name: 'alt',
          in: 'query',
          required: false,
          description: '`sse` for server-sent events; without it the answer is a list.',
          schema: { type: 'string', enum: ['sse', 'json'] },
        },
      ]),
    },
  };
}

function question(rules: ImageRules, imageBytes: number): Schema {
  const { aspectRatio, imageSize, seed, temperature, tokens } = imageFields(rules);
  const part: Schema = {
    type: 'object',
    description: `Text, or an input image. ${imageLimits(imageBytes)}`,
    properties: { text, inlineData: INLINE_DATA },
  };
  const content: Schema = {
    type: 'object',
    required: ['parts'],
    properties: { role: { type: 'string', enum: ['user', 'model'] }, parts: { type: 'array', items: part } },
  };
  return {
    type: 'object',
    required: ['contents'],
    description: 'Names are read in snake_case as well.',
    properties: {
      contents: {
        type: 'array',
        description:
          'The words since the last turn of the model are the prompt; images of every turn are input images.',
        items: content,
      },
      systemInstruction: { ...content, description: 'How the picture should look, not what is in it.' },
      generationConfig: {
        type: 'object',
        properties: {
          responseModalities: { type: 'array', items: { type: 'string', enum: ['IMAGE', 'TEXT'] } },
          imageConfig: { type: 'object', properties: { aspectRatio, imageSize } },
          seed,
          temperature,
          maxOutputTokens: tokens,
          candidateCount: { type: 'integer', const: 1 },
        },
      },
    },
  };
}
