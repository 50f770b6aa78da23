import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it('shows what comes over a land in the air of it, and casts nobody for it', () => {
  const storm = write('A dark tornado crosses the prairie, a pickup truck drives away from it');
  expect([storm.set.dressing.includes('tornado'), storm.cast.map(({ thing }) => thing)]).toEqual([true, ['pickup']]);
  expect(write('An avalanche thunders down toward a skier').set.dressing).toContain('avalanche');
});

it('lets rockets start from their tower, whatever their stages are called', () => {
  const place = (prompt: string): string => write(prompt).set.place;
  expect(place('A rocket launches from its pad at dawn, the first stage separates')).toBe('launch_site');
  expect(place('A rocket takes off from a desert')).toBe('desert');
});

it('has no fountain of a park where lava shoots up, and dark soil is no dark room', () => {
  expect(write('A volcano erupts, fountains of lava shooting high').cast).toEqual([]);
  expect(write('A seed sprouts in the dark soil').set.time).not.toBe('night');
  expect(write('A young wizard casts a spell in a dark forest').set.time).toBe('night');
  expect(write('A fox in a dark green forest').set.time).not.toBe('night');
  expect(write('An astronaut stands on the surface of Mars').set.dressing).toContain('mars');
  expect(write('A candle burns on a table in the dark').set.lights).toContain('candlelight');
});

it('drives what somebody ploughs with', () => {
  expect(write('A farmer ploughs a field with an old red tractor').relations).toMatchObject([{ relation: 'driving' }]);
});

it('rides a motorcycle into the curve, and lets a herd that thunders run', () => {
  const rider = write('A motorcyclist leans deep into a curve on a coastal road');
  expect(rider.beats).toMatchObject([{ act: 'ride' }]);
  expect(write('A herd of zebras thunders across the savanna').beats).toMatchObject([{ act: 'run' }]);
  expect(write('A geyser erupts in Iceland, tourists stand back').cast.map(({ noun }) => noun)).toEqual(['tourist']);
});

it('leaves a storm where it is seen, over the horizon, and rains on nobody here', () => {
  for (const prompt of [
    'A woman walks across a dry plain toward a distant storm with lightning on the horizon',
    'A cowboy rides through the desert while a thunderstorm gathers in the distance',
    'A sailboat on a calm sea, storm clouds rolling in over the water',
  ]) {
    const { weather, dressing, lights } = write(prompt).set;
    expect([weather, dressing.includes('distant storm'), lights.includes('lightning')]).toEqual([
      'cloudy',
      true,
      false,
    ]);
  }
  const { weather, dressing } = write('A fishing boat fights through a raging storm, lightning flashes').set;
  expect([weather, dressing.includes('distant storm')]).toEqual(['storm', false]);
});

it('knows the blue hour from the glow of dusk, and a golden morning from a pale one', () => {
  expect(write('A woman walks through a city at blue hour').set).toMatchObject({ time: 'dusk' });
  expect(write('A woman walks through a city at blue hour').set.dressing).toContain('blue hour');
  expect(write('A woman walks through a city at dusk').set.dressing).not.toContain('blue hour');
  expect(write('A harbour in golden morning light').set.time).toBe('golden_hour');
  expect(write('A rocky coast under an overcast sky').set.weatherAmount).toBeGreaterThan(1.5);
});
