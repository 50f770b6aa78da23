import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const filmed = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9).figures.map(
    ({ body, support, acts, seen, path }) => ({
      thing: String(body.sheet.thing ?? body.family),
      at: 'on' in support ? support.on : support.anchor,
      acts: acts.map(({ act }) => act),
      from: seen.from,
      near: path[0]?.at[2] ?? 0,
    }),
  );

describe('what stands in a room and is opened', () => {
  it('stands at the wall and opens where somebody stands beside it, who then has what was in it', () => {
    const [woman, fridge, bottle] = filmed('A woman opens the refrigerator and takes out a bottle of milk');
    expect(woman).toMatchObject({ at: 'post', acts: ['open', 'hold'] });
    expect(fridge).toMatchObject({ thing: 'refrigerator', acts: ['open'] });
    expect(fridge?.near).toBeLessThan(-2.5);
    expect(bottle?.from).toBeGreaterThan(2);
  });

  it('is open for whoever looks for something in it', () => {
    expect(filmed('A woman looks for a dress in her wardrobe').map(({ thing, at, acts }) => [thing, at, acts])).toEqual(
      [
        ['person', 'post', ['open']],
        ['wardrobe', 'ground', ['open']],
      ],
    );
  });

  it('is left by who was in it, where it is a lift', () => {
    const [man, lift] = filmed('A businessman waits in the elevator, the doors open and he steps out');
    expect(man).toMatchObject({ at: 'post', acts: ['stand', 'walk'] });
    expect(lift).toMatchObject({ thing: 'elevator', acts: ['open'] });
  });
});
