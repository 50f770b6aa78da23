import { roleOf } from '../catalogue/people.ts';
import { attachPhrase } from './attach.ts';
import type { Chunk, Mention } from './chunks.ts';
import { addEntity, findAgain, isAnimate, isPerson, learn } from './discourse.ts';
import { joinGroup, partFor } from './groups.ts';
import { isOwned, ownersOf, readUnseen } from './read-unseen.ts';
import { readObject, takePending } from './read-verb.ts';
import type { Entity } from './reading.ts';
import type { Scope } from './scope.ts';
import { senseOf, verbFollows } from './sense-of.ts';
import { goesOnAfterwards, isCarried, isDefinite, isName, LIVELY, NEEDS_SOMEBODY } from './told-again.ts';

/** The entity of a noun, told again or new; null for what is no figure: places, parts, garments and what nobody sees. */
function entityOf(scope: Scope, mention: Mention, role: Entity['role']): Entity | null {
  partFor(scope, mention);
  const again = findAgain(scope.discourse, mention);
  // "the soldier pulls the boy": nobody does it to themselves under another name.
  const self = role === 'object' && again !== null && scope.subjects.includes(again.id) && again.noun !== mention.noun;
  if (again !== null && !self) {
    learn(scope.discourse, again, mention);
    return again;
  }
  if (mention.named && scope.nameable) {
    const named = addEntity(
      scope.discourse,
      { ...mention, senses: mention.senses ?? scope.personSenses, noun: 'person' },
      scope.sentence,
      role,
    );
    named.names.push(mention.noun);
    return named;
  }
  return addEntity(scope.discourse, mention, scope.sentence, role);
}

/** "her two cubs" are bears when she is one. */
const KIN_OF_ANIMALS = /^(?:mother|father|parent|mate|sibling|brother|sister|mom|dad|friend|companion)$/;
const YOUNG = /^(?:cub|pup|calf|chick|kit|baby|offspring|litter|youngster|kid)$/;

function takeAfter(scope: Scope, mention: Mention): Mention {
  const kin = KIN_OF_ANIMALS.test(mention.noun) && mention.owner === 'its';
  const [id] = YOUNG.test(mention.noun) || kin ? ownersOf(scope, mention) : [];
  const parent = id === undefined ? undefined : scope.discourse.entities[id];
  if (parent === undefined || isPerson(parent) || parent.senses.thing?.alive !== true) return mention;
  if (kin) return { ...mention, senses: parent.senses };
  return { ...mention, senses: parent.senses, modifiers: [...mention.modifiers, 'baby'] };
}

const BEINGS = /^(?:creature|beast|being|animal|thing|figure|machine|giant|entity|fellow)$/;

const TRADE = /(?:[a-z]{3}(?:er|or|ist|ian|eer|smith|keeper|maker|man|woman|boy|girl))$/;

/** "a sonar operator", "a gorgon raises its head": a word that nobody knows, for somebody who does what only somebody can do. */
function takeForSomebody(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  if (mention.senses !== null || mention.named || !scope.nameable || mention.determiner === null) return mention;
  const verb = chunks[at + 1];
  const act = verb?.kind === 'verb' ? verb.act : null;
  const acts = act !== null && (/^(?:hands|voice|face|with)$/.test(act.frame) || LIVELY.test(act.act));
  const trade = TRADE.test(mention.noun) && !/^(?:its|their)$/.test(mention.determiner);
  const follows = verbFollows(chunks, at + 1)?.kind === 'verb';
  if (mention.plural || !(acts || (trade && follows))) return mention;
  return { ...mention, senses: scope.personSenses };
}

/** "the harbor lights", "a steep forest trail": words before a noun that name a place hint at it. */
function takeHints(scope: Scope, { modifiers, from, noun }: Mention, sense: string): void {
  const weight = GENERIC_HEADS.test(noun.split(' ').at(-1) ?? '') ? GENERIC_WEIGHT : HINT_WEIGHTS[sense];
  if (weight === undefined) return;
  for (const word of modifiers) {
    const place = scope.lexicon.lists(word) ? (scope.lexicon.senses(word)?.place ?? null) : null;
    if (place !== null) scope.places.push({ place, word, weight, at: from });
  }
}

/** "a dusty desert plain", "a blurred bar background": any land has them, and the word before says which. */
const GENERIC_HEADS =
  /^(?:plain|plains|landscape|terrain|wilderness|expanse|scenery|background|backdrop|setting|environment|slope|floor|dirt|horizon|interior)$/;
const GENERIC_WEIGHT = 3.2;

const HINT_WEIGHTS: Readonly<Record<string, number>> = {
  place: 1.3,
  dressing: 1.5,
  setPart: 1.5,
  unknown: 1.1,
  figure: 1.1,
};

const BOUGH = /^(?:branch|tree branch|bough|tree limb|twig|perch)$/;

/** "watches from a nearby branch": what is seen is a tree. */
function takeForTree(scope: Scope, mention: Mention): Mention {
  if (!BOUGH.test(mention.noun) || !/^(?:on|from|along|in|above)$/.test(scope.preposition?.relation ?? ''))
    return mention;
  return { ...mention, noun: 'tree', senses: scope.lexicon.senses('tree'), part: mention.noun };
}

export function readNoun(scope: Scope, told: Mention, chunks: readonly Chunk[], at: number): void {
  const mention = takeForSomebody(scope, takeAfter(scope, takeForTree(scope, told)), chunks, at);
  const before = chunks[at - 1];
  const phrase = scope.preposition;
  // "his silhouette framed by flames": himself, and nobody else.
  const self = mention.owner !== null && /^(?:silhouette|shadow|figure|reflection|form|body|image)$/.test(mention.noun);
  const sense = self ? 'part' : senseOf(mention, phrase?.relation ?? null);
  takeHints(scope, mention, sense);
  const owners = ownersOf(scope, mention);
  if (
    phrase !== null &&
    (before?.kind === 'preposition' ||
      before?.kind === 'verb' ||
      before?.kind === 'be' ||
      before?.kind === 'adverb' ||
      before?.kind === 'and' ||
      before?.kind === 'comma')
  ) {
    const goesOn = before.kind === 'and' || before.kind === 'comma';
    // "in a blue robe and a hat": the list goes on, unless the noun begins a clause.
    const opens =
      goesOn &&
      !isCarried(scope, mention, sense) &&
      verbFollows(chunks, at + 1) !== null &&
      // "in a uniform and white apron pours": it is worn, and somebody else pours.
      (sense === 'figure' || mention.owner !== null || mention.determiner === 'the' || before.kind === 'comma') &&
      (sense === 'figure' || verbFollows(chunks, at + 1)?.kind === 'verb');
    // "a man with a red cap and a woman in a hoodie": no woman is worn.
    const beside =
      before.kind === 'and' && mention.senses?.person != null && scope.figureless && phrase.relation !== 'of';
    // "on the beach, a red boat behind them, mist in the air": after a comma it is something new, unless it is in somebody's company or worn.
    const apart =
      beside ||
      (before.kind === 'comma' &&
        !isOwned(sense) &&
        (!/^(?:with|wearing|full_of|covered|of)$/.test(phrase.relation) ||
          (phrase.relation === 'wearing' && sense === 'figure' && mention.senses?.garment !== true) ||
          (phrase.relation !== 'with' && mention.senses?.person != null && mention.determiner !== null)));
    const listed =
      !goesOn || (!opens && !apart && (sense === 'garment' || sense === 'part' || phrase.relation === scope.listed));
    if (listed) {
      scope.listed = phrase.relation;
      const entity =
        sense === 'figure' && !(phrase.relation === 'wearing' && mention.senses?.garment)
          ? entityOf(scope, mention, phrase.relation === 'with' ? 'company' : 'place')
          : null;
      attachPhrase(scope, phrase, mention, sense, entity);
      scope.figureless = entity === null;
      if (entity !== null) addParticiples(scope, mention, entity);
      return;
    }
  }
  scope.preposition = null;
  scope.listed = null;
  scope.figureless = sense !== 'figure';
  const latest = scope.discourse.entities[scope.last[0] ?? -1];
  // "The bride wears a gown, the groom a linen suit."
  if (before?.kind === 'noun' && mention.senses?.garment === true && latest !== undefined && isPerson(latest)) {
    latest.garments.push({ garment: mention.noun, modifiers: mention.modifiers });
    return;
  }
  // "The dragon, an enormous black creature with amber eyes,": said of it again.
  if (before?.kind === 'comma' && sense === 'unknown' && latest !== undefined && BEINGS.test(mention.noun)) {
    learn(scope.discourse, latest, mention);
    return;
  }
  if (sense !== 'figure' && !(sense === 'unknown' && isName(scope, mention, chunks, at))) {
    readUnseen(scope, mention, sense, chunks, at);
    return;
  }
  scope.unseen = null;
  const listing = before?.kind === 'and' || before?.kind === 'comma';
  const follows = verbFollows(chunks, at + 1);
  const name = scope.lastMention;
  // "Mia, a girl with pink hair,": the same person told twice.
  if (
    before?.kind === 'comma' &&
    name !== null &&
    (scope.verb === null || isDefinite(name, mention)) &&
    scope.last.length === 1 &&
    (mention.determiner === 'a' || mention.determiner === 'an' || mention.determiner === 'the')
  ) {
    const entity = scope.discourse.entities[scope.last[0] ?? -1];
    const alike =
      entity !== undefined &&
      ((isPerson(entity) && mention.senses?.person != null) ||
        (entity.senses.thing?.alive === true && mention.senses?.thing?.alive === true));
    const parted = entity !== undefined && (entity.count ?? 1) > 1 && mention.count === 1;
    if (parted) scope.oneOf = true;
    else if (
      (entity !== undefined && alike && (follows?.kind !== 'verb' || goesOnAfterwards(chunks, at))) ||
      (entity !== undefined && alike && name.named)
    ) {
      // "The singer, a curvy woman": she stays a singer.
      const plain = !name.named && roleOf(mention.noun) === null && isPerson(entity);
      entity.names.push(plain ? mention.noun : entity.noun);
      if (!plain) {
        entity.noun = mention.noun;
        entity.word = mention.word;
        if (mention.senses !== null) entity.senses = mention.senses;
      }
      learn(scope.discourse, entity, mention);
      entity.modifiers.push(...mention.noun.split(' ').slice(0, -1));
      entity.mentions--;
      if (name.named) joinGroup(scope, entity);
      return;
    }
  }
  const object =
    scope.verb !== null &&
    !scope.copula &&
    (before?.kind === 'verb' ||
      before?.kind === 'adverb' ||
      before?.kind === 'preposition' ||
      (listing && follows === null && scope.objects.length > 0) ||
      (before?.kind === 'noun' && follows === null) ||
      (before?.kind === 'pronoun' && follows === null));
  if (scope.copula && before?.kind !== 'comma' && scope.subjects.length === 1) {
    const subject = scope.discourse.entities[scope.subjects[0] ?? -1];
    scope.copula = false;
    if (subject !== undefined && (mention.senses?.person != null) === isPerson(subject)) {
      learn(scope.discourse, subject, mention);
      return;
    }
  }
  const entity = entityOf(
    scope,
    mention,
    object ? 'object' : scope.verb === null && mention.carrier !== null ? 'title' : 'subject',
  );
  if (entity === null) return;
  if (scope.oneOf) joinGroup(scope, entity);
  scope.oneOf = false;
  owned(scope, owners, entity);
  if (object) {
    readObject(scope, entity);
    if (scope.event !== null) scope.event.part ??= mention.part;
  } else if (
    scope.verbLast &&
    scope.subjects.length > 0 &&
    (scope.verb === null || scope.verb.verb === 'wear') &&
    before !== undefined &&
    before.kind !== 'and'
  )
    scope.objects = [...scope.objects, entity.id];
  else if (listing && scope.verb === null && scope.subjects.length > 0 && (before?.kind === 'and' || follows === null))
    scope.subjects = [...scope.subjects, entity.id];
  else {
    scope.subjects = [entity.id];
    if (isAnimate(entity)) scope.discourse.subjects = scope.subjects;
    scope.verb = null;
    scope.event = null;
    scope.objects = [];
    takePending(scope);
  }
  scope.copula = false;
  scope.last = [entity.id];
  scope.lastMention = mention;
  addParticiples(scope, mention, entity);
}

function addParticiples(scope: Scope, mention: Mention, entity: Entity): void {
  for (const { verb, act } of mention.acts) {
    // "a red warning sign" warns nobody.
    const able = !NEEDS_SOMEBODY.test(act.frame) || isPerson(entity) || entity.senses.thing?.alive === true;
    if (act.frame !== 'hands' && able)
      scope.events.push({
        verb,
        act,
        subjects: [entity.id],
        target: null,
        direct: false,
        instrument: null,
        part: null,
        direction: null,
        where: null,
        manner: null,
        speed: 1,
        at: mention.from,
      });
  }
}

/** "her two cubs": whose they are, they are with. */
function owned(scope: Scope, [id]: readonly number[], entity: Entity): void {
  if (id !== undefined && id !== entity.id && isAnimate(entity) && entity.mentions === 1)
    scope.relations.push({ entity: entity.id, relation: 'with', to: id, where: null });
}
