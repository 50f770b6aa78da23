import { describe, expect, it } from 'vitest';
import { parseUrlForm } from './url-form.ts';

describe('a urlencoded form', () => {
  it.each([
    'a=1&b=2',
    'a=1&a=2',
    'a&b&c=',
    '&&a=1&&',
    '=x',
    'a=b=c',
    'a+b=c+d',
    'a=%C3%A4%20%2B',
    'a=%zz&b=%E4%A',
    'a=%ff%fe',
    '?a=1',
    'a=%00',
  ])('is read as a browser would read it: %s', (text) => {
    const expected: Record<string, unknown> = Object.create(null);
    for (const [name, value] of new URLSearchParams(`&${text}`)) {
      expected[name] = name in expected ? [expected[name], value] : value;
    }
    expect(parseUrlForm(text, 20)).toEqual(expected);
  });

  it('is refused by the number of its parts, before any of them is read', () => {
    expect(() => parseUrlForm('__proto__[a]=1&'.repeat(21), 20)).toThrow('The form has too many parts.');
    expect(parseUrlForm('&'.repeat(1_000_000), 20)).toEqual({});
  });
});
