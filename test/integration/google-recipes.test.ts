import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { MAKER_KINDS } from '../../src/generators/registry.ts';

const document = await readFile(new URL('../../docs/upstreams.md', import.meta.url), 'utf8');
const recipes = [...document.matchAll(/```toml\n([^`]*)```/g)]
  .map(([, toml]) => toml ?? '')
  .filter((toml) => /kind = "(?:google|vertex)"/.test(toml));

describe('the recipes for Google and Vertex AI', () => {
  it('are three', () => expect(recipes).toHaveLength(3));

  it.each(recipes)('can be copied as they stand: %s', (toml) => {
    const environment = { GEMINI_API_KEY: 'a-key-of-google', OTHER_KINORA_KEY: 'a-key-of-kinora' };
    const files = (name: string) => (name === '/run/secrets/veo.json' ? '{"type":"service_account"}' : null);
    const { tables } = loadConfig({ environment, toml, makers: { kinds: MAKER_KINDS, files } });
    expect(tables.upstreams).toHaveLength(1);
    expect(tables.upstreams[0]?.rows.length).toBeGreaterThan(0);
  });
});
