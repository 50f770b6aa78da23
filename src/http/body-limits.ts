import type { FastifyInstance } from 'fastify';

/**
 * How much a route reads. What a route does not say of itself is little: a new one that takes pictures has to ask for the
 * room, and one that only looks things up cannot be made to hold megabytes.
 */
const BODY_KINDS = ['entry', 'text', 'pictures'] as const;
/** `entry`: a few fields, as a page sends them. `text`: a prompt in JSON. `pictures`: files, or base64 in JSON. */
export type BodyKind = (typeof BODY_KINDS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's body may hold; where it is not said, `entry`. */
    readonly body?: BodyKind;
    /** Whether it reads a urlencoded form besides. */
    readonly urlForm?: boolean;
  }
}

export interface BodyLimits {
  /** Of a whole request with pictures. */
  readonly requestBytes: number;
  readonly fileBytes: number;
  /** Of a request without pictures. */
  readonly textBytes: number;
  /** Of all bodies together that are held in memory. */
  readonly inFlightBytes: number;
}

const ENTRY_BYTES = 64 * 1024;
const TEXT_BYTES = 1024 * 1024;
/** A character beyond the first plane, escaped in JSON; and there may be two prompts. */
const BYTES_PER_CHARACTER = 2 * 12;
/** At least one request of the largest kind must find room beside the reserve for small ones. */
const LEAST_REQUESTS_IN_FLIGHT = 2;

export function makeBodyLimits(config: {
  readonly requestBytes: number;
  readonly imageBytes: number;
  readonly promptCharacters: number;
  readonly bodyBytesInFlight: number;
}): BodyLimits {
  const { requestBytes, imageBytes, promptCharacters, bodyBytesInFlight } = config;
  return {
    requestBytes,
    fileBytes: imageBytes,
    textBytes: Math.min(requestBytes, Math.max(TEXT_BYTES, promptCharacters * BYTES_PER_CHARACTER)),
    inFlightBytes: Math.max(bodyBytesInFlight, requestBytes * LEAST_REQUESTS_IN_FLIGHT),
  };
}

export function bytesOf(kind: BodyKind, { requestBytes, textBytes }: BodyLimits): number {
  switch (kind) {
    case 'entry':
      return Math.min(ENTRY_BYTES, requestBytes);
    case 'text':
      return textBytes;
    case 'pictures':
      return requestBytes;
  }
}

/** For every route that is added after it. */
export function addBodyLimits(server: FastifyInstance, limits: BodyLimits): void {
  server.addHook('onRoute', (route) => {
    route.bodyLimit = bytesOf(route.config?.body ?? 'entry', limits);
  });
}
