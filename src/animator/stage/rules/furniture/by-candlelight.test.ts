import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';

const candlesOf = (prompt: string): number => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });
  return sketchScript(script, 1, 16 / 9).figures.filter(({ body }) => body.sheet.thing === 'candle').length;
};

it('a candle burns beside what candlelight falls on, unless one is told of or somebody sits at a laid table', () => {
  expect(candlesOf('a glass of red wine on a table, candlelight')).toBe(1);
  expect(candlesOf('an old book beside a candle, candlelight')).toBe(1);
  expect(candlesOf('a couple dines by candlelight')).toBe(0);
  expect(candlesOf('a glass of red wine on a table')).toBe(0);
});
