import { describe, expect, it } from 'vitest';
import { countParts } from './part-count.ts';

const part = (value: string) => `content-disposition: form-data; name="a"\r\n\r\n${value}`;
const THREE = ['', `--b\r\n${part('x')}`, `--b\r\nno head at all`, `--b\r\n${part('x--b')}`, '--b--', ''].join('\r\n');

function count(body: string, chunkSize = body.length, boundary = 'b'): number {
  const counted = countParts(`multipart/form-data; boundary=${boundary}`);
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += chunkSize) counted.push(bytes.subarray(at, at + chunkSize));
  return counted.parts;
}

describe('the count of parts', () => {
  it('counts each, whatever its head says, and nothing behind the end', () => {
    expect(count(THREE)).toBe(3);
    expect(count(THREE.trimStart())).toBe(3);
    expect(count(`${THREE}--b\r\n${part('behind')}\r\n--b--`)).toBe(3);
    expect(count('--b--\r\n')).toBe(0);
    expect(count('')).toBe(0);
  });

  it('is the same however the body is cut', () => {
    for (let size = 1; size < 20; size += 1) expect(count(THREE, size)).toBe(3);
  });

  it.each(['----WebKitFormBoundary7MA4YWxkTrZu0gW', '"quoted boundary"', "a'()+_,-./:=?z", '"with;semicolon"'])(
    'knows the boundary %s',
    (boundary) => {
      const bare = boundary.replaceAll('"', '');
      expect(count(THREE.replaceAll('--b', `--${bare}`), 7, boundary)).toBe(3);
    },
  );

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    'refuses %s',
    (contentType) => {
      expect(() => countParts(contentType)).toThrow('The multipart body has no boundary.');
    },
  );
});
