import { describe, expect, it } from 'vitest';
import { tellCharacters } from './character-tags.ts';

describe('tags that tell who somebody is and how they speak', () => {
  it('tells once who it is, and goes on with what they do', () => {
    expect(
      tellCharacters('Close-up. [Character A: 30-year-old baker, red apron] Kneads the dough. Character nods.'),
    ).toBe('Close-up. A 30-year-old baker, red apron. The baker kneads the dough. The baker nods.');
    expect(tellCharacters('[Character A: old sailor, blue cap] Seated by the fire.')).toBe(
      'An old sailor, blue cap. The sailor is seated by the fire.',
    );
  });

  it('names the speaker and the tone before a line', () => {
    expect(tellCharacters('[Character A: young pilot] Waves. [Character A, warm voice]: "We land."')).toBe(
      'A young pilot. The pilot waves. The pilot (warm voice): "We land."',
    );
    expect(tellCharacters('[Speaker 1: judge] sits. [Speaker 1: judge, stern]: "Order!"')).toBe(
      'A judge. The judge sits. The judge (stern): "Order!"',
    );
  });

  it('keeps two of one kind apart', () => {
    const told = tellCharacters(
      '[Character A: woman in red] [Character B: woman in green] [Character B, softly]: "Hello."',
    );
    expect(told).toContain('The second woman (softly): "Hello."');
  });

  it('leaves any other prompt as it is', () => {
    const prompt = 'A [red] ball. [Camera: slow pan] A character in a play bows.';
    expect(tellCharacters(prompt)).toBe(prompt);
  });
});
