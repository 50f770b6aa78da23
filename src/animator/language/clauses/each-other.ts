import type { Mention } from '../mentions/chunks.ts';
import type { Entity, Event } from '../reading.ts';
import { addMemberOf, isAnimate, isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

export const isEachOther = ({ noun, determiner }: Mention): boolean =>
  (noun === 'other' && determiner === 'each') || /^(?:each other|one another)$/.test(noun);

const TOWARD = /^(?:toward|towards|at|to)$/;
/** What two do face to face is played by two who are told together already. */
const ONE_TO_ANOTHER = /^(?:go|face|look|stay|voice)$/;

/** "They run toward each other": said of what was just done. */
export function readEachOther(scope: Scope): void {
  const { event, preposition } = scope;
  scope.preposition = null;
  if (event === null || !ONE_TO_ANOTHER.test(event.act?.frame ?? '')) return;
  event.mutual = true;
  if (event.act?.frame === 'go' && TOWARD.test(preposition?.text ?? '')) event.direction ??= 'toward';
}

/** "Two knights charge at each other": one and another, of whom the same is said. */
function partInTwo({ discourse }: Scope, pair: Entity): readonly number[] {
  for (const _each of [1, 2]) {
    const member = addMemberOf(discourse, pair);
    member.garments.push(...pair.garments);
    member.gender ??= pair.gender;
  }
  return pair.members;
}

/** Two knights on their horses stay together: each has one. */
const isTwo = (entity: Entity, { relations }: Scope): boolean =>
  isPerson(entity) &&
  entity.count === 2 &&
  entity.members.length === 0 &&
  !entity.crowd &&
  !relations.some(({ entity: own, relation }) => own === entity.id && /^(?:on|riding|driving|holding)$/.test(relation));

/** Where two who are told together would do so toward us. */
const DONE_TO_ANOTHER = /^(?:wave|bow|salute|nod|smile|shout|point|laugh|wink|blow_kiss)$/;

/** Before it is told who of a group does what: those who do something to each other are two. */
export function partWhoMeet(scope: Scope): void {
  const { discourse, events } = scope;
  for (const { subjects } of events.filter(
    ({ mutual, act }) => mutual === true && (act?.frame === 'go' || DONE_TO_ANOTHER.test(act?.act ?? '')),
  )) {
    const [pair, ...more] = subjects.flatMap((id) => discourse.entities[id] ?? []);
    if (pair !== undefined && more.length === 0 && isTwo(pair, scope)) partInTwo(scope, pair);
  }
}

/** Afterwards: each has the other before them. */
export function turnToEachOther({ discourse, events }: Scope): void {
  for (const event of [...events]) {
    if (event.mutual !== true) continue;
    event.where = null;
    const [one, other, ...more] = event.subjects;
    if (one === undefined || other === undefined || more.length > 0) continue;
    const both = [one, other].flatMap((id) => discourse.entities[id] ?? []);
    if (!both.every((entity) => isAnimate(entity) && !entity.plural)) continue;
    Object.assign(event, { subjects: [one], target: other });
    const back: Event = { ...event, subjects: [other], target: one };
    events.splice(events.indexOf(event) + 1, 0, back);
  }
}
