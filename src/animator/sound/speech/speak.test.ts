import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../language/read-prompt.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { mouthAt } from '../../plan/plan-dialogue.ts';
import type { ShotPlan } from '../../plan/shot-plan.ts';
import { measureRms, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { mixSound } from '../mix.ts';
import { type Speech, speakLines } from './speak.ts';

const planOf = (prompt: string, seconds = 8): ShotPlan => makePlan(readPrompt(prompt, null), 5, seconds);
const speak = (prompt: string): Promise<Speech[]> => speakLines(planOf(prompt).sound.dialogue);

function decibels({ left, right }: Stereo, from: number, to: number): number {
  const part = (channel: Float32Array) => channel.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE);
  return 20 * Math.log10(measureRms({ left: part(left), right: part(right) }));
}

describe('speakLines', () => {
  it('says the words, and tells the mouth when', async () => {
    const [speech] = await speak('a woman says "Hello, my name is Papa." in a meadow');
    if (speech === undefined) throw new Error('Nothing was said.');
    expect(speech.samples.length / SAMPLE_RATE).toBeGreaterThan(1);
    expect(speech.samples.every(Number.isFinite)).toBe(true);
    const { keys, subject } = speech.mouth;
    expect(subject).toBe(0);
    expect(keys.map(({ at }) => at)).toEqual(keys.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(Math.max(...keys.map(({ open }) => open))).toBeGreaterThan(0.9);
    expect(mouthAt(speech.mouth, 0)).toEqual({ open: 0, wide: 0.5 });
    expect(mouthAt(speech.mouth, 60)).toEqual({ open: 0, wide: 0.5 });
  });

  it('repeats to the last sample, and gives each speaker a voice of their own', async () => {
    const [again] = await speak('a man says "good morning" on the beach');
    const [man] = await speak('a man says "good morning" on the beach');
    const [girl] = await speak('a girl says "good morning" on the beach');
    expect(again?.samples).toEqual(man?.samples);
    expect(girl?.samples).not.toEqual(man?.samples);
  });

  it('says nothing where nothing is said, nor what the voices cannot read', async () => {
    expect(await speak('a quiet forest')).toEqual([]);
    expect(await speak('a man says "早上好" in a city')).toEqual([]);
  });

  it('takes no text for an option', async () => {
    expect(await speak('a man says "-lv --version" in a city')).toHaveLength(1);
  });

  it('stands clearly above everything else in the mix, which steps back', async () => {
    const plan = planOf('a man says "What a beautiful evening this is, my friend" on the beach');
    const speeches = await speakLines(plan.sound.dialogue);
    const silent = mixSound(plan, 8);
    const spoken = mixSound(plan, 8, speeches);
    expect(decibels(spoken, 1, 2.5)).toBeGreaterThan(decibels(silent, 1, 2.5) + 1.5);
    expect(decibels(spoken, 1, 2.5)).toBeGreaterThan(-21);
    expect(decibels(spoken, 6.5, 7.5)).toBeCloseTo(decibels(silent, 6.5, 7.5), 0);
  });
});

describe('planDialogue', () => {
  it('speeds up what would not fit, and lets no line begin after the end', () => {
    const line = '"This is a rather long sentence that somebody says in a short film."';
    const lines = planOf(`a man says ${line} and a woman says ${line} in a city`, 4).sound.dialogue;
    expect(lines.length).toBeGreaterThan(0);
    for (const { start, end, stretch } of lines) {
      expect(start).toBeLessThan(4);
      expect(end).toBeLessThanOrEqual(4);
      expect(stretch).toBeLessThan(1);
    }
  });
});
