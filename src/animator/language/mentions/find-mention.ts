import { COLLECTIVE_WORDS } from '../../catalogue/attributes.ts';
import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { COMPANIES } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import { ADVERBS, DETERMINERS, POSSESSIVES } from '../words/english.ts';
import type { Token } from '../words/words.ts';
import { type ChunkScope, type Mention, OUTSIDE } from './chunks.ts';
import { findName, isAdjective, isInTurn } from './find-name.ts';
import { type ClauseState, findVerb, isVerb, isVerbHere } from './find-verb.ts';
import {
  base,
  type Doing,
  dropJoined,
  findGiven,
  findShown,
  findTitled,
  HOLDING,
  isAside,
  isLastOfNoun,
  isMisleading,
  isSaidOfOwned,
  isStuffOrPlace,
  lastOf,
  MANY,
  OF_ANIMALS,
  ONE_FORM,
  type Parts,
  readOwner,
  SLOWLY,
  sexOf,
  skipAsides,
  YOUNG_HEAD,
} from './mention-parts.ts';
import {
  countOf,
  countsNext,
  endsNoun,
  isAdjectiveList,
  isCompound,
  isDeed,
  isForeign,
  isMeasure,
  isOneOfThem,
  isPlural,
  isUnknownVerb,
  standsAlone,
  subjectOf,
} from './noun-words.ts';
import { isOfWeather, joinOf } from './of-noun.ts';
import { isSaidAfter } from './said-after.ts';

export function findMention(
  tokens: readonly Token[],
  at: number,
  scope: ChunkScope,
  state: ClauseState,
): Mention | null {
  const { lexicon } = scope;
  if (tokens[at] === undefined) return null;
  let [end, count, determiner]: [number, number | null, string | null] = [at, null, null];
  let [owner, ownedBy]: [string | null, Mention | null] = [null, null];
  const [acts, words]: [Doing[], Token[]] = [[], []];
  for (; end < tokens.length && end - at < 12; end++) {
    const token = tokens[end];
    if (token === undefined || isInTurn(tokens, end)) break;
    // "a sunlit greenhouse": the hour was read before, and the noun goes on.
    if (isAside(token, tokens[end + 1]) && words.length === 0 && (determiner !== null || count !== null)) continue;
    if (endsNoun(token, end === at)) {
      if (token.role === null && words.length > 0 && isAdjectiveList(tokens, end, lexicon)) {
        if (token.text === 'and') continue;
      } else if (!(token.role === null && words.length === 0 && token.opens === false && DETERMINERS.has(token.text)))
        break;
    }
    const ofEach = determiner === 'each' && token.text === 'other';
    if (words.length === 0 && (ofEach || (isOneOfThem(token) && standsAlone(tokens, end + 1, lexicon)))) {
      words.push(token);
      end++;
      break;
    }
    if (words.length === 0 && DETERMINERS.has(token.text)) {
      determiner = token.text;
      if (POSSESSIVES.has(token.text)) owner = token.text;
      count = token.text === 'both' ? 2 : /^an?$/.test(token.text) ? (count ?? 1) : count;
      continue;
    }
    if (words.length === 0 && token.text === 'of' && count !== null) continue;
    if (isMeasure(tokens, end) && words.every(({ text }) => isAdjective(text))) {
      end++;
      continue;
    }
    const number = countOf(token.text);
    // "in the yard two boys", "a yellow turban two bulls with" where words were put into English one by one: another noun.
    if (number !== null && (scope.loose || countsNext(tokens, end)) && findName(words, lexicon) !== null) break;
    if (
      number !== null &&
      !(token.text === 'one' && standsAlone(tokens, end + 1, lexicon)) &&
      words.every(({ text }) => isAdjective(text)) &&
      tokens[end + 1]?.joined !== true &&
      !/^(?:single|lone|lonely|solitary|twin|couple|pair)$/.test(token.text)
    ) {
      const next = tokens[end + 1];
      if (next === undefined || (endsNoun(next, false) && next.text !== 'of')) break;
      count = number;
      if (token.text === 'one') determiner ??= 'one';
      continue;
    }
    if (/(?:'s|s')$/.test(token.text) && tokens[end + 1] !== undefined && !endsNoun(tokens[end + 1] as Token, false)) {
      owner = token.text.replace(/'s?$/, '');
      ownedBy = readOwner([...words, token], determiner, lexicon, { from: at, to: end });
      words.length = 0;
      continue;
    }
    if (
      words.length === 0 &&
      (token.part === null
        ? ADVERBS.has(token.text) || (/[a-z]{3}ly$/.test(token.text) && !isAdjective(token.text))
        : token.part === 'adverb' && !(/ly$/.test(token.text) && isAdjective(token.text))) &&
      lexicon.senses(token.text) === null
    ) {
      if (determiner === null) break;
      continue;
    }
    if (
      words.length > 0 &&
      (token.part === null
        ? (ADVERBS.has(token.text) || SLOWLY.test(token.text)) && !isAdjective(token.text)
        : token.part === 'adverb')
    )
      break;
    // "down the aisle hand in hand".
    const joint = tokens[end + 1];
    if (words.length > 0 && token.text === tokens[end + 2]?.text && /^(?:in|by|to)$/.test(tokens[end + 1]?.text ?? ''))
      break;
    if (isDeed(token, joint, lexicon) && !(words.length === 0 && isSaidOfOwned(token, joint, ownedBy))) break;
    if (words.length > 0 && isSaidAfter(tokens, end, words, lexicon)) break;
    if (words.length > 0 && joint?.joined === true && isVerb(joint.part)) break;
    // "a wheelbarrow full of pumpkins".
    if (words.length > 0 && HOLDING.test(token.text) && /^(?:of|with|in|by|to)$/.test(tokens[end + 1]?.text ?? ''))
      break;
    const verb = findVerb(tokens, end, lexicon);
    if (verb !== null && !isCompound(words, token, verb.form, lexicon, joint)) {
      const latest = words.at(-1);
      const real = words.some(
        (word) => word.nounForms.some((form) => lexicon.senses(form) !== null) && !isAdjective(word.text),
      );
      const hasNoun =
        real || (latest !== undefined && !isAdjective(latest.text) && (verb.form === 'finite' || verb.form === 'base'));
      const joined = state.before === 'and' && state.subject !== 'none' && !state.finite && !state.listing;
      const inside = hasNoun
        ? { ...state, before: 'noun' as const, subject: joined ? ('several' as const) : subjectOf(words, count) }
        : state;
      if (hasNoun && isVerbHere(tokens, end, verb, inside, lexicon)) break;
      if (!hasNoun && determiner === null && words.length === 0 && isVerbHere(tokens, end, verb, state, lexicon)) break;
      if (
        verb.form === 'ing' &&
        verb.act !== null &&
        verb.length === 1 &&
        tokens[end + 1] !== undefined &&
        !endsNoun(tokens[end + 1] as Token, false)
      )
        acts.push({ verb: verb.verb, act: verb.act, at: words.length });
    } else if (token.part === null && words.length > 0 && isUnknownVerb(words, token, tokens[end + 1], state, lexicon))
      break;
    // "children bauen": a word that nobody could put into English is no part of the name before it.
    if (scope.loose && words.length > 0 && isForeign(token, joint, lexicon) && findName(words, lexicon) !== null) break;
    if (
      !scope.compounding &&
      words.length > 0 &&
      findName(words, lexicon) !== null &&
      !isAdjective(words.at(-1)?.text ?? '') &&
      // "girl yellow umbrella": a quality after a noun begins another one.
      (findName([...words, token], lexicon)?.before === words.length ||
        (isAdjective(token.text) && findName([...words, token], lexicon) === null))
    )
      break;
    words.push(token);
  }
  const parts = { at, end, words, count, determiner, owner, ownedBy, acts };
  return words.length === 0 ? null : finish(tokens, parts, scope, state);
}

function finish(tokens: readonly Token[], parts: Parts, scope: ChunkScope, state: ClauseState): Mention | null {
  const [{ end, words, determiner, owner }, { lexicon }] = [parts, scope];
  const span = dropJoined(words, lexicon);
  const head = span.at(-1);
  if (head === undefined) return null;
  const found = findName(span, lexicon);
  const name = found === null || isMisleading(found, parts, scope, state) ? null : found;
  const describing = span.every(({ text, part }) => (part === null ? isAdjective(text) : part === 'quality'));
  // "grey waves rolling", of which the waves are read already.
  const next = tokens[end];
  if (describing && head.part === 'quality' && next !== undefined && (next.opens ? head.opens : next.role !== null))
    return null;
  const given = findGiven(span, parts, tokens, lexicon);
  if (given !== null) {
    const person = { gender: given, age: 'adult', kind: 'person' } as const;
    return {
      ...base(parts, words, false),
      ...{ noun: span[0]?.text ?? head.text, modifiers: [], named: true, given },
      senses: { ...NO_SENSES, person, thing: findThing('person') },
    };
  }
  if (name === null && describing && (head.part !== null || (determiner === null && parts.count === null))) return null;
  const several = head.nounForms.map((form) => COLLECTIVE_WORDS[form]).find(Boolean);
  // "a polar bear cub" is a polar bear, though a bear cub has a name of its own.
  const parent = YOUNG_HEAD.test(head.nounForms.at(-1) ?? head.text) ? findName(span.slice(0, -1), lexicon) : null;
  if (parent !== null && parent.senses.thing?.alive === true && parent.senses.thing !== name?.senses.thing)
    return {
      ...base(parts, words, isPlural(head)),
      ...{ noun: parent.noun, senses: parent.senses },
      modifiers: [...span.slice(0, parent.before).map(({ text }) => text), 'baby'],
    };
  const company = name === null ? several : (COMPANIES[name.noun] ?? several);
  const kin = company === undefined ? null : findName(span.slice(0, -1), lexicon);
  // "a penguin family", "a camel caravan": penguins and camels, and nothing else.
  if (company !== undefined && kin?.senses.thing?.alive === true && kin.senses.person === null) {
    return {
      ...base(parts, words, true),
      noun: kin.noun,
      senses: kin.senses,
      count: several === company && !Object.hasOwn(COMPANIES, name?.noun ?? '') ? company : Math.min(company, 3),
      modifiers: span.slice(0, kin.before).map(({ text }) => text),
    };
  }
  const shown = findShown(span, name, lexicon);
  if (shown !== null)
    return {
      ...base(parts, words, isPlural(head)),
      ...{ noun: shown.noun, senses: shown.senses },
      modifiers: [...span.slice(0, shown.before).map(({ text }) => text), 'toy'],
    };
  const being = name?.senses.person == null || name.before === 0 ? null : findName(span.slice(0, name.before), lexicon);
  // "a robot bartender" is a robot, whatever its work is.
  if (
    name !== null &&
    being?.senses.thing?.alive === true &&
    being.senses.person === null &&
    !OF_ANIMALS.test(lastOf(name.noun))
  ) {
    return {
      ...base(parts, words, isPlural(head)),
      ...{ noun: being.noun, senses: being.senses },
      modifiers: [...span.slice(0, being.before).map(({ text }) => text), ...sexOf(name.senses), name.noun],
    };
  }
  // "a golden retriever puppy": its breed is one word of it, and no colour.
  const breed = name === null ? null : findName(span.slice(0, name.before), lexicon);
  const bred =
    breed !== null && breed.senses.thing?.alive === true && breed.senses.thing.kind === name?.senses.thing?.kind;
  const noun = name?.noun ?? head.nounForms.at(-1) ?? head.text;
  const beforeName = words.slice(0, words.indexOf(span[name?.before ?? span.length - 1] ?? head));
  // A pair of scissors is one thing, though it ends in -s; some words have no other form for several: "small fish around it".
  const bare = !scope.loose && determiner === null && parts.count === null && owner === null;
  const plural =
    MANY.test(head.text) || (isPlural(head) && lastOf(noun) !== head.text) || (bare && ONE_FORM.test(lastOf(noun)));
  if (next?.text === 'of' && !next.opens && next.role === null) {
    const inner = findMention(tokens, skipAsides(tokens, end + 1), scope, { ...state, before: 'preposition' });
    const outer = {
      ...base(parts, words, plural),
      ...{ noun, senses: name?.senses ?? null, modifiers: beforeName.map(({ text }) => text) },
    };
    const joined = inner === null ? null : joinOf(outer, inner, lexicon, state.before === 'start');
    if (joined !== null) return joined;
    if (isOfWeather(outer, tokens[end + 1])) return { ...outer, senses: { ...NO_SENSES, abstract: true } };
  }
  const titled = findTitled(span, name, lexicon);
  if (titled !== null)
    return {
      ...base(parts, words, false),
      ...{ noun: titled.noun, senses: titled.senses, determiner: determiner ?? 'the', count: 1 },
      modifiers: span.slice(0, titled.before).map(({ text }) => text),
    };
  const proper = head.capital && !isStuffOrPlace(tokens, span, lexicon);
  const named = name === null && proper && determiner === null && parts.count === null;
  // "a rocking chair" rocks no more than any other.
  const acts = parts.acts.filter((each) => name === null || each.at < name.before);
  return {
    ...base({ ...parts, acts }, words, plural),
    noun,
    senses: name?.senses ?? null,
    modifiers: [
      ...(bred
        ? [...span.slice(0, breed.before).map(({ text }) => text), breed.noun]
        : beforeName.map(({ text }) => text)),
      ...(name?.senses.place != null && next?.text === OUTSIDE && !next.opens && isLastOfNoun(tokens[end + 1])
        ? [OUTSIDE]
        : []),
    ],
    owner,
    named,
  };
}
