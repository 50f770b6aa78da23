import { describe, expect, it } from 'vitest';
import { PLACES } from '../catalogue/setting.ts';
import { writeScript } from '../director/write-script.ts';
import { explainPlan } from './explain.ts';
import { briefFromScript, readBrief } from './from-script.ts';
import { makePlan } from './make-plan.ts';

function plan(prompt: string, seed = 7, negativePrompt: string | null = null) {
  return makePlan(readBrief(prompt, negativePrompt), seed, 8);
}

function explain(prompt: string, negativePrompt: string | null = null) {
  const script = writeScript({ prompt, negativePrompt, durationSeconds: 8 });
  const brief = briefFromScript(script);
  return explainPlan(script, brief, makePlan(brief, 7, 8), null);
}

describe('makePlan', () => {
  it('is plain JSON and the same every time', () => {
    const first = plan('two dogs run on a snowy beach at night, neon');
    expect(JSON.parse(JSON.stringify(first))).toEqual(first);
    expect(plan('two dogs run on a snowy beach at night, neon')).toEqual(first);
  });

  it('depends on the seed, and treats 0 as one', () => {
    const sceneries = [0, 1, 2, 3, 4, 5].map((seed) => JSON.stringify({ ...plan('something nice', seed), seed: null }));
    expect(new Set(sceneries).size).toBe(6);
  });

  it('gives a prompt without a place a calm one', () => {
    for (let seed = 0; seed < 20; seed++) expect(PLACES).toContain(plan('hello', seed).place);
  });

  it('leaves out what is not wanted', () => {
    const without = plan('rainy beach with birds and a dog', 7, 'birds, rain, music, dog');
    expect(without.weather).toBe('clear');
    expect(without.figures).toEqual([]);
    expect(without.particles).toEqual([]);
    expect(without.sound.music).toBeNull();
    expect(without.sound.ambience.map(({ name }) => name)).not.toContain('gulls');
  });

  it('sounds like its place', () => {
    const names = (prompt: string) => plan(prompt).sound.ambience.map(({ name }) => name);
    expect(names('beach')).toContain('waves');
    expect(names('city at night in a thunderstorm')).toEqual(expect.arrayContaining(['city', 'rain', 'thunder']));
    expect(names('outer space')).toEqual(['space_drone']);
    expect(plan('silent city').sound).toEqual({ ambience: [], effects: [], dialogue: [], music: null });
  });
});

describe('explainPlan', () => {
  it('claims as drawn only what is in the picture', () => {
    const { subjects, not_understood } = explain('a dog and a cat and a frobnicator on the beach with waves');
    expect(subjects.map(({ kind, art, drawn }) => ({ kind, art, drawn }))).toEqual([
      { kind: 'dog', art: 'rig:dog', drawn: true },
      { kind: 'cat', art: 'rig:cat', drawn: true },
    ]);
    expect(not_understood).toEqual(['frobnicator']);
  });

  it('does not claim waves in the desert', () => {
    const { subjects, setting } = explain('waves in the desert, desert');
    expect([subjects, setting.place]).toEqual([[], 'desert']);
  });

  it('tells the setting, the camera and the sound', () => {
    expect(explain('pan left over a stormy lake in autumn at dusk')).toMatchObject({
      language: 'en',
      setting: { place: 'lake', time: 'golden_hour', weather: 'storm', season: 'autumn' },
      camera: { move: 'pan_left', shot: 'wide' },
      mood: 'tense',
      not_understood: [],
    });
  });

  it('lists what is said and by which voice, and does not pretend to speak what no voice can read', () => {
    const spoken = explain('a woman says "hello there" in the forest');
    expect(spoken.sound.dialogue).toEqual([
      { text: 'hello there', voice: 'slt', start: 0.6, end: 1.7, speaker: 0, tone: 'plain' },
    ]);
    expect(spoken.not_understood).not.toContain('hello there');
    const unspoken = explain('a woman says "你好" in the forest');
    expect(unspoken.sound.dialogue).toEqual([]);
    expect(unspoken.not_understood).toContain('你好');
  });

  it('leaves the shore when nobody stands on it', () => {
    const shore = (prompt: string) => !plan(prompt).without.includes('shore');
    expect(['a galleon in a storm', 'the ocean at sunset'].map(shore)).toEqual([false, false]);
    expect(['a boat at the beach', 'a dog runs by the sea', 'a boat and a woman at the sea'].map(shore)).toEqual([
      ...[true, true, true],
    ]);
  });
});
