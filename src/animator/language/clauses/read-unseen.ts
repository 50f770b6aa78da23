import { findAct } from '../../catalogue/acts.ts';
import { worksByItself } from '../../catalogue/wholes.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import { isAdjective } from '../mentions/find-name.ts';
import { type Entity, plainEvent } from '../reading.ts';
import { dress, isInSky, PLACE_WEIGHTS } from './attach-facts.ts';
import { bringOwner, bringSitter } from './bring-owner.ts';
import { findGazed } from './control.ts';
import { ofCouple } from './couples.ts';
import { addDetail, partOfPlace } from './details.ts';
import { addEntity, isAnimate, isPerson, learn, resolvePronoun, touch } from './discourse.ts';
import { findAgain } from './find-again.ts';
import { findMovedBody } from './moved-body.ts';
import { actsForAll } from './parts-act.ts';
import { drawsPicture, refineByPart, replaceEvent } from './refine.ts';
import { beginUnseen, type Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';

/** What is seen by nobody in particular, the camera shows. */
const SHOWN_TO_ALL = /^(?:see|find|meet|discover|reveal|show|open|begin|start)\b/;
/** Whose it is: one who is told by a pronoun, or by a noun that brings them in. */
export function ownersOf(scope: Scope, { noun, owner, ownedBy, senses }: Mention): readonly number[] {
  // "a woman's voice": heard, and she is not there.
  const strange =
    ownedBy !== null && (/^an?$/.test(ownedBy.determiner ?? '') || findAgain(scope.discourse, ownedBy) === null);
  // "its mother's tail": an animal's, and no woman.
  if ((/^voices?$/.test(noun) && strange) || ownedBy?.determiner === 'its') return [];
  // Any child's drawing brings no child, a child's hand does.
  // Nor does a submarine's light come without the submarine.
  const lit = (senses?.dressing === true || senses?.setPart === true) && ownedBy?.senses?.thing?.moves === true;
  // "spills coffee over a waiter's shirt": he has it on.
  const soiled = senses?.garment === true && UPON.test(scope.preposition?.text ?? '');
  const of = senses?.part === true || senses?.abstract === true || FOOTWEAR.test(noun) || lit || soiled;
  const there = ownedBy !== null && (!/^an?$/.test(ownedBy.determiner ?? '') || of);
  if (ownedBy !== null && !there) {
    // "a woman's corgi", "an explorer's torch": any, until "she" is told of her.
    const role = senses?.thing?.alive === true ? 'company' : 'subject';
    if (ownedBy.senses?.person != null && !ownedBy.plural)
      scope.discourse.owner ??= { mention: { ...ownedBy, count: 1 }, sentence: scope.sentence, role };
    return [];
  }
  if (ownedBy !== null) {
    // Asked for twice, they come once.
    const told =
      scope.discourse.entities.find(({ at, noun }) => at === ownedBy.from && noun === ownedBy.noun) ??
      findAgain(scope.discourse, ownedBy);
    const entity = told ?? addEntity(scope.discourse, ownedBy, scope.sentence, of ? 'subject' : 'company');
    // "a sleeping fox's nose": it sleeps.
    if (told === null && ownedBy.modifiers.includes('sleeping'))
      scope.events.push(plainEvent('sleep', [entity.id], ownedBy.from));
    touch(scope.discourse, entity.id);
    return [entity.id];
  }
  if (owner === null) return [];
  // "The bus arrives, its headlights on": of what the sentence is about, before anything that is alive.
  const subject = scope.discourse.entities[scope.subjects[0] ?? -1];
  if (owner === 'its' && senses?.part === true && subject !== undefined && isOne(subject)) return [subject.id];
  const doer = findMovedBody(scope, noun, owner);
  if (doer !== null) return [doer];
  // "a nurse with a patient, holding his hand": nobody holds their own.
  const other =
    /^hands?$/.test(noun) && HELD_OF.test(scope.verb?.verb ?? '')
      ? resolvePronoun(scope.discourse, owner, scope.event?.subjects ?? scope.subjects)
      : [];
  return other.length > 0 ? other : ofCouple(scope, owner, resolvePronoun(scope.discourse, owner));
}

const UPON = /^(?:on|onto|over|across|down|against|at)$/;

/** Told of, where the feet and hands in them are meant. */
const FOOTWEAR = /^(?:boots?|shoes?|sneakers?|heels|sandals?|hooves|slippers?|gloves?|boxing gloves?|mittens?)$/;

const HELD_OF = /^(?:hold|take|squeeze|shake|kiss|clasp|pat)$/;

const isOne = (entity: Entity): boolean =>
  !isPerson(entity) && entity.senses.thing !== null && (entity.count ?? 1) === 1 && !entity.plural;

const CROSSED = /^(?:cross|traverse|climb|roam|explore|navigate|patrol|scale|enter)$/;

const AROUND = /^(?:behind|beyond|below|beneath|around|outside|above|ahead|afar)$/;

/** "forest and mountains behind": what lies around the place is not where the film plays. */
function liesAround(chunks: readonly Chunk[], at: number): boolean {
  let next = at + 1;
  while (chunks[next]?.kind === 'and' || chunks[next]?.kind === 'noun') next += 1;
  const [word, after] = [chunks[next], chunks[next + 1]];
  const text =
    word?.kind === 'preposition' || word?.kind === 'adverb' ? (word.kind === 'adverb' ? word.text : word.relation) : '';
  if (!AROUND.test(text)) return false;
  return after === undefined || after.kind === 'comma' || after.kind === 'stop' || after.kind === 'verb';
}

/** Places, parts, garments, dressing and what nobody knows: told, and no figure of its own. */
export function readUnseen(scope: Scope, mention: Mention, sense: string, chunks: readonly Chunk[], at: number): void {
  const before = chunks[at - 1];
  // "flickering lights, a wheelchair rolls": said of the lights.
  if (before?.kind === 'verb' && scope.pending.at(-1) === before) scope.pending.pop();
  const owner = isHandled(scope, mention, before, sense) ? undefined : ownerOf(scope, mention, before);
  if (sense === 'part' || sense === 'garment') {
    if (owner !== undefined) addDetail(scope, owner, mention, sense);
    if (owner === undefined && isVisible(mention) && sense === 'part') {
      const again = findAgain(scope.discourse, mention);
      if (again === null) addEntity(scope.discourse, mention, scope.sentence, 'title');
      else learn(scope.discourse, again, mention);
    }
    const whose =
      owner === undefined && sense === 'part'
        ? (bringOwner(scope, mention, chunks, at) ?? bringSitter(scope, mention))
        : undefined;
    if (whose !== undefined) {
      addDetail(scope, whose, mention, sense);
      scope.subjects = [whose.id];
      scope.last = [whose.id];
      return;
    }
    if (owner === undefined || !isPerson(owner) || !HAD_BY_ALL.test(mention.noun))
      scope.leftOut.push({ word: mention.word, reason: 'part_not_shown' });
    if (owner !== undefined) {
      touch(scope.discourse, owner.id);
      if (mention.owner !== null) owner.mentionedAt.push(mention.from);
    }
  } else if (sense === 'place' && isInSky(mention, null)) dress(scope, mention);
  else if (sense === 'place') {
    const place = mention.senses?.place ?? null;
    // The words of a title, "an alley", name the place itself; as the subject of a clause it only says something of it.
    if (place !== null)
      scope.places.push({
        ...{ place: partOfPlace(place, mention), word: mention.word, at: mention.from },
        // Who crosses a bridge is on it.
        weight:
          before?.kind === 'verb'
            ? CROSSED.test(before.verb)
              ? 2.7
              : // "We see a pine forest", "the film opens on a stage": there it plays.
                scope.subjects.length === 0 && SHOWN_TO_ALL.test(before.verb)
                ? 2.6
                : (PLACE_WEIGHTS[before.verb.split(' ').at(-1) ?? ''] ?? 1.4)
            : verbFollows(chunks, at + 1) !== null
              ? 1.6
              : liesAround(chunks, at) || mention.noun === 'interior'
                ? 1
                : 2.6,
      });
  } else if (sense === 'dressing' || sense === 'setPart') dress(scope, mention);
  else leaveOut(scope, mention, sense);
  if (isDoneTo(chunks, at) && isLoosePiece(scope, mention, sense)) scope.discourse.handled = mention.from;
  if (before?.kind === 'verb' && scope.event !== null && CAST.test(before.verb) && SHED.test(mention.noun)) {
    const at = scope.events.indexOf(scope.event);
    if (at !== -1) scope.events.splice(at, 1);
    scope.event = null;
  }
  if (before?.kind === 'verb' && scope.event !== null) {
    scope.event.direct = true;
    if (drawsPicture(scope.event, mention.noun))
      replaceEvent(scope, scope.event, { ...scope.event, act: findAct('draw_picture') });
    if (isOwned(sense)) {
      scope.event.part ??= mention.word.split(' ').at(-1) ?? mention.noun;
      refineByPart(scope, mention.noun, owner);
    }
  }
  if (before?.kind === 'verb' || before?.kind === 'preposition') return;
  const gazed = owner === undefined || !isAnimate(owner) ? -1 : findGazed(mention.noun, chunks, at);
  if (gazed !== -1 && owner !== undefined) {
    const event = plainEvent('look', [owner.id], mention.from);
    scope.events.push(event);
    scope.gaze = { event, chunk: gazed };
    return;
  }
  // "a girl's face with green eyes": she has them.
  if ((before?.kind === 'comma' || mention.ownedBy !== null) && owner !== undefined && isOwned(sense)) {
    scope.last = [owner.id];
    scope.objects = [];
  }
  // Whatever does something here, or is somewhere, it is nobody who is seen.
  const acts = verbFollows(chunks, at + 1) !== null;
  if (acts && sense === 'part' && owner !== undefined && scope.partsAct && actsForAll(mention, chunks, at)) {
    Object.assign(scope, { subjects: [owner.id], verb: null, event: null, last: [] });
    // A tongue that shoots out is told as one: no frog has a gun.
    const own = owner.senses.thing?.alive === false || mention.noun === 'tongue';
    scope.acting = own ? mention.noun : null;
  } else if (acts || ((owner === undefined || !isOwned(sense)) && chunks[at + 1]?.kind === 'preposition'))
    beginUnseen(scope);
}

/** What everybody has, and is seen of whoever is seen. */
const HAD_BY_ALL =
  /^(?:hair|heads?|faces?|eyes?|ears?|nose|mouth|lips|brows?|eyebrows?|eyelashes|lashes|forehead|cheeks?|chin|jaw|neck|shoulders?|arms?|elbows?|hands?|palms?|fingers?|fingertips|chest|back|waist|hips?|legs?|knees?|feet|foot|body|expression|gaze|features?)$/;

const HANDLES = /^(?:hold|raise|carry|pick_up|throw|give|catch|drop|wash|repair|sew|cut|put)$/;

/** "hands lifting a gold mask": nobody has it on. */
function isHandled(
  { event }: Scope,
  { owner, determiner }: Mention,
  before: Chunk | undefined,
  sense: string,
): boolean {
  const told = sense === 'garment' && owner === null && /^an?$/.test(determiner ?? '');
  return told && before?.kind === 'verb' && HANDLES.test(event?.act?.act ?? '');
}

/** "casting long shadows": nothing that is thrown. */
const CAST = /^(?:cast|throw|shed|leave|drop)$/;
const SHED =
  /(?:^| )(?:shadows?|light|glow|glows?|reflections?|silhouettes?|beams?|hues?|footprints?|tracks?|trails?|look|glance)$/;

const isDoneTo = (chunks: readonly Chunk[], at: number): boolean => {
  const before = chunks[at - 1];
  if (before?.kind === 'verb') return true;
  const apart = before?.kind === 'preposition' || before?.kind === 'adverb';
  return apart && /^(?:out|off|up|down|open|away)$/.test(before.text) && chunks[at - 2]?.kind === 'verb';
};

/** "rips out a page": nothing that is shown, and done by somebody who would not be called "it". */
function isLoosePiece({ discourse, event }: Scope, { owner, plural, determiner }: Mention, sense: string): boolean {
  const doer = discourse.entities[event?.subjects[0] ?? -1];
  return (
    (sense === 'part' || sense === 'unknown') &&
    owner === null &&
    !plural &&
    /^(?:an?|the)$/.test(determiner ?? '') &&
    doer !== undefined &&
    isPerson(doer)
  );
}

const CONTESTS = /^(?:race|derby|stampede|chase)$/;

/** "a tugboat regatta": of a head that nobody knows the known word before it is shown, where nothing else would be. */
function leaveOut(scope: Scope, mention: Mention, sense: string): void {
  if (isAdjective(mention.noun)) return;
  scope.leftOut.push({ word: mention.word, reason: sense === 'abstract' ? 'abstract' : 'unknown_thing' });
  const known = mention.modifiers.findLast((word) => scope.lexicon.lists(word) && scope.lexicon.senses(word)?.thing);
  if (known === undefined) return;
  const senses = scope.lexicon.senses(known);
  // "a snail race": snails.
  if (CONTESTS.test(mention.noun) && senses?.thing?.alive === true && senses.person === null) {
    const racers = addEntity(
      scope.discourse,
      {
        ...mention,
        noun: known,
        senses,
        count: null,
        plural: true,
        modifiers: mention.modifiers.filter((word) => word !== known),
      },
      scope.sentence,
      'title',
    );
    scope.subjects = [racers.id];
    scope.events.push({ ...plainEvent('run', [racers.id], mention.from), verb: 'race' });
    return;
  }
  if (sense !== 'unknown') return;
  const entity = addEntity(scope.discourse, { ...mention, noun: known, senses }, scope.sentence, 'subject');
  entity.hidden = true;
  entity.spare = true;
}

const ANIMAL_PARTS =
  /^(?:tails?|wings?|paws?|fur|manes?|beaks?|hoof|hooves|claws?|whiskers?|fins?|snouts?|muzzles?|feathers?)$/;

/** Whose part or garment it is: after a comma of those the sentence is about, if they can have it. */
function ownerOf(scope: Scope, mention: Mention, before: Chunk | undefined): Entity | undefined {
  const { entities } = scope.discourse;
  if (mention.whole !== undefined) return entities[mention.whole];
  if (mention.owner !== null) return entities[ownersOf(scope, mention)[0] ?? -1];
  // "…, a giant hand reaching down": nobody's who was told of.
  const strange =
    /^an?$/.test(mention.determiner ?? '') &&
    /^(?:hands?|arms?|eyes?|heads?|faces?|claws?|tentacles?)$/.test(mention.noun);
  if (strange && (before === undefined || /^(?:comma|stop|and)$/.test(before.kind))) return undefined;
  const told = before?.kind === 'comma' ? [...scope.subjects, ...scope.last] : [...scope.last, ...scope.subjects];
  // "…, the engine roaring": of a machine, and nobody's who has none.
  const ofMachine = worksByItself(mention.noun);
  const near = told
    .flatMap((id) => entities[id] ?? [])
    .filter(
      ({ senses: { thing, person } }) => !ofMachine || (person === null && thing?.moves === true && !thing.alive),
    );
  if (mention.senses?.garment === true)
    return (
      near.find(isPerson) ?? near[0] ?? scope.discourse.subjects.flatMap((id) => entities[id] ?? []).find(isPerson)
    );
  const animal = ANIMAL_PARTS.test(mention.noun);
  return near.find((entity) => isAnimate(entity) && !(animal && isPerson(entity))) ?? near[0];
}

export const isOwned = (sense: string): boolean => sense === 'part' || sense === 'garment';

const isVisible = ({ senses }: Mention): boolean => senses !== null && senses.thing !== null;
