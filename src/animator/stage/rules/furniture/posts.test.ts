import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);

it('who hangs from a cliff climbs it, and is in the picture to the end', () => {
  const { figures, shots } = stageOf('A climber hangs from an overhanging cliff high above a valley');
  expect(figures[0]?.acts.map(({ act }) => act)).toEqual(['climb']);
  const [first] = shots[0]?.keys ?? [];
  expect(first?.focus).toBeGreaterThan(6);
});

it('who plays an arcade machine stands at one of their own, in a hall full of them', () => {
  const { figures } = stageOf('A teenage boy plays at an upright arcade machine in a retro arcade, other kids watch');
  const machine = figures.findIndex(({ body }) => body.sheet.thing === 'arcade machine');
  const [boy] = figures;
  expect(boy?.acts.map(({ act }) => act)).toContain('play_arcade');
  expect(boy?.support).toMatchObject({ figure: machine });
});

it('who tends a garden in a dome is in it, and has no bed of flowers besides', () => {
  const { figures } = stageOf('An astronaut waters tomato plants inside a glass dome on Mars');
  expect(figures.map(({ body }) => body.sheet.thing)).not.toContain('flower bed');
  const walker = 'Two astronauts walk toward a habitat dome on Mars';
  expect(stageOf(walker).figures[0]?.support).not.toHaveProperty('figure');
});

it('who sits down next to somebody on a bench sits on the same one', () => {
  const { figures } = stageOf('A robot sits on a bench in a park, then a little girl sits down next to it');
  const bench = figures.findIndex(({ body }) => body.sheet.thing === 'bench');
  const seated = figures.filter(({ support }) => 'figure' in support && support.figure === bench);
  expect(seated).toHaveLength(2);
});
