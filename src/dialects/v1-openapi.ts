import { ERROR_CATALOGUE, ERROR_CODES } from '../core/errors.ts';
import {
  BEARER,
  makeErrorDescriber,
  type OpenApiPart,
  objectOf,
  type Parameter,
  type Schema,
} from '../http/openapi.ts';
import { renderV1Error, V1_ERRORS } from './v1-errors.ts';

/** What the wire formats under /v1 have in common, described once. */

export const V1_SECURITY: OpenApiPart['security'] = {
  bearer: BEARER,
};

export const v1Errors = makeErrorDescriber({
  prefix: 'v1',
  schema: 'V1Error',
  renderError: renderV1Error,
  nameOf: (code) => V1_ERRORS[code].code,
});

const CODE: Schema = {
  type: 'string',
  description: 'Stable, for programs.',
  enum: ERROR_CODES.map((code) => V1_ERRORS[code].code),
  'x-enumDescriptions': Object.fromEntries(
    ERROR_CODES.map((code) => [
      V1_ERRORS[code].code,
      `${ERROR_CATALOGUE[code].status}. ${ERROR_CATALOGUE[code].meaning}`,
    ]),
  ),
};
const MESSAGE: Schema = { type: 'string', description: 'What to change, for people.' };

export const V1_ERROR_SCHEMA: Schema = {
  description: 'A refusal. Newer clients read `error`, those of the older task style read the top level.',
  ...objectOf({
    error: objectOf({
      message: MESSAGE,
      type: { type: 'string', enum: [...new Set(ERROR_CODES.map((code) => V1_ERRORS[code].type))] },
      param: { type: ['string', 'null'], description: 'The field to blame, spelled the way the client spelled it.' },
      code: CODE,
    }),
    code: CODE,
    message: MESSAGE,
    data: { type: 'null' },
  }),
};

export const TASK_ID: Schema = { type: 'string', pattern: '^task_[0-9A-Za-z]{32}$' };

export const TASK_PARAMETER: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id that the creation answered with.',
  schema: TASK_ID,
};
