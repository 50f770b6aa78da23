import { describe, expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript, stageScript } from '../../staging.ts';
import { readPlace } from '../../workshop.ts';
import type { Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
/** Who is there, on what and in what does not depend on how they are laid out best. */
const sketchOf = (prompt: string): Stage =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
const factsOf = ({ place, seed }: Stage) => readPlace(place.name).describe({ seed, ...place });

describe('what nobody mentions is there all the same', () => {
  test.each([
    ['A girl cycles along the seaside', 'vehicle'],
    ['A young man skateboards down a city street', 'vehicle'],
    ['Two teenagers snowboarding down a mountain', 'household'],
  ])('%s', (prompt, family) => {
    const { figures } = sketchOf(prompt);
    const riders = figures.filter(({ body }) => body.family === 'person');
    for (const { support } of riders) {
      if (!('figure' in support)) throw new Error('The rider is on nothing.');
      expect(figures[support.figure]?.body.family).toBe(family);
    }
    expect(riders.length).toBeGreaterThan(0);
  });

  test('a picnic has its blanket, and something to eat, and everybody sits down around it', () => {
    const { figures } = sketchOf('A family has a picnic in the park; the father tells a joke and everyone laughs');
    const sitting = figures.filter(
      ({ body, support }) => body.family === 'person' && 'on' in support && support.seat !== undefined,
    );
    expect(sitting).toHaveLength(4);
    expect(figures.length).toBeGreaterThan(sitting.length + 3);
  });

  test('people dress for the snow, unless their clothes are spoken of', () => {
    const worn = (prompt: string): string =>
      JSON.stringify(sketchOf(prompt).figures.find(({ body }) => body.family === 'person')?.body.sheet.wears);
    expect(worn('A woman walks through the snow')).toContain('beanie');
    expect(worn('A woman in a red dress walks through the snow')).not.toContain('beanie');
  });
});

describe('vehicles', () => {
  const riderOf = (prompt: string) => {
    const { figures } = sketchOf(prompt);
    const vehicle = figures.findIndex(({ body }) => body.family === 'vehicle');
    return figures.find(
      ({ body, support }) => body.family === 'person' && 'figure' in support && support.figure === vehicle,
    );
  };

  test('what drives has a driver who sits, what stands there or drives itself has none', () => {
    for (const prompt of ['A motorcycle speeds down a mountain road', 'A red car drives along the coast'])
      expect(riderOf(prompt)?.support).toMatchObject({ as: 'sit' });
    for (const prompt of ['A motorcycle is parked in the street', 'A driverless car drives down the road'])
      expect(riderOf(prompt)).toBeUndefined();
  });
});

describe('through the eyes', () => {
  test('of whoever acts, the camera is before the face and goes along', () => {
    const { figures, shots } = stageOf('POV shot of a man walking through a forest');
    const [shot] = shots;
    const height = 1.8;
    expect(shot?.follow).toEqual({ figure: 0, turns: true });
    expect(figures[0]?.body.family).toBe('person');
    const [x = 9, y = 9, z = 9] = shot?.keys[0]?.eye ?? [];
    expect(Math.hypot(x, z)).toBeLessThan(0.6);
    expect(y).toBeGreaterThan(height * 0.6);
    expect(y).toBeLessThan(height);
  });

  test('of nobody who is there, somebody is looked at', () => {
    expect(stageOf('POV, a dog in a meadow').shots[0]?.follow).toBeNull();
  });
});

test('who tumbles was on the ground before', () => {
  const [puppy] = stageOf('A puppy runs through a park and tumbles').figures;
  const heights = puppy?.path.map(({ at }) => at[1]) ?? [];
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.3);
});

test('who stands on a tower is filmed from above its floor', () => {
  const { figures, shots } = stageOf('A wizard stands on top of a tower');
  const tower = figures.findIndex(({ body }) => body.sheet.thing === 'tower');
  expect(figures[0]?.support).toMatchObject({ figure: tower, as: 'stand' });
  for (const { eye } of shots[0]?.keys ?? []) expect(eye[1]).toBeGreaterThan(9);
});

describe('water', () => {
  test('who goes along it keeps dry feet', () => {
    const stage = stageOf('Two kids run along the beach');
    const { waterLevel, heightAt } = factsOf(stage);
    for (const { path } of stage.figures)
      for (const { at } of path) expect((waterLevel ?? 0) - heightAt(at[0], at[2])).toBeLessThan(0.2);
  });

  test('who crosses it is in it, not under it, and splashes', () => {
    const stage = stageOf('Wild horses gallop across a shallow river');
    const { waterLevel } = factsOf(stage);
    const depths = stage.figures.flatMap(({ path }) => path.map(({ at }) => (waterLevel ?? 0) - at[1]));
    expect(Math.max(...depths)).toBeGreaterThan(0.1);
    expect(Math.max(...depths)).toBeLessThan(0.6);
    expect(stage.particles.map(({ kind }) => kind)).toContain('kicked_water');
  });

  test('those who run together do not run inside each other', () => {
    const [first, second] = stageOf('Two kids run along the beach').figures;
    for (const [index, { at }] of (first?.path ?? []).entries()) {
      const other = second?.path[index]?.at ?? at;
      expect(Math.hypot(at[0] - other[0], at[2] - other[2])).toBeGreaterThan(0.35);
    }
  });
});

describe('streets', () => {
  test('a dog that is with somebody goes along', () => {
    const [, dog] = sketchOf('A woman walks down a city street with a dog').figures;
    expect(dog?.acts.map(({ act }) => act)).toContain('walk');
  });

  test('who walks in one keeps to its pavement', () => {
    const stage = stageOf('A woman walks down a city street');
    const road = factsOf(stage).ways.filter(({ kind }) => kind === 'pavement');
    for (const { at } of stage.figures[0]?.path ?? [])
      expect(
        Math.min(...road.map(({ points, width }) => Math.abs(at[0] - (points[0]?.[0] ?? 0)) - width / 2)),
      ).toBeLessThan(0.1);
  });

  test('a crowded one has people in it that nobody names, none of them in the way', () => {
    const stage = stageOf('A woman walks down a crowded city street');
    const others = stage.figures.filter(({ role, body }) => role === null && body.family === 'person');
    expect(others.length).toBeGreaterThan(3);
    for (const { path } of others)
      for (const { time, at } of path) {
        const hero = stage.figures[0]?.path.find((point) => point.time === time)?.at ?? [99, 0, 0];
        expect(Math.hypot(at[0] - hero[0], at[2] - hero[2])).toBeGreaterThan(1);
      }
    expect(sketchOf('A woman walks down an empty city street').figures).toHaveLength(1);
  });

  test('a balloon is held by its string, and those who nestle lean on each other', () => {
    const { figures } = sketchOf('A girl with a red balloon walks in the park');
    expect(figures[1]?.support).toMatchObject({ figure: 0 });
    const couple = sketchOf('A couple sits on a park bench, she rests her head on his shoulder').figures;
    expect(couple.flatMap(({ acts }) => acts.map(({ act }) => act))).toContain('nestle');
  });
});

test('a dragon on a desk is no larger than a desk has room for, and its foe is there too', () => {
  const { figures } = sketchOf('A tiny knight battles a dragon on a desk');
  const desk = figures.findIndex(({ body }) => body.family === 'furniture');
  for (const { support, size, body } of figures.filter((_, index) => index !== desk)) {
    expect(support).toMatchObject({ figure: desk, as: 'stand' });
    expect(size * Number(body.sheet.metres ?? 1.7)).toBeLessThan(0.6);
  }
});

test('who laughs while sitting on the ground does not stand up for it', () => {
  const acts = sketchOf('A boy sits on the grass in a park and laughs').figures[0]?.acts.map(({ act }) => act);
  expect(acts).toEqual(['sit']);
});

test('whoever sits on a flower is smaller than it', () => {
  const { figures } = sketchOf('A butterfly lands on a purple flower');
  const butterfly = figures.find(({ body }) => body.family === 'arthropod');
  expect((butterfly?.size ?? 9) * Number(butterfly?.body.sheet.metres)).toBeLessThan(0.2);
});
