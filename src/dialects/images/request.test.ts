import { describe, expect, it } from 'vitest';
import { DEFAULT_MODEL, readImagesRequest } from './request.ts';

const read = (body: Record<string, unknown>) => readImagesRequest({ prompt: 'A boat', ...body });
const format = (body: Record<string, unknown>) => {
  const { aspectRatio, imageSize } = read(body).draft;
  return [aspectRatio, imageSize].map((field) => (field === null ? null : `${field.name}=${field.value}`));
};
const refusal = (param: string) => expect.objectContaining({ code: 'invalid_request', param });

describe('a request for images', () => {
  it('needs nothing but a prompt', () => {
    expect(read({})).toEqual({
      count: 1,
      draft: {
        model: { name: 'model', value: DEFAULT_MODEL },
        prompt: { name: 'prompt', value: 'A boat' },
        guidance: null,
        aspectRatio: null,
        imageSize: null,
        seed: null,
        images: [],
      },
    });
  });

  it.each<[Record<string, unknown>, readonly (string | null)[]]>([
    [{ size: '1024x1024' }, ['size=1:1', 'size=1K']],
    [{ size: '1792X1024' }, ['size=16:9', 'size=1K']],
    [{ size: '1536x1024' }, ['size=3:2', 'size=1K']],
    [{ size: '4096x4096' }, ['size=1:1', 'size=4K']],
    [{ size: '2K' }, [null, 'size=2K']],
    [{ size: 'auto' }, [null, null]],
    [{ aspectRatio: '4:1' }, ['aspectRatio=4:1', null]],
    [{ aspect_ratio: '4:1', size: '512x512' }, ['aspect_ratio=4:1', 'size=512']],
    [
      { imageConfig: { aspectRatio: '1:8', imageSize: '4K' }, aspectRatio: '4:1', size: '512x512' },
      ['imageConfig.aspectRatio=1:8', 'imageConfig.imageSize=4K'],
    ],
  ])('finds the format in %j', (body, expected) => {
    expect(format(body)).toEqual(expected);
  });

  it.each([1, 2, 4])('may be for %i', (n) => {
    expect(read({ n }).count).toBe(n);
  });

  it('may set what is so anyway, and what has no effect', () => {
    const body = {
      response_format: 'b64_json',
      output_format: 'png',
      stream: false,
      background: 'opaque',
      quality: 'hd',
    };
    expect(() => read(body)).not.toThrow();
  });

  it.each<[Record<string, unknown>, string]>([
    [{ n: 0 }, 'n'],
    [{ n: 5 }, 'n'],
    [{ n: 1.5 }, 'n'],
    [{ n: '2' }, 'n'],
    [{ size: '1000x600' }, 'size'],
    [{ size: 1024 }, 'size'],
    [{ response_format: 'url' }, 'response_format'],
    [{ output_format: 'webp' }, 'output_format'],
    [{ stream: true }, 'stream'],
    [{ background: 'transparent' }, 'background'],
    [{ imageConfig: '16:9' }, 'imageConfig'],
  ])('is refused with %j', (body, param) => {
    expect(() => read(body)).toThrow(refusal(param));
  });
});
