import { placeHas } from '../../../catalogue/places.ts';
import { isTable, liesFlat } from '../../../catalogue/uses.ts';
import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

const DRIPS = /^(?:drip|drips|ooze|run down|trickle|melt|dissolve)/;

/** What melts and drips stays where it is: only what runs off it falls. */
function dripInPlace(draft: Draft): void {
  editBeats(draft, (beat) =>
    DRIPS.test(beat.verb) && !isAlive(draft, beat.role) && beat.act !== 'melt'
      ? { ...beat, act: 'melt', direction: null }
      : beat,
  );
}

/** A flower that opens, blooms, and is a bud until then. */
function openBlossoms(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'open' && thingOf(draft, beat.role)?.blooms === true ? { ...beat, act: 'bloom', target: null } : beat,
  );
  for (const { role, from } of draft.beats.filter(({ act }) => act === 'bloom')) {
    if (from < 0.5 || draft.beats.some((beat) => beat.role === role && beat.act === 'grow')) continue;
    editBeats(draft, (beat) => (beat.role === role && beat.from < from ? null : beat));
    draft.beats = [...draft.beats, { ...beatOf(draft, 'bud'), role, from: 0, to: from }];
  }
}

const LEAVES = /^(?:book|newspaper|letter|magazine|diary|notebook|map)$/;

/** "sits down and opens a book": to read in it, and no table is needed for that. */
function openToRead(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'open' && isPerson(roleOf(draft, beat.role)) && LEAVES.test(thingOf(draft, beat.target)?.kind ?? '')
      ? { ...beat, act: 'read' }
      : beat,
  );
  // "opens a letter at the kitchen table": it is the reader who is at the table.
  draft.relations = draft.relations.map((each) => {
    const reader = draft.beats.find(({ act, target }) => act === 'read' && target === each.role)?.role;
    const atTable = /^(?:near|beside)$/.test(each.relation) && isTable(roleOf(draft, each.to)?.thing ?? '');
    return reader !== undefined && atTable && isPerson(roleOf(draft, reader)) ? { ...each, role: reader } : each;
  });
}

const BOWLS = /^(?:bowl|ramen|plate)$/;
const IN_BOWL = /^(?:spaghetti|ramen|rice|egg|onion|noodle|meat|shrimp|mushroom|seaweed|leek)$/;

/** "chopsticks lift the noodles" of a bowl of ramen: of that bowl, and of none that are strewn about it. */
function keepInBowl(draft: Draft): void {
  const bowl = draft.cast.find(({ thing, parts }) => BOWLS.test(thing) && parts.length > 0);
  if (bowl === undefined || draft.cast.some(({ person }) => person !== null)) return;
  // "a bowl of ramen on a counter, chopsticks lifting noodles": they are no more on the counter than the bowl is.
  const under = new Set(draft.relations.flatMap(({ role, to }) => (role === bowl.id ? [to] : [])));
  for (const { id, thing, noun } of [...draft.cast]) {
    const apart = draft.relations.some(
      ({ role, relation, to }) => role === id && !(relation === 'on' && under.has(to)),
    );
    if (id === bowl.id || apart) continue;
    if (thing !== 'chopstick' && !IN_BOWL.test(thing)) continue;
    dropRole(draft, id);
    const part = thing === 'chopstick' ? 'chopsticks' : noun;
    editRole(draft, bowl.id, { parts: [...(roleOf(draft, bowl.id)?.parts ?? []), part] });
  }
}

/** Metres: who is smaller is seen from near, and whoever passes before it hides all of it. */
const LOW_HERO = 0.7;

/** People who only pass by do so behind a pigeon, not between it and the camera. */
function passBehind(draft: Draft): void {
  const [hero] = draft.cast;
  if (hero === undefined || !isAlive(draft, hero.id) || isPerson(hero) || metresOf(draft, hero.id) > LOW_HERO) return;
  for (const { id, count } of draft.cast) {
    if (!isPerson(roleOf(draft, id)) || count < 2 || draft.relations.some(({ role, to }) => role === id || to === id))
      continue;
    const acts = draft.beats.filter(({ role }) => role === id);
    if (acts.some(({ act, target }) => target !== null || !/^(?:walk|run|stand)$/.test(act))) continue;
    relate(draft, id, 'behind', hero.id);
    editBeats(draft, (beat) => (beat.role === id && beat.direction === null ? { ...beat, direction: 'right' } : beat));
  }
}

const PLANES: ReadonlySet<string> = new Set(['airplane', 'helicopter', 'drone']);

/** The gear of an aeroplane is on it. */
function keepGear(draft: Draft): void {
  if (!draft.cast.some(({ thing }) => PLANES.has(thing))) return;
  const gears = draft.cast.filter(
    ({ thing, noun }) => /^(?:gear|wheel|engine|landing gear)$/.test(noun) || thing === 'gear',
  );
  for (const { id } of gears) {
    editBeats(draft, (beat) => (beat.target === id && beat.act === 'land' ? null : beat));
    dropRole(draft, id);
  }
}

/** The wheels of a watch turn inside it; the clocks of a clockmaker's shop hang there already, and none stands before the hands. */
function keepWheels(draft: Draft): void {
  const shop = draft.set.dressing.some((word) => /\b(?:clock|watch)/.test(word)) && draft.cast.some(isPerson);
  for (const { id, thing, count } of draft.cast)
    if (shop && thing === 'clock' && count > 2 && !draft.beats.some(({ target }) => target === id)) dropRole(draft, id);
  const watch = draft.cast.find(({ thing }) => /^(?:watch|clock)$/.test(thing));
  if (watch === undefined) return;
  for (const { id } of draft.cast.filter(({ thing }) => thing === 'gear')) {
    dropRole(draft, id);
    editRole(draft, watch.id, { parts: [...watch.parts, 'gears'] });
  }
}

/** The stone of a ring is on it. */
function keepStone(draft: Draft): void {
  const ring = draft.cast.find(({ thing }) => thing === 'ring');
  if (ring === undefined) return;
  for (const { id, noun } of draft.cast.filter(({ thing }) => thing === 'gem')) {
    dropRole(draft, id);
    editRole(draft, ring.id, { parts: [...ring.parts, noun] });
  }
}

/** Who is small and near somebody much larger at the sea floor comes before it: a crab beside an octopus. */
function comeForward(draft: Draft): void {
  const [hero, ...others] = draft.cast;
  if (hero === undefined || !isAlive(draft, hero.id) || isPerson(hero)) return;
  for (const { id } of others) {
    const thing = thingOf(draft, id);
    if (thing?.alive !== true || isPerson(roleOf(draft, id)) || thing.realm === 'sky') continue;
    if (metresOf(draft, id) > metresOf(draft, hero.id) * 0.6) continue;
    if (draft.relations.some(({ role, to }) => role === id || (role === hero.id && to === id))) continue;
    if (!draft.beats.some(({ role, act, target }) => role === id && act === 'crawl' && target === null)) continue;
    relate(draft, id, 'beside', hero.id);
  }
}

/** What is laid down flat by whatever bears it need not lie down once more: it would stand on its head. */
function lieOnce(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'lie' && liesFlat(thingOf(draft, beat.role)?.kind ?? '') && isBorne(draft, beat.role) ? null : beat,
  );
}

/** Seconds: by then a gate that opens is opening. */
const OPENS_BY = 2;

/** Its light turns and swells; the gate itself stands where it opened, and whoever comes out of it comes from there. */
function standGates(draft: Draft): void {
  const gates = new Set(draft.cast.filter(({ thing }) => thing === 'portal').map(({ id }) => id));
  if (gates.size === 0) return;
  const opens = draft.beats.some(({ role, act }) => gates.has(role) && act === 'open');
  // Out of the sea it rises as large as what comes out of it.
  if (placeHas(draft.set.place, 'open water') || draft.set.place === 'clouds')
    for (const id of gates) editRole(draft, id, { size: 2.4 });
  editBeats(draft, (beat) => {
    if (!gates.has(beat.role)) return beat;
    // What opens was not there before.
    if (opens && beat.act !== 'open') return null;
    const from = opens ? Math.min(beat.from, OPENS_BY) : beat.from;
    return { ...beat, act: opens ? 'appear' : 'stand', from, direction: null };
  });
  const [gate] = gates;
  const hero = draft.cast.find(({ id, scenery }) => !gates.has(id) && !scenery);
  const placed = draft.relations.some(({ role, to }) => gates.has(role) || (to !== null && gates.has(to)));
  const comes = draft.beats.some(
    ({ role, verb }) => role === hero?.id && /\b(?:out|through|emerge|arrive|appear)/.test(verb),
  );
  if (gate !== undefined && hero !== undefined && !placed && (comes || opens)) relate(draft, gate, 'behind', hero.id);
}

/** What things do, and those who are only beside them. */
const SETS_RIGHT = /^(?:adjust|straighten|fix|tighten|calibrate|tune)\b/;
/** What hangs or stands and is set right where it is. */
const HANDLED_METRES = 0.6;

/** "adjusts the gears of a watch": with the fingers, and nobody is dressed by it; a painting on a wall is straightened there. */
function setRight(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (beat.act !== 'dress' || !SETS_RIGHT.test(beat.verb) || !isPerson(roleOf(draft, beat.role))) return beat;
    const thing = thingOf(draft, beat.target);
    if (beat.target === null || thing === null || thing.alive || isPerson(roleOf(draft, beat.target))) return beat;
    return { ...beat, act: metresOf(draft, beat.target) > HANDLED_METRES ? 'repair' : 'handcraft' };
  });
}

/** "throws dirt at the spectators": whatever rolls does so with its wheels, by driving on. */
function throwByWheels(draft: Draft): void {
  for (const beat of draft.beats) {
    const thing = thingOf(draft, beat.role);
    if (beat.act !== 'throw' || thing?.moves !== true || thing.alive || thing.realm !== 'ground') continue;
    draft.beats = draft.beats.flatMap((each) =>
      each === beat ? [] : each.role === beat.role && each.to === beat.from ? [{ ...each, to: beat.to }] : [each],
    );
  }
}

export const THING_RULES = [
  throwByWheels,
  setRight,
  standGates,
  openToRead,
  openBlossoms,
  dripInPlace,
  keepInBowl,
  passBehind,
  keepGear,
  keepWheels,
  keepStone,
  comeForward,
  lieOnce,
] as const;
