import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { findPlace } from '../land/places.ts';
import { stageScript } from '../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);

describe('who looks on while cars race by', () => {
  const stage = stageOf('A rally car drifts around a muddy forest corner, throwing dirt at the spectators.');

  it('stands beside the road and not on it', () => {
    const road = findPlace(stage.place.name)
      ?.describe({ ...stage.place, seed: 1 })
      .ways.find(({ kind }) => kind === 'road');
    const onlookers = stage.figures.filter(({ role }) => role === 1);
    expect(onlookers.length).toBeGreaterThan(2);
    const middle = road?.points.reduce((best, point) => (Math.abs(point[2]) < Math.abs(best[2]) ? point : best));
    for (const { path } of onlookers)
      expect(Math.abs((path[0]?.at[0] ?? 0) - (middle?.[0] ?? 0))).toBeGreaterThan((road?.width ?? 0) / 2);
  });

  it('is no reason for the car to throw with hands it has not: it drifts on, and dust comes after it', () => {
    expect(stage.figures[0]?.acts.map(({ act }) => act)).toEqual(['drift']);
    expect(stage.particles.map(({ kind }) => kind)).toContain('kicked_dust');
  });
});

describe('who flees on wheels', () => {
  it('rides, with a helmet on, and what is fled from comes after', () => {
    const { figures } = stageOf('A motorcyclist flees from the police on a highway');
    expect(figures[0]?.acts.map(({ act }) => act)).toEqual(['ride']);
    expect(JSON.stringify(figures[0]?.body)).toContain('motorcycle helmet');
    expect(figures[1]?.acts.map(({ act }) => act)).toEqual(['chase']);
  });

  it('drives along a road, also where nobody told of one', () => {
    const { place } = stageOf('An orange sports car flees from two police cars');
    expect(place.name).not.toBe('meadow');
  });

  it('has no helmet on whose hair flies, and each of several has one motorcycle', () => {
    expect(
      JSON.stringify(stageOf('A woman on a red motorcycle races through Tokyo, her long hair flying').figures[0]),
    ).not.toContain('helmet');
    const { figures } = stageOf('A motocross race in the mud');
    expect(figures.filter(({ body }) => body.sheet.machine === 'motorcycle')).toHaveLength(3);
  });
});

it('floodlights are lit at night', () => {
  expect(stageOf('Street basketball under floodlights, a player dunks').place.time).toBe('night');
});
