import {
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  DIRECTION_PHRASES,
  LINKS,
  PRONOUNS,
  RELATION_PHRASES,
  WHEN,
} from '../words/english.ts';
import { findPhraseAt, makePhraseTable, quoteOf, type Token } from '../words/words.ts';
import type { Chunk, ChunkScope } from './chunks.ts';
import { findMention } from './find-mention.ts';
import { isAdjective } from './find-name.ts';
import { type ClauseState, findVerb, isVerbHere } from './find-verb.ts';
import { saysHow } from './looks-so.ts';
import { isNegated } from './negated.ts';
import { isPast } from './past-tense.ts';
import { beginsNoun, doesItself, endsHere, isAdverbHere, isOfViewer, isOnceDone, opensClause } from './what-follows.ts';

const RELATIONS = makePhraseTable(RELATION_PHRASES);
const DIRECTIONS = makePhraseTable(DIRECTION_PHRASES);

function begin(loose: boolean): ClauseState {
  return { subject: 'none', finite: false, before: 'start', inPhrase: false, listing: false, loose };
}

const THROUGH_PICTURE = /^(?:toward|away|left|right)$/;

const PARTITIVE = /^(?:one|two|three|both|some|all|most|many|each|none|neither|several)$/;

/** "bathed in the glow of a sign": nobody is in the water. */
const LIT = /^(?:bathed|drenched|cloaked|shrouded|steeped)$/;
const LIGHT = /^(?:light|lights|sunlight|moonlight|lighting|glow|haze|rays|beams|neon|sunbeams|fog|mist|rain|snow)$/;
const SHOWN = /^(?:seen|shown|depicted|pictured|captured|filmed|portrayed|featured|viewed)$/;

/** Cuts the words into nouns, verbs and what holds them together, from left to right; nothing is looked at twice. */
export function makeChunks(tokens: readonly Token[], scope: ChunkScope): Chunk[] {
  const chunks: Chunk[] = [];
  const { lexicon } = scope;
  const { loose } = scope;
  let state = begin(loose);
  let singledAt = -1;
  // "shows her how to swim": to swim.
  for (const [at, token] of tokens.entries())
    if (token.text === 'how' && tokens[at + 1]?.text === 'to') token.role ??= 'relation';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.starts && at > 0) {
      chunks.push({ kind: 'stop', at });
      state = begin(loose);
    } else if (token.opens && !isOfViewer(tokens, at)) {
      chunks.push({ kind: 'comma', at, ...(token.colon ? { colon: true } : {}) });
      state = { ...state, before: 'comma', inPhrase: false };
    }
    const quote = quoteOf(token.text);
    if (quote !== null) {
      chunks.push({ kind: 'quote', index: quote, at });
      state = { ...state, before: 'other' };
      at++;
      continue;
    }
    const { text } = token;
    if (token.role !== null) {
      // "looks sad": the mood of whoever looks so.
      if (token.role === 'mood' && saysHow(tokens, at)) chunks.push({ kind: 'adjective', text: token.text, at });
      // "golden light flooding through the windows": read with the film, and nobody else floods.
      const deed = tokens[at + 1]?.part === 'adverb' ? tokens[at + 2] : tokens[at + 1];
      const shines = LIGHT.test(text) && /^(?:doing|does|do)$/.test(deed?.part ?? '') && deed?.role === null;
      // "in 1970s New York": within the phrase, and no subject.
      // "with snow gently falling": the snow does.
      const within =
        state.before === 'preposition' &&
        tokens[at + 1]?.opens === false &&
        tokens[at + 1]?.role === null &&
        !doesItself(tokens, at + 1);
      // "Under a full moon a couple dances": the phrase is over, and they are not under anything.
      const over = state.before === 'preposition' && beginsNoun(tokens[at + 1]);
      const named = over || ((token.part === 'name' || token.part === 'names') && !within);
      if (named || shines || isOfViewer(tokens, at + 1)) chunks.push({ kind: 'aside', text, at });
      if (over) state = { ...state, before: 'other', inPhrase: false };
      at++;
      continue;
    }
    // "…, both laughing".
    if (/^(?:both|all)$/.test(text) && /^(?:doing|do|be)$/.test(tokens[at + 1]?.part ?? '') && !tokens[at + 1]?.opens) {
      chunks.push({ kind: 'pronoun', text: 'they', at });
      token.role = 'pronoun';
      state = { ...state, before: 'pronoun', subject: 'several', finite: false, inPhrase: false };
      at++;
      continue;
    }
    // "One of them turns around."
    if (PARTITIVE.test(text) && tokens[at + 1]?.text === 'of' && /^(?:them|us)$/.test(tokens[at + 2]?.text ?? '')) {
      chunks.push({ kind: 'pronoun', text: 'they', at });
      for (const each of tokens.slice(at, at + 3)) each.role = 'pronoun';
      state = {
        ...state,
        before: 'pronoun',
        subject: text === 'one' || text === 'each' ? 'one' : 'several',
        finite: false,
      };
      at += 3;
      continue;
    }
    // "and one of the pandas stops": said of them.
    if (
      PARTITIVE.test(text) &&
      tokens[at + 1]?.text === 'of' &&
      /^(?:the|his|her|their|these|those)$/.test(tokens[at + 2]?.text ?? '')
    ) {
      for (const each of tokens.slice(at, at + 2)) each.role = 'pronoun';
      at += 2;
      if (/^one$/.test(text)) singledAt = at;
      continue;
    }
    // "an octopus is seen resting": by us, and nobody looks.
    const lit = LIT.test(text) && tokens[at + 1]?.text === 'in';
    // ", seen from below": by the camera.
    const filmed = SHOWN.test(text) && token.opens && /^(?:from|through|in|by)$/.test(tokens[at + 1]?.text ?? '');
    if (lit || filmed || (SHOWN.test(text) && tokens[at - 1]?.part === 'be')) {
      token.role = 'aside';
      at++;
      continue;
    }
    // "made of tin", "dressed in red": they hold like prepositions, though a verb begins them.
    const held = token.part === 'done' || token.part === 'doing' ? findPhraseAt(tokens, at, RELATIONS) : null;
    if (held !== null && (held.length > 1 || held.value === 'wearing')) {
      chunks.push({ kind: 'preposition', relation: held.value, text: held.phrase, at });
      for (const each of tokens.slice(at, at + held.length)) each.role = 'relation';
      state = { ...state, before: 'preposition', inPhrase: true };
      at += held.length;
      continue;
    }
    const verb = findVerb(tokens, at, lexicon);
    if (verb !== null && isVerbHere(tokens, at, verb, state, lexicon)) {
      const { part } = verb;
      const form = verb.form === 'ed' && isPast(tokens, at, verb, state) ? 'finite' : verb.form;
      const own = tokens.slice(at + 1, at + verb.length).find(({ text }) => text === 'his' || text === 'her')?.text;
      const whose = own === 'his' ? 'man' : own === 'her' ? 'woman' : undefined;
      if (isNegated(tokens, at)) chunks.push({ kind: 'verb', verb: verb.verb, act: null, form: 'base', part, at });
      else {
        const ofOne = form === 'finite' && /[^s]s$/.test(text);
        chunks.push({ kind: 'verb', verb: verb.verb, act: verb.act, form, part, whose, ofOne, at });
      }
      for (const each of tokens.slice(at, at + verb.length)) each.role = 'action';
      state = {
        ...state,
        before: 'verb',
        finite: state.finite || form === 'finite' || form === 'base' || (verb.form === 'ed' && state.before === 'be'),
        inPhrase: false,
      };
      at += verb.length;
      continue;
    }
    if ((PRONOUNS.has(text) && text !== 'who') || (text === 'her' && token.part === 'object')) {
      chunks.push({ kind: 'pronoun', text, at });
      token.role = 'pronoun';
      state = {
        ...state,
        before: 'pronoun',
        subject: /^(?:they|we|you|i|them)$/.test(text) ? 'several' : 'one',
        inPhrase: state.before === 'preposition',
      };
      if (state.inPhrase === false && /^(?:he|she|it|they)$/.test(text)) state.finite = false;
      at++;
      continue;
    }
    const way = findPhraseAt(tokens, at, DIRECTIONS);
    if (way !== null && !/^(?:of|side)$/.test(tokens[at + way.length]?.text ?? '')) {
      const camera = /\b(?:camera|us|viewer|lens)$/.test(way.phrase);
      chunks.push({
        kind: 'adverb',
        text: way.value,
        camera,
        ...(THROUGH_PICTURE.test(way.value) ? { way: way.value } : {}),
        at,
      });
      for (const each of tokens.slice(at, at + way.length)) each.role = 'direction';
      state = { ...state, before: state.before === 'noun' || state.before === 'verb' ? 'adverb' : state.before };
      at += way.length;
      continue;
    }
    const relation = token.part === 'link' ? null : findPhraseAt(tokens, at, RELATIONS);
    // "pulls off his hat": a verb of the hands takes the word after it.
    const before = chunks.at(-1);
    const particle =
      before?.kind === 'verb' &&
      before.act?.frame === 'hands' &&
      token.part !== null &&
      (/^(?:up|off|out|down|back|away)$/.test(text) ||
        (text === 'over' && /^(?:knock|tip|push|kick|flip|turn|hand)$/.test(before.verb))) &&
      relation?.length === 1 &&
      tokens[at + 1]?.part === 'article';
    if (particle) {
      chunks.push({ kind: 'adverb', text, camera: false, at });
      token.role = 'adverb';
      at++;
      continue;
    }
    if (relation !== null && !(ADVERBS.has(text) && isAdverbHere(tokens, at, relation.length))) {
      chunks.push({ kind: 'preposition', relation: relation.value, text: relation.phrase, at });
      for (const each of tokens.slice(at, at + relation.length)) each.role = 'relation';
      state = { ...state, before: 'preposition', inPhrase: true };
      at += relation.length;
      continue;
    }
    if (text === 'and' || text === 'or' || text === '&') {
      chunks.push({ kind: 'and', at });
      state = { ...state, before: 'and', listing: state.inPhrase, inPhrase: false };
      at++;
      continue;
    }
    if (AUXILIARIES.has(text)) {
      chunks.push({ kind: 'be', text, at });
      state = { ...state, before: 'be', finite: true, inPhrase: false };
      at++;
      continue;
    }
    if (text === 'that' && token.part === 'link' && /^(?:so|such)$/.test(tokens[at - 2]?.text ?? '')) {
      chunks.push({ kind: 'link', text: 'so', at });
      state = begin(loose);
      at++;
      continue;
    }
    // "chases after her": behind her, and nothing that comes later.
    if (
      text === 'after' &&
      /^(?:him|her|it|them|us|me)$/.test(tokens[at + 1]?.text ?? '') &&
      endsHere(tokens[at + 2])
    ) {
      chunks.push({ kind: 'preposition', relation: 'toward', text, at });
      token.role = 'relation';
      state = { ...state, before: 'preposition', inPhrase: true };
      at++;
      continue;
    }
    if (
      LINKS.has(text) &&
      !(token.part === 'adverb' && WHEN.includes(text)) &&
      !(text === 'that' && tokens[at + 1] !== undefined && DETERMINERS.has(text) && state.before !== 'noun') &&
      !(/^(?:first|next|now|just|yet|so|once)$/.test(text) && tokens[at + 1]?.opens !== true && !isOnceDone(tokens, at))
    ) {
      chunks.push({ kind: 'link', text, at });
      state = /^(?:who|which|that)$/.test(text) ? { ...state, before: 'link', finite: false } : begin(loose);
      at++;
      continue;
    }
    // "sneezes so hard that the cake flies": how hard, and then what comes of it.
    if (text === 'so' && /^(?:adverb|quality)$/.test(tokens[at + 1]?.part ?? '') && !tokens[at + 1]?.opens) {
      token.role = 'adverb';
      at++;
      continue;
    }
    const mention = ADVERBS.has(text) && endsHere(tokens[at + 1]) ? null : findMention(tokens, at, scope, state);
    if (mention !== null) {
      chunks.push({ kind: 'noun', mention: singledAt === at ? { ...mention, singled: true } : mention, at });
      for (const each of tokens.slice(at, mention.to)) each.role ??= mention.senses === null ? 'unknown' : 'noun';
      const listing =
        state.before === 'and' && state.listing && !opensClause(tokens, mention.to, scope, mention.plural);
      const joined = state.before === 'and' && !listing && state.subject !== 'none' && !state.finite;
      const several = (mention.count ?? 1) > 1 || mention.plural || joined;
      const inPhrase = state.before === 'preposition' || listing;
      const fresh = !inPhrase && (state.before === 'comma' || state.before === 'and') && state.finite;
      state = {
        ...state,
        before: 'noun',
        inPhrase,
        // In other languages what follows a verb is no subject that the next one would agree with.
        subject:
          (inPhrase || (loose && state.before === 'verb')) && state.subject !== 'none'
            ? state.subject
            : several
              ? 'several'
              : 'one',
        finite: fresh && opensClause(tokens, mention.to, scope, several) ? false : state.finite,
      };
      at = Math.max(at + 1, mention.to);
      continue;
    }
    // "fluffy clouds", of which the clouds are read already: said of them.
    const next = tokens[at + 1];
    const taken = next?.opens === false && next.role !== null && next.role !== 'comparison' && state.before !== 'be';
    if (text === 'visible') token.role = 'adverb';
    else if (isAdjective(text) || state.before === 'be') {
      if (!taken) chunks.push({ kind: 'adjective', text, at });
    } else chunks.push({ kind: 'adverb', text, camera: false, at });
    if (ADVERBS.has(text) || /ly$/.test(text)) token.role = 'adverb';
    state = {
      ...state,
      before:
        state.before === 'noun' || state.before === 'pronoun' ? 'adverb' : state.before === 'be' ? 'be' : state.before,
    };
    at++;
  }
  return chunks;
}
