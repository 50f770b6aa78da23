import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prunePackages } from './prune-packages.js';

// Plain JavaScript: `npm ci` runs it (postinstall) with whatever Node npm has, and that may be 20.

/**
 * The end of an install: packages lose what nobody reads, and the service is bundled where the tools for it are there, so that its very first
 * start takes as long as all others (docs/decisions/0012-starts-from-a-bundle.md). Neither may fail an install: packages that stay whole
 * are only larger, and where there is no bundle the first start runs the sources and makes it.
 */

/** What bundles is TypeScript. npm puts the Node that comes along first on the PATH, so an older one means that none came. */
const OLDEST_FOR_SOURCES = 24;

/** A bundle takes two seconds, and on a busy machine ten. Whatever keeps it for longer must not keep an install. */
const LONGEST_BUNDLE_MILLISECONDS = 60_000;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

try {
  const packages = join(ROOT, 'node_modules');
  if (existsSync(packages)) {
    prunePackages(packages);
    vouchForTree(packages);
  }
} catch (error) {
  // A folder of somebody else's, a virus scanner.
  console.log(`Some files that nobody reads stay in node_modules: ${error instanceof Error ? error.message : error}`);
}
try {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_FOR_SOURCES) await bundle();
} catch {
  // Nothing is lost: the first start makes it, and `npm run build` says what is wrong.
}

/**
 * npm's own list of what is installed, which it believes while nothing is newer, and pruned folders are. Without it `npx kinora` looks at
 * every package before it begins: a tenth of a second (2026-11).
 */
function vouchForTree(packages) {
  const list = join(packages, '.package-lock.json');
  const now = new Date();
  if (existsSync(list)) utimesSync(list, now, now);
}

async function bundle() {
  // Loaded here: an image installs its packages before it holds the program.
  const { findBundle, makeBundle } = await import('../bin/bundle.js');
  if (findBundle(ROOT) === null) await makeBundle(ROOT, { atMostMilliseconds: LONGEST_BUNDLE_MILLISECONDS });
}
