import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of the console go to its own addresses alone, and no script can read them. */
export const COOKIE_PREFIX = 'kinora';
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`;
export const VISITOR_COOKIE = `${COOKIE_PREFIX}.visitor`;
/** Outlives the session: it tells a browser that was here before from a stranger's. */
export const DEVICE_COOKIE = `${COOKIE_PREFIX}.device`;
export const COOKIE_PATH = '/console';

/** In which the session's keeper is told the address that we have found out ourselves: no header of the client's gets so far. */
export const ADDRESS_HEADER = 'x-kinora-address';

export function readCookie(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.split('=', 2).map((part) => part.trim());
    if (key === name && value !== undefined && value !== '') return value;
  }
  return null;
}

/** `Secure` where the request came that way: on plain http the browser would throw such a cookie away. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, line: string): void {
  const secure = request.protocol === 'https' && !/;\s*secure\b/i.test(line) ? '; Secure' : '';
  reply.header('set-cookie', `${line}${secure}`);
}

export function passCookies(request: FastifyRequest, reply: FastifyReply, headers: Headers): void {
  for (const line of headers.getSetCookie()) setCookie(request, reply, line);
}

/** What a browser would send back. */
export const toCookieHeader = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** What the session's keeper may see of a request. */
export function toAuthHeaders(request: FastifyRequest, withCookies = true): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  const { cookie, 'user-agent': agent } = request.headers;
  if (withCookies && cookie !== undefined) headers.set('cookie', cookie);
  if (agent !== undefined) headers.set('user-agent', agent);
  return headers;
}
