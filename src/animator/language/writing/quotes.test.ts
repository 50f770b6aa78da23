import { describe, expect, it } from 'vitest';
import { cutQuotes } from './quotes.ts';

describe('cutQuotes', () => {
  it.each([
    ['a man says "Good evening" in a room', 'Good evening'],
    ["a man says 'Good evening' in a room", 'Good evening'],
    ['a man says “Good evening” in a room', 'Good evening'],
    ['a man says ‘Good evening’ in a room', 'Good evening'],
    ['a man says «Good evening» in a room', 'Good evening'],
    ['a man says « Good evening » in a room', 'Good evening'],
    ['a man says »Good evening« in a room', 'Good evening'],
    ['a man says ‹Good evening› in a room', 'Good evening'],
    ['a man says „Good evening“ in a room', 'Good evening'],
    ['a man says „Good evening” in a room', 'Good evening'],
    ['a man says ‚Good evening‘ in a room', 'Good evening'],
    ['a man says ”Good evening” in a room', 'Good evening'],
    ['a man says “Good evening" in a room', 'Good evening'],
    ['a man says 「Good evening」 in a room', 'Good evening'],
    ['a man says 『Good evening』 in a room', 'Good evening'],
    ["a man says:'Good evening'", 'Good evening'],
    ["a woman (whispering 'be quiet')", 'be quiet'],
    ['男は「おはよう」と言う', 'おはよう'],
    ["男人说'你好'然后走了", '你好'],
  ])('hears what is said in %s', (text, line) => {
    expect(cutQuotes(text)).toMatchObject({ dialogue: [line], textOnScreen: [] });
    expect(cutQuotes(text).rest).not.toContain(line);
  });

  it.each([
    ["'Don't move, it's me!' he says", ["Don't move, it's me!"]],
    ['‘Don’t move, it’s me!’ he says', ["Don't move, it's me!"]],
    ['“I’m late” she says', ["I'm late"]],
    ["'Yes,' she says, 'no.'", ['Yes,', 'no.']],
    ["he says 'yes' and feeds the dogs", ['yes']],
    ["'Look at the dogs' bowls!' he says", ["Look at the dogs' bowls!"]],
    ["he says 'yes' and fills the dogs' bowls", ['yes']],
    ["a woman says 'the kids' toys aren't here' in a kitchen", ["the kids' toys aren't here"]],
    ['a woman says ‘the kids’ toys aren’t here’ in a kitchen', ["the kids' toys aren't here"]],
    ["he says 'hello' and she says 'the neighbours' dog's gone'.", ['hello', "the neighbours' dog's gone"]],
    ["he says 'my parents' house' and 'it's cold'", ["my parents' house", "it's cold"]],
    ["he says 'I found the boys' bikes'.", ["I found the boys' bikes"]],
    ["he says 'yes' and keeps goin' home", ['yes']],
    ["he says 'yes' and is 6' tall", ['yes']],
    ["'One of us' she says. 'Two of us.'", ['One of us', 'Two of us.']],
    ['“He said ‘run’ to me” she says', ["He said 'run' to me"]],
    ['a man says "hi" and a woman says \'hello\'', ['hi', 'hello']],
  ])('keeps the apostrophes within: %s', (text, dialogue) => {
    expect(cutQuotes(text).dialogue).toEqual(dialogue);
  });

  it.each([
    "a dog's bowl and the dogs' beds",
    'a dog’s bowl and the dogs’ beds',
    "it's a boy's bike",
    "the '90s, rock 'n' roll and the girls' cars",
    "'tis the season of the birds' songs",
    'a 6\'2" man beside a 5\'4" woman',
    "James' boat and the sailors' dog",
    'a man says "hello',
    "a man says 'hello",
    '"',
    "''",
    "' '",
  ])('takes nothing for speech in %s', (text) => {
    expect(cutQuotes(text)).toMatchObject({ dialogue: [], textOnScreen: [] });
  });

  it('leaves the words around it as they are, with straight apostrophes', () => {
    const { rest } = cutQuotes('the dog’s owner says ‘Sit!’ in a park');
    expect(rest.replaceAll(/[^a-z']+/g, ' ')).toBe("the dog's owner says in a park");
  });

  it('tells writing from speech in every style', () => {
    for (const text of ["a sign that reads 'OPEN'", 'a neon sign ‘OPEN’', 'a banner with the words «OPEN»']) {
      expect(cutQuotes(text)).toMatchObject({ dialogue: [], textOnScreen: ['OPEN'] });
    }
  });

  it.each([
    ['a protester holds a sign that says "Enough"', ['Enough']],
    ['a man in a t-shirt saying "Relax" yawns', ['Relax']],
    ['Then "Replicate" text fades in', ['Replicate']],
    ['the door closes with a loud "thud"', []],
    ['A big "BOOM" shakes the city', []],
    ['SFX: "whoosh", "clang". A knight', []],
    ['a song called "Blue Moon"', []],
    ['a so-called "smart" fridge', []],
  ])('hears nobody in %s', (text, textOnScreen) => {
    expect(cutQuotes(text)).toMatchObject({ dialogue: [], textOnScreen });
  });

  it.each([
    ['— Viens ici ! dit le garçon.', 'Viens ici !'],
    ['يقول الرجل: ”صباح الخير.“', 'صباح الخير.'],
    ['男孩大喊：我赢了！', '我赢了！'],
    ['— Иди сюда! кричит мальчик.', 'Иди сюда!'],
  ])('hears the line of %s', (text, line) => {
    expect(cutQuotes(text).dialogue).toEqual([line]);
  });

  it('hears a line of any length whole', () => {
    const line = 'and then we went on '.repeat(60).trim();
    expect(cutQuotes(`a man says '${line}'`).dialogue).toEqual([line]);
  });

  it.each(['"', "'", '「', '“', '„', '‘', "a' ", " 'a", "s' a", '"「『«'])(
    'reads ten thousand marks in no time: %j',
    (mark) => {
      const before = process.cpuUsage();
      cutQuotes(mark.repeat(10_000));
      // No measurement: what looks at every pair of marks takes minutes.
      expect(process.cpuUsage(before).user).toBeLessThan(30_000_000);
    },
  );
});
