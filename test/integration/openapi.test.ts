import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { ERROR_CODES, ServiceError } from '../../src/core/errors.ts';
import { TASK_STATES } from '../../src/core/task.ts';
import { renderGeneration } from '../../src/dialects/generations/response.ts';
import { GOOGLE_ERRORS, renderGoogleError, renderOperation } from '../../src/dialects/google/response.ts';
import { renderCreatedVideo, renderVideo } from '../../src/dialects/openai-videos/response.ts';
import { renderV1Error, V1_ERRORS } from '../../src/dialects/v1-errors.ts';
import { METHODS, type Method, type OpenApiDocument, schemaRef } from '../../src/http/openapi.ts';
import { renderWebhook } from '../../src/worker/webhook-message.ts';
import { recordLog } from '../fakes/recorded-log.ts';
import { aTask, aTaskId, NOON } from '../fixtures/builders.ts';
import { findDifferences } from '../fixtures/conformance.ts';
import { makeTempFolder, type WhenDone } from '../fixtures/temp-folder.ts';

/** The document against the service that it describes: its routes, its answers, its refusals. */

interface Route {
  readonly method: string;
  readonly path: string;
}

async function startApp(settings: Record<string, string> = {}, whenDone: WhenDone = onTestFinished) {
  const routes: Route[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one.toLowerCase(), path: toTemplate(url) });
    });
  };
  subscribe('fastify.initialization', listen);
  const { log, until } = recordLog();
  const environment = {
    KINORA_DATA: await makeTempFolder(whenDone),
    KINORA_PORT: '0',
    KINORA_INTERNAL_DRAFT_FRAMES: '4',
    KINORA_INTERNAL_DRAFT_PICTURES: 'blank',
    KINORA_WORKER_CONCURRENCY: '1',
    ...settings,
  };
  const app = await buildApp(loadConfig({ environment, toml: null }), {
    log,
    path: '',
    processId: process.pid,
    consoleBuilt: Promise.resolve(),
  });
  unsubscribe('fastify.initialization', listen);
  whenDone(() => app.close());
  const url = await app.listen();
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
  return { app, url, until, routes, document };
}

/** For all that is only asked for its document. */
let shared: Awaited<ReturnType<typeof startApp>>;
const endings: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shared = await startApp({}, (end) => endings.unshift(end));
});
afterAll(async () => {
  for (const end of endings) await end();
});

/** `/v1beta/files/:file(^[^:]+)::download` is `/v1beta/files/{file}:download`. */
const toTemplate = (url: string): string =>
  url.replaceAll(/::|:(\w+)(?:\([^)]*\))?/g, (_, name?: string) => (name === undefined ? ':' : `{${name}}`));

function operationsOf(document: OpenApiDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

describe('the document', () => {
  it('has an entry for every route, and a route for every entry', async () => {
    const { routes: all, document } = shared;
    // The console's page and what it asks of the service come in one package: they are no part of the API.
    const routes = all.filter(({ path }) => path !== '/' && !/^\/console(?:\/|$)/.test(path));
    expect(routes.length).toBeLessThan(all.length);
    const named = new Set(operationsOf(document).map(({ method, path }) => `${method} ${path}`));
    // A HEAD that Fastify adds to a GET needs no words of its own.
    const isImplied = ({ method, path }: Route) => method === 'head' && named.has(`get ${path}`);
    const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    // Clients that take a link of ours for a file's name ask here; nobody is told to.
    const isOddity = ({ path }: Route) => path === '/v1beta/files/*';
    const missing = routes.filter(
      (route) => !isImplied(route) && !isOddity(route) && !named.has(`${route.method} ${route.path}`),
    );
    expect(missing).toEqual([]);
    expect([...named].filter((name) => !served.has(name))).toEqual([]);
    expect([...named]).toContain('post /v1beta/models/{model}:predictLongRunning');
  });

  it('is whole in itself', async () => {
    const { document } = shared;
    const text = JSON.stringify(document);
    const refs = Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, ref = '']) => ref);
    const find = (ref: string) =>
      ref
        .split('/')
        .slice(1)
        .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document);
    expect(refs.filter((ref) => !ref.startsWith('#/') || find(ref) === undefined)).toEqual([]);
    const used = new Set(refs);
    const { schemas } = document.components;
    expect(Object.keys(schemas).filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([]);

    const operations = operationsOf(document);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      const wanted = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      expect(inPath.map(({ name }) => name).toSorted(), path).toEqual(wanted.toSorted());
      expect(
        inPath.every(({ required }) => required),
        path,
      ).toBe(true);
      expect(
        Object.keys(operation.responses).every((status) => /^[1-5]\d\d$/.test(status)),
        path,
      ).toBe(true);
      expect(
        operation.tags?.every((tag) => document.tags.some(({ name }) => name === tag)),
        path,
      ).toBe(true);
      const schemes = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme));
      expect(schemes.filter((name) => !Object.hasOwn(document.components.securitySchemes, name))).toEqual([]);
      // A signed link is its own key.
      const needsKey = /^\/v1(?:beta)?\//.test(path) && path !== '/v1/images/files/{link}';
      expect(schemes.length > 0, path).toBe(needsKey);
    }
    expect(Object.keys(document.components.schemas).every((name) => /^[\w.-]+$/.test(name))).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  it('names the address that the operator configured', async () => {
    const { document } = await startApp({ KINORA_PUBLIC_URL: 'https://films.example.org' });
    expect(document.servers).toEqual([{ url: 'https://films.example.org' }]);
  });

  it('shows every refusal of the catalogue, in each style', async () => {
    const { document } = shared;
    const { examples, schemas } = document.components;
    for (const code of ERROR_CODES) {
      const error = new ServiceError(code, 'Change it.', { param: 'prompt' });
      expect(findDifferences(document, schemaRef('V1Error'), renderV1Error(error).body), code).toEqual([]);
      expect(findDifferences(document, schemaRef('GoogleError'), renderGoogleError(error).body), code).toEqual([]);
      expect(examples[`v1.${code}`]?.value).toMatchObject({ error: { code: V1_ERRORS[code].code } });
      expect(examples[`v1beta.${code}`]?.value).toMatchObject({ error: { status: GOOGLE_ERRORS[code].status } });
    }
    const words = schemas.V1Error?.properties?.code?.['x-enumDescriptions'] ?? {};
    expect(Object.keys(words)).toEqual(ERROR_CODES.map((code) => V1_ERRORS[code].code));
  });

  it.each(TASK_STATES)('fits a task that is %s, in every style', async (state) => {
    const { document } = shared;
    const task = aTask({ state });
    const differences = [
      ...findDifferences(document, schemaRef('Video'), renderVideo(task)),
      ...findDifferences(document, schemaRef('CreatedVideo'), renderCreatedVideo(task)),
      ...findDifferences(document, schemaRef('Generation'), renderGeneration(task, 'http://films')),
      ...findDifferences(document, schemaRef('Operation'), renderOperation(task, 'http://films')),
    ];
    expect(differences).toEqual([]);
  });

  it('fits what is sent to a webhook', async () => {
    const { document } = shared;
    for (const type of ['video.completed', 'video.failed'] as const) {
      const delivery = { state: 'pending', taskId: aTaskId(), url: 'https://a.example', secret: 'a secret' } as const;
      const event = { type, occurredAt: NOON };
      const sent = renderWebhook({ ...delivery, eventId: 'evt_1' as never, attempts: 0, event }, NOON);
      expect(findDifferences(document, schemaRef('WebhookEvent'), JSON.parse(sent.body))).toEqual([]);
      const headers = document.webhooks[type]?.post?.parameters?.map(({ name }) => name) ?? [];
      expect(Object.keys(sent.headers)).toEqual(expect.arrayContaining(headers));
    }
  });
});

describe('the page of the document', () => {
  it('shows every operation and leads to nobody else', async () => {
    const { url, document } = shared;
    const page = await (await fetch(`${url}/docs`)).text();
    const ids = operationsOf(document).map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
    const links = Array.from(page.matchAll(/(?:href|src)="([^"]*)"/g), ([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('#'))).toEqual(['openapi.json']);
    const targets = new Set(Array.from(page.matchAll(/ id="([^"]*)"/g), ([, id]) => `#${id}`));
    expect(links.filter((link) => link.startsWith('#') && !targets.has(link))).toEqual([]);
    expect(page.match(/\/\/[\w.-]+|undefined|\[object/g)).toBeNull();
  });
});

describe('a real answer', () => {
  it('carries what the document says, and nothing else', async () => {
    const { app, url, until, document } = await startApp();
    const key = String((await app.createFirstKey())?.secret);
    const ended = until('task-ended');

    /** Asks, and holds the answer against the document's entry for that route and status. */
    async function ask(method: Method, template: string, values: Record<string, string> = {}, body?: object) {
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      const headers = { authorization: `Bearer ${key}`, ...(body === undefined ? {} : JSON_TYPE) };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(url + path, { method: method.toUpperCase(), headers, ...sent });
      const found = document.paths[template.split('?', 1)[0] ?? '']?.[method]?.responses[answer.status];
      const mimeType = (answer.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
      const schema = found?.content?.[mimeType]?.schema;
      expect(schema, `${method} ${template} ${answer.status} ${mimeType}`).toBeDefined();
      const missing = Object.keys(found?.headers ?? {}).filter((name) => !answer.headers.has(name));
      expect(missing).toEqual([]);
      const text = await answer.text();
      if (mimeType !== 'application/json' || schema === undefined) return text;
      if (template !== '/openapi.json')
        expect(findDifferences(document, schema, JSON.parse(text)), template).toEqual([]);
      return text;
    }
    const idIn = (text: string): string => /task_\w{32}/.exec(text)?.[0] ?? '';

    const wish = { model: 'video-3.1-fast-generate-preview', prompt: 'A calm sea', seconds: '4' };
    const id = idIn(await ask('post', '/v1/videos', {}, wish));
    const second = idIn(await ask('post', '/v1/video/generations', {}, wish));
    const predicted = { instances: [{ prompt: 'A calm sea' }], parameters: { durationSeconds: 4 } };
    const model = wish.model;
    const third = idIn(await ask('post', '/v1beta/models/{model}:predictLongRunning', { model }, predicted));
    await ask('get', '/v1/videos/{id}', { id });
    await ask('get', '/v1/videos/{id}/content', { id });
    await ask('delete', '/v1/videos/{id}', { id: second });
    await ask('delete', '/v1/videos/{id}', { id: third });
    await app.work();
    await ended;

    expect(await ask('get', '/v1/videos/{id}', { id })).toContain('"status":"completed"');
    await ask('get', '/v1/videos', {});
    await ask('get', '/v1/videos?limit=0', {});
    expect(await ask('get', '/v1/videos/{id}?include=explain', { id })).toContain('"place":"sea"');
    await ask('get', '/v1/videos/{id}?include=nothing', { id });
    const spoken = 'Two red boats sail left past a tall lighthouse in the rain, a gull calls';
    const explained = await ask('post', '/v1/explain', {}, { prompt: spoken, negativePrompt: 'birds' });
    expect(JSON.parse(explained)).toMatchObject({ prompt: spoken, subjects: [{ noun: 'boat', count: 2 }, {}, {}] });
    await ask('post', '/v1/explain', {}, { prompt: ' ' });
    await ask('get', '/v1/videos/{id}/content', { id });
    await ask('head', '/v1/videos/{id}/content', { id });
    await ask('get', '/v1/video/generations/{id}', { id });
    expect(await ask('get', '/v1/charges')).toContain(id);
    await ask('get', '/v1/charges?order=up');
    await ask('get', '/v1/models');
    await ask('get', '/v1/models/{model}', { model });
    await ask('get', '/v1/models/{model}', { model: 'unknown' });
    await ask('post', '/v1/videos/{id}/remix', { id }, {});
    const done = await ask('get', '/v1beta/models/{model}/operations/{id}', { model, id });
    expect(done).toContain('"done":true');
    const [, file = ''] = /files\/(\w+):download/.exec(done) ?? [];
    await ask('get', '/v1beta/files/{file}:download', { file });
    await ask('get', '/v1beta/models');
    await ask('get', '/v1beta/models/{model}', { model });
    await ask('get', '/v1beta/models/{model}', { model: 'unknown' });
    for (const refused of [{}, { ...wish, generateAudio: true }, { ...wish, model: 'unknown' }]) {
      await ask('post', '/v1/videos', {}, refused);
    }
    for (const template of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs']) await ask('get', template);
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
