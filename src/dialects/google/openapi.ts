import { ERROR_CODES } from '../../core/errors.ts';
import { FULL_DURATION_SECONDS } from '../../core/media.ts';
import type { Models } from '../../core/models.ts';
import { SPECIFIED_VIDEO_OFFERS } from '../../core/specified-models.ts';
import type { VideoRules } from '../../core/video-request.ts';
import {
  BEARER,
  CONTENT_ERRORS,
  CREATION_ERRORS,
  contentAnswers,
  IDEMPOTENCY_PARAMETER,
  jsonAnswer,
  KEYED_ERRORS,
  makeErrorDescriber,
  type OpenApiPart,
  type Operation,
  objectOf,
  type Parameter,
  RANGE_PARAMETER,
  type Schema,
  type SecurityScheme,
  schemaRef,
} from '../../http/openapi.ts';
import { imageModelNames } from '../image-openapi.ts';
import { imageLimits, videoFields, videoModelNames } from '../video-openapi.ts';
import { WEBHOOK_FIELD } from '../webhook-openapi.ts';
import { imagePaths, imageSchemas } from './image-openapi.ts';
import { KEY_HEADERS } from './key.ts';
import { GOOGLE_ERRORS, renderGoogleError, type renderModel, type renderModelList } from './response.ts';

export interface GoogleLimits {
  readonly rules: VideoRules;
  readonly imageBytes: number;
}

const errors = makeErrorDescriber({
  prefix: 'v1beta',
  schema: 'GoogleError',
  renderError: renderGoogleError,
  nameOf: (code) => GOOGLE_ERRORS[code].status,
});

const text: Schema = { type: 'string' };

const GOOGLE_ERROR = objectOf({
  error: objectOf({
    code: { type: 'integer', description: 'The HTTP status.' },
    message: { type: 'string', description: 'What to change, for people.' },
    status: { type: 'string', enum: [...new Set(ERROR_CODES.map((code) => GOOGLE_ERRORS[code].status))] },
    details: {
      type: 'array',
      description: 'The reason, and the field to blame.',
      items: {
        type: 'object',
        required: ['@type'],
        properties: {
          '@type': text,
          reason: text,
          domain: text,
          fieldViolations: { type: 'array', items: objectOf({ field: text, description: text }) },
        },
      },
    },
  }),
});

const OPERATION: Schema = {
  description: 'Work that goes on: not done, done with a response, or done with an error.',
  ...objectOf(
    {
      name: { type: 'string', description: '`models/{model}/operations/{id}`: what to ask for next.' },
      done: { type: 'boolean', const: true, description: 'Only once it has ended.' },
      metadata: objectOf({
        state: { type: 'string', enum: ['QUEUED', 'RUNNING'] },
        progressPercent: { type: 'integer', minimum: 0, maximum: 99 },
      }),
      response: objectOf({
        '@type': text,
        generateVideoResponse: objectOf({
          generatedSamples: {
            type: 'array',
            items: objectOf({
              video: objectOf({ uri: { type: 'string', format: 'uri', description: 'To download it, with the key.' } }),
            }),
          },
        }),
      }),
      error: objectOf({
        code: { type: 'integer', description: 'A number of google.rpc.Code.' },
        status: text,
        message: text,
      }),
    },
    ['done', 'metadata', 'response', 'error'],
  ),
};

const modelFields = (models: Models) =>
  ({
    name: { type: 'string', enum: models.list().map(({ id }) => `models/${id}`) },
    displayName: text,
    version: text,
    supportedGenerationMethods: { type: 'array', items: text },
  }) satisfies Record<keyof ReturnType<typeof renderModel>, Schema>;

const MODEL_LIST = {
  models: { type: 'array', items: schemaRef('GoogleModel') },
} satisfies Record<keyof ReturnType<typeof renderModelList>, Schema>;

const inPath = (name: string, description: string, schema: Schema = text): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
});

export function describeGoogle(limits: GoogleLimits): OpenApiPart {
  const model = inPath('model', 'The name of a model, or an alias that the operator gave it.');
  const videoModel = { ...model, schema: { type: 'string', enum: videoModelNames(limits.rules) } };
  return {
    tag: { name: 'Google style', description: 'The same videos and images for clients that speak the Google style.' },
    security: googleSecurity(),
    examples: errors.examples,
    schemas: {
      ...imageSchemas(limits),
      PredictLongRunning: prediction(limits),
      GoogleImage: {
        description: imageLimits(limits.imageBytes),
        anyOf: [
          {
            type: 'object',
            required: ['bytesBase64Encoded'],
            properties: { bytesBase64Encoded: text, mimeType: text },
          },
          {
            type: 'object',
            required: ['inlineData'],
            properties: {
              inlineData: { type: 'object', required: ['data'], properties: { data: text, mimeType: text } },
            },
          },
        ],
      },
      StartedOperation: objectOf({ name: { type: 'string', description: 'What to ask for next.' } }),
      Operation: OPERATION,
      GoogleModel: objectOf(modelFields(limits.rules.models)),
      GoogleModelList: objectOf(MODEL_LIST),
      GoogleError: GOOGLE_ERROR,
    },
    paths: {
      '/v1beta/models/{model}:predictLongRunning': { post: create(videoModel) },
      ...imagePaths({ ...model, schema: { type: 'string', enum: imageModelNames(limits.rules) } }, errors),
      '/v1beta/models/{model}/operations/{id}': {
        get: {
          operationId: 'readOperation',
          summary: 'Read an operation',
          parameters: [model, inPath('id', 'The last part of the name of the operation.')],
          responses: {
            200: jsonAnswer('The operation.', schemaRef('Operation')),
            ...errors.responses([...KEYED_ERRORS, 'task_not_found']),
          },
        },
      },
      '/v1beta/files/{file}:download': { get: download('get'), head: download('head') },
      '/v1beta/models': {
        get: {
          operationId: 'listGoogleModels',
          summary: 'List the models',
          responses: {
            200: jsonAnswer('Every model.', schemaRef('GoogleModelList')),
            ...errors.responses(KEYED_ERRORS),
          },
        },
      },
      '/v1beta/models/{model}': {
        get: {
          operationId: 'readGoogleModel',
          summary: 'Read one model',
          parameters: [model],
          responses: {
            200: jsonAnswer('The model.', schemaRef('GoogleModel')),
            ...errors.responses([...KEYED_ERRORS, 'model_not_found']),
          },
        },
      },
    },
  };
}

function googleSecurity(): Readonly<Record<string, SecurityScheme>> {
  const headers = KEY_HEADERS.map((name): [string, SecurityScheme] => [
    name,
    { type: 'apiKey', in: 'header', name, description: `${name}: <key>` },
  ]);
  return {
    ...Object.fromEntries(headers),
    key: {
      type: 'apiKey',
      in: 'query',
      name: 'key',
      description: '?key=<key>, for clients with nothing but an address.',
    },
    bearer: BEARER,
  };
}

const create = (model: Parameter): Operation => ({
  operationId: 'predictLongRunning',
  summary: 'Create a video',
  description: 'The task is stored before it is answered. Ask for the operation until it is done.',
  parameters: [model, IDEMPOTENCY_PARAMETER],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: schemaRef('PredictLongRunning'),
        example: {
          instances: [{ prompt: 'A sailboat on a calm sea at sunset, gentle waves' }],
          parameters: { durationSeconds: 4, aspectRatio: '16:9' },
        },
      },
    },
  },
  responses: {
    200: jsonAnswer('The operation has begun.', schemaRef('StartedOperation')),
    ...errors.responses(CREATION_ERRORS),
  },
});

const download = (method: 'get' | 'head'): Operation => ({
  operationId: method === 'get' ? 'downloadFile' : 'describeFile',
  summary: method === 'get' ? 'Download a video' : 'The size and tag of a video, without the video',
  parameters: [inPath('file', 'From the address in the response of the operation.'), RANGE_PARAMETER],
  responses: { ...contentAnswers(['video/mp4']), ...errors.responses(CONTENT_ERRORS) },
});

function prediction({ rules }: GoogleLimits): Schema {
  const fields = videoFields(rules);
  const image = schemaRef('GoogleImage');
  const lastFrame: Schema = { ...image, description: 'The last frame; needs a first one in `image`.' };
  const referenceImages: Schema = {
    type: 'array',
    maxItems: SPECIFIED_VIDEO_OFFERS.mostReferences,
    description: `Things to show, at most ${SPECIFIED_VIDEO_OFFERS.mostReferences}. They need ${FULL_DURATION_SECONDS} seconds and go with no other image and no negative prompt.`,
    items: { type: 'object', required: ['image'], properties: { image, referenceType: fields.referenceType } },
  };
  const one: Schema = { type: ['integer', 'string'], enum: [1, '1'], default: 1 };
  return {
    type: 'object',
    required: ['instances'],
    description:
      'Names are read in snake_case as well. `generateAudio` is refused: every video has sound. So is `webhookConfig`, which ' +
      'has no secret to sign with: send `parameters.webhook`.',
    properties: {
      instances: {
        type: 'array',
        minItems: 1,
        maxItems: 1,
        items: {
          type: 'object',
          required: ['prompt'],
          properties: {
            prompt: fields.prompt,
            image: { ...image, description: 'The first frame.' },
            lastFrame,
            referenceImages,
          },
        },
      },
      parameters: {
        type: 'object',
        properties: {
          durationSeconds: fields.duration,
          resolution: fields.resolution,
          aspectRatio: fields.aspectRatio,
          negativePrompt: fields.negativePrompt,
          seed: fields.seed,
          lastFrame,
          referenceImages,
          webhook: WEBHOOK_FIELD,
          sampleCount: one,
          numberOfVideos: { ...one, description: 'Another name for `sampleCount`.' },
        },
      },
    },
  };
}
