import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findOldNode } from '../test/fixtures/old-node.ts';

/** The door must open for any Node that npm may run on: older ones go over to the Node that came with the install. */

const run = promisify(execFile);
const BIN = join(import.meta.dirname, '../bin/kinora.js');

const oldNode = findOldNode();

describe('bin/kinora.js', () => {
  it('names nothing in its imports that an older Node lacks, since that is a SyntaxError', async () => {
    const text = await readFile(BIN, 'utf8');
    const imports = [...text.matchAll(/^import (.*) from '(.*)';$/gm)].map(([, what, from]) => `${what} from ${from}`);
    expect(imports).toEqual([
      '{ spawn } from node:child_process',
      'channels from node:diagnostics_channel',
      'module from node:module',
      '{ dirname, join } from node:path',
      '{ fileURLToPath, pathToFileURL } from node:url',
    ]);
  });

  it.skipIf(oldNode === null)(
    'goes over to the Node that came along, with its arguments and its exit code',
    async () => {
      expect((await run(oldNode ?? '', [BIN, '--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
      await expect(run(oldNode ?? '', [BIN, 'nonsense'])).rejects.toMatchObject({ code: 64 });
    },
  );

  it.skipIf(oldNode === null)('says what is missing where none came along', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kinora-old-node-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const alone = join(folder, 'kinora.mjs');
    await copyFile(BIN, alone);
    await expect(run(oldNode ?? '', [alone, '--version'])).rejects.toMatchObject({
      code: 78,
      stderr: expect.stringMatching(/^Kinora needs Node 24; this is Node \d+\.\d+\.\d+\.\nOn Linux/),
    });
  });
});
