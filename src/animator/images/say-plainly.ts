import type { Script } from '../director/script.ts';

/** "Make her smile and wave": what people ask of a picture, and whom they mean. */
const CAUSED =
  /\b(?:make|let|have|get)\s{1,3}(him|her|them|me|us|this (?:man|woman|girl|boy|guy|lady|person))\s{1,3}(?:to\s{1,3})?([a-z]{2,16})\b/i;
const DOERS: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they', me: 'the person', us: 'they' };
const NEXT = /(?:\b(?:and|then)|,)\s{1,3}([a-z]{2,16})\b/gi;

/** A verb as it is said of one. */
const ofOne = (verb: string): string =>
  /(?:[sxz]|[cs]h|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

/**
 * What a picture is to show as a sentence about whoever is in it: "she smiles and waves". Only where the words as they are tell of no deed at all, and each word becomes a
 * verb only where it then is one (`read`).
 */
export function sayPlainly(prompt: string, read: (prompt: string) => Pick<Script, 'beats'>): string {
  const caused = CAUSED.exec(prompt);
  if (caused === null || read(prompt).beats.length > 0) return prompt;
  const [whole, whom = '', verb = ''] = caused;
  const doer = DOERS[whom.toLowerCase()] ?? whom;
  const said = (word: string): string => (doer === 'they' ? word : ofOne(word));
  let plain = `${prompt.slice(0, caused.index)}${doer} ${said(verb)}${prompt.slice(caused.index + whole.length)}`;
  let deeds = read(plain).beats.length;
  if (deeds === 0) return prompt;
  for (const next of plain.matchAll(NEXT)) {
    const word = next[1] ?? '';
    const other = plain.replace(next[0], next[0].slice(0, -word.length) + said(word));
    const more = read(other).beats.length;
    if (more > deeds) [plain, deeds] = [other, more];
  }
  return plain;
}
