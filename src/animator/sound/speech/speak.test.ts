import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { explainPlan } from '../../plan/explain.ts';
import { briefFromScript, readBrief } from '../../plan/from-script.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { mouthAt } from '../../plan/plan-dialogue.ts';
import type { ShotPlan } from '../../plan/shot-plan.ts';
import { measureRms, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { mixSound } from '../mix.ts';
import { type Speech, speakLines } from './speak.ts';

const planOf = (prompt: string, seconds = 8): ShotPlan => makePlan(readBrief(prompt, null), 5, seconds);
const speak = (prompt: string): Promise<Speech[]> => speakLines(planOf(prompt).sound.dialogue, 8);

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

  it.each([
    "'Good evening, my friend'",
    '‘Good evening, my friend’',
    '«Good evening, my friend»',
    '「Good evening, my friend」',
  ])('hears a line in every style of quotes: %s', async (line) => {
    const [plain] = await speak('a man says "Good evening, my friend" in a city');
    const [speech] = await speak(`a man says ${line} in a city`);
    expect(speech?.samples.length).toBeGreaterThan(SAMPLE_RATE);
    expect(speech?.samples).toEqual(plain?.samples);
  });

  it('takes a dash for a pause between words, not for nothing', async () => {
    const [joined] = await speak('a man says "Waitno..." in a city');
    const [speech] = await speak('a man says "Wait—no…" in a city');
    expect(speech?.samples).not.toEqual(joined?.samples);
  });

  it.each([4, 8])('has said its last word when a film of %i seconds ends', { timeout: 120_000 }, async (seconds) => {
    const words = ['Extraordinarily', 'complicated', 'circumstances', 'necessitate', 'considerable', 'patience'];
    const lines = [6, 12, 16, 60].flatMap((count) => {
      const line = Array.from({ length: count }, (_, i) => words[i % words.length]).join(' ');
      return planOf(`a man says '${line}' in a city`, seconds).sound.dialogue;
    });
    const speeches = await speakLines(lines, seconds);
    expect(speeches).toHaveLength(4);
    for (const { start, samples, mouth } of speeches) {
      const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.02);
      expect(start + last / SAMPLE_RATE).toBeLessThan(seconds);
      // The last key is that of the silence after the words.
      expect(mouth.keys.at(-1)).toMatchObject({ open: 0 });
      expect(mouth.keys.at(-2)?.at).toBeLessThan(seconds);
    }
  });

  it('stands clearly above everything else in the mix, which steps back', async () => {
    const plan = planOf('a man says "What a beautiful evening this is, my friend" on the beach');
    const speeches = await speakLines(plan.sound.dialogue, plan.durationSeconds);
    const silent = mixSound(plan, 8);
    const spoken = mixSound(plan, 8, speeches);
    expect(decibels(spoken, 1, 2.5)).toBeGreaterThan(decibels(silent, 1, 2.5) + 1.5);
    expect(decibels(spoken, 1, 2.5)).toBeGreaterThan(-21);
    expect(decibels(spoken, 6.5, 7.5)).toBeCloseTo(decibels(silent, 6.5, 7.5), 0);
  });
});

describe('planDialogue', () => {
  it('ends a line that is too long for the film with a whole word, and tells what is left unsaid', () => {
    const line = 'Nobody knows the trouble I have seen on my way over the mountains and down the river to you. '
      .repeat(4)
      .trim();
    const script = writeScript({ prompt: `a man says '${line}' in a city`, negativePrompt: null, durationSeconds: 4 });
    const brief = briefFromScript(script);
    const plan = makePlan(brief, 5, 4);
    const text = plan.sound.dialogue[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(20);
    expect(line.startsWith(`${text} `)).toBe(true);
    expect(explainPlan(script, brief, plan, null).not_understood).toContain(line.slice(text.length).trim());
  });

  it('begins no line of which only a word or two would be heard', () => {
    const line = '"This is a rather long sentence that somebody says in a short film."';
    const reading = readBrief(`a man says ${line} and a woman says ${line} in a city`, null);
    const plan = makePlan(reading, 5, 4);
    expect(plan.sound.dialogue).toHaveLength(1);
  });

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
