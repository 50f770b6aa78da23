import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import type { UploadedFile } from '../../http/body.ts';
import { DEFAULT_MODEL, type ImagesTask, readImagesRequest } from './request.ts';

const aFile = (field: string): UploadedFile => ({
  field,
  path: `/tmp/${field}`,
  sizeBytes: 9,
  sha256: field,
  isVideo: false,
});
const read = (fields: Record<string, unknown>, task: ImagesTask = 'generation', files: readonly UploadedFile[] = []) =>
  readImagesRequest({ fields: task === 'variation' ? fields : { prompt: 'A boat', ...fields }, files }, task, 50_000);
const refusal = (param: string) => expect.objectContaining({ code: 'invalid_request', param });

describe('a request for images', () => {
  it('needs nothing but a prompt', () => {
    expect(read({})).toEqual({
      count: 1,
      delivery: 'b64_json',
      stream: false,
      draft: {
        model: { name: 'model', value: DEFAULT_MODEL },
        prompt: { name: 'prompt', value: 'A boat' },
        guidance: null,
        aspectRatio: null,
        imageSize: null,
        size: null,
        seed: null,
        images: [],
        earlierImages: 0,
        mask: null,
        outputFormat: null,
        outputQuality: null,
        partialImages: null,
        varies: false,
      },
    });
  });

  it('finds ratio and size where they stand first', () => {
    const body = { imageConfig: { aspectRatio: '1:8' }, aspectRatio: '4:1', image_size: '4K', size: '512x512' };
    expect(read(body).draft).toMatchObject({
      aspectRatio: { name: 'imageConfig.aspectRatio', value: '1:8' },
      imageSize: { name: 'image_size', value: '4K' },
      size: { name: 'size', value: '512x512' },
    });
  });

  it.each([1, 2, 4, '3'])('may be for %s', (n) => {
    expect(read({ n }).count).toBe(Number(n));
  });

  it('says how the images are to come', () => {
    const body = { stream: true, partial_images: 2, output_format: 'webp', output_compression: 80 };
    expect(read(body)).toMatchObject({
      stream: true,
      draft: {
        outputFormat: { value: 'webp' },
        outputQuality: { value: 80 },
        partialImages: { name: 'partial_images', value: 2 },
      },
    });
    expect(read({ response_format: 'url' }).delivery).toBe('url');
  });

  it('may set what is so anyway, and what has no effect', () => {
    const body = {
      response_format: 'b64_json',
      output_format: 'png',
      stream: false,
      partial_images: 0,
      background: 'opaque',
      quality: 'hd',
      style: 'vivid',
      user: 'someone',
    };
    expect(() => read(body)).not.toThrow();
  });

  it.each<[Record<string, unknown>, string]>([
    [{ n: 0 }, 'n'],
    [{ n: 5 }, 'n'],
    [{ n: 1.5 }, 'n'],
    [{ n: 'two' }, 'n'],
    [{ response_format: 'file' }, 'response_format'],
    [{ stream: 'yes' }, 'stream'],
    [{ stream: true, response_format: 'url' }, 'response_format'],
    [{ partial_images: 1 }, 'partial_images'],
    [{ partial_images: 1, stream: true, n: 2 }, 'partial_images'],
    [{ background: 'transparent' }, 'background'],
    [{ background: 'blue' }, 'background'],
    [{ quality: 'best' }, 'quality'],
    [{ frame_count: 3 }, 'frame_count'],
    [{ imageConfig: '16:9' }, 'imageConfig'],
    [{ image: PNG_BASE64 }, 'image'],
    [{ mask: PNG_BASE64 }, 'mask'],
    [{ input_reference: PNG_BASE64 }, 'input_reference'],
  ])('is refused with %j', (body, param) => {
    expect(() => read(body)).toThrow(refusal(param));
  });
});

describe('a request for an edit', () => {
  it.each<[string, Record<string, unknown>, readonly UploadedFile[], readonly string[]]>([
    ['a file', {}, [aFile('image')], ['image']],
    ['several files', {}, [aFile('image[]'), aFile('image[]')], ['image[]', 'image[]']],
    ['base64', { image: PNG_BASE64 }, [], ['image']],
    ['a list of addresses', { images: [{ image_url: 'https://a.example/b.png' }] }, [], ['images[0]']],
  ])('takes its images as %s', (_how, fields, files, names) => {
    expect(read(fields, 'edit', files).draft.images.map(({ name }) => name)).toEqual(names);
  });

  it('takes a mask, which is transparent where the image may change', () => {
    const { draft } = read({}, 'edit', [aFile('image'), aFile('mask')]);
    expect(draft.mask).toEqual({
      image: { name: 'mask', kind: 'file', file: '/tmp/mask', sha256: 'mask' },
      shows: 'transparent',
    });
  });

  it.each<[string, Record<string, unknown>, readonly UploadedFile[], string]>([
    ['no image', {}, [], 'image'],
    ['a mask alone', {}, [aFile('mask')], 'image'],
    ['two masks', {}, [aFile('image'), aFile('mask'), aFile('mask')], 'mask'],
    ['an image under a foreign name', {}, [aFile('image'), aFile('markup')], 'markup'],
    ['a stored file', { images: [{ file_id: 'file-1' }] }, [], 'images[0].file_id'],
    ['what is no image', { image: 3 }, [], 'image'],
  ])('is refused with %s', (_what, fields, files, param) => {
    expect(() => read(fields, 'edit', files)).toThrow(refusal(param));
  });
});

describe('a request for a variation', () => {
  it('is one image, and no words', () => {
    expect(read({}, 'variation', [aFile('image')]).draft).toMatchObject({ prompt: null, varies: true });
  });

  it.each<[string, Record<string, unknown>, readonly UploadedFile[], string]>([
    ['no image', {}, [], 'image'],
    ['two images', {}, [aFile('image'), aFile('image')], 'image'],
    ['words', { prompt: 'A boat' }, [aFile('image')], 'prompt'],
    ['a mask', {}, [aFile('image'), aFile('mask')], 'mask'],
  ])('is refused with %s', (_what, fields, files, param) => {
    expect(() => read(fields, 'variation', files)).toThrow(refusal(param));
  });
});
