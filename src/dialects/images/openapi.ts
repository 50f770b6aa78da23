import { DEFAULT_QUALITY, OUTPUT_FORMATS } from '../../core/image-output.ts';
import { type ImageRules, MOST_INPUT_IMAGES, MOST_PARTIAL_IMAGES } from '../../core/image-request.ts';
import { PIXEL_SIZE_NAMES } from '../../core/image-size.ts';
import { jsonAnswer, type OpenApiPart, type Operation, objectOf, type Schema, schemaRef } from '../../http/openapi.ts';
import { IMAGE_ERRORS, imageFields, imageModelNames } from '../image-openapi.ts';
import { V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import { DEFAULT_MODEL, DELIVERIES, MOST_IMAGES } from './request.ts';
import type { renderCompleted, renderImages, renderPartial } from './response.ts';

const integer: Schema = { type: 'integer' };
const USAGE = objectOf({
  input_tokens: integer,
  input_tokens_details: objectOf({ text_tokens: integer, image_tokens: integer }),
  output_tokens: integer,
  total_tokens: integer,
});

const LOOK = {
  background: { type: 'string', const: 'opaque' },
  output_format: { type: 'string', enum: OUTPUT_FORMATS },
  quality: { type: 'string' },
  size: { type: 'string', description: '`<width>x<height>` of each image.' },
} as const satisfies Record<string, Schema>;
const B64_JSON: Schema = { type: 'string', description: 'The image as base64.' };

const IMAGES = {
  created: { type: 'integer', description: 'Unix seconds.' },
  data: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        b64_json: B64_JSON,
        url: { type: 'string', description: 'With `response_format: url`: opens without a key for an hour.' },
      },
    },
  },
  ...LOOK,
  usage: USAGE,
} satisfies Record<keyof ReturnType<typeof renderImages>, Schema>;

const CREATED_AT: Schema = { type: 'integer', description: 'Unix seconds.' };
const PARTIAL = {
  type: { type: 'string', description: '`image_generation.partial_image`, `image_edit.partial_image` and so on.' },
  b64_json: { type: 'string', description: 'How the image looks so far, as base64.' },
  partial_image_index: { type: 'integer', minimum: 0, maximum: MOST_PARTIAL_IMAGES - 1 },
  created_at: CREATED_AT,
  ...LOOK,
} satisfies Record<keyof ReturnType<typeof renderPartial>, Schema>;
const COMPLETED = {
  type: { type: 'string', description: '`image_generation.completed`, `image_edit.completed` and so on.' },
  b64_json: B64_JSON,
  created_at: CREATED_AT,
  ...LOOK,
  usage: USAGE,
} satisfies Record<keyof ReturnType<typeof renderCompleted>, Schema>;

export function describeImages({ rules }: { readonly rules: ImageRules }): OpenApiPart {
  const example = { model: imageModelNames(rules)[0], prompt: 'A lighthouse in a storm', size: '1024x1024' };
  const options = optionFields(rules);
  const { prompt } = imageFields(rules);
  const picture: Schema = { type: 'string', format: 'binary', description: 'JPEG, PNG or WebP.' };
  const pictures: Schema = { type: 'array', maxItems: MOST_INPUT_IMAGES, items: picture };
  const mask: Schema = {
    ...picture,
    description:
      'Transparent where the first image may change; of its size. Without `size` the answer keeps that size.',
  };
  return {
    tag: { name: 'Images', description: 'Images by themselves.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: {
      ImagesRequest: { type: 'object', required: ['prompt'], properties: { prompt, ...options } },
      ImageEditRequest: {
        type: 'object',
        required: ['image', 'prompt'],
        description:
          'In JSON an image is base64, a data URL or `{ "image_url": … }`, and several stand in `images`; in a form it is a file.',
        properties: { image: picture, 'image[]': pictures, images: pictures, mask, prompt, ...options },
      },
      ImageVariationRequest: {
        type: 'object',
        required: ['image'],
        properties: { image: picture, ...options },
      },
      Images: objectOf(IMAGES, ['created', 'data']),
      ImagePartialEvent: objectOf(PARTIAL),
      ImageCompletedEvent: objectOf(COMPLETED),
      V1Error: V1_ERROR_SCHEMA,
    },
    paths: {
      '/v1/images/generations': {
        post: operation('createImages', 'Make images', 'ImagesRequest', {
          'application/json': { schema: schemaRef('ImagesRequest'), example },
        }),
      },
      '/v1/images/edits': { post: operation('editImages', 'Work on images', 'ImageEditRequest') },
      '/v1/images/variations': {
        post: operation('varyImage', 'Make variations of an image', 'ImageVariationRequest'),
      },
    },
  };
}

type Content = NonNullable<Operation['requestBody']>['content'];

function operation(operationId: string, summary: string, schema: string, content?: Content): Operation {
  const either: Content = {
    'multipart/form-data': { schema: schemaRef(schema) },
    'application/json': { schema: schemaRef(schema) },
  };
  const answer = jsonAnswer('The images.', schemaRef('Images'));
  const events: Schema = { anyOf: [schemaRef('ImagePartialEvent'), schemaRef('ImageCompletedEvent')] };
  return {
    operationId,
    summary,
    description:
      'The answer comes when the images are made. Each is one task and one charge. With `stream` it comes as server-sent events.',
    requestBody: { required: true, content: content ?? either },
    responses: {
      200: { ...answer, content: { ...answer.content, 'text/event-stream': { schema: events } } },
      ...v1Errors.responses(IMAGE_ERRORS),
    },
  };
}

function optionFields(rules: ImageRules) {
  const { aspectRatio, imageSize, seed } = imageFields(rules);
  return {
    model: { type: 'string', enum: imageModelNames(rules), default: DEFAULT_MODEL },
    n: { type: 'integer', minimum: 1, maximum: MOST_IMAGES, default: 1 },
    size: {
      type: 'string',
      description: `Made to the pixel: ${PIXEL_SIZE_NAMES.join(', ')}. Or a ratio or a size by its name, or \`auto\`: 1024x1024, or the shape of the first image.`,
      examples: ['1024x1024', '1536x1024', '2K', '16:9', 'auto'],
    },
    aspectRatio: { ...aspectRatio, description: 'Not together with exact pixels in `size`.' },
    imageSize: { ...imageSize, description: 'Not together with exact pixels in `size`.' },
    seed: { ...seed, description: `${seed.description} Further images count on from it.` },
    response_format: { type: 'string', enum: DELIVERIES, default: 'b64_json' },
    output_format: { type: 'string', enum: OUTPUT_FORMATS, default: 'png' },
    output_compression: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      default: DEFAULT_QUALITY,
      description: 'The quality of a JPEG or a WebP.',
    },
    background: { type: 'string', enum: ['opaque', 'auto'], description: 'Images are opaque.' },
    quality: { type: 'string', description: 'Accepted, and without effect.' },
    stream: { type: 'boolean', description: 'Server-sent events instead of one answer.' },
    partial_images: {
      type: 'integer',
      minimum: 0,
      maximum: MOST_PARTIAL_IMAGES,
      default: 0,
      description: 'With `stream` and one image: how often it is shown while it is made.',
    },
  } as const satisfies Record<string, Schema>;
}
