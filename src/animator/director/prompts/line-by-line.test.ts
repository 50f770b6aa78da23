import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const nounOf = ({ cast }: Script, id: number | null): string => cast.find((role) => role.id === id)?.noun ?? '-';
const said = (prompt: string): string[] => {
  const script = read(prompt);
  return script.dialogue.map(({ speaker, text }) => `${nounOf(script, speaker)}: ${text}`);
};
const acts = (prompt: string): string[] => {
  const script = read(prompt);
  return script.beats.map(({ role, act }) => `${nounOf(script, role)} ${act}`);
};
const named = (prompt: string): string[] => read(prompt).cast.map(({ noun }) => noun);

describe('who says a line', () => {
  it.each([
    [
      'The captain turns to the helmsman. "Full speed ahead." The helmsman grins: "With pleasure."',
      ['captain: Full speed ahead.', 'helmsman: With pleasure.'],
    ],
    ['A man on the phone: "No, I said the blue one."', ['man: No, I said the blue one.']],
    ['A soldier writes a letter. Voiceover: "Dear Anna, it snows."', ['-: Dear Anna, it snows.']],
    ['An elephant waits, quiet narration: "Every step is a lesson."', ['-: Every step is a lesson.']],
    [
      'Character A (a grumpy cat in a bow tie): "You are late." Character B (a nervous mouse): "Sorry." Character A: "Sit."',
      ['cat: You are late.', 'mouse: Sorry.', 'cat: Sit.'],
    ],
    [
      'A comedian on a stage tells the audience: I never listen, she said. The audience laughs.',
      ['comedian: I never listen, she said.'],
    ],
    ['A barista hands a cup to a customer and says, Enjoy your coffee.', ['barista: Enjoy your coffee.']],
  ])('%s', (prompt, lines) => {
    expect(said(prompt)).toEqual(lines);
  });

  it('takes a slash between two lines for the end of the first', () => {
    const script = read('Mia: Did you hear that? / Tom: It was only the wind. Two teenagers walk through a forest.');
    expect(script.dialogue.map(({ text }) => text)).toEqual(['Did you hear that?', 'It was only the wind.']);
    expect(script.dialogue[0]?.speaker).not.toBe(script.dialogue[1]?.speaker);
    expect(script.cast).toHaveLength(2);
  });

  it('lets nobody weep who cries a line out', () => {
    expect(acts('A girl steps back and cries, "Never!"')).toContain('girl shout');
  });
});

describe('what does it', () => {
  it('is whoever the sentence began with, past what they have about them', () => {
    expect(acts('A baker, flour on his cheeks and a rolling pin under his arm, argues with a goose.')).toContain(
      'baker speak',
    );
  });

  it('is the cake that flew, and not whoever sneezed', () => {
    expect(acts('A dinosaur sneezes so hard that the cake flies into the air. It lands on his head.')).toEqual([
      'dinosaur chirp',
      'cake fly',
      'cake land',
    ]);
  });

  it('is nobody where neither does it, and no light does it for them', () => {
    expect(acts('A doctor sits down beside a nurse. Neither speaks. Fluorescent light flickers overhead.')).toEqual([
      'doctor sit',
    ]);
  });

  it.each([
    ['POV: riding a bicycle down a lane, an old man waves from his doorway.', ['person cycle', 'old man wave']],
    [
      'Trams rattle past, laundry hangs between houses, and an old woman leans out of a window.',
      ['tram drive', 'old woman lean'],
    ],
    ['A tree stands beside a lantern, and soft snow begins to fall.', ['tree stand']],
    ['A scientist adjusts a dish, and one of the pandas stops.', ['scientist dress', 'panda stand']],
    ['A taxi driver in 1970s New York looks at a passenger.', ['taxi driver look']],
    ['A girl draws a small heart with her finger. They draw their swords.', ['girl draw_picture', 'girl hold']],
    ['A fox, a bear and a rabbit having tea at a table.', ['fox drink', 'bear drink', 'rabbit drink']],
    ['A dancer taps on a wooden floor, red shoes, close-up.', ['dancer dance']],
    ['A drummer beats a huge drum.', ['drummer play_drums']],
    ['Mammoths walk, their long fur blows in the wind.', ['mammoth walk']],
    ['A man with a walking cane sits.', ['man sit']],
  ])('%s', (prompt, done) => {
    expect(acts(prompt)).toEqual(done);
  });

  it('is the camera that cranes up, and no bird', () => {
    expect(named('A knight kneels. The camera circles him once and then cranes up to reveal the plain.')).toEqual([
      'knight',
    ]);
  });

  it('throws no shadows', () => {
    expect(acts('Camels walk along a dune, casting long shadows.')).toEqual(['camel walk']);
  });
});

describe('who somebody is', () => {
  it.each([
    ['A cat wearing sunglasses and working as a lifeguard at a pool', ['cat']],
    ['A robot working as a bartender mixes a drink', ['robot', 'drink']],
    ['A man who works as a clown drives a tiny car', ['clown', 'car']],
    ['A dog follows an old tramp in a patched green coat', ['dog', 'tramp']],
    ['A couple in formal evening wear going home get caught in a downpour', ['couple']],
  ])('%s', (prompt, cast) => {
    expect(named(prompt)).toEqual(cast);
  });

  it('lets toys that are made like somebody use their hands', () => {
    expect(acts('A teddy bear washing the dishes')).toEqual(['teddy bear wash_dishes']);
  });

  it('gives no smoke to whoever is only told with it', () => {
    expect(acts('A space shuttle launching into orbit, with flames and smoke billowing out')).toEqual([
      'space shuttle take_off',
    ]);
  });

  it('colours what is painted', () => {
    expect(read('A rowboat painted bright yellow lies on a beach.').cast[0]?.colour).toBe('bright yellow');
  });
});

describe('what is only spoken of', () => {
  it.each([
    ['The tiny figure of a monk climbs the stairs.', ['monk']],
    ['The statue of a roman emperor cracks.', ['statue']],
    ['A bee lands on a petal. Around it the field blurs into bands of violet and green.', ['bee']],
    ['Slow zoom on a clock while a suspect sweats under a bulb.', ['suspect', 'clock', 'bulb']],
  ])('%s', (prompt, cast) => {
    expect(named(prompt)).toEqual(cast);
  });

  it('has no storm at lightning speed', () => {
    const { set } = read('Two cooks chop onions at lightning speed.');
    expect([set.weather, set.lights]).toEqual(['clear', []]);
  });

  it('has no mountains at the peak of a jump', () => {
    expect(read('A skater drops into a pool. VHS look, slow motion at the peak of the jump.').set.place).toBe('pool');
    expect(read('A skater drops into an empty pool, slow motion at the peak of the jump.').set.place).not.toBe(
      'mountains',
    );
  });
});
