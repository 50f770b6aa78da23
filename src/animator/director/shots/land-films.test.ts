import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const shotOf = (prompt: string) => write(prompt).shots[0];

it.each([
  'Lavender fields in Provence, rows to the horizon, a bee flying over them, warm sunset',
  'Huge waves crash against a rocky cliff during a storm, seagulls struggling in the wind',
  'Desert dunes in wind, a line of camels on the horizon',
  'Stormy ocean scene at sunset. Waves break against dark rocks in the foreground. Gulls fly across the frame. The light changes as the sun sinks lower.',
  'Long shot, establishing scene. A solitary lighthouse stands on a rocky coast. Seabirds circle in the wind.',
  'A drone circles an old church above the Amalfi coast, waves break below, some distant people walk on the terraces',
  'A winding trail through an old forest. Huge trees rise. Mossy rocks and ferns line it, and small deer might be glimpsed between them.',
  'Ancient Egyptian temple interior with torches on the walls and a giant statue of a pharaoh at the end',
])('of the land and nobody in particular: %s', (prompt) => {
  expect(shotOf(prompt)).toMatchObject({ subject: null, size: 'establishing' });
});

it.each([
  'A bee flies over a lavender field',
  'In a lavender field, a bee lands on a flower',
  'Lavender field at sunset, a girl in a white dress walks through it',
  'A sunny garden, a cat sleeping under a tree',
])('of somebody: %s', (prompt) => {
  expect(shotOf(prompt)?.subject).toBe(0);
});

it('who drives is not seen where the film is what they see, and neither are the others as anybody in particular', () => {
  const { cast, shots } = write('POV driving through a long tunnel at night, tail lights of the cars ahead');
  expect(cast.filter(({ scenery }) => !scenery)).toEqual([]);
  expect(shots).toMatchObject([{ angle: 'point_of_view', move: 'drone_forward' }]);
});

it('the land a crop, a river of lava, a glacier or steps of rice make is its own', () => {
  const placeOf = (prompt: string) => write(prompt).set.place;
  expect(placeOf('A red tractor drives through a golden wheat field at harvest')).toBe('fields');
  expect(placeOf('A volcano erupts at night, glowing lava runs down')).toBe('volcano');
  expect(placeOf('Icebergs float in a calm arctic bay')).toBe('ice_bay');
  expect(placeOf('Rice terraces in Bali at sunrise, drone shot, palm trees')).toBe('terraces');
  expect(placeOf('Aerial shot flying over a green valley with a winding river')).toBe('valley');
  expect(placeOf('A beach in Bali at sunrise')).toBe('beach');
});

it('stars that are told of are seen, though snow lies', () => {
  const { set } = write('Northern lights over a snowy mountain lake, stars');
  expect(set).toMatchObject({ weather: 'clear', season: 'winter' });
});

it('a sun that rises or sets is an hour', () => {
  expect(write('A rooster crows on a fence as the sun rises over the barn').set.time).toBe('dawn');
  expect(write('The sun sets behind the mountains while cows graze').set.time).toBe('golden_hour');
});

it('who swims in the sea is seen under water, who leaps out of it above', () => {
  expect(write('A jellyfish drifting in the dark ocean').set.place).toBe('underwater');
  expect(write('A humpback whale breaches out of the ocean').set.place).toBe('sea');
});

it('a pod is of dolphins, silhouettes are of whom was told, and an owl glides on its wings', () => {
  expect(write('A pod of dolphins leaps out of the water').cast).toMatchObject([{ thing: 'dolphin', count: 4 }]);
  expect(write('Horses galloping on a beach, silhouettes against the orange sky').cast).toHaveLength(1);
  expect(write('A snowy owl glides over a field').beats).toMatchObject([{ act: 'fly' }]);
});

it('penguins live on the ice, red pandas are no pandas painted red, and what fills the air is seen there', () => {
  expect(write('Penguins huddle in a blizzard').set.place).toBe('snowfield');
  expect(write('A red panda eating bamboo').cast[0]).toMatchObject({ noun: 'red panda', colour: null });
  expect(write('Fireflies over a summer meadow at night').set.dressing).toContain('fireflies');
  expect(write('A field of sunflowers at dawn').set.dressing).toContain('sunflower');
  expect(write('Sand dunes at sunset, slow aerial').shots[0]?.move).toBe('drone_forward');
});

it('of several lands the one that a film without anybody came for', () => {
  const placeOf = (prompt: string) => write(prompt).set.place;
  expect(placeOf('Aerial view of a winding river through lush green forest')).toBe('valley');
  expect(placeOf('Huge waves crash against black volcanic rocks on the coast of Iceland')).toBe('cliff');
  expect(placeOf('A crab sits on a rock at the coast while waves roll in')).not.toBe('cliff');
  expect(write('Salt flats of Bolivia after rain, mirror of the sky').set).toMatchObject({
    ...{ place: 'salt_flat', weather: 'clear' },
  });
});

it('what a land is made of is no figure, and a family of animals are those animals', () => {
  const seen = (prompt: string) =>
    write(prompt)
      .cast.filter(({ scenery }) => !scenery)
      .map(({ noun }) => noun);
  expect(seen('An eagle glides along the red rock walls of a canyon')).toEqual(['eagle']);
  expect(seen('A duck swims on a pond with six ducklings. The camera glides beside the family.')).toEqual([
    'duck',
    'duckling',
  ]);
});

it('a tree alone is made by the land, which knows the seasons; they pass where they are told to', () => {
  const { set, cast, shots } = write('An ancient oak tree on a hill through the four seasons, timelapse, winter snow');
  expect(cast[0]?.scenery).toBe(true);
  expect(set.dressing).toContain('lone tree');
  expect([set, ...set.becomes].map(({ season }) => season)).toEqual(['spring', 'summer', 'autumn', 'winter']);
  expect(set.weather).toBe('clear');
  expect(shots[0]?.subject).toBeNull();
  expect(write('A boy climbs an old oak tree in a meadow').cast.every(({ scenery }) => !scenery)).toBe(true);
});

it('what grows is filmed where it grows, and its parts do not hide it', () => {
  const { set, cast } = write('A dandelion seed head in extreme close-up, seeds drift away');
  expect([set.place, cast[0]?.thing]).toEqual(['meadow', 'dandelion']);
  expect(set.dressing).toContain('dandelion seeds');
  expect(write('A sunflower, macro shot').set.place).toBe('meadow');
});

it('land that nothing moves in is gone into, unless time runs or the camera is told to stand', () => {
  expect(shotOf('A prairie at golden hour')?.move).toBe('dolly_in');
  expect(shotOf('Time lapse of clouds over a prairie')?.move).toBe('static');
  expect(shotOf('A prairie at golden hour, static shot')?.move).toBe('static');
});

it('plays where the camera or the hoofs are, and behind a bird lies no studio', () => {
  const placeOf = (prompt: string) => write(prompt).set.place;
  expect(placeOf('Underwater shot of a sea turtle swimming through crystal clear water')).toBe('underwater');
  expect(placeOf('A herd of wild horses gallops through shallow water at sunset')).toBe('beach');
  expect(placeOf('A hummingbird hovers at a red flower, macro, soft green background')).not.toBe('backdrop');
  expect(placeOf('The camera soars above a sea of clouds, mountain peaks piercing through. An eagle crosses.')).toBe(
    'clouds',
  );
});

it('whoever has wings flies past, and birds that fly over something are no drone', () => {
  expect(write('An eagle crosses the sky over a valley').beats[0]?.act).toBe('fly');
  expect(shotOf('Birds fly over a calm ocean')?.move).toBe('static');
  expect(shotOf('Fly over a calm ocean at sunset')?.move).toBe('drone_forward');
});

it('trees that pass in the foreground are passed, and what is nibbled on bears nobody', () => {
  const { cast } = write('A pack of wolves walks through a pine forest, trees passing in the foreground');
  expect(cast.filter(({ scenery }) => !scenery).map(({ noun }) => noun)).toEqual(['wolf']);
  expect(write('A rabbit nibbles on clover in a meadow').relations).toEqual([]);
});

it('trains through mountains run along their valleys, and one flower is no field', () => {
  expect(write('A train passes the mountains').set.place).toBe('valley');
  expect(write('A blue butterfly above a sunflower, close-up').set.dressing).not.toContain('sunflower');
});

it.each(['a teddy bear and a toy block in the living room', 'In a cozy kitchen, a cup of tea steams on the table'])(
  'things in a room are what the film is of: %s',
  (prompt) => {
    expect(write(prompt).shots[0]).toMatchObject({ subject: 0 });
  },
);

it.each([
  ['A tour of an art gallery with many paintings', 'hall'],
  [
    'A lively night market scene. Food stalls stretch along both sides. Vendors call out while smoke rises from sizzling woks, customers browse. The camera moves in a slow tracking shot down the middle of the market.',
    'market',
  ],
  [
    'The camera begins on a dimly lit street, where streetlights cast a faint glow. The camera moves forward into a narrow alley with broken signs.',
    'city',
  ],
])('is walked through where the camera goes on: %s', (prompt, place) => {
  const { set, cast, shots } = write(prompt);
  expect(set.place).toBe(place);
  expect(cast.filter(({ scenery }) => !scenery)).toEqual([]);
  expect(shots[0]).toMatchObject({ subject: null, angle: 'point_of_view', move: 'drone_forward' });
});

it('is lit by its lamps at night, and an alley is one however large its town is', () => {
  expect(write('A street where streetlights cast a faint glow and puddles reflect neon').set.time).toBe('night');
  expect(write('A rain-soaked Tokyo alley, wet pavement, a ramen shop').set.place).toBe('alley');
});

it('vendors of whom a film is do what they are told to', () => {
  expect(write('A vendor at a market sells apples to a girl').cast[0]?.scenery).toBe(false);
  expect(write('A street vendor prepares food at a small cart on a busy street').set.place).toBe('food_stall');
});

it('nobody walks over a skyline, or beside the machine that is flown', () => {
  const neon = 'A man walks through a crowded street market, neon skyline behind him';
  expect(write(neon).set.place).toBe('city');
  const { beats } = write('A boy drives his ornithopter over the city, glides on and weaves between the windmills');
  expect(new Set(beats.filter(({ role }) => role === 0).map(({ target }) => target))).toEqual(new Set([1]));
});

it('a boat that glides by is found in the widest shot', () => {
  expect(shotOf('A small boat glides over a wide river, extreme wide shot')).toMatchObject({
    subject: 0,
    size: 'wide',
  });
});

it('signs of shops are seen from the street, and water under a bridge leads nobody below it', () => {
  expect(write('A busy intersection in the city, cars pass, shop signs glow along the streets').set.place).toBe('city');
  expect(write('A high-angle shot overlooking a corner of the city, shop signs glow').set.place).toBe('city');
  const bridge =
    'An old stone bridge over a clear river. The camera pulls back, the river flows serenely beneath the bridge.';
  expect(write(bridge).set.place).not.toBe('under_bridge');
  expect(write(bridge).shots.every(({ place }) => place === null)).toBe(true);
});

it('what drives along the horizon is seen in its land, and small', () => {
  const shot = shotOf('Thunderclouds build over golden wheat fields, a lone red tractor crawls along the horizon');
  expect([shot?.size, shot?.subject]).toEqual(['establishing', 0]);
});

it('flowers in the foreground are near, and whoever runs behind them is not; bears on drifting ice are on that', () => {
  expect(shotOf('A puppy runs over a meadow, macro wildflowers in the foreground')?.size).toBe('wide');
  const bears = write('A polar bear leads two cubs over drifting sea ice, pale arctic light');
  expect(bears.set.place).toBe('ice_bay');
});
