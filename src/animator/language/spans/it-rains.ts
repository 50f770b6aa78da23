import { claim, type Token } from '../words/words.ts';

const FALLS: readonly (readonly [RegExp, 'rain' | 'snow'])[] = [
  [/^(?:rain|rains|raining|drizzles?|drizzling|pours?|pouring)$/, 'rain'],
  [/^(?:snow|snows|snowing)$/, 'snow'],
];

/** "where it gently rains", "it starts to snow": nobody does that. */
export function claimItRains(tokens: readonly Token[]): 'rain' | 'snow' | null {
  for (const [at, { text }] of tokens.entries()) {
    if (text !== 'it') continue;
    for (let next = at + 1; next < at + 5; next++) {
      const token = tokens[next];
      if (token === undefined || token.opens || token.role !== null) break;
      const fallen = FALLS.find(([words]) => words.test(token.text))?.[1];
      if (fallen !== undefined) {
        claim(tokens, at, next + 1 - at, 'weather');
        return fallen;
      }
      if (
        !/^(?:is|was|starts?|begins?|to|gently|softly|heavily|lightly|quietly|still|begun|has|\w+ly)$/.test(token.text)
      )
        break;
    }
  }
  return null;
}
