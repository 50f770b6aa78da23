import { Ajv } from 'ajv';

/** JSON schemas that know every field they allow: a misspelt one is refused, which the engines themselves do too late. */

export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string', minLength: 1 };
export const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const map = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
export const either = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas });
export const oneOf = (...values: readonly string[]): Schema => ({ enum: values });

/** A name that ends with `?` may be left out. */
export function object(fields: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name.replace(/\?$/, ''), schema])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

/** What is wrong, a line each. */
export function findFaults(schema: Schema, value: unknown): readonly string[] {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
