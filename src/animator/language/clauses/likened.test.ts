import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

const castOf = (prompt: string): string[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }).cast.map(({ noun }) => noun);

describe('what is only told as something else', () => {
  it.each([
    ['A ballet dancer moves through a hall, her shadow a black swan on the wall.', ['ballet dancer']],
    ['Her heart was a drum, her hands were birds. A flamenco dancer twirls.', ['flamenco dancer']],
    ["He's a lion in the boardroom: a CEO in a navy suit shouts.", ['ceo']],
    ['A tattooed mechanic, a dragon inked along her arm, smiles.', ['mechanic']],
    ['Tiny as an ant against the glacier, a climber in a parka rests.', ['climber']],
    ['A sommelier smiles; notes of cherry and tobacco.', ['sommelier']],
    ['In the hills, where the wind carries the smell of rain, a grey wolf limps.', ['wolf']],
    [
      'Shot of a television in a living room. On the TV a weatherman says, "Rain!" A cat watches.',
      ['television', 'cat'],
    ],
    ['A little girl smiles at her dad in the rear-view mirror.', ['little girl', 'dad']],
    ['A girl walks her dog BISCUIT along the street.', ['girl', 'dog']],
    ['A scientist raises a flag of tattered cloth.', ['scientist', 'flag']],
  ])('is not there: %s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it.each([
    ['Meet Luna. She is a cat who sleeps.', ['cat']],
    ["A woman's corgi tugs her through the park.", ['corgi', 'woman']],
    ['The last leaf spirals down past a sleeping cat.', ['leaf', 'cat']],
    ["A magician bows. The kids' jaws drop.", ['magician', 'kid']],
    ['Time-lapse of a sunflower turning its head, bees coming and going.', ['sunflower', 'bee']],
    ['A movie poster hangs on a brick wall; a girl walks by.', ['girl']],
    ['A day in the life of a barn owl: gliding over fields, returning to feed three chicks.', ['barn owl', 'chick']],
  ])('is there all the same: %s', (prompt, cast) => {
    expect(castOf(prompt).filter((noun) => noun !== 'movie poster')).toEqual(cast);
  });
});
