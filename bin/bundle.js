import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import module from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

// Plain JavaScript, as bin/kinora.js is: to read TypeScript is part of what a start from the bundle spares.

/**
 * The file to start from, or null where there is no bundle, or where one of the files it was made of is not what it was then: somebody
 * who changes the sources must never run what they were before. A file of the same size and time is taken to be the same, which takes
 * 5 ms for all; one that was copied or checked out anew is compared by its content.
 *
 * `dist/bundle.json` is written by scripts/build-server.ts: { file, inputs: [path, bytes, changedAt or null, hash][] }.
 */
export function findBundle(root) {
  try {
    const { file, inputs } = JSON.parse(readFileSync(join(root, 'dist', 'bundle.json'), 'utf8'));
    const program = join(root, 'dist', file);
    return statSync(program).isFile() && inputs.every((input) => isSame(root, input)) ? program : null;
  } catch {
    // Never built, or a source is gone: the sources run without it.
    return null;
  }
}

function isSame(root, [path, bytes, changedAt, hash]) {
  const file = join(root, path);
  const now = statSync(file);
  if (now.size !== bytes) return false;
  return now.mtimeMs === changedAt || hashOf(readFileSync(file)) === hash;
}

/** Loaded only where something is to be hashed: most starts hash nothing. */
export const hashOf = (content) => process.getBuiltinModule('node:crypto').hash('sha256', content, 'base64url');

/**
 * Makes the bundle where the tools for it are installed. Resolves in any case: without a bundle the sources are run, and `npm run build`
 * says what is wrong. In a process of its own, whose memory goes with it and which does not outlive this one. Done `aside` it stands
 * behind all other work, and nothing waits for it. `atMostMilliseconds` is for those who do wait.
 */
export async function makeBundle(root, { aside = false, atMostMilliseconds } = {}) {
  const build = join(root, 'scripts', 'build-server.ts');
  try {
    module.createRequire(build).resolve('rolldown');
    statSync(build);
  } catch {
    return;
  }
  const child = spawn(process.execPath, [build], { stdio: 'ignore', timeout: atMostMilliseconds });
  const stop = () => child.kill();
  process.once('exit', stop);
  if (aside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  if (aside) child.unref();
  await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  process.off('exit', stop);
}
