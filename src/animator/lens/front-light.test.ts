import { expect, test } from 'vitest';
import { airOf } from '../land/air.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import type { Stage } from '../stage/stage.ts';
import { putBehind, softenSun } from './front-light.ts';

const order = { seed: 1, weather: 'clear', season: 'summer', dressing: [], without: [] };
const [low, high] = ['golden_hour', 'day'].map((time) => airOf({ ...order, time }, 0));

/** Looks along z from the sun, or toward it. */
const looking = (z: number): CameraPose => ({
  ...{ eye: [0, 1.6, 0], target: [0, 1.6, z], roll: 0, fieldOfView: 30, focus: 5, aperture: 0 },
});

test('a low sun behind the camera is softened, one that is looked into is not', () => {
  const air = { ...low, sunDirection: [0, 0.19, 0.98] } as NonNullable<typeof low>;
  const red = (z: number): number => softenSun({ air }, [looking(z)]).sunColour[0];
  expect(red(-1)).toBeLessThan(air.sunColour[0] * 0.6);
  expect(red(1)).toBe(air.sunColour[0]);
});

test('a high sun stays as it is', () => {
  const air = high as NonNullable<typeof high>;
  expect(softenSun({ air }, [looking(-1)]).sunColour).toEqual(air.sunColour);
});

test('the sun goes behind whom a film shows against the light, and stays where it is in all others', () => {
  const air = { ...low, sunDirection: [0, 0.19, 0.98] } as NonNullable<typeof low>;
  const stageOf = (lights: readonly string[]) =>
    ({ place: { name: 'meadow', lights, time: 'golden_hour', dressing: [] }, styles: [] }) as unknown as Stage;
  const turned = (lights: readonly string[]) => putBehind({ air }, stageOf(lights), looking(-1)).air.sunDirection;
  expect(turned(['backlit'])[2]).toBeLessThan(-0.9);
  expect(turned([])).toBe(air.sunDirection);
});

test('a storm over the horizon stands where the camera looks, and the sun beside it', () => {
  const air = { ...high, sky: { ...high?.sky, front: 0 } } as NonNullable<typeof high>;
  const stage = { place: { name: 'cliff', lights: [], time: 'day', dressing: [] }, styles: [] } as unknown as Stage;
  const turned = putBehind({ air }, stage, looking(-1)).air;
  expect(Math.abs(turned.sky.front ?? 0)).toBeCloseTo(Math.PI);
  expect(turned.sunDirection[2]).toBeCloseTo(-air.sunDirection[2]);
});
