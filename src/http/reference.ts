import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Dialect } from './dialect.ts';
import { METHODS, type OpenApiDocument, type OpenApiPart, type Operation, type PathItem } from './openapi.ts';

export interface ReferenceParts {
  readonly version: string;
  /** The address that clients use; null: the one that the document came from. */
  readonly publicUrl: string | null;
}

/**
 * The description of the whole API, for programs (/openapi.json) and for people (/docs). It is put together from what
 * each dialect says of itself when someone first asks, and kept as two texts; a start pays nothing for it.
 */
export function addReferenceRoutes(
  server: FastifyInstance,
  parts: { readonly dialects: readonly Dialect[]; readonly reference: ReferenceParts },
): void {
  const document = once(async () => {
    const { describeService } = await import('./service-openapi.ts');
    const described = await Promise.all(parts.dialects.flatMap(({ openapi }) => (openapi === null ? [] : [openapi()])));
    return assembleDocument([...described, describeService()], parts.reference);
  });
  const json = once(async () => JSON.stringify(await document()));
  const page = once(async () => {
    const { renderReferencePage } = await import('./reference-page.ts');
    const style = await readFile(new URL('reference.css', import.meta.url), 'utf8');
    return { html: renderReferencePage(await document(), style), policy: contentPolicy(style) };
  });

  server.get('/openapi.json', async (_request, reply) => {
    const text = await json();
    return reply.headers(PLAIN_HEADERS).type('application/json; charset=utf-8').send(text);
  });

  server.get('/docs', async (_request, reply) => {
    const { html, policy } = await page();
    return reply
      .headers({ ...PLAIN_HEADERS, 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

const PLAIN_HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

/** The page has its style and nothing else: no script, no picture, no font, no request of any kind. */
function contentPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const rest = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return `default-src 'none'; style-src 'sha256-${hash}'; ${rest}`;
}

/** A failure is not kept: the next one who asks tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

export function assembleDocument(parts: readonly OpenApiPart[], reference: ReferenceParts): OpenApiDocument {
  const paths: Record<string, PathItem> = {};
  for (const part of parts) {
    for (const [path, item] of Object.entries(part.paths)) {
      paths[path] = join(`path ${path}`, paths[path] ?? {}, finishPath(item, part));
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kinora',
      version: reference.version,
      description:
        'Prompts become short videos with sound, and still images. Create a video task, poll it, download an MP4; images come ' +
        'in the answer itself. The same in each of the styles that clients already speak. Every answer carries `x-request-id`. Fields and codes are only ever added.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: reference.publicUrl ?? '/' }],
    tags: parts.map(({ tag }) => tag),
    paths,
    webhooks: joinAll(
      'webhooks',
      parts.map((part) => part.webhooks ?? {}),
    ),
    components: {
      schemas: joinAll(
        'schemas',
        parts.map((part) => part.schemas),
      ),
      examples: joinAll(
        'examples',
        parts.map((part) => part.examples),
      ),
      headers: {
        RequestId: { description: 'Finds the request in the log.', schema: { type: 'string' } },
        RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer' } },
      },
      securitySchemes: joinAll(
        'securitySchemes',
        parts.map((part) => part.security),
      ),
    },
  };
}

/** Two parts may share a thing, never a name for two things. */
function join<Value>(what: string, one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>) {
  for (const [name, value] of Object.entries(other)) {
    if (one[name] !== undefined && one[name] !== value) throw new TypeError(`${what}: ${name} is described twice.`);
  }
  return { ...one, ...other };
}

function joinAll<Value>(what: string, records: readonly Readonly<Record<string, Value>>[]) {
  return records.reduce((all, some) => join(what, all, some), {});
}

function finishPath(item: PathItem, part: OpenApiPart): PathItem {
  const finish = (operation: Operation): Operation => ({
    ...operation,
    tags: [part.tag.name],
    security: Object.keys(part.security).map((name) => ({ [name]: [] })),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, { description, headers, ...rest }]) => [
        status,
        { description, headers: { 'x-request-id': REQUEST_ID, ...headers }, ...rest },
      ]),
    ),
  });
  return Object.fromEntries(
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [[method, finish(operation)]];
    }),
  );
}

const REQUEST_ID = { $ref: '#/components/headers/RequestId' };
