import { expect, it } from 'vitest';
import { saySceneWords } from './scene-words.ts';

it.each([
  ['on the front steps of their house', 'on the front porch of their house'],
  [
    'Two sisters giggle under a blanket with a flashlight',
    'Two sisters giggle inside a blanket fort with a flashlight',
  ],
  ['A cat sleeps under a blanket', 'A cat sleeps under a blanket'],
  ['The coach sits on the bleachers', 'The coach sits on a bench at the sports field'],
  ['lays a sword on his shoulder', 'holds a sword and points it at him'],
  ['raises his glass for a toast', 'raises his glass '],
  ['says goodbye to his wife', 'hugs his wife'],
  ['reads the resume', 'reads the letter'],
])('"%s" is "%s"', (told, plain) => {
  expect(saySceneWords(told)).toBe(plain);
});
