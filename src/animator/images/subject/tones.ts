import { luminance, type Rgb } from '../../maths/colour.ts';

/** How many colours one stuff has, lit and in the shade; and how often they are sought. */
const [TONES, ROUNDS] = [3, 8] as const;

export const rgbAt = (pixels: Uint8Array, at: number): Rgb => [
  pixels[at * 4] ?? 0,
  pixels[at * 4 + 1] ?? 0,
  pixels[at * 4 + 2] ?? 0,
];

/** How unlike two colours are: by hue more than by light. */
export const distance = (a: Rgb, b: Rgb): number => {
  // Hue tells skin from hair where one of them is in the shade.
  const [one, other] = [luminance(a), luminance(b)];
  const hue = Math.hypot(a[0] - one - b[0] + other, a[1] - one - b[1] + other, a[2] - one - b[2] + other);
  return Math.hypot(one - other, hue * 1.6);
};

/** To the nearest of some tones. */
export const nearest = (tones: readonly Rgb[], colour: Rgb): number =>
  Math.min(...tones.map((tone) => distance(tone, colour)));

/** The few colours that pixels have, from dark to light. */
export function tonesOf(pixels: Uint8Array, samples: readonly number[]): Rgb[] {
  const step = Math.max(1, Math.floor(samples.length / 2000));
  const colours = samples
    .filter((_, index) => index % step === 0)
    .map((at) => rgbAt(pixels, at))
    .toSorted((a, b) => luminance(a) - luminance(b));
  let tones = Array.from(
    { length: TONES },
    (_, index) => colours[Math.floor(((index + 0.5) / TONES) * colours.length)],
  );
  for (let round = 0; round < ROUNDS; round++) {
    const sums = tones.map(() => [0, 0, 0, 0]);
    for (const colour of colours) {
      const far = tones.map((tone) => (tone === undefined ? Infinity : distance(tone, colour)));
      const sum = sums[far.indexOf(Math.min(...far))] ?? [];
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + colour[part];
      sum[3] = (sum[3] ?? 0) + 1;
    }
    tones = sums.map(([r = 0, g = 0, b = 0, count = 0], index): Rgb | undefined =>
      count === 0 ? tones[index] : [r / count, g / count, b / count],
    );
  }
  return tones.flatMap((tone) => (tone === undefined ? [] : [tone]));
}
