/** What films sound like, to be looked at: low below, high above, loud bright. A voice shows its formants, music its notes, and where one covers the other. Figures tell of what is cut off, holes and sudden ends. */
import { writeScript } from '../src/animator/director/write-script.ts';
import { scoreStage } from '../src/animator/scoring.ts';
import { SAMPLE_RATE, type Stereo } from '../src/animator/sound/buffer.ts';
import { measureLoudness } from '../src/animator/sound/loudness.ts';
import { mixSound } from '../src/animator/sound/mix.ts';
import { speakLines } from '../src/animator/sound/speech/speak.ts';
import { sketchScript } from '../src/animator/staging.ts';
import type { SheetRow } from './contact-sheet.ts';
import type { Size } from './stage-pictures.ts';

export const GALLERY_SOUNDS: readonly string[] = [
  ...['a lake at dawn, soft flute', 'solo piano music, rain on a window', 'a man plays the violin in a hall'],
  ...['a street at night, lofi hip hop music', 'mountains, epic orchestral music', 'a jazz club, smooth jazz music'],
  ...['a ballroom, waltz music', 'a dark corridor, horror music', 'a village in the snow, christmas music'],
  ...[
    'a woman says "Where did you put the keys to the house?" in a cafe',
    'a little girl says "Look at the ocean!" on the beach',
  ],
  ...[
    'an old man says "Winter is coming, and the nights are long." in a forest',
    'a woman sings "over the hills and far away" in a meadow',
  ],
  ...[
    'a dog barks in a garden',
    'a cat meows on a sofa',
    'a horse gallops across a meadow',
    'wolves howl under the moon',
  ],
  ...['a rooster crows on a farm at dawn', 'a lion roars in the savanna', 'seagulls cry over the harbour'],
  ...['fireworks over a city', 'an explosion in a desert', 'a helicopter flies over a city', 'a waterfall in a jungle'],
  ...[
    'a man says "The storm is coming." on a ship in a storm',
    'a train passes a station',
    'bagpipes in the mountains',
  ],
];

const SECONDS = 8;
const WINDOW = 2048;
const [LOWEST, HIGHEST] = [60, 16_000];
const FLOOR_DECIBELS = -85;

export async function pictureSound(name: string, size: Size): Promise<SheetRow> {
  const seed = Number(name);
  const prompt = GALLERY_SOUNDS[seed - 1] ?? '';
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: SECONDS });
  const { score } = scoreStage(script, sketchScript(script, seed, 16 / 9));
  const sound = mixSound(score, SECONDS, await speakLines(score.lines, SECONDS));
  const music = score.music === null ? 'no music' : `${score.music.kind}, ${score.music.instrument}`;
  const loudness = (measureLoudness(sound) ?? Number.NEGATIVE_INFINITY).toFixed(1);
  return {
    caption: `${prompt} (${music}, ${loudness} LUFS, ${tellFaults(sound)})`,
    pictures: [drawSpectrum(sound, size)],
  };
}

const FRAME = Math.round(SAMPLE_RATE / 100);

/** What an eye passes over: how near it comes to being cut off, how long nothing is heard, and how far it falls at once, from one hundredth of a second to the next ten. */
function tellFaults({ left, right }: Stereo): string {
  let peak = 0;
  const levels = Array.from({ length: Math.floor(left.length / FRAME) }, (_, frame) => {
    let sum = 1e-12;
    for (let i = frame * FRAME; i < (frame + 1) * FRAME; i++) {
      const [a, b] = [left[i] ?? 0, right[i] ?? 0];
      peak = Math.max(peak, Math.abs(a), Math.abs(b));
      sum += (a * a + b * b) / 2 / FRAME;
    }
    return 10 * Math.log10(sum);
  });
  const silent = levels.filter((level) => level < -60).length / levels.length;
  const falls = levels.slice(0, -10).map((level, at) => level - Math.max(...levels.slice(at + 1, at + 11)));
  return `peak ${(20 * Math.log10(peak)).toFixed(1)} dB, silent ${(silent * 100).toFixed(0)} %, falls ${Math.max(...falls).toFixed(0)} dB`;
}

/** One column for each moment, one row for each pitch, as an ear counts them. */
function drawSpectrum({ left, right }: Stereo, { width, height }: Size): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const shape = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * 2 * i) / WINDOW));
  for (let x = 0; x < width; x++) {
    const from = Math.round((x / width) * (left.length - WINDOW));
    const real = Float64Array.from(
      shape,
      (weight, i) => (((left[from + i] ?? 0) + (right[from + i] ?? 0)) / 2) * weight,
    );
    const powers = transform(real);
    for (let y = 0; y < height; y++) {
      const [low, high] = [1 - (y + 1) / height, 1 - y / height].map(
        (share) => (LOWEST * (HIGHEST / LOWEST) ** share * WINDOW) / SAMPLE_RATE,
      );
      let most = 0;
      for (let bin = Math.floor(low ?? 0); bin <= Math.ceil(high ?? 0); bin++) most = Math.max(most, powers[bin] ?? 0);
      const light = Math.max(0, 1 - (10 * Math.log10(most + 1e-14)) / FLOOR_DECIBELS);
      const at = (y * width + x) * 4;
      pixels.set(
        [255 * Math.min(1, light * 2 - 0.5), 255 * light ** 1.6, 255 * Math.max(0.08, light * (1.4 - light)), 255],
        at,
      );
    }
  }
  return pixels;
}

/** Powers of the lower half of a spectrum: a fast Fourier transform in place. */
function transform(real: Float64Array): Float64Array {
  const count = real.length;
  const imaginary = new Float64Array(count);
  for (let i = 1, j = 0; i < count; i++) {
    let bit = count >> 1;
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
  }
  for (let size = 2; size <= count; size *= 2) {
    for (let k = 0; k < size / 2; k++) {
      const [cos, sin] = [Math.cos((Math.PI * 2 * k) / size), -Math.sin((Math.PI * 2 * k) / size)];
      for (let at = k; at < count; at += size) {
        const other = at + size / 2;
        const [a = 0, b = 0, c = 0, d = 0] = [real[at], imaginary[at], real[other], imaginary[other]];
        const [re, im] = [c * cos - d * sin, c * sin + d * cos];
        [real[at], imaginary[at], real[other], imaginary[other]] = [a + re, b + im, a - re, b - im];
      }
    }
  }
  return real
    .slice(0, count / 2)
    .map((value, i) => ((value * value + (imaginary[i] ?? 0) ** 2) / (count * count)) * 16);
}
