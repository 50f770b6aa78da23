import { TRADES_CALLED } from '../../catalogue/families-table.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { roleOf } from '../../catalogue/people.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isAnimate, isPerson, learn } from './discourse.ts';
import { findAgain } from './find-again.ts';
import type { Scope } from './scope.ts';

export const LIVELY = /^(?:walk|run|jump|climb|sneak|kneel|crouch|wave|bow|wake|dance|march|waddle)$/;

/** "Pythagoras", "Socrates": a name that only looks like several. */
const isGreek = (noun: string): boolean => /[aoe]$/.test(noun) && findUses(noun) === null;

/** "Mia smiles", "Laundry hangs": at the head of a sentence a capital letter says little, but only somebody smiles. */
export function isName(
  scope: Scope,
  { named, given, plural, noun }: Mention,
  chunks: readonly Chunk[],
  at: number,
): boolean {
  if (!named || (given === null && (!scope.nameable || NOBODY.test(noun)))) return false;
  const [before, next, after] = [chunks[at - 1], chunks[at + 1], chunks[at + 2]];
  // "crosses Shibuya".
  if (
    given === null &&
    before?.kind === 'verb' &&
    before.act?.frame === 'go' &&
    !/^(?:chase|follow)$/.test(before.act.act)
  )
    return false;
  // "the walls of Constantinople": where, unless somebody so called does something there.
  if (given === null && before?.kind === 'preposition' && WHERE.test(before.text) && next?.kind !== 'verb')
    return false;
  if (given !== null || (before !== undefined && before.kind !== 'stop')) return true;
  // "Pip, a small terrier": animals have names as well.
  if (next?.kind === 'comma')
    return after?.kind === 'noun' && (after.mention.senses?.person != null || isPet(after.mention));
  const act = next?.kind === 'verb' ? next.act : null;
  // "Papers and leaves float".
  return (
    // "Footsteps echo", "Motors whine": nobody is called so.
    (!plural || isGreek(noun)) &&
    (next?.kind === 'and' || (act !== null && (NEEDS_SOMEBODY.test(act.frame) || LIVELY.test(act.act))))
  );
}

const WHERE = /^(?:of|in|into|from|over|above|across|through|near|outside|at)$/;

const isPet = ({ senses, determiner, plural }: Mention): boolean =>
  senses?.thing?.alive === true && /^an?$/.test(determiner ?? '') && !plural;

/** "a pianist named Lucien": his name, and nobody else. */
export function isGivenName(
  { discourse, last, subjects }: Scope,
  mention: Mention,
  before: Chunk | undefined,
): boolean {
  if (before?.kind !== 'verb' || !/^(?:name|call|nickname|dub)$/.test(before.verb) || before.form !== 'ed')
    return false;
  const entity = discourse.entities[last[0] ?? subjects[0] ?? -1];
  if (entity === undefined || !(mention.named || mention.given !== null)) return false;
  entity.names.push(mention.noun);
  if (mention.given === 'man' || mention.given === 'woman') entity.gender ??= mention.given;
  return true;
}

/** Words that end like things, and what is written in capitals anyway: "Dashboard lights", "Donation pops up", "Thunder Breathing", "NPC". */
const NOBODY =
  /(?:[a-z]{2}(?:tion|sion|ment|ness|ity|ance|ence|ship|hood|ism|board|light|work|ing|ure|back|down|ial|ware|way|screen|shot|time|glow|phase|effect|style|core|mode|logy|graphy|scape)|^(?:vs|ui|ai|fpv|sfx|vfx|hud|npcs?|cgi|vr|ar|bgm|bpm|hp|mp|iso|hdr|lut|dof|led|gps|diy|pov|bts|asmr|auto|none|aerial|image\d*|visual|version|hook|payoff|title|logo|overlay|chat|caption))$/;

export const NEEDS_SOMEBODY = /^(?:hands|voice|face|with)$/;

/** "with pink hair and a yellow backpack rolls down the street": what cannot go is carried by whoever still owes a verb. */
export function isCarried({ subjects, verb, discourse }: Scope, { senses }: Mention, sense: string): boolean {
  const owing = discourse.entities[subjects[0] ?? -1];
  return (
    sense === 'figure' && senses?.thing?.moves === false && verb === null && owing !== undefined && isAnimate(owing)
  );
}

const WORKS_AS = /^(?:work|serve|act|pose|perform|star|volunteer|train|moonlight|employ)\b/;

/** "a cat working as a lifeguard", "Vader working as a nurse": what they are, and nobody else. */
export function isAsRole(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  const { discourse, events, event } = scope;
  const [verb, as, next] = [chunks[at - 2], chunks[at - 1], chunks[at + 1]];
  const before = as?.kind === 'link' || as?.kind === 'preposition' ? as.text : '';
  if (before !== 'as' || verb?.kind !== 'verb' || !WORKS_AS.test(verb.verb)) return false;
  const deed = event ?? events.findLast((each) => each.at === verb.at) ?? null;
  const whose = discourse.entities[deed?.subjects[0] ?? discourse.subjects[0] ?? -1];
  // "performs as a crowd cheers": they cheer.
  const clause = (next?.kind === 'verb' || next?.kind === 'be') && !/^(?:work|serve|employ)/.test(verb.verb);
  if (mention.senses?.person == null || whose === undefined || clause) return false;
  if (isPerson(whose) && roleOf(whose.noun) === null) {
    whose.names.push(whose.noun);
    whose.noun = mention.noun;
    whose.senses = mention.senses;
  } else whose.modifiers.push(mention.noun);
  const told = events.findIndex((each) => each === deed || each.at === verb.at);
  if (told !== -1) events.splice(told, 1);
  scope.event = null;
  scope.subjects = [whose.id];
  scope.last = [whose.id];
  return true;
}

/** "a woman in a raincoat and her small dog": no dog is worn; "with tattoos and a baby strapped to his chest" has both with him. */
export function isBeside({ senses }: Mention, chunks: readonly Chunk[], at: number, relation: string): boolean {
  const next = chunks[at + 1];
  if (relation !== 'with') return senses?.person != null || senses?.thing?.alive === true;
  return senses?.person != null && !(next?.kind === 'verb' && next.form === 'ed');
}

const ON_OR_IN = /^(?:on|in|under)$/;

/** "a vase on a table and a cat on a sofa": the cat is on the sofa, and no second table. */
export function hasOwnPlace(chunks: readonly Chunk[], at: number, relation: string): boolean {
  const [own, where] = [chunks[at + 1], chunks[at + 2]];
  if (own?.kind !== 'preposition' || !ON_OR_IN.test(own.relation) || !ON_OR_IN.test(relation)) return false;
  return where?.kind === 'noun' && where.mention.senses?.thing != null && where.mention.senses.place === null;
}

/** "his passenger", "Tom": one of whom more may be said after a comma. */
export function isDefinite({ named, determiner, noun }: Mention, told: Mention): boolean {
  if (named || /^(?:his|her|its|their|one)$/.test(determiner ?? '')) return true;
  return determiner === 'the' && roleOf(noun) !== null && told.senses?.person != null && roleOf(told.noun) === null;
}

/** "Her teacher, a stern woman with hair tied in a bun, watches": after the next comma the clause has its verb. */
export function goesOnAfterwards(chunks: readonly Chunk[], at: number): boolean {
  for (let next = at + 1; next < chunks.length; next++) {
    const chunk = chunks[next];
    if (chunk === undefined || chunk.kind === 'stop' || chunk.kind === 'be' || chunk.kind === 'quote') return false;
    if (chunk.kind === 'verb' && chunk.form !== 'ing' && chunk.form !== 'ed') return false;
    if (chunk.kind !== 'comma') continue;
    const after = chunks[next + 1]?.kind === 'adverb' ? chunks[next + 2] : chunks[next + 1];
    return after?.kind === 'be' || (after?.kind === 'verb' && after.form !== 'ing');
  }
  return false;
}

/** "…, and the bartender, polishing a glass, says": past what is told between commas the noun has a verb of its own. */
export function hasVerbBeyond(chunks: readonly Chunk[], at: number): Chunk | null {
  const [comma, aside] = [chunks[at + 1], chunks[at + 2]];
  if (comma?.kind !== 'comma' || aside?.kind !== 'verb' || aside.form !== 'ing') return null;
  for (let next = at + 3; next < chunks.length && next < at + LONGEST_ASIDE; next++) {
    const chunk = chunks[next];
    if (chunk === undefined || /^(?:stop|be|quote|link)$/.test(chunk.kind)) return null;
    if (chunk.kind === 'verb' && chunk.form === 'finite') return null;
    if (chunk.kind !== 'comma') continue;
    const after = chunks[next + 1];
    return after?.kind === 'verb' && after.form === 'finite' ? after : null;
  }
  return null;
}
const LONGEST_ASIDE = 9;

const isTrade = (noun: string): boolean => {
  const role = roleOf(noun);
  return role !== null && TRADE.test(role);
};
const TRADE = /(?:ist|er|or|smith|man|woman|cook|chef|guard|monk|nun|pilot|mechanic|nurse|judge|samurai|knight)$/;

const MADE_UP = /(?:creature|beast|animal|being|monster|pet|mascot)$/;

/** "A man in a sweater, a woman in a red dress": told one after another, and not the same one told twice. */
export function isAnother(
  entity: Entity,
  { senses, determiner, noun }: Mention,
  before: Mention,
  goesOn = false,
): boolean {
  if (!/^an?$/.test(determiner ?? '') || !/^an?$/.test(before.determiner ?? '')) return false;
  const [one, other] = [entity.senses.person, senses?.person ?? null];
  // "a furry creature, a blend of a rabbit and a squirrel": a creature may be anything.
  if (one === null || other === null)
    return !MADE_UP.test(entity.noun) && entity.senses.thing?.kind !== senses?.thing?.kind;
  const unlike = <T>(a: T, b: T, unknown: T): boolean => a !== unknown && b !== unknown && a !== b;
  // "a violinist, a cellist and a drummer": nobody is of two trades.
  if (
    isTrade(entity.noun) &&
    isTrade(noun) &&
    entity.noun !== noun &&
    !(TRADES_CALLED[noun]?.test(entity.noun) ?? false)
  )
    return true;
  // "An apprentice, a clumsy boy with glasses, waves": whoever has a trade may be young, where one of them alone goes on.
  const young = goesOn && roleOf(entity.noun) !== null && roleOf(noun) === null;
  return unlike(one.gender, other.gender, 'any') || (!young && (one.age === 'child') !== (other.age === 'child'));
}

/** "rides with its owner, a tanned man": the owner, told again after a phrase. */
export function isApposition({ discourse }: Scope, mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  const [phrase, told, comma] = [chunks[at - 3], chunks[at - 2], chunks[at - 1]];
  if (comma?.kind !== 'comma' || told?.kind !== 'noun' || !/^(?:preposition|verb)$/.test(phrase?.kind ?? ''))
    return false;
  if (!/^an?$/.test(mention.determiner ?? '') || mention.senses?.person == null || mention.plural) return false;
  const { determiner, senses, plural, from } = told.mention;
  if (!/^(?:his|her|its|their)$/.test(determiner ?? '') || senses?.person == null || plural) return false;
  const next = chunks[at + 1];
  const entity = discourse.entities.find(({ mentionedAt }) => mentionedAt.includes(from));
  if (entity === undefined || next?.kind === 'be' || next?.kind === 'and') return false;
  // "his model, a woman sitting on a stool": she is the model, and sits there.
  if (next?.kind === 'verb' && next.form !== 'ing') return false;
  learn(discourse, entity, mention);
  return true;
}

/** "A man speaks. Black suit, red tie": his. */
export function isWornBy({ discourse }: Scope, mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  const { senses, determiner, count, plural } = mention;
  const before = chunks[at - 1];
  if (senses?.garment !== true || !discourse.entities.some(isPerson)) return false;
  const bare =
    determiner === null &&
    count === null &&
    (!plural || PAIRS.test(mention.noun)) &&
    (before?.kind === 'stop' || before?.kind === 'comma');
  // "The jacket ripples in the wind", "Each boot lands": of whoever wears it, where none lies about.
  const worn =
    /^(?:the|each|one|both)$/.test(determiner ?? '') &&
    /^(?:stop|comma|and|link)$/.test(before?.kind ?? '') &&
    chunks[at + 1]?.kind === 'verb' &&
    findAgain(discourse, mention) === null;
  return bare || worn;
}

const PAIRS = /(?:^| )(?:shoes?|boots?|sneakers?|heels?|sandals?|gloves?|mittens?|socks?|slippers?|skates?)$/;

const AGAINST = /^(?:opponent|rival|enemy|foe|adversary|challenger)$/;

/** "her two cubs": whose they are, they are with; an opponent stands before whom he is one of. */
export function owned(scope: Scope, [id]: readonly number[], entity: Entity): void {
  if (id !== undefined && id !== entity.id && isAnimate(entity) && entity.mentions === 1)
    scope.relations.push({
      ...{ entity: entity.id, to: id, where: null },
      relation: AGAINST.test(entity.noun) ? 'facing' : entity.noun === 'rider' ? 'riding' : 'with',
    });
}

const WEARABLE_METRES = 0.5;

/** "wearing a gold chain": whatever is small and worn is no thing of its own. */
export function isWearable({ senses }: Mention): boolean {
  const thing = senses?.person === null ? senses.thing : null;
  return thing !== null && !thing.alive && !thing.moves && thing.metres < WEARABLE_METRES;
}
