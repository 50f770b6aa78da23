import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

const cast = (prompt: string): string[] => write(prompt).cast.map(({ noun, count }) => `${count} ${noun}`);

/** Who says what. */
const said = (prompt: string): string[] => {
  const { cast: roles, dialogue } = write(prompt);
  return dialogue.map(({ speaker, text }) => `${roles.find(({ id }) => id === speaker)?.noun ?? '-'}: ${text}`);
};

const acts = (prompt: string): string[] => {
  const { cast: roles, beats } = write(prompt);
  const name = (id: number | null): string => roles.find((role) => role.id === id)?.noun ?? '-';
  return beats.map(({ role, act, target }) => `${name(role)} ${act}${target === null ? '' : ` ${name(target)}`}`);
};

describe('what is meant by words that name something else elsewhere', () => {
  it.each([
    ['A boot splashes into a puddle. We follow a courier running through the alley', ['1 courier']],
    ['A writer sits at a desk with a lamp and a photograph of a woman', ['1 writer', '1 desk', '1 lamp']],
    ['A boy sits in an attic. His grandmother’s voice calls from below: "Supper!"', ['1 boy']],
    ['Girl: "Can they see us?" Boy: "Shh." Two children lie on a rooftop', ['1 girl', '1 boy']],
    ['A mother duck leads her seven ducklings; the last one stops', ['1 mother duck', '6 duckling', '1 duckling']],
    ['Six penguins stand on the ice. The smallest one slips', ['5 penguin', '1 penguin']],
    ["An elderly couple walks. They've walked this path before. They sit", ['2 elderly couple']],
    ['A boy and his grandfather fish on a lake', ['1 boy', '1 grandfather']],
    ['The sea captain, a barrel of a man, laughs', ['1 sea captain']],
    ['A car with flame throwers races', ['1 car']],
    ['A slow cinematic pan around a castle', ['1 castle']],
    ['A portable speaker stands on a picnic table', ['1 loudspeaker', '1 picnic table']],
    ['An old shepherd leads his sheep', ['1 shepherd', '1 sheep']],
    ['An anvil cloud spreads over the plains. Water pipes run along the wall', []],
    ['The machine resets and starts again. A flame, orange at the base, flickers', ['1 flame']],
    ['Two coworkers high-five each other', ['2 coworker']],
    ['A beekeeper lifts the lid, smoke curling from the smoker in her other hand', ['1 beekeeper']],
  ])('%s: who is there', (prompt, there) => {
    expect(cast(prompt)).toEqual(there);
  });

  it.each([
    ['a man talking in the rain', 'city'],
    ['People walk past an entrance, the camera tilts up to the roofline', 'city'],
    ['A woman dances at the peak of tension, umbrellas around her', 'city'],
    ['A girl in pajamas jumps up and down', 'bedroom'],
    ['Two coworkers shake hands after a meeting', 'office'],
  ])('%s: where that is', (prompt, place) => {
    expect(write(prompt).set).toMatchObject({ place, stated: false });
  });

  it('lets it rain', () => {
    expect(acts('A woman stands with rain pouring down, smiling')).toEqual(['woman stand', 'woman smile']);
    expect(said('A surf band "Sharks on Boards" plays on a stage')).toEqual([]);
  });

  it('leaves hands where they are', () => {
    expect(acts('A hand enters from the right and places a cup on the table')).toEqual(['person put cup']);
  });

  it('lets light and pages do what nobody else does', () => {
    expect(
      acts('Palm trees lean, and the sun breaks through the haze, turning the water into a river of gold'),
    ).toEqual(['palm tree lean']);
    expect(acts('An old typewriter on a desk. A writer rips out a page and throws it away. It lands in a bin')).toEqual(
      ['writer work', 'writer throw'],
    );
    expect(acts('The musicians struggle to keep up. A singer waves')).toEqual(['singer wave']);
  });

  it('tells colours, names and rooms by what they are said of', () => {
    const cat = write('A black and white cat sleeps on a windowsill');
    expect([cat.cast[0]?.colour, cat.styles]).toEqual(['black', []]);
    expect(write('Black and white footage of a cat asleep').styles).toEqual(['black_and_white']);
    expect(write('A girl in a red and white striped dress waves').cast[0]?.wears[0]?.colour).toBe('red');
    expect(cast('A host named Maya, a woman with box braids, leans on a desk')).toEqual(['1 host', '1 desk']);
    expect(acts('Pip, a small white terrier, sits by an egg. Pip licks the egg')).toContain('terrier eat egg');
    expect(acts('A woman on the phone paces in an office')).toContain('woman phone phone');
    expect(write('She lights a candle in a dark chapel').set.place).toBe('nave');
    expect(write('Interior, taxi, night. The driver glances up').cast[0]?.noun).toBe('driver');
  });

  it('takes an animal’s coat for its fur, and a figure far away for as tall as others', () => {
    const [fox] = write('A fox, its coat the color of autumn leaves, peeks out of its den').cast;
    expect(fox).toMatchObject({ wears: [], parts: ['fur'] });
    expect(write('A tiny figure in a blue robe crosses the desert').cast[0]?.size).toBe(1);
    expect(write('A robot serves a family of aliens. The smallest alien slurps').cast[1]?.size).toBe(1);
  });

  it('takes a bench, a bar and a horse for what those of a calling work with', () => {
    const things = (prompt: string) => write(prompt).cast.map(({ thing }) => thing);
    expect(things('A shoemaker sits at his bench, hammering a boot')).toContain('dining table');
    expect(write('A shoemaker sits at his bench').set.place).toBe('shop');
    expect(things('A weightlifter steps up to the bar and lifts it over his head')).toContain('barbell');
    expect(things('A gymnast vaults over the horse')).toContain('vaulting horse');
    expect(things('A gymnast strokes a brown horse')).toContain('horse');
    expect(write('A pharmacist hands a bag over the counter').set.place).toBe('shop');
    expect(write('A barista slides a cup over the counter').set.place).toBe('cafe');
    expect(write('An actor puts on makeup in his dressing room').set.place).toBe('salon');
    expect(write('A boxer walks down a dim tunnel toward a stadium').set.place).toBe('tunnel');
    expect(acts('A man tears the bread')).toEqual(['man hold bread']);
    expect(write('A girl reads a book in a blanket fort').cast.map(({ thing }) => thing)).toContain('blanket fort');
  });

  it('knows how old those are who are told of together, and who is told of as "me"', () => {
    const ages = (prompt: string) => write(prompt).cast.flatMap(({ person }) => (person === null ? [] : [person.age]));
    const brothers =
      'Two brothers, about eight and ten, build a pillow fort. The older one laughs. The younger one yawns.';
    expect(ages(brothers)).toEqual(['child', 'child']);
    expect(ages('Two sisters, six and nine years old, build a snowman. The older one laughs.')).toEqual([
      'child',
      'child',
    ]);
    expect(cast('my grandma teaching me how to make dumplings, we are both laughing')).toEqual([
      '1 grandma',
      '1 child',
      '4 dumpling',
    ]);
    expect(acts('My best friend and I dance in the kitchen')).toEqual(['best friend dance', 'person dance']);
  });

  it('knows the father of a family from the girl that was told of before him, and whose deed is whose', () => {
    expect(
      acts(
        'A family eats. The grandmother stirs a pot, the girl waves, the father hangs a framed photograph on the wall',
      ),
    ).toContain('father put');
  });

  it('takes somebody by the shoulders to measure them, and bandages what a plaster is put on', () => {
    const played = (prompt: string) => write(prompt).beats.map(({ verb, target }) => `${verb} ${target}`);
    expect(played('A tailor measures the shoulders of a nervous young man')).toContain('measure 1');
    expect(played('A nurse puts a small bandage on a boy’s knee')[0]).toMatch(/^bandage/);
  });

  it('knows who is dressed as somebody, and whose arms are run into', () => {
    const [girl, ...others] = write('A girl dressed as a witch knocks on a door').cast;
    expect(girl?.person).toMatchObject({ age: 'child', role: 'witch' });
    expect(others.map(({ noun }) => noun)).toEqual(['door']);
    expect(
      acts('A boy dressed as an astronaut running down a hallway and jumping into his soldier dad’s arms'),
    ).toEqual(['boy run', 'boy hug dad']);
    expect(write('A boy hugs his soldier dad').cast[1]?.person?.role).toBe('soldier');
    // The judges of a contest have no gowns on.
    expect(write('A gymnast flips while the judges watch').cast[1]?.person?.role).toBeNull();
    expect(write('A judge bangs her gavel').cast[0]?.person?.role).toBe('judge');
  });

  it('knows who speaks where no verb tells, and what is only written', () => {
    expect(said('A man flips a coin. Voiceover: "Luck is debt." Neon sign buzzing')).toEqual(['-: Luck is debt.']);
    expect(said('A robot asks a scarecrow, "Do you dream?" The scarecrow’s mouth curls. "Only of crows."')).toEqual([
      'robot: Do you dream?',
      'scarecrow: Only of crows.',
    ]);
    expect(said('A pilot taps a gauge. "Odd." A nurse looks up. "How long do we have?" — "Ten minutes."')).toEqual([
      'pilot: Odd.',
      'nurse: How long do we have?',
      'pilot: Ten minutes.',
    ]);
    expect(write('A teacher writes "HELLO" on the blackboard')).toMatchObject({
      dialogue: [],
      textOnScreen: ['HELLO'],
    });
  });
});
