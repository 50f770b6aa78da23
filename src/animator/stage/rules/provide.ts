import { placeHas } from '../../catalogue/places.ts';
import { growsThere, isSeat, isTable, workPlaceOf } from '../../catalogue/uses.ts';
import type { RoleRelation, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { arrangePeople } from './arrange-people.ts';
import { comeSoon, sitWhereGone, timeLeaps } from './arrive.ts';
import { callAtDoor } from './at-doors.ts';
import { CROWD_RULES, LOOKING_ON_RULES, seatAudience, seeOverHeads } from './audience.ts';
import { flyLanterns } from './balloons.ts';
import { formBand, playOnStrings, poundDrums } from './bands.ts';
import { becomeInPlace } from './becoming.ts';
import { standBeforeEyes } from './before-somebody.ts';
import { sufferBlows, takeBlows, throwByBlast } from './blows.ts';
import { BOARDING_RULES, stepOnBoard } from './boarding.ts';
import { breatheFire } from './breath.ts';
import { raiseBrood } from './brood.ts';
import { BY_HAND_RULES, giveFromHand } from './by-hand.ts';
import { CARE_RULES } from './care.ts';
import { changePostures } from './change-posture.ts';
import { comeDown } from './come-down.ts';
import { fitBurden, followConductor, lineTheTrack, matchPartners, paceRace } from './contests.ts';
import { COURTESY_RULES } from './courtesies.ts';
import { coverWithCloth } from './cover.ts';
import { CRAFT_RULES } from './crafts.ts';
import { CREW_RULES } from './crews.ts';
import { cutUp } from './cuts.ts';
import { shareBench, sitInClass, workAtBench, writeOnBoard } from './desks.ts';
import {
  type Draft,
  editBeats,
  isAlive,
  isBorne,
  isHeldTool,
  isPerson,
  isSmall,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from './draft.ts';
import { dressForWeather, wearHelmets } from './dress-for-weather.ts';
import { EVERYDAY_RULES } from './everyday.ts';
import { goDown, leapMounted, leapOver, takePebbles } from './falls.ts';
import { comeBetween } from './flanks.ts';
import { bringBed, bringWorkplace, coverSleepers, restOnSill, workAtDesk } from './furnish.ts';
import { gatherAtTable } from './gather-at-table.ts';
import { enjoyGift } from './gifts.ts';
import { happen } from './happenings.ts';
import { heapUp } from './heaps.ts';
import { holdOccasion } from './hold-occasion.ts';
import { changeHands, nearHands } from './holdings.ts';
import { answerBack, catchInArms, holdOn, leapToEmbrace } from './joint-acts.ts';
import { partFamily } from './kin.ts';
import { beLively, playOnFloor, rompTogether, stayOnBack, swingThrough } from './lively-beasts.ts';
import { matchToys, standLivingThings } from './living-things.ts';
import { MEAL_RULES } from './meals.ts';
import { playOnTable, workOnTable } from './miniatures.ts';
import { showInMirror } from './mirrors.ts';
import { hatch, nestle } from './nestle.ts';
import { occupyHands, takeInHand } from './occupy-hands.ts';
import { GROUND_RULES } from './on-the-ground.ts';
import { crossBlades, standReady } from './own-arms.ts';
import { servePortions } from './portions.ts';
import { isAtPost, POST_RULES, seatCustomer, takePosts } from './posts.ts';
import { keepPosture, smileMeanwhile } from './postures.ts';
import { emptyBucket, layGarnish, pourAlone, pourFromVessel } from './pour.ts';
import { mountEach, plantSapling, raiseProduct, SCALE_RULES, standAmong, wallDoors } from './scales.ts';
import { bringChair, doSeated, sitOnBed, takeBench } from './seats.ts';
import { sendForth } from './sent-forth.ts';
import { SERVING_RULES } from './serving.ts';
import { shareCanopy } from './share-canopy.ts';
import { showAboard } from './shots-aboard.ts';
import { SPACE_RULES, showBoth } from './space-battles.ts';
import { guardGoal, SPORTS_RULES } from './sports.ts';
import { stackUp, towerOfThose } from './stack-up.ts';
import { suitActs } from './suit-acts.ts';
import { SURROUNDED_RULES } from './surrounded.ts';
import { SURROUNDING_RULES } from './surroundings.ts';
import { packOnFloor, putOnTable, tableOf } from './tables.ts';
import { hitchTeams } from './teams.ts';
import { dialWhereItHangs } from './telephones.ts';
import { catchIt, makeSnowballs, playBalls } from './throws.ts';
import { TO_EACH_OTHER_RULES } from './to-each-other.ts';
import { statesTold } from './told-states.ts';
import { callAtStops } from './transits.ts';
import { UNDER_WAY_RULES } from './under-way.ts';
import { PROP_RULES, raiseBonnet } from './with-props.ts';
import { goToPieces } from './wrecks.ts';

/**
 * Adds to a script what its acts need and no prompt mentions: the table one cooks at, the chair at a desk, the board under a skater, the hand that has the glass.
 * Roles it adds are not in the cast that was given, so they are nobody's to count.
 */
export function provide(script: Script, facts: Pick<PlaceFacts, 'indoor'>): Script {
  const { set, cast, beats, leftOut } = script;
  const draft: Draft = {
    ...{ set, cast, beats, leftOut, holdings: [], dressings: [], stands: [] },
    relations: script.relations.flatMap((relation) =>
      isPossible(relation, script) ? relation : instead(relation, script),
    ),
  };
  for (const relation of script.relations) if (!isPossible(relation, script)) aimWork(draft, relation);
  occupyHands(draft, script.shots);
  for (const rule of [
    callAtStops,
    becomeInPlace,
    heapUp,
    smileMeanwhile,
    servePortions,
    flyLanterns,
    ...[...SPACE_RULES, breatheFire, sendForth, throwByBlast, sufferBlows, takeBlows, comeDown],
    standBeforeEyes,
    goDown,
    leapMounted,
    leapOver,
    takePebbles,
    towerOfThose,
    makeSnowballs,
  ])
    rule(draft);
  workOnTable(draft, facts.indoor);
  playBalls(draft);
  catchIt(draft);
  goToPieces(draft);
  happen(draft, facts.indoor);
  beLively(draft);
  swingThrough(draft);
  for (const rule of [playOnFloor, rompTogether, stayOnBack]) rule(draft);
  stepOnBoard(draft);
  suitActs(draft);
  if (!facts.indoor) dressForWeather(draft);
  callAtDoor(draft);
  if (!facts.indoor && !placeHas(draft.set.place, 'bare') && !placeHas(draft.set.place, 'weightless')) wallDoors(draft);
  for (const rule of [
    ...[partFamily, matchToys, standLivingThings, matchPartners, paceRace, lineTheTrack, followConductor, fitBurden],
    ...[mountEach, enjoyGift, catchInArms, ...TO_EACH_OTHER_RULES],
    ...[dialWhereItHangs, coverWithCloth, ...PROP_RULES, cutUp, ...CRAFT_RULES, ...BY_HAND_RULES, ...COURTESY_RULES],
    ...CARE_RULES,
    ...EVERYDAY_RULES,
    ...SURROUNDED_RULES,
    arrangePeople,
    ...SPORTS_RULES,
    ...SURROUNDING_RULES,
    ...[sitInClass, writeOnBoard, workAtBench],
    playOnTable,
    sitWhereGone,
    changePostures,
    takeBench,
    holdOccasion,
    ...GROUND_RULES,
    shareCanopy,
    ...[emptyBucket, pourAlone],
    layGarnish,
    stackUp,
    pourFromVessel,
    ...[poundDrums, formBand, playOnStrings],
    seatAudience,
    gatherAtTable,
    ...[...CROWD_RULES, comeBetween, ...LOOKING_ON_RULES],
    ...[...MEAL_RULES, ...SERVING_RULES],
    ...[nestle, hatch, raiseBrood],
    ...POST_RULES,
    bringWorkplace,
    ...[takePosts, shareBench, guardGoal],
    seatCustomer,
    ...[leapToEmbrace, holdOn, answerBack],
    bringBed,
    coverSleepers,
    restOnSill,
    ...UNDER_WAY_RULES,
    hitchTeams,
    ...CREW_RULES,
    ...BOARDING_RULES,
    ...[wearHelmets, raiseBonnet, plantSapling, standAmong],
    raiseProduct,
    ...SCALE_RULES,
  ])
    rule(draft);
  sitOnBed(draft);
  bringChair(draft);
  layTable(draft, facts.indoor);
  workAtDesk(draft);
  takeInHand(draft);
  giveFromHand(draft);
  changeHands(draft, facts.indoor);
  putOnTable(draft, facts.indoor);
  doSeated(draft);
  keepPosture(draft);
  crossBlades(draft);
  standReady(draft);
  comeSoon(draft);
  timeLeaps(draft);
  return {
    ...script,
    ...draft,
    states: statesTold(script),
    shots: showBoth(
      showAboard(showInMirror(seeOverHeads(nearHands(script.shots, draft), draft), draft), draft, cast),
      draft,
    ),
  };
}

/** Of life: who is no larger is meant to be seen as tiny. */
const TOLD_TINY = 0.6;

/** Nobody gets into a glass. */
function isPossible({ role, relation, to }: RoleRelation, script: Script): boolean {
  if (to === null || (relation !== 'in' && relation !== 'inside' && relation !== 'on')) return true;
  // What is seen on a screen or in a mirror is followed before it.
  const shown = thingOf(script, to)?.kind;
  if (shown === 'mirror' && isPerson(roleOf(script, role))) return true;
  if ((shown === 'tv' || shown === 'mirror') && isAlive(script, role)) return false;
  // A tiny armchair is one to whoever is as tiny.
  if (isSeat(thingOf(script, to)?.kind ?? '')) return true;
  // The basket of a balloon has room for two.
  if (thingOf(script, to)?.kind === 'basket' && script.cast.some(({ thing }) => thing === 'balloon')) return true;
  // Who is told to be tiny is as small as a cup, and so is any animal that is told to be in one.
  const told = roleOf(script, role);
  if (told !== undefined && (told.size <= TOLD_TINY || (told.person === null && relation !== 'on'))) return true;
  // A surgeon operates on a patient without climbing on them; only children sit on shoulders.
  const [own, other] = [roleOf(script, role)?.person, roleOf(script, to)?.person];
  if (own && other && own.age !== 'child' && own.age !== 'baby') return false;
  return !(isAlive(script, role) && isSmall(script, to) && metresOf(script, role) > metresOf(script, to) * 2.5);
}

/** "She stirs the soup in a pot": not she is in it, but what she stirs. */
function instead({ role, relation, to }: RoleRelation, script: Script): RoleRelation[] {
  const target = script.beats.find(
    (beat) => beat.role === role && isSmall(script, beat.target) && beat.target !== to,
  )?.target;
  return target === undefined || target === null || relation === 'on'
    ? []
    : [{ role: target, relation, to, where: null }];
}

/** "He types on a laptop": not he is on it, but his hands. */
function aimWork(draft: Draft, { role, to }: RoleRelation): void {
  const beat = draft.beats.find((each) => each.role === role && each.target === null && workPlaceOf(each.act) !== null);
  if (beat !== undefined) editBeats(draft, (each) => (each === beat ? { ...each, target: to } : each));
}

const KITCHEN_ACTS: ReadonlySet<string> = new Set(['cook', 'stir', 'knead', 'cut', 'pour', 'hammer']);

/** What is worked on and is small lies on a table; what is done on one and to nothing that is named is done at one. */
function layTable(draft: Draft, indoor: boolean): void {
  editBeats(draft, (beat) =>
    indoor &&
    beat.target === null &&
    KITCHEN_ACTS.has(beat.act) &&
    isPerson(roleOf(draft, beat.role)) &&
    !isAtPost(draft, beat.role)
      ? { ...beat, target: tableOf(draft) }
      : beat,
  );
  for (const { role, act, target, instrument } of draft.beats) {
    if (!indoor && act === 'put' && isPerson(roleOf(draft, role)) && setDown(draft, role, target)) continue;
    if (workPlaceOf(act) === null || workPlaceOf(act) === 'ground' || !isAlive(draft, role)) continue;
    for (const thing of [target, instrument]) {
      // Outside flowers are cut where they grow, and nothing that grows there comes to a table.
      if (!indoor && growsThere(thingOf(draft, thing)?.kind ?? '')) continue;
      // What one pours from is in the hand, and what one works with.
      const keeps = thing === instrument && (act === 'pour' || isHeldTool(draft, role, instrument));
      if (!isSmall(draft, thing) || thing === role || keeps) continue;
      // "grating cheese over a bowl": both are on the table.
      draft.relations = draft.relations.filter(
        ({ role: own, to, relation }) =>
          !(to === thing && relation === 'holding') && !(own === thing && relation === 'above' && isSmall(draft, to)),
      );
      const vessel = draft.relations.find((each) => each.role === thing && each.relation === 'in')?.to;
      const laid = isSmall(draft, vessel ?? null) ? (vessel ?? thing) : thing;
      if (!isBorne(draft, laid) && !(act === 'put' && packOnFloor(draft, role, laid)))
        relate(draft, laid, 'on', tableOf(draft));
    }
  }
}

/** Outside no table stands ready: what is put somewhere comes onto what they work at, and stays in the hand where that is nothing. */
function setDown(draft: Draft, role: number, target: number | null): boolean {
  if (!isSmall(draft, target) || isBorne(draft, target) || draft.cast.some(({ thing }) => isTable(thing))) return false;
  const site = draft.beats.find(
    (beat) =>
      beat.role === role &&
      beat.target !== null &&
      beat.target !== target &&
      !isAlive(draft, beat.target) &&
      metresOf(draft, beat.target) > metresOf(draft, target),
  )?.target;
  if (site == null) relate(draft, role, 'holding', target);
  else relate(draft, target, 'on', site);
  return true;
}
