import { describe, expect, it } from 'vitest';
import { planFilm } from './animator.ts';
import { type ExplainedFilm, explainPrompt } from './explain.ts';

const REQUEST = { negativePrompt: null, seed: 7, durationSeconds: 8, width: 1280, height: 720 } as const;

const explain = (prompt: string, change: Partial<ExplainedFilm> = {}) =>
  explainPrompt({ ...REQUEST, prompt, ...change });

describe('an explanation', () => {
  it('is pure and has exactly the published fields', () => {
    const explanation = explain('a boat');
    expect(explain('a boat')).toEqual(explanation);
    expect(Object.keys(explanation)).toEqual([
      ...['prompt', 'language', 'negative', 'setting', 'style', 'camera', 'mood', 'subjects', 'hero', 'beats', 'shots'],
      ...['sound', 'text_on_screen', 'left_out', 'not_understood'],
    ]);
  });

  it('claims as drawn only what is in the picture', () => {
    const { subjects, not_understood } = explain('a dog and a cat and a frobnicator on the beach with waves');
    expect(subjects.map(({ kind, art, drawn }) => ({ kind, art, drawn }))).toEqual([
      { kind: 'dog', art: 'body:dog', drawn: true },
      { kind: 'cat', art: 'body:cat', drawn: true },
    ]);
    expect(not_understood).toEqual(['frobnicator']);
  });

  it('counts as shown what a bench of fine work shows', () => {
    const { subjects, left_out, not_understood } = explain('A cobbler hammers nails into the sole of a boot');
    expect([subjects.every(({ drawn }) => drawn), left_out, not_understood]).toEqual([true, [], []]);
    expect(explain('Scissors cutting blue silk, macro shot').not_understood).toEqual([]);
    const watch = explain('A watchmaker places a tiny gear into a pocket watch with tweezers, beside a frobnicator');
    expect([watch.subjects.map(({ drawn }) => drawn), watch.not_understood]).toEqual([
      [true, true, true, true],
      ['frobnicator'],
    ]);
  });

  it('tells what somebody has on', () => {
    const [woman, dog] = explain('A woman in a red coat and a straw hat walks a dog wearing a blue scarf').subjects;
    expect([woman?.wears, dog?.wears]).toEqual([['red coat', 'straw hat'], ['blue scarf']]);
  });

  it('does not claim waves in the desert', () => {
    const { subjects, setting } = explain('waves in the desert, desert');
    expect([subjects, setting.place]).toEqual([[], 'desert']);
  });

  it('tells the setting, the camera and the sound', () => {
    expect(explain('pan left over a stormy lake in autumn at dusk')).toMatchObject({
      language: 'en',
      setting: { place: 'lake', time: 'dusk', weather: 'storm', season: 'autumn' },
      camera: { move: 'pan_left', shot: 'wide' },
      mood: 'tense',
      sound: { ambience: expect.arrayContaining(['rain', 'thunder']) },
      not_understood: [],
    });
  });

  it('leaves out what is not wanted', () => {
    const { subjects, setting, sound } = explain('rainy beach with birds and a dog', {
      negativePrompt: 'birds, rain, music, dog',
    });
    expect([subjects, setting.weather, sound.music]).toEqual([[], 'clear', null]);
  });

  it('is the forecast of the film: the same place, cast, acts, shots and sound, whichever way up', () => {
    for (const [width, height] of [
      [1280, 720],
      [720, 1280],
    ] as const) {
      const prompt = 'a knight rides a horse past an old bus, then he waves, close-up';
      const told = explain(prompt, { width, height });
      const { stage, score } = planFilm({
        ...{ ...REQUEST, prompt, width, height, finish: 'standard', inputs: { mode: 'text' } },
      });
      expect(told.setting.place).toBe(stage.place.name);
      expect(told.subjects.filter(({ drawn }) => drawn).length).toBe(
        new Set(stage.figures.map(({ role }) => role)).size,
      );
      expect(told.shots.map(({ from, to }) => [from, to])).toEqual(stage.shots.map(({ from, to }) => [from, to]));
      expect(told.sound.effects).toEqual([...new Set(score.effects.map(({ name }) => name))]);
      expect(told.sound.music?.tempo).toBe(score.music?.beatsPerMinute);
    }
  });

  it('tells what changes nothing, and no look does: a place of another shot, a season in space, writing', () => {
    expect(explain('a dog on a beach, documentary style').not_understood).toEqual([]);
    expect(explain('a spaceship in outer space in autumn').not_understood).toContain('autumn');
    expect(explain('a neon sign that reads "OPEN"').not_understood).toEqual(['OPEN']);
    expect(explain('film noir city').style).toEqual(['noir']);
  });

  it('lists what is said and by which voice, and what is written since no voice can read it', () => {
    const spoken = explain('a woman says "hello there" in the forest');
    expect(spoken.sound.dialogue).toEqual([
      { text: 'hello there', voice: 'woman', start: 0.6, end: 1.7, speaker: 0, tone: 'plain' },
    ]);
    expect(spoken.text_on_screen).toEqual([]);
    const written = explain('a woman says "Привет, мир" in the forest');
    expect(written.sound.dialogue).toEqual([]);
    expect(written.text_on_screen).toEqual(['Привет, мир']);
    expect(written.not_understood).toEqual([]);
    const impossible = explain('a woman says "𞤀𞤣𞤤𞤢𞤥" in the forest');
    expect([impossible.text_on_screen, impossible.not_understood]).toEqual([[], ['𞤀𞤣𞤤𞤢𞤥']]);
  });
});
