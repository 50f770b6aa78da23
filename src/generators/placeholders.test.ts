import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findAt, findPlaceholders, type Json, type PlacedValues } from './placeholders.ts';

const VALUES: PlacedValues = {
  prompt: 'A boat',
  seed: 0,
  seconds: 8,
  negative: null,
  last: null,
  references: ['a.png', 'b.png'],
  images: [],
};

describe('placeholders', () => {
  it.each<[string, Json, Json]>([
    ['take the type of their value where they stand alone', { seed: '{{seed}}' }, { seed: 0 }],
    ['become text within text', { duration: '{{seconds}}s' }, { duration: '8s' }],
    [
      'leave out a property that may be missing',
      { prompt: '{{ prompt }}', negative: '{{negative?}}' },
      { prompt: 'A boat' },
    ],
    ['leave out a property whose longer text is missing a part', { size: '{{last?}} and more' }, {}],
    ['are the whole list as a value', { urls: '{{references}}' }, { urls: ['a.png', 'b.png'] }],
    ['leave out an empty list that may be missing', { urls: '{{images?}}' }, {}],
    ['are spliced into a list', ['first', '{{references}}'], ['first', 'a.png', 'b.png']],
    [
      'repeat the element that mentions a list',
      [{ type: 'image', image: { url: '{{references?}}' } }],
      [
        { type: 'image', image: { url: 'a.png' } },
        { type: 'image', image: { url: 'b.png' } },
      ],
    ],
    [
      'leave out the element of a list that misses a value',
      [{ type: 'text', text: '{{prompt}}' }, { type: 'image', image: { url: '{{last?}}' } }, '{{images?}}'],
      [{ type: 'text', text: 'A boat' }],
    ],
    [
      'leave everything else alone',
      { a: [1, null, true, ['7', 0]], b: '{ {x} }' },
      { a: [1, null, true, ['7', 0]], b: '{ {x} }' },
    ],
  ])('%s', (_, template, expected) => {
    expect(fillPlaceholders(template, VALUES)).toEqual(expected);
  });

  it('do not read what a value holds', () => {
    expect(fillPlaceholders({ a: '{{prompt}}', b: 'x {{prompt}}' }, { prompt: '{{seed}} $& $1' })).toEqual({
      a: '{{seed}} $& $1',
      b: 'x {{seed}} $& $1',
    });
  });

  it('refuse where there is no value and there must be one', () => {
    expect(() => fillPlaceholders({ last: '{{last}}' }, VALUES)).toThrow('cannot do without last');
    expect(() => fillPlaceholders(['{{images}}'], VALUES)).not.toThrow();
    expect(() => fillPlaceholders({ all: '{{images}}' }, VALUES)).toThrow('cannot do without images');
    expect(() => fillPlaceholders({ x: '{{first_frame}}' }, VALUES)).toThrow('cannot do without first frame');
  });

  it('are found however deep they stand', () => {
    expect([...findPlaceholders({ a: ['{{prompt}} {{seed?}}', { b: '{{ last }}' }], c: 1 })]).toEqual([
      'prompt',
      'seed',
      'last',
    ]);
  });
});

describe('a path into an answer', () => {
  it.each([
    ['video.url', 'x'],
    ['list.1.url', 'y'],
    ['list.2.url', undefined],
    ['video.url.length', undefined],
    ['constructor', undefined],
  ])('%s', (path, expected) => {
    expect(findAt({ video: { url: 'x' }, list: [{}, { url: 'y' }] }, path)).toBe(expected);
  });
});
