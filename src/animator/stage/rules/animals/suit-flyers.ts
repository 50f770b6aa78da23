import { FAMILIES } from '../../../catalogue/families-table.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { goesRound } from '../../../catalogue/verbs-of.ts';
import type { Beat } from '../../../director/script.ts';
import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { faceOff } from '../fates/blows.ts';
import { comeAfter } from './flights.ts';
import { huntFish } from './hunts.ts';

const ALOFT: ReadonlySet<string> = new Set([
  'fly',
  'hover',
  'take_off',
  'land',
  'chase',
  'follow',
  'rise',
  'fall',
  'pick_up',
]);
/** What is done on the wing as well as on a branch: who does it in flight goes on flying. */
const ON_THE_WING: ReadonlySet<string> = new Set([
  ...['raise', 'open', 'stretch', 'fight', 'shiver', 'look', 'turn', 'spin', 'chirp', 'shine', 'walk', 'run', 'stand'],
  ...['breathe', 'roar', 'speak', 'sing', 'float'],
]);

/** "weaves through the clouds", "snakes between the peaks": who has wings goes there on them, and makes no cloth. */
export function weaveThrough(draft: Draft): void {
  editBeats(draft, (beat) => {
    const thing = thingOf(draft, beat.role);
    if (!/^(?:weave|wind|snake|coil|thread|cut|pour|stream|swirl|spill|flow)\b/.test(beat.verb) || beat.target !== null)
      return beat;
    if (thing?.alive !== true || isPerson(roleOf(draft, beat.role))) return beat;
    const act = thing.realm === 'sky' ? 'fly' : thing.realm === 'underwater' ? 'swim' : 'walk';
    return { ...beat, act };
  });
}

/** What stands high enough for a dragon to come down on it. */
const HIGH_PLACES = /^(?:tower|lighthouse|castle|building|windmill)$/;
const COMES_DOWN: ReadonlySet<string> = new Set(['land', 'perch', 'sit', 'stand', 'crouch']);
/** Of a tower: it is as high as one sees of it what is on it and who is below. */
const TOWER_SHARE = 0.75;

/** "lands on a castle tower": on one that stands there, and not before the castle it belongs to. */
function landOnTower(draft: Draft): void {
  const [hero] = draft.cast;
  const tower = draft.cast.find(({ thing, scenery }) => scenery && HIGH_PLACES.test(thing));
  if (hero === undefined || tower === undefined || tower.thing === 'castle') return;
  const thing = thingOf(draft, hero.id);
  const down = draft.beats.find(({ role, act }) => role === hero.id && COMES_DOWN.has(act));
  if (
    thing?.realm !== 'sky' ||
    !thing.alive ||
    down === undefined ||
    draft.relations.some(({ role }) => role === hero.id)
  )
    return;
  editRole(draft, tower.id, { scenery: false, size: tower.size * TOWER_SHARE });
  relate(draft, hero.id, 'on', tower.id);
  editBeats(draft, (beat) =>
    beat === down ? { ...beat, act: 'roar', target: null, direction: null, where: null } : beat,
  );
}

/** A bird that flies does not stand in the air while it spreads its wings, nor does one that only struggles with the wind. */
export function stayAloft(draft: Draft): void {
  const perched = (role: number): boolean =>
    draft.relations.some((each) => each.role === role && /^(?:on|in|under|holding|riding)$/.test(each.relation));
  const flies = (role: number): boolean => draft.beats.some((beat) => beat.role === role && ALOFT.has(beat.act));
  editBeats(draft, (beat) => {
    const thing = thingOf(draft, beat.role);
    if (thing?.alive !== true || isPerson(roleOf(draft, beat.role)) || perched(beat.role)) return beat;
    const struggles = thing.realm === 'sky' && beat.act === 'fight' && beat.target === null;
    const goesOn = ON_THE_WING.has(beat.act) && flies(beat.role) && !lands(draft, beat.role, beat.from);
    // Owls are mostly seen on a branch, and fly on all the same.
    const winged = thing.realm === 'sky' || FAMILIES.bird?.includes(thing.kind) === true;
    return struggles || (winged && goesOn) ? { ...beat, act: 'fly', direction: null } : beat;
  });
  // "leaps from stone to stone" is not away from who looks on.
  editBeats(draft, (beat) => (beat.act === 'jump' && beat.direction === 'away' ? { ...beat, direction: null } : beat));
}

/** What nobody does on the wing. */
const ON_THE_GROUND: ReadonlySet<string> = new Set(['eat', 'drink', 'sleep', 'lie', 'sit', 'dig', 'scratch']);

/** "peck at the sand, then fly up": who is busy on the ground first goes up from it, and does not feed in the air. */
function riseFromGround(draft: Draft): void {
  const begins = (role: number): Beat | undefined =>
    draft.beats.filter((beat) => beat.role === role).sort((a, b) => a.from - b.from)[0];
  editBeats(draft, (beat) => {
    const thing = thingOf(draft, beat.role);
    const first = begins(beat.role);
    if (beat.act !== 'fly' || thing?.alive !== true || isPerson(roleOf(draft, beat.role))) return beat;
    const winged = thing.realm === 'sky' || FAMILIES.bird?.includes(thing.kind) === true;
    const afoot = first !== undefined && first.from < beat.from && ON_THE_GROUND.has(first.act);
    return winged && afoot ? { ...beat, act: 'take_off', direction: null } : beat;
  });
}

/** Seconds that it takes to come down, and of what is told of nothing but that. */
const [COMES_DOWN_IN, OF_ALL] = [2.2, 0.6];

/** Whoever has landed stands there and looks about until the film ends. */
export function restAfterLanding(draft: Draft): void {
  const last = (role: number): number => Math.max(...draft.beats.map((beat) => (beat.role === role ? beat.to : 0)));
  for (const beat of draft.beats) {
    const thing = thingOf(draft, beat.role);
    if (beat.act !== 'land' || thing?.alive !== true || thing.realm !== 'sky' || beat.to < last(beat.role)) continue;
    if (draft.relations.some(({ role, relation }) => role === beat.role && /^(?:on|in)$/.test(relation))) continue;
    const down = beat.from + Math.min(COMES_DOWN_IN, (beat.to - beat.from) * OF_ALL);
    const rests = { ...beatOf(draft, 'look_around'), role: beat.role, from: down, to: beat.to };
    draft.beats = [...draft.beats.map((each) => (each === beat ? { ...beat, to: down } : each)), rests];
  }
}

/** "swirls over the fields": who has wings goes round on them, and does not hang in the air. */
export function wheelAbout(draft: Draft): void {
  editBeats(draft, (beat) => {
    const thing = thingOf(draft, beat.role);
    const wheels = goesRound(beat.verb);
    if (!wheels || thing?.alive !== true || isPerson(roleOf(draft, beat.role))) return beat;
    const winged = thing.realm === 'sky' || FAMILIES.bird?.includes(thing.kind) === true;
    const finned = thing.realm === 'underwater';
    return winged || finned ? { ...beat, act: winged ? 'fly' : 'swim', direction: 'in_circles' } : beat;
  });
}

const AIMED: ReadonlySet<string> = new Set(['shoot', 'fight', 'look', 'point', 'hit']);
const LARGE_METRES = 3;

/** Whom an archer aims at beats its wings before her, and is not gone before she shoots. */
export function stayInSight(draft: Draft): void {
  const aimed = (id: number): boolean =>
    draft.beats.some(({ role, act, target }) => target === id && AIMED.has(act) && isPerson(roleOf(draft, role)));
  editBeats(draft, (beat) =>
    beat.act === 'fly' &&
    thingOf(draft, beat.role)?.alive === true &&
    thingOf(draft, beat.role)?.realm === 'sky' &&
    metresOf(draft, beat.role) > LARGE_METRES &&
    aimed(beat.role)
      ? { ...beat, act: 'hover' }
      : beat,
  );
}

const ENGINE_ACTS: ReadonlySet<string> = new Set(['take_off', 'rise', 'land', 'stand', 'shine', 'light']);

/** "launches in a cloud of fire, climbs into the sky": one way up, and the fire is that of its engines. */
function climbOn(draft: Draft): void {
  for (const start of draft.beats) {
    if (start.act !== 'take_off' || thingOf(draft, start.role)?.kind !== 'rocket') continue;
    const ends = Math.max(...draft.beats.filter(({ role }) => role === start.role).map(({ to }) => to));
    editBeats(draft, (beat) =>
      beat === start ? { ...beat, to: ends } : beat.role === start.role && beat.from >= start.from ? null : beat,
    );
    for (const { id, thing } of draft.cast) if (thing === 'fire') dropRole(draft, id);
    return;
  }
}

/** "rises into a pink sky": a rocket is not there before it has started. */
export function startFromGround(draft: Draft): void {
  climbOn(draft);
  riseFromGround(draft);
  draft.relations = draft.relations.filter(({ role, where }) => {
    const thing = thingOf(draft, role);
    const own = draft.beats.filter((beat) => beat.role === role);
    const flies = thing?.realm === 'sky' && !thing.alive && thing.moves;
    return !(where === 'sky' && flies && own.length > 0 && own.every(({ act }) => ENGINE_ACTS.has(act)));
  });
}

/** Whether it has come down before. */
const lands = (draft: Draft, role: number, before: number): boolean =>
  draft.beats.some((beat) => beat.role === role && beat.act === 'land' && beat.from <= before);

/** Metres: what is larger and has wings comes down to whoever goes at it on foot. */
const FOE_METRES = 1.5;
const GOES_AT: ReadonlySet<string> = new Set(['run', 'walk', 'fight', 'chase', 'hit', 'attack', 'ride']);
const FACES = /^(?:face|confront|challenge|stare down|stand before|stand against|charge|draw)\b/;
/** What one does on the ground to be feared, however it is told. */
const THREATENS = /^(?:spread|unfurl|open|stretch|unfold|rear)\b/;
const isThreat = ({ act, verb }: Beat): boolean => act !== 'open_eyes' && THREATENS.test(verb);
const ROARS = /^(?:roar|growl|snarl|bellow|hiss|screech|breathe|scream)\b/;
const FIRE_TOLD = /\b(?:fire|flames?|inferno|blaze)\b/;

/** The shield that is told of is on the arm of who stands there. */
function takeShield(draft: Draft, knight: number): void {
  for (const { id, thing } of draft.cast)
    if (thing === 'shield' && !isBorne(draft, id) && !draft.relations.some(({ role }) => role === id))
      relate(draft, knight, 'holding', id);
}

/** Whoever is on its back is no foe of a dragon. */
const rides = ({ relations }: Draft, rider: number, mount: number): boolean =>
  relations.some(({ role, relation, to }) => role === rider && relation === 'riding' && to === mount);

/** "charges toward a dragon": it awaits him on the ground, and is no dot in the sky. */
function awaitFoe(draft: Draft): void {
  for (const { id, parts, traits, word } of draft.cast) {
    const thing = thingOf(draft, id);
    if (thing?.alive !== true || thing.realm !== 'sky' || thing.metres < FOE_METRES) continue;
    const foe = draft.beats.find(
      ({ role, act, verb, target }) =>
        target === id &&
        (GOES_AT.has(act) || FACES.test(verb)) &&
        isPerson(roleOf(draft, role)) &&
        !rides(draft, role, id),
    );
    if (foe === undefined) continue;
    editBeats(draft, (beat) =>
      beat.role === id && (isThreat(beat) || (beat.act === 'hover' && ROARS.test(beat.verb)))
        ? { ...beat, act: 'roar', target: null }
        : beat,
    );
    takeShield(draft, foe.role);
    // The fire that is told of comes out of its mouth.
    for (const { id: fire, thing: burning } of [...draft.cast])
      if (burning === 'fire' && !isBorne(draft, fire)) dropRole(draft, fire);
    // Both look at whom they have before them.
    if (foe.act !== 'ride') faceOff(draft, id, foe.role);
    else relate(draft, id, 'facing', foe.role);
    if (draft.beats.some(({ role }) => role === id)) continue;
    const fiery = [word, ...parts, ...traits, ...draft.set.dressing].some((said) => FIRE_TOLD.test(said));
    // Nobody is roared at who only walks up to it.
    const comes = foe.act === 'walk' && !FACES.test(foe.verb);
    // Nor is it who breathes fire at whoever sends something at it just then.
    const suffers = draft.beats.some(({ target, sends }) => target === id && sends !== undefined);
    const act = suffers || comes ? 'stand' : fiery ? 'breathe' : 'roar';
    draft.beats = [
      ...draft.beats,
      { ...beatOf(draft, act), role: id, verb: act, target: act === 'stand' ? null : foe.role },
    ];
  }
}

/** So many are a flock, of which nobody sees the single bird's colours. */
const FLOCK = 3;
const COASTS: ReadonlySet<string> = new Set([
  'harbour',
  'beach',
  'sea',
  'cliff',
  'rocky_coast',
  'coast_town',
  'stilt_village',
  'fjord',
  'ice_bay',
]);

/** "a flock of birds" are gulls at the sea, pigeons in a town and crows elsewhere, and no finches of every colour. */
function nameFlock(draft: Draft): void {
  for (const { id, thing, noun, count, colour, variety } of draft.cast) {
    if (thing !== 'bird' || !/^birds?$/.test(noun) || count < FLOCK || colour !== null || variety.length > 0) continue;
    const { place } = draft.set;
    if (placeHas(place, 'woods')) continue;
    const town = placeHas(place, 'street') || placeHas(place, 'town');
    const kind = COASTS.has(place) ? 'seagull' : town ? 'pigeon' : 'crow';
    editRole(draft, id, { thing: kind, noun: kind });
  }
}

/** Of a toy aeroplane: a folded one has no height to speak of, and is no longer than a forearm. */
const FOLDED = 0.3;

function foldSmall(draft: Draft): void {
  for (const { id, thing, traits, material, size } of draft.cast)
    if (thing === 'airplane' && (material === 'paper' || traits.includes('paper') || traits.includes('origami')))
      editRole(draft, id, { size: Math.min(size, size * FOLDED) });
}

/** What those do who do not stay in the air. */
export const COMING_DOWN = [nameFlock, foldSmall, huntFish, comeAfter, awaitFoe, landOnTower, stayInSight] as const;
