import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import { measureFigures, tracePrompt } from './trace.ts';

const signal = new AbortController().signal;

function trace(prompt: string, seed = 3) {
  return tracePrompt({ prompt, negativePrompt: null, seed, durationSeconds: 4, width: 1280, height: 720 }, signal);
}

function channelsOf(colour: string | undefined): number[] {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(colour ?? '') ?? [];
  return channels.map((channel) => Number.parseInt(channel, 16));
}

describe('tracePrompt', () => {
  it('finds each figure in the first, the middle and the last frame, inside of the picture', async () => {
    const { trace: rows = [], subjects } = await trace('two red cars on the left of a bus on a plain backdrop');
    expect(subjects.map(({ kind, drawn }) => [kind, drawn])).toEqual([
      ['car', true],
      ['bus', true],
    ]);
    expect(rows.map(({ frame, subject, instance }) => `${frame} ${subject} ${instance}`).sort()).toEqual(
      [0, 48, 95].flatMap((frame) => [`${frame} 0 0`, `${frame} 0 1`, `${frame} 1 0`]).sort(),
    );
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        ...['frame', 'subject', 'instance', 'x', 'y', 'width', 'height', 'visible', 'colour'],
        ...['act', 'contacts'],
      ]);
      expect(row.x).toBeGreaterThanOrEqual(0);
      expect(row.x + row.width).toBeLessThanOrEqual(1280);
      expect(row.y + row.height).toBeLessThanOrEqual(720);
      expect(row.visible).toBeGreaterThan(0);
      expect(row.visible).toBeLessThanOrEqual(1);
    }
    // Most of a vehicle has the colour that was asked for.
    for (const { colour } of rows.filter(({ frame, subject }) => frame === 0 && subject === 0)) {
      const [red = 0, green = 0] = channelsOf(colour);
      expect(red).toBeGreaterThan(green * 1.5);
    }
  });

  it.each([
    ['from the front', 'a man in a green coat waves on a plain backdrop'],
    ...(IS_LONG_RUN
      ? [
          ['on a sprite', 'a green suitcase'],
          ['on a rig', 'a green bird'],
          ['from the side', 'a woman in a green coat walks'],
          ['while it turns', 'a woman in a long green coat dances'],
        ]
      : []),
  ])('sees the colour that was asked for, or that somebody wears, %s', async (_where, prompt) => {
    const [red = 0, green = 0, blue = 0] = channelsOf((await trace(prompt)).trace?.[0]?.colour);
    expect(green).toBeGreaterThan(red * 1.2);
    expect(green).toBeGreaterThan(blue * 1.2);
  });

  it('tells what is played, and what is held', async () => {
    const { trace: rows = [] } = await trace('a knight rides a horse on a plain backdrop');
    expect(rows.filter(({ subject }) => subject === 0).map(({ act }) => act)).toEqual(['ride', 'ride', 'ride']);
    expect(rows.find(({ subject }) => subject === 0)?.contacts).toContain('hips');
    expect(rows.filter(({ subject }) => subject === 1).map(({ act, contacts }) => [act, contacts])).toEqual([
      ...[
        ['trot', []],
        ['trot', []],
        ['trot', []],
      ],
    ]);
  });

  it('has no rows for what is not drawn, and none without figures', async () => {
    expect((await trace('a quiet beach, no birds')).trace).toEqual([]);
  });

  it('tells that one thing hides another', async () => {
    const { trace: rows = [] } = await trace('a cat behind a box on a plain backdrop');
    const cat = rows.filter(({ subject }) => subject === 0);
    const box = rows.filter(({ subject }) => subject === 1);
    expect(cat.every(({ visible }) => visible < 1)).toBe(true);
    expect(box.every(({ visible }) => visible > 0.95)).toBe(true);
  });

  it('sees who comes nearer grow, and who goes away shrink', async () => {
    const heights = async (prompt: string) => ((await trace(prompt)).trace ?? []).map(({ height }) => height);
    const [small = 0, , large = 0] = await heights('a man walks towards us on a plain backdrop');
    expect(large / small).toBeGreaterThan(1.6);
    if (!IS_LONG_RUN) return;
    const [near = 0, , far = 0] = await heights('a dog runs into the distance in the desert');
    expect(near / far).toBeGreaterThan(1.4);
  });

  const CROWDS: readonly (readonly [string, readonly number[]])[] = [
    ['three candles, one cup, two cameras and four pears on a plain backdrop', [3, 1, 2, 4]],
    ['three leopards in front of five trees', [3, 5]],
    ['seven desks', [7]],
    ['four kites and four tents', [4, 4]],
  ];
  it.each(CROWDS.slice(0, IS_LONG_RUN ? CROWDS.length : 1))(
    'can tell each of %s from the others',
    async (prompt, counts) => {
      const request = { prompt, negativePrompt: null, seed: 3, durationSeconds: 4, width: 1280, height: 720 };
      const { rows } = await measureFigures(request, signal);
      for (const frame of [0, 48, 95]) {
        const seen = rows.filter(
          (row) => row.frame === frame && row.visible >= 0.6 && row.pixels >= 0.0004 * 1280 * 720,
        );
        expect(counts.map((_, subject) => seen.filter((row) => row.subject === subject).length)).toEqual(counts);
      }
    },
  );

  it.runIf(IS_LONG_RUN)('sees most of a bus in the colour that was asked for', async () => {
    const [red = 0, green = 0] = channelsOf((await trace('a red bus')).trace?.[0]?.colour);
    expect(red).toBeGreaterThan(green * 1.5);
  });
});
