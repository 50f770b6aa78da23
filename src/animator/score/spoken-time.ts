/** The line through 20 English lines said by three voices (2026-11-15), silence before and after included; the worst was 0.68 s off. */
export const SECONDS_PER_LETTER = 0.053;
export const SILENCE_SECONDS = 0.52;
/** Reading: letters of alphabets, and signs that are whole words. */
const READ_LETTER_SECONDS = 0.055;
const READ_SIGN_SECONDS = 0.16;
export const LEAST_READ_SECONDS = 1.4;

export const saySeconds = (text: string): number => text.length * SECONDS_PER_LETTER + SILENCE_SECONDS;

/** What takes a voice longer than letters do (three voices, 2026-11): numbers said figure by figure, letters said by name, a cry drawn out. */
const SLOW: readonly { readonly run: RegExp; readonly secondsEach: number }[] = [
  { run: /\d{5,}/g, secondsEach: 0.55 },
  { run: /(?<!\d)\d{1,4}(?!\d)/g, secondsEach: 0.1 },
  { run: /(?<![a-z])[b-df-hj-np-tv-xz]{2,}(?![a-z])/gi, secondsEach: 0.5 },
  { run: /([a-z])\1{2,}/gi, secondsEach: 0.13 },
  { run: /\p{L}{15,}/gu, secondsEach: 0.035 },
];

/** How long it takes where a voice finds it hard: only when it speaks is it known. */
export function slowestSaySeconds(text: string): number {
  const more = SLOW.map(({ run, secondsEach }) => (text.match(run)?.join('').length ?? 0) * secondsEach);
  return more.reduce((sum, seconds) => sum + seconds, saySeconds(text));
}

export function readSeconds(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return Math.max(LEAST_READ_SECONDS, signs * READ_SIGN_SECONDS + (text.length - signs) * READ_LETTER_SECONDS);
}
