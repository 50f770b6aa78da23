import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

/** How many of whom are there. */
const counted = (prompt: string) => write(prompt).cast.map(({ noun, count }) => `${count} ${noun}`);

/** Who does what. */
const acts = (prompt: string) => {
  const { cast, beats } = write(prompt);
  return beats.map(({ role, act }) => {
    const doer = cast.find(({ id }) => id === role);
    return `${doer?.colour ?? ''} ${doer?.noun} ${act}`.trim();
  });
};

describe('those who are told of together are there once', () => {
  it('a band of four has its drummer, its guitarist and two more of their age', () => {
    const { cast } = write('A garage band of four teenagers rehearses, the drummer counts in, the guitarist jumps');
    const people = cast.filter(({ person }) => person !== null);
    expect(people.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(people.map(({ person }) => person?.age)).toEqual(['teen', 'teen', 'teen']);
  });

  it.each([
    ['Two news anchors sit behind a desk', ['2 news anchor', '1 desk']],
    ['Two hosts sit at a desk. The bearded man laughs, the woman nods', ['1 man', '1 desk', '1 woman']],
    ['Five children sit around a teacher, one boy points', ['4 children', '1 teacher', '1 boy']],
    ['A senior couple sits on a bench. The old man offers his wife tea', ['1 old man', '1 woman', '1 bench', '1 tea']],
    ['A skateboarder weaves between parked cars in a city', ['1 skateboarder', '4 car', '1 skateboard']],
    ['Two officers chase a thief. The man jumps', ['2 officer', '1 thief']],
    ['A family is at the beach. The parents dig while their daughter runs', ['2 parent', '1 daughter']],
    ['Two children build a sandcastle. The kids laugh', ['2 children', '1 sandcastle']],
    [
      'A family of four has a picnic. The father waves, the mother smiles and the kids run',
      ['1 father', '1 mother', '2 kid'],
    ],
    [
      'A rock band performs at a festival. The lead singer screams into the microphone, the guitarist jumps',
      ['1 singer', '1 microphone', '1 guitarist', '1 guitar'],
    ],
  ])('%s', (prompt, cast) => {
    expect(counted(prompt)).toEqual(cast);
  });

  it.each([
    [
      'Three coworkers share lunch in an office break room, a woman in a green blazer laughs, a bald man unwraps a sandwich, the youngest checks her phone',
      ['1 woman', '1 man', '1 coworker'],
    ],
    [
      'Three students study in a library, a girl reads a book, a boy types on a laptop, a tall boy sleeps',
      ['1 girl', '1 boy', '1 boy'],
    ],
    [
      'Three kids play football, a boy kicks the ball, a girl chases him, a man watches from a bench',
      ['1 kid', '1 boy', '1 girl', '1 man'],
    ],
    [
      'Three astronauts in a space station: a woman waters a plant, a man sleeps, the youngest plays guitar',
      ['1 astronaut', '1 astronaut', '1 astronaut'],
    ],
    [
      'Three firefighters spray water, a woman cries, a man points at the house, a boy watches',
      ['3 firefighter', '1 woman', '1 man', '1 boy'],
    ],
    ['Two friends play chess, a man and a woman watch from a bench', ['2 friend', '1 man', '1 woman']],
    ['Three puppies play on a lawn, the smallest chews a shoe', ['2 puppy', '1 puppy']],
  ])('those who are told of one by one are those who were counted: %s', (prompt, people) => {
    const { cast } = write(prompt);
    expect(
      cast
        .filter(({ person, noun }) => person !== null || noun === 'puppy')
        .map(({ noun, count }) => `${count} ${noun}`),
    ).toEqual(people);
  });

  it('what the first of several does is done by nobody else of them', () => {
    const prompt =
      'Four friends around a campfire: a girl plays guitar, a boy roasts marshmallows, an older man tells a story, the last one listens';
    expect(acts(prompt).filter((act) => act.endsWith('play_guitar'))).toEqual(['girl play_guitar']);
  });

  it('a lunch that is shared is eaten', () => {
    expect(acts('Two colleagues share lunch on a bench')).toContain('colleague eat');
  });

  it('leaves of a quartet those who are not told of', () => {
    const people = write('A string quartet plays in a church, the cellist closing her eyes').cast.filter(
      ({ person }) => person !== null,
    );
    expect(people.map(({ noun, count }) => `${count} ${noun}`)).toEqual(['1 cellist', '3 violinist']);
  });

  it('reads a list of trades as so many people', () => {
    const { cast } = write('Three musicians play in a subway station: a violinist, a cellist, and a drummer');
    expect(cast.filter(({ person }) => person !== null).map(({ noun }) => noun)).toEqual([
      'violinist',
      'cellist',
      'drummer',
    ]);
  });

  it.each([
    ['A black cat and a white cat sit on a wall. The black cat jumps down', 'black cat jump'],
    ['Two cats, one orange and one grey, play. The grey cat watches', 'grey cat look'],
    ['Two cats sleep on a sofa. One is black, the other is white. The white cat yawns', 'white cat stretch'],
  ])('tells them apart by colour (%s)', (prompt, act) => {
    expect(acts(prompt)).toContain(act);
  });

  it('gives everybody the face that is told of them', () => {
    const faces = write('A boy looks sad while his sister looks very happy').cast.map(({ expression }) => expression);
    expect(faces).toEqual(['sorrow', 'joy']);
  });

  it.each([
    ['A documentary about African wildlife at a watering hole', ['elephant', 'zebra']],
    ['Wildlife footage of a lioness stalking through tall grass', ['lioness']],
    ['Marine life swims around a sunken ship', ['fish', 'turtle']],
    ['Rooftop at sunrise. Silhouetted birds fly by. Camera: wide establishing', ['bird']],
  ])('shows the animals that live there (%s)', (prompt, things) => {
    expect(write(prompt).cast.map(({ thing }) => thing)).toEqual(things);
  });

  it('measures by feet and metres', () => {
    expect(write('A 3 meter tall robot walks through a square').cast[0]?.size).toBeGreaterThan(1.5);
    const [flowers] = write('A field of 20-foot tall crystal flowers').cast;
    expect(flowers).toMatchObject({ thing: 'flower', material: 'glass' });
    expect(flowers?.size).toBeGreaterThan(5);
  });
});

describe('how those look who are told apart, or only by a colour', () => {
  const looks = (prompt: string) =>
    write(prompt).cast.map(({ noun, colour, person, wears }) =>
      [colour, noun, person?.hair?.style, ...wears.map((worn) => `${worn.colour} ${worn.garment}`)]
        .filter((word) => word != null)
        .join(' '),
    );

  it.each([
    ['Two women in saris, one orange and one teal, laugh', ['woman orange sari', 'woman teal sari']],
    ['Two dogs, one brown with a red collar and one white, run', ['brown dog red collar', 'white dog']],
    ['Two friends, one bald and one with a ponytail, dance. The bald one bows', ['friend bald', 'friend ponytail']],
    ['A woman in red walks', ['woman red dress']],
    ['A boy dressed in blue walks', ['boy blue shirt']],
    ['A ninja leaps, a red scarf streaming behind him', ['ninja red scarf']],
    ['A convertible with white seats winds along a road', ['convertible']],
  ])('%j', (prompt, told) => {
    expect(looks(prompt)).toEqual(told);
  });

  it.each([
    ['A chef closes his eyes and smiles', ['chef close_eyes', 'chef smile']],
    ['A conductor raises his baton before the orchestra', ['conductor conduct']],
    ['A nurse touches the old man. He opens his eyes and smiles', ['nurse pet', 'old man open_eyes', 'old man smile']],
    [
      'A paper crane lies on a desk and becomes a white bird that flies away',
      ['crane lie', 'crane change', 'white bird fly'],
    ],
    ['A woman descends a marble staircase', ['woman walk']],
    ['A boy runs into the arms of his mother', ['boy run', 'boy hug']],
    ['A father hangs string lights', ['father raise']],
    ['A courier weaves through traffic on a bicycle', ['courier cycle']],
    ['A toddler feeds a spoonful of yogurt to her dog', ['toddler give']],
    ['A glass of lemonade with mint leaves on a table', []],
    ['Inside a club, a trumpet player with a goatee plays', ['trumpet player play']],
  ])('who does what: %j', (prompt, told) => {
    expect(acts(prompt)).toEqual(told);
  });
});

describe('what goes on meanwhile', () => {
  const beatsOf = (prompt: string): [act: string, from: number][] =>
    write(prompt)
      .beats.filter(({ role }) => role === 0)
      .map(({ act, from }) => [act, Math.round(from * 10) / 10]);

  it('takes no time before the way it is carried along', () => {
    expect(beatsOf('A girl holding a paper lantern walks through an old town.')).toEqual([['walk', 0]]);
  });

  it('lets whom somebody embraces go afterwards, seen by the camera that follows them', () => {
    const { beats, cast, shots } = write(
      'A mother hugs her son before he runs off to the bus, the camera follows the boy from behind.',
    );
    const [hug, run] = [beats.find(({ act }) => act === 'hug'), beats.find(({ act }) => act === 'run')];
    expect(run?.from).toBe(hug?.to);
    expect(cast[shots[0]?.subject ?? -1]?.noun).toBe('son');
  });

  it('means by he the man to whom somebody does something, and not whoever does it', () => {
    const { cast, beats } = write("A hairdresser cuts a young man's hair, then holds up a mirror and he nods.");
    expect(cast.find(({ id }) => id === beats.find(({ act }) => act === 'nod')?.role)?.noun).toBe('young man');
  });

  it('tells of one of several what only one does', () => {
    expect(write('Two knights duel, then one of them falls to one knee.').beats.map(({ act }) => act)).toEqual([
      'fight',
      'fight',
      'kneel',
    ]);
  });

  it('lets what is over in a moment not keep the rest waiting', () => {
    const [, salutes] = beatsOf('A soldier in a green uniform steps back and salutes his captain');
    expect(salutes?.[1]).toBeLessThan(2.5);
  });

  it('begins as soon as somebody sits there', () => {
    const [, writes] = beatsOf('A woman sits at a cafe window writing a letter.');
    expect(writes).toEqual(['write', 0.5]);
  });

  it('is told of a second way as well', () => {
    expect(beatsOf('A man walks to the door, opens it, and walks out.').map(([act]) => act)).toEqual([
      'walk',
      'open',
      'walk',
    ]);
  });

  it('leaves what comes after "before the queen," to who kneels', () => {
    expect(beatsOf('A knight kneels before the queen, stands up and walks away.').map(([act]) => act)).toEqual([
      'kneel',
      'stand',
      'walk',
    ]);
  });
});
