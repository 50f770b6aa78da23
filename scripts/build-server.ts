import { readFileSync, statSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { hashOf } from '../bin/bundle.js';
import packageFile from '../package.json' with { type: 'json' };

/**
 * The service as one bundle in dist/, from which bin/kinora.js starts it as long as its sources are what they were: a fifth of the work
 * of loading a thousand files one by one (docs/decisions/0012-starts-from-a-bundle.md). Nothing in the sources knows of it: a file named
 * beside a source (migrations, kernels, drawings) is found where it always was, and a source that is run as a process or a thread of its
 * own becomes a file of the bundle.
 */

/**
 * What a start loads, and what these bring along. All else stays a package, native code and what is loaded when first used; only the one
 * behind a sign-in, of hundreds of files, would have the first person wait for half a second of processor time (2026-11).
 */
const BUNDLED: ReadonlySet<string> = new Set([
  '@fastify/multipart',
  '@opentelemetry/api',
  'better-auth',
  'commander',
  'fastify',
  'kysely',
  'pino',
  'prom-client',
  'range-parser',
  'rate-limiter-flexible',
  'smol-toml',
  'zod',
]);

/** One letter beyond Latin has V8 hold its whole file with two bytes a letter, in every thread. Lines stay, for what errors tell. */
const WRITTEN_SMALL = { charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } } as const;

/** A service that runs may still load a part of an earlier bundle, so a few stay. */
const KEPT_BUNDLES = 5;

/** What is still being made after this was left by a service that ended meanwhile. */
const LONGEST_BUILD_MILLISECONDS = 600_000;

/** As bin/bundle.js compares it: path, bytes, when it changed, hash of the content. */
type Input = readonly [path: string, bytes: number, changedAt: number | null, hash: string];

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const SOURCES = join(ROOT, 'src') + sep;
const PACKAGES = `${sep}node_modules${sep}`;

export async function buildServer(): Promise<void> {
  const startedAt = Date.now();
  const bundle = await rolldown({
    cwd: ROOT,
    input: { main: join(SOURCES, 'main.ts') },
    platform: 'node',
    external: Object.keys(packageFile.dependencies)
      .filter((name) => !BUNDLED.has(name))
      .map((name) => new RegExp(`^${name}(?:/|$)`)),
    plugins: [keepPlaces(), spellOut()],
  });
  const made = join(DIST, `being-made-${process.pid}`);
  try {
    const { output } = await bundle.write({ dir: made, format: 'esm', entryFileNames: '[name].js', ...WRITTEN_SMALL });
    const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const files = new Set(modules.filter(isAbsolute).map((id) => (id.includes(PACKAGES) ? packageFileOf(id) : id)));
    const inputs = [...files].map((file) => describeInput(file, startedAt));
    const name = nameBundle([
      ...inputs.map(([path, , , hash]) => path + hash),
      readFileSync(import.meta.filename, 'utf8'),
    ]);
    await put(made, join(DIST, name));
    await announce({ file: join(name, 'main.js'), inputs });
    await clearUp(name);
  } finally {
    await bundle.close();
    await rm(made, { recursive: true, force: true });
  }
}

/** By all that it is made of, and by what made it. */
const nameBundle = (parts: readonly string[]): string => hashOf(parts.toSorted().join('\n')).slice(0, 16);

/** Nobody edits an installed package: its manifest tells its version. */
function packageFileOf(id: string): string {
  const [, name = ''] = /^((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id.slice(id.lastIndexOf(PACKAGES) + PACKAGES.length)) ?? [];
  return join(id.slice(0, id.lastIndexOf(PACKAGES) + PACKAGES.length), name, 'package.json');
}

/** Has each source believe that it still lies where it lies. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.ts$/, code: 'import.meta' },
      handler(code, id) {
        const fault = /import\.meta\.(?!url\b|resolve\b)\w+/.exec(code);
        if (fault !== null) throw new Error(`${relative(ROOT, id)}: ${fault[0]} is not known to the bundle.`);
        const emit = (file: string): string => {
          const fileName = `${basename(file, '.ts')}.js`;
          this.emitFile({ type: 'chunk', id: resolve(dirname(id), file), fileName });
          return fileName;
        };
        // Two folders up: a bundle lies in dist/<name>/, all of its files side by side.
        const place = `new URL('../../${relative(ROOT, id).replaceAll(sep, '/')}', import.meta.url).href`;
        return code.replace(/(?:new URL\('([^']+\.ts)', )?import\.meta\.url\b/g, (_, program?: string) =>
          program === undefined ? place : `new URL('./${emit(program)}', import.meta.url`,
        );
      },
    },
  };
}

/** The bundler escapes letters everywhere but here, where an escape would not be one. */
function spellOut(): Plugin {
  return {
    name: 'spell-out',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.ts$/, code: 'String.raw' },
      handler: (code) =>
        code.replace(/(?<=String\.raw)`[^`]*`/g, (template) =>
          template
            .split(/(\$\{[^}]*\})/)
            .map((part, index) => (index % 2 === 1 ? part : part.replace(/[^\0-\x7f]/gu, (sign) => `\${'${sign}'}`)))
            .join(''),
        ),
    },
  };
}

/** One that was changed since the bundler began may not be what the bundler read: it is the same as nothing, and the next start builds anew. */
function describeInput(file: string, startedAt: number): Input {
  const { size, mtimeMs } = statSync(file);
  const path = relative(ROOT, file).replaceAll(sep, '/');
  // A second more, for file systems that count in those.
  return mtimeMs > startedAt - 1000 && !file.includes(PACKAGES)
    ? [path, size, null, '']
    : [path, size, mtimeMs, hashOf(readFileSync(file))];
}

async function put(made: string, place: string): Promise<void> {
  await rename(made, place).catch(async (error: unknown) => {
    // Built before, by an earlier start or by one beside this: of the same sources, and so the same.
    await stat(join(place, 'main.js')).catch(() => {
      throw error;
    });
  });
}

/** Last, and at once: a start sees the whole bundle or none. */
async function announce(bundle: { readonly file: string; readonly inputs: readonly Input[] }): Promise<void> {
  const draft = join(DIST, `bundle-${process.pid}.json`);
  await writeFile(draft, JSON.stringify(bundle));
  await rename(draft, join(DIST, 'bundle.json'));
}

async function clearUp(newest: string): Promise<void> {
  const folders = (await readdir(DIST, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const dated = await Promise.all(
    folders.map(async ({ name }) => ({
      name,
      at: await stat(join(DIST, name)).then(({ mtimeMs }) => mtimeMs, Date.now),
    })),
  );
  const isDraft = ({ name }: { name: string }) => name.startsWith('being-made');
  const abandoned = dated.filter((folder) => isDraft(folder) && folder.at < Date.now() - LONGEST_BUILD_MILLISECONDS);
  const bundles = dated.filter((folder) => folder.name !== newest && !isDraft(folder));
  const old = bundles.sort((one, other) => other.at - one.at).slice(KEPT_BUNDLES - 1);
  await Promise.all([...abandoned, ...old].map(({ name }) => rm(join(DIST, name), { recursive: true, force: true })));
}

if (import.meta.main) await buildServer();
