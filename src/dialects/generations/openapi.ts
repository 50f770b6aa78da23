import { FAILURE_CODES } from '../../core/task.ts';
import { jsonAnswer, KEYED_ERRORS, type OpenApiPart, objectOf, type Schema, schemaRef } from '../../http/openapi.ts';
import { TASK_ID, TASK_PARAMETER, V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import { type renderGeneration, WIRE_STATUS } from './response.ts';

type Generation = ReturnType<typeof renderGeneration>;
type Metadata = NonNullable<Generation['data']['metadata']>;

const METADATA = {
  duration: { type: 'number', description: 'Seconds of the delivered file.' },
  fps: { type: 'number' },
  width: { type: 'integer' },
  height: { type: 'integer' },
  seed: {
    type: ['integer', 'null'],
    description: 'The seed that was used: the same one gives the same film. Null: whoever made it takes none.',
  },
} satisfies Record<keyof Metadata, Schema>;

const DATA = {
  status: { type: 'string', enum: Object.values(WIRE_STATUS) },
  task_id: TASK_ID,
  format: { type: 'string', const: 'mp4' },
  url: { type: 'string', description: 'Where to download the video, with the key. Empty until it has succeeded.' },
  error: {
    ...objectOf({ code: { type: 'string', enum: FAILURE_CODES }, message: { type: 'string' } }),
    type: ['object', 'null'],
    description: 'Why the task failed, else null.',
  },
  metadata: {
    ...objectOf(METADATA),
    type: ['object', 'null'],
    description: 'Facts about the delivered file; null until it has succeeded.',
  },
} satisfies Record<keyof Generation['data'], Schema>;

const GENERATION = {
  code: { type: 'string', const: 'success' },
  message: { type: 'string', const: '' },
  data: objectOf(DATA),
} satisfies Record<keyof Generation, Schema>;

export function describeGenerations(): OpenApiPart {
  return {
    tag: { name: 'Generations', description: 'Reading a task in the older style, with the address of its result.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: { Generation: objectOf(GENERATION), V1Error: V1_ERROR_SCHEMA },
    paths: {
      '/v1/video/generations/{id}': {
        get: {
          operationId: 'readGeneration',
          summary: 'Read a task and the address of its video',
          parameters: [TASK_PARAMETER],
          responses: {
            200: jsonAnswer('The task.', schemaRef('Generation')),
            ...v1Errors.responses([...KEYED_ERRORS, 'task_not_found']),
          },
        },
      },
    },
  };
}
