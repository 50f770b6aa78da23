import { FAILURE_CODES } from '../../core/task.ts';
import {
  CONTENT_ERRORS,
  CREATION_ERRORS,
  contentAnswers,
  IDEMPOTENCY_PARAMETER,
  jsonAnswer,
  KEYED_ERRORS,
  type OpenApiPart,
  type Operation,
  objectOf,
  type PathItem,
  RANGE_PARAMETER,
  type Schema,
  schemaRef,
  withWords,
} from '../../http/openapi.ts';
import { VARIANTS } from '../../services/open-content.ts';
import { EXPLANATION_SCHEMA } from '../explanation-openapi.ts';
import { pageParameters, queryParameter } from '../page.ts';
import { TRACE_PARAMETER } from '../trace-query.ts';
import { TASK_ID, TASK_PARAMETER, V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import { videoModelNames } from '../video-openapi.ts';
import { WEBHOOK_SCHEMA, WEBHOOKS } from '../webhook-openapi.ts';
import { type CreationLimits, creationBody, creationSchemas } from './creation-openapi.ts';
import type { renderList } from './list.ts';
import { NOT_OFFERED } from './not-offered.ts';
import { CREATED_VIDEO_SCHEMA, VIDEO_SCHEMA, WIRE_STATUS } from './response.ts';

const WORDS = {
  id: TASK_ID,
  object: { const: 'video' },
  model: { description: 'The real model, also where the request named an alias.' },
  status: { enum: Object.values(WIRE_STATUS) },
  progress: {
    minimum: 0,
    maximum: 100,
    description: 'Percent of the work: 0 queued, 1 to 99 in progress, 100 completed.',
  },
  created_at: { description: 'Unix seconds.' },
  completed_at: { description: 'Unix seconds. Only once completed.' },
  expires_at: {
    description: 'Unix seconds until which the video can be downloaded; null: not completed, or for ever.',
  },
  seconds: { description: 'The duration, as text.' },
  size: { description: 'The pixel size that is generated.', examples: ['1280x720'] },
  prompt: {},
  error: {
    description: 'Why the task failed, else null.',
    properties: { code: { enum: FAILURE_CODES }, message: { description: 'For the person who wrote the prompt.' } },
    required: ['code', 'message'],
  },
} as const satisfies Record<Exclude<keyof typeof VIDEO_SCHEMA.properties, 'explain'>, Schema>;

const EXPLAIN = {
  ...schemaRef('Explanation'),
  description: 'How the prompt was understood. Only where `include` asked for it.',
};

const CREATED_WORDS = { ...WORDS, task_id: { ...TASK_ID, description: 'The same as `id`.' } };

const LIST = {
  object: { type: 'string', const: 'list' },
  data: { type: 'array', items: schemaRef('Video') },
  first_id: { type: ['string', 'null'] },
  last_id: { type: ['string', 'null'], description: 'The `after` of the next page.' },
  has_more: { type: 'boolean' },
} satisfies Record<keyof ReturnType<typeof renderList>, Schema>;

const OPTIONAL = ['completed_at', 'explain'];

export function describeOpenAiVideos(limits: CreationLimits): OpenApiPart {
  const create = (operationId: string, summary: string): Operation => ({
    operationId,
    summary,
    description: 'The task is stored before it is answered. Poll it, then download its content.',
    parameters: [IDEMPOTENCY_PARAMETER],
    requestBody: { required: true, content: creationBody(videoModelNames(limits.rules)[0] ?? '') },
    responses: {
      200: jsonAnswer('The task, queued.', schemaRef('CreatedVideo')),
      ...v1Errors.responses(CREATION_ERRORS),
    },
  });
  return {
    tag: { name: 'Videos', description: 'Create a task, poll it, download an MP4.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: {
      ...creationSchemas(limits),
      Video: objectOf(withWords(VIDEO_SCHEMA.properties, { ...WORDS, explain: EXPLAIN }), OPTIONAL),
      CreatedVideo: objectOf(withWords(CREATED_VIDEO_SCHEMA.properties, CREATED_WORDS), OPTIONAL),
      VideoList: objectOf(LIST),
      DeletedVideo: objectOf({
        id: TASK_ID,
        object: { type: 'string', const: 'video.deleted' },
        deleted: { type: 'boolean', const: true },
      }),
      Explanation: EXPLANATION_SCHEMA,
      WebhookEvent: WEBHOOK_SCHEMA,
      V1Error: V1_ERROR_SCHEMA,
    },
    webhooks: WEBHOOKS,
    paths: {
      '/v1/videos': { post: create('createVideo', 'Create a video'), get: LIST_VIDEOS },
      '/v1/video/generations': { post: create('createGeneration', 'Create a video, under its older name') },
      '/v1/videos/{id}': { get: READ_VIDEO, delete: DELETE_VIDEO },
      '/v1/videos/{id}/content': { get: contentOperation('get'), head: contentOperation('head') },
      ...Object.fromEntries(NOT_OFFERED.map(describeNotOffered)),
    },
  };
}

const LIST_VIDEOS: Operation = {
  operationId: 'listVideos',
  summary: 'List the videos of the account',
  parameters: pageParameters('a task', TASK_ID),
  responses: {
    200: jsonAnswer('One page.', schemaRef('VideoList')),
    ...v1Errors.responses([...KEYED_ERRORS, 'invalid_request']),
  },
};

const READ_VIDEO: Operation = {
  operationId: 'readVideo',
  summary: 'Read a video task',
  description: 'A failed task is answered with 200 too: `status` is `failed` and `error` says why.',
  parameters: [
    TASK_PARAMETER,
    queryParameter('include', 'What to answer on top.', { type: 'string', enum: ['explain'] }),
    TRACE_PARAMETER,
  ],
  responses: {
    200: jsonAnswer('The task.', schemaRef('Video'), {
      'openai-poll-after-ms': { description: 'When to ask again.', schema: { type: 'integer' } },
    }),
    ...v1Errors.responses([...KEYED_ERRORS, 'task_not_found', 'invalid_request', 'deadline_exceeded']),
  },
};

const DELETE_VIDEO: Operation = {
  operationId: 'deleteVideo',
  summary: 'Delete a video, or stop its task',
  description: 'A task that is queued or running is stopped, and nothing is charged for it.',
  parameters: [TASK_PARAMETER],
  responses: {
    200: jsonAnswer('The task is gone.', schemaRef('DeletedVideo')),
    ...v1Errors.responses([...KEYED_ERRORS, 'task_not_found']),
  },
};

function contentOperation(method: 'get' | 'head'): Operation {
  const variant = queryParameter('variant', 'The video itself, a still of it (WebP) or a sheet of stills (JPEG).', {
    type: 'string',
    enum: VARIANTS,
    default: 'video',
  });
  return {
    operationId: method === 'get' ? 'downloadVideo' : 'describeVideoFile',
    summary: method === 'get' ? 'Download a video' : 'The size and tag of a video, without the video',
    parameters: [TASK_PARAMETER, variant, RANGE_PARAMETER],
    responses: {
      ...contentAnswers(['video/mp4', 'image/webp', 'image/jpeg']),
      ...v1Errors.responses([...CONTENT_ERRORS, 'invalid_request']),
    },
  };
}

function describeNotOffered(url: string): [string, PathItem] {
  const path = url.replace(/:(\w+)/, '{$1}');
  const name = path.slice(path.lastIndexOf('/') + 1);
  const post: Operation = {
    operationId: `refuse${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    summary: `Not offered: ${name}`,
    description: 'Clients of this style know the route. It needs a video as its input, which is not offered.',
    ...(path.includes('{id}') ? { parameters: [TASK_PARAMETER] } : {}),
    responses: v1Errors.responses(['route_not_found', 'missing_api_key', 'invalid_api_key', 'rate_limit_exceeded']),
  };
  return [path, { post }];
}
