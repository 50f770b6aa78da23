import { type Mention, OUTSIDE } from '../mentions/chunks.ts';
import { wearColour } from '../mentions/looks-so.ts';
import type { Entity } from '../reading.ts';
import {
  ABOARD,
  BODY,
  dress,
  findDressed,
  forget,
  HEAD,
  isAge,
  isAlive,
  isInSky,
  isOwnBody,
  lead,
  PLACE_WEIGHTS,
  relationName,
  SET_RELATIONS,
  takeState,
  WHERE,
  wearOnHead,
} from './attach-facts.ts';
import { attachFigure } from './attach-figure.ts';
import { boardShip, findCompanyOf, hangsAlong, leanFrom, ridesBehind, takeSeatBehind } from './bearers.ts';
import { addDetail, isOnDetail, partOfPlace } from './details.ts';
import { isAnimate, isPerson, resolvePronoun } from './discourse.ts';
import { isHeld, isInHair, isInHands } from './in-hands.ts';
import { partOfBody } from './on-parts.ts';
import { ownersOf } from './read-unseen.ts';
import { takeDoer } from './read-verb.ts';
import type { Phrase, Scope } from './scope.ts';
import { isServedAt, sideOf } from './side-of.ts';
import { isSubstance, makeOf } from './take-stuff.ts';

const SERVED_THERE = 3.3;
/** Where one goes or reaches. */
const REACHES = /^(?:to|toward|towards|into|onto)$/;

/** A noun with its preposition: part or garment of somebody, a place, or how two figures stand to one another. */
export function attachPhrase(
  scope: Scope,
  phrase: Phrase,
  mention: Mention | null,
  sense: string,
  entity: Entity | null,
): void {
  const { entities } = scope.discourse;
  const { relation } = phrase;
  const near = scope.subjects.length > 0 || relation !== 'wearing' ? scope.subjects : scope.discourse.subjects;
  const anchors =
    findCompanyOf(scope, relation, mention, entity) ??
    (phrase.anchors.length > 0 || phrase.loose === true ? phrase.anchors : near);
  const anchor = entities[anchors[0] ?? -1];
  if (mention !== null && anchor !== undefined && isAge(relation, mention)) {
    anchor.modifiers.push(`age ${mention.word}`);
    return;
  }
  if (mention !== null && anchor !== undefined && hangsAlong(scope, mention, anchor)) return;
  if (mention !== null && takeSeatBehind(scope, phrase, mention, anchors)) {
    forget(entity);
    return;
  }
  if (entity !== null && ridesBehind(scope, phrase, anchors, entity)) return;
  if (isOnDetail(scope, relation, entity) || (mention !== null && takeState(scope, relation, mention, anchor))) {
    forget(entity);
    return;
  }
  if (mention !== null && (sense === 'place' || sense === 'figure') && isInSky(mention, relation)) {
    dress(scope, mention);
    lead(scope, relation, mention, phrase.text);
    forget(entity);
    return;
  }
  if (mention !== null && anchor !== undefined && (relation === 'made_of' || isSubstance(relation, mention, sense))) {
    makeOf(anchor, mention);
    forget(entity);
    return;
  }
  if (
    mention !== null &&
    sense === 'part' &&
    anchor !== undefined &&
    (isInHands(scope, relation, mention, anchor) || isInHair(scope, relation, mention, anchor))
  )
    return;
  if (
    mention !== null &&
    (sense === 'garment' || sense === 'part') &&
    /^(?:with|in|wearing|covered|of)$/.test(relation)
  ) {
    const wearer =
      relation === 'wearing' || sense === 'garment'
        ? (entities[
            [...scope.subjects, ...anchors]
              .reverse()
              .find(
                (id) =>
                  entities[id] !== undefined &&
                  (isPerson(entities[id] as Entity) || entities[id]?.senses.thing?.alive === true),
              ) ?? -1
          ] ?? anchor)
        : anchor;
    const [owner] =
      /^(?:in|of)$/.test(relation) && mention.owner !== null ? resolvePronoun(scope.discourse, mention.owner) : [];
    const own = entities[owner ?? scope.subjects[0] ?? -1];
    // "the screen reflects in his glasses", "lights a torch with trembling hands": theirs, and not the torch's.
    const theirs = owner !== undefined || (BODY.test(mention.noun) && wearer !== undefined && !isAlive(wearer));
    const whose = theirs && own !== undefined && isAlive(own) ? own : wearer;
    if (whose !== undefined) addDetail(scope, whose, mention, sense);
    return;
  }
  if (mention !== null && sense === 'garment') {
    // "the wind pulls at his long coat".
    const [id] = mention.owner === null ? [] : resolvePronoun(scope.discourse, mention.owner);
    const wearer = findDressed(scope, relation, mention, anchors) ?? entities[id ?? -1];
    if (wearer !== undefined && isAlive(wearer)) addDetail(scope, wearer, mention, sense);
    return;
  }
  if (mention !== null && sense === 'part') {
    // "a parrot on his shoulder": on him.
    // "one cub slides on its belly": on its own.
    const own = mention.owner === null || (mention.owner === 'its' && anchor !== undefined && isOwnBody(anchor));
    const [owner] = own ? scope.subjects : ownersOf(scope, mention);
    if (mention.owner !== null && owner !== undefined) entities[owner]?.mentionedAt.push(mention.from);
    const body = owner === undefined ? undefined : entities[owner];
    // "focus on a woman's hands folding paper": nobody was told of before, and the hands are hers.
    if (body !== undefined && anchor === undefined && scope.event === null && isPerson(body)) {
      addDetail(scope, body, mention, sense);
      scope.subjects = [body.id];
      scope.last = [body.id];
      return;
    }
    if (boardShip(scope, relation, mention, anchors)) return;
    // Light that falls on a face is not there itself.
    const lights = scope.event?.act?.act === 'shine';
    // "puts a hand on her shoulder": the hand is there, and nobody else.
    // "runs into her father's open arms": to him.
    // "wipes the tears from her son's face": his.
    const tended = phrase.text === 'from' && /^(?:wipe|brush|dab|clean|wash)/.test(scope.event?.verb ?? '');
    const reached = phrase.loose === true || tended || REACHES.test(relation) || REACHES.test(phrase.text ?? '');
    if (reached && scope.event !== null && body !== undefined && body !== anchor) {
      scope.event.target ??= body.id;
      if (phrase.loose !== true && scope.event.act?.frame === 'go') scope.event.direction ??= 'toward';
    } else if (!lights && body !== undefined && anchor !== undefined && body !== anchor && isAlive(body)) {
      if (HEAD.test(mention.noun) && relation === 'on' && !isAnimate(anchor)) wearOnHead(scope, body, anchor);
      else if (mention.owner !== null && SET_RELATIONS.test(relation) && !isHeld(scope, body, anchor))
        scope.relations.push({
          ...{ entity: anchor.id, relation: relationName(relation), to: body.id },
          where: relation === 'on' ? partOfBody(body, mention.noun) : null,
        });
    }
    scope.leftOut.push({ word: mention.word, reason: 'part_not_shown' });
    return;
  }
  if (mention !== null && sense === 'place') {
    const place = mention.senses?.place ?? null;
    // "howls at the moon".
    const far =
      /^(?:moon|planet|galaxy|universe)$/.test(mention.noun) && /^(?:at|to|toward|under|behind)$/.test(relation);
    const side = sideOf(relation, phrase.text, mention);
    if (place !== null && !far)
      scope.places.push({
        place: partOfPlace(place, mention),
        word: mention.word,
        at: mention.from,
        ...(side === null ? {} : { outside: side }),
        weight:
          (isServedAt(mention) ? SERVED_THERE : (PLACE_WEIGHTS[relation] ?? 1.5)) *
          (mention.modifiers.includes(OUTSIDE) ? 0.3 : 1) *
          // "run out of a bank": what follows is outside of it.
          (relation === 'of' && / out$/.test(scope.verb?.verb ?? '') ? 0.2 : 1) *
          (mention.carrier === null || /heart|middle|edge|center|end|side|inside|interior/.test(mention.carrier)
            ? 1
            : 0.9),
      });
    lead(scope, relation, mention, phrase.text);
    return;
  }
  if (sense === 'unknown' && wearColour(relation, mention, anchor)) return;
  if (
    mention !== null &&
    (sense === 'dressing' || sense === 'setPart' || sense === 'abstract' || sense === 'unknown')
  ) {
    if (sense === 'setPart' && leanFrom(scope, relation, mention)) return;
    const where = WHERE[mention.noun] ?? WHERE[mention.noun.replace(/s$/, '')];
    if (sense === 'dressing' || sense === 'setPart') lead(scope, relation, mention, phrase.text);
    // "silhouetted against the orange sky": nobody leans on it.
    if (where !== undefined && phrase.fronted === true)
      scope.leading.push({ relation: relationName(relation), to: null, where });
    else if (
      where !== undefined &&
      anchor !== undefined &&
      !(phrase.loose && where === 'sky') &&
      !(relation === 'leaning_on' && where === 'sky')
    )
      scope.relations.push({ entity: anchor.id, relation: relationName(relation), to: null, where });
    // "clocks on the wall": of a room, and not the bare wall of a street.
    const hung = where === 'wall' && anchor !== undefined && !isAlive(anchor);
    if (!hung && (sense === 'dressing' || sense === 'setPart')) dress(scope, mention);
    else if (where === undefined)
      scope.leftOut.push({ word: mention.word, reason: sense === 'abstract' ? 'abstract' : 'unknown_thing' });
    return;
  }
  if (entity === null) return;
  // "deep inside a pyramid", "inside a plane": what has rooms of its own is where it plays.
  const within = /\binside$|^within$/.test(phrase.text ?? '') && mention !== null ? `inside a ${mention.noun}` : null;
  if (within !== null && scope.lexicon.lists(within)) {
    const place = scope.lexicon.senses(within)?.place ?? null;
    if (place !== null) {
      scope.places.push({ place, word: within, weight: PLACE_WEIGHTS.inside ?? 3, at: entity.at });
      forget(entity);
      return;
    }
  }
  if (phrase.text === 'by' && scope.suffered !== null && takeDoer(scope, entity)) {
    scope.last = [entity.id];
    return;
  }
  if (
    ABOARD.test(entity.senses.thing?.kind ?? '') &&
    /^(?:in|inside|on)$/.test(relation) &&
    anchor !== undefined &&
    isPerson(anchor)
  )
    scope.places.push({ place: 'train_car', word: 'train', weight: 2, at: entity.at });
  if (anchor === undefined) {
    scope.last = [entity.id];
    scope.lastMention = mention;
    // "In front of a bakery, a dog waits": the subject comes later.
    if (SET_RELATIONS.test(relation) && phrase.loose !== true && scope.verb === null)
      scope.leading.push({ relation: relationName(relation), to: entity.id });
    return;
  }
  attachFigure(scope, phrase, mention, entity, anchors);
}
