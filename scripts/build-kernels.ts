/**
 * Compiles the picture kernels (AssemblyScript) to one WebAssembly file, which is committed beside them.
 * `--check` compiles into memory and fails when the committed file differs: a changed kernel without its build must not pass.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { main } from 'assemblyscript/asc';

const folder = new URL('../src/animator/picture/kernels/', import.meta.url);
const sources = ['layers.as.ts', 'water.as.ts', 'finish.as.ts'];
const output = new URL('compositor.wasm', folder);

async function compile(): Promise<Uint8Array> {
  const files = new Map<string, string>();
  for (const name of sources) files.set(name, await readFile(new URL(name, folder), 'utf8'));
  let binary: Uint8Array | null = null;
  const { error, stderr } = await main(
    [
      ...sources,
      ...['--outFile', 'compositor.wasm', '-O3', '--noAssert', '--runtime', 'stub', '--importMemory'],
      ...['--enable', 'simd', '--use', 'abort='],
    ],
    {
      readFile: (name) => files.get(name) ?? null,
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error !== null || binary === null) throw new Error(`The kernels do not compile.\n${stderr.toString()}`);
  return binary;
}

const fresh = await compile();
if (process.argv.includes('--check')) {
  const committed = await readFile(output).catch(() => Buffer.alloc(0));
  if (Buffer.compare(committed, fresh) !== 0) {
    console.error('compositor.wasm is stale: run `npm run kernels` and commit the result.');
    process.exitCode = 1;
  }
} else {
  await writeFile(output, fresh);
  console.log(`compositor.wasm: ${fresh.length} bytes`);
}
