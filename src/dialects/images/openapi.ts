import type { ImageRules } from '../../core/image-request.ts';
import { jsonAnswer, type OpenApiPart, objectOf, type Schema, schemaRef } from '../../http/openapi.ts';
import { IMAGE_ERRORS, imageFields, imageModelNames } from '../image-openapi.ts';
import { V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import { DEFAULT_MODEL, MOST_IMAGES } from './request.ts';
import type { renderImages } from './response.ts';

const integer: Schema = { type: 'integer' };

const IMAGES = {
  created: { type: 'integer', description: 'Unix seconds.' },
  data: { type: 'array', items: objectOf({ b64_json: { type: 'string', description: 'A PNG as base64.' } }) },
  background: { type: 'string', const: 'opaque' },
  output_format: { type: 'string', const: 'png' },
  quality: { type: 'string' },
  size: { type: 'string', description: '`<width>x<height>` of each image.' },
  usage: objectOf({
    input_tokens: integer,
    input_tokens_details: objectOf({ text_tokens: integer, image_tokens: integer }),
    output_tokens: integer,
    total_tokens: integer,
  }),
} satisfies Record<keyof ReturnType<typeof renderImages>, Schema>;

export function describeImages({ rules }: { readonly rules: ImageRules }): OpenApiPart {
  return {
    tag: { name: 'Images', description: 'Images by themselves.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: { ImagesRequest: question(rules), Images: objectOf(IMAGES), V1Error: V1_ERROR_SCHEMA },
    paths: {
      '/v1/images/generations': {
        post: {
          operationId: 'createImages',
          summary: 'Make images',
          description: 'The answer comes when the images are made. Each is one task and one charge.',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaRef('ImagesRequest'),
                example: { model: imageModelNames(rules)[0], prompt: 'A lighthouse in a storm', size: '1024x1024' },
              },
            },
          },
          responses: { 200: jsonAnswer('The images.', schemaRef('Images')), ...v1Errors.responses(IMAGE_ERRORS) },
        },
      },
    },
  };
}

function question(rules: ImageRules): Schema {
  const { prompt, aspectRatio, imageSize, seed } = imageFields(rules);
  return {
    type: 'object',
    required: ['prompt'],
    properties: {
      model: { type: 'string', enum: imageModelNames(rules), default: DEFAULT_MODEL },
      prompt,
      n: { type: 'integer', minimum: 1, maximum: MOST_IMAGES, default: 1 },
      size: {
        type: 'string',
        description: '`<width>x<height>`, from which shape and sharpness follow; or `512`, `1K`, `2K`, `4K`, `auto`.',
        examples: ['1024x1024', '1536x1024', '2K'],
      },
      aspectRatio: { ...aspectRatio, description: 'Goes before `size`.' },
      imageSize: { ...imageSize, description: 'Goes before `size`.' },
      seed: { ...seed, description: `${seed.description} Further images count on from it.` },
      response_format: { type: 'string', enum: ['b64_json'], default: 'b64_json' },
      output_format: { type: 'string', enum: ['png'], default: 'png' },
    },
  };
}
