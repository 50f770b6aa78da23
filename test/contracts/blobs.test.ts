import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, inject, it, onTestFinished } from 'vitest';
import { DiskBlobStore } from '../../src/blobs/disk.ts';
import { S3BlobStore } from '../../src/blobs/s3.ts';
import { makeFolder, makeTempFolder } from '../fixtures/temp-folder.ts';
import { S3_CREDENTIALS } from '../servers/s3.ts';
import { describeBlobs } from './blob-contract.ts';

describeBlobs('disk', async () => {
  const folder = await makeFolder();
  return {
    blobs: new DiskBlobStore(join(folder, 'blobs')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

function openBucket() {
  const server = { endpoint: inject('s3Endpoint'), region: 'us-east-1', credentials: S3_CREDENTIALS };
  const prefix = `${randomUUID()}/`;
  const blobs = new S3BlobStore({ ...server, bucket: 'films', prefix, pathStyle: true, linkSeconds: 60 });
  return { blobs, prefix, client: new S3Client({ ...server, forcePathStyle: true }) };
}

describeBlobs('S3', async () => {
  const { blobs, client } = openBucket();
  client.destroy();
  return { blobs, close: async () => blobs.close() };
});

it.each(['video/mp4', 'image/png'])('an object of S3 says itself that it is of %s', async (mimeType) => {
  const { blobs, prefix, client } = openBucket();
  onTestFinished(() => {
    blobs.close();
    client.destroy();
  });
  const path = join(await makeTempFolder(), 'made');
  await writeFile(path, 'content');
  await blobs.adopt('results/a', { path, mimeType }, new AbortController().signal);
  const { ContentType } = await client.send(new HeadObjectCommand({ Bucket: 'films', Key: `${prefix}results/a` }));
  expect(ContentType).toBe(mimeType);
});
