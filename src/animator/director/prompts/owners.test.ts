import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const named = ({ cast }: Script): string[] => cast.map(({ noun, count }) => (count === 1 ? noun : `${count} ${noun}`));
const acted = ({ cast, beats }: Script): string[] =>
  beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);

describe('who is told of by what is theirs', () => {
  it.each([
    ['POV from a diver’s mask as she swims down to a sunken ship', 'diver'],
    ['An explorer’s torch lights the cave. She gasps', 'explorer'],
    ['A boxer’s glove hits a heavy bag. He dances back and breathes', 'boxer'],
    ['A pianist’s coat hangs on a chair. She plays softly in the dark', 'pianist'],
    ['A mountain biker’s helmet fills the picture as he speeds down a forest trail', 'mountain biker'],
  ])('brings in the owner whom a pronoun means: %s', (prompt, hero) => {
    expect(read(prompt).cast[0]?.noun).toBe(hero);
  });

  it('leaves the owner out whom nothing else is told of', () => {
    expect(named(read('A teddy bear in a sailor’s cap sits on a shelf'))).not.toContain('sailor');
  });

  it('takes a machine that is called a woman for her', () => {
    const script = read('An android waitress serves soup to a tired detective. She says: "You haven’t slept."');
    expect(script.cast.find(({ id }) => id === script.dialogue[0]?.speaker)?.thing).toBe('robot');
  });

  it('takes one of the men for one of those who were told of', () => {
    const script = read(
      'Two fishermen pull in a net at dawn. Gulls circle. One of the men laughs, the other ties a rope.',
    );
    expect(script.cast[0]?.noun).toBe('fisherman');
    expect(script.cast.filter(({ person }) => person !== null).map(({ count }) => count)).toEqual([1, 1]);
    expect(acted(script)).toContain('fisherman laugh');
  });

  it('gives a line to the one who is told by a scarf', () => {
    const script = read('Two old women play cards. "You lose," says the one in the green scarf.');
    expect(script.cast.find(({ id }) => id === script.dialogue[0]?.speaker)?.person?.gender).toBe('woman');
  });
});

describe('what is not there', () => {
  it('leaves out what is listed of a picture', () => {
    expect(named(read('A monk studies a faded fresco: angels, a dragon and a burning city.'))).toEqual([
      'monk',
      'fresco',
    ]);
  });

  it.each([
    'A low metallic groan echoes through the hull. A captain listens.',
    'A distant scream rings out. A captain listens.',
    'A low hum fills the room. A captain listens.',
  ])('draws nobody for what only sounds: %s', (prompt) => {
    expect(named(read(prompt))).toEqual(['captain']);
  });

  it('lets nothing walk that only turns red or dark', () => {
    expect(acted(read('A hacker types. The screens suddenly go red.'))).toEqual(['hacker type']);
  });

  it('takes glasses of wine for what one drinks from', () => {
    const [waiter] = read('A waiter carries a tray with three glasses of wine.').cast;
    expect(waiter?.person?.glasses).toBe(false);
  });

  it('gives what a word before the noun says is worn to whoever wears it', () => {
    const [cat, dogs] = read('A hat-wearing cat and two helmet-wearing dogs ride a skateboard.').cast;
    expect([cat?.wears[0]?.garment, dogs?.count, dogs?.wears[0]?.garment]).toEqual(['hat', 2, 'helmet']);
  });

  it('has no other eyes than those of the animal that is told of', () => {
    expect(
      read('A chameleon on a branch. Its skin shifts while one eye swivels toward the lens.').cast.map(
        ({ thing }) => thing,
      ),
    ).not.toContain('person');
  });

  it('is about the one thing that is told first, and not about animals around it', () => {
    expect(read('An old piano floats on a lake, swans gliding past it.').cast[0]?.noun).toBe('piano');
    expect(read('A giant snow globe lies in a forest while squirrels run around it.').cast[0]?.thing).toBe(
      'snow globe',
    );
  });

  it('takes a dinner that goes on for nobody', () => {
    expect(acted(read('A loud family dinner goes on while a dog sleeps under the table.'))).toEqual(['dog sleep']);
  });

  it('slips things out of pockets by hand', () => {
    expect(acted(read('A thief slips a purse from a merchant’s belt.'))).toContain('thief pick_up');
  });
});
