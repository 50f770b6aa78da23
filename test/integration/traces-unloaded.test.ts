import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Loads what a start loads, opens traces under these settings, and says which of the libraries came along. */
const PROGRAM = `
import { registerHooks } from 'node:module';
const seen = new Set();
registerHooks({
  resolve(specifier, context, next) {
    const answer = next(specifier, context);
    const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+)\\//.exec(answer.url) ?? [];
    if (name !== undefined) seen.add(name);
    return answer;
  },
});
const { loadConfig } = await import('./src/config/load.ts');
await import('./src/app.ts');
const { openTraces } = await import('./src/app/traces.ts');
const environment = JSON.parse(process.argv[1]);
const traces = await openTraces(loadConfig({ environment, toml: null }), { node: 'n', log: console });
await traces.close();
console.log(JSON.stringify([...seen]));
`;

async function listLoaded(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const args = ['--input-type=module', '--eval', PROGRAM, JSON.stringify(environment)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return JSON.parse(stdout) as string[];
}

it('loads what makes and sends traces only where a collector is configured', async () => {
  const heavy = ['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http'];
  expect(await listLoaded({ KINORA_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toEqual(expect.arrayContaining(heavy));
  expect((await listLoaded({})).filter((name) => heavy.includes(name))).toEqual([]);
});
