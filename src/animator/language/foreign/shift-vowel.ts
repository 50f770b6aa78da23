/** Vowels that change where the stress does: "vierte" and "vertiendo", "duerme" and "dormir", "schläft" and "schlafend". */
const SHIFTS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/[ou](?=[^aeiou]{1,3}$)/u, 'ue'],
    [/[ei](?=[^aeiou]{1,3}$)/u, 'ie'],
    [/e(?=[^aeiou]{1,3}$)/u, 'i'],
  ],
  de: [
    [/a(?=[^aeiou]{1,4}$)/u, 'ä'],
    [/au(?=[^aeiou]{1,4}$)/u, 'äu'],
    [/e(?=[^aeiou]{1,4}$)/u, 'ie'],
    [/e(?=[^aeiou]{1,4}$)/u, 'i'],
  ],
};

/** A stem as it is written, and as it may be told in the tables. */
export function shiftVowel(language: string, stem: string): string[] {
  const shifted = (SHIFTS[language] ?? []).map(([vowel, to]) => stem.replace(vowel, to));
  return [...new Set([stem, ...shifted])];
}
