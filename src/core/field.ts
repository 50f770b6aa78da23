import type { DraftField } from './draft.ts';
import { ServiceError } from './errors.ts';

/** Reading single fields of a draft: what is not as it must be is refused, with the name that the client gave it. */

export function readText(field: DraftField): string {
  if (typeof field.value !== 'string') refuse(field, `${field.name} must be text; got ${show(field.value)}.`);
  return field.value;
}

export function readProse(field: DraftField, limit: number): string {
  const text = readText(field);
  // No character takes more than two units: what is too long in any case is not counted.
  const isFarTooLong = text.length > 4 * limit;
  const characters = isFarTooLong ? Math.ceil(text.length / 2) : countCharacters(text, limit);
  if (characters > limit) {
    const got = isFarTooLong ? `at least ${characters}` : characters;
    refuse(field, `${field.name} may have at most ${limit} characters; got ${got}.`);
  }
  // PostgreSQL cannot store U+0000, and half a surrogate pair is no character in any encoding we write.
  if (text.includes('\0') || !text.isWellFormed())
    refuse(field, `${field.name} contains characters that are not text.`);
  return text;
}

function countCharacters(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

/** Prose that must say something. `name` is what the client would have called it. */
export function readPrompt(field: DraftField | null, name: string, limit: number): string {
  if (field === null) throw new ServiceError('invalid_request', `${name} is required.`, { param: name });
  const prompt = readProse(field, limit);
  if (prompt.trim() === '') refuse(field, `${field.name} must not be blank.`);
  return prompt;
}

export const LARGEST_SEED = 4_294_967_295;

export function readSeed(field: DraftField): number {
  const { value } = field;
  const seed = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED) {
    refuse(field, `${field.name} must be a whole number from 0 to ${LARGEST_SEED}; got ${show(value)}.`);
  }
  return seed;
}

/** One of a few words, in any letter case. */
export function readChoice<Choice extends string>(field: DraftField, choices: readonly Choice[]): Choice {
  const text = typeof field.value === 'number' ? String(field.value) : readText(field);
  const choice = choices.find((allowed) => allowed.toLowerCase() === text.trim().toLowerCase());
  if (choice === undefined)
    refuse(field, `${field.name} must be one of ${choices.join(', ')}; got ${show(field.value)}.`);
  return choice;
}

/** 4, 6 or 8. */
export function joinChoices(choices: readonly (string | number)[]): string {
  const [last, ...others] = choices.toReversed();
  return others.length === 0 ? String(last) : `${others.toReversed().join(', ')} or ${last}`;
}

export function show(value: unknown): string {
  // Not written out: a client may nest them deeper than the stack.
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = typeof value === 'string' ? `'${value}'` : String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

export function refuse(field: { readonly name: string } | null, message: string): never {
  throw new ServiceError('invalid_request', message, field === null ? {} : { param: field.name });
}
