import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { airOf } from '../land/air.ts';
import { makeCameraMotion } from '../stage/camera/camera-motion.ts';
import { makePathMotion } from '../stage/ways/path-motion.ts';
import { stageScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';
import { colouredLamps, fillOf, fireLights, type KeyLit, spotlit } from './film-lamps.ts';

const { bodyOf } = openWorkshop();

function litOf(prompt: string): KeyLit {
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9, { bodyOf });
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const figureAt: KeyLit['figureAt'] = (figure, time) =>
    motions[figure]?.(time) ?? makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }])(time);
  const bodies = stage.figures.map(({ body }) => bodyOf(body));
  return { stage, bodies, figureAt, cameraAt: makeCameraMotion(stage, figureAt) };
}

test('a fire lights what is around it when it is dark', () => {
  expect(fireLights(litOf('Two friends sit by a campfire in the forest at night'))).toHaveLength(1);
  expect(fireLights(litOf('A campfire in a meadow at noon'))).toHaveLength(0);
});

test('coloured lamps light from both sides, in the colours that are told of, and not by day', () => {
  const [left, right] = colouredLamps(litOf('A woman stands in a dark room, pink and blue neon lights'), 1);
  expect(left?.colour[0]).toBeGreaterThan(left?.colour[2] ?? 0);
  expect(right?.colour[2]).toBeGreaterThan(right?.colour[0] ?? 0);
  const shown = ([red, green, blue]: readonly [number, number, number]): number =>
    0.85 * red + 0.6 * green + 0.45 * blue;
  expect(shown(left?.colour ?? [0, 0, 0])).toBeCloseTo(shown(right?.colour ?? [1, 1, 1]), 3);
  const [near, far] = colouredLamps(litOf('A woman sits in a diner at night in red neon light'), 1);
  expect(far?.colour[0]).toBeLessThan((near?.colour[0] ?? 0) * 0.5);
  // A sign outside is seen, and does not colour the room.
  expect(colouredLamps(litOf('A woman sits in a diner at night, a red neon light in the window'), 1)).toHaveLength(0);
  expect(colouredLamps(litOf('A woman stands on a meadow at noon, a red light blinks'), 1)).toHaveLength(0);
});

test('a screen lights whoever sits before it at night', () => {
  expect(fireLights(litOf('A man types at his computer at night'))).toHaveLength(1);
});

test('a reflector gives whoever is filmed as much on the print as the hour allows, and none in space', () => {
  const air = airOf({ seed: 1, time: 'golden_hour', weather: 'clear', season: 'summer', dressing: [], without: [] }, 0);
  const fill = (prompt: string, exposure: number): number =>
    fillOf(litOf(prompt).stage, { ...air, print: { ...air.print, exposure } })[0];
  const [bright, dim] = [fill('A woman in a library', 0.5), fill('A woman in a library', 1)];
  expect(bright).toBeCloseTo(dim * 2);
  expect(fill('A woman stands in an alley at night', 1)).toBeLessThan(dim * 0.5);
  expect(fill('A woman in a library, film noir', 1)).toBeLessThan(dim * 0.5);
  expect(fill('A woman in an office at night, film noir', 1)).toBeGreaterThan(fill('A woman in an office at night', 1));
  expect(fill('An astronaut walks on the moon', 1)).toBe(0);
});

test('who crosses the stage is in the spotlight from the first step to the last', () => {
  const film = litOf('A ballerina leaps across an empty stage, a single spotlight from above');
  const air = airOf({ seed: 1, time: 'night', weather: 'clear', season: 'summer', dressing: [], without: [] }, 0);
  const { lamps } = spotlit(film, { air, lamps: [] });
  const [lamp] = lamps;
  const { toward, spread } = lamp?.spot ?? { toward: [0, 0, 0], spread: 1 };
  for (const time of [0, 2, 4]) {
    const { at } = film.figureAt(0, time);
    const to = at.map((metres, axis) => metres - (lamp?.at[axis] ?? 0));
    const cosine = to.reduce((sum, part, axis) => sum + part * (toward[axis] ?? 0), 0) / Math.hypot(...to);
    expect(cosine).toBeGreaterThan(spread);
  }
});

test('who is said to be in the spotlight is in its middle, and the others are still seen', () => {
  const film = litOf('A jazz trio plays in a dim bar, a spotlight on the saxophonist');
  const air = airOf({ seed: 1, time: 'night', weather: 'clear', season: 'summer', dressing: [], without: [] }, 0);
  const { lamps, air: left } = spotlit(film, { air, lamps: [] });
  const own = film.stage.figures.findIndex(({ role }) => role === film.stage.place.spotOn?.[0]);
  const { at } = film.figureAt(own, 0);
  const [lamp] = lamps;
  const to = at.map((metres, axis) => metres - (lamp?.at[axis] ?? 0));
  const cosine = to.reduce((sum, part, axis) => sum + part * (lamp?.spot?.toward[axis] ?? 0), 0) / Math.hypot(...to);
  expect(cosine).toBeGreaterThan(0.98);
  expect(left.sunColour[0]).toBeGreaterThan(air.sunColour[0] * 0.2);
});
