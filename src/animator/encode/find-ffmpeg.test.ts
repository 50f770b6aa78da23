import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from './find-ffmpeg.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-ffmpeg-'));
  await writeFile(join(folder, 'ffmpeg'), '#!/bin/sh\necho "ffmpeg version 9.9 without encoders"\n', { mode: 0o755 });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const { signal } = new AbortController();

describe('findFfmpeg', () => {
  it('falls back to the bundled one, past one on the PATH that lacks libx264', async () => {
    const found = await findFfmpeg({ configured: null, path: folder, signal });
    expect(found).toMatchObject({ source: 'bundled', version: expect.stringMatching(/\S/) });
  });

  it('refuses a configured one that is missing', async () => {
    const file = join(folder, 'nowhere');
    await expect(findFfmpeg({ configured: file, path: '', signal })).rejects.toThrow(/configured ffmpeg .*nowhere/);
  });

  it('refuses a configured one that cannot encode', async () => {
    const file = join(folder, 'ffmpeg');
    await expect(findFfmpeg({ configured: file, path: '', signal })).rejects.toThrow(/without libx264/);
  });
});
