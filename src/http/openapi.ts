import { ERROR_CATALOGUE, ERROR_CODES, type ErrorCode, ServiceError } from '../core/errors.ts';

/**
 * The words in which a wire format describes itself. Each dialect hands over one OpenApiPart, made from the lists and
 * schemas that its own code uses; `reference.ts` puts the parts together. Only what the document needs of OpenAPI 3.1.
 */
export interface OpenApiPart {
  readonly tag: { readonly name: string; readonly description: string };
  /** Where the key may travel: any one of these is enough. None: the routes need no key. */
  readonly security: Readonly<Record<string, SecurityScheme>>;
  readonly paths: Readonly<Record<string, PathItem>>;
  /** What is sent to clients, by the name of the event. */
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly OpenApiPart['tag'][];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly examples: Readonly<Record<string, Example>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}

/** In the order of the reference: first what makes something. */
export const METHODS = ['post', 'get', 'head', 'delete'] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Responses;
  /** Added when the parts are put together. */
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

export type Responses = Readonly<Record<string, Response>>;

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
  readonly encoding?: Readonly<Record<string, { contentType?: string; style?: string; explode?: boolean }>>;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface Reference {
  readonly $ref: string;
}

export type SecurityScheme =
  | { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }
  | { readonly type: 'apiKey'; readonly in: 'header' | 'query'; readonly name: string; readonly description: string };

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  readonly const?: string | number | boolean;
  readonly default?: string | number;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

export const BEARER: SecurityScheme = {
  type: 'http',
  scheme: 'bearer',
  description: 'Authorization: Bearer <key>, on every route.',
};

export const schemaRef = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });

/** An answer's object: whatever is not named optional is always there. */
export function objectOf(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) };
}

/** Adds words to properties that the code already has a schema for. One without words does not compile. */
export function withWords<Name extends string>(
  properties: Readonly<Record<Name, Schema>>,
  words: Readonly<Record<Name, Schema>>,
): Readonly<Record<string, Schema>> {
  const names = Object.keys(properties) as Name[];
  return Object.fromEntries(names.map((name) => [name, merge(properties[name], words[name])]));
}

function merge(schema: Schema, words: Schema): Schema {
  const { properties = {} } = schema;
  const merged = { ...schema, ...words };
  if (words.properties === undefined) return merged;
  const inner = Object.entries(words.properties).map(([name, inside]) => [name, { ...properties[name], ...inside }]);
  return { ...merged, properties: { ...properties, ...Object.fromEntries(inner) } };
}

export function jsonAnswer(description: string, schema: Schema, headers: Response['headers'] = {}): Response {
  return { description, headers, content: { 'application/json': { schema } } };
}

export interface ErrorDescriber {
  /** One refusal for each code of the catalogue, as it really goes out. */
  readonly examples: Readonly<Record<string, Example>>;
  /** The refusals of an operation, by the status that the dialect gives them. */
  responses(codes: readonly ErrorCode[]): Responses;
}

export function makeErrorDescriber(parts: {
  readonly prefix: string;
  readonly schema: string;
  readonly renderError: (error: ServiceError) => { readonly status: number; readonly body: unknown };
  /** What the code is called on the wire. */
  readonly nameOf: (code: ErrorCode) => string;
}): ErrorDescriber {
  const render = (code: ErrorCode) => parts.renderError(new ServiceError(code, ERROR_CATALOGUE[code].meaning));
  const keyOf = (code: ErrorCode) => `${parts.prefix}.${code}`;
  const toExample = (code: ErrorCode): Example => ({
    summary: ERROR_CATALOGUE[code].meaning,
    value: render(code).body,
  });

  function toResponse(codes: readonly ErrorCode[]): Response {
    const examples = codes.map((code) => [code, { $ref: `#/components/examples/${keyOf(code)}` }]);
    return {
      description: codes.map((code) => `\`${parts.nameOf(code)}\`: ${ERROR_CATALOGUE[code].meaning}`).join(' '),
      ...(codes.some(hasWait) ? { headers: { 'retry-after': RETRY_AFTER } } : {}),
      content: { 'application/json': { schema: schemaRef(parts.schema), examples: Object.fromEntries(examples) } },
    };
  }

  return {
    examples: Object.fromEntries(ERROR_CODES.map((code) => [keyOf(code), toExample(code)])),
    responses(codes) {
      const byStatus = Map.groupBy(new Set(codes), (code) => String(render(code).status));
      return Object.fromEntries(Array.from(byStatus, ([status, same]) => [status, toResponse(same)]));
    },
  };
}

const hasWait = (code: ErrorCode): boolean => code === 'rate_limit_exceeded' || code === 'service_unavailable';
const RETRY_AFTER: Reference = { $ref: '#/components/headers/RetryAfter' };

/** What any route behind a key may answer. */
export const KEYED_ERRORS = [
  'missing_api_key',
  'invalid_api_key',
  'rate_limit_exceeded',
  'service_unavailable',
  'internal_error',
] as const satisfies readonly ErrorCode[];

/** What any creation may answer. */
export const CREATION_ERRORS = [
  ...KEYED_ERRORS,
  'invalid_request',
  'invalid_argument',
  'model_not_found',
  'model_not_allowed',
  'insufficient_user_quota',
  'idempotency_conflict',
  'request_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

export const CONTENT_ERRORS = [
  ...KEYED_ERRORS,
  'task_not_found',
  'task_not_completed',
  'range_not_satisfiable',
] as const satisfies readonly ErrorCode[];

/** How a stored file is answered: whole, in part, from elsewhere or not again. The kinds say what the file may be. */
export function contentAnswers(mimeTypes: readonly string[]): Responses {
  const file = { schema: { type: 'string', format: 'binary' } } as const;
  const content = Object.fromEntries(mimeTypes.map((mimeType) => [mimeType, file]));
  return {
    200: { description: 'The whole file.', content },
    206: { description: 'The range that was asked for.', content },
    302: { description: 'A signed address to get the file from, where the service stores in a bucket.' },
    304: { description: 'The client has the file already (`If-None-Match`).' },
  };
}

export const RANGE_PARAMETER: Parameter = {
  name: 'Range',
  in: 'header',
  required: false,
  description: 'One range of bytes. Several at once are answered with the whole file.',
  schema: { type: 'string', examples: ['bytes=0-1023'] },
};

export const IDEMPOTENCY_PARAMETER: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request under the same key returns the first task instead of making a second one.',
  schema: { type: 'string', maxLength: 255 },
};
