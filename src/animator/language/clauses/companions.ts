import type { Entity, Event } from '../reading.ts';
import { isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

const SHARES = /^share\b/;

/** "shares his sandwich with a friend": who shares it is with them; a beast is given of it. */
export function shareWith(scope: Scope, relation: string, other: Entity): boolean {
  const { event, relations, subjects } = scope;
  const [own] = subjects;
  if (relation !== 'with' || event === null || !SHARES.test(event.verb) || own === undefined) return false;
  if (!isBeing(other) || subjects.includes(other.id)) return false;
  if (isPerson(other)) relations.push({ entity: own, relation: 'with', to: other.id, where: null });
  else event.toWhom = other.id;
  // "… on a park bench": that is where they share it.
  scope.last = [own];
  return true;
}

/** What is done to whom one has with oneself, or for them: they do not do it too. */
const TO_THEM =
  /^(?:hold|carry|lift_up|pick_up|push|pull|give|hug|kiss|face|wave|look|point|fight|fence|chase|follow|talk|speak|argue|arrive|become|change|leave|die|float|fall|appear|film|photograph|selfie)$/;
/** What a beast does as well as whoever it is with. */
const OF_BEASTS = /^(?:walk|run|trot|play|sit|lie|sleep|rest|jump|swim|climb|stroll|dance|wait|fly)$/;
/** In which one stays with whom one talks to. */
const POSTURES = /^(?:sit|stand|lie|kneel|rest|lean)$/;
/** Where those are who do something together. */
const AT_PLACES = /^(?:on|in|inside|under|at|riding)$/;

const isBeing = (entity: Entity): boolean => isPerson(entity) || entity.senses.thing?.alive === true;
const isBaby = ({ senses }: Entity): boolean => senses.person?.age === 'baby';

/** "bakes cookies with his grandmother", "walks with her dog": whom one does it with does it as well, unless something else is told of them. */
export function joinCompanions({ discourse, events, relations }: Scope): void {
  for (const { entity: own, relation, to } of [...relations]) {
    const [doer, other] = [discourse.entities[own], to === null ? undefined : discourse.entities[to]];
    if (relation !== 'with' || doer === undefined || other === undefined || !isBeing(doer) || !isBeing(other)) continue;
    if (isBaby(other) && isPerson(doer)) takeInArms({ events, relations }, own, other);
    if (doer.hidden || other.hidden || isBaby(other) || other.at < doer.at || other.sentence !== doer.sentence)
      continue;
    if (events.some(({ subjects, target }) => subjects.includes(other.id) || target === other.id)) continue;
    // "leaps with a cat on her head": it is carried along.
    if (relations.some((fact) => fact.entity === other.id && fact.to === own && AT_PLACES.test(fact.relation)))
      continue;
    // "scores a goal and celebrates with his team": they celebrate, and score none.
    const before = events.filter(({ subjects, at }) => subjects.includes(own) && at < other.at);
    const latest = Math.max(...before.map(({ at }) => at));
    const shared = events.filter(
      (event) =>
        event.subjects.includes(own) &&
        isShared(event, doer, other) &&
        (event.at >= latest || event.act?.frame === 'go' || POSTURES.test(event.act?.act ?? '')),
    );
    for (const event of shared) event.subjects = [...event.subjects, other.id];
    if (shared.length > 0) bePlaced({ relations }, own, other.id);
  }
  playTogether({ discourse, events });
}

/** "a mother with her baby": on her arm, unless it does something itself or lies somewhere. */
function takeInArms({ events, relations }: Pick<Scope, 'events' | 'relations'>, own: number, { id }: Entity): void {
  const told =
    events.some(({ subjects, target }) => subjects.includes(id) || target === id) ||
    relations.some(({ entity, relation, to }) => entity === id || (to === id && relation !== 'with'));
  const busy =
    events.some(({ subjects, act }) => subjects.includes(own) && act?.frame === 'hands') ||
    relations.some(({ entity, relation }) => entity === own && AT_PLACES.test(relation));
  if (!told && !busy) relations.push({ entity: own, relation: 'holding', to: id, where: null });
}

/** Who is told to be with somebody before the deed goes along; what the hands do is shared only by whom it is told to be done with. */
function isShared({ act, at, instrument, verb }: Event, doer: Entity, other: Entity): boolean {
  if (act === null || instrument === other.id) return false;
  if (SHARES.test(verb)) return isPerson(other);
  if (TO_THEM.test(act.act)) return false;
  if (!isPerson(other)) return isPerson(doer) ? OF_BEASTS.test(act.act) : true;
  return act.frame === 'go' || (at < other.at && act.frame !== 'work' && act.frame !== 'with');
}

/** "sits with her friend on a bench": both of them do. */
function bePlaced({ relations }: Pick<Scope, 'relations'>, own: number, other: number): void {
  const placesOf = (id: number) =>
    relations.filter(({ entity, relation }) => entity === id && AT_PLACES.test(relation));
  const [mine, theirs] = [placesOf(own), placesOf(other)];
  if (mine.length === 0) relations.push(...theirs.map((fact) => ({ ...fact, entity: own })));
  else if (theirs.length === 0) relations.push(...mine.map((fact) => ({ ...fact, entity: other })));
}

/** "plays with his dog": the dog plays. */
function playTogether({ discourse, events }: Pick<Scope, 'discourse' | 'events'>): void {
  for (const event of events) {
    const other = discourse.entities[event.target ?? -1];
    if (event.act?.act !== 'play' || other === undefined || !isBeing(other) || isBaby(other)) continue;
    if (events.some(({ subjects }) => subjects.includes(other.id))) continue;
    event.subjects = [...event.subjects, other.id];
    event.target = null;
  }
}
