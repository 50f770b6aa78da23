import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const PIER = 'A fisherman mends his net on a wooden pier at dawn.';
const castOf = (prompt: string): string[] =>
  readPrompt(prompt, null)
    .entities.filter(({ hidden }) => !hidden)
    .map(({ noun }) => noun);

describe('a sentence that tells only what is heard', () => {
  const shown = castOf(PIER);
  it.each([
    'Ambient rushing water and gulls.',
    'Muffled explosions, ringing ears, seagulls somehow still crying.',
    'The only sounds are a ticking clock and distant church bells.',
    'The soundtrack is a lonely violin over soft drums.',
    'Silence except for a creaking door and the cry of an owl.',
    'No dialogue, only wind and the flapping of a flag.',
    'A dog barks in the distance.',
    'A phone rings off-screen.',
    'A car alarm can be heard outside.',
    'Edited to the rhythm of a ticking clock.',
  ])('shows nothing: %s', (tail) => {
    expect(castOf(`${PIER} ${tail}`)).toEqual(shown);
  });

  it.each([
    ['A dog barks at him.', 'dog'],
    ['A crowd cheering, flags waving.', 'crowd'],
    ['Two dogs barking behind a fence.', 'dog'],
    ['A phone rings on a bench.', 'phone'],
    ['A girl laughs on a swing in the distance.', 'girl'],
  ])('shows who is there: %s', (tail, who) => {
    expect(castOf(`${PIER} ${tail}`)).toContain(who);
  });

  it('is heard as the music it names', () => {
    expect(readPrompt(`${PIER} Cheerful ukulele and whistling.`, null).instruments).toEqual(['guitar', 'whistle']);
  });
});
