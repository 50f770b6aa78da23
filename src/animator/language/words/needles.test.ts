import { describe, expect, it } from 'vitest';
import { CAMERA_PATTERNS } from '../../catalogue/camera-table.ts';
import { findNeedles, mayMatch } from './needles.ts';

describe('the letters that a match must have', () => {
  it.each([
    ['close[ -]?up', ['close']],
    ['(?:push|dolly)(?:es|ing|s)?[ -](?:in|forward)', ['push', 'dolly']],
    ['\\b(?:low|very low) angle\\b', [' angle']],
    ['colou?r grade', ['r grade']],
    ['shots? of', ['shot']],
    ['(?:whip ){1,2}pan', ['whip ']],
    ['(?:whip ){0,2}pan', ['pan']],
    ['(?<=view )from above', ['from above']],
    ['(?<name>above|below)(?! the)', ['above', 'below']],
    ['\\u0061zoom\\p{Letter}', ['zoom']],
    // What is only looked at, may be left out or has no letters tells nothing.
    ['(?=shot)[a-z]+', null],
    ['(?:shot)?', null],
    ['zoom|\\w+', null],
    ['(?:zoom|)', null],
    ['[zoom\\]]+', null],
    ['85mm|(?:85|100)mm', null],
  ])('of %s are %j', (source, needles) => {
    expect(findNeedles(source)).toEqual(needles);
  });

  it('are in whatever the patterns of cameras find, which nearly all have some', () => {
    const told = CAMERA_PATTERNS.map(([source]) => ({
      pattern: new RegExp(source, 'g'),
      needles: findNeedles(source),
    }));
    expect(told.filter(({ needles }) => needles === null).length).toBeLessThan(CAMERA_PATTERNS.length / 20);
    // What the patterns spell out, each branch of them, one after another.
    const words = CAMERA_PATTERNS.flatMap(([source]) => source.split('|').map(spell));
    const missed = told.flatMap(({ pattern, needles }) =>
      words.filter((text) => pattern.test(text) && !mayMatch(needles, text)).map((text) => `${pattern}: ${text}`),
    );
    expect(missed).toEqual([]);
    const matched = told.filter(({ pattern }) => words.some((text) => text.search(pattern) >= 0));
    expect(matched.length).toBeGreaterThan(CAMERA_PATTERNS.length / 2);
  });
});

const spell = (source: string): string =>
  ` the camera ${source
    .replaceAll(/\\[bws]|\[[^\]]*\]\??|\(\?(?::|<?[=!])|[()?*+{}\d,\\^$]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()} `;
