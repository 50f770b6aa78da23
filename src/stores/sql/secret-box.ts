import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * How secrets that must be read again are kept: sealed with a key that is not in the database, so that a copy of the database
 * gives nobody's away. Each stands behind the name of the way in which it is kept.
 */
export interface SecretBox {
  seal(secret: string): string;
  /** Null: it was sealed with another key, or was changed since. */
  open(kept: string): string | null;
  /** Whether what is kept should be sealed anew. */
  isOutdated(kept: string): boolean;
}

const PLAIN = 'plain:';
const SEALED = 'aes256gcm:';
export const BOX_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Null: there is no key, as between nodes that were given none, and secrets are kept as they are. */
export function makeSecretBox(key: Uint8Array | null): SecretBox {
  if (key !== null && key.length !== BOX_KEY_BYTES) throw new RangeError(`The key must have ${BOX_KEY_BYTES} bytes.`);
  return {
    seal: (secret) => (key === null ? `${PLAIN}${secret}` : `${SEALED}${encrypt(key, secret)}`),
    open: (kept) => {
      if (kept.startsWith(PLAIN)) return kept.slice(PLAIN.length);
      if (key === null || !kept.startsWith(SEALED)) return null;
      return decrypt(key, kept.slice(SEALED.length));
    },
    isOutdated: (kept) => key !== null && kept.startsWith(PLAIN),
  };
}

function encrypt(key: Uint8Array, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function decrypt(key: Uint8Array, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const [nonce, tag, body] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: it is another key's, which the caller is told.
    return null;
  }
}
