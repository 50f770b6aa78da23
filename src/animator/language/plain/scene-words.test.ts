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
  ['covers them both with a blanket', 'puts a blanket over them'],
  ['her parents clap, and she hugs her mother', 'her mother and her father clap, and she hugs her mother'],
  ['A man listens to a doctor we don\u2019t see.', 'A man looks.'],
  ['at their father\u2019s grave', 'at their father\u2019s grave in a cemetery'],
  [
    'A girl blows out candles while her mother claps, and then buries her face',
    'A girl blows out candles while her mother claps, and then the girl buries her face',
  ],
  [
    'A boy jumps on his bed, then flies into a starry sky as the ceiling dissolves.',
    'A boy jumps on his bed. Cut to the night sky high above a city: he flies through a starry sky.',
  ],
  [
    'Two brothers. The older one walks, the younger hesitates',
    'Two brothers. The older one walks, the other one hesitates',
  ],
])('"%s" is "%s"', (told, plain) => {
  expect(saySceneWords(told)).toBe(plain);
});
