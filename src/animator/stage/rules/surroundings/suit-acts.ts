import { findThing } from '../../../catalogue/things.ts';
import { goesRound } from '../../../catalogue/verbs-of.ts';
import { feed, standBefore } from '../animals/fed.ts';
import { BEAST_RULES } from '../animals/suit-beasts.ts';
import {
  COMING_DOWN,
  restAfterLanding,
  startFromGround,
  stayAloft,
  weaveThrough,
  wheelAbout,
} from '../animals/suit-flyers.ts';
import {
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { leaveBehind } from '../fates/departures.ts';
import { blowBubbles, standByLamp, stayOnGround } from '../fates/earthbound.ts';
import { THING_RULES } from '../fates/suit-things.ts';
import { fitToFlower, visitFlower } from '../hands/at-flowers.ts';
import { takeOwnArms } from '../hands/own-arms.ts';
import {
  boardBasket,
  countCandles,
  goOnSkates,
  keepCandlesOnCake,
  looseArrow,
  sprayPaint,
  swingByArm,
  swingLimbs,
} from '../hands/parts-of-things.ts';
import { KIN_RULES } from '../together/led.ts';
import { suitWater } from './suit-water.ts';

const ON_MOUNT: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'stroll', 'fight']);

const isUpright = (draft: Draft, id: number): boolean =>
  isPerson(roleOf(draft, id)) || thingOf(draft, id)?.kind === 'robot';

/** A knight on horseback charges in the saddle. */
function stayInSaddle(draft: Draft): void {
  const mounted = (id: number): boolean =>
    draft.relations.some(
      ({ role, relation, to }) => role === id && relation === 'riding' && to !== null && isAlive(draft, to),
    );
  // Of people who tilt their heads no hand goes to the chin.
  editBeats(draft, (beat) =>
    beat.act === 'think' && /^(?:tilt|cock)/.test(beat.verb) && thingOf(draft, beat.role)?.realm === 'ground'
      ? { ...beat, act: isUpright(draft, beat.role) ? 'tilt_head' : 'think' }
      : beat,
  );
  editBeats(draft, (beat) =>
    ON_MOUNT.has(beat.act) && beat.transit === undefined && isPerson(roleOf(draft, beat.role)) && mounted(beat.role)
      ? { ...beat, act: 'ride', target: null, direction: null }
      : beat,
  );
}

/** Makes of what the verbs say what these bodies do in this place: who walks a dog walks with it, what hangs from a tree hangs under it. */
export function suitActs(draft: Draft): void {
  for (const rule of [
    ...[
      restAgainst,
      liftChild,
      rockBaby,
      shaveCustomer,
      shareBlanket,
      trimHair,
      suitWater,
      ...BEAST_RULES,
      stayInPlace,
      tossInPan,
      showFlames,
    ],
    ...KIN_RULES,
    ...THING_RULES,
    ...[feed, boardBasket, keepCandlesOnCake, countCandles, swingByArm, swingLimbs, goOnSkates, sprayPaint, looseArrow],
    stayOnGround,
    standByLamp,
    blowBubbles,
    ...[goAlong, hangUnder, takeOut, visitFlower, fitToFlower, takeTheHelm, peekOut, breatheFire, leaveBehind],
  ])
    rule(draft);
  weaveThrough(draft);
  wheelAbout(draft);
  restAfterLanding(draft);
  stayAloft(draft);
  standBefore(draft);
  stayInSaddle(draft);
  startFromGround(draft);
  for (const rule of COMING_DOWN) rule(draft);
  takeOwnArms(draft);
}

const GAITS: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'stroll']);

const RESTING: ReadonlySet<string> = new Set(['lie', 'lean', 'put']);

/** Who rests against somebody, or puts the head on a shoulder, leans over to them and stays beside them. */
function restAgainst(draft: Draft): void {
  editBeats(draft, (beat) =>
    RESTING.has(beat.act) &&
    beat.target !== null &&
    beat.target !== beat.role &&
    isPerson(roleOf(draft, beat.role)) &&
    isPerson(roleOf(draft, beat.target))
      ? { ...beat, act: 'nestle' }
      : beat,
  );
}

const LEADS = /^(?:lead|guide|take|bring|escort|walk)$/;

/** One walks a dog by walking with it, and an animal that is with somebody does not stay behind. */
function goAlong(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const going =
      relation === 'with' ? draft.beats.find((beat) => beat.role === role && GAITS.has(beat.act)) : undefined;
    if (going === undefined || going.target !== null || to === null || isPerson(roleOf(draft, to))) continue;
    if (isAlive(draft, to) && !draft.beats.some((each) => each.role === to))
      editBeats(draft, (each) => (each === going ? { ...each, target: to } : each));
  }
  for (const beat of draft.beats) {
    const { role, act, target, direction } = beat;
    if (!GAITS.has(act) || target === null || /^(?:toward|around|away)$/.test(direction ?? '')) continue;
    // "hurries past a dog", where "leads his horse across the plain" has it beside him.
    if (direction === 'across' && !LEADS.test(beat.verb)) continue;
    // What wolves circle stands still.
    if (goesRound(beat.verb)) continue;
    const led =
      isAlive(draft, target) &&
      !isPerson(roleOf(draft, target)) &&
      findThing(roleOf(draft, target)?.thing ?? '')?.moves;
    if (led !== true || draft.beats.some((each) => each.role === target)) continue;
    const own = { ...beat, target: null, together: [target] };
    editBeats(draft, (each) => (each === beat ? own : each));
    draft.beats = [...draft.beats, { ...own, role: target, together: [role] }];
  }
}

/** Who pulls a loaf out of an oven has it in hand, and goes nowhere with it. */
function takeOut(draft: Draft): void {
  editBeats(draft, (beat) =>
    (beat.act === 'pull' || beat.act === 'push') && isSmall(draft, beat.target) ? { ...beat, act: 'hold' } : beat,
  );
}

/** What is hung up somewhere does not float away from there. */
function hangUnder(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target, verb } = beat;
    if (act !== 'float' || target === null || !/^(?:hang|dangle|suspend)/.test(verb) || isAlive(draft, role)) continue;
    if (thingOf(draft, role)?.realm === 'sky') continue;
    editBeats(draft, (each) => (each === beat ? null : each));
    if (!draft.relations.some((each) => each.role === role && each.to !== null)) relate(draft, role, 'under', target);
  }
}

const TRIMMERS = /hairdresser|barber|hair\s?stylist/;

/** Whoever cuts somebody has the hair in mind, as a barber has in any case. */
function trimHair(draft: Draft): void {
  editBeats(draft, (beat) => {
    const own = roleOf(draft, beat.role);
    if (beat.act !== 'cut' || !isPerson(own)) return beat;
    const barber = TRIMMERS.test(own?.word ?? '') && !isSmall(draft, beat.target);
    return barber || isPerson(roleOf(draft, beat.target)) ? { ...beat, act: 'cut_hair' } : beat;
  });
}

const HOVERING = /^(hover|hang|flutter|buzz)/;

/** Whoever hovers beside something stays with it. */
function stayInPlace(draft: Draft): void {
  editBeats(draft, (beat) => (beat.act === 'fly' && HOVERING.test(beat.verb) ? { ...beat, act: 'hover' } : beat));
}

const FLIPPED: ReadonlySet<string> = new Set(['turn', 'throw', 'toss_pan', 'spin']);
const PANS = /^(?:pan|wok stove)$/;

/** Food that is turned or thrown in a pan flies up from it over the stove and comes back. */
function tossInPan(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (!FLIPPED.has(act) || !isSmall(draft, target) || !isPerson(roleOf(draft, role))) continue;
    const pan =
      draft.relations.find((each) => each.role === target && PANS.test(thingOf(draft, each.to)?.kind ?? ''))?.to ??
      (act === 'toss_pan' ? draft.cast.find(({ thing }) => PANS.test(thing))?.id : undefined);
    if (pan === undefined || pan === null) continue;
    editRole(draft, pan, { thing: 'wok stove', count: 1, size: 1 });
    editBeats(draft, (beat) => (beat.role === role && beat.act === act ? { ...beat, act: 'toss_pan' } : beat));
    relate(draft, role, 'near', pan);
  }
}

/** An animal that peeks out has its head up; one that hides is down. */
function peekOut(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'hide' && /^peek/.test(beat.verb) && !isPerson(roleOf(draft, beat.role))
      ? { ...beat, act: 'look_around' }
      : beat,
  );
}

/** What burns shows it, where its body can. */
function showFlames(draft: Draft): void {
  for (const { id, traits, parts } of draft.cast)
    if (
      traits.some((trait) => /flam|burn|fire|blaz/.test(trait)) ||
      draft.beats.some((beat) => beat.role === id && beat.act === 'burn')
    )
      editRole(draft, id, { parts: [...parts, 'flames'] });
}

/** Somebody who steers a ship and is seen doing so stands at an open helm, not behind the windows of a bridge. */
function takeTheHelm(draft: Draft): void {
  for (const { role, act, target } of draft.beats)
    if ((act === 'drive' || act === 'sail') && target !== null && isPerson(roleOf(draft, role)))
      if (roleOf(draft, target)?.noun === 'ship') editRole(draft, target, { thing: 'tall ship' });
}

const LIFTED: ReadonlySet<string> = new Set(['child', 'baby']);

/** Who lifts a child has it in both hands over the head. */
function liftChild(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const child = roleOf(draft, target);
    if (
      (act !== 'raise' && act !== 'lift_up') ||
      target === null ||
      !isPerson(roleOf(draft, role)) ||
      child?.count !== 1
    )
      continue;
    if (!LIFTED.has(child.person?.age ?? '')) continue;
    editBeats(draft, (beat) => (beat.role === role && beat.act === act ? { ...beat, act: 'lift_up' } : beat));
    withoutRelations(draft, role, target);
    relate(draft, role, 'holding', target);
  }
}

const FIERY = /^(?:fire|campfire|bonfire)$/;

/** The fire that a dragon breathes comes out of it, and is no campfire. */
function breatheFire(draft: Draft): void {
  for (const { target, act, verb } of draft.beats)
    if ((act === 'breathe' || /^(?:spit|spew|blow|shoot)/.test(verb)) && FIERY.test(thingOf(draft, target)?.kind ?? ''))
      if (target !== null) dropRole(draft, target);
}

/** A blanket that two share is no board between them: they move close. */
function shareBlanket(draft: Draft): void {
  for (const { role, target, act } of draft.beats) {
    const blanket = roleOf(draft, target);
    if (blanket?.thing !== 'rug' || !/blanket|quilt|duvet/.test(blanket.noun) || !isPerson(roleOf(draft, role)))
      continue;
    if (act !== 'give' && act !== 'hold' && act !== 'carry') continue;
    dropRole(draft, blanket.id);
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === act && beat.target === null ? { ...beat, act: 'smile' } : beat,
    );
  }
}

const [NEWBORN_SIZE, BABY_SIZE] = [0.66, 0.8];

/** Who holds or rocks a baby has it in the arms, and needs no swing; a newborn is smaller than one that crawls. */
function rockBaby(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const baby = roleOf(draft, target);
    if (!ROCKS.has(act) || target === null || !isPerson(roleOf(draft, role)) || baby?.person?.age !== 'baby') continue;
    const newborn = /newborn|infant/.test([baby.noun, baby.word, ...baby.variety].join(' '));
    editRole(draft, target, { size: Math.min(baby.size, newborn ? NEWBORN_SIZE : BABY_SIZE) });
    editBeats(draft, (beat) => (beat.role === role && beat.act === act ? { ...beat, act: 'hold' } : beat));
    withoutRelations(draft, role, target);
    relate(draft, role, 'holding', target);
  }
}

const ROCKS: ReadonlySet<string> = new Set(['swing', 'hold', 'carry', 'hug', 'rock']);

/** Who shaves somebody else stands behind their chair, as who cuts their hair. */
function shaveCustomer(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'shave' && beat.target !== beat.role && isPerson(roleOf(draft, beat.target))
      ? { ...beat, act: 'cut_hair', verb: 'cut hair' }
      : beat,
  );
}
