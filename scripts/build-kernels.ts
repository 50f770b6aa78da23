/**
 * Compiles the picture kernels to WebAssembly files, which are committed beside their sources: nobody needs a compiler to run or test Kinora. Names may
 * be given: `npm run kernels -- lens.wasm`.
 *
 * A built file carries the digests of what it was made from and of its own code. `--check` compares them without a compiler: a changed kernel without
 * its build, or a build changed by hand, must not pass.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { CLANG_KERNELS } from './kernels/clang.ts';
import type { Kernel } from './kernels/kernel.ts';
import { digest, findStaleness, renderSection } from './kernels/wasm-section.ts';

const KERNELS: readonly Kernel[] = CLANG_KERNELS;

async function check(kernel: Kernel): Promise<void> {
  const built = await readFile(kernel.file).catch(() => null);
  const staleness = await findStaleness(built, digest(...(await kernel.describe())));
  if (staleness === null) return;
  console.error(`${kernel.name} ${staleness}: run \`npm run kernels\` and commit the result.`);
  process.exitCode = 1;
}

async function build(kernel: Kernel): Promise<void> {
  const code = await kernel.compile();
  const section = renderSection({ sources: digest(...(await kernel.describe())), code: digest(code) });
  await writeFile(kernel.file, Buffer.concat([code, section]));
  console.log(`${kernel.name}: ${code.length} bytes of code`);
}

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const kernel of KERNELS) {
  if (process.argv.includes('--check')) await check(kernel);
  else if (names.length === 0 || names.includes(kernel.name)) await build(kernel);
}
