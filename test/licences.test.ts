import { describe, expect, it } from 'vitest';
import {
  findRefused,
  findUnnamed,
  judgeLicence,
  type Package,
  readLicence,
  renewNotice,
} from '../scripts/check-licences.ts';

function aPackage(facts: Partial<Package>): Package {
  const name = facts.name ?? 'left-pad';
  return { name, path: `node_modules/${name}`, licence: 'MIT', role: 'indirect', ...facts };
}

describe('judgeLicence', () => {
  it.each([
    'MIT',
    'Apache-2.0 WITH LLVM-exception',
    'MIT OR GPL-3.0-only',
    'GPL-3.0-only OR MIT',
    '(MIT OR GPL-2.0) AND ISC',
    'MIT AND (GPL-2.0 OR (BSD-3-Clause AND 0BSD))',
    '((CC0-1.0))',
    // AND binds tighter than OR.
    'AGPL-3.0 AND MIT OR ISC',
  ])('allows %s', (expression) => {
    expect(judgeLicence(expression)).toBe('allowed');
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'BSD-4-Clause',
    'MIT AND GPL-3.0-only',
    'GPL-3.0-only AND MIT',
    '(MIT OR ISC) AND GPL-2.0',
    'Apache-2.0 WITH Classpath-exception-2.0',
    'GPL-2.0 WITH LLVM-exception',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'mit',
    'MIT ISC',
    '(MIT',
    'MIT)',
    'MIT AND',
    'OR MIT',
    'MIT WITH',
    '()',
    '',
  ])('refuses %j', (expression) => {
    expect(judgeLicence(expression)).toBe('refused');
  });

  it('allows what an exception adds, and only that', () => {
    expect(judgeLicence('Apache-2.0 AND LGPL-3.0-or-later', ['LGPL-3.0-or-later'])).toBe('allowed');
    expect(judgeLicence('Apache-2.0 AND GPL-3.0-only', ['LGPL-3.0-or-later'])).toBe('refused');
  });
});

describe('findRefused', () => {
  it('names the package, the licence and the path', () => {
    const packages = [
      aPackage({}),
      aPackage({ name: 'copyleft', path: 'node_modules/a/node_modules/copyleft', licence: 'AGPL-3.0-only' }),
      aPackage({ name: '@scope/silent', licence: null }),
    ];
    expect(findRefused(packages)).toEqual([
      'copyleft: licence AGPL-3.0-only is not allowed (node_modules/a/node_modules/copyleft)',
      '@scope/silent: licence not stated is not allowed (node_modules/@scope/silent)',
    ]);
  });

  it('excepts only the packages of the pattern', () => {
    const packages = ['@ffmpeg-installer/linux-x64', 'my-ffmpeg-installer', '@ffmpeg-installer'];
    expect(findRefused(packages.map((name) => aPackage({ name, licence: 'GPLv3' })))).toEqual([
      'my-ffmpeg-installer: licence GPLv3 is not allowed (node_modules/my-ffmpeg-installer)',
      '@ffmpeg-installer: licence GPLv3 is not allowed (node_modules/@ffmpeg-installer)',
    ]);
  });

  it('excepts only the licences of the pattern', () => {
    expect(findRefused([aPackage({ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' })])).toEqual([]);
    expect(findRefused([aPackage({ name: '@img/sharp-libvips-linux-x64', licence: 'AGPL-3.0' })])).toHaveLength(1);
  });
});

describe('findUnnamed', () => {
  it('wants each package of the product with its licence, and a direct one with its purpose', () => {
    const packages = [
      aPackage({ name: 'zod', role: 'direct' }),
      aPackage({ name: 'pino', role: 'direct' }),
      aPackage({ name: 'split2', licence: 'ISC' }),
      aPackage({ name: 'ajv' }),
      aPackage({ name: 'vitest', role: 'tool' }),
    ];
    const notice = 'zod (MIT): checks what comes in\npino (MIT)\nsplit2 (MIT)\najv (MIT)\n';
    expect(findUnnamed(packages, notice)).toEqual([
      'NOTICE does not name pino (MIT): its purpose',
      'NOTICE does not name split2 (ISC)',
    ]);
  });
});

describe('renewNotice', () => {
  it('replaces the list of indirect packages and keeps the rest', () => {
    const packages = [
      aPackage({ name: 'zod', role: 'direct' }),
      aPackage({ name: 'b' }),
      aPackage({ name: 'a' }),
      aPackage({ name: 'a', path: 'node_modules/b/node_modules/a' }),
      aPackage({ name: 'vitest', role: 'tool' }),
    ];
    const notice = 'By hand\n\nPackages that these bring along\n\ngone (MIT)\n';
    const renewed = 'By hand\n\nPackages that these bring along\n\na (MIT)\nb (MIT)\n';
    expect(renewNotice(packages, notice)).toBe(renewed);
    expect(renewNotice(packages, renewed)).toBe(renewed);
  });
});

describe('readLicence', () => {
  it.each([
    [{ license: 'MIT' }, 'MIT'],
    [{ license: { type: 'ISC' } }, 'ISC'],
    [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, 'MIT OR GPL-2.0'],
    [{ licenses: { type: 'MIT' } }, 'MIT'],
    [{ licenses: [] }, null],
    [{}, null],
  ])('reads %j as %j', (manifest, licence) => {
    expect(readLicence(manifest)).toBe(licence);
  });
});
