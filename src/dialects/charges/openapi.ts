import { jsonAnswer, KEYED_ERRORS, type OpenApiPart, objectOf, type Schema, schemaRef } from '../../http/openapi.ts';
import { pageParameters } from '../page.ts';
import { TASK_ID, V1_ERROR_SCHEMA, V1_SECURITY, v1Errors } from '../v1-openapi.ts';
import type { renderCharge, renderCharges } from './response.ts';

const CHARGE_ID: Schema = { type: 'string', pattern: '^entry_[0-9A-Za-z]{24}$' };
const MONEY: Schema = { type: 'string', pattern: '^[0-9]+\\.[0-9]{2,6}$', examples: ['3.20'] };

const CHARGE = {
  id: CHARGE_ID,
  task_id: { ...TASK_ID, description: 'A task is charged once, and stays charged when it is deleted afterwards.' },
  model: { type: 'string' },
  key_id: { type: 'string', description: 'The key that created the task.' },
  seconds: { type: ['number', 'null'], description: 'Of the delivered video; null for images.' },
  images: { type: ['number', 'null'], description: 'How many; null for a video.' },
  unit_price: { ...MONEY, description: 'Per second or per image, as it stood when the task was created.' },
  amount: { ...MONEY, description: 'What was charged.' },
  currency: { type: 'string', examples: ['USD'] },
  created_at: { type: 'integer', description: 'Unix seconds.' },
} satisfies Record<keyof ReturnType<typeof renderCharge>, Schema>;

const CHARGE_LIST = {
  object: { type: 'string', const: 'list' },
  data: { type: 'array', items: schemaRef('Charge') },
  last_id: { type: ['string', 'null'], description: 'The `after` of the next page.' },
  has_more: { type: 'boolean' },
} satisfies Record<keyof ReturnType<typeof renderCharges>, Schema>;

export function describeCharges(): OpenApiPart {
  return {
    tag: { name: 'Charges', description: 'What the account was charged. This record is what counts.' },
    security: V1_SECURITY,
    examples: v1Errors.examples,
    schemas: { Charge: objectOf(CHARGE), ChargeList: objectOf(CHARGE_LIST), V1Error: V1_ERROR_SCHEMA },
    paths: {
      '/v1/charges': {
        get: {
          operationId: 'listCharges',
          summary: 'List the charges of the account',
          description:
            'Of all its keys. Tasks that failed, were deleted before their end or still run are not charged.',
          parameters: pageParameters('a charge', CHARGE_ID),
          responses: {
            200: jsonAnswer('One page.', schemaRef('ChargeList')),
            ...v1Errors.responses([...KEYED_ERRORS, 'invalid_request']),
          },
        },
      },
    },
  };
}
