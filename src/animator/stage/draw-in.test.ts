import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';

const { bodyOf } = openWorkshop();
const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78, { bodyOf });

/** Metres behind the middle of a kitchen, where its wall is. */
const BACK_WALL = -3.3;

describe('those who work in a kitchen', () => {
  it('are in it, also where the table stands beside the stove at the back wall', () => {
    const { figures } = stageOf('A baker kneads dough on a table next to a stove');
    const baker = figures.find(({ acts }) => acts.some(({ act }) => act === 'knead'));
    expect(baker?.path[0]?.at[2]).toBeGreaterThan(BACK_WALL + 0.4);
  });

  it('taste what they cook at the stove on which it stands', () => {
    const { figures } = stageOf('A cat in a chef hat stirs a pot of soup on a stove, tastes it with a wooden spoon');
    const things = figures.map(({ body }) => body.sheet.thing);
    const pot = figures[things.indexOf('pot')];
    expect(pot?.support).toMatchObject({ figure: things.indexOf('oven') });
    expect(things).not.toContain('dining table');
    expect(figures[0]?.path[0]?.at[2]).toBeGreaterThan(BACK_WALL + 0.4);
  });
});

it('a sprout beside a robot is as small as in life, and the plant of the next sentence is the sprout', () => {
  const { figures } = stageOf('A tiny robot discovers a single green sprout. It kneels down and waters the plant.');
  const plants = figures.filter(({ body }) => /seedling|plant/.test(String(body.sheet.thing)));
  expect(plants).toHaveLength(1);
  const [robot, sprout] = [figures[0], plants[0]];
  const heightOf = (each: typeof robot): number => (each === undefined ? 0 : bodyOf(each.body).height * each.size);
  expect(heightOf(sprout)).toBeLessThan(heightOf(robot) * 0.35);
});

describe('trucks in a workshop', () => {
  const [LEFT, RIGHT, BACK] = [-7, 7, -7];

  it('are inside of it with all of them, and whoever repairs one is seen before its cab', () => {
    const { figures } = stageOf('A mechanic repairs a big truck in his workshop, sparks flying.');
    const [mechanic, truck] = figures;
    const length = truck === undefined ? 0 : bodyOf(truck.body).length * truck.size;
    const [x = 0, , z = 0] = truck?.path[0]?.at ?? [];
    expect(x - length / 2).toBeGreaterThan(LEFT);
    expect(x + length / 2).toBeLessThan(RIGHT);
    expect(z - 1).toBeGreaterThan(BACK);
    const [own = 0, , near = 0] = mechanic?.path[0]?.at ?? [];
    expect(Math.abs(own - x)).toBeGreaterThan(length / 2);
    expect(near).toBeGreaterThan(z);
  });

  it('are worked on, and not driven, by whoever works on the engine', () => {
    const { figures } = stageOf('A woman in overalls works on the engine of an old pickup truck in a dim garage');
    expect(figures[0]?.acts.map(({ act }) => act)).toContain('repair');
    expect(figures[0]?.support).toEqual({ on: 'ground' });
  });
});
