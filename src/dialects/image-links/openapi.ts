import type { OpenApiPart } from '../../http/openapi.ts';
import { LINKS_PATH } from '../links-path.ts';
import { V1_ERROR_SCHEMA, v1Errors } from '../v1-openapi.ts';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

export function describeImageLinks(): OpenApiPart {
  return {
    tag: { name: 'Images', description: 'Images by themselves.' },
    security: {},
    examples: v1Errors.examples,
    schemas: { V1Error: V1_ERROR_SCHEMA },
    paths: {
      [`${LINKS_PATH}/{link}`]: {
        get: {
          operationId: 'openImageLink',
          summary: 'Open an image by its address',
          description:
            'An address of `response_format: url`. It opens without a key for an hour, and no longer than the key that asked for it is valid. Takes ranges, and `HEAD`.',
          parameters: [
            { name: 'link', in: 'path', required: true, description: 'From the address.', schema: { type: 'string' } },
          ],
          responses: {
            200: { description: 'The image.', content: { 'image/png': FILE, 'image/jpeg': FILE, 'image/webp': FILE } },
            ...v1Errors.responses(['link_not_valid', 'task_not_found', 'range_not_satisfiable', 'rate_limit_exceeded']),
          },
        },
      },
    },
  };
}
