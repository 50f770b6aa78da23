import { describe, expect, it } from 'vitest';
import { splitPictures } from './markdown.ts';

/** What the search must find, told the slow way. */
const PATTERN = /!\[[^\]]*\]\((data:image\/[^)]*)\)/g;
const slowly = (text: string) => ({
  words: text.replaceAll(PATTERN, '').trim(),
  urls: Array.from(text.matchAll(PATTERN), ([, url = '']) => url),
});

describe('pictures in a text', () => {
  it.each([
    'no picture',
    '![image](data:image/png;base64,AAAA)',
    'a ![](data:image/png,A) b ![x](data:image/webp,B) c',
    '![a ![b](data:image/x)',
    '![a]b](data:image/x)',
    '![a](https://x/y.png) ![b](data:image/x)',
    '![a](data:image/x',
    '](data:image/x) ![a](data:image/y)',
    '![a](data:text/plain,x)![b](data:image/)',
    '![](data:image/](data:image/x)',
    '![[a](data:image/x)',
  ])('are taken out: %s', (text) => {
    expect(splitPictures(text)).toEqual(slowly(text));
  });
});
