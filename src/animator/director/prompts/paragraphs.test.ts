import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const nouns = ({ cast }: Script): string[] => cast.filter(({ scenery }) => !scenery).map(({ noun }) => noun);

describe('a paragraph that describes a film', () => {
  it('leaves the deeds of a sentence about its mood to nobody', () => {
    const { beats } = read(
      'A small monster kneels beside a candle. The mood of the scene is one of amazement as the creature explores the world for the first time.',
    );
    expect(beats.map(({ act }) => act)).not.toContain('walk');
  });

  it('has the flame of a candle on the candle, and flames that are told of a place in the place', () => {
    const candle = read('A small monster kneels beside a melting candle. It gazes at the flame.');
    expect(candle.set).toMatchObject({ place: 'living_room', time: 'night' });
    expect(candle.set.dressing).not.toContain('flame');
    expect(read('A soldier walks through a ruined city. Flames rise behind him.').set.dressing).toContain('flames');
  });

  it('keeps the colours of a film noir that names them', () => {
    expect(read('A woman in a red coat walks down a street at night, film noir').styles).toEqual(['neo_noir']);
    expect(read('A man in a black coat walks down a street at night, film noir').styles).toEqual(['noir']);
    expect(read('Neon signs in pink and blue above an alley').set.dressing).toContain('pink light');
  });

  it('takes no verb for half of a name', () => {
    const { cast, set } = read(
      'A bottle of perfume stands on a black stone, surrounded by white orchids. Drops of water slide down the glass. Elegant advertising style.',
    );
    expect(cast.map(({ thing }) => thing)).not.toContain('slide');
    expect(set.place).toBe('backdrop');
    expect(nouns(read('Kids laugh on a water slide at the pool.'))).toContain('water slide');
  });

  it('hears music from a jukebox that nobody places, and shows the radio that stands somewhere', () => {
    expect(nouns(read('A man sits in a diner and stirs his coffee, faint jazz from a jukebox.'))).toEqual([
      'man',
      'coffee',
    ]);
    expect(nouns(read('An old man listens to music from a radio on the table.'))).toContain('radio');
  });

  it('is of who comes, and not of the treetops that are told of first', () => {
    const script = read(
      'Drone shot over a pine forest, the tips of the trees piercing the fog. The camera reveals a lake. A red canoe glides across the water.',
    );
    expect(nouns(script)).toEqual(['canoe']);
    expect(script.shots.every(({ subject }) => script.cast[subject ?? -1]?.noun === 'canoe')).toBe(true);
  });

  it('goes on walking before a camera that goes along, whatever the face does', () => {
    const told = 'A woman walks along a street. She glances over her shoulder.';
    const glance = ({ beats }: Script) => beats.find(({ act }) => act === 'look')?.onTheWay;
    expect(glance(read(`${told} The camera tracks backward in front of her.`))).toBe(true);
    expect(glance(read(told))).toBeUndefined();
  });

  it('comes near to a face that the camera turns to, and down to who is on the ground', () => {
    const last = (prompt: string) => read(prompt).shots.at(-1)?.size;
    expect(last('A cook tosses noodles in a wok. The camera tilts up to his smiling face.')).toBe('medium');
    expect(
      last('An explorer kneels in the desert. It begins as a wide aerial shot and slowly descends to ground level.'),
    ).toBe('full');
  });

  it('puts an astronaut in a red desert on another planet, and a clockmaker among clocks', () => {
    expect(read('An astronaut trudges across a vast red desert.').set).toMatchObject({ place: 'planet', time: 'day' });
    expect(read('An astronaut walks past cacti in the desert of Arizona.').set.place).toBe('desert');
    expect(read('A clockmaker bends over a watch in his dim workshop.').set.place).toBe('shop');
  });

  it('takes a visor for part of a helmet, a knitted cap for one of wool, and stones for their colours', () => {
    const [astronaut] = read('An astronaut in a white spacesuit, the sun in his visor.').cast;
    expect(astronaut?.wears.map(({ garment }) => garment)).toEqual(['spacesuit']);
    expect(read('A fisherman in a knitted cap').cast[0]?.wears[0]?.garment).toBe('beanie');
    expect(read('A dragon with obsidian scales').cast[0]?.colours).toMatchObject([{ part: 'scales' }]);
  });

  it('is drawn with few lines only where it is drawn', () => {
    expect(read('A chair in a minimalist room').styles).toEqual([]);
    expect(read('A chair, minimalist drawing').styles).toContain('minimalist');
  });

  it('goes from a detail up to a face, and from somebody’s back to it', () => {
    const shots = (prompt: string) => read(prompt).shots.map(({ size }) => size);
    expect(
      shots('A barista pours milk into a cup. It begins as a close-up of the cup and tilts up to her smiling face.'),
    ).toEqual(['close', 'medium']);
    expect(
      shots(
        'A man climbs the stairs. The camera follows him from behind, then moves around to a close-up of his eyes.',
      ),
    ).toEqual(['wide', 'close']);
  });

  it('plays where its first sentence says, whoever peeks from behind curtains later', () => {
    const { set } = read('Two cowboys meet on the street of a western town. Townspeople peek from behind curtains.');
    expect(set.place).toBe('western_town');
  });

  it('leaves to the place what only stretches away in it, and to a watch its crown', () => {
    expect(nouns(read('A ballerina dances on a stage. Rows of red seats disappear in the darkness.'))).toEqual([
      'ballerina',
    ]);
    expect(nouns(read('A silver watch turns against black. The camera moves in to a macro of the crown.'))).toEqual([
      'watch',
    ]);
  });

  it('takes a tiny girl for a small child, and a giant sea turtle for a large one', () => {
    expect(read('A tiny girl walks through a forest').cast[0]?.size).toBe(1);
    expect(read('A giant sea turtle swims over a reef').cast[0]?.size).toBeLessThan(2);
  });
});
