import { describe, expect, it } from 'vitest';
import { someModels } from '../../../test/fixtures/builders.ts';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { parseVideoOrder, type VideoDraft } from '../../core/video-request.ts';
import type { FormTree } from '../../http/form-tree.ts';
import { toVideoDraft } from './request.ts';

const read = (instance: unknown, parameters?: unknown): VideoDraft =>
  toVideoDraft('video-3.1-generate-preview', { instances: [instance], parameters }, 1_000);
const aText = (name: string) => ({ name, kind: 'base64', text: PNG_BASE64 });
const IMAGE = { bytesBase64Encoded: PNG_BASE64, mimeType: 'image/png' };
const BOAT = { prompt: 'A boat' };
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
      videoInput: null,
      webhook: null,
      firstFrame: [],
      lastFrame: [],
      references: [],
      referenceType: null,
      unknownImages: [],
      names: {
        prompt: 'instances[0].prompt',
        firstFrame: 'instances[0].image',
        lastFrame: 'instances[0].lastFrame',
        references: 'instances[0].referenceImages',
      },
    });
  });

  it.each<[keyof VideoDraft, string, string]>([
    ['duration', 'durationSeconds', 'duration_seconds'],
    ['resolution', 'resolution', 'resolution'],
    ['aspectRatio', 'aspectRatio', 'aspect_ratio'],
    ['negativePrompt', 'negativePrompt', 'negative_prompt'],
    ['seed', 'seed', 'seed'],
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
    ['bytes_base64_encoded', { bytes_base64_encoded: PNG_BASE64, mime_type: 'image/png' }],
    ['image_bytes', { image_bytes: PNG_BASE64 }],
    ['inline_data', { inline_data: { data: PNG_BASE64, mime_type: 'image/png' } }],
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
    expect(read({}, { reference_images: [{ image, reference_type: 'asset' }] }).references).toEqual([
      {
        image: aText('parameters.reference_images[0].image'),
        type: field('parameters.reference_images[0].reference_type', 'asset'),
      },
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
    ['webhookConfig', { instances: [{}], webhookConfig: { uris: ['https://example.org'] } }],
    ['webhook_config', { instances: [{}], webhook_config: {} }],
    ['parameters.webhookConfig', { instances: [{}], parameters: { webhookConfig: { uris: [] } } }],
    ['instances', {}],
    ['instances', { instances: [] }],
    ['instances', { instances: {} }],
    ['instances', { instances: ['A boat'] }],
    ['instances', { instances: [{}, {}] }],
    ['fps', { instances: [{}], fps: 24 }],
    ['instances[0].camera', { instances: [{ camera: 'left' }] }],
    ['parameters.fps', { instances: [{}], parameters: { fps: 24 } }],
    ['parameters.enhance_prompt', { instances: [{}], parameters: { enhance_prompt: true } }],
    ['parameters.videoLength', { instances: [{}], parameters: { videoLength: 8 } }],
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

  it.each(['generateAudio', 'generate_audio'])('has no %s, wherever it stands and whatever it says', (name) => {
    for (const value of [true, false, null]) {
      expect(read(BOAT, { [name]: value }).generateAudio).toEqual(field(`parameters.${name}`, value));
      expect(read({ ...BOAT, [name]: value }).generateAudio).toEqual(field(`instances[0].${name}`, value));
      expect(read(BOAT, { config: { [name]: value } }).generateAudio?.name).toBe(`parameters.config.${name}`);
    }
  });

  it('does not drop a mask or a video', () => {
    expect(read({ mask: {} }).unknownImages).toEqual([field('instances[0].mask', {})]);
    expect(read({ video: {} }).videoInput).toEqual(field('instances[0].video', {}));
  });

  it.each<[string, unknown, unknown, string]>([
    ['instances[0].prompt', {}, {}, 'instances[0].prompt is required.'],
    ['instances[0].prompt', { prompt: ' ' }, {}, 'instances[0].prompt must not be blank.'],
    ['parameters.duration_seconds', BOAT, { duration_seconds: 5 }, 'parameters.duration_seconds must be 4, 6 or 8;'],
    ['parameters.seed', BOAT, { seed: -1 }, 'parameters.seed must be a whole number'],
    ['parameters.generate_audio', BOAT, { generate_audio: true }, 'parameters.generate_audio is not supported:'],
    [
      'instances[0].last_frame',
      { ...BOAT, last_frame: IMAGE },
      {},
      'instances[0].last_frame needs a first frame in instances[0].image.',
    ],
    [
      'instances[0].video',
      { ...BOAT, video: {} },
      {},
      'Video input is not offered: remix, edit, extend and character routes do not exist here.',
    ],
    [
      'instances[0].reference_images[0].image',
      { ...BOAT, reference_images: Array(4).fill({ image: IMAGE }) },
      {},
      'At most 3 reference images are accepted; got 4.',
    ],
  ])('is refused in the words of this style: %s', (param, instance, parameters, message) => {
    const rules = { models: someModels(), promptCharacters: 100, mayReach: () => true };
    expect(() => parseVideoOrder(read(instance, parameters), rules)).toThrow(
      expect.objectContaining({ param, message: expect.stringContaining(message) }),
    );
  });
});
