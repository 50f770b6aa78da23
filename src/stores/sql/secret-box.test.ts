import { describe, expect, it } from 'vitest';
import { makeSecretBox } from './secret-box.ts';

const KEY = Buffer.alloc(32, 1);
const SECRET = 'whsec_c2VjcmV0IQ== plain: ünï';

describe('a box for secrets', () => {
  it('gives back what it sealed, and shows nothing of it', () => {
    const box = makeSecretBox(KEY);
    const kept = box.seal(SECRET);
    expect(kept).toMatch(/^aes256gcm:[A-Za-z0-9+/]+=*$/);
    expect(box.open(kept)).toBe(SECRET);
    expect(box.seal(SECRET)).not.toBe(kept);
    expect(box.isOutdated(kept)).toBe(false);
  });

  it('does not open what was sealed with another key, or changed', () => {
    const kept = makeSecretBox(KEY).seal(SECRET);
    expect(makeSecretBox(Buffer.alloc(32, 2)).open(kept)).toBeNull();
    expect(makeSecretBox(null).open(kept)).toBeNull();
    const bytes = Buffer.from(kept.slice('aes256gcm:'.length), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(makeSecretBox(KEY).open(`aes256gcm:${bytes.toString('base64')}`)).toBeNull();
    for (const broken of ['aes256gcm:', 'aes256gcm:AAAA', SECRET, ''])
      expect(makeSecretBox(KEY).open(broken)).toBeNull();
  });

  it('reads what was kept before there was a key, and would have it sealed', () => {
    const kept = makeSecretBox(null).seal(SECRET);
    expect(kept).toBe(`plain:${SECRET}`);
    expect(makeSecretBox(null).open(kept)).toBe(SECRET);
    expect(makeSecretBox(null).isOutdated(kept)).toBe(false);
    expect(makeSecretBox(KEY).open(kept)).toBe(SECRET);
    expect(makeSecretBox(KEY).isOutdated(kept)).toBe(true);
  });

  it('takes no key of another length', () => {
    expect(() => makeSecretBox(Buffer.alloc(16))).toThrow('32 bytes');
  });
});
