import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DiskBlobStore } from '../../src/blobs/disk.ts';
import { S3BlobStore } from '../../src/blobs/s3.ts';
import { makeFolder } from '../fixtures/temp-folder.ts';
import { S3_CREDENTIALS } from '../servers/s3.ts';
import { describeBlobs } from './blob-contract.ts';

describeBlobs('disk', async () => {
  const folder = await makeFolder();
  return {
    blobs: new DiskBlobStore(join(folder, 'blobs')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

describeBlobs('S3', async () => {
  const blobs = new S3BlobStore({
    bucket: 'films',
    prefix: `${randomUUID()}/`,
    endpoint: inject('s3Endpoint'),
    region: 'us-east-1',
    credentials: S3_CREDENTIALS,
    pathStyle: true,
    linkSeconds: 60,
  });
  return { blobs, close: async () => blobs.close() };
});
