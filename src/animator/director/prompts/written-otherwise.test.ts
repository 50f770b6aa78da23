import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

const cast = (prompt: string): string[] => write(prompt).cast.map(({ noun, count }) => `${count} ${noun}`);

const lines = (prompt: string): string[] => {
  const script = write(prompt);
  return script.dialogue.map(
    ({ speaker, tone, text }) => `${script.cast[speaker ?? -1]?.noun ?? 'nobody'} (${tone}): ${text}`,
  );
};

describe('prompts copied from somewhere', () => {
  it.each([
    '"A red fox trots through deep snow in a quiet forest."',
    '✅ “A red fox trots through deep snow in a quiet forest.”',
    '«A red fox trots through deep snow in a quiet forest.»',
  ])('are told where the whole stands in quotation marks (%j)', (prompt) => {
    expect(cast(prompt)).toEqual(['1 fox']);
    expect(lines(prompt)).toEqual([]);
  });

  it('are spoken where somebody says I', () => {
    expect(lines('"I have waited for you all these years."')).toHaveLength(1);
  });

  it('go on where a line was wrapped', () => {
    const prompt =
      'Anna, a 35-year-old woman with  \nshort black hair and a green coat, sits in a kitchen with her  \ncat.';
    expect(write(prompt)).toMatchObject({
      set: { place: 'kitchen' },
      cast: [{ person: { hair: { colour: 'black', length: 'short' } }, wears: [{ colour: 'green' }] }, { noun: 'cat' }],
    });
  });

  it.each([
    'A man reads in his office. Audio: rain on pavement, a horse snorts, a dog barks.',
    'A man reads in his office.\nAudio: (man, gravelly voice): "It was you."\nRain on pavement, horses, distant sirens, a lighter click.',
  ])('show nothing of what is only heard (%j)', (prompt) => {
    expect(cast(prompt)).toEqual(['1 man']);
    expect(write(prompt).set.place).toBe('office');
  });
});

describe('prompts written as data', () => {
  const fields = {
    scene: 'a quiet library at dusk',
    subject: { description: 'a young librarian with curly black hair', wardrobe: 'green cardigan, plaid skirt' },
    action: 'she climbs a ladder',
    camera: { movement: 'slow crane up' },
    dialogue: [{ character: 'Librarian', line: 'It is not here.' }],
    text_on_screen: 'LOST',
    negative_prompt: 'crowd',
  };

  it.each([
    ['as JSON', JSON.stringify(fields)],
    ['as JSON with a comma too many', `${JSON.stringify(fields, null, 2).slice(0, -1)},}`],
    ['as JSON in a block of code', `\`\`\`json\n${JSON.stringify(fields)}\n\`\`\``],
  ])('are read like sentences (%s)', (_, prompt) => {
    const script = write(prompt);
    expect(script).toMatchObject({
      set: { place: 'study', time: 'dusk' },
      shots: [{ move: 'crane_up' }],
      textOnScreen: ['LOST'],
    });
    expect(script.cast.map(({ noun }) => noun)).toEqual(['librarian', 'ladder']);
    expect(script.cast[0]?.wears.map(({ colour, garment }) => [colour, garment])).toEqual([
      ['green', 'cardigan'],
      [null, 'skirt'],
    ]);
    expect(lines(prompt).at(-1)).toMatch(/It is not here\.$/);
  });

  it('are read with the marks of Markdown', () => {
    expect(
      write(
        '**Scene 1 (0-3s):** Wide shot of a red tram.\n**Scene 2 (3-8s):** Close-up of a woman in a yellow dress.\n- Audio: birdsong',
      ),
    ).toMatchObject({
      cast: [{ noun: 'tram' }, { noun: 'woman' }],
      shots: [
        { from: 0, to: 3, size: 'wide' },
        { from: 3, to: 8, size: 'close' },
      ],
      leftOut: [],
    });
  });

  it('take headings for what they are', () => {
    const script = write('Setting: a school.\nSubject: a boy.\nWardrobe: red cap.\nNegative prompt: cars, text');
    expect(script).toMatchObject({
      cast: [{ noun: 'boy', wears: [{ garment: 'cap', colour: 'red' }] }],
      set: { place: 'classroom', without: ['cars', 'text'] },
    });
  });
});

describe('lines without quotation marks, and those who say them', () => {
  it.each([
    [
      'Man (shouting): Hold the line! Sailor: I cannot, captain! A wave crashes.',
      ['man (shout): Hold the line!', 'sailor (plain): I cannot, captain!'],
    ],
    ['A queen on a throne. QUEEN: Rise.\nTrumpets sound.', ['queen (plain): Rise.']],
    ['Voiceover (calm female voice): "It begins." A boy runs.', ['nobody (plain): It begins.']],
    ['A telephone. A woman\'s voice on the line says, "Go home."', ['nobody (plain): Go home.']],
    ['A girl and her grandson. Boy: "Like this?"', ['grandson (plain): Like this?']],
    ['A comedian holds a microphone: "Hello." The audience laughs.', ['comedian (plain): Hello.']],
    ['"Stop it," he says. She just laughs: "Never."', ['man (plain): Stop it', 'woman (happy): Never.']],
  ])('are told apart (%j)', (prompt, said) => {
    expect(lines(prompt)).toEqual(said);
  });

  it('look as the words after their name say', () => {
    expect(write('HOST (male, 40s, headphones): "Hi." GUEST (female, curly hair): "Hello."').cast).toMatchObject([
      { noun: 'host', person: { gender: 'man', age: 'middle' }, wears: [{ garment: 'headphones' }] },
      { noun: 'guest', person: { gender: 'woman', hair: { style: 'curly' } } },
    ]);
  });

  it('are not what is written in the picture', () => {
    expect(write('A bottle of perfume. Text on screen: "NOIR".')).toMatchObject({
      dialogue: [],
      textOnScreen: ['NOIR'],
    });
  });
});

describe('those who are counted first and told apart later', () => {
  it.each([
    [
      'Two women sit in a car. The driver turns to the passenger. The passenger, a freckled redhead, laughs.',
      ['1 driver', '1 car', '1 passenger'],
    ],
    [
      'Three friends \u2014 a guitarist, a drummer in a vest and a singer \u2014 sit in a garage',
      ['1 guitarist', '1 drummer', '1 singer'],
    ],
    ['Two astronauts look at a storm. Commander Reyes says: "Run." They run.', ['1 astronaut', '1 astronaut']],
    ['Teenager 1: "Bro." Teenager 2: "What?" Two teenagers in hoodies sit on a wall.', ['1 teenager', '1 teenager']],
    ['Two students whisper to each other. The teacher turns around.', ['2 student', '1 teacher']],
  ])('are as many as they are (%j)', (prompt, nouns) => {
    expect(cast(prompt)).toEqual(nouns);
  });
});

describe('who does what', () => {
  const acts = (prompt: string): string[] => {
    const script = write(prompt);
    return script.beats.map(({ role, act, target }) =>
      [script.cast[role]?.noun, act, script.cast[target ?? -1]?.noun].filter(Boolean).join(' '),
    );
  };

  it.each([
    ['A father teaches his daughter to ride a bicycle', ['father explain daughter', 'daughter cycle bicycle']],
    ['A hunter crouches, eyes fixed on an antelope', ['hunter crouch', 'hunter look antelope']],
    ['A man washes the dishes without looking at the cat', ['man wash_dishes dish']],
    ['A pirate rolls his eyes', ['pirate frown']],
    ['A courier weaves her bicycle through a market', ['courier cycle bicycle']],
    ['Close-up of hands kneading dough', ['person knead dough']],
    ['A polar bear leads her two cubs. One cub slides on its belly', ['polar bear walk cub', 'cub slide']],
    ['A motorcycle speeds along, chased by two drones', ['motorcycle drive', 'drone chase motorcycle']],
    ['Grandpa and a girl dance. The old man laughs', ['grandpa dance', 'grandpa laugh', 'girl dance']],
  ])('is told by the verb (%j)', (prompt, told) => {
    expect(acts(prompt)).toEqual(told);
  });

  it.each([
    [
      'A striker takes a penalty kick and the goalkeeper saves it',
      ['striker shoot_at_goal ball', 'goalkeeper dive_save ball'],
    ],
    [
      'A man waits. A nurse enters and his face lights up. He exhales',
      ['man stand', 'man smile', 'man breathe', 'nurse walk'],
    ],
    [
      'A man drops his apples and a woman helps him pick them up',
      ['man drop apple', 'man pick_up apple', 'woman pick_up apple'],
    ],
    ['The soldiers prepare for battle', ['soldier stand']],
    ['A surgeon in green scrubs and a mask washes his hands', ['surgeon wash']],
    ['The bird circles once and flies away', ['bird fly']],
    ['A boy rides a bike while his mother films them', ['boy cycle bike', 'mother photograph boy']],
  ])('is told by the phrase (%j)', (prompt, told) => {
    expect(acts(prompt)).toEqual(told);
  });

  it.each([
    ['A woman presents the news. Behind her a screen shows a burning forest', ['1 woman', '1 screen']],
    ['The manifold hits the water', []],
    ['A high school girl waits for her friends to come', ['1 teenage girl', '4 friend']],
    ['A detective speaks to someone off-camera', ['1 detective']],
    ['A light, not a satellite, not a star, moves over a lake where a fox drinks', ['1 fox']],
    ['The sky fades to warm peach at the horizon as a sailboat drifts by', ['1 sailboat']],
    ['A garden. "Petals" of glowing light open. A woman types on her Mac', ['1 woman', '1 laptop']],
    ['pls a vid of a cat flying thru space lol', ['1 cat']],
    ['A man on a skateboard, filmed on an iphone', ['1 man', '1 skateboard']],
  ])('draws nobody who is not there (%j)', (prompt, nouns) => {
    expect(cast(prompt)).toEqual(nouns);
  });

  it('leaves the snow on far mountains, and reads the clock', () => {
    expect(write('A hiker on a grassy ridge, snowy mountains behind her').set).toMatchObject({ weather: 'clear' });
    expect(write('A dragon glides above the snowy mountains').set).toMatchObject({ season: 'winter' });
    expect(write('A wolf on a snowy mountain').set).toMatchObject({ weather: 'clear', season: 'winter' });
    expect(write('A wolf on a snowy mountain, snow falling').set).toMatchObject({ weather: 'snow' });
    expect(write('A diner at 2 a.m., rain on the window').set).toMatchObject({ time: 'night', weather: 'rain' });
  });

  it('holds the camera by hand while it follows', () => {
    expect(write('A man runs, handheld tracking shot').shots).toMatchObject([
      { move: 'follow_beside', handheld: true },
    ]);
  });
});
