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
import type { renderImage } from './image-response.ts';

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

export function imageSchemas({ rules, imageBytes }: { readonly rules: ImageRules; readonly imageBytes: number }) {
  return { GenerateContent: question(rules, imageBytes), GeneratedContent: objectOf(ANSWER) };
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
  return {
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
