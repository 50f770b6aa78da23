import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Plain JavaScript: the end of an install (scripts/after-install.js) runs it with whatever Node npm has, and that may be 20.

/**
 * Takes out of `node_modules` what packages carry along and nobody reads: a quarter of an install. Only whole kinds of files go, by the
 * rules below, and none that the package's manifest names as a way in. What stays is what packages run on, what the type checker reads,
 * and every licence. A second run finds nothing. Why at all, and why after the install: docs/decisions/0015-packages-are-pruned.md.
 */

/** The carried Node is a program here: nobody compiles against its headers or reads its manual. */
const CARRIED_NODE = /^node-(?:linux|win)-\w+$/;
const OF_CARRIED_NODE = new Set(['include', 'share', 'CHANGELOG.md']);

/** At the top of a package these are for those who work on it. Further down they may be anything. */
const FOR_ITS_AUTHORS = new Set([
  ...['test', 'tests', '__tests__', 'bench', 'benchmark', 'benchmarks', 'coverage', '.github', '.vscode'],
  ...['doc', 'docs', 'example', 'examples', 'CHANGELOG.md', 'HISTORY.md', 'History.md'],
]);

/** Which line of a package came from which of its source, and archives to link against. */
const FOR_ITS_BUILD = /\.(?:map|a|flow)$/;
/** Declarations once more, for a TypeScript of years ago. */
const OLD_DECLARATIONS = /^ts\d\.\d$/;
const DECLARATION = /\.d\.(?:[cm]?ts|[\w-]+\.ts)$/;
const SOURCE = /\.[cm]?tsx?$/;

/**
 * These are in their packages twice, and the tests and the console's bundler load them as ES modules: the CommonJS half goes, where
 * the module stands beside it, and what is compiled for older browsers. Packages of the product stay whole, since others may `require` them;
 * but nobody does with traces, except for their API.
 */
const LOADED_AS_MODULES =
  /^(?:openai6?|@google\/genai|@mantine\/[\w-]+|@tanstack\/[\w-]+|@opentelemetry\/(?!api$)[\w-]+|dom-helpers|fast-check)$/;
const HALF_FOLDERS = new Map([
  ['cjs', 'esm'],
  ['legacy', 'modern'],
]);
const TWINS = [
  // Elsewhere a lone declaration of a module builds upon those beside it.
  { of: /^openai/, half: /\.d\.ts$/, modules: ['.d.mts'] },
  { half: /\.d\.cts$/, modules: ['.d.ts', '.d.mts'] },
  { half: /(?<!\.d)\.js$/, modules: ['.mjs'] },
  { half: /\.cjs$/, modules: ['.js', '.mjs'] },
];

/**
 * Parts of tools that are for something else than we have them for. Whoever comes to need one of these takes its line out: the import fails.
 * We run on Node, where others also run in browsers; nobody looks at recordings of one; axe speaks English; the console is set in two
 * weights, upright; and deployments are made of these groups of Kubernetes, as they are since they are no longer tried out.
 */
const OTHER_PARTS = {
  'playwright-core': [/^lib\/vite$/],
  'axe-core': [/^locales$/, /^axe\.min\.js$/],
  lodash: [/^fp$/],
  luxon: [/^(?:src|build\/(?:amd|cjs-browser|global))$/],
  protobufjs: [/^dist$/],
  yaml: [/^browser$/],
  '@google/genai': [/^dist\/(?:web|tokenizer|vertex_internal|index\.mjs|genai\.d\.ts)$/],
  '@fontsource/inter': [
    /^files\/.*-italic\.\w+$/,
    /^files\/.*-[1-35789]00-normal\.\w+$/,
    /^(?![46]00\.css$).*\.css$/,
    /^scss$/,
  ],
  'kubernetes-models': [
    /^(?:batch|extensions|(?!networking)[a-z]+(?:\.\w+)*\.k8s\.io)$/,
    /\/v\d(?:alpha|beta)\d$/,
    /^_schemas\/.*\.d\.ts$/,
    /^_schemas\/(?!IoK8sApi(?:Core|Apps|Autoscaling|Networking|Policy)V\d(?!alpha|beta))/,
  ],
};

/** The console is drawn by browsers and measured by nobody: React's other builds, eleven of them, are for servers and for profiling. */
const OTHER_BUILDS = /^react-dom-(?:server|profiling)\b.*\.js$/;

const HANDBOOK = /^readme\b.*\.(?:md|markdown|txt)$/i;

/** What says under which terms a package may be used. */
const LEGAL = /licen[cs]e|copying|notice|copyright|authors|patents/i;

/**
 * Every file and folder in `folder` (a `node_modules`) that goes, as paths from it. Where there is a type checker it reads declarations;
 * where there is none, nobody does.
 */
export function listUnread(folder, hasTypeChecker) {
  return listPackages(folder).flatMap((name) => {
    const root = join(folder, name);
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { inside, outside } = listWaysIn(manifest);
    const ways = [...inside, ...outside];
    const rules = {
      name,
      hasTypeChecker,
      hasSourceAsWayIn: outside.some((way) => SOURCE.test(way) && !DECLARATION.test(way)),
      isWayIn: (path) => ways.some((way) => way === path || way.startsWith(`${path}/`)),
    };
    return listUnreadBelow(root, '', rules).map((path) => `${name}/${path}`);
  });
}

function listUnreadBelow(root, folder, rules) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const names = new Set(entries.map((entry) => entry.name));
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isSymbolicLink() || LEGAL.test(entry.name)) return [];
    if (folder === '' && isForAuthors(entry.name, rules)) return [path];
    if (OTHER_PARTS[rules.name]?.some((part) => part.test(path))) return [path];
    if (entry.name === 'node_modules') {
      return listUnread(join(root, path), rules.hasTypeChecker).map((inner) => `${path}/${inner}`);
    }
    if (entry.isDirectory() && isOldOrHalf(entry.name, names, rules)) return [path];
    if (entry.isDirectory()) return listUnreadBelow(root, path, rules);
    return isUnread(entry.name, names, rules) && !rules.isWayIn(path) ? [path] : [];
  });
}

function isForAuthors(entry, { name, isWayIn }) {
  if (CARRIED_NODE.test(name)) return OF_CARRIED_NODE.has(entry);
  return FOR_ITS_AUTHORS.has(entry) && !isWayIn(entry);
}

function isUnread(file, beside, { name, hasTypeChecker, hasSourceAsWayIn }) {
  if (FOR_ITS_BUILD.test(file) || (name === 'react-dom' && OTHER_BUILDS.test(file))) return true;
  if (LOADED_AS_MODULES.test(name) && hasModuleBeside(name, file, beside)) return true;
  if (isHandbook(file, beside)) return true;
  if (DECLARATION.test(file)) return !hasTypeChecker;
  return SOURCE.test(file) && !hasSourceAsWayIn;
}

/** Where the terms stand in a file of their own, nobody here opens what introduces a package to its readers. */
const isHandbook = (file, beside) => HANDBOOK.test(file) && [...beside].some((other) => LEGAL.test(other));

const isOldOrHalf = (folder, beside, { name }) =>
  OLD_DECLARATIONS.test(folder) || (LOADED_AS_MODULES.test(name) && beside.has(HALF_FOLDERS.get(folder) ?? ''));

function hasModuleBeside(name, file, beside) {
  const twin = TWINS.find(({ of = /^/, half }) => of.test(name) && half.test(file));
  return twin?.modules.some((ending) => beside.has(file.replace(twin.half, ending))) ?? false;
}

function listPackages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(({ name }) => {
    if (name.startsWith('.') || !lstatSync(join(folder, name)).isDirectory()) return [];
    if (name.startsWith('@')) return listPackages(join(folder, name)).map((inner) => `${name}/${inner}`);
    return existsSync(join(folder, name, 'package.json')) ? [name] : [];
  });
}

/** What anybody here resolves by. A condition of a package's own making (`@zod/source`, `dev-source`) is for those who ask for it. */
const CONDITIONS = /^(?:\.|#|\d|import$|require$|node$|default$|types|browser$|module$|production$|development$)/;

/** The files that the manifest names as ways into the package, and within it (`imports`); of two halves, those of the module. */
function listWaysIn({ name, main, module, browser, bin, types, typings, exports, imports }) {
  const isModule = LOADED_AS_MODULES.test(name);
  const list = (value) => {
    if (typeof value === 'string') return [value.replace(/^\.\//, '')];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([condition, inner]) =>
      CONDITIONS.test(condition) && !(isModule && condition === 'require') ? list(inner) : [],
    );
  };
  const before = isModule && exports !== undefined ? [] : [main, module, browser, types, typings];
  return { inside: list(imports), outside: list([...before, bin, exports]) };
}

export function prunePackages(folder) {
  for (const path of listUnread(folder, existsSync(join(folder, 'typescript')))) {
    rmSync(join(folder, path), { recursive: true, force: true });
    dropEmpty(dirname(join(folder, path)));
  }
}

/** A package's own folder is never empty: its manifest stays. */
function dropEmpty(folder) {
  if (readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  dropEmpty(dirname(folder));
}
