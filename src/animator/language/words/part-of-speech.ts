import type { Lexicon } from '../../catalogue/lexicon.ts';
import { MATERIALS } from '../../catalogue/looks-table.ts';
import { findFirstName } from '../../catalogue/names-table.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { isAdjective } from '../mentions/find-name.ts';
import { type Candidate, DOUBTFUL, either, only } from './doubtful-words.ts';
import { ADVERBS, AUXILIARIES, DETERMINERS, LIGHT_VERBS, LINKS, PREPOSITIONS } from './english.ts';
import { isNamedThere } from './named-there.ts';
import { phrasalWeight } from './phrasal.ts';
import { type Part, quoteOf, type Token } from './words.ts';

const NUMBERS =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|few|multiple|various|numerous|countless|dozens|hundreds|thousands)$/;

/** One and several are called alike. */
const INVARIANT: ReadonlySet<string> = new Set(
  'jedi sith fish koi sheep deer salmon trout carp cod tuna bison moose elk wildebeest buffalo reindeer squid shrimp jellyfish starfish crayfish clownfish goldfish caribou aircraft spacecraft hovercraft cattle police swine cavalry samurai ninja geisha borealis australis'.split(
    ' ',
  ),
);

const JOINTS: ReadonlySet<string> = new Set(
  'and or & but then suddenly finally meanwhile eventually instead now next first yet afterwards'.split(' '),
);
const SUBJECTS: ReadonlySet<string> = new Set('he she they we i everyone everybody someone nobody'.split(' '));
const OBJECTS: ReadonlySet<string> = new Set('him them us me himself herself itself themselves'.split(' '));
const MODALS: ReadonlySet<string> = new Set('can could will would may might must should'.split(' '));
/** Prepositions that a verb also takes without a noun: "walks past", "looks up". */
const PARTICLES: ReadonlySet<string> = new Set(
  'in on by over under above below across along through around behind beside inside outside past off down up out about beyond opposite near underneath throughout'.split(
    ' ',
  ),
);

/** Words that were read as hour or weather still hold their place in the sentence: "rain dripping from his hat". */
const SPOKEN_ROLES = /^(?:time|weather|season|mood|style|sound)$/;

const DODGES = /^(?:under|beneath|behind|below|into|out|away)$/;

const share = (part: number, whole: number): number => Math.log((part + 0.15) / (whole + 0.6));

/** "the living room couch": what the catalogue has as a thing, and nobody does. */
const UNLISTED_DEED = -2.2;

/** "and howls at the moon": a deed that can be seen, where no thing is called so. */
const SEEN_DEED = 1.2;

/** What no table has: mostly the name of something. */
const UNHEARD_DEED = -1.4;

/** A deed that names what follows, which is rarer than doing it. */
const WITHIN_NAME = -2.5;

/** The same of several, who do it in the form that nouns have as well. */
const SEVERAL_DO = 1;

/** A word that is no small one: how often it is which, by its ending and by what the catalogue and the dictionary know. */
function weighWord(token: Token, next: Token | undefined, lexicon: Lexicon): Candidate[] {
  const { text, nounForms, verbForms } = token;
  const found: Candidate[] = [];
  const add = (part: Part, weight: number): void => {
    const same = found.find((each) => each.part === part);
    if (same === undefined) found.push({ part, weight });
    else if (same.weight < weight) found[found.indexOf(same)] = { part, weight };
  };
  const own = findUses(text);
  const listed = nounForms.some((form) => lexicon.senses(form) !== null);
  const strewn = nounForms.some((form) => lexicon.senses(form)?.dressing === true);
  // Ducks and flies are animals before they are deeds.
  const creature = nounForms.some(
    (form) =>
      lexicon.lists(form) && lexicon.senses(form)?.thing?.moves === true && lexicon.senses(form)?.person === null,
  );
  // "…, ducks under a cable".
  const dodges = creature && next !== undefined && !next.opens && DODGES.test(next.text);
  // Tumbleweed and steeds are no participles.
  const ending = /(?:[^s']s|ing|(?<!e)ed)$/.exec(text)?.[0] ?? '';
  // "her daughter's hair": after an article as well as alone.
  if (/'s?$/.test(text)) return either(['article', 0], ['quality', -0.3]);
  for (const { lemma, form } of verbForms) {
    const uses = findUses(lemma);
    const known = lexicon.verbs(lemma).length > 0 || LIGHT_VERBS.has(lemma);
    if ((uses === null || uses.verb === 0) && !known) continue;
    // Gulls are birds, though one may gull somebody.
    if (creature && !known && form === 'finite') continue;
    const verb = Math.max(uses?.verb ?? 0, known ? 2 : 0);
    const whole = verb + (uses?.noun ?? (listed ? 4 : 0)) + (uses?.adjective ?? 0);
    // Sparks and petals are things before they are deeds.
    if (form === 'finite')
      add(
        'does',
        share(verb, whole) +
          ((creature && !dodges) || (strewn && !known) ? -1.5 : dodges ? 1 : known && !listed ? SEEN_DEED : 0.5),
      );
    else if (form === 'ing')
      add(
        'doing',
        (own === null ? 0 : Math.max(-1.2, share(verb, verb + own.noun))) -
          (own !== null && own.adjective > 0 ? 0.3 : 0),
      );
    else if (form === 'ed') add('done', -0.1);
    // "a grizzly bear with a hat".
    else if (creature && BEASTS_FIRST.test(lemma)) add('do', share(verb, whole) - 2);
    // "draw their swords and duel"; "speed away" and "race off" are no names.
    else
      add(
        'do',
        phrasalWeight(lemma, next, lexicon) +
          share(verb, whole) +
          (strewn ? -1.5 : known && !listed ? SEVERAL_DO : listed && !known ? UNLISTED_DEED : -0.3),
      );
  }
  if (own !== null && own.adjective > 0)
    add('quality', share(own.adjective, own.noun + own.verb + own.adjective + own.adverb));
  if (own !== null && own.adverb > 0)
    add('adverb', share(own.adverb, own.noun + own.verb + own.adjective + own.adverb));
  // Gold and fire are mostly nouns, and of leaves and petals nothing is made that is not said to be.
  const several = nounForms.length > 1 && Object.hasOwn(MATERIALS, text);
  if (isAdjective(text) && !several) add('quality', own !== null && own.noun > own.adjective * 2 ? -0.9 : -0.3);
  // "curly" and "lovely" only look like adverbs.
  const ofHow = own !== null && own.adjective > 0 && own.adverb === 0;
  if (/[a-z]{3}ly$/.test(text) && !listed && !ofHow) add('adverb', -0.1);
  // A viking is somebody, and there is nothing to vik.
  const somebody = found.length === 0 && nounForms.some((form) => lexicon.lists(form) && lexicon.senses(form)?.person);
  if ((ending === 'ing' || ending === 'ed') && text.length > 3 && !somebody) {
    // "oversized sunglasses": of what nobody is known to do it is said how it is.
    const undone = !found.some(({ part }) => part === 'done' || part === 'doing');
    const unheard = undone && ending === 'ed' && next !== undefined && !next.opens && next.role === null;
    add('quality', (own !== null && own.adjective > 0) || unheard ? -0.3 : -0.9);
    if (found.length === 1) add(ending === 'ing' ? 'doing' : 'done', unheard ? -1 : -0.2);
  }
  // "a hover bus", "a dive bar": what it does, within its name.
  const deedOnly = found.length > 0 && found.every(({ part }) => part === 'do');
  const named = next !== undefined && !next.opens && next.nounForms.some((form) => lexicon.senses(form) !== null);
  if (deedOnly && named) add('quality', WITHIN_NAME);
  const plural = nounForms.length > 1 && !/(?:ss|us|is)$/.test(text);
  // "her brother photobombs": what nobody knows may be done as well, where a subject owes a verb.
  if (found.length === 0 && !listed && own === null && plural && nounForms.every((form) => findUses(form) === null))
    add('does', UNHEARD_DEED);
  const base = nounForms.map(findUses).find((uses) => uses !== null && uses.noun > 0) ?? null;
  const noun = Math.max(base?.noun ?? 0, listed ? 3 : 0);
  if (noun > 0 || found.length === 0 || (base === null && ending !== 'ing' && ending !== 'ed' && own === null)) {
    const whole = noun + (base === null ? 0 : base.verb + base.adjective);
    const weight = noun === 0 ? (found.length === 0 ? -0.1 : -1.2) : share(noun, whole);
    // "two samurai duel": they do, and it is no duel of theirs.
    if (INVARIANT.has(text)) add('names', weight + 1.8);
    if ((ending !== 'ing' && ending !== 'ed') || somebody) add(plural ? 'names' : 'name', weight);
    else if (listed) add('name', -0.7);
    else if (own !== null && own.noun > 0) add('name', share(own.noun, own.noun + own.verb + own.adjective + 3));
  }
  return found.length === 0 ? only('name') : found;
}

/** Mostly animals, though one may bear and duck something. */
const BEASTS_FIRST = /^(?:bear|duck|bat|seal|crane|swallow|ram|bull|hawk|carp|ray|fox|ape|hog)$/;

/** "through the water, small fish": what ends at a comma and is mostly a noun describes nothing. */
function isLastNoun({ text }: Token, next: Token | undefined): boolean {
  const uses = findUses(text);
  return (next === undefined || next.opens) && uses !== null && uses.noun > uses.adjective;
}

/** Of how a film is made, rather than what somebody does, where nothing is done to: "a focus on lighting and texture". */
const OF_THE_CRAFT = /^(?:lighting|rendering|shading|framing|editing|grading|colou?ring|styling|blocking|staging)$/;
const isOfCraft = ({ text }: Token, next: Token | undefined): boolean =>
  OF_THE_CRAFT.test(text) &&
  (next === undefined || next.opens || next.starts || JOINTS.has(next.text) || PREPOSITIONS.has(next.text));

const comesIntoView = (next: Token | undefined): boolean =>
  next === undefined || next.opens || (PREPOSITIONS.has(next.text) && !/^(?:to|like|as)$/.test(next.text));

/** Everything a word may be, alone. */
export function listParts(
  token: Token,
  next: Token | undefined,
  lexicon: Lexicon,
  after?: Token,
): readonly Candidate[] {
  const { text, role } = token;
  if (role !== null && !SPOKEN_ROLES.test(role)) return only('aside');
  if (quoteOf(text) !== null) return only('aside');
  // "…, both laughing": they are.
  if (text === 'both' && next?.verbForms.some(({ form }) => form === 'ing') === true) return only('pronoun');
  // "her lower body".
  if (text === 'lower' && /^(?:body|lip|half|deck|level|floor|back|legs?|lip|third)$/.test(next?.text ?? ''))
    return only('quality');
  // "two well-dressed colleagues": how they are.
  if (token.joined && /^(?:dressed|lit|left|right)$/.test(text)) return only('quality');
  // "two fencers in white bow to each other".
  if (text === 'bow' && next?.text === 'to' && /^(?:each|one|the|him|her|his|them|us)$/.test(after?.text ?? ''))
    return only('do');
  const doubtful = DOUBTFUL.get(text);
  if (doubtful !== undefined) return doubtful;
  if (token.capital && findFirstName(text) !== null) return only('name');
  // "walks on Mars": there, and nothing is marred.
  if (token.capital && !token.starts && lexicon.lists(text) && lexicon.senses(text)?.place != null) return only('name');
  if (JOINTS.has(text)) return only('joint');
  if (SUBJECTS.has(text)) return only('pronoun');
  if (OBJECTS.has(text)) return only('object');
  if (MODALS.has(text)) return only('to');
  if (isOfCraft(token, next)) return only('name');
  // "her two cubs": a number is no second article.
  if (NUMBERS.test(text)) return either(['article', 0], ['quality', -0.4]);
  // "an off-road jeep", "an in-flight meal".
  if (next?.joined === true && PREPOSITIONS.has(text)) return either(['quality', 0], ['preposition', -1.5]);
  if (DETERMINERS.has(text)) return only('article');
  // "enemies appear on the ridge": there they are, where "appears happy" only tells how somebody is.
  if (/^appears?$/.test(text) && comesIntoView(next)) return only(text === 'appear' ? 'do' : 'does');
  if (AUXILIARIES.has(text)) return only('be');
  if (PREPOSITIONS.has(text))
    return PARTICLES.has(text) ? either(['preposition', -0.2], ['adverb', -1.2]) : only('preposition');
  if (LINKS.has(text)) return only('link');
  // "slow-dances across the kitchen".
  if (token.joined && next?.joined !== true && token.verbForms.some(({ form }) => form === 'finite'))
    return either(['quality', -0.5], ['names', -1.5], ['does', -1.2]);
  if (token.joined || next?.joined === true) return either(['quality', 0], ['name', -1.5], ['names', -1.5]);
  const named = isNamedThere(token, next, after, lexicon);
  const parts = weighWord(token, next, lexicon).filter(
    ({ part }, _, all) =>
      !(part === 'quality' && all.length > 1 && isLastNoun(token, next)) &&
      !(named && (part === 'does' || part === 'do')),
  );
  return ADVERBS.has(text)
    ? [{ part: 'adverb', weight: -0.3 }, ...parts.filter(({ part }) => part !== 'adverb')]
    : parts;
}
