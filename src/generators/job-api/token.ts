import { createHmac } from 'node:crypto';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const LASTS_SECONDS = 1_800;
/** For clocks that are a little behind ours. */
const EARLIER_SECONDS = 5;

/** A token signed with HMAC-SHA256, of a key that is written `<access key>:<secret>`. */
export function signToken(key: string, now: Date): string {
  const split = key.indexOf(':');
  const [access, secret] = [key.slice(0, split), key.slice(split + 1)];
  const seconds = Math.floor(now.getTime() / 1000);
  const claims = { iss: access, exp: seconds + LASTS_SECONDS, nbf: seconds - EARLIER_SECONDS };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
