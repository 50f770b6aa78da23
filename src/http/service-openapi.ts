import { ERROR_CODES } from '../core/errors.ts';
import { renderPlainError } from './errors.ts';
import { jsonAnswer, makeErrorDescriber, type OpenApiPart, objectOf, type Response } from './openapi.ts';

/** The routes of the service itself, which belong to no wire format and need no key. */
export function describeService(): OpenApiPart {
  const errors = makeErrorDescriber({
    prefix: 'plain',
    schema: 'PlainError',
    renderError: renderPlainError,
    nameOf: (code) => code,
  });
  const state = (word: string) => objectOf({ status: { type: 'string', const: word } });
  const text = (description: string, mimeType: string): Response => ({
    description,
    content: { [mimeType]: { schema: { type: 'string' } } },
  });
  return {
    tag: { name: 'Service', description: 'For machines that watch, and for readers. No key.' },
    security: {},
    examples: errors.examples,
    schemas: {
      PlainError: objectOf({
        error: objectOf({
          code: { type: 'string', enum: ERROR_CODES, description: 'Stable, for programs.' },
          message: { type: 'string', description: 'What to change, for people.' },
        }),
      }),
    },
    paths: {
      '/healthz': {
        get: {
          operationId: 'readHealth',
          summary: 'Alive',
          responses: { 200: jsonAnswer('The process answers.', state('ok')) },
        },
      },
      '/readyz': {
        get: {
          operationId: 'readReadiness',
          summary: 'Ready for traffic',
          responses: {
            200: jsonAnswer('The service takes requests.', state('ready')),
            ...errors.responses(['service_unavailable']),
          },
        },
      },
      '/metrics': {
        get: {
          operationId: 'readMetrics',
          summary: 'Figures in the Prometheus format',
          description: 'Only from the local machine, unless the operator opened it (`KINORA_METRICS_ACCESS`).',
          responses: {
            200: text('The figures.', 'text/plain'),
            ...errors.responses(['route_not_found']),
          },
        },
      },
      '/openapi.json': {
        get: {
          operationId: 'readOpenApi',
          summary: 'This document',
          responses: {
            200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } },
          },
        },
      },
      '/docs': {
        get: {
          operationId: 'readDocs',
          summary: 'This document as a page',
          responses: { 200: text('One page without scripts, complete in itself.', 'text/html') },
        },
      },
    },
  };
}
