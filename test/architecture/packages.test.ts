import { describe, expect, it } from 'vitest';
import {
  findFaults,
  findLockedEngines,
  findMisplaced,
  findScripted,
  findUnfit,
  type Installed,
  type Manifest,
  type TextFile,
} from '../../scripts/check-packages.ts';

function aManifest(facts: Partial<Manifest>): Manifest {
  return { dependencies: {}, devDependencies: {}, optionalDependencies: {}, allowScripts: {}, ...facts };
}

const aFile = (path: string, text: string): TextFile => ({ path, text });

function anInstalled(path: string, facts: Partial<Installed> = {}): Installed {
  return { path, name: path.split('node_modules/').at(-1) ?? path, version: '1.0.0', ...facts };
}

describe('the packages of this tree', () => {
  it('are used, stand in the right list, and run on the Node that comes with them', () => {
    expect(findFaults()).toEqual([]);
  });
});

describe('findMisplaced', () => {
  it('finds a dependency that nothing uses', () => {
    const manifest = aManifest({
      dependencies: { 'left-pad': '1.0.0' },
      devDependencies: { '@types/left-pad': '1.0.0' },
    });
    const files = [aFile('src/core/task.ts', "import { pad } from 'left-pad-too';")];
    expect(findMisplaced(manifest, files)).toEqual(['left-pad: nothing uses it', '@types/left-pad: nothing uses it']);
  });

  it('finds a dependency of the product that only tools use', () => {
    const manifest = aManifest({ dependencies: { react: '1.0.0' } });
    const files = [
      aFile('console/src/main.tsx', "import 'react/jsx-runtime';"),
      aFile('src/a.test.ts', "import 'react';"),
    ];
    expect(findMisplaced(manifest, files)).toEqual(['react: only tools use it; it is a devDependency']);
  });

  it('finds a tool that the product needs when it runs, but not one that only lends its types', () => {
    const manifest = aManifest({ devDependencies: { fastify: '1.0.0', sharp: '1.0.0' } });
    const files = [
      aFile('src/http/server.ts', "import type { A } from 'fastify';\nimport { b } from 'fastify/b';"),
      aFile('src/media/picture.ts', "import type { Sharp } from 'sharp';"),
    ];
    expect(findMisplaced(manifest, files)).toEqual(['fastify: src/http/server.ts needs it at run time']);
  });

  it('does not take a word for a package that happens to have its name', () => {
    const manifest = aManifest({ devDependencies: { openai: '1.0.0' } });
    const files = [aFile('src/a.ts', "const KIND = { name: 'openai' };"), aFile('src/a.test.ts', "import 'openai';")];
    expect(findMisplaced(manifest, files)).toEqual([]);
    const loading = [aFile('src/b.ts', "const kind = await import('openai');")];
    expect(findMisplaced(manifest, loading)).toEqual(['openai: src/b.ts needs it at run time']);
  });

  it('takes a package that is resolved by name for used', () => {
    const manifest = aManifest({ dependencies: { flite: '1.0.0' } });
    expect(findMisplaced(manifest, [aFile('src/a.ts', "resolve('flite/flite.wasm')")])).toEqual([]);
  });
});

describe('findUnfit', () => {
  it('holds engines against the Node that runs them', () => {
    const installed = [anInstalled('node_modules/a', { engines: { node: '>=26' } }), anInstalled('node_modules/b')];
    expect(findUnfit(installed, '24.21.0')).toEqual(['node_modules/a: wants Node >=26, and 24.21.0 is what runs it']);
    expect(findUnfit(installed, '26.0.0')).toEqual([]);
  });

  it('looks for peers where Node would, and wants those that are not optional', () => {
    const peers = {
      peerDependencies: { near: '^1.0.0', far: '^2.0.0', none: '*', spare: '*' },
      peerDependenciesMeta: { spare: { optional: true } },
    };
    const installed = [
      anInstalled('node_modules/a/node_modules/b', peers),
      anInstalled('node_modules/a/node_modules/near'),
      anInstalled('node_modules/near', { version: '3.0.0' }),
      anInstalled('node_modules/far'),
    ];
    expect(findUnfit(installed, '24.21.0')).toEqual([
      'node_modules/a/node_modules/b: wants far ^2.0.0 beside it, and has 1.0.0',
      'node_modules/a/node_modules/b: its peer none is not installed',
    ]);
  });
});

describe('findLockedEngines', () => {
  it('finds the packages whose engines npm would hold against its own Node', () => {
    const packages = { '': { engines: { node: '>=20' } }, 'node_modules/a': { engines: {} }, 'node_modules/b': {} };
    expect(findLockedEngines({ packages })).toEqual(['node_modules/a']);
  });
});

describe('findScripted', () => {
  it('finds a package whose install script nobody has denied', () => {
    const lock = {
      packages: {
        '': { hasInstallScript: true },
        'node_modules/plain': {},
        'node_modules/known': { hasInstallScript: true },
        'node_modules/known/node_modules/@of/new': { hasInstallScript: true },
      },
    };
    const [line, ...more] = findScripted(lock, aManifest({ allowScripts: { known: false, '@of/new': true } }));
    expect(line).toMatch(/^node_modules\/known\/node_modules\/@of\/new: runs a script/);
    expect(more).toEqual([]);
  });
});
