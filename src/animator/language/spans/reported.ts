import type { LeftOut } from '../reading.ts';
import type { Token } from '../words/words.ts';

/** What tells of words or thoughts: whatever it tells is not there. */
const TELLS =
  /^(?:say|tell|explain|announce|declare|claim|promise|complain|warn|insist|admit|confess|report|argue|remark|mention|shout|yell|whisper|reply|answer|believe|think|know|hope|dream|imagine|wish|realize|realise|remember|forget|swear|boast|joke|predict|learn|understand|pretend)$/;
/** They take a question: "asks whether the dragon is dead". */
const ASKS = /^(?:ask|wonder|know|explain|tell|discuss|debate|think|forget|remember|learn|show)$/;
/** "sings about the sea". */
const ABOUT =
  /^(?:talk|speak|sing|rap|complain|argue|joke|think|dream|gossip|whisper|chat|lecture|brag|tell|teach|learn|ask|worry|debate|rant|preach|write|read|lie|explain|mumble|reminisce|discuss|wonder|shout|yell|cry|laugh|narrate)$/;
const PERSONS = /^(?:he|she|they|it|we|i|you)$/;
const ENDS = /^(?:as|while|when|until|then|before|after|but|and)$/;
/** "tells the old fisherman that": so many words may stand between. */
const FARTHEST = 5;

const lemmas = ({ verbForms }: Token): readonly string[] => verbForms.map(({ lemma }) => lemma);

const isNoun = (token: Token | undefined): boolean => token?.part === 'name' || token?.part === 'names';

/** Whether a list of what is talked about goes on after an "and": "about gravity and apples", and not "about love and dances". */
function listsOn(tokens: readonly Token[], at: number): boolean {
  for (const next of tokens.slice(at + 1, at + 4)) {
    if (isNoun(next)) return true;
    if (next.opens || !/^(?:article|quality)$/.test(next.part ?? '')) return false;
  }
  return false;
}

/** To the end of the clause, or of the noun that is talked about: "about a parking space in front of the shop". */
function spanFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const topic =
    /^(?:about|of)$/.test(tokens[from]?.text ?? '') && !/^(?:how|what|why)$/.test(tokens[from + 1]?.text ?? '');
  let end = from;
  for (; end < tokens.length; end++) {
    const token = tokens[end];
    if (token === undefined || token.starts || token.text.charCodeAt(0) >= 0xe000) break;
    if (end === from) continue;
    if (
      token.opens ||
      (ENDS.test(token.text) && end > from + 1 && !(topic && token.text === 'and' && listsOn(tokens, end)))
    )
      break;
    const phrase = token.part === 'preposition' && token.text !== 'of' && isNoun(tokens[end - 1]);
    if (topic && (phrase || token.part === 'to' || token.part === 'does' || token.part === 'be')) break;
  }
  return tokens.slice(from, end);
}

/** Whether a clause is told from here on: "that the end is near", "he wants to go home", "whether it rains", "about the sea". */
function isTold(tokens: readonly Token[], verb: Token, at: number, next: number): boolean {
  const token = tokens[next];
  const after = tokens[next + 1];
  if (token === undefined || token.role !== null || token.opens) return false;
  const said = lemmas(verb);
  if (token.text === 'about') return said.some((lemma) => ABOUT.test(lemma));
  if (token.text === 'of' && next === at + 1) return said.some((lemma) => /^(?:dream|think|speak)$/.test(lemma));
  if (/^(?:if|whether|why|what)$/.test(token.text)) return said.some((lemma) => ASKS.test(lemma));
  if (!said.some((lemma) => TELLS.test(lemma))) return false;
  if (token.text === 'that') return after !== undefined && !after.opens && after.text.charCodeAt(0) < 0xe000;
  // "says he": after what was quoted he is who said it.
  const quoted = (tokens[at - 1]?.text.charCodeAt(0) ?? 0) >= 0xe000;
  const goesOn = after?.part === 'does' || after?.part === 'do' || after?.part === 'done' || after?.part === 'be';
  return next === at + 1 && PERSONS.test(token.text) && !quoted && goesOn;
}

/** Reported speech and thought: what people only talk about is not to be seen, and nobody does it. */
export function claimReported(tokens: readonly Token[]): LeftOut[] {
  const left: LeftOut[] = [];
  for (const [at, verb] of tokens.entries()) {
    if (verb.role !== null || !(verb.part === 'does' || verb.part === 'do' || verb.part === 'doing')) continue;
    for (let next = at + 1; next <= at + FARTHEST; next++) {
      const token = tokens[next];
      if (token === undefined || token.opens || token.text.charCodeAt(0) >= 0xe000) break;
      if (!isTold(tokens, verb, at, next)) continue;
      for (const each of spanFrom(tokens, next)) {
        if (each.role !== null) continue;
        each.role = 'reported';
        if (each.part === 'name' || each.part === 'names') left.push({ word: each.text, reason: 'not_seen' });
      }
      break;
    }
  }
  return left;
}
