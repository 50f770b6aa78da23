import { describe, expect, it } from 'vitest';
import { sayPlainly } from './words.ts';

describe('set phrases', () => {
  it.each([
    ['A family of four has breakfast', 'four family eats breakfast'],
    ['a group of five tall men', 'a group of five tall men'],
    ['a family of three ducks', 'a family of three ducks'],
    ['two women have a quick coffee', 'two women drink a quick coffee'],
    ['she takes a sip of cold coffee', 'she sips cold coffee'],
    ['both seated', 'both sitting'],
    ['a samurai robot draws a sword', 'a robot samurai draws a sword'],
    ['a robot character waves', 'a robot waves'],
    ["a mill in the style of Vincent van Gogh's dreams", 'a mill dreams. Vincent van Gogh style.'],
    ['A black 1973 Porsche 911 Carrera RS speeds by', 'A black sports car speeds by'],
    ['a vintage 1957 Chevrolet Bel Air in red', 'a vintage vintage car in red'],
    ['a Tesla truck. Shot on Sony Venice 2, moody', 'a truck. cinematic, moody'],
    ['A green curry in a rustic clay bowl', 'A rustic clay bowl of green curry'],
    ['she casts a glowing blue spell', 'she casts a spell'],
    ['a condo living room', 'a living room'],
    ['the woman as an astronaut on the moon', 'the female astronaut on the moon'],
    ['she smiles at the man as a child runs by', 'she smiles at the man as a child runs by'],
    ['a jaguar rests', 'a jaguar rests'],
    ['a clownfish and a turtle underwater, slow', 'a clownfish and a turtle under the sea, slow'],
    ['a diver in an underwater cave', 'a diver in an underwater cave'],
  ])('are said plainly: %s', (text, plain) => {
    expect(sayPlainly(text)).toBe(plain);
  });
});

it.each([
  ["A kitten in a girl's arms yawns", 'A kitten, held by a girl, yawns'],
  ["A baby sleeps in her mother's arms.", 'A baby sleeps, held by her mother.'],
  ['A bird in the hands of an old man chirps', 'A bird, held by an old man, chirps'],
  ['A coin in the palm of an old man', 'A coin, held by an old man'],
])('who is in the arms of somebody is held: %s', (prompt, told) => expect(sayPlainly(prompt)).toBe(told));
