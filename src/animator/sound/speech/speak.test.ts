import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';
import { writeScript } from '../../director/write-script.ts';
import { mouthAt } from '../../score/mouths.ts';
import type { Score } from '../../score/score.ts';
import { scoreStage } from '../../scoring.ts';
import { sketchScript } from '../../staging.ts';
import { measureRms, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { mixSound } from '../mix.ts';
import { type Speech, speakLines } from './speak.ts';

function scoreOf(prompt: string, durationSeconds = 8): Score {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds });
  return scoreStage(script, sketchScript(script, 5, 16 / 9)).score;
}
const speak = (prompt: string): Promise<Speech[]> => speakLines(scoreOf(prompt).lines, 8);

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
    const { keys, role } = speech.mouth;
    expect(role).toBe(0);
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
  ])('has the same line to say in every style of quotes: %s', (line) => {
    const plain = scoreOf('a man says "Good evening, my friend" in a city').lines;
    expect(plain).toHaveLength(1);
    expect(scoreOf(`a man says ${line} in a city`).lines).toEqual(plain);
  });

  it('takes a dash for a pause between words, not for nothing', async () => {
    const [joined] = await speak('a man says "Waitno..." in a city');
    const [speech] = await speak('a man says "Wait—no…" in a city');
    expect(speech?.samples).not.toEqual(joined?.samples);
  });

  it.each(IS_LONG_RUN ? [4, 8] : [4])(
    'has said its last word when a film of %i seconds ends',
    { timeout: 300_000 },
    async (seconds) => {
      const words = ['Extraordinarily', 'complicated', 'circumstances', 'necessitate', 'considerable', 'patience'];
      // One that is far too long for the film, and one that just fills it.
      const lengths = IS_LONG_RUN ? [seconds * 4, seconds * 2] : [seconds * 4];
      const lines = lengths.flatMap((count) => {
        const line = Array.from({ length: count }, (_, i) => words[i % words.length]).join(' ');
        return scoreOf(`a man says '${line}' in a city`, seconds).lines;
      });
      const speeches = await speakLines(lines, seconds);
      expect(speeches).toHaveLength(lengths.length);
      for (const { start, samples, mouth } of speeches) {
        const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.02);
        expect(start + last / SAMPLE_RATE).toBeLessThan(seconds);
        // The last key is that of the silence after the words.
        expect(mouth.keys.at(-1)).toMatchObject({ open: 0 });
        expect(mouth.keys.at(-2)?.at).toBeLessThan(seconds);
      }
    },
  );

  it.runIf(IS_LONG_RUN)('stands clearly above everything else in the mix, which steps back', async () => {
    const score = scoreOf('a man says "What a beautiful evening this is, my friend" on the beach');
    const speeches = await speakLines(score.lines, score.durationSeconds);
    const silent = mixSound(score, 8);
    const spoken = mixSound(score, 8, speeches);
    const risesBy = (mix: Stereo): number => decibels(mix, 1, 2.5) - decibels(mix, 6.5, 7.5);
    expect(risesBy(spoken)).toBeGreaterThan(risesBy(silent) + 3);
    expect(decibels(spoken, 1, 2.5)).toBeGreaterThan(-19);
  });
});
