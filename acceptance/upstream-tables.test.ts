import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeOpenAi, openFakeOpenAi } from '../test/fakes/upstreams/openai.ts';
import { makeFolder, removeFolder, run, type Settings } from './support/process.ts';

const MODEL = 'video-3.1-generate-preview';
const KEY = 'sk-very-secret-indeed';

/** Everything that bad tables can be, in one file: each line with a fault says which. */
const FAULTY = `[[upstream]]
name = "omni"
kind = "gogle"
key_env = "NO_SUCH_VARIABLE"

[[upstream]]
name = "paid"
kind = "openai"
url = "https://films.example.org"
key_file = "absent.key"
server = "kinora"

  [[upstream.serves]]
  model = "${MODEL}"
  cost = "0.10"

[[upstream]]
name = "gpu"
kind = "comfyui"
url = "http://10.0.0.7:8188"
private = true

  [[upstream.serves]]
  model = "${MODEL}"
  workflow = "editor.json"
  modes = ["text"]
  seconds = [4]
  resolutions = ["720p"]

[[route]]
model = "${MODEL}"
through = ["nobody"]
`;
const lineOf = (text: string): number => FAULTY.split('\n').findIndex((line) => line.includes(text)) + 1;

describe('tables of kinora.toml that are wrong', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await makeFolder();
    await writeFile(join(folder, 'kinora.toml'), FAULTY);
    await writeFile(join(folder, 'editor.json'), JSON.stringify({ nodes: [], links: [] }));
  });
  afterAll(() => removeFolder(folder));

  it.each([['serve'], ['doctor'], ['doctor upstreams']])(
    'end kinora %s with 78, all faults at once by file and line',
    async (command) => {
      const settings: Settings = { KINORA_DATA: join(folder, 'data'), KINORA_PORT: '0' };
      const { code, stdout, stderr } = await run(command.split(' '), { folder, settings });
      expect({ code, stdout }).toEqual({ code: 78, stdout: '' });
      const told = (text: string, ...about: readonly RegExp[]) => {
        const line = stderr.split('\n').find((each) => each.includes(`kinora.toml:${lineOf(text)}:`)) ?? '';
        for (const words of about) expect(line, `${text}\n${stderr}`).toMatch(words);
      };
      told('gogle', /'omni'/, /kind must be one of .*google/);
      told('NO_SUCH_VARIABLE', /'omni'/, /NO_SUCH_VARIABLE/);
      told('absent.key', /'paid'/, /absent\.key/);
      told('cost = "0.10"', /'paid'/, /currency/);
      told('editor.json', /'gpu'/, /Export \(API\)/);
      told('"nobody"', /through names nobody/);
      expect(stderr).not.toMatch(/^\s+at /m);
      // A start that ends so has set nothing up.
      expect((await readdir(folder)).toSorted()).toEqual(['editor.json', 'kinora.toml']);
    },
  );
});

describe('kinora doctor upstreams', () => {
  let folder: string;
  let fake: FakeOpenAi;
  beforeAll(async () => {
    folder = await makeFolder();
    fake = await openFakeOpenAi({ key: KEY, models: [MODEL] });
    await writeFile(join(folder, 'right.key'), `${KEY}\n`);
    await writeFile(join(folder, 'wrong.key'), 'sk-of-somebody-else\n');
  });
  afterAll(async () => {
    await fake.close();
    await removeFolder(folder);
  });

  const upstream = (change: { name: string; url?: string; keys: string; as?: string }) => `
[[upstream]]
name = "${change.name}"
kind = "openai"
url = "${change.url ?? fake.url}"
private = true
${change.keys}
server = "kinora"

  [[upstream.serves]]
  model = "${MODEL}"
  ${change.as === undefined ? '' : `as = "${change.as}"\n  modes = ["text"]\n  seconds = [4]\n  resolutions = ["720p"]`}
`;
  const examine = async (...tables: readonly string[]) => {
    await writeFile(join(folder, 'kinora.toml'), tables.join('\n'));
    return run(['doctor', 'upstreams'], { folder, settings: { KINORA_DATA: join(folder, 'data') } });
  };

  it('finds one that answers in order, and tells that nothing leads to it', async () => {
    const one = upstream({ name: 'other', keys: 'key_file = "right.key"' });
    const alone = await examine(one);
    expect(alone).toMatchObject({ code: 0, stderr: '' });
    expect(alone.stdout).toMatch(/^ok {3}other \(openai\): answers\n {5}No \[\[route\]\] leads to it/);
    const routed = await examine(one, `[[route]]\nmodel = "${MODEL}"\nthrough = ["other"]\n`);
    expect(routed.stdout).toMatch(/^ok {3}other \(openai\): answers\n$/);
    expect(fake.creates).toEqual([]);
  });

  it('tells of a key that is denied, an address that cannot be reached and a model that is gone', async () => {
    const { code, stdout, stderr } = await examine(
      upstream({ name: 'keys', keys: 'key_files = ["right.key", "wrong.key"]' }),
      upstream({ name: 'away', keys: 'key_file = "right.key"', url: 'http://127.0.0.1:9' }),
      upstream({ name: 'old', keys: 'key_file = "right.key"', as: 'video-0.9' }),
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^ok {3}keys \(openai, key 1 of 2\): answers/m);
    expect(stdout).toMatch(/^BAD {2}keys \(openai, key 2 of 2\): .*401.*\n {5}Look at the key/m);
    expect(stdout).toMatch(/^BAD {2}away \(openai\): .*ECONNREFUSED.*\n {5}Is it running/m);
    expect(stdout).toMatch(/^BAD {2}old \(openai\): answers\n {5}It no longer has video-0\.9/m);
    expect(stdout).not.toContain(KEY);
    expect(stdout).not.toContain('sk-of-somebody-else');
  });

  it('has nothing to ask where there are no upstreams', async () => {
    expect(await examine('')).toMatchObject({ code: 0, stdout: expect.stringMatching(/no upstreams/) });
  });
});
