import { expect } from 'vitest';
import { type Answer, type Call, call } from './http.ts';
import { fromDataUrl, readPng } from './png.ts';
import type { Service } from './process.ts';

export const IMAGE_MODEL = 'image-3.1-flash-image-preview';
export const NATIVE = `/v1beta/models/${IMAGE_MODEL}:generateContent`;
export const CHAT = '/v1/chat/completions';
export const IMAGES = '/v1/images/generations';

export function post(service: Service, path: string, body: unknown, options: Call = {}): Promise<Answer> {
  return call(service, path, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

interface Native {
  readonly candidates: readonly {
    readonly content: { readonly parts: readonly { readonly inlineData: { readonly data: string } }[] };
  }[];
}

/** The picture of a native answer. */
export function pictureOfNative({ status, json, text }: Answer): Buffer {
  expect(status, text.slice(0, 500)).toBe(200);
  const { candidates } = json as Native;
  return Buffer.from(candidates[0]?.content.parts[0]?.inlineData.data ?? '', 'base64');
}

interface Completion {
  readonly choices: readonly {
    readonly message: { readonly images: readonly { readonly image_url: { readonly url: string } }[] };
  }[];
}

export function pictureOfChat({ status, json, text }: Answer): Buffer {
  expect(status, text.slice(0, 500)).toBe(200);
  const { choices } = json as Completion;
  return fromDataUrl(choices[0]?.message.images[0]?.image_url.url);
}

export function picturesOfList({ status, json, text }: Answer): readonly Buffer[] {
  expect(status, text.slice(0, 500)).toBe(200);
  const { data } = json as { data: readonly { b64_json: string }[] };
  return data.map((item) => Buffer.from(item.b64_json, 'base64'));
}

/** A whole picture of this very size, and not one flat colour. */
export function expectPicture(file: Buffer, size: string): Buffer {
  const { width, height, bitsPerSample, rows } = readPng(file);
  expect({ size: `${width}x${height}`, bitsPerSample }).toEqual({ size, bitsPerSample: 8 });
  expect(new Set(rows.subarray(0, 200_000)).size).toBeGreaterThan(3);
  return file;
}
