import { findAct } from '../../catalogue/acts.ts';
import { findPlace, placeHas } from '../../catalogue/places.ts';
import type { Reading } from '../../language/reading.ts';
import type { Beat } from '../script.ts';

/** "runs up the wide marble stairs", "climbs the steps": who is told so goes up; everybody else on stairs comes down them. */
const UPWARD =
  /\b(?:up|climb\w*|ascend\w*|mount\w*)\b[^.,;]{0,40}\b(?:stairs?|staircases?|stairways?|stairwell|steps|flight)\b/i;
/** What has a way of its own stays on it. */
const FREE: ReadonlySet<string | null> = new Set([null, 'along', 'across', 'through', 'up', 'down', 'forward']);

/** Whoever goes in a place of steps goes up or down them. */
export function goOnStairs(beats: readonly Beat[], { told }: Reading, place: string): Beat[] {
  if (!placeHas(place, 'stairs')) return [...beats];
  const direction = UPWARD.test(told) ? 'up' : 'down';
  return beats.map((beat) =>
    findAct(beat.act)?.frame === 'go' && FREE.has(beat.direction)
      ? { ...beat, act: beat.act === 'climb' ? 'walk' : beat.act, direction, where: null }
      : beat,
  );
}

/** What a flight of steps weighs that somebody is on: told as a way or with "on"; less is a staircase in the background. */
const ON_IT = 1.3;
/** Houses that have stairs within, though they are seen from outside elsewhere. */
const HOUSES: ReadonlySet<string> = new Set(['castle', 'cliff', 'village', 'suburb', 'cabin', 'skyline']);

/** Steps that wind are those of a tower. */
const WINDING = /\b(?:winding|spiral|circular)\b/;
/** Whose stairs wind, whoever is on them: of these, and of those who are at home there. */
const OF_TOWERS =
  /\b(?:lighthouse|watch ?tower|bell ?tower|belfry|clock ?tower|minaret|campanile|steeple|turret|bell ?ringer)\b/i;

/** "climbs the winding staircase of an old lighthouse": of which the lighthouse was read, and one is within. */
const UP_A_TOWER =
  /\b(?:up|down|climb\w*|ascend\w*|descend\w*) (?:the |a )?(?:[a-z-]+ ){0,4}(?:stairs?|staircase|stairway|steps) (?:of|in|inside) (?:an?|the|his|her) (?:[a-z-]+ ){0,3}(?:lighthouse|watch ?tower|bell ?tower|clock ?tower|tower|minaret|turret)\b/i;

/** Done on stairs under the sky: nobody skates through a house. */
const ON_WHEELS =
  /\b(?:skate\s?board\w*|kick\s?flips?|bmx|parkour|free\s?runn\w+|scooters?|roller\s?blad\w+|inline skat\w+|mountain bik\w+)\b/i;

/** Stairs of a square or a park are of stone and under the sky, those of a house are within; which are meant, and null where nobody is on any. */
export function stairsToldOf({ places, entities, told }: Reading): string | null {
  const steps = places.find(({ place, weight }) => placeHas(place, 'stairs') && weight >= ON_IT);
  if (steps === undefined) return UP_A_TOWER.test(told) ? 'stair_tower' : null;
  if (steps.place === 'stair_tower' || WINDING.test(steps.word)) return 'stair_tower';
  const named = [...places.map(({ word }) => word), ...entities.map(({ noun }) => noun)];
  if (named.some((word) => OF_TOWERS.test(word))) return 'stair_tower';
  const others = places.filter(({ place }) => !placeHas(place, 'stairs') && !HOUSES.has(place));
  if (others.some(({ place }) => findPlace(place)?.indoors === false)) return 'stone_steps';
  if (others.length === 0 && ON_WHEELS.test(told)) return 'stone_steps';
  return others.length > 0 ? 'stair_hall' : steps.place;
}
