import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const castOf = (prompt: string): string[] => write(prompt).cast.map(({ noun }) => noun);
const actsOf = (prompt: string): string[] => {
  const { beats, cast } = write(prompt);
  return beats.map(({ role, act }) => `${cast[role]?.noun} ${act}`);
};

describe('what is only told of', () => {
  it.each([
    ['A grandfather tells the children that the dragon ate the whole village', ['grandfather', 'children']],
    ['A boy says he wants a bicycle for Christmas. His father smiles', ['boy', 'father']],
    ['A man asks whether the train has left as the conductor shrugs', ['man', 'conductor']],
    ['A shepherd sings about the sea and whales to his goats', ['shepherd', 'goat']],
    ['A dog dreams of a giant bone', ['dog']],
    ['A girl waits on a hill, a shooting star crosses the sky', ['girl']],
    ['A cyclist rides along a road. The jacket ripples in the wind', ['cyclist', 'bicycle']],
    ['A statue stands in a gallery. Footsteps echo in the distant room', ['statue']],
    ['A keyboard lies on a desk. The camera slides over three keys', ['keyboard', 'desk']],
    ['A train enters the station, the first carriage blocks the wind', ['train']],
    ["A children's choir sings in a church", ['choir']],
    ['A dog rides a wave with its owner, a tanned man with dreadlocks', ['dog', 'owner']],
    ['A captain waits. Behind him the skeleton of an old ship rises from the sand', ['captain', 'ship']],
    ['Aerial shot of a tractor ploughing a field, gulls following behind it in a long ribbon', ['tractor', 'gull']],
    ['An artist sprays a giant blue whale on a wall', ['artist', 'mural wall']],
    ['Split screen: a businessman runs for a bus', ['businessman', 'bus']],
    ['A globe on a desk. A hand shakes it', ['globe', 'desk', 'person']],
    ['A bottle on a black background, final hero shot', ['bottle']],
    ['Best quality, detailed digital painting of a palace', ['palace']],
    ['An old typewriter types by itself', ['typewriter']],
  ])('is nobody of the cast (%j)', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('is done by nobody', () => {
    expect(actsOf('The boss explains that the company is closing')).toEqual(['boss speak']);
    expect(actsOf('A mechanic laughs, then carries on working')).not.toContain('mechanic hold');
    expect(actsOf('Two dancers spin in sync with the beat')).toEqual(['dancer spin']);
  });

  it('does not reach the set through what is said', () => {
    const { set } = write('A fox in a snowy forest says: "It is snowing, the stars are falling!"');
    expect(set.weather).toBe('clear');
  });

  it('lies as snow in other languages too', () => {
    expect(write('Старик кормит голубей на заснеженной площади').set.weather).toBe('clear');
  });
});

describe('headings', () => {
  it('say what is heard and how it is filmed, and nobody speaks them', () => {
    const { dialogue, cast, textOnScreen } = write(
      'A girl leans over a bowl.\n\nMotion: fast handheld camera, whip reframing\nNative audio: roaring crowd, distant dogs\nPhysics: realistic cloth. Heavy weight.\nText on screen: Good morning\nDialogue: Is my breakfast flying?\nVertical 9:16, no music',
    );
    expect(dialogue.map(({ text, speaker }) => [text, cast[speaker ?? -1]?.noun])).toEqual([
      ['Is my breakfast flying?', 'girl'],
    ]);
    expect(cast.map(({ noun }) => noun)).toEqual(['girl', 'bowl']);
    expect(textOnScreen).toEqual(['Good morning']);
  });

  it('want no second one, and keep the first', () => {
    expect(castOf('Small birds perch among branches. No text, no duplicate birds')).toContain('bird');
  });

  it('measure a figure and do not count it', () => {
    expect(write('A tiny 3 inch cameraman runs across a desk').cast[0]?.count).toBe(1);
  });
});

describe('data', () => {
  it('tells of one person by name and looks', () => {
    const { cast, dialogue } = write(
      JSON.stringify({
        scene: 'a lighthouse in a storm',
        characters: [
          { name: 'Keeper', description: 'old man with white beard, yellow raincoat' },
          { name: 'Girl', description: 'ten years old, red boots' },
        ],
        dialogue: [{ character: 'Girl', line: 'Is the light broken?' }],
      }),
    );
    const people = cast.filter(({ person }) => person !== null);
    expect(people.map(({ noun, wears }) => [noun, wears[0]?.garment])).toEqual([
      ['keeper', 'raincoat'],
      ['girl', 'boots'],
    ]);
    expect(dialogue[0]?.speaker).toBe(people[1]?.id);
  });
});
