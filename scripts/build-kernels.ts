/**
 * Compiles the picture kernels (AssemblyScript) to one WebAssembly file, which is committed beside them. The compiler is large and rarely
 * needed, so it is no dependency of Kinora: it is installed below tools/kernels when a kernel is built.
 *
 * The built file carries the digests of what it was made from and of its own code. `--check` compares them without the compiler: a changed
 * kernel without its build, or a build changed by hand, must not pass.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../src/animator/picture/kernels/', import.meta.url);
const TOOLS = new URL('../tools/kernels/', import.meta.url);
const SOURCES = ['layers.as.ts', 'water.as.ts', 'finish.as.ts'];
const OUTPUT = new URL('compositor.wasm', FOLDER);
const OPTIONS = [
  ...['--outFile', 'compositor.wasm', '-O3', '--noAssert', '--runtime', 'stub', '--importMemory'],
  ...['--sharedMemory', '--maximumMemory', '65536', '--enable', 'simd', '--enable', 'threads', '--use', 'abort='],
];
/** The section of the built file that holds the digests. */
const SECTION = 'kinora.build';

interface Digests {
  readonly sources: string;
  readonly code: string;
}

function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

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

async function digestSources(): Promise<string> {
  return digest(await readCompilerVersion(), ...OPTIONS, ...[...(await readSources())].flat());
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

/** WebAssembly's own way to write a length: seven bits a byte, the lowest first. */
function renderLength(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, ...renderLength(length >>> 7)];
}

function renderSection(digests: Digests): Buffer {
  const name = Buffer.from(SECTION);
  const body = Buffer.concat([Buffer.from(renderLength(name.length)), name, Buffer.from(JSON.stringify(digests))]);
  return Buffer.concat([Buffer.from([0, ...renderLength(body.length)]), body]);
}

/** What keeps the built file from being fresh; null when nothing does. */
async function findStaleness(): Promise<string | null> {
  const built = await readFile(OUTPUT).catch(() => null);
  if (built === null) return 'is missing';
  const [section] = WebAssembly.Module.customSections(await WebAssembly.compile(built), SECTION);
  if (section === undefined) return 'does not say what it was made from';
  const digests: Digests = JSON.parse(Buffer.from(section).toString());
  if (digests.sources !== (await digestSources())) return 'is older than its sources';
  const code = built.subarray(0, built.length - renderSection(digests).length);
  return digests.code === digest(code) ? null : 'was changed after it was built';
}

if (process.argv.includes('--check')) {
  const staleness = await findStaleness();
  if (staleness !== null) {
    console.error(`compositor.wasm ${staleness}: run \`npm run kernels\` and commit the result.`);
    process.exitCode = 1;
  }
} else {
  const code = await compile();
  const section = renderSection({ sources: await digestSources(), code: digest(code) });
  await writeFile(OUTPUT, Buffer.concat([code, section]));
  console.log(`compositor.wasm: ${code.length} bytes of code`);
}
