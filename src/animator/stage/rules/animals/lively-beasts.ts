import { beastActOf } from '../../../catalogue/beast-acts.ts';
import { landingOf } from '../../../catalogue/events.ts';
import { placeHas } from '../../../catalogue/places.ts';
import type { Beat } from '../../../director/script.ts';
import {
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** Said with a way to somewhere they go there, and do not roll on the spot. */
const LEADS: ReadonlySet<string> = new Set(['down', 'across', 'along', 'through', 'into', 'toward', 'forward']);

/** Done to somebody, who stays told. */
const WITH_OTHERS: ReadonlySet<string> = new Set(['pounce', 'bat', 'hug']);

function isBeast(draft: Draft, id: number): boolean {
  const thing = thingOf(draft, id);
  return thing?.alive === true && thing.realm === 'ground' && !isPerson(roleOf(draft, id));
}

/** "butterflies burst from a tree", "a hare explodes out of the grass": they are off, and none goes to pieces. */
const BURSTS = /^(?:burst|explode|erupt)/;
const isWild = (draft: Draft, id: number): boolean => isAlive(draft, id) && !isPerson(roleOf(draft, id));

const SOFT = /\b(?:snow|snowdrift|snowbank|drifts?|leaves|hay|straw)\b/;
/** "pounces into the snow": head first, and in to the shoulders. */
const plunges = ({ direction, where }: Beat): boolean => direction === 'into' && SOFT.test(where ?? '');

/** Animals do with their whole body what people do with their hands and knees. */
export function beLively(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (beat.act === 'explode' && BURSTS.test(beat.verb) && isWild(draft, beat.role))
      return {
        ...beat,
        act: thingOf(draft, beat.role)?.realm === 'sky' ? 'fly' : 'run',
        target: null,
        direction: null,
      };
    if (!isBeast(draft, beat.role)) return beat;
    const act = beastActOf(beat.verb);
    if (act === null) return beat;
    if (act === 'roll_over' && beat.verb === 'roll' && LEADS.has(beat.direction ?? '')) return beat;
    if (act === 'splash' && LEADS.has(beat.direction ?? '')) return beat;
    // Whoever falls through the water or the air does not trip there.
    if (act === 'trip' && (beat.direction === 'down' || placeHas(draft.set.place, 'submerged'))) return beat;
    if (act === 'scratch' && beat.target !== null) return beat;
    if (act === 'bat' && beat.target !== null && draft.beats.some(({ role }) => role === beat.target)) return beat;
    return {
      ...beat,
      act: act === 'pounce' && plunges(beat) ? 'plunge_in' : act,
      direction: null,
      where: null,
      ...(WITH_OTHERS.has(act) ? {} : { target: null }),
    };
  });
  carryOneEach(draft);
  pounceAt(draft);
}

/** "pounces on a mouse": it leaps at it, and does not stand on it all the while. */
function pounceAt(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const on = draft.relations.find((each) => each.role === role && each.relation === 'on' && isAlive(draft, each.to));
    const prey = target ?? on?.to ?? null;
    if (act !== 'pounce' || prey === null || on?.to !== prey) continue;
    draft.relations = draft.relations.filter((each) => each !== on);
    relate(draft, prey, 'in_front_of', role);
    editBeats(draft, (beat) => (beat.role === role && beat.act === 'pounce' ? { ...beat, target: prey } : beat));
  }
}

/** Of its own size: what is larger none of them has alone. */
const AS_LOAD = 8;

/** "ants carry leaves": each of them has one. */
function carryOneEach(draft: Draft): void {
  for (const { role, act, target } of [...draft.beats]) {
    const [own, load] = [roleOf(draft, role), roleOf(draft, target)];
    if (act !== 'carry' || own === undefined || load === undefined || !isBeast(draft, role) || own.count < 2) continue;
    if (load.count === 1 && !isAlive(draft, load.id) && metresOf(draft, load.id) < metresOf(draft, role) * AS_LOAD)
      editRole(draft, load.id, { count: own.count });
  }
}

const SWINGS = /^(?:monkey|gorilla|orangutan|chimpanzee|ape|sloth|lemur)$/;

/** A monkey that swings goes from hand to hand through the trees. */
export function swingThrough(draft: Draft): void {
  if (!placeHas(draft.set.place, 'woods')) return;
  editBeats(draft, (beat) => {
    const kind = thingOf(draft, beat.role)?.kind ?? '';
    return beat.act === 'swing' && SWINGS.test(kind)
      ? {
          ...beat,
          act: 'brachiate',
          direction: beat.direction === 'toward' ? null : beat.direction,
          where: null,
          target: null,
        }
      : beat;
  });
}

/** Who rolled over stays there and looks up from its back. */
export function stayOnBack(draft: Draft): void {
  for (const roll of draft.beats.filter(({ act }) => act === 'roll_over')) {
    const next = draft.beats.find(({ role, from }) => role === roll.role && Math.abs(from - roll.to) < 0.05);
    if (next === undefined || !FROM_BACK.has(next.act)) continue;
    editBeats(draft, (beat) =>
      beat === next ? null : beat === roll ? { ...beat, to: next.to, target: next.target } : beat,
    );
  }
}
const FROM_BACK: ReadonlySet<string> = new Set([
  'look',
  'breathe',
  'wag',
  'lie',
  'play',
  'stand',
  'smile',
  'look_around',
  'blink',
]);

/** Of whoever plays with it: how large a toy is. */
const TOY_SHARE = 0.4;
const PLAYS: ReadonlySet<string> = new Set(['play', 'bat', 'pounce']);

/** A kitten plays with its ball of yarn on the floor before its paws, and has it nowhere in its face. */
export function playOnFloor(draft: Draft): void {
  for (const { role, act, target, verb } of draft.beats) {
    const kind = thingOf(draft, target)?.kind ?? '';
    if (!PLAYS.has(act) || target === null || !isBeast(draft, role) || isAlive(draft, target)) continue;
    if (landingOf(kind) !== 'bounces' && landingOf(kind) !== 'rolls') continue;
    withoutRelations(draft, role, target);
    const on = draft.relations.find((each) => each.role === role && each.relation === 'on')?.to ?? null;
    if (on === null) relate(draft, target, 'in_front_of', role);
    else relate(draft, target, 'on', on);
    if (verb.startsWith('play'))
      editBeats(draft, (beat) => (beat.role === role && beat.act === 'play' ? { ...beat, act: 'bat' } : beat));
    const most = metresOf(draft, role) * TOY_SHARE;
    const own = roleOf(draft, target);
    if (own !== undefined && metresOf(draft, target) > most)
      draft.cast = draft.cast.map((each) =>
        each === own ? { ...each, size: (each.size * most) / metresOf(draft, target) } : each,
      );
  }
}

/** Romped with: one goes down to them, hands in the fur. */
const PETS = /^(?:dog|poodle|cat|rabbit|goat|sheep|pig|fox)$/;

/** "plays with his dog": nobody plays with an animal from above, arms in the air; they are with each other, and it does not keep still. */
export function rompTogether(draft: Draft): void {
  const playing = draft.beats.filter(
    ({ act, verb, target }) => act === 'play' && verb === 'play with' && target === null,
  );
  const pets = playing.filter(({ role }) => PETS.test(thingOf(draft, role)?.kind ?? ''));
  const [pet] = pets;
  if (pet === undefined || pets.length > 1) return;
  editBeats(draft, (beat) =>
    playing.includes(beat) && isPerson(roleOf(draft, beat.role)) ? { ...beat, act: 'pet', target: pet.role } : beat,
  );
}
