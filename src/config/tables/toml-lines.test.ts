import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { findLines } from './toml-lines.ts';

const FILE = `# a comment with [[upstream]] in it
port = 9000
"data" = '''
[[upstream]]
'''

[[upstream]]
name = "omni" # = "x"
prices."720p" = 1
"ke\\"y" = """a "quoted"
[[route]]
text\\"""" 
headers = { "X-One" = "a]", X-Two = [1, { deep = "}" }],
}
list = [
  "one", # first
  # none
  "two",
]

  [[upstream.serves]]
  model = "a"
  cost = { "720p" = "0.10" }

  [[upstream.serves]]
  model = "b"

[[upstream]]
name = "gpu"
  [[upstream.serves]]
  model = "c"
  [upstream.serves.options]
  steps = 4

[[route]]
through = ["omni",
  "gpu:2 + omni:1"]
`;

describe('the lines of a TOML file', () => {
  const lineOf = findLines(FILE);

  it.each([
    [['port'], 2],
    [['data'], 3],
    [['upstream'], 7],
    [['upstream', 0], 7],
    [['upstream', 0, 'name'], 8],
    [['upstream', 0, 'prices', '720p'], 9],
    [['upstream', 0, 'ke"y'], 10],
    [['upstream', 0, 'headers', 'X-Two', 1, 'deep'], 13],
    [['upstream', 0, 'list', 0], 16],
    [['upstream', 0, 'list', 1], 18],
    [['upstream', 0, 'serves', 0, 'model'], 22],
    [['upstream', 0, 'serves', 0, 'cost', '720p'], 23],
    [['upstream', 0, 'serves', 1], 25],
    [['upstream', 0, 'serves', 1, 'model'], 26],
    [['upstream', 1, 'name'], 29],
    [['upstream', 1, 'serves', 0, 'model'], 31],
    [['upstream', 1, 'serves', 0, 'options', 'steps'], 33],
    [['route', 0, 'through', 1], 37],
  ])('finds %j', (path, line) => {
    expect(parse(FILE)).toBeTypeOf('object');
    expect(lineOf(path)).toBe(line);
  });

  it('tells the line of what holds it, where a value is missing', () => {
    expect(lineOf(['upstream', 1, 'kind'])).toBe(28);
    expect(lineOf(['upstream', 0, 'serves', 1, 'seconds', 0])).toBe(25);
    expect(lineOf(['model', 0])).toBe(1);
  });

  it('finds every key of any file that the parser takes', () => {
    const key = fc.stringMatching(/^[a-z]{1,4}$/);
    const value = fc.oneof(
      fc.integer({ min: 0, max: 99 }).map(String),
      fc.string().map((text) => JSON.stringify(text)),
      fc.stringMatching(/^[^'\r\n\\]{0,8}$/).map((text) => `'''\n${text}\n'''`),
      fc
        .array(fc.string(), { maxLength: 3 })
        .map((list) => `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}]`),
      fc.dictionary(key, fc.boolean(), { maxKeys: 2 }).map(
        (table) =>
          `{ ${Object.entries(table)
            .map(([name, on]) => `${name} = ${on}`)
            .join(', ')} }`,
      ),
    );
    const table = fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(table, { maxLength: 4 }), (tables) => {
        const expected: [readonly (string | number)[], number][] = [];
        const written: string[] = [];
        const lineNow = () => written.join('').split('\n').length;
        for (const [index, keys] of tables.entries()) {
          expected.push([['t', index], lineNow()]);
          written.push('[[t]]\n');
          for (const [name, text] of keys) {
            expected.push([['t', index, name], lineNow()]);
            written.push(`${name} = ${text} # "'\n`);
          }
        }
        const source = written.join('');
        try {
          parse(source);
        } catch {
          // Not every string is one of TOML's: those files never come here.
          return;
        }
        const found = findLines(source);
        expect(expected.map(([path]) => [path, found(path)])).toEqual(expected);
      }),
    );
  });
});
