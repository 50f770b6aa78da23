import { expect, it } from 'vitest';
import { sayBodyLanguage } from './body-language.ts';

it.each([
  ['Her hands fly to her mouth.', 'She covers her mouth.'],
  ['his brow furrows', 'he frowns'],
  ["The man's eyes well up and he nods", 'The man cries and he nods'],
  ['covering his mouth with one hand', 'covering his mouth'],
  ['and her eyes fill with tears', 'and she cries'],
  ['Tears stream down his face', 'he cries'],
  ['His eyes widen in shock.', 'He gasps.'],
  ['she pulls him into a long embrace', 'she hugs him'],
  ['lifts her off the ground in a spinning hug', 'hugs her'],
  ['throws her arms around his neck', 'hugs him'],
  ['as her anger turns into sadness', 'she frowns, then she looks sadly'],
  ['His smile slowly fades.', 'He looks sadly.'],
  ['puts a hand on his shoulder', 'touches his shoulder'],
  ['the wife turns away, refusing to look at him', 'the wife turns away'],
  ['sits on the bench, head in his hands.', 'sits on the bench and buries his face in his hands.'],
])('"%s" is "%s"', (told, plain) => {
  expect(sayBodyLanguage(told)).toBe(plain);
});
