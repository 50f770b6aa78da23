import { roleOf } from '../../catalogue/people.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import { type Entity, plainEvent } from '../reading.ts';
import { attachPhrase } from './attach.ts';
import { boardShip } from './bearers.ts';
import { becomes, isBreath } from './becoming.ts';
import { isOnDisplay } from './control.ts';
import { awaitsAnother, awaitsDeed, beginsDeed, takesPart } from './deeds.ts';
import { addDetail } from './details.ts';
import { isAnimate, isPerson, learn } from './discourse.ts';
import { isEachOther, readEachOther } from './each-other.ts';
import { entityOf } from './entity-of.ts';
import { joinGroup, tellMember } from './groups.ts';
import { isLikened } from './likened.ts';
import { beginsAnew, goesWithout, hasGone, isCompanyOfOne, isKnownThing } from './noun-told.ts';
import { isOwnDoing } from './own-doing.ts';
import { isOwned, ownersOf, readUnseen } from './read-unseen.ts';
import { readObject, takePending } from './read-verb.ts';
import { beginUnseen, type Scope } from './scope.ts';
import { senseOf, verbFollows } from './sense-of.ts';
import { takeMeant } from './take-meant.ts';
import { takeHints } from './take-noun.ts';
import {
  goesOnAfterwards,
  hasOwnPlace,
  hasVerbBeyond,
  isAnother,
  isApposition,
  isBeside,
  isCarried,
  isDefinite,
  isGivenName,
  isName,
  isWearable,
  isWornBy,
  NEEDS_SOMEBODY,
  owned,
} from './told-again.ts';
import { tellsWhatItIs } from './what-it-is.ts';

/** After these what is worn and grown may be listed: "cropped at the jaw, freckled skin and grey eyes" begins anew. */
const HAS = /^(?:with|wearing|in|covered|of|over|under|full_of|made_of|on)$/;
/** "we see an old bookseller": of him the film is, as if the camera had said so. */
const SEES = /^(?:see|find|meet|discover|notice|spot|glimpse|reveal)$/;
/** "on a wooden floor, red shoes": nobody has shoes on the floor. */
const hasOn = (relation: string, sense: string): boolean =>
  HAS.test(relation) && !(relation === 'on' && sense === 'garment');
const WITHIN = /^(?:in|on|under|over|around|amid)$/;
const BEINGS = /^(?:creature|beast|being|animal|thing|figure|machine|giant|entity|fellow)$/;
export function readNoun(scope: Scope, told: Mention, chunks: readonly Chunk[], at: number): void {
  const before = chunks[at - 1];
  if (isEachOther(told)) {
    readEachOther(scope);
    return;
  }
  const mention = takeMeant(scope, told, chunks, at);
  if (isBreath(scope, mention)) return;
  if (isGivenName(scope, mention, before)) {
    // "a host named Maya, a woman with braids": more may be said of her.
    scope.verb = null;
    return;
  }
  const phrase = scope.preposition;
  if (scope.gaze !== null && scope.gaze.chunk === at - 1) {
    const seen = senseOf(mention, null) === 'figure' ? entityOf(scope, mention, 'object') : null;
    Object.assign(scope.gaze.event, { target: seen?.id ?? null, where: seen === null ? mention.noun : null });
    scope.gaze = null;
    if (seen !== null) scope.last = [seen.id];
    scope.preposition = null;
    return;
  }
  if (tellMember(scope, mention, chunks, at)) return;
  const likened = isLikened(scope, mention, chunks, at);
  if (likened || isOnDisplay(scope, chunks, at) || hasGone(mention, chunks[at + 1])) {
    scope.leftOut.push({ word: mention.word, reason: likened ? 'comparison' : 'not_seen' });
    beginUnseen(scope);
    return;
  }
  // "his silhouette framed by flames": himself, and nobody else.
  const self = mention.owner !== null && /^(?:silhouette|shadow|figure|reflection|form|body|image)$/.test(mention.noun);
  const built = mention.owner === 'its' && /^(?:screen|display|antenna|speaker|visor)$/.test(mention.noun);
  const sense =
    self || built
      ? 'part'
      : isWornBy(scope, mention, chunks, at) || (phrase?.relation === 'wearing' && isWearable(mention))
        ? 'garment'
        : isKnownThing(scope, mention)
          ? 'figure'
          : senseOf(mention, phrase?.relation ?? null);
  if (beginsDeed(scope, mention, chunks[at + 1])) return;
  // "a girl leans over the bow": on board of what was told of.
  const leaning = before?.kind === 'verb' && / (?:over|on|against)$/.test(before.verb);
  if (sense === 'part' && leaning && boardShip(scope, 'over', mention, scope.subjects)) return;
  takeHints(scope, mention, sense);
  if (isApposition(scope, mention, chunks, at)) return;
  // "between a knight in shining armor and a dragon": the second of them, whatever was told of the first.
  const foe = before?.kind === 'and' && sense === 'figure' && awaitsAnother(scope);
  if (foe && takesPart(scope, 'between', entityOf(scope, mention, 'place'))) return;
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
    const ofOne = isCompanyOfOne(scope, phrase.relation, chunks, at);
    // "in a blue robe and a hat": the list goes on, unless the noun begins a clause.
    const opens =
      goesOn &&
      !ofOne &&
      !isCarried(scope, mention, sense) &&
      verbFollows(chunks, at + 1) !== null &&
      // "in a uniform and white apron pours": it is worn, and somebody else pours.
      (sense === 'figure' ||
        mention.owner !== null ||
        mention.determiner === 'the' ||
        before.kind === 'comma' ||
        isOwnDoing(mention, chunks[at + 1])) &&
      (sense === 'figure' || verbFollows(chunks, at + 1)?.kind === 'verb');
    // "a man with a red cap and a woman in a hoodie": no woman is worn.
    // "a cane in his right hand and a bouquet in his left": another thing that is held.
    const held = sense === 'figure' && scope.objects.length > 0 && WITHIN.test(phrase.relation);
    const beside =
      before.kind === 'and' &&
      !ofOne &&
      (((isBeside(mention, chunks, at, phrase.relation) || held) && scope.figureless && phrase.relation !== 'of') ||
        (sense === 'figure' && hasOwnPlace(chunks, at, phrase.relation)));
    // "on the beach, a red boat behind them, mist in the air": after a comma it is something new, unless it is in somebody's company or worn.
    const apart =
      beside ||
      (before.kind === 'comma' &&
        !isOwned(sense) &&
        (!/^(?:with|wearing|full_of|covered|of)$/.test(phrase.relation) ||
          (phrase.relation === 'wearing' && sense === 'figure' && mention.senses?.garment !== true) ||
          (phrase.relation !== 'with' && mention.senses?.person != null && mention.determiner !== null)));
    const listed =
      !goesOn ||
      (!opens && !apart && (isOwned(sense) ? hasOn(phrase.relation, sense) : phrase.relation === scope.listed));
    if (listed) {
      scope.listed = phrase.relation;
      const entity =
        sense === 'figure' && !(phrase.relation === 'wearing' && mention.senses?.garment)
          ? entityOf(scope, mention, phrase.relation === 'with' ? 'company' : 'place')
          : null;
      if (becomes(scope, phrase, entity)) return;
      if (takesPart(scope, phrase.relation, entity)) return;
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
  const worn = scope.verb === null || /^(?:wear|don|sport|dress)/.test(scope.verb.verb);
  if (before?.kind === 'noun' && mention.senses?.garment === true && worn && latest !== undefined && isPerson(latest)) {
    addDetail(scope, latest, mention, 'garment');
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
  const alive = mention.senses?.person != null || mention.senses?.thing?.alive === true;
  const beyond = before?.kind === 'and' && scope.verb !== null && alive ? hasVerbBeyond(chunks, at) : null;
  const follows = verbFollows(chunks, at + 1) ?? beyond;
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
      // "carries a child, the child's mother runs": nobody is their own mother.
      !owners.includes(entity.id) &&
      !isAnother(entity, mention, name, goesOnAfterwards(chunks, at)) &&
      ((isPerson(entity) && mention.senses?.person != null) ||
        (entity.senses.thing?.alive === true &&
          mention.senses?.thing?.alive === true &&
          // "a rider, the black horse": no rider is one; "the conductor, a raccoon" is.
          (mention.determiner !== 'the' || isPerson(entity) === (mention.senses.person !== null))));
    if (
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
      } else if (entity.senses.person?.age === 'adult' && mention.senses?.person != null)
        // "A wizard's apprentice, a clumsy boy": as young as he is told to be.
        entity.senses = { ...entity.senses, person: { ...entity.senses.person, age: mention.senses.person.age } };
      learn(scope.discourse, entity, mention);
      entity.modifiers.push(...mention.noun.split(' ').slice(0, -1));
      entity.mentions--;
      if (name.named) joinGroup(scope, entity);
      return;
    }
  }
  const gapped = listing && goesWithout(scope, mention, chunks[at + 1]);
  const object =
    scope.verb !== null &&
    !scope.copula &&
    !gapped &&
    (before?.kind === 'verb' ||
      before?.kind === 'adverb' ||
      before?.kind === 'preposition' ||
      (listing && follows === null && scope.objects.length > 0) ||
      (before?.kind === 'noun' && follows === null) ||
      (before?.kind === 'pronoun' && follows === null));
  if (tellsWhatItIs(scope, mention, chunks, at)) return;
  const entity = entityOf(
    scope,
    mention,
    object && !(scope.subjects.length === 0 && SEES.test(scope.verb?.verb ?? ''))
      ? 'object'
      : scope.verb === null && mention.carrier !== null
        ? 'title'
        : 'subject',
  );
  if (entity === null) return;
  if (scope.oneOf && entity.mentions === 1) joinGroup(scope, entity);
  scope.oneOf = false;
  owned(scope, owners, entity);
  if (gapped && scope.event !== null) {
    scope.event = { ...scope.event, subjects: [entity.id], target: null, part: null, at: mention.from };
    scope.events.push(scope.event);
    scope.subjects = [entity.id];
    scope.objects = [];
  } else if (object) {
    readObject(scope, entity);
    if (scope.event !== null) scope.event.part ??= mention.part;
  } else if (
    scope.verbLast &&
    scope.subjects.length > 0 &&
    (scope.verb === null || scope.verb.verb === 'wear') &&
    before !== undefined &&
    before.kind !== 'and' &&
    !beginsAnew(chunks, at)
  )
    scope.objects = [...scope.objects, entity.id];
  else if (listing && awaitsDeed(scope, chunks, at) && (before?.kind === 'and' || follows === null))
    scope.subjects = [...scope.subjects, entity.id];
  else {
    scope.subjects = [entity.id];
    if (beyond !== null) scope.main = scope.subjects;
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
    // "a red warning sign" warns nobody, a crumbling bridge stands.
    const able =
      verb !== 'crumble' &&
      (!NEEDS_SOMEBODY.test(act.frame) || isPerson(entity) || entity.senses.thing?.alive === true);
    if (act.frame !== 'hands' && able) scope.events.push({ ...plainEvent(act.act, [entity.id], mention.from), verb });
  }
}
