import { describe, expect, it, test } from 'vitest';
import { LIGHT_NAMES } from '../catalogue/lights-table.ts';
import { writeScript } from '../director/write-script.ts';
import { airOf } from '../land/air.ts';
import type { Lamp } from '../land/world.ts';
import { KernelMemory } from '../maths/kernel-memory.ts';
import { makeCameraMotion } from '../stage/camera/camera-motion.ts';
import type { Stage } from '../stage/stage.ts';
import { makePathMotion } from '../stage/ways/path-motion.ts';
import { sketchScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';
import { Lens } from './lens.ts';
import { aloneOf, isRelit, momentLight } from './moment-light.ts';
import { type MomentLight, makeRelighting } from './moving-lamp.ts';
import { poseFigures } from './pose-figures.ts';

const { bodyOf } = openWorkshop();
/** What lights it is the same however it is laid out. */
const stageOf = (prompt: string): Stage =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
const air = airOf({ seed: 1, time: 'dawn', weather: 'clear', season: 'summer', dressing: [], without: [] }, 0);
const PANE: Lamp = {
  at: [0, 1.5, -4],
  colour: [1, 1, 1],
  reach: 13,
  size: 1.1,
  spot: { toward: [0, 0, 1], spread: -0.35 },
};

function lightAt(stage: Stage, time: number, indoor = true, faceLight: number | null = null): MomentLight {
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const motionOf = (figure: number, now: number) =>
    motions[figure]?.(now) ?? makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }])(now);
  const cameraAt = makeCameraMotion(stage, motionOf);
  const bodies = stage.figures.map(({ body }) => bodyOf(body));
  const mouthAt = () => ({ open: 0, round: 0, wide: 0 });
  const standing = poseFigures({ stage, bodies, motionOf, cameraAt, mouthAt, wind: [0, 0, 0] }, time);
  return momentLight({ stage, time, standing, camera: cameraAt(time), air, lamps: [PANE], indoor, faceLight });
}

describe('the light of a moment', () => {
  it('is left to the place where nothing is said of it', () => {
    expect(isRelit(stageOf('A woman reads in a library'))).toBe(false);
    expect(isRelit(stageOf('A dog runs on a beach at night'))).toBe(false);
  });

  it('is a beam from the hand that holds a flashlight, the way who holds it goes', () => {
    const stage = stageOf('A detective walks through a dark house with a flashlight');
    const lamps = lightAt(stage, 2).lamps.filter(({ beam = 0, cone }) => beam > 0 && (cone?.core ?? 0) > 0.98);
    expect(lamps).toHaveLength(1);
    expect(aloneOf(stage, true)?.[1]).toBeLessThan(0.2);
  });

  it('leaves no face in the dark beside a candle, and none as paper under a lamp', () => {
    const candle = stageOf('A woman reads in a room lit only by a single candle');
    const [as, dim] = [lightAt(candle, 2).lamps, lightAt(candle, 2, true, 0.15).lamps];
    expect(dim.length).toBe(as.length + 1);
    expect(dim.at(-1)?.colour[0]).toBeGreaterThan(dim.at(-1)?.colour[2] ?? 1);
    const total = ({ lamps }: MomentLight): number => lamps.reduce((sum, { colour }) => sum + colour[0], 0);
    expect(total(lightAt(candle, 2, true, 8))).toBeLessThan(total(lightAt(candle, 2)) * 0.8);
    // What goes out stays out.
    const out = stageOf('A woman reads by candlelight, suddenly the light goes out');
    expect(lightAt(out, 5, true, 0.15).lamps).toEqual(lightAt(out, 5).lamps);
  });

  it('fades to the end, and goes out at once where the power does', () => {
    const fading = stageOf('A woman reads at a table as the light slowly fades');
    const [first, middle, last] = [0, 3, 6].map((time) => lightAt(fading, time).base[1]);
    expect(first).toBe(1);
    expect(middle).toBeLessThan(0.9);
    expect(last).toBeLessThan(0.15);
    const out = stageOf('A family sits in the living room, suddenly the lights go out');
    expect(lightAt(out, 2).base[1]).toBe(1);
    expect(lightAt(out, 3.4).base[1]).toBeLessThan(0.15);
  });

  it('flashes through the windows while a bolt stands', () => {
    const stage = stageOf('An old man sits in his living room, lightning flashes outside');
    const [dark, bright] = [lightAt(stage, 0.9), lightAt(stage, 1.05)];
    expect(bright.base[1]).toBeGreaterThan(dark.base[1] * 1.8);
    expect(bright.lamps[0]?.colour[2]).toBeGreaterThan(5);
  });

  it('leaves more of a room where people dine by candles than where it is dark', () => {
    const [red] = aloneOf(stageOf('A couple has dinner by candlelight'), true) ?? [0];
    const [dark] = aloneOf(stageOf('A woman stands in a dark cellar'), true) ?? [1];
    expect(red).toBeGreaterThan(dark * 3);
  });

  it('is warm by a candle and cold before a screen', () => {
    const most = ({ lamps }: MomentLight) => lamps.map(({ colour: [red, , blue] }) => red / blue);
    expect(most(lightAt(stageOf('A couple has dinner by candlelight'), 1)).every((ratio) => ratio > 1.5)).toBe(true);
    const screen = lightAt(stageOf('A boy sits in his room, lit by the glow of a phone'), 1);
    expect(most(screen).some((ratio) => ratio < 0.7)).toBe(true);
  });

  it('is the warm glow of a tree in a room that is dark beside it', () => {
    const stage = stageOf('A girl sits in the living room, lit only by the glow of a Christmas tree');
    expect([stage.place.time, ...stage.place.lights]).toEqual(['night', 'fairy_lights']);
    const [base] = aloneOf(stage, true) ?? [1];
    expect(base).toBeLessThan(0.3);
    expect(lightAt(stage, 1).lamps.some(({ colour }) => colour[0] > 1.5 * colour[2])).toBe(true);
  });

  const bare = stageOf('A man with a flashlight stands beside a car at night');
  it.each(LIGHT_NAMES)('is finite: %s', (light) => {
    const stage = { ...bare, place: { ...bare.place, lights: [light], dressing: ['light shafts'] } };
    for (const time of [0, 1.04, 4])
      for (const indoor of [true, false]) {
        const { base, outside, lamps } = lightAt(stage, time, indoor);
        const numbers = [...base, ...outside, ...lamps.flatMap((lamp) => [...lamp.at, ...lamp.colour, lamp.reach])];
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
  });
});

/** A wall two metres away, half as bright as paper; `depths` puts something else before the lens, of the pixels of half size and of each alone. */
function wall(light: MomentLight, depths: (half: Float32Array, codes: Uint16Array) => void = () => undefined) {
  const memory = new KernelMemory();
  const [width, height] = [64, 36];
  const lens = new Lens(memory, { width, height, mirrorShare: 0, vertexRoom: 64, chunkRoom: 8, keyRoom: 8 });
  lens.record.set('eye', 0, 0, 0).set('right', 1, 0, 0).set('up', 0, 1, 0).set('forward', 0, 0, 1);
  lens.record.set('scaleX', 60).set('scaleY', 60);
  memory.floats(lens.record.get('halfDepth'), (width * height) / 4).fill(0.5);
  const full = new Uint16Array(memory.memory.buffer, lens.record.get('full'), width * height * 4).fill(500);
  depths(memory.floats(lens.record.get('halfDepth'), (width * height) / 4), full);
  makeRelighting(memory, lens, null)(light);
  return (x: number, y: number): number => full[(y * width + x) * 4] ?? 0;
}

test('a lamp lights what is near it and leaves the rest of what was drawn at its base', () => {
  const dark = { base: [0.1, 0.1, 0.1], outside: [1, 1, 1], lamps: [] } as const;
  const plain = wall(dark);
  expect(plain(5, 5)).toBeCloseTo(50, -1);
  const lit = wall({ ...dark, lamps: [{ at: [-0.6, 0.2, 1.5], colour: [2, 2, 2], reach: 1.2, size: 0.1 }] });
  expect(lit(14, 12)).toBeGreaterThan(300);
  expect(lit(60, 30)).toBe(plain(60, 30));
});

test('what ends within a pixel of half size is lit to its own edge, and what is behind it is not', () => {
  const lamp = { at: [0, 0, 0.5] as const, colour: [2, 2, 2] as const, reach: 1.2, size: 0.5 };
  // A board a metre away before a wall at ten, left of an odd column.
  const light = wall({ base: [0.1, 0.1, 0.1], outside: [1, 1, 1], lamps: [lamp] }, (half, full) => {
    for (let index = 0; index < half.length; index++) half[index] = index % 32 <= 15 ? 1 : 0.1;
    for (let index = 3; index < full.length; index += 4)
      full[index] = 20_000 * Math.sqrt(Math.floor(index / 4) % 64 <= 30 ? 1 : 0.1);
  });
  expect(light(30, 17)).toBeGreaterThan(light(28, 17) * 0.7);
  expect(light(31, 17)).toBeLessThan(light(30, 17) * 0.2);
  expect(light(31, 17)).toBe(light(34, 17));
});

test('no light leaves the sky without what it was drawn in', () => {
  const night = wall({ base: [0.1, 0.1, 0.1], outside: [0.6, 0.6, 0.6], lamps: [] }, (half) => half.fill(0));
  expect(night(20, 10)).toBeCloseTo(300, -1);
});

test('a beam is seen in the air before what it does not reach', () => {
  const cone = { toward: [1, 0, 0] as const, edge: 0.9, core: 0.98 };
  const beam = {
    at: [-0.5, 0, 1] as const,
    colour: [3, 3, 3] as const,
    reach: 5,
    size: 0.1,
    cone,
    beam: 0.05,
    falls: 0,
  };
  const seen = wall({ base: [0.1, 0.1, 0.1], outside: [1, 1, 1], lamps: [beam] });
  expect(seen(40, 18)).toBeGreaterThan(seen(40, 2) + 5);
});

describe('light that is set as photographers do', () => {
  it('is a lamp beside whom it lights, in a room as dark as it is told to be', () => {
    const stage = stageOf('A boxer trains in a dark gym, dramatic side light');
    expect([stage.place.time, ...stage.place.lights]).toEqual(['night', 'darkness', 'side_light']);
    const [base] = aloneOf(stage, true) ?? [1];
    expect(base).toBeLessThan(0.2);
    expect(lightAt(stage, 1).lamps.some(({ shades = 0 }) => shades > 0.8)).toBe(true);
  });

  it('is the sun by day outside, and puts nothing out', () => {
    const stage = stageOf('A knight stands in a meadow at noon, hard side light');
    expect([isRelit(stage), aloneOf(stage, false)]).toEqual([false, null]);
  });

  it('falls through the sea from the waves down, and burns no hole beside whom it passes', () => {
    const { lamps } = lightAt(stageOf('A whale swims slowly under the sea, sunbeams fall through the water'), 1, false);
    expect(lamps.length).toBeGreaterThan(4);
    expect(lamps.every(({ falls }) => falls === 0)).toBe(true);
    // Bluish, and from far above.
    for (const { at, colour } of lamps) expect([at[1] > 12, colour[2] > colour[0]]).toEqual([true, true]);
  });

  it('comes in shafts from the panes of a room, and from no sun on a dark stage', () => {
    const room = lightAt(stageOf('A cat sleeps in a library, shafts of sunlight through tall windows'), 1);
    const rays = room.lamps.filter(({ cone }) => cone?.edge === 1);
    expect(rays.length).toBeGreaterThan(1);
    // Near the pane that the room has, and into the room.
    for (const { at, cone } of rays) {
      expect(Math.hypot(at[0] - PANE.at[0], at[2] - PANE.at[2])).toBeLessThan(1.6);
      expect([(cone?.toward[2] ?? 0) > 0, (cone?.toward[1] ?? 0) < 0]).toEqual([true, true]);
    }
    const stage = stageOf('A ballerina dances under a single spotlight on a dark stage, volumetric light cone');
    expect(stage.figures.map(({ body }) => body.sheet.thing)).not.toContain('cone');
    expect(lightAt(stage, 1).lamps.every(({ cone }) => cone?.edge !== 1)).toBe(true);
  });
});
