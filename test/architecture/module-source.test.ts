import { describe, expect, it } from 'vitest';
import { parseModule } from './module-source.ts';

function specifiers(text: string): (string | null)[] {
  return parseModule(text).imports.map((found) => found.specifier);
}

describe('parseModule', () => {
  it.each([
    ['a named import', `import { a } from './a.ts';`],
    ['an import over several lines', `import {\n  a,\n  type B,\n  c as d,\n} from './a.ts';`],
    ['a type import', `import type { A } from './a.ts';`],
    ['a default and a named import', `import a, { b } from './a.ts'`],
    ['a namespace import', `import * as a from "./a.ts"`],
    ['an import for its effect', `import './a.ts';`],
    ['an import named from', `import from from './a.ts';`],
    ['an import named type', `import type from './a.ts';`],
    ['an import by a quoted name', `import { 'odd name' as a } from './a.ts';`],
    ['an import with attributes', `import a from './a.ts' with { type: 'json' };`],
    ['a star export', `export * from './a.ts';`],
    ['a named star export', `export * as a from './a.ts';`],
    ['a type star export', `export type * from './a.ts';`],
    ['an export from', `export { a, type B } from './a.ts';`],
    ['a type export from', `export type { A } from './a.ts';`],
    ['a dynamic import', `const a = await import('./a.ts');`],
    ['a dynamic import with a plain template', 'const a = await import(`./a.ts`);'],
    ['a dynamic import with options', `await import('./a.ts', { with: { type: 'json' } })`],
    ['a dynamic import inside a template', `const text = \`x \${(await import("./a.ts")).name} y\`;`],
    ['an import type', `let a: import('./a.ts').A;`],
    ['a require call', `const a = require('./a.ts');`],
    ['a resolved name', `const path = import.meta.resolve('./a.ts');`],
    ['an import after a comment in its middle', `import { a } /* why */ from // how\n './a.ts';`],
    ['an import without semicolons around it', `const x = 1\nimport { a } from './a.ts'\nconst y = 2`],
    ['an import after a pattern with a quote', `const p = /['"\`/*]/g;\nimport { a } from './a.ts';`],
    ['an import after a division', `const half = a / 2; const b = c / 'x'.length;\nimport { a } from './a.ts';`],
    ['an import after a pattern behind a condition', `if (x) /'/.test(y);\nimport { a } from './a.ts';`],
    ['an import after nested templates', `const t = \`a \${\`b \${{ c: "}" }.c}\`} d\`;\nimport { a } from "./a.ts";`],
    ['an import after a first line for the shell', `#!/usr/bin/env node it's\nimport { a } from './a.ts';`],
  ])('sees %s', (_name, text) => {
    expect(specifiers(text)).toEqual(['./a.ts']);
  });

  it.each([
    ['a line comment', `// import { a } from './a.ts';`],
    ['a block comment', `/*\nimport { a } from './a.ts';\n*/`],
    ['a string', `const a = "import { a } from './a.ts'";`],
    ['a string with escaped quotes', `const a = 'it\\'s import("./a.ts")';`],
    ['a template', `const a = \`import { a } from "./a.ts"; \${1} import("./a.ts")\`;`],
    ['a regular expression', `const a = /import '.\\/a.ts'/;`],
    ['a method call', `loader.import('./a.ts'); path.resolve('./a.ts'); loader.require('./a.ts');`],
    ['a lookup of a computed path', 'require.resolve(name); import.meta.resolve(name);'],
    ['import.meta', `const here = import.meta.url; const from = './a.ts';`],
    ['a key', `const table = { import: './a.ts', export: './b.ts' };`],
    ['a local export', `const a = 1;\nexport { a };\nconst from = './a.ts';`],
  ])('sees no import in %s', (_name, text) => {
    expect(specifiers(text)).toEqual([]);
  });

  it('reports a computed import as unknown', () => {
    expect(specifiers(`await import(\`./\${name}.ts\`); await import(path);`)).toEqual([null, null]);
  });

  it('gives the line of each import', () => {
    const text = '/* one\ntwo */\nimport "./a.ts";\nconst t = `\n\n`;\nexport * from "./b.ts";';
    expect(parseModule(text).imports).toEqual([
      { specifier: './a.ts', line: 3 },
      { specifier: './b.ts', line: 7 },
    ]);
  });

  it.each([
    ['export default function a() {}', 1],
    ['const a = 1;\nexport { a as default };', 2],
    [`export { default } from './a.ts';`, 1],
    [`export * as default from './a.ts';`, 1],
    [`export { default as a } from './a.ts';`, null],
    ['export const a = { default: 1 };', null],
  ])('finds the default export in %j', (text, line) => {
    expect(parseModule(text).defaultExportLine).toBe(line);
  });

  it.each([
    [`export * from './a.ts';\nexport type { B } from './b.ts';`, true],
    [`// Everything in one place.\nimport { a } from './a.ts';\nexport { a };`, true],
    [`export { a } from './a.ts';\nexport const b = 1;`, false],
    [`import './a.ts';`, false],
    ['', false],
  ])('tells whether %j is a barrel', (text, isBarrel) => {
    expect(parseModule(text).isBarrel).toBe(isBarrel);
  });
});
