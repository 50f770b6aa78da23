import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { S3_CREDENTIALS, startS3 } from '../servers/s3.ts';
import { ROOT } from './files.ts';

const run = promisify(execFile);

describe('deploy/make-bucket.mjs', () => {
  it('makes the bucket once, and says so', async () => {
    const server = await startS3([]);
    onTestFinished(() => server.stop());
    const env = {
      ...process.env,
      KINORA_S3_ENDPOINT: server.endpoint,
      KINORA_S3_BUCKET: 'films',
      KINORA_S3_ACCESS_KEY: S3_CREDENTIALS.accessKeyId,
      KINORA_S3_SECRET_KEY: S3_CREDENTIALS.secretAccessKey,
    };
    const make = () => run(process.execPath, [join(ROOT, 'deploy/make-bucket.mjs')], { env });
    expect((await make()).stdout).toBe('The bucket films is made.\n');
    expect((await make()).stdout).toBe('The bucket films is there.\n');
    await expect(
      run(process.execPath, [join(ROOT, 'deploy/make-bucket.mjs')], { env: { ...env, KINORA_S3_BUCKET: '' } }),
    ).rejects.toThrow('KINORA_S3_BUCKET');
  });
});
