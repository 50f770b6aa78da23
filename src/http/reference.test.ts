import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aDialect, openServer } from '../../test/fixtures/server.ts';
import { html, prose } from './markup.ts';
import { makeErrorDescriber, type OpenApiPart, withWords } from './openapi.ts';
import { assembleDocument } from './reference.ts';
import { renderReferencePage } from './reference-page.ts';

const REFERENCE = { version: '1.2.3', publicUrl: null };

function aPart(change: Partial<OpenApiPart> = {}): OpenApiPart {
  return {
    tag: { name: 'Test', description: 'A test.' },
    security: {},
    paths: {},
    schemas: {},
    examples: {},
    ...change,
  };
}

describe('GET /docs', () => {
  it('is one page that asks nobody for anything', async () => {
    const { url } = await openServer();
    const answer = await fetch(`${url}/docs`);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.match(/<(?:script|link|img|iframe|object|form|base|video)\b|\bon\w+=|url\(|@import/gi)).toBeNull();
    const links = Array.from(page.matchAll(/(?:href|src|action)="([^"]*)"/g), ([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('#'))).toEqual(['openapi.json']);
    const targets = new Set(Array.from(page.matchAll(/ id="([^"]*)"/g), ([, id]) => `#${id}`));
    expect(links.filter((link) => link.startsWith('#') && !targets.has(link))).toEqual([]);
  });

  it('lets the browser load nothing but the style inside it', async () => {
    const { url } = await openServer();
    const answer = await fetch(`${url}/docs`);
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await answer.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('shows what a part says, and never as markup', () => {
    const responses = { 200: { description: 'Fine.' } };
    const get = { operationId: 'readBoat', summary: 'Read <b>a boat</b>', responses };
    const document = assembleDocument([aPart({ paths: { '/test/{id}': { get } } })], REFERENCE);
    const page = renderReferencePage(document, '');
    expect(page).toContain('<a href="#readBoat"><b class="get">GET</b><span>Read &lt;b&gt;a boat&lt;/b&gt;</span></a>');
    expect(page).toContain('curl &quot;$BASE_URL/test/{id}&quot;');
  });
});

describe('GET /openapi.json', () => {
  it('is answered without a key, and asks each dialect once', async () => {
    let asked = 0;
    const dialect = aDialect();
    const counting = {
      ...dialect,
      openapi: () => {
        asked += 1;
        return dialect.openapi();
      },
    };
    const { url } = await openServer({ dialects: [counting], reference: REFERENCE });
    expect(asked).toBe(0);
    const [first, second] = await Promise.all([fetch(`${url}/openapi.json`), fetch(`${url}/openapi.json`)]);
    expect([first.status, second.status, asked]).toEqual([200, 200, 1]);
    expect(await first.json()).toMatchObject({ openapi: '3.1.1', info: { title: 'Kinora', version: '1.2.3' } });
  });

  it('does not remember a failure', async () => {
    const dialect = aDialect();
    let broken = true;
    const openapi = async () => {
      if (broken) throw new Error('broken');
      return dialect.openapi();
    };
    const { url } = await openServer({ dialects: [{ ...dialect, openapi }] });
    expect((await fetch(`${url}/openapi.json`)).status).toBe(500);
    broken = false;
    expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
  });
});

describe('a document', () => {
  it('adds to each operation where its key travels', () => {
    const security = { bearer: { type: 'http', scheme: 'bearer', description: 'A key.' } } as const;
    const get = { operationId: 'readBoat', summary: 'Read', responses: { 200: { description: 'Fine.' } } };
    const { paths } = assembleDocument([aPart({ security, paths: { '/boats': { get } } })], REFERENCE);
    expect(paths['/boats']?.get).toEqual({
      ...get,
      tags: ['Test'],
      security: [{ bearer: [] }],
      responses: {
        200: { description: 'Fine.', headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } } },
      },
    });
  });

  it('refuses one name for two things', () => {
    const part = (type: string) => aPart({ schemas: { Boat: { type } } });
    expect(() => assembleDocument([part('object'), part('string')], REFERENCE)).toThrow('schemas: Boat');
    const get = { operationId: 'readBoat', summary: 'Read', responses: {} };
    const twice = () => aPart({ paths: { '/boats': { get } } });
    expect(() => assembleDocument([twice(), twice()], REFERENCE)).toThrow('/boats: get');
  });
});

describe('the words of a schema', () => {
  it('are added to what the code says, inside objects too', () => {
    const properties = { error: { type: 'object', properties: { code: { type: 'string' }, at: { type: 'integer' } } } };
    const words = { error: { description: 'Why.', properties: { code: { enum: ['a'] } } } };
    expect(withWords(properties, words)).toEqual({
      error: {
        type: 'object',
        description: 'Why.',
        properties: { code: { type: 'string', enum: ['a'] }, at: { type: 'integer' } },
      },
    });
  });
});

describe('the refusals of an operation', () => {
  it('stand under the status that the dialect gives them', () => {
    const renderError = ({ code }: { code: string }) => ({
      status: code === 'invalid_api_key' ? 400 : 429,
      body: code,
    });
    const describer = makeErrorDescriber({
      prefix: 'test',
      schema: 'TestError',
      renderError,
      nameOf: (code) => code.toUpperCase(),
    });
    const responses = describer.responses(['invalid_api_key', 'rate_limit_exceeded', 'invalid_api_key']);
    expect(responses).toEqual({
      400: {
        description: '`INVALID_API_KEY`: The API key is unknown, revoked or expired.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/TestError' },
            examples: { invalid_api_key: { $ref: '#/components/examples/test.invalid_api_key' } },
          },
        },
      },
      429: expect.objectContaining({ headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } } }),
    });
    expect(describer.examples['test.invalid_api_key']?.value).toBe('invalid_api_key');
  });
});

describe('markup', () => {
  it('escapes every piece that is not markup', () => {
    const piece = `<a href="x">&'`;
    const escaped = '&lt;a href=&quot;x&quot;&gt;&amp;&#39;';
    expect(html`<p>${piece}${[piece, html`<br>`]}${null}${0}</p>`.text).toBe(`<p>${escaped}${escaped}<br>0</p>`);
    expect(prose('Take `<b>` or not').text).toBe('Take <code>&lt;b&gt;</code> or not');
  });
});
