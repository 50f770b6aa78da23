import { writeScript } from '../src/animator/director/write-script.ts';
import type { Score } from '../src/animator/score/score.ts';
import { scoreStage } from '../src/animator/scoring.ts';
import { SAMPLE_RATE, type Stereo } from '../src/animator/sound/buffer.ts';
import { FILM_LOUDNESS, measureLoudness } from '../src/animator/sound/loudness.ts';
import { mixSound } from '../src/animator/sound/mix.ts';
import { speakLines } from '../src/animator/sound/speech/speak.ts';
import { sketchScript } from '../src/animator/staging.ts';
import type { Checklist } from './checklist.ts';
import { findRecogniser, HOW_TO_ADD } from './recogniser.ts';

/** Listens to whole films: 24 lines said by 8 kinds of voices over music, wind and traffic. How many words are misheard, and how loud it all is. */

const SPEAKERS = [
  ...['a man', 'a woman', 'a little girl', 'a boy', 'an old man', 'an old woman', 'a young man', 'a teenage girl'],
];
const PLACES = ['on the beach', 'in a city street', 'in a forest', 'in a cafe', 'in the rain', 'in a kitchen'];
const LINES = [
  ...['What a beautiful evening this is, my friend.', 'The train to the mountains leaves at seven.'],
  ...['Please bring me a cup of hot coffee.', 'I have never seen so many stars before.'],
  ...['Where did you put the keys to the house?', 'We should go home before it gets dark.'],
  ...['My grandmother baked this bread this morning.', 'Look at the ocean, it is so calm today.'],
  ...['Can you help me carry these heavy boxes?', 'The meeting starts in fifteen minutes.'],
  ...['Nobody told me that the store was closed.', 'She opened the window and smiled at us.'],
  ...['The children are playing in the garden.', 'This is the best day of my life!'],
  ...['He lost his hat in the strong wind.', 'Turn left at the corner and walk straight on.'],
  ...['I think we are going to need a bigger boat.', 'Do you remember the summer by the lake?'],
  ...['The doctor said that everything is fine.', 'There is a letter for you on the table.'],
  ...['Winter is coming, and the nights are long.', 'Let me tell you a story about a small village.'],
  ...['My brother works at the airport in the city.', 'Thank you very much for your help.'],
];
const MOST_WRONG = 0.1;
const SECONDS = 8;
const LOUDNESS_SLACK = 1.5;

function writeFilm(line: string, index: number): { readonly score: Score; readonly who: string } {
  const who = SPEAKERS[index % SPEAKERS.length] ?? 'a man';
  const prompt = `${who} says "${line}" ${PLACES[index % PLACES.length] ?? ''}`;
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: SECONDS });
  return { score: scoreStage(script, sketchScript(script, index + 1, 16 / 9)).score, who };
}

/** Half the length of the window, in samples of what the recogniser wants. */
const REACH = 16;
/** Of the highest that can be heard at 16 kHz. */
const KEPT = 0.93;

/**
 * A third of the samples, as a good recorder takes them: everything above 8 kHz is gone before. A plain mean of three would fold the sharpest part of an s back over
 * the vowels, where no ear hears it.
 */
function toMono16({ left, right }: Stereo): Float32Array {
  const third = SAMPLE_RATE / 16_000;
  const reach = REACH * third;
  const window = Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const at = ((i - reach) / third) * KEPT * Math.PI;
    const wave = at === 0 ? 1 : Math.sin(at) / at;
    return (wave * KEPT * (0.5 + 0.5 * Math.cos((Math.PI * (i - reach)) / (reach + 1)))) / third / 2;
  });
  return Float32Array.from({ length: Math.floor(left.length / third) }, (_, i) =>
    window.reduce((sum, weight, k) => {
      const at = i * third + k - reach;
      return sum + weight * ((left[at] ?? 0) + (right[at] ?? 0));
    }, 0),
  );
}

const NUMBERS: Readonly<Record<string, string>> = { '7': 'seven', '15': 'fifteen' };
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+|\d+/g) ?? []
  ).map((word) => NUMBERS[word] ?? word);

/** Words that would have to be changed, added or left out. */
export function countWrong(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, i) => i + 1);
  let corner = 0;
  for (const [i, word] of said.entries()) {
    let before = i + 1;
    corner = i;
    row = row.map((above, k) => {
      const best = Math.min(above + 1, before + 1, corner + (word === heard[k] ? 0 : 1));
      [corner, before] = [above, best];
      return best;
    });
  }
  return row.at(-1) ?? said.length;
}

export async function verifyVoices(checklist: Checklist): Promise<void> {
  const recognise = await findRecogniser();
  let [wrong, all, worst] = [0, 0, 0];
  for (const [index, line] of LINES.entries()) {
    const { score, who } = writeFilm(line, index);
    const mixed = mixSound(score, SECONDS, await speakLines(score.lines, SECONDS));
    const loudness = measureLoudness(mixed) ?? Number.NEGATIVE_INFINITY;
    worst = Math.max(worst, Math.abs(loudness - FILM_LOUDNESS));
    if (recognise === null) continue;
    const [said, heard] = [wordsOf(line), wordsOf(await recognise(toMono16(mixed)))];
    const misheard = countWrong(said, heard);
    [wrong, all] = [wrong + misheard, all + said.length];
    if (misheard > 0) checklist.note(`${who}: "${line}" was heard as "${heard.join(' ')}"`);
  }
  checklist.check(
    `every film is ${FILM_LOUDNESS} LUFS`,
    worst <= LOUDNESS_SLACK,
    `the furthest is ${worst.toFixed(2)} off`,
  );
  if (recognise === null) {
    checklist.skip('every word is understood', `the recogniser is not there; add it with: ${HOW_TO_ADD}`);
    return;
  }
  const share = wrong / Math.max(1, all);
  checklist.check(`at most ${MOST_WRONG * 100} % of the words are misheard`, share <= MOST_WRONG, `${wrong} of ${all}`);
}
