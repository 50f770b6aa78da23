import type { ImageRules } from '../../core/image-request.ts';
import { jsonAnswer, type OpenApiPart, objectOf, type Schema, schemaRef } from '../../http/openapi.ts';
import { IMAGE_ERRORS, imageFields, imageModelNames } from '../image-openapi.ts';
import { V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import type { renderCompletion, renderUsage } from './response.ts';

const text: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };

const IMAGE_PART: Schema = objectOf({
  type: { type: 'string', const: 'image_url' },
  image_url: objectOf({
    url: { type: 'string', description: 'A data URL: PNG in answers; JPEG, PNG or WebP in requests.' },
  }),
});

const USAGE = {
  prompt_tokens: integer,
  completion_tokens: integer,
  total_tokens: integer,
} satisfies Record<keyof ReturnType<typeof renderUsage>, Schema>;

const COMPLETION = {
  id: text,
  object: { type: 'string', const: 'chat.completion' },
  created: { type: 'integer', description: 'Unix seconds.' },
  model: text,
  choices: {
    type: 'array',
    description: 'One choice.',
    items: objectOf({
      index: integer,
      message: objectOf({
        role: { type: 'string', const: 'assistant' },
        content: { type: 'string', description: 'One markdown image with a data URL.' },
        images: { type: 'array', items: { ...IMAGE_PART, description: 'The same image, apart.' } },
        refusal: { type: 'null' },
      }),
      logprobs: { type: 'null' },
      finish_reason: { type: 'string', const: 'stop' },
    }),
  },
  usage: objectOf(USAGE),
} satisfies Record<keyof ReturnType<typeof renderCompletion>, Schema>;

export function describeChat({ rules }: { readonly rules: ImageRules }): OpenApiPart {
  return {
    tag: { name: 'Chat', description: 'Images for clients that speak chat completions.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: { ChatRequest: question(rules), ChatCompletion: objectOf(COMPLETION), V1Error: V1_ERROR_SCHEMA },
    paths: {
      '/v1/chat/completions': {
        post: {
          operationId: 'createChatCompletion',
          summary: 'Make an image in a conversation',
          description:
            'The answer comes when the image is made. With `stream` it comes as server-sent events that end with `[DONE]`.',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaRef('ChatRequest'),
                example: {
                  model: imageModelNames(rules)[0],
                  messages: [{ role: 'user', content: [{ type: 'text', text: 'A lighthouse in a storm' }] }],
                  extra_body: { imageConfig: { aspectRatio: '16:9', imageSize: '2K' } },
                },
              },
            },
          },
          responses: {
            200: jsonAnswer('The image.', schemaRef('ChatCompletion')),
            ...v1Errors.responses(IMAGE_ERRORS),
          },
        },
      },
    },
  };
}

function question(rules: ImageRules): Schema {
  const { aspectRatio, imageSize, seed, temperature, tokens } = imageFields(rules);
  const config: Schema = { type: 'object', properties: { aspectRatio, imageSize } };
  return {
    type: 'object',
    required: ['model', 'messages'],
    properties: {
      model: { type: 'string', enum: imageModelNames(rules) },
      messages: {
        type: 'array',
        description:
          'The words since the last `assistant` message are the prompt; images of every message are input images, at most 14. A `system` message sets the style, or is a JSON object with `aspectRatio` and `imageSize`.',
        items: {
          type: 'object',
          required: ['role', 'content'],
          properties: {
            role: { type: 'string', enum: ['system', 'developer', 'user', 'assistant'] },
            content: { type: ['string', 'array'], items: { anyOf: [TEXT_PART, IMAGE_PART] } },
          },
        },
      },
      extra_body: { type: 'object', properties: { imageConfig: config } },
      imageConfig: { ...config, description: 'The same, where a library merges `extra_body` into the body.' },
      seed,
      temperature,
      max_tokens: tokens,
      stream: { type: 'boolean', description: 'Answer with server-sent events.' },
      stream_options: { type: 'object', properties: { include_usage: { type: 'boolean' } } },
    },
  };
}

const TEXT_PART: Schema = objectOf({ type: { type: 'string', const: 'text' }, text });
