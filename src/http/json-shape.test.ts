import { describe, expect, it } from 'vitest';
import { checkJsonShape, findJson } from './json-shape.ts';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('JSON that is looked over', () => {
  it.each([
    ['nothing', ''],
    ['a number', '1'],
    ['a request', '{"a": [1, "b\\"]", {"c": "\\\\"}], "d": null}'],
    ['a long string', `{"a":"${'A'.repeat(5_000_000)}"}`],
    ['a picture as PHP writes it', `{"a":"${`${'A'.repeat(63)}\\/`.repeat(20_000)}"}`],
    ['brackets within a string', `{"a":"${'[],{'.repeat(200_000)}"}`],
    ['as many values as it may have', `[${'1,'.repeat(99_990)}1]`],
    ['as deep as it may be', deep(100)],
    ['a string without an end', '{"a":"b'],
    ['a string that ends with a backslash', '{"a":"b\\'],
  ])('passes: %s', (_what, text) => {
    expect(() => checkJsonShape(text)).not.toThrow();
  });

  it.each([
    ['lists without number', `[${'[],'.repeat(100_000)}1]`, 'has more than 100000 values'],
    ['strings without number', `[${'"",'.repeat(100_000)}1]`, 'has more than 100000 values'],
    ['too deep', deep(101), 'is nested deeper than 100 levels'],
    ['brackets without an end', '['.repeat(1_000_000), 'is nested deeper than 100 levels'],
    ['blanks', ' '.repeat(1_100_000), 'has too much outside of its strings'],
    ['escapes', `"${'\\"'.repeat(1_200_001)}"`, 'has too many escaped characters'],
    ['backslashes', `"${'\\\\'.repeat(1_200_001)}"`, 'has too many escaped characters'],
  ])('is refused: %s', (_what, text, message) => {
    expect(() => checkJsonShape(text)).toThrow(`The JSON ${message}.`);
    expect(findJson(text)).toBeUndefined();
  });

  it('is found within a text, or not', () => {
    expect(findJson('{"a":"\\\\\\""}')).toEqual({ a: '\\"' });
    expect(findJson('{"a":')).toBeUndefined();
  });
});
