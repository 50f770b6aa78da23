import type { Models } from '../../core/models.ts';
import { jsonAnswer, KEYED_ERRORS, type OpenApiPart, objectOf, type Schema, schemaRef } from '../../http/openapi.ts';
import { V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import type { renderModel, renderModelList } from './response.ts';

const modelFields = (models: Models) =>
  ({
    id: { type: 'string', enum: models.list().map(({ id }) => id) },
    object: { type: 'string', const: 'model' },
    created: { type: 'integer', description: 'Unix seconds.' },
    owned_by: { type: 'string' },
  }) satisfies Record<keyof ReturnType<typeof renderModel>, Schema>;

const MODEL_LIST = {
  object: { type: 'string', const: 'list' },
  data: { type: 'array', items: schemaRef('Model') },
} satisfies Record<keyof ReturnType<typeof renderModelList>, Schema>;

export function describeModels(models: Models): OpenApiPart {
  return {
    tag: { name: 'Models', description: 'What may be asked for by name.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: { Model: objectOf(modelFields(models)), ModelList: objectOf(MODEL_LIST), V1Error: V1_ERROR_SCHEMA },
    paths: {
      '/v1/models': {
        get: {
          operationId: 'listModels',
          summary: 'List the models that the key may use',
          responses: {
            200: jsonAnswer('The models that the key may use.', schemaRef('ModelList')),
            ...v1Errors.responses(KEYED_ERRORS),
          },
        },
      },
      '/v1/models/{model}': {
        get: {
          operationId: 'readModel',
          summary: 'Read one model',
          parameters: [
            {
              name: 'model',
              in: 'path',
              required: true,
              description: 'The name of a model, or an alias that the operator gave it.',
              schema: { type: 'string' },
            },
          ],
          responses: {
            200: jsonAnswer('The model; for an alias the real one.', schemaRef('Model')),
            ...v1Errors.responses([...KEYED_ERRORS, 'model_not_allowed', 'model_not_found']),
          },
        },
      },
    },
  };
}
