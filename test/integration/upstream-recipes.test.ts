import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../src/config/load.ts';
import { MAKER_KINDS } from '../../src/generators/registry.ts';

/** What the documentation tells operators to write is read as the service reads it at start. */
const DOCS = join(import.meta.dirname, '../../docs');
const text = readFileSync(join(DOCS, 'upstreams.md'), 'utf8');
const blocks = [...text.matchAll(/```toml\n(.*?)```/gs)].map(([, toml = '']) => toml);
// Others show one table for itself.
const recipes = blocks.filter((toml) => toml.includes('[[upstream]]'));

/** Every secret that a recipe names is there, as is every graph. */
function files(name: string): string | null {
  if (name.startsWith('/run/secrets/')) return 'access:secret';
  const file = join(DOCS, 'upstreams', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Every variable that a recipe names has a value. */
const environmentFor = (toml: string): Record<string, string> =>
  Object.fromEntries([...toml.matchAll(/_env = "(\w+)"/g)].map(([, name = '']) => [name, 'access:secret']));

function problemsOf(toml: string): readonly string[] {
  try {
    loadConfig({ environment: environmentFor(toml), toml, makers: { kinds: MAKER_KINDS, files } });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the recipes for upstreams', () => {
  it('are there', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(5);
  });

  it.each(recipes.map((toml) => [/name = "(\w+)"/.exec(toml)?.[1] ?? '', toml]))(
    '%s can be used as it stands',
    (_, toml) => {
      expect(problemsOf(toml)).toEqual([]);
    },
  );

  it('tell an editor graph by its file and line', () => {
    const toml = (recipes.find((recipe) => recipe.includes('kind = "comfyui"')) ?? '').replace(
      'wan22-text.api.json',
      'editor.json',
    );
    const editor = JSON.stringify({ nodes: [], links: [] });
    const load = () =>
      loadConfig({
        environment: {},
        toml,
        makers: { kinds: MAKER_KINDS, files: (name) => (name === 'editor.json' ? editor : files(name)) },
      });
    expect(load).toThrow(/Export \(API\)/);
  });
});
