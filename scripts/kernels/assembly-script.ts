import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Kernel } from './kernel.ts';

const FOLDER = new URL('../../src/animator/picture/kernels/', import.meta.url);
const TOOLS = new URL('../../tools/kernels/', import.meta.url);
const SOURCES = ['layers.as.ts', 'water.as.ts', 'finish.as.ts'];
const OUTPUT = new URL('compositor.wasm', FOLDER);
const OPTIONS = [
  ...['--outFile', 'compositor.wasm', '-O3', '--noAssert', '--runtime', 'stub', '--importMemory'],
  ...['--sharedMemory', '--maximumMemory', '65536', '--enable', 'simd', '--enable', 'threads', '--use', 'abort='],
];
async function readSources(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of SOURCES) {
    // A checkout may have changed the ends of the lines; the compiler does not care.
    files.set(name, (await readFile(new URL(name, FOLDER), 'utf8')).replaceAll('\r\n', '\n'));
  }
  return files;
}

async function readCompilerVersion(): Promise<string> {
  const manifest: { dependencies: { assemblyscript: string } } = JSON.parse(
    await readFile(new URL('package.json', TOOLS), 'utf8'),
  );
  return manifest.dependencies.assemblyscript;
}

/** The part of AssemblyScript's command line that is used here. */
interface Compiler {
  main(
    options: readonly string[],
    files: {
      readFile(name: string): string | null;
      writeFile(name: string, contents: Uint8Array | string): void;
      listFiles(): string[];
    },
  ): Promise<{ readonly error: Error | null; readonly stderr: { toString(): string } }>;
}

async function findInstalledVersion(): Promise<string | null> {
  const manifest = new URL('node_modules/assemblyscript/package.json', TOOLS);
  try {
    const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'));
    return version;
  } catch {
    // Not there, or cut off by an install that was stopped: either way it is installed anew.
    return null;
  }
}

async function openCompiler(): Promise<Compiler> {
  if ((await findInstalledVersion()) !== (await readCompilerVersion())) {
    console.log('Installing the compiler below tools/kernels ...');
    // npm is a script of the shell on Windows.
    const options = { cwd: fileURLToPath(TOOLS), stdio: 'inherit', shell: process.platform === 'win32' } as const;
    const [code] = await once(spawn('npm', ['ci'], options), 'close');
    if (code !== 0) throw new Error('The compiler could not be installed.');
  }
  return import(new URL('node_modules/assemblyscript/dist/asc.js', TOOLS).href);
}

async function compile(): Promise<Uint8Array> {
  const compiler = await openCompiler();
  const files = await readSources();
  let binary: Uint8Array | null = null;
  const { error, stderr } = await compiler.main([...SOURCES, ...OPTIONS], {
    readFile: (name) => files.get(name) ?? null,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') binary = contents;
    },
    listFiles: () => [],
  });
  if (error !== null || binary === null) throw new Error(`The kernels do not compile.\n${stderr.toString()}`);
  return binary;
}

/** The compositor, in AssemblyScript. The compiler is large and rarely needed, so it is installed below tools/kernels when a kernel is built. */
export const ASSEMBLY_SCRIPT_KERNELS: readonly Kernel[] = [
  {
    name: 'compositor.wasm',
    file: OUTPUT,
    describe: async () => [await readCompilerVersion(), ...OPTIONS, ...[...(await readSources())].flat()],
    compile,
  },
];
