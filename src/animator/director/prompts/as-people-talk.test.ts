import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const cast = (prompt: string) => write(prompt).cast.map(({ noun, count }) => `${count} ${noun}`);

describe('prompts as people talk', () => {
  it.each([
    ['You (via cameo) are a lounge singer. You’re singing about taxes', ['1 singer']],
    ['Film noir story. Except the detective is an enthusiastic golden retriever', ['1 golden retriever']],
    ['Kids laughing. Except the toy is a sentient hamburger that can run', ['1 hamburger', '4 kid']],
    ['A scene with tanks. Except all tanks are replaced with giant snails crossing the snow', ['4 snail']],
    ['A penguin working as a waiter in a restaurant', ['1 penguin']],
    ['An officer questioning a golden retriever. Dog looks innocent', ['1 officer', '1 golden retriever']],
    ['Two well-dressed colleagues stand in an elevator', ['2 colleague']],
    ['A samurai faces an army of a hundred ninjas', ['1 samurai', '12 ninja']],
    ['A Pixar style animation with two characters. A penguin stands beside a bear', ['1 penguin', '1 bear']],
    [
      'A woman hands the vendor a peach. The vendor winks and throws in an extra one',
      ['1 woman', '1 vendor', '1 peach'],
    ],
    ['Time-lapse of a skyscraper at a construction site, cranes moving', ['1 skyscraper']],
    ['A sleek [product name] rotating on a black pedestal', ['1 perfume bottle', '1 pedestal']],
    ['The new Lumora X1 rotates slowly on a pedestal', ['1 perfume bottle', '1 pedestal']],
    ['@Image1 as the first frame. A man sits on a sofa', ['1 man', '1 sofa']],
    ['SUBJECT: Dark-skinned young female character, purple eyes, long braids\nSTYLE: 3D', ['1 person']],
    ['A man sprints through a city as a tsunami rises, iPhone documentary look', ['1 man']],
    ['A perfume commercial. A macro shot of a glass bottle', ['1 bottle']],
    ['A dancer on a rooftop against a sky of amber to violet', ['1 dancer']],
    ['Introducing GlowSkin serum: the product floats among water droplets', ['1 perfume bottle']],
  ])('shows who is meant (%j)', (prompt, nouns) => {
    expect(cast(prompt).sort()).toEqual([...nouns].sort());
  });

  it('takes a name told again for the same one, and a Greek for somebody', () => {
    expect(cast('A rap battle between Isaac Newton and Albert Einstein. Einstein raps')).toHaveLength(2);
    expect(cast('Pythagoras explaining his theorem, in ancient Greece')).toEqual(['1 person']);
  });

  it('lets nobody hold their own hand', () => {
    const { cast: roles, dialogue } = write(
      'A nurse comforting an elderly patient in a hospital bed, holding his hand. She whispers: "You’re not alone."',
    );
    expect(roles.find(({ id }) => id === dialogue[0]?.speaker)?.noun).toBe('nurse');
  });

  it.each([
    ['A goldfish in a bowl watches a cat', 'living_room'],
    ['Two guys arguing over a parking spot', 'roadside'],
    ['A professional astronaut walking on Mars', 'planet'],
    ['A reporter shouts "Back to you!" during a hurricane', 'city'],
  ])('plays where that is (%s)', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });
});
