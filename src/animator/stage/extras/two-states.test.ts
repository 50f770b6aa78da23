import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

/** How each figure of a kind is made, from when. */
function statesIn(prompt: string, kind: string): string[] {
  const stage = sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  return stage.figures
    .filter(({ body }) => body.sheet.thing === kind || (kind === 'holds' && 'holds' in body.sheet))
    .filter(({ role }) => role !== null)
    .toSorted((a, b) => a.seen.from - b.seen.from)
    .map(({ body: { sheet }, seen }) => {
      const told = kind === 'holds' ? String(sheet.holds) : Array.isArray(sheet.parts) ? sheet.parts.join(' ') : '';
      return `${seen.from === 0 ? 'first' : 'then'} ${told}`.trim();
    });
}

describe('a thing of two states', () => {
  it.each([
    ['A man waits at a bus stop. It starts to rain and he opens his umbrella', 'umbrella', ['first folded', 'then']],
    ['A girl closes her umbrella and walks into a cafe', 'umbrella', ['first', 'then folded']],
    ['A woman walks through the rain with an umbrella', 'umbrella', ['first']],
    ['An old wizard sits down, opens a heavy book and lights a candle', 'book', ['first', 'then open']],
    ['An old wizard sits down, opens a heavy book and lights a candle', 'candle', ['first unlit', 'then']],
    ['A woman blows out a candle in a dark room', 'candle', ['first', 'then unlit']],
    ['A knight walks into a hall, stops, then slowly draws his sword', 'holds', ['first null', 'then sword']],
    ['A knight walks into a hall', 'holds', ['first sword']],
  ])('%s: %s', (prompt, kind, states) => {
    expect(statesIn(prompt, kind)).toEqual(states);
  });

  it('is held by a child as well, however large it is', () => {
    const stage = sketchScript(
      writeScript({ prompt: 'A girl closes her umbrella in a park', negativePrompt: null, durationSeconds: 6 }),
      1,
      16 / 9,
    );
    const supports = stage.figures.filter(({ role }) => role === 1).map(({ support }) => 'figure' in support);
    expect(supports).toEqual([true, true]);
  });
});
