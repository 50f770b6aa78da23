import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';

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

  it.each([
    ['A father flips burgers on the barbecue in the backyard', 'barbecue'],
    ['A detective pins a photograph on a cork board covered with notes', 'cork board'],
    ['A scientist in a laboratory looks through a microscope, flasks stand beside her', 'lab bench'],
  ])('has its own place for who works at it: %s', (prompt, site) => {
    const film = filmed(prompt);
    expect(film.map(({ thing }) => thing)).toEqual(['person', site]);
    expect(film[0]?.at).toBe('post');
  });

  it('bears who is operated on, and those who do it stand behind it', () => {
    const film = filmed('Two surgeons operate on a patient under a bright surgical lamp');
    expect(film.map(({ thing, at }) => [thing, at])).toEqual([
      ['person', 'post'],
      ['person', 'post2'],
      ['person', 'bed'],
      ['operating table', 'ground'],
    ]);
  });
});

it('seats an audience before the stage, not behind the comedian', () => {
  const film = filmed('A comedian tells a joke on a small stage, the audience laughs');
  const [comedian] = film;
  const chairs = film.filter(({ thing }) => thing === 'chair');
  expect(chairs.length).toBeGreaterThan(3);
  for (const { near } of chairs) expect(near).toBeGreaterThan(comedian?.near ?? 0);
});
