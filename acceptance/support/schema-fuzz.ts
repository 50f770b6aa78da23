/** Requests made up from the service's own description of itself, and then spoiled. */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Chance = () => number;

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

export function makeFuzz(description: Description, chance: Chance, ids: readonly string[]) {
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method, path, operation })),
  );
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const happens = (share: number) => chance() < share;

  function odd(): unknown {
    return pick<() => unknown>([
      () => null,
      () => '',
      () => -1,
      () => 1e308,
      () => 0.5,
      () => true,
      () => [],
      () => ({}),
      () => [[[[[]]]]],
      () => ({ __proto__x: 1, constructor: 'x', toString: null }),
      () => '\u0000',
      () => '\ud800',
      () => 'x'.repeat(Math.floor(chance() * 20_000)),
      () => 'я'.repeat(Math.floor(chance() * 12_000)),
      () => '!['.repeat(Math.floor(chance() * 10_000)),
      () => `data:${';'.repeat(Math.floor(chance() * 20_000))},`,
      () => 'data:image/png;base64,iVBORw0KGgo=',
      () => 'data:video/mp4;base64,AAAA',
      () => 'http://127.0.0.1:1/x.png',
      () => '999999999999999999999999',
      () => ({ url: 'x', secret: 'y', image: { bytesBase64Encoded: 'AAAA' } }),
      () => Array.from({ length: Math.floor(chance() * 500) }, () => 'x'),
    ])();
  }

  function resolve(schema: Schema | undefined): Schema {
    let found = schema ?? {};
    for (let step = 0; step < 10 && found.$ref !== undefined; step += 1) {
      found = description.components?.schemas?.[found.$ref.split('/').at(-1) ?? ''] ?? {};
    }
    return found;
  }

  function makeValue(given: Schema | undefined, depth = 0): unknown {
    if (happens(0.12) || depth > 6) return odd();
    const schema = resolve(given);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined) return makeValue(pick(choices), depth + 1);
    if (schema.allOf !== undefined) {
      return Object.assign(
        {},
        ...schema.allOf.map((part) => makeValue(part, depth + 1)).filter((part) => typeof part === 'object'),
      );
    }
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return pick(schema.enum);
    const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? ['object', 'string']);
    if (type === 'object') {
      const entries = Object.entries(schema.properties ?? {}).filter(() => happens(0.6));
      return Object.fromEntries(entries.map(([name, inner]) => [name, makeValue(inner, depth + 1)]));
    }
    if (type === 'array')
      return Array.from({ length: Math.floor(chance() * 4) }, () => makeValue(schema.items, depth + 1));
    if (type === 'integer' || type === 'number')
      return Math.floor(chance() * (schema.maximum ?? 100)) + (schema.minimum ?? 0);
    if (type === 'boolean') return happens(0.5);
    return pick(['A cat', 'x', '4', '8', '1280x720', '16:9', ...ids]);
  }

  const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const forAddress = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed().slice(0, 600));

  function bodyOf(operation: Operation): { type: string; body: string } | null {
    const offered = Object.entries(operation.requestBody?.content ?? {});
    if (offered.length === 0) return happens(0.1) ? { type: 'application/json', body: asText(odd()) } : null;
    const [type, { schema }] = pick(offered);
    const value = makeValue(schema);
    const sentAs = happens(0.05)
      ? pick(['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'x/y', ''])
      : type;
    if (type === 'application/json') {
      const text = JSON.stringify(value) ?? '';
      return { type: sentAs, body: happens(0.1) ? text.slice(0, Math.floor(chance() * text.length)) : text };
    }
    const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
    if (type === 'application/x-www-form-urlencoded') {
      const pairs = fields.map(([name, inner]) => `${encodeURIComponent(name)}=${forAddress(inner)}`);
      return { type: sentAs, body: happens(0.1) ? 'a&'.repeat(5_000) : pairs.join('&') };
    }
    const parts = fields.map(
      ([name, inner]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(inner)}\r\n`,
    );
    return { type: sentAs === type ? 'multipart/form-data; boundary=b' : sentAs, body: `${parts.join('')}--b--\r\n` };
  }

  return (): FuzzedRequest => {
    const { method, path, operation } = pick(operations);
    const parameters = operation.parameters ?? [];
    const filled = path.replace(/\{([^}]+)\}/g, () => (happens(0.5) ? pick(ids) : forAddress(odd()) || 'x'));
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && happens(0.4))
      .map(({ name, schema }) => `${name}=${forAddress(makeValue(schema))}`);
    const body = method === 'get' || method === 'head' ? null : bodyOf(operation);
    return {
      method: method.toUpperCase(),
      path: `${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`,
      headers: {
        ...(body === null ? {} : { 'content-type': body.type }),
        ...(happens(0.1) ? { 'idempotency-key': `k${Math.floor(chance() * 50)}` } : {}),
        ...(happens(0.1)
          ? { range: pick(['bytes=0-1', 'bytes=-5', 'bytes=9-1', 'bytes=,,,', 'x', `bytes=${'0-0,'.repeat(2_000)}`]) }
          : {}),
      },
      body: body?.body ?? null,
    };
  };
}
