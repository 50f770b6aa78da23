import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLengthViolations } from './architecture/file-rules.ts';
import { findViolations } from './architecture/find-violations.ts';
import { LAYERS } from './architecture/import-table.ts';
import type { SourceFile } from './architecture/project.ts';

/**
 * The walls of the house. The import table itself is `architecture/import-table.ts`; here it is held against the real
 * tree, and each rule is shown to refuse a made-up offender, since a check that cannot fail is not a check.
 */

const ROOT = join(import.meta.dirname, '..');

function readTree(folder: string, ends = /\.ts$/): SourceFile[] {
  const entries = readdirSync(ROOT, { withFileTypes: true }).some((entry) => entry.name === folder)
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    : [];
  return entries
    .filter((entry) => ends.test(entry) && !entry.includes('node_modules'))
    .map((entry) => ({
      path: `${folder}/${entry.replaceAll('\\', '/')}`,
      text: readFileSync(join(ROOT, folder, entry), 'utf8'),
    }));
}

/** The rules that one file breaks, given what stands around it. */
function rulesBroken(path: string, text: string, around: SourceFile[] = []): string[] {
  const violations = findViolations([{ path, text }, ...around]);
  return violations.filter((violation) => violation.path === path).map((violation) => violation.rule);
}

describe('the tree', () => {
  it('keeps the rules of the house', () => {
    const files = ['src', 'acceptance', 'test', 'scripts', 'bench'].flatMap((folder) => readTree(folder));
    expect(files.some((file) => file.path === 'src/core/media.ts')).toBe(true);
    const lines = findViolations(files).map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}`);
    expect(lines).toEqual([]);
  });

  it('has kernels that are read in one sitting, too', () => {
    const written = readTree('src', /\.(?:h|cpp)$/).filter(({ text }) => !text.startsWith('// Made from'));
    expect(written.length).toBeGreaterThan(20);
    expect(written.flatMap(findLengthViolations)).toEqual([]);
  });

  it('has the import table that CONTRIBUTING.md shows', () => {
    const list = (names: readonly string[] | 'everything', none: string) =>
      names === 'everything' ? names : names.join(', ') || none;
    const rows = Object.entries(LAYERS).map(
      ([name, layer]) => `| ${name} | ${list(layer.imports, 'nothing')} | ${list(layer.packages, 'none')} |`,
    );
    expect(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').replaceAll('`', '')).toContain(rows.join('\n'));
  });

  it('has no path aliases', () => {
    const config: { compilerOptions: object } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
    const manifest: object = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(Object.keys(config.compilerOptions)).not.toContain('paths');
    expect(Object.keys(manifest)).not.toContain('imports');
  });
});

describe('an import', () => {
  it.each([
    ['layers', 'src/core/task.ts', '../config/load.ts'],
    ['layers', 'src/config/load.ts', '../services/accounts.ts'],
    ['layers', 'src/observability/log.ts', '../config/settings.ts'],
    ['layers', 'src/services/accounts.ts', '../stores/sqlite.ts'],
    ['layers', 'src/worker/claim.ts', '../generators/registry.ts'],
    ['layers', 'src/http/server.ts', '../dialects/google/routes.ts'],
    ['layers', 'src/dialects/google/routes.ts', '../../observability/log.ts'],
    ['layers', 'src/stores/sqlite.ts', '../blobs/disk.ts'],
    ['layers', 'src/blobs/disk.ts', '../media/inspect.ts'],
    ['layers', 'src/media/inspect.ts', '../outbound/fetch.ts'],
    ['layers', 'src/outbound/fetch.ts', '../generators/registry.ts'],
    ['layers', 'src/generators/registry.ts', '../stores/sqlite.ts'],
    ['layers', 'src/animator/animator.ts', '../services/accounts.ts'],
    ['layers', 'src/services/accounts.ts', '../app.ts'],
    ['layers', 'src/worker/claim.ts', '../cli/serve.ts'],
    ['known-layer', 'src/utils/strings.ts', '../core/ids.ts'],
    ['known-layer', 'src/version.ts', './core/ids.ts'],
    ['known-layer', 'src/animator/shaders/blur.ts', '../maths/noise.ts'],
    ['animator-core', 'src/animator/stage/shot.ts', '../../core/task.ts'],
    ['animator-core', 'src/animator/animator.ts', '../core/money.ts'],
    ['animator-rooms', 'src/animator/maths/noise.ts', '../language/read.ts'],
    ['animator-rooms', 'src/animator/land/sea.ts', '../lens/load.ts'],
    ['animator-rooms', 'src/animator/encode/mux.ts', '../animator.ts'],
    ['dialects', 'src/dialects/google/routes.ts', '../openai-videos/request.ts'],
    ['dialects', 'src/dialects/errors.ts', './google/request.ts'],
    ['packages', 'src/core/task.ts', 'zod'],
    ['packages', 'src/services/accounts.ts', 'kysely'],
    ['packages', 'src/worker/claim.ts', 'pino'],
    ['packages', 'src/http/body.ts', 'zod/v4'],
    ['packages', 'src/dialects/google/routes.ts', '@fastify/multipart'],
    ['packages', 'src/dialects/google/routes.ts', 'better-auth'],
    ['packages', 'src/cli/serve.ts', 'fastify'],
    ['packages', 'src/stores/sqlite.ts', 'fs'],
    ['builtins', 'src/core/ids.ts', 'node:crypto'],
    ['builtins', 'src/worker/claim.ts', 'node:child_process'],
    ['builtins', 'src/animator/sound/mix.ts', 'node:child_process'],
    ['builtins', 'src/app.ts', 'node:child_process'],
    ['builtins', 'src/cli/doctor.ts', 'node:sqlite'],
    ['builtins', 'src/cli/doctor.ts', 'node:process'],
    ['path-alias', 'src/app.ts', '#core/ids.ts'],
    ['path-alias', 'src/app.ts', '@/core/ids.ts'],
    ['path-alias', 'src/app.ts', '~/core/ids.ts'],
    ['path-alias', 'src/app.ts', 'src/core/ids.ts'],
    ['path-alias', 'src/app.ts', '/core/ids.ts'],
    ['outside-src', 'src/app.ts', '../test/fakes/clock.ts'],
    ['outside-src', 'src/config/load.ts', '../../package.json'],
    ['test-imports', 'src/app.ts', './core/ids.test.ts'],
    ['test-imports', 'src/core/ids.test.ts', '../../acceptance/client.ts'],
    ['acceptance', 'acceptance/videos.test.ts', '../src/core/ids.ts'],
  ])('breaks the rule %s when %s imports %s', (rule, path, specifier) => {
    expect(rulesBroken(path, `import { a } from '${specifier}';\nuse(a);`)).toEqual([rule]);
    expect(rulesBroken(path, `import type { A } from '${specifier}';\nexport type B = A;`)).toEqual([rule]);
    expect(rulesBroken(path, `const { a } = await import('${specifier}');`)).toEqual([rule]);
  });

  it.each([
    ['src/services/accounts.ts', '../core/ids.ts'],
    ['src/services/accounts.ts', './charges.ts'],
    ['src/stores/sqlite.ts', 'node:sqlite'],
    ['src/stores/sqlite.ts', '../../migrations/0001-tasks.ts'],
    ['src/animator/animator.ts', './encode/mux.ts'],
    ['src/animator/encode/mux.ts', '../maths/noise.ts'],
    ['src/animator/encode/mux.ts', 'node:child_process'],
    ['src/animator/stage/shot.ts', '../../core/media.ts'],
    ['src/generators/gemini/start.ts', '../../animator/animator.ts'],
    ['src/dialects/google/routes.ts', '../errors.ts'],
    ['src/dialects/google/routes.ts', './request.ts'],
    ['src/dialects/console/session.ts', 'better-auth/node'],
    ['src/http/server.ts', '@fastify/multipart'],
    ['src/cli/serve.ts', '../app.ts'],
    ['src/cli/serve.ts', 'commander'],
    ['src/app/storage.ts', '../stores/sqlite.ts'],
    ['src/main.ts', '../package.json'],
    ['src/core/ids.test.ts', '../stores/sqlite.ts'],
    ['src/core/ids.test.ts', '../../test/fakes/clock.ts'],
    ['acceptance/videos.test.ts', 'openai'],
  ])('is fine when %s imports %s', (path, specifier) => {
    expect(rulesBroken(path, `import { a } from '${specifier}';\nuse(a);`)).toEqual([]);
  });

  it('may not have a computed name', () => {
    expect(rulesBroken('src/app.ts', 'const part = await import(name);')).toEqual(['computed-import']);
  });

  it('may not lead from the acceptance suite to src by way of a helper', () => {
    const test = { path: 'acceptance/videos.test.ts', text: `import { start } from '../test/start.ts';\nstart();` };
    expect(rulesBroken('test/start.ts', `import { a } from '../src/app.ts';\nuse(a);`, [test])).toEqual(['acceptance']);
  });

  it('may not close a cycle, type imports included', () => {
    const files = [
      { path: 'src/core/a.ts', text: `import { b } from './b.ts';\nexport const a = b;` },
      { path: 'src/core/b.ts', text: `import { c } from './c.ts';\nexport const b = c;` },
      { path: 'src/core/c.ts', text: `import type { A } from './a.ts';\nexport const c: A = 1;` },
      { path: 'src/core/d.ts', text: `import { a } from './a.ts';\nexport const d = a;` },
    ];
    expect(findViolations(files)).toEqual([
      {
        rule: 'cycle',
        path: 'src/core/c.ts',
        line: 1,
        message: 'src/core/a.ts -> src/core/b.ts -> src/core/c.ts -> src/core/a.ts',
      },
    ]);
    expect(findViolations(files.filter((file) => file.path !== 'src/core/c.ts'))).toEqual([]);
  });
});

describe('a file', () => {
  const lines = (count: number) => 'export const a = 1;\n'.repeat(count);

  it.each([
    ['barrel', 'src/core/index.ts', 'export const a = 1;'],
    ['barrel', 'src/core/all.ts', `// All of it.\nexport * from './ids.ts';\nexport type { A } from './a.ts';`],
    ['barrel', 'src/core/all.ts', `import { a } from './a.ts';\nexport { a };`],
    ['default-export', 'src/core/a.ts', 'export default 1;'],
    ['default-export', 'src/core/a.ts', 'const a = 1;\nexport { a as default };'],
    ['length', 'src/core/a.ts', lines(301)],
    ['length', 'src/core/a.test.ts', lines(301)],
    ['stray-comment', 'src/core/a.ts', '/** Adds. */\n/** One. */\nconst one = 1;\nexport const a = one;'],
    ['stray-comment', 'src/core/a.ts', '/**\n * Adds.\n */\n/** One. */\nexport const a = 1;'],
    ['process', 'src/app.ts', 'const port = process.env.PORT;'],
    ['process', 'src/cli/serve.ts', `const port = process['env'];`],
    ['process', 'src/cli/serve.ts', 'const words = process.argv.slice(2);'],
    ['process', 'src/cli/serve.ts', 'const { env } = process;'],
    ['clock', 'src/core/a.ts', 'export const a = () => Date.now();'],
    ['clock', 'src/core/a.ts', 'export const a = { now: Date.now };'],
    ['clock', 'src/services/a.ts', 'export const a = () => new Date();'],
    ['clock', 'src/services/a.ts', 'export const a = () => new Date;'],
    ['clock', 'src/services/a.ts', 'export const a = () => Date();'],
    ['clock', 'src/animator/maths/a.ts', 'export const a = () => Math.random();'],
    ['clock', 'src/dialects/google/a.ts', 'export const a = () => performance.now();'],
  ])('breaks the rule %s: %s', (rule, path, text) => {
    expect(rulesBroken(path, text)).toEqual([rule]);
  });

  it.each([
    ['src/core/a.ts', lines(300)],
    ['src/core/a.ts', '/** What this file is about. */\n\n/** One. */\nexport const a = 1;'],
    ['src/animator/language/noun-table.ts', lines(301)],
    ['src/animator/catalogue/data/nouns.ts', lines(301)],
    ['src/main.ts', 'const config = load(process.env, process.argv);'],
    ['src/cli/serve.ts', 'process.exitCode = 78;\nonce(process, "SIGTERM");\nconst done = process(task);'],
    ['src/worker/claim.ts', 'const now = new Date();'],
    ['src/core/a.ts', '// Date.now() and new Date() and process.env\nexport const a = "Math.random()";'],
    ['src/core/a.ts', 'export const a = (at: Date) => new Date(at.getTime() + 1) instanceof Date;'],
    ['src/core/a.test.ts', 'const now = Date.now();'],
  ])('is fine: %s with %j', (path, text) => {
    expect(rulesBroken(path, text)).toEqual([]);
  });
});
