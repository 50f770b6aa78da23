import type { Reading } from '../../language/reading.ts';
import { addTools } from '../cast/add-tools.ts';
import { letAppear } from '../cast/becoming.ts';
import type { Company } from '../cast/company.ts';
import { personify } from '../cast/personify.ts';
import { addPursuer } from '../cast/pursuers.ts';
import { setOnTable } from '../cast/set-on-table.ts';
import type { Played } from '../played.ts';
import type { Beat, Role } from '../script.ts';
import { asPlayed } from '../set/played-at.ts';
import type { ShotPlan } from '../shots/plan-shots.ts';
import { rideAlong } from '../shots/vantage.ts';
import { blowCandles } from './blow-candles.ts';
import { walkFollowed } from './followed.ts';
import { goOnAboard } from './goes-on-aboard.ts';
import { helpAtIt } from './helped.ts';
import { openEyes } from './open-eyes.ts';
import { planBeats } from './plan-beats.ts';
import { pourByItself } from './pours.ts';
import { rainDown, stackLayers } from './stacked.ts';
import { teachByDoing } from './taught.ts';
import { turnToOther } from './to-the-other.ts';

/** A company at work, and the verbs that nobody can play. */
export interface Deeds extends Played {
  readonly unplayed: readonly string[];
}

/** Who does what and when, with the tools, mounts and pursuers that it takes and nobody names. */
export function playDeeds(reading: Reading, company: Company, plan: ShotPlan, seconds: number): Deeds {
  const { idOf, roles: cast, set } = company;
  const { beats: planned, unplayed } = planBeats(reading, idOf, cast, seconds, set.place, plan.clock);
  const meant = asMeant(planned, reading, company, seconds);
  const speakers = new Set(reading.spoken.flatMap(({ speaker }) => idOf.get(speaker ?? -1) ?? []));
  const roles = personify(cast, company.entities, meant, company.told, speakers);
  const staged = withoutScenery(meant, roles, company.scenery);
  const beats = runByItself(blowCandles(staged, roles, reading.told), roles, reading.told, seconds);
  const relations = setOnTable(company.apart, roles);
  const equipped = addTools({ roles, relations, beats }, seconds, reading.instruments);
  return { ...rideAlong(addPursuer(equipped, reading.told, seconds), plan.shots, seconds), unplayed };
}

/** What a deed is in this sport, aboard that vehicle, or while a camera follows. */
function asMeant(planned: readonly Beat[], reading: Reading, { roles, set }: Company, seconds: number): Beat[] {
  const done = openEyes(asPlayed(goOnAboard(planned, roles), roles, set.dressing), roles);
  return turnToOther(letAppear(walkFollowed(reading, done, roles, seconds), seconds), roles);
}

/** What is part of the place does nothing by itself, and what is done to it is done there. */
const withoutScenery = (beats: readonly Beat[], roles: readonly Role[], scenery: ReadonlySet<number>): Beat[] =>
  beats
    .filter(({ role }) => !scenery.has(role))
    .map((beat) =>
      scenery.has(beat.target ?? -1)
        ? {
            ...beat,
            target: null,
            where: beat.where ?? roles[beat.target ?? -1]?.noun ?? null,
            act: beat.act === 'ride' && roles[beat.target ?? -1]?.thing === 'ferris wheel' ? 'stand' : beat.act,
          }
        : beat,
    );

/** Coffee pours, beans rain down and burgers are put together, though nobody is told to do it. */
function runByItself(beats: readonly Beat[], roles: readonly Role[], told: string, seconds: number): readonly Beat[] {
  const poured = pourByItself(roles, rainDown(roles, teachByDoing(helpAtIt(beats, roles), roles)), told, seconds);
  return stackLayers(roles, poured, told, seconds);
}
