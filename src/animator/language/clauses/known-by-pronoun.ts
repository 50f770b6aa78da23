import type { Token } from '../words/words.ts';
import type { Discourse } from './discourse.ts';

const HE = /^(?:he|him|his|himself)$/;
const SHE = /^(?:she|her|hers|herself)$/;

/** "The camera circles around him": words of the camera tell as well who the one person of a film is. */
export function tellByPronouns({ entities }: Discourse, tokens: readonly Token[]): void {
  const people = entities.filter(({ senses }) => senses.person !== null);
  const [one] = people;
  if (one === undefined || people.length > 1 || one.gender !== null || one.plural || (one.count ?? 1) > 1) return;
  const [he, she] = [HE, SHE].map((pronoun) => tokens.some(({ text }) => pronoun.test(text)));
  if (he !== she) one.gender = he ? 'man' : 'woman';
}
