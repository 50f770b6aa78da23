import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const setOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set;

describe('lights that a prompt tells of', () => {
  it.each([
    ['A detective searches a dark mansion with a flashlight', 'flashlight', 'night'],
    ['A couple has dinner by candlelight', 'candlelight', 'night'],
    ['A smith at work, lit only by the orange light of the forge', 'firelight', 'night'],
    ['A girl in bed, her face lit by the glow of a phone', 'screenlight', 'night'],
    ['A man works late, illuminated only by his laptop screen', 'screenlight', 'night'],
    ['A couple dances in the kitchen, lit only by the open fridge', 'fridge_light', 'night'],
    ['A man sits in a room as the light slowly fades', 'fading', 'day'],
    ['In the office the lights suddenly go out', 'going_out', 'day'],
    ['A detective questions a thief in a dark interrogation room', 'hanging_lamp', 'night'],
    ['A portrait of a woman in a studio, chiaroscuro lighting', 'hard_key', null],
    ['A backlit woman on a beach at sunset, lens flare', 'flare', 'golden_hour'],
  ])('%s', (prompt, light, time) => {
    const set = setOf(prompt);
    expect(set.lights).toContain(light);
    if (time !== null) expect(set.time).toBe(time);
  });

  it('leaves the lamps of a place out where one light is all there is', () => {
    expect(setOf('A couple has dinner by candlelight').dressing).toContain('unlit');
    expect(setOf('A couple has dinner in a cafe at night').dressing).not.toContain('unlit');
  });

  it('are not lit by day', () => {
    expect(setOf('At noon a boy plays with a flashlight in the garden').lights).not.toContain('flashlight');
  });

  it('bring a room to candles, night to a glittering town, and a moon to moonlight', () => {
    expect(setOf('A couple has dinner by candlelight').place).toBe('cafe');
    expect(setOf('City lights glitter below a couple on a rooftop').time).toBe('night');
    expect(setOf('A wolf on a cliff bathed in moonlight').dressing).toContain('full moon');
    expect(setOf('A girl in her bedroom, moonlight on the floor').dressing).not.toContain('full moon');
  });
});

describe('who sees something through a window', () => {
  it.each([
    ['A tired programmer sleeps at his desk while the city lights twinkle behind the window', 'office'],
    [
      'A storm rages outside a log cabin, lightning flashes through the small windows, an old man sits by the fireplace',
      'living_room',
    ],
    ['Inside a log cabin an old woman knits by the fire', 'living_room'],
  ])('is inside: %s', (prompt, place) => {
    expect(setOf(prompt).place).toBe(place);
  });

  it('is in the train where the window is one of a train', () => {
    expect(setOf('A girl looks at the mountains through the train window').place).not.toBe('living_room');
  });
});

it('keeps the colour of a sign in a film noir', () => {
  const stylesOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).styles;
  expect(stylesOf('A film noir detective under the green glow of a sign')).toEqual(['neo_noir']);
  expect(stylesOf('A film noir detective in a rainy alley')).toEqual(['noir']);
});

describe('a room that is told to be dark', () => {
  it.each([
    'A scientist works in a dark laboratory.',
    'A boy hides in a dark barn.',
    'A nurse walks through a gloomy hospital ward.',
    'A clerk stands in a dark flower shop.',
  ])('has its lamps out: %s', (prompt) => {
    const { set } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    expect([set.time, set.lights]).toEqual(['night', ['darkness']]);
  });

  it('is lit by neon where that is said', () => {
    const { set } = writeScript({
      ...{ prompt: 'A woman drinks in a neon-lit bar.', negativePrompt: null, durationSeconds: 6 },
    });
    expect([set.time, set.dressing.filter((word) => word.endsWith(' light'))]).toEqual([
      'night',
      ['pink light', 'blue light'],
    ]);
  });
});

describe('how a product is lit', () => {
  it('takes the colour that its rim light is told in', () => {
    expect(setOf('Product shot of a perfume bottle, golden rim light').dressing).toContain('gold rim light');
    expect(setOf('Product shot of a perfume bottle, soft rim light').dressing.join()).not.toContain('soft rim light');
  });
});

it('is lit by the torch that somebody carries through it', () => {
  expect(setOf('A knight walks through a dark castle corridor holding a torch.').lights).toEqual([
    'darkness',
    'firelight',
  ]);
});

it('has a dark club lit by the coloured lamps that are told of', () => {
  expect(setOf('A man in a dark club, purple and cyan neon lights on his face').lights).not.toContain('darkness');
  expect(setOf('A man in a dark basement').lights).toContain('darkness');
});
