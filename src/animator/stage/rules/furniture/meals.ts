import { findPlace } from '../../../catalogue/places.ts';
import { hasHands, mealOf } from '../../../catalogue/uses.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { tableOf } from './tables.ts';

/** "sets a bowl in front of a woman": she sits at the table on which it is put. */
function seatGuest(draft: Draft): void {
  if (findPlace(draft.set.place)?.indoors !== true) return;
  for (const { role, act, target } of draft.beats) {
    if ((act !== 'put' && act !== 'serve') || !isSmall(draft, target) || !isPerson(roleOf(draft, role))) continue;
    const before = draft.relations.find((each) => each.role === target && each.relation === 'in_front_of')?.to ?? null;
    const guest = roleOf(draft, before);
    if (before === null || before === role || !isPerson(guest) || guest?.count !== 1 || isBorne(draft, before))
      continue;
    withoutRelations(draft, target, before);
    const table = tableOf(draft);
    const chair = addRole(draft, { thing: 'chair' });
    relate(draft, target, 'on', table);
    relate(draft, before, 'on', chair);
    relate(draft, chair, 'near', table);
    if (!draft.beats.some((beat) => beat.role === before))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'sit'), role: before }];
  }
}

const CUTLERY = /^(?:spoon|fork|chopstick|knife)$/;
const INSTRUMENTS = /^(?:guitar|violin|flute|trumpet|trombone|tuba|clarinet|saxophone|accordion)$/;
/** Of a grown-up's: how large a child's guitar is. */
const CHILDS_SHARE = 0.7;

const TASTES = /^(?:taste|try|sample)/;
const AT_WORK: ReadonlySet<string> = new Set(['cook', 'stir', 'brew', 'toss_pan']);

/** "Stirs the soup, tastes it with a wooden spoon": whoever cooks tastes where they stand, with the spoon they stir with, out of the pot. */
function tasteAtWork(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, verb, target } = beat;
    if (act !== 'eat' || target === null || !TASTES.test(verb)) continue;
    const cooked = draft.beats.some((each) => each.role === role && AT_WORK.has(each.act) && each.target === target);
    if (!cooked || !isPerson(roleOf(draft, role))) continue;
    const held = draft.relations
      .filter((each) => each.role === role && each.relation === 'holding')
      .map(({ to }) => to);
    // First, since what is dropped makes all beats anew.
    editBeats(draft, (each) => (each === beat ? { ...each, target: null, instrument: null } : each));
    for (const { id, thing } of draft.cast) if (held.includes(id) && CUTLERY.test(thing)) dropRole(draft, id);
  }
}

/** Soup is eaten out of a bowl in the hand, with a spoon in the other: what lies in no dish would lie on the floor. */
function serveFood(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, verb, target } = beat;
    const food = roleOf(draft, target);
    if (act !== 'eat' || target === null || food === undefined || !isPerson(roleOf(draft, role))) continue;
    if ((roleOf(draft, role)?.count ?? 1) > 1) continue;
    // "tastes soup from a wooden spoon": that comes to the mouth, and the pot is elsewhere.
    if (CUTLERY.test(food.thing)) {
      if (food.thing === 'spoon' && TASTES.test(verb)) {
        // First, since what is dropped makes all beats anew.
        editBeats(draft, (each) => (each === beat ? { ...each, verb: 'taste', target: null, instrument: null } : each));
        dropRole(draft, target);
      } else if (!draft.relations.some((each) => each.role === role && each.to === target))
        relate(draft, role, 'holding', target);
      continue;
    }
    const words = [food.thing, food.word, ...food.variety, ...food.parts].join(' ');
    const meal = mealOf(words);
    if (meal === null) continue;
    const tools = draft.cast.filter(({ thing }) => CUTLERY.test(thing));
    const said = [words, ...tools.map(({ thing }) => thing)].join(' ');
    const cutlery = /chopstick/.test(said)
      ? 'chopsticks'
      : /spoon/.test(said)
        ? 'spoon'
        : /fork/.test(said)
          ? 'fork'
          : meal.cutlery;
    const dish = draft.relations.find((each) => each.role === target && each.relation === 'in')?.to;
    if (dish !== undefined && thingOf(draft, dish)?.kind !== 'bowl') continue;
    const gone = new Set([...tools.map(({ id }) => id), ...(dish === undefined ? [] : [target])]);
    const bowl = dish ?? target;
    if (bowl === null) continue;
    draft.cast = draft.cast.filter(({ id }) => !gone.has(id));
    draft.relations = draft.relations.filter(
      ({ role: own, to }) => !gone.has(own) && !(to !== null && gone.has(to)) && own !== bowl && to !== bowl,
    );
    editRole(draft, bowl, { thing: meal.dish, count: 1, parts: [words, cutlery] });
    relate(draft, role, 'holding', bowl);
    editBeats(draft, (each) => (each === beat ? { ...each, target: bowl, instrument: null } : each));
  }
}

/** A child plays a child's guitar. */
function fitInstruments(draft: Draft): void {
  for (const { role, target, instrument } of draft.beats) {
    if (roleOf(draft, role)?.person?.age !== 'child') continue;
    for (const id of [target, instrument]) {
      const thing = roleOf(draft, id);
      if (id !== null && thing !== undefined && INSTRUMENTS.test(thing.thing))
        editRole(draft, id, { size: Math.min(thing.size, CHILDS_SHARE) });
    }
  }
}

const MOUTHED: Readonly<Record<string, string>> = { catch: 'jump', pick_up: 'run', carry: 'trot', hold: 'stand' };

/** A dog catches, fetches and carries with its mouth. */
function takeInMouth(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    const does = MOUTHED[act];
    const [own, thing] = [thingOf(draft, role), thingOf(draft, target)];
    if (does === undefined || target === null || own?.alive !== true || isPerson(roleOf(draft, role))) continue;
    if (hasHands(own.kind)) continue;
    if (own.realm !== 'ground' || thing === null || thing.alive || thing.metres > own.metres * 0.7) continue;
    draft.relations = draft.relations.filter(({ role: other, to }) => other !== target && to !== target);
    relate(draft, role, 'holding', target);
    // Who has run there first bows its head to it.
    const came = draft.beats.some((each) => each.role === role && each.from < beat.from && each.target === target);
    const taken = act === 'pick_up' && came ? { act: 'sniff' } : { act: does, target: null };
    editBeats(draft, (each) => (each === beat ? { ...each, ...taken, instrument: null, direction: null } : each));
  }
}

/** Of its own height: how large what an animal reads is at most. */
const READ_SHARE = 0.55;

/** "An owl reads a book": whoever has no hands has it open before its feet, since in a beak it would hide the face. */
function readBeforeIt(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    const [own, book] = [thingOf(draft, role), thingOf(draft, target)];
    if (act !== 'read' || target === null || own?.alive !== true || book === null) continue;
    if (isPerson(roleOf(draft, role)) || hasHands(own.kind)) continue;
    draft.relations = draft.relations.filter(({ role: one, to }) => one !== target && to !== target);
    const size = Math.min(1, (own.metres * READ_SHARE) / book.metres);
    editRole(draft, target, { size, count: 1, ...(book.kind === 'book' ? { parts: ['open'] } : {}) });
    relate(draft, target, 'in_front_of', role);
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'look', instrument: null } : each));
  }
}

/** Bears of bamboo and nuts hold what they eat in their paws, sitting. */
const NIBBLERS = /^(?:panda|squirrel|raccoon|hamster|chipmunk|beaver|red panda|koala|otter|bear)$/;
/** Metres of a stalk that one eats. */
const BITE_METRES = 0.55;

export function nibble(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    if (act !== 'eat' || !NIBBLERS.test(thingOf(draft, role)?.kind ?? '')) continue;
    const food = thingOf(draft, target);
    if (target !== null && (food === null || food.alive)) continue;
    if (target !== null && food !== null) {
      const metres = Math.min(food.metres, (thingOf(draft, role)?.metres ?? 1) * BITE_METRES);
      editRole(draft, target, { size: metres / food.metres, count: 1, parts: ['bitten'] });
      draft.relations = draft.relations.filter(({ role: other, to }) => other !== target && to !== target);
      relate(draft, role, 'holding', target);
    }
    editBeats(draft, (each) =>
      each === beat
        ? { ...each, act: 'nibble', from: 0, target: null }
        : each.role === role && each.act === 'sit'
          ? null
          : each,
    );
  }
}

export const MEAL_RULES = [
  seatGuest,
  tasteAtWork,
  serveFood,
  fitInstruments,
  takeInMouth,
  readBeforeIt,
  nibble,
] as const;
