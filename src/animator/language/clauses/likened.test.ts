import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

const castOf = (prompt: string): string[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 8 })
    .cast.filter(({ scenery }) => !scenery)
    .map(({ noun }) => noun);

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
    ['A waterfall in a lush green jungle, drone flying upward', []],
    ['A fox leaps through the snow, BBC nature documentary.', ['fox']],
    ['Holographic fish swim between the towers. A woman sits on a rooftop.', ['fish', 'woman']],
    ['A barista pours milk into a cup, forming a perfect swan.', ['barista', 'cup']],
    ['A clown looks into a mirror. Photographs of a young girl are taped to the glass.', ['clown', 'mirror']],
    ['A girl eats cherries, juice on her chin.', ['girl', 'cherry']],
    ['The marble bust of an emperor blinks.', ['bust']],
    ['A woman leans on the balcony rail, the city a spilled jewel box below.', ['woman']],
    ['The Milky Way pours across the sky like spilled sugar above a lone cowboy.', ['cowboy']],
    ['A little girl smiles at her dad in the rear-view mirror.', ['little girl', 'dad']],
    ['A girl walks her dog BISCUIT along the street.', ['girl', 'dog']],
    ['A scientist raises a flag of tattered cloth.', ['scientist', 'flag']],
  ])('is not there: %s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it.each([
    ['An elderly magician shows a little girl an empty hat.', ['magician', 'little girl', 'hat']],
    [
      'Through the window we see an old bookseller climbing a ladder, a black cat asleep.',
      ['bookseller', 'ladder', 'cat'],
    ],
    ['Old men play cards, and a boy of about ten walks past. Nobody looks at him.', ['boy', 'old man']],
    ['An elderly couple dances to a song on the radio.', ['elderly couple', 'radio']],
    [
      'Two teenagers sneak into a park. The boy holds a flashlight, the girl a baseball bat.',
      ['boy', 'flashlight', 'girl', 'baseball bat'],
    ],
    ['A goldfish jumps from one bowl to another', ['goldfish', 'bowl', 'bowl']],
    [
      'Timelapse: cars race by. An old street sweeper stands, leaning on his broom.',
      ['street sweeper', 'car', 'broom'],
    ],
    ['In the heart of the forest a fox moves.', ['fox']],
    ['He fights like a cornered animal: a bare-knuckle boxer in a ring.', ['boxer']],
    ['A stray cat drags a whole tuna larger than itself.', ['cat', 'tuna']],
    [
      'Bride: "Did you bring the rings?" Groom: "What rings?" A cliffside wedding, guests gasp.',
      ['bride', 'groom', 'guest'],
    ],
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
