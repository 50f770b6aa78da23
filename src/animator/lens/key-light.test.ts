import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { airOf } from '../land/air.ts';
import type { Lamp } from '../land/world.ts';
import { add, distance, type Vector } from '../maths/vector.ts';
import { makeCameraMotion } from '../stage/camera/camera-motion.ts';
import { makePathMotion } from '../stage/ways/path-motion.ts';
import { stageScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';
import { exposeForFace } from './expose-for-face.ts';
import { beside, type KeyLit, stationsOf } from './film-lamps.ts';
import { drawnFace, keyLights, type Surrounding, wantedOf } from './key-light.ts';
import { brightness, lampOn, sidesOf } from './light-meter.ts';

const { bodyOf } = openWorkshop();

function litOf(prompt: string): KeyLit {
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9, { bodyOf });
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const figureAt: KeyLit['figureAt'] = (figure, time) =>
    motions[figure]?.(time) ?? makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }])(time);
  const bodies = stage.figures.map(({ body }) => bodyOf(body));
  return { stage, bodies, figureAt, cameraAt: makeCameraMotion(stage, figureAt) };
}

const around = (time: string, lamps: readonly Lamp[] = [], exposure = 1): Surrounding => {
  const air = airOf({ seed: 1, time, weather: 'overcast', season: 'summer', dressing: [], without: [] }, 0);
  return { air, lamps, indoor: false, dark: time === 'night', exposure };
};
/** What lamps give the brighter side of the first face. */
function onFace(film: KeyLit, lamps: readonly Lamp[]): number {
  const [station] = stationsOf(film);
  if (station === undefined) throw new Error('Nobody is lit.');
  const sides = sidesOf(add(station.at, [0, station.tall * 0.84, 0]), station.toCamera);
  return Math.max(...sides.map((side) => lamps.reduce((sum, lamp) => sum + brightness(lampOn(lamp, side)), 0)));
}

const WOMAN = 'A woman stands in an alley at night';

test('by night whom a film is about has a lamp toward the camera, above its head, and an edge from behind', () => {
  const film = litOf(WOMAN);
  const [key, edge, ...more] = keyLights(film, around('night'));
  expect(more).toHaveLength(0);
  const { at } = film.figureAt(0, 0);
  const { eye } = film.cameraAt(0);
  const toward = ({ at: lamp }: { at: Vector }): number =>
    (lamp[0] - at[0]) * (eye[0] - at[0]) + (lamp[2] - at[2]) * (eye[2] - at[2]);
  expect(toward(key ?? { at })).toBeGreaterThan(0);
  expect(toward(edge ?? { at })).toBeLessThan(0);
  expect((key?.at[1] ?? 0) - at[1]).toBeGreaterThan((film.bodies[0]?.height ?? 0) * 1.1);
});

test('a face is as bright on a dim print as on a bright one, and who is lit already needs less', () => {
  const film = litOf(WOMAN);
  const [bright, dim] = [keyLights(film, around('night', [], 1.4)), keyLights(film, around('night', [], 0.7))];
  expect(onFace(film, dim)).toBeGreaterThan(onFace(film, bright) * 1.5);
  const [station] = stationsOf(film);
  if (station === undefined) throw new Error('Nobody is lit.');
  const sign: Lamp = { at: beside(station, 0.3, -1, 1), colour: [2, 0.2, 0.2], reach: 6, size: 0.3 };
  const beneath = keyLights(film, around('night', [sign]));
  expect(onFace(film, beneath)).toBeLessThan(onFace(film, keyLights(film, around('night'))) * 0.7);
  // It comes from the side of the sign, in its colour.
  const [key] = beneath;
  expect(distance(key?.at ?? [0, 0, 0], sign.at)).toBeLessThan(distance(beside(station, 0.8, 0.85, 1.25), sign.at));
  expect(key?.colour[0]).toBeGreaterThan((key?.colour[2] ?? 1) * 2);
});

test('at night dark skin has more light than pale skin', () => {
  const film = litOf(WOMAN);
  const [figure, ...others] = film.stage.figures;
  if (figure === undefined) throw new Error('Nobody is there.');
  const inSkin = (skin: string): KeyLit => ({
    ...film,
    stage: {
      ...film.stage,
      figures: [{ ...figure, body: { ...figure.body, sheet: { ...figure.body.sheet, skin } } }, ...others],
    },
  });
  const [dark = 0, pale = 0] = ['#593d30', '#e6b893'].map((skin) =>
    onFace(film, keyLights(inSkin(skin), around('night'))),
  );
  expect(dark).toBeGreaterThan(pale * 1.3);
});

test('who goes has lamps all along, where the sun is always out nobody has any', () => {
  expect(keyLights(litOf('A woman runs down a street at night'), around('night')).length).toBeGreaterThan(6);
  expect(keyLights(litOf('An astronaut walks on the moon'), around('night'))).toHaveLength(0);
});

test('by day a small one needs less light than a large one, whose lamps stand farther away', () => {
  const shine = (prompt: string): number => keyLights(litOf(prompt), around('day'))[0]?.colour[0] ?? 0;
  expect(shine('A kitten sits in a meadow')).toBeLessThan(shine('A woman stands in a meadow') * 0.3);
  expect(shine('A kitten sits in a meadow')).toBeGreaterThan(0);
});

test('by day a black coat has a light along its edges, one that shows its form by itself has none', () => {
  expect(keyLights(litOf('A black horse stands in a meadow'), around('day'))).toHaveLength(2);
  expect(keyLights(litOf('A brown horse stands in a meadow'), around('day'))).toHaveLength(1);
});

test('a film is exposed for a face right beside a window, and left as it is where nothing burns', () => {
  const film = litOf('Close-up of a woman in a living room');
  const [station] = stationsOf(film);
  if (station === undefined) throw new Error('Nobody is lit.');
  const pane: Lamp = { at: beside(station, 0.2, 0.5, 0.8), colour: [16, 15, 14], reach: 13, size: 1.1 };
  const lit: Surrounding = { ...around('day', [pane]), indoor: true };
  const exposed = exposeForFace(film, lit);
  expect(drawnFace(film, lit)).toBeGreaterThan(wantedOf(film.stage) * 3);
  expect(drawnFace(film, exposed)).toBeLessThan((drawnFace(film, lit) ?? 0) * 0.45);
  expect(exposed.air.print.exposure / lit.air.print.exposure).toBeCloseTo(exposed.exposure / lit.exposure);
  const dim: Surrounding = { ...around('night'), indoor: true };
  expect(exposeForFace(film, dim)).toBe(dim);
});
