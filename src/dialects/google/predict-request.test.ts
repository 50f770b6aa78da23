import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { PLAIN_DRAFT } from '../../core/image-request.ts';
import { readPrediction } from './predict-request.ts';

const read = (instance: Record<string, unknown> = {}, parameters: Record<string, unknown> = {}) =>
  readPrediction('m', { instances: [{ prompt: 'A boat', ...instance }], parameters }, 50_000);
const refusal = (param: string) => expect.objectContaining({ code: 'invalid_request', param });
const referenceImage = { bytesBase64Encoded: PNG_BASE64, mimeType: 'image/png' };

describe('a prediction', () => {
  it('asks with a prompt', () => {
    expect(read()).toEqual({
      count: 1,
      draft: {
        ...PLAIN_DRAFT,
        model: { name: 'model', value: 'm' },
        prompt: { name: 'instances[0].prompt', value: 'A boat' },
        guidance: null,
        aspectRatio: null,
        imageSize: null,
        seed: null,
        images: [],
      },
    });
  });

  it('says how many, how large and in which format', () => {
    const outputOptions = { mimeType: 'image/jpeg', compressionQuality: 70 };
    const parameters = { sampleCount: 4, aspectRatio: '16:9', sampleImageSize: '2K', seed: 3, outputOptions };
    expect(read({}, parameters)).toMatchObject({
      count: 4,
      draft: {
        aspectRatio: { name: 'parameters.aspectRatio', value: '16:9' },
        imageSize: { name: 'parameters.sampleImageSize', value: '2K' },
        seed: { value: 3 },
        outputFormat: { name: 'parameters.outputOptions.mimeType', value: 'image/jpeg' },
        outputQuality: { value: 70 },
      },
    });
  });

  it('takes pictures to work on, and the mask of the first, which is white where it may change', () => {
    const referenceImages = [
      { referenceType: 'REFERENCE_TYPE_RAW', referenceId: 1, referenceImage },
      {
        referenceType: 'REFERENCE_TYPE_MASK',
        referenceImage,
        maskImageConfig: { maskMode: 'MASK_MODE_USER_PROVIDED' },
      },
    ];
    const image = (index: number) => ({
      name: `instances[0].referenceImages[${index}].referenceImage`,
      kind: 'base64',
      text: PNG_BASE64,
    });
    const { images, mask } = read({ referenceImages }).draft;
    expect([images, mask]).toEqual([[image(0)], { image: image(1), shows: 'white' }]);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['none', {}, { sampleCount: 0 }, 'parameters.sampleCount'],
    ['five', {}, { sampleCount: 5 }, 'parameters.sampleCount'],
    ['words to avoid', {}, { negativePrompt: 'rain' }, 'parameters.negativePrompt'],
    ['a bucket', {}, { storageUri: 'gs://a' }, 'parameters.storageUri'],
    ['a watermark', {}, { addWatermark: true }, 'parameters.addWatermark'],
    ['an image to enlarge', { image: referenceImage }, {}, 'instances[0].image'],
    ['no picture', { referenceImages: [{}] }, {}, 'instances[0].referenceImages[0].referenceImage'],
    [
      'a picture of the style',
      { referenceImages: [{ referenceType: 'REFERENCE_TYPE_STYLE', referenceImage }] },
      {},
      'instances[0].referenceImages[0].referenceType',
    ],
    [
      'a mask that is to be found',
      {
        referenceImages: [
          {
            referenceType: 'REFERENCE_TYPE_MASK',
            referenceImage,
            maskImageConfig: { maskMode: 'MASK_MODE_BACKGROUND' },
          },
        ],
      },
      {},
      'instances[0].referenceImages[0].maskImageConfig.maskMode',
    ],
  ])('is refused with %s', (_what, instance, parameters, param) => {
    expect(() => read(instance, parameters)).toThrow(refusal(param));
  });

  it('is one', () => {
    for (const instances of [[], [{ prompt: 'A' }, { prompt: 'B' }], ['A']]) {
      expect(() => readPrediction('m', { instances }, 50_000)).toThrow(refusal('instances'));
    }
  });
});
