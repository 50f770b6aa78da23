import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

const told = (prompt: string) => {
  const { cast, beats, relations, set } = write(prompt);
  const name = (id: number | null): string => cast[id ?? -1]?.thing ?? '-';
  return {
    cast: cast.map(({ thing }) => thing),
    acts: beats.map(({ role, act }) => `${name(role)} ${act}`),
    relations: relations.map(({ role, relation, to, where }) => `${name(role)} ${relation} ${where ?? name(to)}`),
    set,
  };
};

describe('prompts as people write them', () => {
  it('makes one creature of two', () => {
    for (const prompt of [
      'A fluffy creature, a blend of a rabbit and a squirrel, hops through a magical forest',
      'A half rabbit, half squirrel animal hops through a forest',
    ]) {
      const { cast, beats } = write(prompt);
      expect(cast.map(({ thing, variety }) => [thing, ...variety])).toEqual([['creature', 'rabbit', 'squirrel']]);
      expect(beats.map(({ role, act }) => [role, act])).toEqual([[0, 'jump']]);
    }
    expect(write('A rabbit and a squirrel hop through a forest').cast).toHaveLength(2);
  });

  it('says of who eats, and not of the food, how they sit', () => {
    const { beats, relations } = write('A construction worker eats a sandwich sitting on a steel beam above the city');
    expect(beats.every(({ role }) => role === 0)).toBe(true);
    expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'on' }));
  });

  it('lets friends on a road trip ride in their car, and the wind have their hair', () => {
    const { beats, relations } = write('Three friends on a road trip in a convertible, hair blowing in the wind');
    expect(beats.map(({ act }) => act)).toEqual(['drive']);
    expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'in' }));
  });

  it.each(['A woman swims underwater among colourful fish', 'A scuba diver explores a shipwreck'])(
    '%s: under water',
    (prompt) => expect(write(prompt).set.place).toBe('underwater'),
  );

  it('knits hats, and shows a whole animal through a macro lens', () => {
    const { cast, shots } = write('A cute hedgehog wearing a knitted hat eats a strawberry, macro shot');
    expect(cast[0]?.wears[0]?.garment).toBe('beanie');
    expect(write('A woman in a flowing red dress dances').cast[0]?.wears[0]?.garment).toBe('long dress');
    expect(shots[0]?.size).toBe('close');
  });

  it('lets those do it who are taught', () => {
    for (const [prompt, act] of [
      ['A grandmother teaches her granddaughter how to bake bread in a rustic kitchen', 'cook'],
      ['A father shows his son how to ride a bicycle', 'cycle'],
    ] as const) {
      const script = write(prompt);
      const child = script.cast.find(({ person }) => person?.age === 'child');
      expect(script.beats.find(({ role }) => role === child?.id)?.act).toBe(act);
    }
  });

  it('lays a hand on a hilt, and stands nobody on a sword', () => {
    const { relations } = write('A samurai walks through a forest, hand on the hilt of his katana');
    expect(relations.map(({ relation }) => relation)).toEqual(['holding']);
  });

  it('lights a bar with its lamps, not with the sun', () => {
    expect(write('Inside a dimly lit jazz club a man plays the saxophone').set.time).toBe('night');
  });

  it('counts people as they are counted, and couples by two', () => {
    expect(write('two people shake hands').cast[0]?.count).toBe(2);
    expect(write('three people walk in the park').cast[0]?.count).toBe(3);
    expect(write('people walk in the park').cast[0]?.count).toBe(4);
    expect(write('two couples dance').cast.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it('takes the verb of a clause for one, though it may be a noun', () => {
    expect(told('A pirate ship battles through a violent storm, lightning strikes')).toMatchObject({
      cast: ['tall ship'],
      acts: ['tall ship sail'],
      set: { place: 'sea', weather: 'storm' },
    });
    expect(told('A boxer jabs in an empty gym, sweat flying').acts).toEqual(['person push']);
    expect(told('a dolphin regatta').cast).toEqual(['dolphin']);
  });

  it('gives what scenery does to nobody', () => {
    expect(
      told('A fisherman waits, grey waves rolling behind him, gulls circling overhead, smoke billowing, smiling'),
    ).toMatchObject({ acts: ['person stand', 'person smile', 'seagull fly'], relations: [] });
    expect(told('A blacksmith hammers a sword, sparks flying, sweat on his brow').relations).toEqual([]);
  });

  it('gives what a part or the weather does to nobody', () => {
    expect(told('A horse runs, its mane flowing, thunder clouds gathering').acts).toEqual(['horse run']);
    expect(told('A boy sits on a bench, feet dangling, snow falling outside the window')).toMatchObject({
      acts: ['person sit'],
      relations: ['person on bench'],
    });
  });

  it('knows the ship by its deck, the holder of a lantern and the camera', () => {
    expect(told('A ship in the ocean, sailors running across the deck').relations).toEqual(['person on ship']);
    expect(told('A man climbs a staircase with a lantern').relations).toEqual(['person holding lantern']);
    expect(write('A cat looks into the camera').beats).toMatchObject([{ act: 'look', where: 'camera' }]);
    expect(write('A man runs, slow tracking shot from behind').shots).toMatchObject([{ move: 'follow_behind' }]);
  });

  it('lets phrases after scenery belong to it', () => {
    expect(told('An astronaut plants a flag on a planet, two moons in the sky').relations).toEqual([]);
    expect(told('Two cooks bake cookies in a kitchen, flour on their hands').relations).toEqual([]);
  });

  it.each([
    ['A fisherman mends his net on the deck of a small wooden boat', 'person on boat'],
    ['A cat sleeps on the roof of a car', 'cat on roof'],
    ['An owl perches on the branch of an old oak', 'owl on tree'],
    ['A parrot sits on the shoulder of a pirate', 'parrot on shoulder'],
    ['A lizard rests on the wall of a stone house', 'lizard on house'],
  ])('stands on a part of something on the whole (%j)', (prompt, relation) => {
    expect(told(prompt).relations).toEqual([relation]);
  });

  it('leaves to the set what is named as surroundings', () => {
    const { cast, set } = write('A monk walks through a meadow, red maple trees, cherry trees in bloom');
    expect(cast.filter(({ scenery }) => !scenery).map(({ noun }) => noun)).toEqual(['monk']);
    expect(set.dressing).toEqual(expect.arrayContaining(['meadow', 'red maple trees', 'cherry tree']));
    const lamp = write('A detective walks down an alley at night, lit by a single gas lamp');
    // One that stands alone is a lamp of its own.
    expect(lamp.cast.map(({ thing }) => thing)).toEqual(['person', 'street lamp']);
    expect(lamp.set).toMatchObject({ lights: ['lamplight'] });
  });

  it.each([
    ['A robot and a girl look at the stars from a hilltop', { place: 'meadow', time: 'night' }],
    ['The old wolf howls at the moon in a forest', { place: 'forest', time: 'night' }],
    ['Elephants walk toward a watering hole, heat haze', { place: 'savanna', weather: 'clear' }],
    ['A misty forest', { place: 'forest', weather: 'fog', weatherAmount: 0.45 }],
    ['A train crosses a stone viaduct in the mountains', { place: 'viaduct' }],
    ['A knight before a burning castle', { place: 'castle', time: 'dusk', traits: ['burning'] }],
    ['A village in flames, people fleeing', { place: 'village', time: 'dusk' }],
    ['An astronaut on a red rocky planet', { place: 'planet', colour: 'red', traits: ['rocky'] }],
    ['A ballerina waits backstage', { place: 'stage' }],
  ])('reads hour, weather and place as they are meant (%j)', (prompt, set) => {
    expect(write(prompt).set).toMatchObject(set);
  });

  it('lets a thing burn that is on fire', () => {
    expect(told('A house on fire, firefighters running').acts).toEqual(['person run', 'house burn']);
  });

  it.each([
    ['A skateboarder performs a kickflip', ['person jump'], ['person riding skateboard']],
    ['A pianist performs in an empty hall', ['person play_piano'], ['person near piano']],
    ['A girl does a perfect cartwheel in the grass', ['person cartwheel'], []],
    ['A gymnast does a cartwheel and a backflip', ['person cartwheel', 'person backflip'], []],
    ['A sea turtle glides over a coral reef', ['turtle swim'], []],
    ['A couple shares an umbrella', ['person hold'], ['person holding umbrella']],
    ['A photographer takes pictures of a lion', ['person photograph'], ['person holding camera']],
  ])('plays what is meant, with what it needs (%j)', (prompt, acts, relations) => {
    expect(told(prompt)).toMatchObject({ acts, relations });
  });

  it('tells which part something is done to, and which one a shot looks at', () => {
    const { beats, shots } = write('A ballerina ties her shoes, the camera pushes in slowly on her hands');
    expect(beats).toMatchObject([{ act: 'tie_shoes' }]);
    expect(shots).toMatchObject([{ part: null }, { move: 'dolly_in', part: 'hands', continues: true }]);
    expect(write("Extreme close-up of a woman's eyes")).toMatchObject({
      cast: [{ noun: 'woman' }],
      shots: [{ size: 'extreme_close', part: 'eyes' }],
    });
  });

  it('sends what is cooked into the pan, and lets sparks be sparks', () => {
    expect(told('A chef flips vegetables in a wok, sparks and steam everywhere')).toMatchObject({
      acts: ['person toss_pan'],
      relations: ['person in wok stove'],
    });
  });

  it('shows in a shot what its subject is at', () => {
    const { cast, shots } = write('Close-up of a barista pouring milk into a cup of coffee');
    expect(shots[0]?.also.map((id) => cast[id]?.thing)).toEqual(['milk', 'coffee']);
    expect(write('Aerial tracking shot of a red car').shots).toMatchObject([{ angle: 'high', move: 'follow_beside' }]);
  });

  it.each([
    ['A man walks, 90s VHS style', ['vintage', 'vhs'], []],
    ['The camera circles a stack of old televisions that show 1950s science fiction movies and a 1970s sitcom', [], []],
    ['Dim blue light leaks from the broken windows of a tower at night', [], []],
    ['A couple walks down a street, Blade Runner mood', ['cyberpunk'], []],
    ['A girl reads, lo-fi aesthetic', ['pastel'], []],
    ['A boxer trains, Rocky vibes', [], ['rocky', 'vibes']],
    ['A retro radio on a table', [], []],
  ])('takes words of style for looks of the film, or tells that nobody knows them (%j)', (prompt, styles, unknown) => {
    expect(write(prompt)).toMatchObject({ styles, notUnderstood: unknown });
  });

  it('gives words of style and breed to nobody as looks', () => {
    const { cast, shots } = write('A cowboy rides his horse, 90s film look, long shadows, wide cinematic shot');
    expect(cast).toMatchObject([{ person: { age: 'adult' } }, { thing: 'horse', traits: [] }]);
    expect(shots).toMatchObject([{ size: 'wide', sizeStated: true }]);
    expect(write('A woman in her 60s').cast).toMatchObject([{ person: { age: 'old' } }]);
    expect(write('A golden retriever puppy').cast).toMatchObject([
      { colour: null, variety: ['puppy', 'golden retriever'] },
    ]);
  });

  it('ends a noun at a comma', () => {
    expect(write('A turtle glides through the water, small fish around it').cast).toMatchObject([
      { thing: 'turtle' },
      { thing: 'fish', material: null, size: 0.65, count: 4 },
    ]);
  });

  it.each([
    ['A wolf stands on a snowy ridge, breath visible in the cold air', ['wolf stand'], []],
    ['A potter shaping clay on a spinning wheel, hands covered in wet clay', ['person throw_pot'], undefined],
    ['An old fisherman throws a coin into the sea, silhouetted against the orange sky', ['person throw'], []],
    ['A little girl looks out of the window, a teddy bear in her arms', ['person look'], ['person holding teddy bear']],
    ['Chopsticks lifting noodles, steam rising', ['chopstick rise'], []],
    [
      'A cowboy rides across the desert. He stops and the horse rears up',
      ['person ride', 'person stand', 'horse jump'],
      ['person riding horse'],
    ],
    ['A bear cub follows its mother through the snow', ['bear follow'], undefined],
    ['An astronaut floats upside down; another one catches an apple', ['astronaut float', 'astronaut catch'], []],
    ['Behind the bus runs a dog', ['dog run'], ['dog behind bus']],
    ['A child runs through a field while a dog chases', ['person run', 'dog chase'], []],
  ])('gives to everybody what is theirs (%j)', (prompt, acts, relations) => {
    const found = told(prompt);
    expect(found.acts).toEqual(acts);
    if (relations !== undefined) expect(found.relations).toEqual(relations);
  });

  it.each([
    ['Two astronauts repair a panel outside a space station, Earth glowing below', 'space'],
    ['Three penguins slide across antarctic ice', 'snowfield'],
    ['A bowl of ramen on a wooden counter, neon light from the street outside', 'cafe'],
    ['A cowboy rides across a dusty desert plain', 'desert'],
    ['A biker races down a narrow forest trail', 'forest'],
    ['A surfer inside the barrel of a huge wave', 'sea'],
    ['A woman kneads dough', 'kitchen'],
  ])('plays where it is told, or where it is done (%j)', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it('tells of a section only what no film shows', () => {
    const { set, notUnderstood } = write(
      'A watchmaker. Camera: close-up on his hands. Lighting: warm desk lamp, quantum haze.',
    );
    expect(set.lights).toEqual(['lamplight']);
    expect(notUnderstood).toEqual(['desk', 'quantum']);
  });

  it("tells apart those of whom a couple is made, and whoever is somebody's", () => {
    expect(
      write('A young couple argues. The woman shouts: "Never!" The man, tired, mutters, "Maybe."').dialogue,
    ).toMatchObject([
      { speaker: 1, tone: 'shout' },
      { speaker: 0, tone: 'murmur' },
    ]);
    const { cast } = write('A wedding couple dances. The bride wears a lace dress, the groom a beige linen suit');
    expect(cast.map(({ noun, wears }) => [noun, ...wears.map(({ garment }) => garment)])).toEqual([
      ['groom', 'suit'],
      ['bride', 'wedding dress'],
    ]);
    expect(write('A woman says to her child: "I am here." Then she hugs him').beats).toMatchObject([
      { role: 0, act: 'speak', target: 1 },
      { role: 0, act: 'hug', target: 1 },
    ]);
  });

  it.each([
    ['A man in a brown jacket over a grey turtleneck', ['man']],
    ['The dragon, an enormous black creature, roars', ['dragon']],
    ['A barista pours milk, forming a heart', ['barista', 'milk']],
    ['A cat jumps from a bookshelf onto a sofa and knocks over a vase', ['cat', 'bookshelf', 'sofa', 'vase']],
  ])('draws nothing twice and nothing that is only said (%j)', (prompt, nouns) => {
    expect(write(prompt).cast.map(({ noun }) => noun)).toEqual(nouns);
  });

  it('knows who lies in the bed: whom the participle is about', () => {
    const { cast, relations } = write('A nurse checks on an elderly patient lying in a hospital bed');
    const bed = relations.find(({ relation }) => relation === 'in');
    expect(cast.find(({ id }) => id === bed?.role)?.noun).toBe('patient');
  });

  it('tells a man by his eyes, though the verb takes them with it', () => {
    expect(write('An office worker rubs his eyes').cast[0]?.person?.gender).toBe('man');
    expect(write('A dentist brushes her teeth').cast[0]?.person?.gender).toBe('woman');
  });
});
