/** What a prompt that names no place or hour gets: calm and beautiful, and the same for the same words. */

const CALM_PLACES = ['beach', 'mountains', 'meadow', 'lake', 'forest'] as const;
const CALM_TIMES = ['day', 'golden_hour', 'day', 'dawn'] as const;

function pickBy<T>(text: string, list: readonly [T, ...T[]]): T {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return list[sum % list.length] ?? list[0];
}

export const calmPlace = (prompt: string): string => pickBy(prompt, CALM_PLACES);
export const calmTime = (prompt: string): (typeof CALM_TIMES)[number] => pickBy(prompt, CALM_TIMES);
