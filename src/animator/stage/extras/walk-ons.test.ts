import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';
import type { StageFigure } from '../stage.ts';

const stageOf = (prompt: string) => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const { figures } = sketchScript(script, 1, 16 / 9);
  const roleOf = (noun: string): number => script.cast.find((role) => role.noun === noun)?.id ?? -1;
  return { figures, of: (noun: string): StageFigure[] => figures.filter(({ role }) => role === roleOf(noun)) };
};
const metres = ({ path }: StageFigure): number => {
  const [first, last] = [path[0]?.at ?? [0, 0, 0], path.at(-1)?.at ?? [0, 0, 0]];
  return Math.hypot(first[0] - last[0], first[2] - last[2]);
};

describe('people who are only there', () => {
  it('pass by to both sides, all the while', () => {
    const people = stageOf('A woman sits at a sidewalk cafe in Paris reading a letter, people walking by.').of(
      'people',
    );
    expect(people.length).toBeGreaterThan(3);
    expect(people.every((figure) => metres(figure) > 4 && figure.acts[0]?.act === 'walk')).toBe(true);
    expect(new Set(people.map(({ path }) => Math.cos(path[0]?.heading ?? 0) > 0)).size).toBe(2);
  });

  it('do what a place is for, where nothing is told of what they do', () => {
    const cooks = stageOf('A head chef plates a dessert in a restaurant kitchen, cooks moving in the background.').of(
      'cook',
    );
    expect(cooks.length).toBeGreaterThan(1);
    expect(cooks.every(({ acts }) => /^(?:cook|stir|cut|wash|speak)$/.test(acts[0]?.act ?? ''))).toBe(true);
  });

  it('sit at the tables of a busy restaurant', () => {
    const { figures } = stageOf('A waiter carries a tray through a busy restaurant.');
    const seated = figures.filter(
      ({ role, support }) => role === null && 'on' in support && support.seat !== undefined,
    );
    expect(seated.length).toBeGreaterThan(2);
  });

  it('keep their distance from whom the film is about', () => {
    const { of, figures } = stageOf('A woman dances alone in a crowded nightclub, people dancing all around her.');
    const hero = figures[0]?.path[0]?.at ?? [0, 0, 0];
    const people = of('people');
    expect(people.length).toBeGreaterThan(4);
    for (const { path } of people)
      expect(Math.hypot((path[0]?.at[0] ?? 0) - hero[0], (path[0]?.at[2] ?? 0) - hero[2])).toBeGreaterThan(0.9);
  });

  it('are nobody whom somebody has to do with', () => {
    const friends = stageOf('A girl hugs her friends in a park.').of('friend');
    expect(friends.every(({ walksOn }) => walksOn === undefined)).toBe(true);
  });

  it('toss a coin where they come past', () => {
    const people = stageOf('A violinist plays in an old town while passersby throw coins into his case.').of(
      'passerby',
    );
    expect(people.length).toBeGreaterThan(3);
    expect(
      people.every(({ acts }) => acts.some(({ act }) => act === 'throw') && acts.some(({ act }) => act === 'walk')),
    ).toBe(true);
  });
});
