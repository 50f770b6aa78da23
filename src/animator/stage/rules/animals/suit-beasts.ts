import { placeHas } from '../../../catalogue/places.ts';
import {
  addRole,
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
import { tableOf } from '../furniture/tables.ts';
import { IN_WATER_RULES } from '../surroundings/in-water.ts';
import { clingTo, isBranch } from './cling.ts';
import { hangDew } from './dewy.ts';
import { bringBoards, eatWhatIsThere, fitLeaves, lieOnHoard, rideBoards } from './mounts.ts';
import { GROWING_RULES } from './what-grows.ts';

const POSTURES: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep']);
const STILL_ACTS: ReadonlySet<string> = new Set(['look', 'look_around', 'listen', 'stand', 'think', 'smile', 'blink']);

/** An animal that sits and then watches the rain goes on sitting. */
function keepPosture(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (!STILL_ACTS.has(beat.act) || isPerson(roleOf(draft, beat.role))) return beat;
    const before = draft.beats.findLast((each) => each.role === beat.role && each.from < beat.from);
    return before !== undefined && POSTURES.has(before.act) ? { ...beat, act: before.act } : beat;
  });
}

const ON_BELLY = /^(?:penguin|seal|otter|walrus|sea lion)$/;

/** Penguins slide lying down. */
function slideOnBelly(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'slide' && ON_BELLY.test(thingOf(draft, beat.role)?.kind ?? '')
      ? { ...beat, act: 'belly_slide' }
      : beat,
  );
}

const HEAD_OVER_HEELS: ReadonlySet<string> = new Set([
  'backflip',
  'somersault',
  'cartwheel',
  'handstand',
  'headspin',
  'breakdance',
]);

/** A dolphin or a motorcycle that turns a somersault leaps. */
function leapForTricks(draft: Draft): void {
  editBeats(draft, (beat) =>
    HEAD_OVER_HEELS.has(beat.act) && !isPerson(roleOf(draft, beat.role)) ? { ...beat, act: 'jump' } : beat,
  );
}

/** A bear fishes with its paws, standing in the water. */
function fishByPaw(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'fish' && isAlive(draft, beat.role) && !isPerson(roleOf(draft, beat.role))
      ? { ...beat, act: 'catch' }
      : beat,
  );
}

/** Metres: who is no larger is on the blanket it crosses, all the way. */
const ON_BLANKET = 0.3;

function spreadBlanket(draft: Draft): void {
  for (const { id } of draft.cast.filter(({ thing }) => thing === 'rug')) {
    const guest = draft.relations.find(
      ({ role, to, relation }) => to === id && (relation === 'near' || relation === 'on') && isAlive(draft, role),
    )?.role;
    if (guest === undefined || isPerson(roleOf(draft, guest)) || metresOf(draft, guest) > ON_BLANKET) continue;
    draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
    relate(draft, id, 'under', guest);
  }
}

/** Metres: who is larger needs the whole tree. */
const PERCHED = 1.1;
const TREES = /^(?:tree|pine|bare tree|palm)$/;

const TWIGS = /\b(?:on|along|over|from) (?:an?|the|its) (?:[a-z]+ ){0,2}(?:twig|branch)\b/i;

/** "unfolds its wings on a twig", "carries a leaf along a branch": an insect that is the film is on it, and no tree stands far behind. */
function sitOnTwig(draft: Draft): void {
  const [hero] = draft.cast;
  const twig = draft.cast.find(
    ({ id, thing }) => TREES.test(thing) && (isBranch(draft, id) || TWIGS.test(draft.prompt)),
  );
  if (hero === undefined || twig === undefined || hero.count > 1 || isBorne(draft, hero.id)) return;
  if (draft.beats.some(({ role, act }) => role === hero.id && act === 'carry')) return;
  if (!isAlive(draft, hero.id) || isPerson(hero) || (thingOf(draft, hero.id)?.metres ?? 1) > TWIG_METRES) return;
  draft.relations = draft.relations.filter(({ role, to }) => to !== twig.id || role === twig.id);
  relate(draft, hero.id, 'on', twig.id);
  editBeats(draft, (beat) =>
    beat.role === hero.id && (beat.act === 'walk' || beat.act === 'crawl') && beat.target !== twig.id
      ? { ...beat, act: 'look_around', target: null, direction: null, where: null }
      : beat,
  );
}

/** A bird on a branch is seen on one, not lost in the crown of a tree. */
function perchOnBough(draft: Draft): void {
  // "walks along a branch": on it.
  for (const { role, where } of draft.beats) {
    const tree = draft.cast.find(({ thing, word }) => TREES.test(thing) && (where === thing || where === word));
    if (tree === undefined || where === null || isBorne(draft, role) || metresOf(draft, role) > PERCHED) continue;
    if (isAlive(draft, role) && tree.count === 1 && !draft.relations.some((each) => each.role === role))
      relate(draft, role, 'on', tree.id);
  }
  sitOnTwig(draft);
  for (const { role, relation, to } of draft.relations) {
    const thing = thingOf(draft, role);
    if (relation !== 'on' || to === null || thing?.alive !== true || isPerson(roleOf(draft, role))) continue;
    const branch = isBranch(draft, to);
    if (!(branch || TREES.test(thingOf(draft, to)?.kind ?? '')) || metresOf(draft, role) > PERCHED) continue;
    if (branch) clingTo(draft, role, to);
    const winter = draft.set.season === 'winter' ? ['bare'] : [];
    const tree = roleOf(draft, to);
    editRole(draft, to, { thing: 'bough', size: 1, count: 1, variety: [...(tree?.variety ?? []), ...winter] });
  }
}

const [INSECT_METRES, TWIG_METRES] = [0.12, 0.25];
const CRAWLS: ReadonlySet<string> = new Set(['crawl', 'walk', 'stand', 'climb', 'eat', 'look', 'sit', 'drink', 'rest']);

const TAKES_WING: ReadonlySet<string> = new Set(['open', 'spread_wings', 'fly', 'take_off', 'flap']);

/** What is as small as a beetle is filmed on a blade of grass, with the meadow behind it out of focus. */
function climbBlade(draft: Draft): void {
  const [hero] = draft.cast;
  if (hero === undefined || hero.count > 2 || !placeHas(draft.set.place, 'grass')) return;
  const thing = thingOf(draft, hero.id);
  if (thing?.alive !== true || thing.metres > INSECT_METRES || isBorne(draft, hero.id)) return;
  const own = draft.beats.filter(({ role }) => role === hero.id);
  const elsewhere = (target: number | null): boolean =>
    target !== null && roleOf(draft, target)?.thing !== 'grass blade';
  // In the end it opens its wings and is off; until then it is on the blade.
  const climbs = own.findIndex(({ act }) => CRAWLS.has(act));
  const flies = own.findIndex(({ act }) => TAKES_WING.has(act));
  const leaves = flies > climbs && climbs >= 0;
  const suits = (act: string): boolean => CRAWLS.has(act) || (leaves && TAKES_WING.has(act));
  // On a blade that is told of it does whatever it does.
  const told = draft.cast.find(({ thing: kind }) => kind === 'grass blade');
  if (own.some(({ act, target }) => (told === undefined && !suits(act)) || elsewhere(target))) return;
  if (draft.relations.some(({ role, to }) => role === hero.id && elsewhere(to))) return;
  draft.relations = draft.relations.filter(({ role, to }) => role !== hero.id || to === null);
  relate(draft, hero.id, 'on', told?.id ?? addRole(draft, { thing: 'grass blade' }));
  editBeats(draft, (beat) =>
    beat.role === hero.id && (CRAWLS.has(beat.act) || beat.act === 'open' || (beat.act === 'pet' && told !== undefined))
      ? { ...beat, act: 'look_around', target: null }
      : beat,
  );
}

/** Of who runs after it: how large a ball is. */
const TOY_SHARE = 0.32;

function fitToys(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (target === null || isPerson(roleOf(draft, role)) || !isAlive(draft, role)) continue;
    if (!/^(?:chase|catch|play|pick_up)$/.test(act) || !/ball/.test(thingOf(draft, target)?.kind ?? '')) continue;
    const young = /puppy|kitten|cub|baby|pup\b/.test(
      [roleOf(draft, role)?.noun, ...(roleOf(draft, role)?.variety ?? [])].join(' '),
    );
    const most = metresOf(draft, role) * (young ? 0.55 : 1) * TOY_SHARE;
    const own = thingOf(draft, target)?.metres ?? 1;
    editRole(draft, target, { size: Math.min(roleOf(draft, target)?.size ?? 1, most / own) });
  }
}

const SMALL_BEAST = 0.35;

/** A hamster that eats what lies on a table is on the table. */
function joinOnTable(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (relation !== 'on' || to === null || isAlive(draft, role)) continue;
    for (const { id } of draft.cast) {
      const thing = thingOf(draft, id);
      if (thing?.alive !== true || isPerson(roleOf(draft, id)) || metresOf(draft, id) > SMALL_BEAST) continue;
      const has = draft.relations.some((each) => each.role === id && each.relation === 'holding' && each.to === role);
      const eats = draft.beats.some((each) => each.role === id && each.target === role);
      if ((has || eats) && !draft.relations.some((each) => each.role === id && each.relation === 'on'))
        relate(draft, id, 'on', to);
    }
  }
}

const TABLES = /^(?:dining table|table|desk|workbench|counter|coffee table|bench|shelf)$/;
const ON_DESKS = /^(?:keyboard|laptop|computer|typewriter|chess piece|newspaper)$/;
/** Metres: a cat gets onto a desk, a dog does not. */
const DESK_BEAST = 0.5;
const OVER_IT: ReadonlySet<string> = new Set(['crawl', 'walk', 'sneak', 'climb', 'run', 'look_around']);

/** What is small and crawls across a workbench is on it, not below. */
function crossTable(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (target === null || !OVER_IT.has(act) || !isAlive(draft, role) || isPerson(roleOf(draft, role))) continue;
    // What lies on a desk is crossed there.
    if (ON_DESKS.test(thingOf(draft, target)?.kind ?? '') && metresOf(draft, role) < DESK_BEAST) {
      draft.relations = draft.relations.filter((each) => each.role !== role && each.to !== role);
      relate(draft, role, 'on', tableOf(draft));
      editBeats(draft, (beat) =>
        beat.role === role && beat.act === act ? { ...beat, act: 'look_around', target: null } : beat,
      );
      continue;
    }
    if (!TABLES.test(thingOf(draft, target)?.kind ?? '') || metresOf(draft, role) > SMALL_BEAST) continue;
    // Where that table is, is said of nothing else.
    draft.relations = draft.relations.filter((each) => each.role !== role && each.role !== target);
    relate(draft, role, 'on', target);
    editBeats(draft, (beat) =>
      beat.role === role && OVER_IT.has(beat.act) ? { ...beat, act: 'look_around', target: null } : beat,
    );
  }
}

/** Two who wrestle are at each other, and the rug that lies in any room is not what bears them. */
function wrestle(draft: Draft): void {
  for (const { role, act } of draft.beats) {
    if (act !== 'fight' || isPerson(roleOf(draft, role)) || !isAlive(draft, role)) continue;
    for (const { id, thing } of draft.cast)
      if (
        /^(?:rug|carpet|blanket)$/.test(thing) &&
        draft.relations.some((each) => each.role === role && each.to === id)
      )
        dropRole(draft, id);
  }
}

/** A dog at the window of a car is in it, and the car is under way: an open one, where all of the dog is seen. */
function rideAlong(draft: Draft): void {
  const car = draft.cast.find(({ thing, word }) => thing === 'car' && /window/.test(word));
  const dog = draft.cast.find(({ id }) => isAlive(draft, id) && !isPerson(roleOf(draft, id)));
  if (car === undefined || dog === undefined || isBorne(draft, dog.id)) return;
  draft.relations = draft.relations.filter(({ role, to }) => role !== dog.id || to !== car.id);
  relate(draft, dog.id, 'in', car.id);
  const drive = { ...beatOf(draft, 'drive'), role: car.id };
  draft.beats = [...draft.beats.filter(({ role }) => role !== dog.id && role !== car.id), drive];
  editRole(draft, car.id, { variety: [...car.variety, 'convertible'] });
}

/** "a dog and a cat asleep, curled up together": what one of them does lying, the other does as well. */
function sleepTogether(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (!(relation === 'with' || relation === 'leaning_on') || to === null) continue;
    for (const [a, b] of [
      [role, to],
      [to, role],
    ] as const) {
      const rest = draft.beats.find((beat) => beat.role === a && POSTURES.has(beat.act));
      const idle = !draft.beats.some((beat) => beat.role === b);
      if (rest !== undefined && idle && isAlive(draft, a) && isAlive(draft, b) && !isPerson(roleOf(draft, b)))
        draft.beats = [...draft.beats, { ...rest, role: b }];
    }
  }
}

export const BEAST_RULES = [
  rideAlong,
  ...GROWING_RULES,
  ...IN_WATER_RULES,
  wrestle,
  slideOnBelly,
  leapForTricks,
  sleepTogether,
  keepPosture,
  fishByPaw,
  spreadBlanket,
  crossTable,
  perchOnBough,
  climbBlade,
  fitToys,
  joinOnTable,
  lieOnHoard,
  fitLeaves,
  bringBoards,
  rideBoards,
  eatWhatIsThere,
  hangDew,
] as const;
