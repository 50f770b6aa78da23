import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskBlobStore } from '../../src/blobs/disk.ts';
import { makeFolder } from '../fixtures/temp-folder.ts';
import { describeBlobs } from './blob-contract.ts';

describeBlobs('disk', async () => {
  const folder = await makeFolder();
  return {
    blobs: new DiskBlobStore(join(folder, 'blobs')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});
