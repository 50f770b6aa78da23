import { expect, it } from 'vitest';
import { sayOnStage } from './stage-words.ts';

it.each([
  ['A striker in a blue kit shoots', 'A striker in a blue jersey shoots'],
  ['A plumber with a tool kit', 'A plumber with a tool kit'],
  ['A skier in a yellow racing suit', 'A skier in a yellow jumpsuit'],
  ['kids in neon windbreakers', 'kids in bright orange windbreakers'],
  ['She wears a red dress, he a black suit', 'She wears a red dress, he wears a black suit'],
  [
    'the conductor lifts his baton and sweeps his arms, violins bowing',
    'the conductor lifts his baton and conducts, violinists playing the violin',
  ],
  ['A symphony orchestra performs on stage', 'eight concert musicians performs on stage'],
  ['A firefighter minifigure slides', 'A firefighter slides'],
])('says plainly: %s', (told, plain) => {
  expect(sayOnStage(told)).toBe(plain);
});

it.each([
  ['A runner breaks the finish line tape', 'A runner runs across the finish line'],
  ['An archer draws a longbow', 'An archer aims a longbow'],
  ['confetti rains down', 'confetti falling'],
  ['A dancer turns, her skirts swirl', 'A dancer turns'],
  ['A couple dances, guests in a circle', 'A couple dances. The guests stand around them'],
  ['A DJ plays, green lasers sweep', 'A DJ plays, green stage lights sweep'],
  ['A felt fox, visible stitches', 'A felt fox'],
])('says plainly: %s', (told, plain) => {
  expect(sayOnStage(told)).toBe(plain);
});
