import { describe, expect, it } from 'vitest';
import { addToTree, emptyTree } from './form-tree.ts';

function parse(...pairs: readonly (readonly [string, unknown])[]): unknown {
  const tree = emptyTree();
  for (const [name, value] of pairs) addToTree(tree, name, value);
  return JSON.parse(JSON.stringify(tree));
}

describe('a form', () => {
  it.each<[string, readonly (readonly [string, unknown])[], unknown]>([
    [
      'flat names',
      [
        ['model', 'm'],
        ['prompt', 'p'],
      ],
      { model: 'm', prompt: 'p' },
    ],
    [
      'brackets',
      [
        ['metadata[resolution]', '4k'],
        ['metadata[seed]', '0'],
      ],
      { metadata: { resolution: '4k', seed: '0' } },
    ],
    ['deep brackets', [['a[b][c][d]', 1]], { a: { b: { c: { d: 1 } } } }],
    [
      'a list',
      [
        ['images[]', 'a'],
        ['images[]', 'b'],
      ],
      { images: ['a', 'b'] },
    ],
    ['a list of one', [['images[]', 'a']], { images: ['a'] }],
    [
      'a list further in',
      [
        ['a[b][]', 1],
        ['a[b][]', 2],
      ],
      { a: { b: [1, 2] } },
    ],
    [
      'a plain name sent twice',
      [
        ['seed', '1'],
        ['seed', '2'],
        ['seed', '3'],
      ],
      { seed: ['1', '2', '3'] },
    ],
    [
      'a plain name beside its list',
      [
        ['a[]', 1],
        ['a', 2],
      ],
      { a: [1, 2] },
    ],
    [
      'a list of objects',
      [
        ['a[][x]', 1],
        ['a[][y]', 2],
        ['a[][x]', 3],
      ],
      { a: [{ x: 1, y: 2 }, { x: 3 }] },
    ],
    [
      'a list of deep objects, item by item',
      [
        ['a[][image][data]', 1],
        ['a[][image][type]', 2],
        ['a[][kind]', 3],
        ['a[][image][data]', 4],
        ['a[][image][type]', 5],
        ['a[][kind]', 6],
      ],
      {
        a: [
          { image: { data: 1, type: 2 }, kind: 3 },
          { image: { data: 4, type: 5 }, kind: 6 },
        ],
      },
    ],
    [
      'a list of deep objects, name by name',
      [
        ['a[][image][data]', 1],
        ['a[][image][data]', 4],
        ['a[][image][type]', 2],
        ['a[][image][type]', 5],
        ['a[][kind]', 3],
        ['a[][kind]', 6],
      ],
      {
        a: [
          { image: { data: 1, type: 2 }, kind: 3 },
          { image: { data: 4, type: 5 }, kind: 6 },
        ],
      },
    ],
    [
      'lists within a list of objects',
      [
        ['a[][b][]', 1],
        ['a[][b][]', 2],
      ],
      { a: [{ b: [1] }, { b: [2] }] },
    ],
    [
      'numbers in brackets as names',
      [
        ['a[0]', 1],
        ['a[1]', 2],
      ],
      { a: { 0: 1, 1: 2 } },
    ],
    [
      'names that are no path',
      [
        ['a[', 1],
        ['[b]', 2],
        ['c]d', 3],
        ['e[f]g', 4],
      ],
      { 'a[': 1, '[b]': 2, 'c]d': 3, 'e[f]g': 4 },
    ],
    [
      'names of every object',
      [
        ['toString', 1],
        ['hasOwnProperty', 2],
      ],
      { toString: 1, hasOwnProperty: 2 },
    ],
  ])('becomes a tree: %s', (_name, pairs, tree) => {
    expect(parse(...pairs)).toEqual(tree);
  });

  it.each([
    ['__proto__', '__proto__'],
    ['a[__proto__][polluted]', 'a[__proto__][polluted]'],
    ['constructor[prototype]', 'constructor[prototype]'],
    ['a[b][c][d][e][f][g]', 'a[b][c][d][e][f][g]'],
    [`${'x'.repeat(200)}[__proto__]`, 'x'.repeat(100)],
  ])('may not have a field named %s', (name, param) => {
    expect(() => parse([name, 'x'])).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        param,
        message: 'A form field has a name that is not allowed.',
      }),
    );
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    [
      ['a', 1],
      ['a[b]', 2],
    ],
    [
      ['a[]', 1],
      ['a[b]', 2],
    ],
    [
      ['a', 1],
      ['a[]', 2],
    ],
    [
      ['a[b]', 1],
      ['a[]', 2],
    ],
  ] as const)('may not contradict itself: %j then %j', (first, second) => {
    expect(() => parse(first, second)).toThrow(expect.objectContaining({ code: 'invalid_request', param: second[0] }));
  });
});
