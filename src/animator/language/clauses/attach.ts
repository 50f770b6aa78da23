import { type Mention, OUTSIDE } from '../mentions/chunks.ts';
import { wearColour } from '../mentions/looks-so.ts';
import { type Entity, plainEvent } from '../reading.ts';
import {
  ABOARD,
  BODY,
  DIRECTION_OF,
  dress,
  findDressed,
  forget,
  HEAD,
  isAge,
  isAlive,
  isGrown,
  isHandheld,
  isHeld,
  isInHair,
  isInHands,
  isInSky,
  isLiquid,
  isOwnBody,
  isSmaller,
  isVessel,
  lead,
  PLACE_WEIGHTS,
  relationName,
  relationTo,
  SET_RELATIONS,
  SMALL_METRES,
  standsThere,
  TOOLS,
  takeState,
  WHERE,
  wearOnHead,
} from './attach-facts.ts';
import {
  bearersOf,
  boardShip,
  findCompanyOf,
  hangsAlong,
  isDoneFrom,
  lookFrom,
  takeToSeat,
  watchOn,
} from './bearers.ts';
import { addDetail, isOnDetail } from './details.ts';
import { isAnimate, isPerson, resolvePronoun } from './discourse.ts';
import { ownersOf } from './read-unseen.ts';
import { takeDoer } from './read-verb.ts';
import { aimAt } from './refine.ts';
import type { Phrase, Scope } from './scope.ts';
import { isSubstance, makeOf } from './take-stuff.ts';

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
  if (isOnDetail(scope, relation, entity) || (mention !== null && takeState(scope, relation, mention, anchor))) {
    forget(entity);
    return;
  }
  if (mention !== null && (sense === 'place' || sense === 'figure') && isInSky(mention, relation)) {
    dress(scope, mention);
    lead(scope, relation, mention);
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
    if (boardShip(scope, relation, mention, anchors)) return;
    // Light that falls on a face is not there itself.
    const lights = scope.event?.act?.act === 'shine';
    // "puts a hand on her shoulder": the hand is there, and nobody else.
    if (phrase.loose && scope.event !== null && body !== undefined && body !== anchor) scope.event.target ??= body.id;
    else if (!lights && body !== undefined && anchor !== undefined && body !== anchor && isAlive(body)) {
      if (HEAD.test(mention.noun) && relation === 'on' && !isAnimate(anchor)) wearOnHead(scope, body, anchor);
      else if (mention.owner !== null && SET_RELATIONS.test(relation) && !isHeld(scope, body, anchor))
        scope.relations.push({ entity: anchor.id, relation: relationName(relation), to: body.id, where: null });
    }
    scope.leftOut.push({ word: mention.word, reason: 'part_not_shown' });
    return;
  }
  if (mention !== null && sense === 'place') {
    const place = mention.senses?.place ?? null;
    // "howls at the moon".
    const far =
      /^(?:moon|planet|galaxy|universe)$/.test(mention.noun) && /^(?:at|to|toward|under|behind)$/.test(relation);
    if (place !== null && !far)
      scope.places.push({
        place,
        word: mention.word,
        at: mention.from,
        weight:
          (PLACE_WEIGHTS[relation] ?? 1.5) *
          (mention.modifiers.includes(OUTSIDE) ? 0.3 : 1) *
          (mention.carrier === null || /heart|middle|edge|center|end|side|inside|interior/.test(mention.carrier)
            ? 1
            : 0.9),
      });
    lead(scope, relation, mention);
    return;
  }
  if (sense === 'unknown' && wearColour(relation, mention, anchor)) return;
  if (
    mention !== null &&
    (sense === 'dressing' || sense === 'setPart' || sense === 'abstract' || sense === 'unknown')
  ) {
    const where = WHERE[mention.noun] ?? WHERE[mention.noun.replace(/s$/, '')];
    if (sense === 'dressing' || sense === 'setPart') lead(scope, relation, mention);
    // "silhouetted against the orange sky": nobody leans on it.
    if (
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
  if (takeToSeat(scope, relation, anchor, entity) || watchOn(scope, relation, entity)) return;
  // "a tub full of roses", and nobody draws a tub.
  if (
    (phrase.loose === true && (relation === 'full_of' || relation === 'covered')) ||
    (phrase.placed === true && standsThere(relation, entity))
  ) {
    scope.last = [entity.id];
    return;
  }
  // "says into her headset".
  if (/^(?:in|into|inside)$/.test(relation) && isGrown(anchor) && (entity.senses.thing?.metres ?? 9) < SMALL_METRES) {
    if (scope.event !== null) scope.event.target ??= entity.id;
    return;
  }
  if (
    relation === 'full_of' ||
    relation === 'covered' ||
    (relation === 'with' &&
      !isAlive(anchor) &&
      !isAlive(entity) &&
      isSmaller(entity, anchor) &&
      !(scope.event?.act?.frame === 'hands' && TOOLS.test(entity.senses.thing?.kind ?? '')) &&
      !(scope.event?.act?.frame === 'go' && scope.event.target === anchor.id))
  ) {
    anchor.parts.push({ part: entity.noun, modifiers: entity.modifiers });
    forget(entity);
    return;
  }
  if (/^(?:from|in|into)$/.test(relation) && isLiquid(anchor) && isVessel(entity)) {
    // "sips tea from a cup": it is in the cup, and so is drunk from it.
    entity.parts.push({ part: anchor.noun, modifiers: anchor.modifiers });
    forget(anchor);
    if (scope.event !== null && scope.event.target === anchor.id) scope.event.target = entity.id;
    for (const [i, fact] of scope.relations.entries())
      if (fact.to === anchor.id) scope.relations[i] = { ...fact, to: entity.id };
    scope.last = [entity.id];
    return;
  }
  if (relation === 'of') {
    // "takes pictures of a lion".
    if (scope.event !== null && scope.event.act?.act === 'photograph') {
      scope.event.target ??= entity.id;
      if (entity.role === 'place') entity.role = 'object';
    }
    // "the staircase of an abandoned mansion": one is inside.
    if (phrase.loose && entity.senses.place !== null && (entity.senses.thing?.metres ?? 0) > 2.5) forget(entity);
    scope.last = [entity.id];
    return;
  }
  if (relation === 'from' && (mention?.part != null ? scope.event?.act?.frame !== 'go' : isDoneFrom(scope, entity))) {
    lookFrom(scope, mention?.part ?? 'seat', entity);
    return;
  }
  const fights = scope.event?.act?.act === 'fight';
  const used = (fights || scope.event?.act?.frame === 'hands') && TOOLS.test(entity.senses.thing?.kind ?? '');
  // "climbs a staircase with a lantern": whoever climbs has it.
  const climbed =
    relation === 'with' && (used || scope.event?.act?.frame === 'go') && scope.event?.target === anchor.id;
  const told = climbed ? scope.event?.subjects[0] : phrase.anchors[0];
  const doer = entities[scope.event === null ? anchor.id : (told ?? anchor.id)] ?? anchor;
  if (relation === 'with' && isAnimate(doer) && !isAnimate(entity)) {
    if (scope.event !== null && scope.event.act?.frame === 'hands' && scope.last[0] !== doer.id)
      scope.event.instrument = entity.id;
    const holder = isAnimate(doer) ? doer.id : anchor.id;
    if ((entity.senses.thing?.metres ?? 9) < 1.6)
      scope.relations.push({ entity: holder, relation: 'holding', to: entity.id, where: null });
    else scope.relations.push({ entity: holder, relation: 'with', to: entity.id, where: null });
  } else if (relation === 'to' || relation === 'toward' || relation === 'for' || relation === 'from') {
    if (scope.event !== null) {
      scope.event.target ??= entity.id;
      scope.event.direction ??= DIRECTION_OF[relation] ?? null;
      // Who clings to a branch is on it.
      if (scope.event.act?.act === 'hold' && relation === 'to')
        scope.relations.push({ entity: anchor.id, relation: 'on', to: entity.id, where: null });
    }
  } else if (relation === 'on' && isPerson(anchor) && isHandheld(scope, entity)) {
    scope.relations.push({ entity: anchor.id, relation: 'holding', to: entity.id, where: null });
    if (entity.senses.thing?.kind === 'cell phone' && scope.event === null)
      scope.events.push({ ...plainEvent('phone', [anchor.id], entity.at), target: entity.id });
  } else if (phrase.loose && scope.event === null) {
    // "vines on its gondolas": said of the vines, which are no figure.
  } else if (SET_RELATIONS.test(relation)) {
    // "washes his hands in the sink": only the hands are.
    const within = scope.event !== null && scope.event.part !== null && /^(?:in|into|on)$/.test(relation);
    if (scope.event !== null && aimAt(scope, scope.event, relation, entity)) {
      scope.last = [entity.id];
      return;
    }
    for (const id of bearersOf(scope, anchors, entity))
      if (id !== entity.id) scope.relations.push(relationTo(entity, id, within ? 'near' : relation, mention));
    if (scope.event !== null && /^(?:at|into|through|past|along|across|around|over)$/.test(relation))
      scope.event.target ??= entity.id;
  }
  if (mention !== null) {
    scope.last = [entity.id];
    scope.lastMention = mention;
  }
}
