import { expect, it } from 'vitest';
import { sayChores } from './chores.ts';

it.each([
  ['A man clears the driveway with a snow shovel', 'A man shovels snow on the driveway'],
  ['He is clearing snow from the path', 'He is shoveling snow on the path'],
  ['A boy does his homework at the table', 'A boy writes in a notebook at the table'],
  ['the cat watches from the sofa', 'the cat watches on the sofa'],
  ['Once the last customer has left, the barista wipes the counter', 'The barista wipes the counter'],
  ["A barber trims a man's beard in his shop", "A barber cuts a bearded man's hair in the barbershop"],
  ['A boy shows his mother a drawing', 'A boy shows his mother a sheet of paper'],
  ['A nurse takes the blood pressure of an old woman', 'A nurse auscultates an old woman'],
  ["A doctor checks a patient's pulse", 'A doctor auscultates a patient'],
  ['A girl shows a photo to her grandfather', 'A girl shows a family photograph to her grandfather'],
])('says plainly: %s', (told, plain) => {
  expect(sayChores(told)).toBe(plain);
});

it.each([
  'A photo of a cat',
  'She shows the shop to him',
  'The sun watches from the sky',
  'A man clears the table',
  'When the train has stopped, people get out',
])('leaves as it is: %s', (told) => {
  expect(sayChores(told)).toBe(told);
});
