import { OUTPUT_FORMATS } from '../../core/image-output.ts';
import { type ImageRules, MOST_PARTIAL_IMAGES } from '../../core/image-request.ts';
import { jsonAnswer, type OpenApiPart, objectOf, type Schema, schemaRef } from '../../http/openapi.ts';
import { IMAGE_ERRORS, imageModelNames } from '../image-openapi.ts';
import { V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import type { renderCall } from './response.ts';

const text: Schema = { type: 'string' };

const CALL = {
  id: text,
  type: { type: 'string', const: 'image_generation_call' },
  status: text,
  result: { type: ['string', 'null'], description: 'The image as base64.' },
  action: { type: 'string', enum: ['generate', 'edit'] },
  background: text,
  output_format: { type: 'string', enum: OUTPUT_FORMATS },
  quality: text,
  size: text,
  revised_prompt: text,
} satisfies Record<keyof ReturnType<typeof renderCall>, Schema>;

const TOOL: Schema = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { type: 'string', const: 'image_generation' },
    size: { type: 'string', description: 'As for images.' },
    output_format: { type: 'string', enum: OUTPUT_FORMATS },
    output_compression: { type: 'integer', minimum: 0, maximum: 100 },
    partial_images: { type: 'integer', minimum: 0, maximum: MOST_PARTIAL_IMAGES, description: 'With `stream`.' },
    input_image_mask: {
      ...objectOf({ image_url: text }),
      description: 'Transparent where the first image may change.',
    },
    action: { type: 'string', enum: ['auto', 'generate', 'edit'] },
    background: { type: 'string', enum: ['auto', 'opaque'] },
    quality: { type: 'string', description: 'Accepted, and without effect.' },
  },
};

export function describeResponses({ rules }: { readonly rules: ImageRules }): OpenApiPart {
  const [model] = imageModelNames(rules);
  return {
    tag: { name: 'Responses', description: 'Images for clients that speak the responses style.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: {
      ResponsesRequest: {
        type: 'object',
        required: ['model', 'input', 'tools'],
        properties: {
          model: { type: 'string', enum: imageModelNames(rules) },
          input: {
            type: ['string', 'array'],
            description:
              'Text; or messages with `input_text` and `input_image` parts, and the `image_generation_call` items of earlier answers with their `result`.',
          },
          instructions: { type: 'string', description: 'How the picture should look, not what is in it.' },
          tools: { type: 'array', minItems: 1, maxItems: 1, items: TOOL },
          tool_choice: { description: '`auto`, `required` or `{ "type": "image_generation" }`.' },
          stream: { type: 'boolean' },
          metadata: { type: 'object' },
        },
      },
      Response: {
        type: 'object',
        required: ['id', 'object', 'created_at', 'status', 'model', 'output'],
        properties: {
          id: text,
          object: { type: 'string', const: 'response' },
          created_at: { type: 'integer', description: 'Unix seconds.' },
          status: text,
          model: text,
          output: { type: 'array', items: objectOf(CALL) },
        },
      },
      V1Error: V1_ERROR_SCHEMA,
    },
    paths: {
      '/v1/responses': {
        post: {
          operationId: 'createResponse',
          summary: 'Make an image with the image_generation tool',
          description:
            'The answer comes when the image is made; with `stream` it comes as server-sent events. Nothing is kept between requests: `previous_response_id`, `conversation` and `background` are refused.',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaRef('ResponsesRequest'),
                example: { model, input: 'A lighthouse in a storm', tools: [{ type: 'image_generation' }] },
              },
            },
          },
          responses: { 200: jsonAnswer('The answer.', schemaRef('Response')), ...v1Errors.responses(IMAGE_ERRORS) },
        },
      },
    },
  };
}
