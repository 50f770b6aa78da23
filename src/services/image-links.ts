import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUsable, type Principal } from '../core/account.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, findTaskId, type KeyId, type TaskId } from '../core/ids.ts';
import type { Store } from '../core/store.ts';
import type { Content, OpenContent } from './open-content.ts';

/**
 * Addresses of pictures that open without a key for an hour, as clients of the images style expect. Nothing is kept of them: a
 * link names its picture and its end, signed with what the service knows of the key that asked for it. So every node can
 * check it, it ends with its key, and who has the key could have opened the picture anyway.
 */
export interface ImageLinks {
  issue(who: Principal, id: TaskId): Promise<string>;
  open(link: string): Promise<{ readonly keyId: KeyId; readonly content: Content }>;
}

const LINK_SECONDS = 3600;

const SEPARATOR = '~';

export function makeImageLinks(parts: {
  readonly store: Store;
  readonly clock: Clock;
  readonly openImage: OpenContent;
}): ImageLinks {
  const { store, clock, openImage } = parts;

  async function findSecret(accountId: AccountId, keyId: KeyId): Promise<string | null> {
    const key = await store.keys.find(accountId, keyId);
    if (key === null || !isUsable(key, clock.now())) return null;
    // Asked for in the way of a request, which finds no key of an account that is disabled.
    return (await store.keys.findByHash(key.secretHash)) === null ? null : key.secretHash;
  }

  return {
    async issue({ accountId, keyId }, id) {
      const secret = await findSecret(accountId, keyId);
      if (secret === null) throw new ServiceError('invalid_api_key', 'The API key was revoked.');
      const endsAt = Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS;
      const claim = toClaim([accountId, keyId, id, String(endsAt)]);
      return `${claim}.${sign(claim, secret).toString('base64url')}`;
    },

    async open(link) {
      const [claim = '', signature = ''] = link.split('.', 2);
      const [accountId = '', keyId = '', task = '', endsAt = ''] = fromClaim(claim);
      const id = findTaskId(task);
      if (id === null || !/^\d{1,12}$/.test(endsAt)) throw notValid();
      const secret = await findSecret(accountId as AccountId, keyId as KeyId);
      if (secret === null || !isSigned(claim, signature, secret)) throw notValid();
      if (Number(endsAt) * 1000 <= clock.now().getTime()) throw notValid();
      return { keyId: keyId as KeyId, content: await openImage({ accountId: accountId as AccountId }, id, 'video') };
    },
  };
}

const toClaim = (words: readonly string[]): string => Buffer.from(words.join(SEPARATOR)).toString('base64url');
const fromClaim = (claim: string): readonly string[] => Buffer.from(claim, 'base64url').toString().split(SEPARATOR, 4);

const sign = (claim: string, secret: string): Buffer => createHmac('sha256', secret).update(claim).digest();

function isSigned(claim: string, signature: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const right = sign(claim, secret);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** One answer for all: what was made up is not told from what was. */
const notValid = () => new ServiceError('link_not_valid', 'The link has expired, or it never was one.');
