import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIELD_RECORDS } from '../../src/animator/bodies/layout.ts';
import { FLOW_RECORDS } from '../../src/animator/images/flow/layout.ts';
import { LENS_RECORDS } from '../../src/animator/lens/layout.ts';
import { type RecordTable, renderHeader } from '../../src/animator/maths/records.ts';
import { NET_RECORDS } from '../../src/animator/nets/layout.ts';
import type { Kernel } from './kernel.ts';

/** C++ by clang, from a package of the system: only contributors who change a kernel need it. */
const SHARED = new URL('../../src/animator/maths/kernel/', import.meta.url);
const COMPILERS = ['clang++-19', 'clang++-18', 'clang++-16', 'clang++'];
const OPTIONS = [
  ...[
    '--target=wasm32',
    '-std=c++17',
    '-O3',
    '-ffast-math',
    '-fno-exceptions',
    '-fno-rtti',
    '-nostdlib',
    '-ffreestanding',
  ],
  ...[
    '-msimd128',
    '-mrelaxed-simd',
    '-mbulk-memory',
    '-matomics',
    '-mnontrapping-fptoint',
    '-fvisibility=hidden',
    '-Wall',
    '-Werror',
  ],
  ...['-Wno-unused-function', '-Wl,--no-entry', '-Wl,--export-dynamic', '-Wl,--shared-memory', '-Wl,--import-memory'],
  ...['-Wl,--max-memory=4294967296', '-Wl,-z,stack-size=16384', '-Wl,--export=__stack_pointer', '-Wl,--strip-debug'],
];

/** What a kernel of a single thread does without: a memory that is not shared is given back as soon as nobody holds it. */
const SHARING: readonly string[] = ['-matomics', '-Wl,--shared-memory'];

interface ClangSource {
  readonly folder: URL;
  readonly main: string;
  readonly output: string;
  readonly records: RecordTable;
  /** Where its constants lie: kernels of one memory must not lie over each other. */
  readonly base: number;
  readonly memory: 'shared' | 'own';
}

const SOURCES: readonly ClangSource[] = [
  {
    folder: new URL('../../src/animator/lens/kernel/', import.meta.url),
    main: 'lens.cpp',
    output: 'lens.wasm',
    records: LENS_RECORDS,
    base: 1_024,
    memory: 'shared',
  },
  {
    folder: new URL('../../src/animator/bodies/kernel/', import.meta.url),
    main: 'field.cpp',
    output: 'field.wasm',
    records: FIELD_RECORDS,
    base: 4_096,
    memory: 'shared',
  },
  {
    folder: new URL('../../src/animator/nets/kernel/', import.meta.url),
    main: 'nets.cpp',
    output: 'nets.wasm',
    records: NET_RECORDS,
    base: 1_024,
    memory: 'own',
  },
  {
    folder: new URL('../../src/animator/images/flow/kernel/', import.meta.url),
    main: 'flow.cpp',
    output: 'flow.wasm',
    records: FLOW_RECORDS,
    base: 1_024,
    memory: 'own',
  },
];

async function readFolder(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:h|cpp)$/.test(name)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return names.flatMap((name, index) => [name, (texts[index] ?? '').replaceAll('\r\n', '\n')]);
}

const optionsOf = ({ base, memory }: ClangSource): readonly string[] => [
  ...OPTIONS.filter((option) => memory === 'shared' || !SHARING.includes(option)),
  `-Wl,--global-base=${base}`,
];

async function compile(source: ClangSource): Promise<Uint8Array> {
  await writeFile(new URL('layout.h', source.folder), renderHeader(source.records));
  const folder = await mkdtemp(join(tmpdir(), 'kinora-kernel-'));
  try {
    const output = join(folder, source.output);
    const main = fileURLToPath(new URL(source.main, source.folder));
    const args = [...optionsOf(source), `-I${fileURLToPath(SHARED)}`, '-o', output, main];
    for (const compiler of COMPILERS) {
      const child = spawn(compiler, args, { stdio: 'inherit' });
      const outcome = await Promise.race([once(child, 'close'), once(child, 'error').then(() => null)]);
      if (outcome === null) continue;
      if (outcome[0] !== 0) throw new Error(`${source.main} does not compile.`);
      return new Uint8Array(await readFile(output));
    }
    throw new Error('No clang was found: install clang and lld (Debian: clang-19 lld-19).');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const CLANG_KERNELS: readonly Kernel[] = SOURCES.map((source) => ({
  name: source.output,
  file: new URL(source.output, source.folder),
  async describe() {
    const header = renderHeader(source.records);
    const own = (await readFolder(source.folder)).flatMap((text, index, all) =>
      all[index - 1] === 'layout.h' ? [header] : [text],
    );
    return [...optionsOf(source), ...own, ...(await readFolder(SHARED))];
  },
  compile: () => compile(source),
}));
