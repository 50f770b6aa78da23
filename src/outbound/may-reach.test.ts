import { describe, expect, it } from 'vitest';
import { makeMayReach } from './outbound.ts';

describe('what may be reached', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1:8080/',
    'https://10.1.2.3/hook',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
  ])('is not %s, unless private networks are open', (url) => {
    expect(makeMayReach({ allowPrivate: false })(url)).toBe(false);
    expect(makeMayReach({ allowPrivate: true })(url)).toBe(true);
  });

  it.each(['https://example.org/', 'http://8.8.8.8/', 'http://[2606:4700::1111]/'])('is %s', (url) => {
    expect(makeMayReach({ allowPrivate: false })(url)).toBe(true);
  });

  it.each(['nonsense', 'ftp://example.org/', 'https://me:word@example.org/'])('is never %s', (url) => {
    expect(makeMayReach({ allowPrivate: true })(url)).toBe(false);
  });
});
