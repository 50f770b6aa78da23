import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import { parseVideoOrder, type VideoRules } from '../../src/core/video-request.ts';
import { describeExplain } from '../../src/dialects/explain/openapi.ts';
import { toExplainDraft } from '../../src/dialects/explain/request.ts';
import { describeGoogle } from '../../src/dialects/google/openapi.ts';
import { toVideoDraft as toGoogleDraft } from '../../src/dialects/google/request.ts';
import { describeOpenAiVideos } from '../../src/dialects/openai-videos/openapi.ts';
import { toVideoDraft } from '../../src/dialects/openai-videos/request.ts';
import type { FormTree } from '../../src/http/form-tree.ts';
import type { OpenApiPart } from '../../src/http/openapi.ts';
import { someModels } from '../fixtures/builders.ts';

/** Which fields of a creation the document names. What the code reads is found by watching it read. */

const RULES: VideoRules = { models: someModels(), promptCharacters: 100, mayReach: () => true };
const LIMITS = { rules: RULES, imageBytes: 1_000 };

/** A tree that writes down every name that is looked for in it. */
function watch(tree: FormTree): { tree: FormTree; names: Set<string> } {
  const names = new Set<string>();
  const note = (name: string | symbol) => {
    if (typeof name === 'string') names.add(name);
  };
  const watched = new Proxy(tree, {
    get(target, name, receiver) {
      note(name);
      return Reflect.get(target, name, receiver);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  return { tree: watched, names };
}

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function propertiesOf(part: OpenApiPart, schema: string, ...path: string[]): string[] {
  let place = part.schemas[schema];
  for (const step of path) place = step === '[]' ? place?.items : place?.properties?.[step];
  return Object.keys(place?.properties ?? {});
}

/** Values of every kind that some field takes. What refuses all of them takes nothing. */
const VALUES = ['a', 1, 8, '720p', '16:9', 'asset', 'AAAA', true, { bytesBase64Encoded: 'AAAA' }, [{ image: 'AAAA' }]];
const WEBHOOK = { url: 'https://films.example', secret: 'a long secret' };

function isRefused(bases: readonly FormTree[], send: (base: FormTree, value: unknown) => unknown): boolean {
  const refuses = (base: FormTree, value: unknown) => {
    try {
      send(base, value);
      return false;
    } catch (error) {
      if (error instanceof ServiceError) return true;
      throw error;
    }
  };
  return bases.every((base) => [...VALUES, WEBHOOK].every((value) => refuses(base, value)));
}

/** Looked into only to refuse what may not stand there: nobody is told to send them. */
const SEARCHED = [
  ...['extra_body', 'parameters', 'config'],
  ...['mimeType', 'mime_type', 'mediaType', 'media_type', 'contentType', 'content_type', 'type'],
];

const WISH = { model: 'video-3.1-generate-preview', prompt: 'A boat' };

describe('the body of POST /v1/videos', () => {
  const part = describeOpenAiVideos(LIMITS);
  const read = (fields: FormTree) => parseVideoOrder(toVideoDraft({ fields, files: [] }, 1_000), RULES);
  // Some fields are taken only beside a picture.
  const bases = [WISH, { ...WISH, input_reference: 'AAAA' }, { ...WISH, reference_images: ['AAAA'] }];
  const metadata = watch({});
  const top = watch({ metadata: metadata.tree });
  toVideoDraft({ fields: top.tree, files: [] }, 1_000);

  it.each(['CreateVideo', 'CreateVideoForm'])('has every name that is read and not refused: %s', (schema) => {
    const named = propertiesOf(part, schema);
    const unnamed = [...top.names].filter((name) => !named.includes(name) && !SEARCHED.includes(name));
    expect(unnamed.filter((name) => !isRefused(bases, (base, value) => read({ ...base, [name]: value })))).toEqual([]);
    const inside = propertiesOf(part, schema, 'metadata');
    const others = [...metadata.names].filter((name) => !inside.includes(name) && !SEARCHED.includes(name));
    expect(
      others.filter((name) => !isRefused(bases, (base, value) => read({ ...base, metadata: { [name]: value } }))),
    ).toEqual([]);
  });

  it.each(['CreateVideo', 'CreateVideoForm'])('has no name that is not read: %s', (schema) => {
    expect(propertiesOf(part, schema).filter((name) => !top.names.has(name))).toEqual([]);
    expect(propertiesOf(part, schema, 'metadata').filter((name) => !metadata.names.has(name))).toEqual([]);
  });

  it('can be sent in every encoding', () => {
    const body = part.paths['/v1/videos']?.post?.requestBody;
    expect(Object.keys(body?.content ?? {})).toEqual([
      'application/json',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
    ]);
    expect(read(body?.content['application/json']?.example as FormTree)).toMatchObject({ durationSeconds: 4 });
  });

  it('names the models that may be asked for, aliases included', () => {
    const models = someModels({ 'film-1': 'video-3.1-generate-preview', 'picture-1': 'image-3.1-flash-image-preview' });
    const { schemas } = describeOpenAiVideos({ ...LIMITS, rules: { ...RULES, models } });
    expect(schemas.CreateVideo?.properties?.model?.enum).toEqual([
      'video-3.1-generate-preview',
      'video-3.1-fast-generate-preview',
      'film-1',
    ]);
  });
});

describe('the body of POST /v1/explain', () => {
  it('has every name that is read, and no other', () => {
    const fields = watch({});
    toExplainDraft(fields.tree);
    expect(propertiesOf(describeExplain(RULES), 'ExplainPrompt').toSorted()).toEqual([...fields.names].toSorted());
  });
});

describe('the body of predictLongRunning', () => {
  const part = describeGoogle(LIMITS);
  const draft = (body: FormTree) => toGoogleDraft(WISH.model, body, 1_000);
  const read = (body: FormTree) => parseVideoOrder(draft(body), RULES);
  const instance = watch({});
  const parameters = watch({});
  const body = watch({ instances: [instance.tree], parameters: parameters.tree });
  draft(body.tree);
  const names = {
    top: propertiesOf(part, 'PredictLongRunning'),
    instance: propertiesOf(part, 'PredictLongRunning', 'instances', '[]'),
    parameters: propertiesOf(part, 'PredictLongRunning', 'parameters'),
  };
  const { prompt } = WISH;
  const image = { bytesBase64Encoded: 'AAAA' };
  const bases = [{ prompt }, { prompt, image }, { prompt, referenceImages: [{ image }] }];

  it('has every name that is read and not refused', () => {
    const outside = [...body.names].filter((name) => !names.top.includes(name));
    expect(
      outside.filter((name) => !isRefused(bases, (base, value) => read({ instances: [base], [name]: value }))),
    ).toEqual([]);
    const inside = [...instance.names].filter((name) => !names.instance.includes(camel(name)));
    expect(
      inside.filter((name) => !isRefused(bases, (base, value) => read({ instances: [{ ...base, [name]: value }] }))),
    ).toEqual([]);
    const others = [...parameters.names].filter((name) => !names.parameters.includes(camel(name)));
    const send = (name: string) => (base: FormTree, value: unknown) =>
      read({ instances: [base], parameters: { [name]: value } });
    expect(others.filter((name) => !isRefused(bases, send(name)))).toEqual([]);
  });

  it('has no name that is not read', () => {
    expect(names.top.filter((name) => !body.names.has(name))).toEqual([]);
    expect(names.instance.filter((name) => !instance.names.has(name))).toEqual([]);
    expect(names.parameters.filter((name) => !parameters.names.has(name))).toEqual([]);
  });

  it('has an example that is accepted', () => {
    const content = part.paths['/v1beta/models/{model}:predictLongRunning']?.post?.requestBody?.content;
    expect(read(content?.['application/json']?.example as FormTree)).toMatchObject({ durationSeconds: 4 });
  });
});
