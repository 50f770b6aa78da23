import { describe, expect, it } from 'vitest';
import { ownLexicon } from '../../catalogue/lexicon.ts';
import { readPrompt } from '../read-prompt.ts';
import { mendSpelling } from './mend-spelling.ts';

const mend = (text: string): string => mendSpelling(text, ownLexicon());

describe('slips of the pen', () => {
  it.each([
    ['dalmation', 'dalmatian'],
    ['girafes', 'giraffes'],
    ['astronuat', 'astronaut'],
    ['elefant', 'elephant'],
    ['beatiful', 'beautiful'],
    ['yelow', 'yellow'],
    ['sleping', 'sleeping'],
    ['sattelite', 'satellite'],
    ['bycicle', 'bicycle'],
    ['squirell', 'squirrel'],
    ['knigth', 'knight'],
  ])('reads %s as %s', (written, meant) => {
    expect(mend(`a ${written} here`)).toBe(`a ${meant} here`);
  });

  it('mends the first word of a sentence and keeps its capital', () => {
    expect(mend('Astronuat on the moon. Pengiun beside him.')).toBe('Astronaut on the moon. Penguin beside him.');
  });

  it.each([
    'beside these among bokeh chibi anime kpop steampunk timelapse parallax handheld',
    'theory tactics morale plight history universe quality',
    'colourful grey armour neighbours storeys',
    'a walk in Burano with Skelton and the Forrest family',
    'girl-dalmation /dalmation dalmation_x',
  ])('leaves as they are: %s', (text) => {
    expect(mend(text)).toBe(text);
  });

  it('tries a dozen words at most', () => {
    const strange = Array.from({ length: 30 }, (_, i) => `qwzx${String.fromCharCode(97 + (i % 26))}plk`).join(' ');
    expect(mend(`${strange} girafe`)).toContain('girafe');
  });

  it('casts who was meant', () => {
    const { entities, notUnderstood } = readPrompt('A girafe walks in the savana', null);
    expect(entities.map(({ noun }) => noun)).toEqual(['giraffe']);
    expect(notUnderstood).toEqual([]);
  });
});
