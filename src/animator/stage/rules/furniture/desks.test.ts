import { describe, expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';
import { provide } from '../provide.ts';

const stageOf = (prompt: string): Stage =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
const scriptOf = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: true });
const thingsOf = ({ figures }: Stage): unknown[] => figures.map(({ body }) => body.sheet.thing);

describe('work has its place', () => {
  test.each([
    ['A tired office worker stares at a computer screen', 'computer desk'],
    ['A DJ plays at a club', 'dj desk'],
    ['A carpenter planes a piece of wood', 'joiners bench'],
    ['A woman folds laundry', 'laundry table'],
    ['A cashier scans groceries at a checkout', 'checkout'],
  ])('%s', (prompt, thing) => {
    const stage = stageOf(prompt);
    const [worker] = stage.figures;
    if (worker === undefined || 'on' in worker.support) throw new Error('The worker is at nothing.');
    expect(stage.figures[worker.support.figure]?.body.sheet.thing).toBe(thing);
  });

  test('of screen and monitor there is one', () => {
    const things = thingsOf(stageOf('A programmer looks at a computer screen, the monitor glows'));
    expect(things.filter((thing) => thing === 'computer desk')).toHaveLength(1);
    expect(things).not.toContain('tv');
  });

  test('who types has a computer, and what is around them is on its desk', () => {
    const stage = stageOf(
      'A tired programmer types at his desk at night, screens glowing, empty coffee cups around him',
    );
    expect(thingsOf(stage).filter((thing) => thing === 'computer desk')).toHaveLength(1);
    expect(thingsOf(stage)).not.toContain('tv');
    const cups = stage.figures.filter(({ body }) => body.sheet.thing === 'coffee');
    expect(cups.length).toBeGreaterThan(0);
    for (const { support } of cups) expect(support).toMatchObject({ as: 'stand' });
    expect(thingsOf(stageOf('A writer types on a typewriter'))).not.toContain('computer desk');
  });

  test('hands leave the keyboard for what else they do', () => {
    const grips = (prompt: string): number => stageOf(prompt).figures[0]?.grips.length ?? 0;
    expect(grips('A programmer types at a computer screen')).toBe(2);
    expect(grips('A programmer rubs his eyes at a computer screen')).toBe(0);
  });

  test('a class sits at the desks of its room, and none is brought for it', () => {
    const stage = stageOf(
      'A teacher writes on the chalkboard while a class of children sits in rows of desks in a classroom',
    );
    expect(thingsOf(stage)).not.toContain('dining table');
    expect(thingsOf(stage)).toContain('blackboard');
  });

  test('a class that passes a note and freezes stays in its seats', () => {
    const { figures } = stageOf('A teacher writes on the blackboard while her students pass a note and freeze');
    expect(figures.filter(({ acts }) => acts.some(({ act }) => act === 'sit')).length).toBeGreaterThan(2);
  });

  test('who teaches one child needs no blackboard', () => {
    expect(thingsOf(stageOf('A grandmother teaches her granddaughter to knead dough'))).not.toContain('blackboard');
    expect(thingsOf(stageOf('A teacher gives a lecture'))).toContain('blackboard');
  });

  test('a child that is lifted is in both hands, over the head', () => {
    const { figures } = stageOf('A father lifts his daughter into the air');
    expect(figures[1]?.support).toMatchObject({ figure: 0, anchor: 'aloft' });
  });

  test('a baby is rocked in the arms, and a patient lies in bed and is not stood on', () => {
    expect(stageOf('A mother rocks her baby').figures[1]?.support).toMatchObject({ figure: 0, anchor: 'arms' });
    const [surgeon, patient] = stageOf('A surgeon operates on a patient').figures;
    expect(surgeon?.support).toMatchObject({ anchor: 'post' });
    expect(patient?.support).toMatchObject({ anchor: 'bed' });
  });

  test('who is shaved by a barber sits', () => {
    expect(thingsOf(stageOf('A barber shaves a customer'))).toContain('barber chair');
  });
});

test('a bench that one bends over is no seat, and who turns from the board speaks to the class', () => {
  const bench = scriptOf('A tinkerer bends over his bench, repairing an old radio');
  expect(bench.cast.find(({ noun }) => noun === 'workbench')?.thing).toBe('dining table');
  const jumped = scriptOf('A teenager skateboards down the street and jumps over a bench');
  expect(jumped.cast.find(({ noun }) => noun === 'bench')?.thing).toBe('bench');
  const { beats } = scriptOf('A teacher writes on the blackboard, then turns around and asks, "Who knows?"');
  expect(beats.find(({ act }) => act === 'speak')?.where).toBe('camera');
});
