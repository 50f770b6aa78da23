import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import type { VideoDraft } from '../../core/video-request.ts';
import type { FormTree } from '../../http/form-tree.ts';
import { toVideoDraft } from './request.ts';

const read = (instance: unknown, parameters?: unknown): VideoDraft =>
  toVideoDraft('video-3.1-generate-preview', { instances: [instance], parameters }, 1_000);
const aText = (name: string) => ({ name, kind: 'base64', text: PNG_BASE64 });
const IMAGE = { bytesBase64Encoded: PNG_BASE64, mimeType: 'image/png' };
const field = (name: string, value: unknown) => ({ name, value });

describe('a native request for a video', () => {
  it('may be a prompt and nothing else', () => {
    expect(read({ prompt: 'A boat' })).toEqual({
      model: field('model', 'video-3.1-generate-preview'),
      prompt: field('instances[0].prompt', 'A boat'),
      duration: null,
      resolution: null,
      aspectRatio: null,
      size: null,
      negativePrompt: null,
      seed: null,
      generateAudio: null,
      webhook: null,
      firstFrame: [],
      lastFrame: [],
      references: [],
      referenceType: null,
      unknownImages: [],
    });
  });

  it.each<[keyof VideoDraft, string, string]>([
    ['duration', 'durationSeconds', 'duration_seconds'],
    ['resolution', 'resolution', 'resolution'],
    ['aspectRatio', 'aspectRatio', 'aspect_ratio'],
    ['negativePrompt', 'negativePrompt', 'negative_prompt'],
    ['seed', 'seed', 'seed'],
    ['generateAudio', 'generateAudio', 'generate_audio'],
  ])('has its %s among the parameters, as %s or %s, and names it as it came', (key, camel, snake) => {
    for (const name of [camel, snake]) {
      expect(read({ prompt: 'A boat' }, { [name]: 0 })[key]).toEqual(field(`parameters.${name}`, 0));
    }
    expect(read({ prompt: 'A boat' }, { [snake]: 2, [camel]: 1 })[key]).toEqual(field(`parameters.${camel}`, 1));
    expect(read({ prompt: 'A boat' }, { [camel]: null })[key]).toBeNull();
  });

  it.each([
    ['bytesBase64Encoded', IMAGE],
    ['imageBytes', { imageBytes: PNG_BASE64 }],
    ['inlineData', { inlineData: { data: PNG_BASE64, mimeType: 'image/png' } }],
  ])('carries pictures as %s', (_name, image) => {
    expect(read({ image, lastFrame: image })).toMatchObject({
      firstFrame: [aText('instances[0].image')],
      lastFrame: [aText('instances[0].lastFrame')],
    });
    expect(read({ last_frame: image }).lastFrame).toEqual([aText('instances[0].last_frame')]);
    expect(read({}, { lastFrame: image }).lastFrame).toEqual([aText('parameters.lastFrame')]);
    const referenceImages = [{ image, referenceType: 'ASSET' }, { image }];
    expect(read({ referenceImages }).references).toEqual([
      {
        image: aText('instances[0].referenceImages[0].image'),
        type: field('instances[0].referenceImages[0].referenceType', 'ASSET'),
      },
      { image: aText('instances[0].referenceImages[1].image'), type: null },
    ]);
  });

  it.each([1, '1'])('makes one video: sampleCount %j', (sampleCount) => {
    expect(read({ prompt: 'A boat' }, { sampleCount }).prompt).toEqual(field('instances[0].prompt', 'A boat'));
  });

  it.each<[string, FormTree]>([
    ['parameters.sampleCount', { instances: [{}], parameters: { sampleCount: 2 } }],
    ['parameters.sample_count', { instances: [{}], parameters: { sample_count: 0 } }],
    ['parameters.numberOfVideos', { instances: [{}], parameters: { numberOfVideos: 4 } }],
    ['parameters', { instances: [{}], parameters: 'seed=1' }],
    ['parameters', { instances: [{}], parameters: [{ seed: 1 }] }],
    ['instances', {}],
    ['instances', { instances: [] }],
    ['instances', { instances: {} }],
    ['instances', { instances: ['A boat'] }],
    ['instances', { instances: [{}, {}] }],
    ['instances[0].image', { instances: [{ image: { gcsUri: 'gs://a/b' } }] }],
    ['instances[0].image', { instances: [{ image: PNG_BASE64 }] }],
    ['instances[0].image', { instances: [{ image: { bytesBase64Encoded: '!' } }] }],
    ['instances[0].referenceImages', { instances: [{ referenceImages: IMAGE }] }],
    ['instances[0].referenceImages[0].image', { instances: [{ referenceImages: [{}] }] }],
  ])('is refused by the name of %s', (param, body) => {
    expect(() => toVideoDraft('video-3.1-generate-preview', body, 1_000)).toThrow(
      expect.objectContaining({ code: 'invalid_request', param }),
    );
  });

  it.each(['video', 'mask'])('does not drop a %s', (name) => {
    expect(read({ [name]: {} }).unknownImages).toEqual([field(`instances[0].${name}`, {})]);
  });
});
