import { isTool } from '../../catalogue/uses.ts';
import type { Mention } from '../mentions/chunks.ts';
import { type Entity, plainEvent } from '../reading.ts';
import {
  DIRECTION_OF,
  forget,
  isAlive,
  isGrown,
  isHandheld,
  isLiquid,
  isSmaller,
  isVessel,
  SET_RELATIONS,
  SMALL_METRES,
  standsThere,
} from './attach-facts.ts';
import { bearersOf, isDoneFrom, lookFrom, takeToSeat, watchOn } from './bearers.ts';
import { shareWith } from './companions.ts';
import { isAnimate, isPerson } from './discourse.ts';
import { relationTo } from './on-parts.ts';
import { aimAt } from './refine.ts';
import type { Phrase, Scope } from './scope.ts';

/** Done on something that goes. */
const MOUNTED = /^(?:ride|drive|cycle|sail|row|fly)$/;
/** With a flashlight one also goes. */
const HOLDS_TOOL = /^(?:hands|go)$/;
/** Done with the hands to what then is in a vessel. */
const HANDLED =
  /^(?:drop|put|place|pour|toss|throw|stir|mix|plunge|dip|dunk|whisk|fry|flip|cook|add|sprinkle|scoop|ladle|simmer|boil|squeeze|crack|crush|grind)\b/;

/** How two figures stand to one another: "a cup on the table", "with a lantern". The first of the anchors is whom it is said of. */
export function attachFigure(
  scope: Scope,
  phrase: Phrase,
  mention: Mention | null,
  entity: Entity,
  anchors: readonly number[],
): void {
  const { entities } = scope.discourse;
  const { relation } = phrase;
  const anchor = entities[anchors[0] ?? -1];
  if (anchor === undefined) return;
  if (takeToSeat(scope, relation, anchor, entity) || watchOn(scope, relation, entity)) return;
  if (shareWith(scope, relation, entity)) return;
  // "tosses noodles in a wok", "drops pebbles into a jug": they are in it, and not who does it.
  const isDoer = scope.event?.subjects.includes(anchor.id) === true && isAlive(anchor);
  if (isDoer && /^(?:in|into|inside)$/.test(relation) && HANDLED.test(scope.event?.verb ?? '') && isVessel(entity)) {
    scope.relations.push({ entity: anchor.id, relation: 'near', to: entity.id, where: null });
    // What is dropped into a jug is not the jug.
    if (scope.event !== null && !/^(?:drop|throw|toss)/.test(scope.event.verb)) scope.event.target ??= entity.id;
    scope.last = [entity.id];
    return;
  }
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
      !(HOLDS_TOOL.test(scope.event?.act?.frame ?? '') && isTool(entity.senses.thing?.kind ?? '')) &&
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
  const used = (fights || scope.event?.act?.frame === 'hands') && isTool(entity.senses.thing?.kind ?? '');
  // "climbs a staircase with a lantern": whoever climbs has it.
  // "crawls through the rubble of a building with a flashlight": no building has it.
  const tool = scope.event?.act?.frame === 'go' && isTool(entity.senses.thing?.kind ?? '') && !isAnimate(anchor);
  const climbed =
    relation === 'with' && (tool || ((used || scope.event?.act?.frame === 'go') && scope.event?.target === anchor.id));
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
      if (scope.event.act?.act === 'give' && scope.event.target !== null && isAnimate(entity))
        scope.event.toWhom = entity.id;
      // "rides a horse toward a dragon": the horse is under the rider, and the dragon ahead.
      const mounted = relation === 'toward' && MOUNTED.test(scope.event.act?.act ?? '');
      if (mounted) scope.event.target = entity.id;
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
    // "glare at each other over a wok": it is between them, and nobody is above it.
    const between = scope.event?.mutual === true && /^(?:over|above)$/.test(relation);
    for (const id of bearersOf(scope, anchors, entity))
      if (id !== entity.id)
        scope.relations.push(relationTo(entity, id, within || between ? 'near' : relation, mention));
    // "hurrying past him": by, and not to him.
    if (relation === 'past' && scope.event?.act?.frame === 'go') scope.event.direction ??= 'across';
    if (
      scope.event !== null &&
      scope.event.mutual !== true &&
      /^(?:at|into|through|past|along|across|around|over)$/.test(relation)
    )
      scope.event.target ??= entity.id;
  }
  if (mention !== null) {
    scope.last = [entity.id];
    scope.lastMention = mention;
  }
}
