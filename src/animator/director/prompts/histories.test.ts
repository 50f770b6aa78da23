import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

describe('history, fantasy and action', () => {
  it.each([
    ['Roman legionaries marching through the streets of ancient Rome', 'forum'],
    ['A cowboy rides through the main street of a dusty western town', 'western_town'],
    ['Gladiators fight in a crowded Roman arena', 'arena'],
    ['A rocket stands on the launch pad at dawn', 'launch_site'],
    ['A robot walks through a post-apocalyptic wasteland', 'scrapyard'],
    ['A pharaoh walks past the pyramids with his guards', 'desert'],
    ['An airship floats above Victorian London', 'old_town'],
    ['A whale swims through the clouds above a sleeping city at night', 'city'],
    ['Inside the bridge of a starship, the captain sits in her chair', 'starship'],
    ['A girl runs across rooftops under the moon', 'skyline'],
    ['A whale swims through the sea', 'underwater'],
    ['A train crosses a bridge over a river', 'viaduct'],
  ])('plays where its time is (%j)', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it('lets a dragon breathe its own fire', () => {
    const { cast, beats } = write('A dragon circles a fortress at dawn, breathing fire onto the walls');
    expect(cast.some(({ thing }) => thing === 'fire')).toBe(false);
    expect(beats.find(({ act }) => act === 'breathe')).toMatchObject({ role: 0, verb: 'breathe fire' });
  });

  it('makes opponents alike and sets them against each other', () => {
    const { cast, relations } = write('A samurai stands in a field facing his opponent');
    expect(cast.map(({ person }) => person?.role)).toEqual(['samurai', 'samurai']);
    expect(relations).toContainEqual({ role: 1, relation: 'facing', to: 0, where: null });
  });

  it('dresses guards for whom they guard, and keeps them with him', () => {
    const { cast, relations } = write('A pharaoh walks past the pyramids with his guards');
    const guard = cast.findIndex(({ noun }) => noun === 'guard');
    expect(cast[guard]?.person?.role).toBe('egyptian guard');
    expect(relations.some(({ role, to }) => [role, to].includes(guard) && [role, to].includes(0))).toBe(true);
  });

  it('takes what hangs along the sides of a ship for a part of it', () => {
    const { cast } = write('A Viking longship sails through fjords, shields along its sides');
    expect(cast.map(({ thing, parts }) => [thing, parts])).toEqual([['tall ship', ['shield']]]);
  });

  it('brings a police car into a chase of which only one car is told', () => {
    const { cast, beats } = write('High-speed car chase through a city at night, a black muscle car drifts');
    expect(cast.map(({ thing }) => thing)).toEqual(['car', 'police car']);
    expect(beats).toContainEqual(expect.objectContaining({ role: 1, act: 'chase', target: 0 }));
    expect(write('A red car drives through a city').cast).toHaveLength(1);
  });

  it('shows shoes where they are what the film is about, in their colour', () => {
    const [shoes] = write('A pair of white sneakers floats in a studio').cast;
    expect([shoes?.thing, shoes?.colour]).toEqual(['shoe', 'white']);
    expect(write('A man in white sneakers walks').cast).toHaveLength(1);
  });

  it('makes figurines of people small', () => {
    const [figurine] = write('A tiny astronaut figurine explores a breakfast table').cast;
    expect(figurine?.thing).toBe('astronaut');
    expect(figurine?.size).toBeLessThan(0.2);
    expect(write('Toy soldiers march across a wooden table').cast[0]?.size).toBeLessThan(0.2);
  });
});

describe('what is told by the way', () => {
  it.each([
    ['A cyberpunk street market in the rain', 'alley'],
    ['A steam train arrives at a small snowy station', 'railway'],
    ['A ninja leaps from roof to roof in a town', 'skyline'],
  ])('says where it plays (%j)', (prompt, place) => {
    expect(write(prompt).set).toMatchObject({ place, stated: true });
  });

  it('puts whoever is on horseback into the saddle, and bikers on motorcycles', () => {
    expect(write('A knight on horseback charges at a dragon').relations).toContainEqual(
      expect.objectContaining({ role: 0, relation: 'riding', to: 1 }),
    );
    expect(write('A biker rides down a highway').cast.map(({ thing }) => thing)).toContain('motorcycle');
  });

  it('sees miniatures from above, and machines of steam in copper', () => {
    expect(write('Tilt-shift view of a busy train station, people walking').shots[0]?.angle).toBe('high');
    expect(write('A steampunk airship floats above a city').cast[0]?.colour).toBe('copper');
  });

  it('shows the animals of a race', () => {
    expect(write('A snail race with a cheering crowd').cast[0]?.thing).toBe('snail');
  });
});
