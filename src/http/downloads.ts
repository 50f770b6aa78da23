import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../core/errors.ts';
import type { Log } from '../observability/log.ts';
import { onceOver } from './hang-up.ts';

/** What keeps readers from holding our memory: those who take nothing are cut off, and one key has only so many at once. */
export interface DownloadLimits {
  readonly downloadsPerKey: number;
  readonly stallSeconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Called before a stored file is sent. Refuses one too many of one key. */
    beginDownload(reply: FastifyReply): void;
    /** Ends an answer of which the client takes nothing any more. */
    cutWhenStalled(reply: FastifyReply): void;
    /** Waits for the client to take what was written, and cuts it off where it takes nothing. */
    waitForDrain(reply: FastifyReply, signal: AbortSignal): Promise<void>;
    /** Tells the operator of an answer that ended in its middle by our fault: the client can only be hung up on. */
    reportBrokenAnswer(fault: unknown): void;
  }
}

const RETRY_SECONDS = 5;

export function addDownloads(
  server: FastifyInstance,
  { downloadsPerKey, stallSeconds }: DownloadLimits,
  log: Log,
): void {
  const running = new Map<string, number>();

  /** Node looks at what the socket has taken in the meantime: a slow reader is none that has stalled. */
  const cutWhenStalled = ({ raw }: FastifyReply) => void raw.setTimeout(stallSeconds * 1000, () => raw.destroy());

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    cutWhenStalled(reply);
    const key = request.principal?.keyId;
    if (key === undefined) return;
    const count = running.get(key) ?? 0;
    if (count >= downloadsPerKey) {
      const message = `This key has ${downloadsPerKey} downloads running, which is the limit. Wait until one has ended.`;
      throw new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds: RETRY_SECONDS });
    }
    running.set(key, count + 1);
    onceOver(reply, () => {
      const left = (running.get(key) ?? 1) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
    });
  }

  async function waitForDrain({ raw }: FastifyReply, signal: AbortSignal): Promise<void> {
    const patience = setTimeout(() => raw.destroy(), stallSeconds * 1000);
    try {
      await once(raw, 'drain', { signal });
    } finally {
      clearTimeout(patience);
    }
  }

  server.decorateRequest('cutWhenStalled', cutWhenStalled);
  server.decorateRequest('waitForDrain', waitForDrain);
  server.decorateRequest('reportBrokenAnswer', function (this: FastifyRequest, fault: unknown) {
    log.error({ request: this.id, route: this.routeOptions.url, error: fault }, 'answer-broken-off');
  });
  server.decorateRequest('beginDownload', function (this: FastifyRequest, reply: FastifyReply) {
    begin(this, reply);
  });
}
