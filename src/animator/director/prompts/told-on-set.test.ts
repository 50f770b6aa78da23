import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

const acts = (prompt: string): string[] => {
  const { cast: roles, beats } = write(prompt);
  const name = (id: number | null): string => roles.find((role) => role.id === id)?.noun ?? '-';
  return beats.map(({ role, act, target }) => `${name(role)} ${act}${target === null ? '' : ` ${name(target)}`}`);
};

const relations = (prompt: string): string[] => {
  const { cast: roles, relations: told } = write(prompt);
  const name = (id: number | null): string => roles.find((role) => role.id === id)?.noun ?? '-';
  return told.map(({ role, relation, to }) => `${name(role)} ${relation} ${name(to)}`);
};

describe('who does what to what', () => {
  it.each([
    ['Two chefs glare at each other over a flaming wok', 'chef frown'],
    ['A cat knocks over a vase; it shatters on the floor', 'vase explode'],
    ['A frog sits on a leaf. Its tongue shoots out', 'frog eat'],
    ['A surfer paddles out at dawn', 'surfer surf'],
    ['The camera finds a lone piano where a girl plays', 'girl play_piano piano'],
    ['An inventor tightens the last bolt on her homemade rocket', 'inventor repair rocket'],
    ['Papers fly around the office', 'papers fly'],
    ['A cat watches as the ball rolls by, then chases it', 'cat chase ball'],
    ['The chef slices a tomato so thin you can see through it, then slides it onto the plate', 'chef cut tomato'],
    ['Skydivers link hands in a ring above the clouds', 'skydiver fly'],
    ['A penguin plops into the sea', 'penguin dive'],
    ['A firefighter sprays water on a burning building', 'firefighter spray'],
    ['Skydivers fall through the clouds', 'skydiver fly'],
    ['A player takes three steps back and kicks the ball', 'player step_back'],
    ['A worker hears a faint cry and digs', 'worker listen'],
    ['A man offers his hand; she hesitates, then takes it', 'woman take_hand man'],
    ['A mountain biker rides through the forest, splashing through a stream', 'mountain biker cycle'],
  ])('%s', (prompt, deed) => {
    expect(acts(prompt)).toContain(deed);
  });

  it('a single bulb hangs where it is told, and nobody hangs it', () => {
    const { cast, set } = write('A boxer alone in the ring, shadowboxing under one hanging bulb');
    expect(cast.filter(({ person }) => person !== null)).toHaveLength(1);
    expect(acts('A boxer alone in the ring, shadowboxing under one hanging bulb')).toEqual(['boxer fight']);
    expect(set).toMatchObject({ place: 'sports_hall', lights: ['hanging_lamp'] });
  });

  it('lights that are strung are heard by nobody', () => {
    const { cast, set, sound } = write('A couple dances, fairy lights strung over the cupboards in the kitchen');
    expect(cast.map(({ noun }) => noun)).not.toContain('fairy');
    expect(set.dressing).toContain('fairy lights');
    expect(sound.music).toBeNull();
  });
});

describe('where it is', () => {
  it.each([
    ['A tortoise crosses a living room carpet', 'living_room'],
    ['A puppy chews a slipper on the bedroom rug', 'bedroom'],
    ['A man walks deep inside a pyramid', 'temple_hall'],
    ['A monk sweeps leaves in the courtyard of a mountain temple', 'square'],
    ['A woman with a suitcase walks along the platform', 'railway'],
    ['A businessman sinks to the bottom of a swimming pool', 'underwater'],
    ['A pirate captain shouts "Fire!" and cannons roar along the deck', 'deck'],
    ['A scarecrow walks off into the corn', 'fields'],
    ['A cyclist crosses the finish line', 'road'],
    ['A bus driver smiles', 'train_car'],
    ['A couple kisses at the top of a Ferris wheel', 'coaster'],
    ['A ghost appears beside the bed', 'bedroom'],
    ['A librarian whispers to a bear reading a newspaper', 'study'],
    ['A gardener finds a tiny door at the base of an oak', 'garden'],
    ['A penguin slides down an ice slope and plops into the sea', 'ice_bay'],
  ])('%s', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it('a noun ends before what is said of it', () => {
    expect(write('Through an abandoned train station overgrown with vines walks a girl').leftOut).toEqual([]);
  });
});

describe('who is who', () => {
  const nouns = (prompt: string): string[] => write(prompt).cast.map(({ noun }) => noun);

  it('who is pointed at by a colon speaks', () => {
    const { cast, dialogue } = write('A mother and her daughter sit. The daughter points: "Is that one grandpa?"');
    expect(dialogue.map(({ speaker }) => cast.find(({ id }) => id === speaker)?.noun)).toEqual(['daughter']);
  });

  it('the partner of one of two is the other', () => {
    const told = 'Two detectives stand in an alley. The older one crouches. His partner, a tall woman, frowns.';
    expect(write(told).cast.map(({ noun }) => noun)).toEqual(['detective', 'detective']);
  });

  it('has three ages where three generations are told of', () => {
    const { cast } = write('Three generations of women laugh in a kitchen');
    expect(cast.map(({ person }) => person?.age)).toEqual(['old', 'adult', 'teen']);
  });

  it('a spider that spins its web is in it', () => {
    expect(relations('Macro: a spider spins its web between two branches covered in dew')).toEqual(['spider in web']);
  });

  it('stained glass is in windows', () => {
    expect(nouns('A knight kneels before a queen, sunlight streaming through stained glass')).toEqual([
      'knight',
      'queen',
    ]);
  });

  it('no building has the flashlight', () => {
    expect(relations('A worker crawls through the rubble of a building with a flashlight')).toEqual([
      'worker holding flashlight',
    ]);
  });

  it('a pitcher holds water where nobody throws a ball', () => {
    expect(nouns('A crow drops pebbles into a pitcher')).toContain('jug');
    expect(nouns('A pitcher throws a fastball to the batter')).toContain('pitcher');
  });

  it('a cat dressed as a detective is one', () => {
    const [cat] = write('A cat dressed as a detective examines a footprint').cast;
    expect(cat).toMatchObject({ thing: 'cat', person: { role: 'detective' } });
  });

  it('who leans over the bow is on board', () => {
    expect(relations('Dolphins race beside a sailboat while a girl leans over the bow')).toContain('girl on sailboat');
  });

  it('a wheel of a fair is of the land, and who rides it stands before it', () => {
    const { cast, relations: told } = write('Two kids ride a Ferris wheel, laughing');
    expect(cast.find(({ thing }) => thing === 'ferris wheel')).toMatchObject({ scenery: true });
    expect([told, acts('Two kids ride a Ferris wheel, laughing')]).toEqual([[], ['kid stand', 'kid laugh']]);
  });

  it('a mirror that fogs is there, and nobody cries who rests the head', () => {
    expect(nouns('The mirror fogs up as he shaves')).toContain('mirror');
    expect(acts('A woman in a car rests her forehead on the steering wheel')).not.toContain('woman cry');
  });

  it('glasses that fog leave the air clear', () => {
    expect(write('A baker pulls a tray from the oven, steam fogging her glasses').set.weather).toBe('clear');
  });
});

describe('animals stay animals', () => {
  it.each([
    'A baby elephant slips and its mother helps it up with her trunk',
    'A tortoise wearing a tiny sweater walks through the grass',
    'A chameleon waits, then its tongue shoots out and catches a fly',
  ])('%s', (prompt) => {
    expect(write(prompt).cast.every(({ person }) => person === null)).toBe(true);
  });
});
