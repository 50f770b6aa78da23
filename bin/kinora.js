#!/usr/bin/env node
// Plain JavaScript that any Node since 18 can read: the rest is TypeScript, which Node 24 runs itself. An older Node goes
// over to the one that came with the install, or says what is missing. Named imports of newer functions would be a
// SyntaxError before the first line runs, so the modules are taken whole.
import { spawn } from 'node:child_process';
import channels from 'node:diagnostics_channel';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST = 24;

/**
 * For a service that is to be small again after a crowd, which can be set only before a process begins. The first two have the system's
 * allocator give back at once whatever is as large as a read from a socket: by itself it keeps up to 130 MB of those for good, and learns to
 * keep more with each large buffer that is freed. The flag is V8's room for what is new, which would grow to 128 MB and seldom
 * shrinks. After an attack (`npm run verify -- hostile`) and a collection: 140 MB instead of 257 to 390; a request costs the same (2026-11).
 */
const LEAN = { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };
const LEAN_FLAGS = ['--max-semi-space-size=16'];

if (Number(process.versions.node.split('.')[0]) >= OLDEST) {
  if (process.argv[2] === 'serve') becomeLean();
  // The bundle is the sources, loaded in a third of the time. A service that finds none makes it for the next start, once it answers.
  const { findBundle, makeBundle } = await import('./bundle.js');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const bundle = findBundle(root);
  if (bundle === null) channels.subscribe('kinora.ready', () => void makeBundle(root, { aside: true }));
  await import(bundle === null ? '../src/main.ts' : pathToFileURL(bundle).href);
} else {
  const carried = findCarriedNode();
  if (carried === null) {
    process.stderr.write(
      `Kinora needs Node ${OLDEST}; this is Node ${process.versions.node}.\n` +
        'On Linux (x64, arm64) and Windows (x64) `npm ci` brings it along: run that first. Elsewhere install it first.\n',
    );
    process.exitCode = 78;
  } else {
    process.exitCode = await runUnder(carried);
  }
}

/** Goes on as the same process, begun anew (40 ms). Where that cannot be done, the service only keeps more than it needs. */
function becomeLean() {
  const isLean = Object.keys(LEAN).some((name) => name in process.env);
  if (!isLean && process.platform === 'linux' && process.channel === undefined) {
    const command = [process.execPath, ...LEAN_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
    process.execve(process.execPath, command, { ...process.env, ...LEAN });
  }
  // Only for this process: those that draw films take and give back large buffers all the time.
  for (const [name, value] of Object.entries(LEAN)) if (process.env[name] === value) delete process.env[name];
}

function findCarriedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const manifest = module.createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    // Not installed, or not made for this system: the caller says what to do.
    return null;
  }
}

/** What is said to this process is said to the other; how the other ends is how this one ends. */
async function runUnder(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to both; from elsewhere it reaches this one alone, and a second one means: stop at once.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  const { code, signal } = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  if (signal === null) return code;
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  return 1;
}
