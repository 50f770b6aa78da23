import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

/** The names of the arguments of every kernel, in order. */
async function readSignatures(): Promise<Map<string, string[]>> {
  const folder = new URL('./kernels/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.as.ts'));
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return new Map(
    [...sources.join('\n').matchAll(/^export function (\w+)\(([^)]*)\)/gm)].map(([, name = '', list = '']) => [
      name,
      [...list.matchAll(/(\w+):/g)].map(([, argument = '']) => argument),
    ]),
  );
}

describe('Kernels', () => {
  it('names every kernel and its arguments as their own source does', async () => {
    const declared = await readFile(new URL('./kernels.ts', import.meta.url), 'utf8');
    const body = declared.slice(declared.indexOf('interface Kernels'), declared.indexOf('const KERNEL_NAMES'));
    const named = [...body.matchAll(/^ {2}(\w+)\(([^)]*)\)/gm)].map(([, name = '', list = '']) => [
      name,
      [...list.matchAll(/(\w+): number/g)].map(([, argument = '']) => argument),
    ]);
    const signatures = await readSignatures();
    expect(signatures.size).toBeGreaterThan(10);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(signatures));
  });
});
