import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type S3rverMiddleware } from '@20minutes/s3rver';

/** A real S3 server (it checks signatures) on a free port, in a temporary folder. */
export interface S3Server {
  readonly endpoint: string;
  /** Where its objects lie, one folder for each bucket: for tests that make them older. */
  readonly directory: string;
  stop(): Promise<void>;
}

/** The one account that the server knows. */
export const S3_CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * The server signs a bucket's own path without the slash at its end, the official client with it, so their signatures never
 * match. Requests about a bucket itself therefore go in unsigned; those about its objects are checked in full.
 */
const letBucketRequestsIn: S3rverMiddleware = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) delete context.headers.authorization;
  return next();
};

export async function startS3(buckets: readonly string[]): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'kinora-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  server.middleware.unshift(letBucketRequestsIn);
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    directory,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
