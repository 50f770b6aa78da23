import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../../test/fixtures/images.ts';
import { addToTree, emptyTree, type FormTree } from '../http/form-tree.ts';
import { findRefused } from './refused-fields.ts';

const videoIn = (fields: FormTree) => findRefused(fields).videoInput?.name ?? null;

describe('a video to start from', () => {
  it.each([
    'video',
    'videos',
    'input_video',
    'inputVideo',
    'video_url',
    'videoUri',
    'source_video',
    'reference_videos',
    'video_id',
    'remix_video_id',
    'last-video',
    'video_base64',
  ])('is found by its name: %s', (name) => {
    expect(videoIn({ [name]: 'x' })).toBe(name);
    expect(videoIn({ metadata: { [name]: {} } })).toBe(`metadata.${name}`);
    expect(videoIn({ extra_body: { items: [{ [name]: 'x' }] } })).toBe(`extra_body.items[0].${name}`);
    const form = emptyTree();
    addToTree(form, `metadata[${name}]`, 'x');
    expect(videoIn(form)).toBe(`metadata[${name}]`);
    const file = { field: `${name}[]`, path: '/tmp/0', sizeBytes: 1, sha256: '0', isVideo: false };
    expect(findRefused({}, [file]).videoInput?.name).toBe(`${name}[]`);
  });

  it.each<[string, FormTree, string]>([
    ['a data URL', { input_reference: 'data:video/mp4;base64,AAAA' }, 'input_reference'],
    ['a data URL in another case', { style: 'DATA:VIDEO/WEBM,x' }, 'style'],
    ['a data URL in a list', { input_reference: ['data:video/mp4;base64,AAAA'] }, 'input_reference[0]'],
    [
      'a data URL inside',
      { input_reference: { image_url: { url: 'data:video/mp4;base64,AAAA' } } },
      'input_reference.image_url.url',
    ],
    ['a declared type', { input_reference: { data: 'AAAA', mimeType: 'video/mp4' } }, 'input_reference'],
    ['a declared type in snake_case', { a: { b: { mime_type: 'video/quicktime' } } }, 'a.b'],
    ['an address under a name of its own', { myVideoToExtend: 'https://example.org/a.mp4' }, 'myVideoToExtend'],
    ['an address of one under a name of nobody', { clip: 'https://example.org/a.mp4' }, 'clip'],
    [
      'an address of one in the place of a picture, with a query',
      { input_reference: 'https://example.org/films/a.MOV?signed=1#t=2' },
      'input_reference',
    ],
    ['an address of one in a list', { metadata: { media: ['gs://bucket/a.webm'] } }, 'metadata.media[0]'],
    ['an object under a name of its own', { my_video_part: { uri: 'a' } }, 'my_video_part'],
  ])('is found by what it is: %s', (_what, fields, name) => {
    expect(videoIn(fields)).toBe(name);
  });

  it.each<[string, FormTree]>([
    ['a prompt about one', { prompt: 'data:video/mp4 is how this video starts', negativePrompt: 'data:video/mp4,' }],
    ['a picture', { input_reference: `data:image/png;base64,${PNG_BASE64}` }],
    ['an empty field', { video: '', input_video: null }],
    ['a number of them', { numberOfVideos: 1, number_of_videos: 1, n_videos: '1' }],
    ['a wish for the result', { video_quality: 'high', videoLength: 8, has_video: true }],
    ['an address of a picture', { input_reference: 'https://example.org/a.mp4/frame.png?of=a.mp4' }],
    ['words about an address', { note: 'https://example.org/a.mp4 was the last one', style: 'like a.mp4' }],
    ['where to send word by a name like one', { webhook: { url: 'https://example.org/made.mp4' } }],
    ['where to send word', { webhook: { url: 'https://example.org/video', secret: 'a video secret' } }],
  ])('is not %s', (_what, fields) => {
    expect(findRefused(fields)).toEqual({ generateAudio: null, videoInput: null });
  });

  it('is found in a file by its bytes, under the name of a picture', () => {
    const file = { field: 'input_reference', path: '/tmp/0', sizeBytes: 1, sha256: '0', isVideo: true };
    expect(findRefused({}, [file]).videoInput?.name).toBe('input_reference');
  });
});

describe('looking through a request', () => {
  it('does not mind how deep it is nested', () => {
    let tree: FormTree = { generate_audio: null };
    for (let depth = 0; depth < 5_000; depth += 1) tree = { a: tree };
    expect(findRefused(tree).generateAudio?.value).toBeNull();
  });

  it.each([
    ['a long list', { a: Array(1_000_000).fill(0) }],
    ['many objects', { a: Array.from({ length: 20_000 }, () => ({})) }],
  ])('ends early: %s', (_what, fields) => {
    expect(() => findRefused(fields)).toThrow('The request holds more than 10000 values.');
  });
});
