import { PEOPLE } from '../../catalogue/people.ts';

/**
 * "Two astronauts sit at a table. Astronaut 1, a woman in blue, …", "Roommate A: Who ate it? Roommate B: Not me.": as prompts count those who are called alike. Told by
 * their order they are who was told of before, and each is somebody.
 */
const NUMBERED =
  /\b((?:[Tt]he )?)(\p{L}[\p{Ll}]{2,14}|\p{Lu}{3,14})(?: ?#| )([1-4]|[A-D])(?![\p{L}\d]|['\u2019.]\d| ?(?:[-\u2013] ?\d|seconds?\b|s\b|%|:\d))/gu;
const ORDERS: Readonly<Record<string, string>> = {
  ...{ 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', A: 'first', B: 'second', C: 'third', D: 'fourth' },
};
const WITHIN = /\p{L}[^.!?:]*$/u;

export function orderNumbered(prompt: string): string {
  const numbers = new Map<string, Set<string>>();
  for (const [, , noun = '', number = ''] of prompt.matchAll(NUMBERED)) {
    const called = noun.toLowerCase();
    if (PEOPLE.has(called)) numbers.set(called, (numbers.get(called) ?? new Set()).add(number));
  }
  const several = [...numbers].filter(([, told]) => told.size > 1).map(([noun]) => noun);
  // Where they only stand before what they say, whoever speaks is found by the number.
  const inProse = [...prompt.matchAll(NUMBERED)].some(
    ({ index, 0: whole, 2: noun = '' }) =>
      several.includes(noun.toLowerCase()) && !/^ ?[:(\uff1a]/.test(prompt.slice(index + whole.length)),
  );
  if (!inProse) return prompt;
  return prompt.replace(NUMBERED, (whole, _the: string, noun: string, number: string, at: number) => {
    if (!several.includes(noun.toLowerCase())) return whole;
    const goesOn = WITHIN.test(prompt.slice(Math.max(0, at - 20), at));
    return `${goesOn ? 'the' : 'The'} ${ORDERS[number] ?? ''} ${noun.toLowerCase()}`;
  });
}
