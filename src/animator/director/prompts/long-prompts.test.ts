import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

/** Who does what. */
const deeds = (prompt: string): string[] => {
  const { cast, beats } = write(prompt);
  return beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);
};

describe('what long prompts tell in passing', () => {
  it('who runs after somebody goes on being told of', () => {
    expect(deeds('A bride runs. The groom chases after her, catches her and laughs.')).toEqual([
      ...['bride run', 'groom chase', 'groom catch', 'groom laugh'],
    ]);
  });

  it('a line is said by whom the sentence is about, whatever hangs over the shoulder', () => {
    const { cast, dialogue } = write(
      'An old fisherman walks along, a coil of rope over his shoulder, and mutters, "Cold."',
    );
    expect(cast.find(({ id }) => id === dialogue[0]?.speaker)?.noun).toBe('fisherman');
  });

  it('an arrow is nobody, a low and orange sun no fruit, and an anchorwoman a woman', () => {
    expect(write('An arrow whistles past her head.').cast.some(({ noun }) => noun === 'arrow')).toBe(false);
    const { cast } = write('A truck drives down a highway, the sun low and orange behind it.');
    expect(cast.map(({ noun }) => noun)).toEqual(['truck']);
    expect(write('An anchorwoman reads the news.').cast[0]?.person?.gender).toBe('woman');
  });

  it('a chest that is dug out is no part of anybody, and who leans against a lamppost has one', () => {
    expect(write('A diver opens a half-buried chest.').cast.map(({ thing }) => thing)).toContain('treasure chest');
    expect(write('A detective leans against a lamppost.').cast.map(({ thing }) => thing)).toContain('street lamp');
  });

  it('who is introduced with an age and a trade is called by the name later', () => {
    const told =
      'TOVE, 60s, a barber in a white coat, sweeps the floor. A boy steps in. Tove leans on a broom and smiles.';
    expect(deeds(told).filter((deed) => deed.startsWith('barber'))).toEqual([
      ...['barber sweep', 'barber lean', 'barber smile'],
    ]);
    expect(write(told).cast[0]?.person?.age).toBe('old');
  });

  it('qualities of the film are nobody, snow crystals no gems, and a plane at a workbench does not fly', () => {
    const things = (prompt: string): string[] => write(prompt).cast.map(({ thing }) => thing);
    expect(things('A fox runs. Shot like a nature film, patient and observational.')).toEqual(['fox']);
    expect(things('A fox runs through the snow, snow crystals drifting past.')).toEqual(['fox']);
    expect(things('A carpenter works at his workbench, shavings curling from his plane.')).not.toContain('airplane');
    expect(things('A boy looks at the plane in the sky.')).toContain('airplane');
  });

  it('what is poured from one into another goes into a second one, and a slab of stone is a stone', () => {
    expect(write('An old man pours tea from one steel pot into another.').cast.map(({ thing }) => thing)).toEqual([
      ...['person', 'pot', 'pot'],
    ]);
    expect(write('A watch rests on a slab of wet black stone.').cast.map(({ thing }) => thing)).toEqual([
      ...['watch', 'rock'],
    ]);
  });

  it('a bicycle courier cycles, and who finds a flower looks at it where it grows', () => {
    expect(deeds('A bicycle courier weaves between taxis.')).toEqual(['bicycle courier cycle']);
    expect(deeds('A robot finds a sunflower and waters it.')).toEqual(['robot look', 'robot water']);
    expect(deeds('A boy finds a coin.')).toEqual(['boy pick_up']);
  });

  it('what a watch is made of does not burst about it', () => {
    const { set } = write(
      'A luxury watch with a steel case on a rock. Drops of water burst on the glass. Studio lighting.',
    );
    expect(set.medium).toBeUndefined();
  });

  it('a long story is cut though its camera is told, and each of its shots goes so; a short one is one shot', () => {
    const told =
      'A barber sweeps the floor, leans on his broom, smiles and pats the chair. A boy steps in. Slow dolly in. Warm.';
    const { shots } = write(told);
    expect(shots.length).toBeGreaterThan(1);
    expect(new Set(shots.map(({ move }) => move))).toEqual(new Set(['dolly_in']));
    expect(write('A barber sweeps the floor. Slow dolly in.').shots).toHaveLength(1);
    expect(write('A fisherman in a boat on a lake. Wide aerial establishing shot.').shots).toMatchObject([
      { size: 'wide', subject: 0 },
    ]);
  });

  it('after the first of several shots the hands and the face are seen, and the road goes through the same land', () => {
    const { shots, scenes } = write(
      'Shot 1: Wide shot of a gas station in the desert. Shot 2: A woman leans against a truck and drinks from a bottle. Shot 3: The truck drives away down the highway.',
    );
    expect(shots[1]).toMatchObject({ size: 'medium', subject: 0 });
    expect(scenes?.at(-1)?.script.set.dressing).toContain('desert');
  });

  it('headlights that sweep over a face are no car, and who pulls off a helmet takes it off', () => {
    expect(deeds('A woman leans against a truck. Headlights sweep over her face.')).toEqual(['woman lean']);
    expect(deeds('A cyclist rides on an avenue. She pulls off her helmet.')).toEqual([
      'cyclist cycle',
      'cyclist dress',
    ]);
    expect(deeds('An old violin maker is bent over his workbench.')).toEqual(['violin maker work']);
  });

  it('anime is painted once, and footage that is painterly is footage', () => {
    expect(write('Anime style, 2D cel shading: a girl waits at sunset.').styles).toEqual(['anime']);
    expect(write('A stag on a ridge. Moody, painterly, BBC nature film.').styles).not.toContain('oil_painting');
    expect(write('A painterly stag on a ridge.').styles).toContain('oil_painting');
  });

  it('a lavender coat grows nowhere, a pool of silver is no bath, and a furnace stands in the workshop', () => {
    expect(write('An old woman in a lavender coat waits at a fair.').set.dressing).not.toContain('lavender');
    expect(write('A girl walks through a lavender field.').set.dressing).toContain('lavender');
    expect(write('White headphones float above a rippling pool of liquid silver. Studio.').set.place).toBe('backdrop');
    expect(write('A man floats in a pool.').set.place).toBe('pool');
    const { set, scenes } = write(
      'A glassblower blows a glass orb in a dim workshop. Then she smiles, lit by the orange furnace.',
    );
    expect([set.place, scenes]).toEqual(['works', undefined]);
  });
});
