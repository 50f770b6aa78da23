import { describe, expect, it } from 'vitest';
import { anOrder } from '../../test/fixtures/builders.ts';
import { PNG_BASE64, WEBP_BASE64 } from '../../test/fixtures/images.ts';
import type { RawImage } from '../core/image-input.ts';
import type { VideoOrder } from '../core/video-request.ts';
import { hashOrder } from './request-hash.ts';

const hash = (change: Partial<VideoOrder> = {}) => hashOrder(anOrder(change));
const aFile = (sha256: string, file = '/tmp/0'): RawImage => ({ name: 'input_reference', kind: 'file', file, sha256 });
const base64 = (text: string, name = 'input_reference'): RawImage => ({ name, kind: 'base64', text });
const firstFrame = (first: RawImage) => hash({ inputs: { mode: 'first_frame', first } });

describe('the hash of a request', () => {
  it('is the same for two tries of one request, whatever the order of its fields', () => {
    const order = anOrder({ negativePrompt: 'rain', seed: null });
    const turned = Object.fromEntries(Object.entries(order).toReversed()) as unknown as VideoOrder;
    expect(hashOrder(turned)).toBe(hashOrder(order));
    expect(hash()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('knows a file by its content, not by where it was put for this try', () => {
    expect(firstFrame(aFile('aa', '/tmp/1'))).toBe(firstFrame(aFile('aa', '/tmp/2')));
    expect(firstFrame(aFile('ab'))).not.toBe(firstFrame(aFile('aa')));
  });

  it('knows a picture by its content, not by the name of its field', () => {
    expect(firstFrame(base64(PNG_BASE64, 'lastFrame'))).toBe(firstFrame(base64(PNG_BASE64, 'last_frame')));
    expect(firstFrame(base64(WEBP_BASE64))).not.toBe(firstFrame(base64(PNG_BASE64)));
    const remote = (url: string) => firstFrame({ name: 'input_reference', kind: 'remote', url });
    expect(remote('https://a.example/1')).not.toBe(remote('https://a.example/2'));
  });

  it.each<[string, Partial<VideoOrder>]>([
    ['model', { model: 'video-3.1-fast-generate-preview' }],
    ['prompt', { prompt: 'A boat on a lake ' }],
    ['negative prompt', { negativePrompt: 'rain' }],
    ['duration', { durationSeconds: 4 }],
    ['resolution', { resolution: '4k' }],
    ['aspect ratio', { aspectRatio: '9:16' }],
    ['seed', { seed: 8 }],
    ['missing seed', { seed: null }],
    ['webhook', { webhook: { url: 'https://example.org/', secret: 'a secret' } }],
    ['picture', { inputs: { mode: 'first_frame', first: base64(PNG_BASE64) } }],
  ])('is another for another %s', (_name, change) => {
    expect(hash(change)).not.toBe(hash());
  });

  it('tells apart what the same pictures are for, and their order', () => {
    const [one, two] = [base64(PNG_BASE64), base64(WEBP_BASE64)];
    const hashes = [
      hash({ inputs: { mode: 'first_and_last', first: one, last: two } }),
      hash({ inputs: { mode: 'first_and_last', first: two, last: one } }),
      hash({ inputs: { mode: 'references', references: [one, two] } }),
      hash({ inputs: { mode: 'references', references: [one] } }),
      hash({ inputs: { mode: 'first_frame', first: one } }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
