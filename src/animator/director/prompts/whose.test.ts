import { describe, expect, it } from 'vitest';
import type { Role, Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const named = ({ cast }: Script): string[] => cast.map(({ noun }) => noun);
const find = ({ cast }: Script, noun: string): Role | undefined => cast.find((role) => role.noun === noun);
const worn = (role: Role | undefined): string[] =>
  (role?.wears ?? []).map(({ garment, colour }) => (colour === null ? garment : `${colour} ${garment}`));

describe('whose a quality is', () => {
  it('gives what is said of a garment in a later sentence to the garment', () => {
    const script = read(
      'A knight in armour stands in the rain. The knight’s armour is black and dented, his cape torn and crimson.',
    );
    expect(worn(find(script, 'knight'))).toEqual(['black armour', 'crimson cape']);
  });

  it('takes a colour with the name of a fruit for a colour where only a quality can stand', () => {
    expect(read('Their cat, fat and orange, watches from the sofa.').cast[0]).toMatchObject({
      thing: 'cat',
      colour: 'orange',
    });
    expect(named(read('The car is orange and drives along the coast.'))).not.toContain('orange');
  });

  it('keeps what is on a garment or in the hair there', () => {
    expect(named(read('A samurai walks through a forest. Her long hair is tied back with a red ribbon.'))).toEqual([
      'samurai',
    ]);
    expect(named(read('A girl in a denim jacket covered in pins dances.'))).toEqual(['girl']);
    expect(named(read('A dancer falls. The ribbons of her pointe shoes are frayed.'))).toEqual(['dancer']);
  });

  it('goes on with whom it told of after a place on the body', () => {
    const [woman] = read(
      'A woman with blonde hair cropped at the jaw, freckled skin and grey eyes sits in a car.',
    ).cast;
    expect(woman?.person?.eyes).toBe('grey');
  });

  it('lets nobody wear what is only in the hands, and compares with nobody who is there', () => {
    expect(worn(read('A curator lifts a gold mask from a box.').cast[0])).toEqual([]);
    expect(named(read('A line of climbers, tiny as ants, walks up the ridge.'))).toEqual(['climber']);
    expect(named(read('The queen of the bees sits on a flower.'))).toContain('bee');
  });

  it('reads parts of a body that are called like things', () => {
    expect(named(read('A doctor with grey temples walks along a corridor.'))).toEqual(['doctor']);
    expect(named(read('A girl with golden locks jumps over a puddle.'))).toEqual(['girl']);
    expect(named(read('A teacher waves at her pupils.'))).toEqual(['teacher', 'pupil']);
    expect(named(read('A lion with a mane of fire walks through a city.'))).toEqual(['lion']);
  });
});

describe('how somebody is dressed and coloured', () => {
  it('is told by colours alone, by one of two, and by costumes', () => {
    const pair = read('A woman in black and a man in white dance.');
    expect(pair.cast.map(worn)).toEqual([['black dress'], ['white shirt', 'white pants']]);
    const brothers = read('Two brothers, the elder in a blue coat and the younger in a grey one, carry a canoe.');
    expect(brothers.cast.slice(0, 2).map(worn)).toEqual([['blue coat'], ['grey coat']]);
    expect(worn(read('A toddler, dressed as a bumblebee, chases a butterfly.').cast[0])).toEqual(['bee costume']);
  });

  it('is told by what eyes and fur are', () => {
    expect(read('A dragon sits on a tower, its eyes glow gold.').cast[0]?.colours).toContainEqual({
      part: 'eyes',
      colour: 'gold',
    });
    expect(named(read('A fox with fur as white as snow walks over a lake.'))).toEqual(['fox']);
  });

  it('is told of the dog as of its owner', () => {
    const { cast } = read('A woman in a green raincoat and her small dog, also in a green raincoat, wait.');
    expect(cast.map(worn)).toEqual([['green raincoat'], ['green raincoat']]);
  });

  it('is told by garments after a place', () => {
    expect(worn(read('A dancer taps on a wooden floor, red shoes, close-up.').cast[0])).toEqual(['red shoes']);
  });

  it('leaves doors and lanterns on what they belong to', () => {
    expect(named(read('A car drives by. It is red, with a dented door.'))).toEqual(['car']);
    expect(named(read('Fishing boats with lanterns lie at a jetty.'))).toEqual(['fishing boat']);
  });

  it('puts into the other hand what is told of it', () => {
    const { relations, cast } = read('A man carries a cane in his right hand and a bouquet of lilies in his left.');
    const held = relations.filter(({ relation }) => relation === 'holding').map(({ to }) => to);
    expect(cast.filter(({ id }) => held.includes(id)).map(({ noun }) => noun)).toEqual(['cane', 'bouquet']);
  });
});

describe('who is whom', () => {
  it('singles one out of several animals or children', () => {
    const script = read('A man reads to three children. The youngest child yawns.');
    expect(script.cast.map(({ noun, count }) => [noun, count])).toEqual([
      ['man', 1],
      ['children', 2],
      ['children', 1],
    ]);
  });

  it('knows an elderly craftsman as the old man, and a mother elephant as the mother', () => {
    expect(named(read('An elderly craftsman bends over a watch. The old man smiles.'))).toEqual(['craftsman', 'watch']);
    expect(named(read('A mother elephant and her calf cross a river. The mother waits.'))).toEqual([
      'mother elephant',
      'calf',
    ]);
  });

  it('tells friends apart who are named between commas', () => {
    const script = read('A boy skates. His friends, a girl with a camera and a tall boy in a checkered shirt, wave.');
    expect(script.cast.filter(({ person }) => person !== null)).toHaveLength(3);
  });

  it('knows a couple by he and she, before or after it is named', () => {
    const before = read('He leans in. She turns away, tears on her cheeks. A couple on a train platform at night.');
    expect(named(before)).toEqual(['man', 'woman']);
    const dressed = read('A couple walks along a beach, he in a white suit, she in a blue dress.');
    expect(dressed.cast.map(worn)).toEqual([['white suit'], ['blue dress']]);
  });

  it('knows two who are only named as those who are told of next', () => {
    const script = read(
      'A chess game between two grandmasters. On the left, a thin man in a grey suit rubs his eyes; on the right, a woman in a red dress sighs.',
    );
    expect(script.cast.filter(({ person }) => person !== null).map(({ noun }) => noun)).toEqual(['man', 'woman']);
  });

  it('takes the age from either word for somebody', () => {
    const friend = find(read('A girl skates. Her best friend, a lanky boy with braces, watches.'), 'best friend');
    expect(friend?.person?.age).toBe('child');
  });

  it('counts twins, and knows whose hands are told of', () => {
    expect(read('Twin sisters skip rope.').cast[0]).toMatchObject({ noun: 'sister', count: 2 });
    expect(read('Grandma’s hands knit a scarf as the cat watches.').cast[0]).toMatchObject({ noun: 'grandma' });
  });

  it('goes on with the instrument that was played', () => {
    expect(named(read('A musician plays the cello. He nods and plays on.'))).toEqual(['musician', 'cello']);
  });
});
