import type { Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isAnimate, isPerson, resolvePronoun } from './discourse.ts';
import { standsAt } from './on-parts.ts';
import { ownersOf } from './read-unseen.ts';
import type { Phrase, Scope } from './scope.ts';

const SHIP_PARTS = /^(?:deck|mast|hull|bow|prow|stern|rigging|helm|wheel)$/;

/** "a ship at sea, sailors running across the deck": they are on the ship that was told of. */
export function boardShip(
  scope: Scope,
  relation: string,
  { noun, owner }: Mention,
  anchors: readonly number[],
): boolean {
  if (owner !== null || !SHIP_PARTS.test(noun) || !/^(?:on|across|along|over|at|around|in)$/.test(relation))
    return false;
  const ship = scope.discourse.entities.findLast(
    ({ senses }) => senses.thing?.realm === 'water' && senses.thing.moves && !senses.thing.alive,
  );
  if (ship === undefined || anchors.length === 0) return false;
  for (const id of anchors)
    if (id !== ship.id) scope.relations.push({ entity: id, relation: 'on', to: ship.id, where: standsAt(noun) });
  return true;
}

const AT_END = /^(?:back|rear|back seat|backseat|rear seat|front|bed|cargo bed|truck bed)$/;
const RIDDEN =
  /^(?:car|taxi|van|jeep|pickup|truck|bus|limousine|carriage|sleigh|wagon|cart|rickshaw|canoe|boat|tractor|train car|tuk tuk)$/;
const isRidden = ({ senses, hidden }: Entity): boolean => RIDDEN.test(senses.thing?.kind ?? '') && hidden !== true;

/** "A pickup drives down a road, kids laughing in the back": of what was told of to ride in. */
export function takeSeatBehind(scope: Scope, phrase: Phrase, mention: Mention, anchors: readonly number[]): boolean {
  const { entities } = scope.discourse;
  const within = /^(?:in|on|from|at)$/.test(phrase.relation) && mention.owner === null && mention.determiner === 'the';
  if (!within || !AT_END.test(mention.noun)) return false;
  const ride = entities.findLast(isRidden);
  const riders = anchors.filter((id) => {
    const who = entities[id];
    return (
      who !== undefined && isAnimate(who) && !scope.relations.some(({ entity, to }) => entity === id && to === ride?.id)
    );
  });
  if (ride === undefined || riders.length === 0) return false;
  for (const entity of riders)
    scope.relations.push({ entity, relation: 'in', to: ride.id, where: seatAt(ride, mention.noun) });
  return true;
}

/** Behind those in front, where there are seats; on a pickup that is its bed. */
function seatAt({ senses }: Entity, part: string): string | null {
  if (part === 'front') return senses.thing?.realm === 'water' ? 'foredeck' : null;
  return senses.thing?.kind === 'pickup' ? 'load' : senses.thing?.realm === 'water' ? null : 'back';
}

/** "in the back of a pickup truck": on it, where of a room it would be its far end. */
export function ridesBehind(scope: Scope, { text }: Phrase, anchors: readonly number[], entity: Entity): boolean {
  if (text !== 'in the back of' || !isRidden(entity)) return false;
  const where = seatAt(entity, 'back');
  for (const id of anchors)
    if (id !== entity.id) scope.relations.push({ entity: id, relation: 'in', to: entity.id, where });
  scope.last = [entity.id];
  return true;
}

const SEATS = /^(?:couch|chair|bench|armchair|bed|stool|rocking chair|swing|rug)$/;

/** "curled up on a couch with a book": whoever is there has it, and not the couch. */
export function takeToSeat(scope: Scope, relation: string, anchor: Entity, { id: to, senses }: Entity): boolean {
  const [sitter] = scope.subjects;
  const held = senses.thing?.alive === false && (senses.thing.metres ?? 1) < HANDY_METRES;
  if (relation !== 'with' || sitter === undefined || sitter === anchor.id || !held) return false;
  if (!SEATS.test(anchor.senses.thing?.kind ?? '') || !isPerson(scope.discourse.entities[sitter] ?? anchor))
    return false;
  scope.relations.push({ entity: sitter, relation: 'holding', to, where: null });
  return true;
}
const HANDY_METRES = 0.45;

const SCREENS = /^(?:tv|computer|laptop|cell phone|radio)$/;

/** "watch a match on TV": the screen is what they look at, and bears nobody. */
export function watchOn({ event, subjects, relations }: Scope, relation: string, { id, senses }: Entity): boolean {
  const [first] = subjects;
  if (relation !== 'on' || !SCREENS.test(senses.thing?.kind ?? '') || event === null || first === undefined)
    return false;
  const seen = event.act?.act === 'look' || event.act?.act === 'listen';
  // "laughing at something on a phone": it is in somebody's hand.
  if (!seen && event.act?.frame !== 'voice' && event.act?.frame !== 'face') return false;
  if (senses.thing?.kind === 'cell phone') relations.push({ entity: first, relation: 'holding', to: id, where: null });
  else event.target ??= id;
  return true;
}

/** Seats and tables are lower than whoever is on them is tall. */
const SEAT_FOR = 2.2;

/** "a cat and a book on a sofa": both are, unless it was said where the one is, or there is no room. */
function sharersOf({ subjects, relations, discourse }: Scope, last: number, place: Entity): readonly number[] {
  if (subjects.at(-1) !== last) return [last];
  const room = (place.senses.thing?.metres ?? 0) * SEAT_FOR;
  return subjects.filter((id) => {
    const thing = discourse.entities[id]?.senses.thing;
    const isElsewhere = relations.some(({ entity }) => entity === id);
    return id === last || (thing != null && !isElsewhere && id !== place.id && thing.metres <= room);
  });
}

/** "reading a book on a bench": whoever reads sits there, not the book. What is put, poured or pointed at is there itself. */
export function bearersOf(scope: Scope, anchors: readonly number[], place: Entity): readonly number[] {
  const { event, discourse } = scope;
  const [first] = anchors;
  if (event === null && first !== undefined && anchors.length === 1) return sharersOf(scope, first, place);
  if (event === null || first === undefined || event.target !== first) return anchors;
  const sent =
    /^(?:put|pour|drop|throw|cut|give|push|pull|pick_up|kick|hit|build|plant|look|catch|chase|shine|point|wave|photograph|shoot|water|light|wipe|open)$/;
  // "watches TV on a sofa": whoever watches sits there.
  const watched = discourse.entities[first]?.senses.thing;
  if (event.act?.act === 'look' && SEATS.test(place.senses.thing?.kind ?? '') && watched?.alive === false)
    return event.subjects;
  // "share an ice cream on a bench": so do those who share it, and the ice cream lies on no bench.
  if (/^share\b/.test(event.verb) && SEATS.test(place.senses.thing?.kind ?? '')) return event.subjects;
  const held = discourse.entities[first]?.senses.thing?.metres ?? 0;
  const table =
    /^(?:dining table|bookshelf|plate|bed|box|basket|pan|pot|bowl|sink|oven|barrel|bucket|jar|suitcase|treasure chest)$/.test(
      place.senses.thing?.kind ?? '',
    ) && event.act?.frame !== 'go';
  if (
    event.act === null ||
    table ||
    sent.test(event.act.act) ||
    (place.senses.thing?.metres ?? 0) < Math.max(0.5, held)
  )
    return anchors;
  return event.subjects;
}

/** Baskets and beds one may be in, shelves and walls one may be on, and look about from there; what is thrown or drunk from them was in them before. */
const LOOKED_FROM: Readonly<Record<'in' | 'on', RegExp>> = {
  in: /^(?:basket|box|barrel|bathtub|bed|treasure chest|suitcase|bucket)$/,
  on: /^(?:bookshelf|dining table|bench|chair|sofa|rock|fence|wall|roof|tree|log)$/,
};
const LOOKS_ABOUT: ReadonlySet<string> = new Set(['look', 'wave', 'cheer', 'salute', 'smile', 'watch']);

/** "throws his net from a boat", "waves from a car", "watches from a shelf": whoever does it is in it, or on it. */
export function isDoneFrom({ event }: Scope, { senses: { thing } }: Entity): boolean {
  const [act, frame] = [event?.act?.act ?? '', event?.act?.frame];
  const stays = FROM_WITHIN.has(act) || frame === 'voice' || frame === 'face';
  if (stays && thing?.moves === true && !thing.alive) return true;
  const kind = thing?.kind ?? '';
  return LOOKS_ABOUT.has(act) && (LOOKED_FROM.in.test(kind) || LOOKED_FROM.on.test(kind));
}
const FROM_WITHIN: ReadonlySet<string> = new Set(['throw', 'wave', 'fish', 'look', 'photograph', 'cheer', 'salute']);

/** "looks at the stars from the deck of a ship": that is where they are. */
export function lookFrom(scope: Scope, part: string, { id: to, senses }: Entity): void {
  const perched = part === 'seat' && LOOKED_FROM.on.test(senses.thing?.kind ?? '');
  const relation = perched ? 'on' : /^(?:window|cabin|cockpit|seat|back seat|cab|door|mouth)$/.test(part) ? 'in' : 'on';
  for (const entity of scope.subjects) scope.relations.push({ entity, relation, to, where: standsAt(part) });
  scope.last = [to];
}

const WINDOWED = /^(?:car|taxi|bus|van|train|locomotive|tram|truck|pickup|airplane|helicopter|cable car)$/;

/** "a train crosses the bridge, people wave from the windows": from those of what was told of last, where they are nowhere else. */
export function leanFrom(scope: Scope, relation: string, { noun, owner }: Mention): boolean {
  const leans = scope.event?.act?.act === 'lean' && /^(?:of|out|through)$/.test(relation);
  if (
    !(leans || relation === 'from') ||
    !/^(?:windows?|door|doors|hatch)$/.test(noun) ||
    !(owner === null || owner === 'its')
  )
    return false;
  const told = scope.discourse.entities.filter(({ senses, hidden }) => senses.thing?.moves === true && hidden !== true);
  const ride = told.findLast(({ senses }) => WINDOWED.test(senses.thing?.kind ?? ''));
  const people = scope.subjects.filter((id) => {
    const who = scope.discourse.entities[id];
    const there = scope.relations.some((each) => each.entity === id && /^(?:in|on|inside)$/.test(each.relation));
    return who !== undefined && isAnimate(who) && !there;
  });
  if (ride === undefined || people.length === 0) return false;
  for (const entity of people) scope.relations.push({ entity, relation: 'in', to: ride.id, where: 'window' });
  return true;
}

/** "walks past the pyramids with his guards": they are with him. Null where nobody is named so. */
export function findCompanyOf(
  { discourse }: Scope,
  relation: string,
  mention: Mention | null,
  entity: Entity | null,
): readonly number[] | null {
  if (relation !== 'with' || entity === null || !isAnimate(entity)) return null;
  const owner = mention?.owner ?? '';
  const [whose] = /^(?:his|her|their)$/.test(owner) ? resolvePronoun(discourse, owner) : [];
  return whose === undefined || whose === entity.id ? null : [whose];
}

/** "shields along its sides": a part of what has them, and nothing that stands there by itself. */
export function hangsAlong(scope: Scope, mention: Mention, anchor: Entity): boolean {
  if (mention.owner !== 'its' || !/^sides?$/.test(mention.noun)) return false;
  const [whose] = ownersOf(scope, mention);
  const whole = scope.discourse.entities[whose ?? -1];
  if (whole === undefined || whole === anchor || isAnimate(anchor)) return false;
  whole.parts.push({ part: anchor.noun, modifiers: anchor.modifiers });
  anchor.hidden = true;
  return true;
}
