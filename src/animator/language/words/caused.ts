import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Candidate } from './doubtful-words.ts';
import type { Token } from './words.ts';

const CAUSES =
  /^(?:let|lets|letting|makes|making|watches|watch|watching|see|sees|seeing|hears|hear|helps|help|helping)$/;
export const CAUSED: readonly Candidate[] = [{ part: 'do', weight: 1 }];
const LONGEST_CAUSED = 6;
const OBJECT_BEGINS = /^(?:an?|the|his|her|its|their|some|two|three)$/;
const isSeveral = ({ text, nounForms }: Token, lexicon: Lexicon): boolean =>
  text.endsWith('s') && nounForms.some((form) => form !== text && lexicon.lists(form));
const PARTS_FROM = /^(?:the|an?|his|its|their|from|in|on|at|with|by|through|over|of|for)$/;

/** "lets the horse drink", "we see her laugh": a bare verb after whoever is let or seen. */
export function findCaused(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, { text, role }] of tokens.entries()) {
    if (
      role !== null ||
      !CAUSES.test(text) ||
      !/^(?:the|a|an|him|her|his|them|it|their|its)$/.test(tokens[at + 1]?.text ?? '')
    )
      continue;
    const pronoun = /^(?:him|her|them|it)$/.test(tokens[at + 1]?.text ?? '');
    for (let next = at + (pronoun ? 2 : 3); next < Math.min(tokens.length, at + LONGEST_CAUSED); next++) {
      const token = tokens[next];
      // "watches it from the fence": where from, and nobody fences.
      if (token === undefined || token.opens || token.role !== null || PARTS_FROM.test(token.text)) break;
      const verb = token.verbForms.some(({ lemma, form }) => form === 'base' && lexicon.verbs(lemma).length > 0);
      const after = tokens[next + 1];
      const ends =
        after === undefined ||
        after.opens ||
        /^(?:in|on|at|from|into|out|up|down|and|as|while|to|through|across|over|away|off|around|back|free|again|slowly|gently|toward|towards)$/.test(
          after.text,
        );
      // "makes his apprentice chop onions", "watches her grandfather carve a bird": what somebody is made to do things to.
      const before = tokens[next - 1]?.nounForms ?? [];
      const somebody = before.some((form) => lexicon.senses(form)?.person != null);
      const does = somebody && after !== undefined && (OBJECT_BEGINS.test(after.text) || isSeveral(after, lexicon));
      // "sees a red panda": a name that goes on is none.
      if (verb && (ends || does) && lexicon.senses(`${tokens[next - 1]?.text} ${token.text}`) === null) {
        found.add(next);
        break;
      }
    }
  }
  return found;
}
