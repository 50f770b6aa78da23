import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Randomness } from '../../core/clock.ts';
import { drawToken } from '../../core/ids.ts';
import { COOKIE_PATH, DEVICE_COOKIE, readCookie, setCookie } from './cookies.ts';

/**
 * Browsers that somebody has signed in with before. The cookie holds a random name and, for each person, a signature of the
 * two together: it cannot be made up, says nobody's name, and lets nobody in. It only keeps the door from being shut on its
 * owner by strangers who guess: his browser's attempts are counted by themselves.
 */
export interface Devices {
  /** The browser's name, where this person has signed in with it; else null. */
  find(request: FastifyRequest, email: string): Promise<string | null>;
  remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void>;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Of one browser; the one who came first is forgotten first. */
const MOST_PEOPLE = 8;

export function makeDevices(parts: {
  readonly readSecret: () => Promise<string>;
  readonly randomness: Randomness;
}): Devices {
  async function sign(device: string, email: string): Promise<string> {
    return createHmac('sha256', await parts.readSecret())
      .update(`device:${device}:${email}`)
      .digest('base64url');
  }

  function read(request: FastifyRequest): { device: string; signatures: readonly string[] } | null {
    const [device = '', ...signatures] = (readCookie(request, DEVICE_COOKIE) ?? '').split('.');
    return device === '' ? null : { device, signatures: signatures.slice(-MOST_PEOPLE) };
  }

  return {
    async find(request, email) {
      const known = read(request);
      if (known === null) return null;
      const expected = await sign(known.device, email);
      return known.signatures.some((signature) => isSame(signature, expected)) ? known.device : null;
    },

    async remember(request, reply, email) {
      const known = read(request) ?? { device: drawToken(parts.randomness), signatures: [] };
      const signature = await sign(known.device, email);
      const others = known.signatures.filter((other) => other !== signature);
      const value = [known.device, ...[...others, signature].slice(-MOST_PEOPLE)].join('.');
      const rules = `Path=${COOKIE_PATH}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;
      setCookie(request, reply, `${DEVICE_COOKIE}=${value}; ${rules}`);
    },
  };
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
