import { expect, it } from 'vitest';
import { sayBeastDeeds } from './beast-deeds.ts';

it.each([
  ['A bear fishes for salmon.', 'A bear goes fishing for salmon.'],
  ['Colourful fishes in a tank.', 'Colourful fishes in a tank.'],
  ['A cat carries her kitten by the scruff up the stairs.', 'A cat carries her kitten in its mouth up the stairs.'],
  [
    'A chameleon on a branch slowly turns from green to bright orange.',
    'a green chameleon on a branch slowly turns into a bright orange chameleon.',
  ],
  [
    'A chameleon clings to a twig. Its skin slowly shifts from green to a bright turquoise.',
    'a green chameleon clings to a twig. it slowly turns into a bright turquoise chameleon.',
  ],
  ['The camera holds still and only the frog moves.', 'The camera holds still.'],
  ['The sky turns from blue to orange.', 'The sky turns from blue to orange.'],
])('what animals do is told in plain words: %s', (text, told) => expect(sayBeastDeeds(text)).toBe(told));
