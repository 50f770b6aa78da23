import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { satisfies } from 'semver';

/**
 * What package.json names is used, and used where its list says: `dependencies` by the product, `devDependencies` by what
 * builds and tests it. And what npm cannot judge here is judged here. npm holds every package's engines against the Node
 * that npm runs on, which may be 20, while Kinora runs on the Node it carries; so the lock file keeps no engines (`--write`
 * takes them out after an update), and each installed package is held against the carried Node instead. Peers likewise:
 * .npmrc has npm leave them alone, and those that are not optional must be there in a version that fits.
 */

export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

export interface TextFile {
  /** From the repository root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What the package file of an installed package says. */
export interface Installed {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const ROOT = join(import.meta.dirname, '..');
const LOCK = join(ROOT, 'package-lock.json');
const FOLDERS = ['src', 'bin', 'migrations', 'console', 'scripts', 'test', 'acceptance', 'verify', 'bench', 'tools'];

/** The product runs these; everything else builds or checks it. */
const isProduct = ({ path }: TextFile): boolean => /^(?:src|bin|migrations)\//.test(path) && !/\.test\.ts$/.test(path);

/** A start has the console and the bundle built by these, and does without where there is none. */
const TOOLS_OF_PRODUCT: ReadonlySet<string> = new Set(['rolldown', 'vite']);

/** Any string that names the package or a file of it counts, since some are resolved rather than imported. */
function names(file: TextFile, packageName: string): boolean {
  const quoted = packageName.replace(/[^\w]/g, '\\$&');
  return new RegExp(`['"]${quoted}(?:/[^'"]*)?['"]`).test(file.text);
}

/** A word of ours may be the name of a package too, as a kind of upstream is: in the product only a way to load it counts. */
function loads(file: TextFile, packageName: string): boolean {
  const quoted = packageName.replace(/[^\w]/g, '\\$&');
  return new RegExp(`\\b(?:from|import|require|resolve)\\s*\\(?\\s*['"]${quoted}(?:/[^'"]*)?['"]`).test(file.text);
}

/** One line for each package that nobody uses, or that stands in the wrong list. */
export function findMisplaced(manifest: Manifest, files: readonly TextFile[]): string[] {
  const product = files.filter(isProduct);
  const unused = Object.keys(manifest.dependencies).flatMap((name) => {
    if (product.some((file) => names(file, name))) return [];
    const isTool = files.some((file) => names(file, name));
    return [`${name}: ${isTool ? 'only tools use it; it is a devDependency' : 'nothing uses it'}`];
  });
  const tools = Object.keys(manifest.devDependencies).flatMap((name) => {
    const user = product.find((file) => loads(file, name) && !isTypeOnly(file, name));
    if (user !== undefined && !TOOLS_OF_PRODUCT.has(name)) return [`${name}: ${user.path} needs it at run time`];
    const typed = /^@types\/(.*)$/.exec(name)?.[1];
    const isUsed = typed === 'node' || files.some((file) => names(file, typed ?? name));
    return isUsed ? [] : [`${name}: nothing uses it`];
  });
  return [...unused, ...tools];
}

function isTypeOnly(file: TextFile, packageName: string): boolean {
  return file.text
    .split('\n')
    .every((line) => !loads({ ...file, text: line }, packageName) || /^import type /.test(line));
}

/** One line for each installed package that does not run on the Node we carry, or lacks a peer it needs. */
export function findUnfit(installed: readonly Installed[], nodeVersion: string): string[] {
  const byPath = new Map(installed.map((entry) => [entry.path, entry]));
  return installed.flatMap((entry) => {
    const engine = entry.engines?.node ?? '*';
    const isRunning = satisfies(nodeVersion, engine, { includePrerelease: true });
    const engines = isRunning ? [] : [`${entry.path}: wants Node ${engine}, and ${nodeVersion} is what runs it`];
    const peers = Object.entries(entry.peerDependencies ?? {}).flatMap(([name, range]) => {
      if (entry.peerDependenciesMeta?.[name]?.optional === true) return [];
      const peer = findPeer(byPath, entry.path, name);
      if (peer === null) return [`${entry.path}: its peer ${name} is not installed`];
      const fits = satisfies(peer.version, range, { includePrerelease: true });
      return fits ? [] : [`${entry.path}: wants ${name} ${range} beside it, and has ${peer.version}`];
    });
    return [...engines, ...peers];
  });
}

/** As Node looks for it: in the folder beside the package, then in each one further up. */
function findPeer(byPath: ReadonlyMap<string, Installed>, path: string, name: string): Installed | null {
  for (let folder = path; folder.includes('node_modules'); folder = posix.dirname(folder)) {
    if (posix.basename(folder) !== 'node_modules') continue;
    const found = byPath.get(`${folder}/${name}`);
    if (found !== undefined) return found;
  }
  return null;
}

interface Lock {
  readonly packages: Record<string, { engines?: unknown; hasInstallScript?: boolean }>;
}

/**
 * No package needs its install script. npm since 11 leaves out those that `allowScripts` denies; older ones run them, so a new one is
 * read by somebody before it gets its line there.
 */
export function findScripted(lock: Lock, { allowScripts }: Pick<Manifest, 'allowScripts'>): string[] {
  return Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) => {
    const name = path.split('node_modules/').at(-1) ?? path;
    if (path === '' || hasInstallScript !== true || allowScripts[name] === false) return [];
    return [`${path}: runs a script when it is installed; read it, and deny it in allowScripts of package.json`];
  });
}

export const findLockedEngines = (lock: Lock): string[] =>
  Object.entries(lock.packages).flatMap(([path, entry]) => (path !== '' && 'engines' in entry ? [path] : []));

function readTexts(): TextFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`)
      .filter((path) => /\.(?:ts|tsx|js|css)$/.test(path) && !/(?:^|\/)(?:node_modules|dist[^/]*)\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
}

const readJson = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;

/** What is on this machine of what the lock file lists: packages for other systems are not. */
function readInstalled(): Installed[] {
  return Object.keys(readJson<Lock>(LOCK).packages).flatMap((path) => {
    const file = join(ROOT, path, 'package.json');
    return path !== '' && existsSync(file) ? [{ ...readJson<Installed>(file), path }] : [];
  });
}

export function findFaults(): string[] {
  const manifest = readJson<Manifest>(join(ROOT, 'package.json'));
  const carried = new Set(Object.values(manifest.optionalDependencies));
  const [nodeVersion = ''] = carried;
  return [
    ...(carried.size === 1 ? [] : [`The carried Nodes are not of one version: ${[...carried].join(', ')}`]),
    ...findMisplaced(manifest, readTexts()),
    ...findUnfit(readInstalled(), nodeVersion),
    ...findScripted(readJson<Lock>(LOCK), manifest),
    ...findLockedEngines(readJson<Lock>(LOCK)).map((path) => `package-lock.json keeps the engines of ${path}`),
  ];
}

function dropLockedEngines(): void {
  const lock = readJson<Lock>(LOCK);
  for (const path of findLockedEngines(lock)) delete lock.packages[path]?.engines;
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
}

if (import.meta.main) {
  if (process.argv.includes('--write')) dropLockedEngines();
  const faults = findFaults();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('After an update of packages: npm run packages');
    process.exitCode = 1;
  }
}
