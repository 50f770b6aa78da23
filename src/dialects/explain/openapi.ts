import { EXPLAIN_SEED } from '../../core/explainer.ts';
import type { VideoRules } from '../../core/video-request.ts';
import { jsonAnswer, KEYED_ERRORS, type OpenApiPart, type Schema, schemaRef } from '../../http/openapi.ts';
import { EXPLANATION_SCHEMA } from '../explanation-openapi.ts';
import { TRACE_PARAMETER } from '../trace-query.ts';
import { V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import { videoFields } from '../video-openapi.ts';

export function describeExplain(rules: VideoRules): OpenApiPart {
  const body = schemaRef('ExplainPrompt');
  return {
    tag: { name: 'Explain', description: 'How a prompt is understood. Nothing is generated and nothing is charged.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: { ExplainPrompt: question(rules), Explanation: EXPLANATION_SCHEMA, V1Error: V1_ERROR_SCHEMA },
    paths: {
      '/v1/explain': {
        post: {
          operationId: 'explainPrompt',
          summary: 'Tell how a prompt is understood',
          parameters: [TRACE_PARAMETER],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: body,
                example: { prompt: 'A sailboat on a calm sea at sunset, gentle waves' },
              },
              'application/x-www-form-urlencoded': { schema: body },
            },
          },
          responses: {
            200: jsonAnswer('How it is understood.', schemaRef('Explanation')),
            ...v1Errors.responses([
              ...KEYED_ERRORS,
              'invalid_request',
              'request_too_large',
              'unsupported_media_type',
              'deadline_exceeded',
            ]),
          },
        },
      },
    },
  };
}

function question(rules: VideoRules): Schema {
  const { prompt, negativePrompt, seed, duration, resolution, aspectRatio, size } = videoFields(rules);
  const also = (name: string, schema: Schema): Schema => ({ ...schema, description: `Another name for \`${name}\`.` });
  return {
    type: 'object',
    required: ['prompt'],
    properties: {
      prompt,
      negativePrompt: { ...negativePrompt, description: 'What to leave out.' },
      negative_prompt: also('negativePrompt', negativePrompt),
      seed: { ...seed, default: EXPLAIN_SEED, description: 'The seed that the video would have.' },
      seconds: { ...duration, description: 'How long the video would be.' },
      duration: also('seconds', duration),
      durationSeconds: also('seconds', duration),
      resolution,
      aspectRatio: { ...aspectRatio, description: 'Which way up the video would be.' },
      size,
    },
  };
}
