import { findAct } from '../../../catalogue/acts.ts';
import { THINGS } from '../../../catalogue/things.ts';
import type { Beat, Shot } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
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

/** What somebody small can be in, and what it is then: nobody sits in a closed box. */
const OPENED: Readonly<Record<string, string>> = {
  box: 'open box',
  'open box': 'open box',
  suitcase: 'open box',
  basket: 'bed basket',
  'bed basket': 'bed basket',
  bathtub: 'wash tub',
  'wash tub': 'wash tub',
};
/** Metres of an animal that an open box is made for, and how many fit in. */
const [BOXED_METRES, MOST_BOXED] = [0.5, 5];

const TUBS = /^(?:bathtub|wash tub)$/;
const FOAM = /\b(?:bubbles?|foam|foamy|suds|soapy|lather)\b/i;
const BATHES: ReadonlySet<string> = new Set(['swim', 'wash', 'float', 'soak', 'splash', 'stand', 'play']);

/** "a puppy and a duckling share a bath in a tin tub": there is one tub, and both are in it. */
function batheBeasts(draft: Draft): void {
  const isBeast = (id: number): boolean => isAlive(draft, id) && !isPerson(roleOf(draft, id));
  const [tub, ...others] = draft.cast.filter(({ thing }) => TUBS.test(thing)).sort((a, b) => b.id - a.id);
  if (tub === undefined) return;
  const isTub = (id: number | null): boolean => TUBS.test(thingOf(draft, id)?.kind ?? '');
  const bathers = draft.cast.filter(
    ({ id }) =>
      isBeast(id) &&
      (draft.beats.some(({ role, target }) => role === id && isTub(target)) ||
        draft.relations.some(
          ({ role, relation, to }) => role === id && isTub(to) && /^(?:in|inside|on|holding)$/.test(relation),
        )),
  );
  if (bathers.length === 0 || draft.relations.some(({ role, to }) => isTub(to) && isPerson(roleOf(draft, role))))
    return;
  const within = new Set(bathers.map(({ id }) => id));
  editBeats(draft, (beat) =>
    within.has(beat.role) && (BATHES.has(beat.act) || isTub(beat.target))
      ? { ...beat, act: 'sit', target: null, direction: null }
      : beat,
  );
  for (const { id } of others) dropRole(draft, id);
  draft.relations = draft.relations.filter(({ role, to }) => !within.has(role) && role !== tub.id && to !== tub.id);
  for (const { id } of bathers) relate(draft, id, 'in', tub.id);
  if (FOAM.test(draft.prompt)) editRole(draft, tub.id, { parts: ['foam'] });
}

/** A kitten in a box looks over its edge, and a basket of puppies has puppies in it. */
export function nestle(draft: Draft): void {
  batheBeasts(draft);
  for (const { id, thing, parts } of draft.cast) {
    const opened = OPENED[thing];
    if (opened === undefined) continue;
    for (const part of parts) {
      const animal = THINGS.find(({ alive, words }) => alive && words.includes(part));
      if (animal === undefined) continue;
      const young = addRole(draft, { thing: animal.kind, word: part, noun: part, variety: [part], count: 3 });
      relate(draft, young, 'in', id);
      editRole(draft, id, { parts: parts.filter((each) => each !== part) });
    }
    const within = draft.relations.filter(
      ({ role, relation, to }) =>
        to === id &&
        (relation === 'in' || relation === 'inside' || relation === 'on') &&
        isAlive(draft, role) &&
        !isPerson(roleOf(draft, role)),
    );
    if (within.length === 0) continue;
    for (const relation of within) {
      draft.relations = draft.relations.map((each) => (each === relation ? { ...each, relation: 'in' } : each));
      editRole(draft, relation.role, { count: Math.min(MOST_BOXED, roleOf(draft, relation.role)?.count ?? 1) });
    }
    const count = within.reduce((sum, { role }) => sum + (roleOf(draft, role)?.count ?? 1), 0);
    const largest = Math.max(...within.map(({ role }) => metresOf(draft, role)));
    const size = Math.max(0.8, largest / BOXED_METRES) * (count > 2 ? 1.7 : count > 1 ? 1.4 : 1);
    editRole(draft, id, { thing: opened, count: 1, size });
  }
}

/** Of an animal's height: how high an egg is out of which it comes. */
const [EGG_SHARE, LONG_SHARE] = [1.3, 1.75];
/** Metres. */
const LARGE_KIND = 1.5;

/** Whoever hatches comes out of an egg that cracks; out of an egg of which nothing is said comes a chick. */
export function hatch(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'hatch' || act === 'break')) {
    const isEgg = (id: number | null | undefined): boolean =>
      /^(?:hatching )?egg$/.test(thingOf(draft, id ?? null)?.kind ?? '');
    if (beat.act === 'break' && !(isEgg(beat.role) || isEgg(beat.target))) continue;
    const egg = [beat.role, beat.target].find(isEgg) ?? draft.cast.find(({ id }) => isEgg(id))?.id;
    const alive = isAlive(draft, beat.role) ? beat.role : draft.cast.find(({ id }) => isAlive(draft, id))?.id;
    if (egg === undefined && !isAlive(draft, beat.role)) continue;
    if (isPerson(roleOf(draft, alive ?? null))) continue;
    if (egg === undefined && runFromShells(draft, beat)) continue;
    const shell = egg ?? addRole(draft, { thing: 'hatching egg' });
    const young = alive ?? addRole(draft, { thing: 'chick', word: 'chick' });
    if (shell === null) continue;
    // A dragon is as long as it is tall, and curls up in it.
    const large = (thingOf(draft, young)?.metres ?? 0) > LARGE_KIND;
    const told = roleOf(draft, young)?.size ?? 1;
    // Whoever is told to be tiny is as small as that already.
    const share = told < YOUNG ? 1 : YOUNG;
    editRole(draft, shell, {
      thing: 'hatching egg',
      count: 1,
      size: metresOf(draft, young) * share * (large ? LONG_SHARE : EGG_SHARE),
    });
    editRole(draft, young, { count: 1, size: told * share });
    withoutRelations(draft, young, shell);
    relate(draft, young, 'in', shell);
    // What is told of it next is done in its shell: a puff of smoke that it sneezes.
    const later = (each: Beat): boolean => each.role === young && each.from >= beat.to - 0.01 && isDoneThere(each);
    const until = Math.min(...draft.beats.filter(later).map(({ from }) => from), Number.POSITIVE_INFINITY);
    editBeats(draft, (each) =>
      later(each) ? each : each === beat || each.role === shell || each.role === young ? null : each,
    );
    draft.beats = [
      ...draft.beats,
      { ...beatOf(draft, 'look_around'), role: young, ...(Number.isFinite(until) ? { to: until } : {}) },
      { ...beatOf(draft, 'hatch'), role: shell },
    ];
  }
}

/** What needs no way to go. */
const isDoneThere = ({ act }: Beat): boolean => /^(?:face|voice)$/.test(findAct(act)?.frame ?? '') || act === 'breathe';

/** "baby turtles hatch from the sand and scramble to the sea": a clutch that goes somewhere is out of its shells, and is seen going. */
function runFromShells(draft: Draft, hatches: Beat): boolean {
  const own = draft.beats.filter(({ role, act }) => role === hatches.role && act !== hatches.act);
  const next = own.sort((a, b) => a.from - b.from)[0];
  if ((roleOf(draft, hatches.role)?.count ?? 1) < 2 || next === undefined) return false;
  editBeats(draft, (beat) => (beat === hatches ? null : beat === next ? { ...beat, from: hatches.from } : beat));
  return true;
}

/** Of its kind's height: how large somebody is who comes out of an egg. */
const YOUNG = 0.4;

/** Metres: of what is smaller one sees from near that it hatches. */
const NEAR_METRES = 1;

/** A small egg is looked at from near, and alone: it is what the film is about. */
export const seeHatch = (shots: readonly Shot[], draft: Draft): readonly Shot[] => {
  const egg = draft.beats.find(
    ({ role, act }) => act === 'hatch' && thingOf(draft, role)?.kind === 'hatching egg',
  )?.role;
  if (egg === undefined || metresOf(draft, egg) > NEAR_METRES) return shots;
  const young = draft.relations.find(({ to }) => to === egg)?.role;
  return shots.map((shot) =>
    !shot.sizeStated && shot.size === 'wide' && (shot.subject === egg || shot.subject === young)
      ? { ...shot, subject: egg, alone: true, also: young === undefined ? [] : [young] }
      : shot,
  );
};
