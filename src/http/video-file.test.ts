import { describe, expect, it } from 'vitest';
import { PNG } from '../../test/fixtures/images.ts';
import { isVideoFile } from './video-file.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a video file', () => {
  it.each([
    ['MP4', '\0\0\0\x20ftypisom\0\0\x02\0'],
    ['QuickTime', '\0\0\0\x14ftypqt  '],
    ['old QuickTime', '\0\0\0\x08wide\0\0\0\0'],
    ['WebM and Matroska', '\x1a\x45\xdf\xa3\x01'],
    ['AVI', 'RIFF\x10\x20\x30\x40AVI LIST'],
    ['Flash', 'FLV\x01\x05'],
    ['Ogg', 'OggS\0'],
    ['MPEG', '\0\0\x01\xba\x44'],
  ])('is known by its beginning: %s', (_name, text) => {
    for (const type of ['video/mp4', 'image/png', 'application/octet-stream']) {
      expect(isVideoFile(bytes(text), type)).toBe(true);
    }
  });

  it.each([
    ['a PNG', PNG],
    ['a JPEG', bytes('\xff\xd8\xff\xe0')],
    ['a WebP', bytes('RIFF\x10\x20\x30\x40WEBPVP8 ')],
  ])('is not %s, whatever it is said to be', (_name, head) => {
    expect(isVideoFile(head, 'video/mp4')).toBe(false);
  });

  it('is one by its declared type where its beginning says nothing', () => {
    expect(isVideoFile(bytes('hello'), 'video/x-unknown')).toBe(true);
    expect(isVideoFile(bytes('hello'), 'application/octet-stream')).toBe(false);
    expect(isVideoFile(bytes('\0\0\0\x20ftypavif'), 'image/avif')).toBe(false);
  });
});
