import { placeHas } from '../../catalogue/places.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { fillBicycleBasket, ringAtHandlebar } from './aboard/bicycle-baskets.ts';
import { BOARDING_RULES, stepOnBoard } from './aboard/boarding.ts';
import { CREW_RULES } from './aboard/crews.ts';
import { showAboard } from './aboard/shots-aboard.ts';
import { SPACE_RULES, showBoth } from './aboard/space-battles.ts';
import { standInCarriage } from './aboard/strap-hangers.ts';
import { hitchTeams, ploughWithTeam } from './aboard/teams.ts';
import { callAtStops } from './aboard/transits.ts';
import { UNDER_WAY_RULES } from './aboard/under-way.ts';
import { breatheFire } from './animals/breath.ts';
import { raiseBrood } from './animals/brood.ts';
import { hugInArms, jumpIntoArms, seeWhoHolds } from './animals/into-arms.ts';
import { beLively, playOnFloor, rompTogether, stayOnBack, swingThrough } from './animals/lively-beasts.ts';
import { matchToys, standLivingThings } from './animals/living-things.ts';
import { loomOver, seeGiantWhole } from './animals/loom.ts';
import { hatch, nestle, seeHatch } from './animals/nestle.ts';
import type { Draft } from './draft.ts';
import { becomeInPlace } from './fates/becoming.ts';
import { sufferBlows, takeBlows, throwByBlast } from './fates/blows.ts';
import { vanishByMagic } from './fates/by-magic.ts';
import { comeDown } from './fates/come-down.ts';
import { goDown, leapMounted, leapOver, takePebbles } from './fates/falls.ts';
import { growUp, seeGrowing } from './fates/grow-up.ts';
import { happen } from './fates/happenings.ts';
import { heapUp } from './fates/heaps.ts';
import { beginAsUsual, seeResized } from './fates/resized.ts';
import { riseFromBelow } from './fates/rise-from-below.ts';
import { sendForth } from './fates/sent-forth.ts';
import { setAlight } from './fates/set-alight.ts';
import { stackUp, towerOfThose } from './fates/stack-up.ts';
import { takeUp } from './fates/taken-up.ts';
import { goToPieces } from './fates/wrecks.ts';
import { changePostures } from './furniture/change-posture.ts';
import { shareBench, sitInClass, workAtBench, writeOnBoard } from './furniture/desks.ts';
import { bringBed, bringWorkplace, coverSleepers, restOnSill, workAtDesk } from './furniture/furnish.ts';
import { gatherAtTable } from './furniture/gather-at-table.ts';
import { layTable } from './furniture/lay-table.ts';
import { MEAL_RULES } from './furniture/meals.ts';
import { playOnTable, workOnTable } from './furniture/miniatures.ts';
import { GROUND_RULES } from './furniture/on-the-ground.ts';
import { POST_RULES, seatCustomer, takePosts } from './furniture/posts.ts';
import { keepPosture, smileMeanwhile } from './furniture/postures.ts';
import { bringChair, doSeated, sitNextTo, sitOnBed, sitOnStout, takeBench } from './furniture/seats.ts';
import { lowerCounter, putOnTable } from './furniture/tables.ts';
import { carryStacks, holdSparklers } from './hands/armfuls.ts';
import { flyLanterns } from './hands/balloons.ts';
import { bringByAir, waterInPots } from './hands/by-air.ts';
import { BY_HAND_RULES, giveFromHand } from './hands/by-hand.ts';
import { CALLING_RULES } from './hands/calling-hands.ts';
import { coverWithCloth } from './hands/cover.ts';
import { CRAFT_RULES } from './hands/crafts.ts';
import { cutUp } from './hands/cuts.ts';
import { seeFineWork, workFinely } from './hands/fine-crafts.ts';
import { enjoyGift } from './hands/gifts.ts';
import { changeHands, nearHands } from './hands/holdings.ts';
import { occupyHands, takeInHand } from './hands/occupy-hands.ts';
import { crossBlades, standReady } from './hands/own-arms.ts';
import { haveOwnPhones } from './hands/own-phones.ts';
import { servePortions } from './hands/portions.ts';
import { emptyBucket, layGarnish, pourAlone, pourFromVessel } from './hands/pour.ts';
import { leaveRooted } from './hands/rooted.ts';
import { SERVING_RULES } from './hands/serving.ts';
import { dialWhereItHangs, liftReceiver } from './hands/telephones.ts';
import { catchIt, makeSnowballs, playBalls } from './hands/throws.ts';
import { statesTold } from './hands/told-states.ts';
import { PROP_RULES, raiseBonnet } from './hands/with-props.ts';
import { comeSoon, sitWhereGone, timeLeaps } from './surroundings/arrive.ts';
import { keepOutside } from './surroundings/beyond-window.ts';
import { seeWhoClimbs } from './surroundings/climbing.ts';
import { dressForWeather, wearHeadsets, wearHelmets } from './surroundings/dress-for-weather.ts';
import { showInMirror } from './surroundings/mirrors.ts';
import { workInFields } from './surroundings/plantings.ts';
import { aimAtWork, possibleRelations } from './surroundings/possible.ts';
import { mountEach, raiseProduct, SCALE_RULES, standAmong, wallDoors } from './surroundings/scales.ts';
import { suitActs } from './surroundings/suit-acts.ts';
import { SURROUNDING_RULES } from './surroundings/surroundings.ts';
import { turnThemselves } from './surroundings/turn-themselves.ts';
import { arrangePeople } from './together/arrange-people.ts';
import { callAtDoor } from './together/at-doors.ts';
import { CROWD_RULES, LOOKING_ON_RULES, seatAudience, seeOverHeads } from './together/audience.ts';
import { formBand, playOnStrings, poundDrums } from './together/bands.ts';
import { standBeforeEyes } from './together/before-somebody.ts';
import { CARE_RULES } from './together/care.ts';
import { fitBurden, followConductor, lineTheTrack, matchPartners, paceRace } from './together/contests.ts';
import { COURTESY_RULES } from './together/courtesies.ts';
import { EVERYDAY_RULES } from './together/everyday.ts';
import { comeBetween } from './together/flanks.ts';
import { holdOccasion } from './together/hold-occasion.ts';
import { answerBack, catchInArms, holdOn, leapToEmbrace } from './together/joint-acts.ts';
import { partFamily } from './together/kin.ts';
import { shareCanopy } from './together/share-canopy.ts';
import { guardGoal, SPORTS_RULES } from './together/sports.ts';
import { SURROUNDED_RULES } from './together/surrounded.ts';
import { TO_EACH_OTHER_RULES } from './together/to-each-other.ts';
import { danceClose, holdToHeart, TOUCHING_RULES } from './together/touching.ts';
import { comeDownAisle } from './together/weddings.ts';

/** What one of them adds to a script; some ask whether it plays inside. */
type Rule = (draft: Draft, indoor: boolean) => void;

const outside =
  (rule: Rule): Rule =>
  (draft, indoor) => {
    if (!indoor) rule(draft, indoor);
  };

/** Where nobody builds there is nothing for a door to be in. */
const wallDoorsOfTowns: Rule = outside((draft) => {
  const { place } = draft.set;
  if (!placeHas(place, 'bare') && !placeHas(place, 'weightless')) wallDoors(draft);
});

/** In this order: each reads what those before it have made of the script. */
const RULES: readonly Rule[] = [
  // What befalls people and things, which says what else must be there.
  ...[
    callAtStops,
    vanishByMagic,
    becomeInPlace,
    heapUp,
    smileMeanwhile,
    servePortions,
    flyLanterns,
    bringByAir,
    waterInPots,
  ],
  ...[
    growUp,
    beginAsUsual,
    takeUp,
    keepOutside,
    leaveRooted,
    riseFromBelow,
    ...SPACE_RULES,
    breatheFire,
    sendForth,
    throwByBlast,
    sufferBlows,
    takeBlows,
    comeDown,
    standBeforeEyes,
  ],
  ...[goDown, leapMounted, leapOver, takePebbles, towerOfThose, makeSnowballs, workOnTable, playBalls, catchIt],
  ...[goToPieces, happen, loomOver, setAlight],
  // Acts as they suit who does them and where it plays.
  ...[
    fillBicycleBasket,
    standInCarriage,
    turnThemselves,
    ringAtHandlebar,
    beLively,
    swingThrough,
    playOnFloor,
    rompTogether,
    stayOnBack,
    stepOnBoard,
    ...TOUCHING_RULES,
    suitActs,
  ],
  ...[outside(dressForWeather), callAtDoor, wallDoorsOfTowns],
  // Who is with whom, and what people are to each other.
  ...[partFamily, matchToys, standLivingThings, matchPartners, paceRace, lineTheTrack, followConductor, fitBurden],
  ...[mountEach, enjoyGift, catchInArms, jumpIntoArms, hugInArms, ...TO_EACH_OTHER_RULES],
  ...[
    haveOwnPhones,
    dialWhereItHangs,
    liftReceiver,
    coverWithCloth,
    ...PROP_RULES,
    cutUp,
    ...CRAFT_RULES,
    ...BY_HAND_RULES,
    ...COURTESY_RULES,
  ],
  ...[...CARE_RULES, ...EVERYDAY_RULES, ...SURROUNDED_RULES, arrangePeople, ...SPORTS_RULES, ...SURROUNDING_RULES],
  // Where everybody sits, stands and works.
  ...[sitInClass, writeOnBoard, workAtBench, playOnTable, sitWhereGone, changePostures, takeBench, holdOccasion],
  ...[...GROUND_RULES, shareCanopy, emptyBucket, pourAlone, layGarnish, stackUp, pourFromVessel],
  ...[poundDrums, formBand, playOnStrings, seatAudience, gatherAtTable],
  ...[...CROWD_RULES, comeDownAisle, comeBetween, ...LOOKING_ON_RULES, ...MEAL_RULES, ...SERVING_RULES],
  ...[nestle, hatch, raiseBrood, ...POST_RULES, bringWorkplace, takePosts, shareBench, guardGoal, seatCustomer],
  ...[leapToEmbrace, holdOn, answerBack, bringBed, coverSleepers, restOnSill],
  // What they travel in and on, and how large it all is.
  ...[...UNDER_WAY_RULES, ploughWithTeam, hitchTeams, ...CREW_RULES, ...BOARDING_RULES],
  ...[wearHelmets, wearHeadsets, raiseBonnet, workInFields, standAmong, raiseProduct, ...SCALE_RULES],
  // Whose hands have what, once it is known who is where.
  ...[
    sitNextTo,
    sitOnBed,
    sitOnStout,
    bringChair,
    layTable,
    workAtDesk,
    takeInHand,
    giveFromHand,
    carryStacks,
    holdSparklers,
    changeHands,
    putOnTable,
    lowerCounter,
    doSeated,
  ],
  ...[danceClose, holdToHeart, keepPosture, crossBlades, standReady, comeSoon, timeLeaps],
];

/**
 * Adds to a script what its acts need and no prompt mentions: the table one cooks at, the chair at a desk, the board under a skater, the hand that has the glass.
 * Roles it adds are not in the cast that was given, so they are nobody's to count.
 */
export function provide(script: Script, { indoor }: Pick<PlaceFacts, 'indoor'>): Script {
  const { set, cast, beats, leftOut, prompt } = script;
  const draft: Draft = {
    ...{ set, cast, beats, leftOut, prompt, holdings: [], dressings: [], stands: [] },
    relations: possibleRelations(script),
  };
  aimAtWork(draft, script);
  // Before hands of whom nothing else is known are made busy.
  for (const rule of [workFinely, ...CALLING_RULES]) rule(draft);
  occupyHands(draft, script.shots);
  for (const rule of RULES) rule(draft, indoor);
  const seen = showInMirror(
    seeOverHeads(nearHands(seeWhoHolds(seeWhoClimbs(seeFineWork(script.shots, draft), draft), draft), draft), draft),
    draft,
  );
  return {
    ...script,
    ...draft,
    states: statesTold(script),
    shots: seeResized(
      seeGrowing(seeHatch(seeGiantWhole(showBoth(showAboard(seen, draft, cast), draft), draft), draft), draft),
      draft,
    ),
  };
}
