import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../core/errors.ts';
import type { Log } from '../observability/log.ts';
import { onceOver } from './hang-up.ts';

/** What keeps readers from holding our memory: those who take nothing are cut off, and one reader has only so many at once. */
export interface DownloadLimits {
  readonly downloadsPerKey: number;
  readonly stallSeconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Called before a stored file is sent. Refuses one too many of one reader, who is usually a key. */
    beginDownload(reply: FastifyReply, reader: string | undefined): void;
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

  function begin(reply: FastifyReply, reader: string | undefined): void {
    cutWhenStalled(reply);
    if (reader === undefined) return;
    const count = running.get(reader) ?? 0;
    if (count >= downloadsPerKey) {
      const message = `${downloadsPerKey} downloads are running at once, which is the limit. Wait until one has ended.`;
      throw new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds: RETRY_SECONDS });
    }
    running.set(reader, count + 1);
    onceOver(reply, () => {
      const left = (running.get(reader) ?? 1) - 1;
      if (left === 0) running.delete(reader);
      else running.set(reader, left);
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
  server.decorateRequest('beginDownload', begin);
}
