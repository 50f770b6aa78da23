import { describe, expect, it } from 'vitest';
import type { DraftField } from '../../core/draft.ts';
import type { VideoDraft } from '../../core/video-request.ts';
import { addToTree, emptyTree, type FormTree } from '../../http/form-tree.ts';
import { toVideoDraft } from './request.ts';

const read = (fields: FormTree): VideoDraft => toVideoDraft({ fields, files: [] }, 1_000);
const field = (name: string, value: unknown): DraftField => ({ name, value });

describe('a request to create a video', () => {
  it('may hold nothing', () => {
    expect(read({})).toEqual({
      model: null,
      prompt: null,
      duration: null,
      resolution: null,
      aspectRatio: null,
      size: null,
      negativePrompt: null,
      seed: null,
      generateAudio: null,
      videoInput: null,
      firstFrame: [],
      lastFrame: [],
      references: [],
      referenceType: null,
      unknownImages: [],
      names: {
        prompt: 'prompt',
        firstFrame: 'input_reference',
        lastFrame: 'last_frame',
        references: 'reference_images',
      },
      webhook: null,
    });
  });

  /** Each row: the places of one field, the first of which wins. */
  it.each<[keyof VideoDraft, readonly string[]]>([
    ['model', ['model']],
    ['prompt', ['prompt']],
    [
      'duration',
      ['metadata.durationSeconds', 'durationSeconds', 'duration', 'seconds', 'metadata.duration', 'metadata.seconds'],
    ],
    ['resolution', ['metadata.resolution', 'resolution']],
    ['aspectRatio', ['metadata.aspectRatio', 'aspectRatio']],
    ['size', ['size', 'metadata.size']],
    ['negativePrompt', ['metadata.negativePrompt', 'negativePrompt', 'negative_prompt', 'metadata.negative_prompt']],
    ['seed', ['metadata.seed', 'seed']],
  ])('reads %s from %j, the first found', (key, places) => {
    for (let first = 0; first < places.length; first += 1) {
      const fields: FormTree = {};
      const metadata: FormTree = {};
      for (const place of places.slice(first)) {
        if (place.startsWith('metadata.')) metadata[place.slice('metadata.'.length)] = `from ${place}`;
        else fields[place] = `from ${place}`;
      }
      const name = places[first] ?? '';
      expect(read({ ...fields, metadata })[key]).toEqual(field(name, `from ${name}`));
      expect(read({ ...fields, metadata: JSON.stringify(metadata) })[key]).toEqual(field(name, `from ${name}`));
    }
  });

  it('keeps values that look like nothing', () => {
    expect(read({ metadata: { seed: 0 }, seed: 5 }).seed).toEqual(field('metadata.seed', 0));
    expect(read({ prompt: '', seed: false })).toMatchObject({
      prompt: field('prompt', ''),
      seed: field('seed', false),
    });
  });

  it('passes over null, as if it were not there', () => {
    expect(read({ metadata: { seed: null }, seed: 5 }).seed).toEqual(field('seed', 5));
    expect(read({ metadata: null, duration: null, seconds: '4' }).duration).toEqual(field('seconds', '4'));
  });

  it.each(['generateAudio', 'generate_audio'])('finds %s anywhere', (name) => {
    expect(read({ [name]: false }).generateAudio).toEqual(field(name, false));
    for (const value of [true, null, '']) {
      expect(read({ metadata: { [name]: value } }).generateAudio).toEqual(field(`metadata.${name}`, value));
      expect(read({ metadata: { config: { [name]: value } } }).generateAudio?.name).toBe(`metadata.config.${name}`);
      expect(read({ extra_body: { [name]: value } }).generateAudio?.name).toBe(`extra_body.${name}`);
      expect(read({ extra_body: JSON.stringify({ [name]: value }) }).generateAudio?.name).toBe(`extra_body.${name}`);
      expect(read({ parameters: [{ a: { [name]: value } }] }).generateAudio?.name).toBe(`parameters[0].a.${name}`);
    }
  });

  it.each<[keyof VideoDraft, string]>([
    ['duration', 'durationSeconds'],
    ['resolution', 'resolution'],
    ['aspectRatio', 'aspectRatio'],
    ['negativePrompt', 'negativePrompt'],
    ['seed', 'seed'],
    ['generateAudio', 'generateAudio'],
  ])('names %s as a form wrote it, with brackets', (key, name) => {
    const fields = emptyTree();
    addToTree(fields, `metadata[${name}]`, 'x');
    expect(read(fields)[key]).toEqual(field(`metadata[${name}]`, 'x'));
    expect(read({ metadata: JSON.stringify({ [name]: 'x' }) })[key]).toEqual(field(`metadata.${name}`, 'x'));
  });

  it('ignores unknown text fields, and names of every object', () => {
    expect(read({ style: 'x', n: 2 })).toEqual(read({}));
    expect(read(JSON.parse('{"__proto__":{"seed":1}}')).seed).toBeNull();
  });

  it.each([
    ['parameters.foo', { foo: 1 }],
    ['parameters.durationSeconds', { seed: null, durationSeconds: 4 }],
    ['parameters.foo', JSON.stringify({ foo: 1 })],
  ])("refuses an option of the native style's parameters by its name: %s", (param, parameters) => {
    expect(() => read({ parameters })).toThrow(expect.objectContaining({ code: 'invalid_request', param }));
  });

  it.each([{}, { foo: null }, null, 'text', 5])('takes parameters that ask for nothing: %j', (parameters) => {
    expect(read({ parameters })).toEqual(read({}));
  });

  it.each(['not json', '[1]', '"a"', '', 5, ['a'], true])('refuses metadata that is no object: %j', (metadata) => {
    expect(() => read({ metadata })).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        param: 'metadata',
        message: 'metadata must be an object, or JSON text of one.',
      }),
    );
  });
});
