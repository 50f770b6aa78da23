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

if (Number(process.versions.node.split('.')[0]) >= OLDEST) {
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
