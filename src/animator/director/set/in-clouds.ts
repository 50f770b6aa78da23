import type { Entity, Reading } from '../../language/reading.ts';

const AMONG_CLOUDS =
  /\b(?:above|over|through|among|amongst|amid|between|in|into|inside|on|onto|atop|beyond|across) (?:(?:the|a|an|some|soft|fluffy|white|pink|golden|puffy|big|giant|thick|dense|sea|ocean|piece|bed|layer|blanket|bank|of) ){0,4}clouds?\b(?! of)/i;
const BY_CLOUDS = /\b(?:sea|ocean|bed|blanket|layer|bank|piece) of (?:\w+ )?clouds?\b|\bcloudscape\b/i;
/** What is seen through clouds from below. */
const LIGHT_OF_THE_SKY =
  /\b(?:sun|sunlight|sunbeams?|moon|moonlight|rays?|light|lightning|stars?|beams?|storm)\b[^.,;]{0,40}\b(?:through|behind|above|in|between|from) (?:\w+ ){0,3}clouds?\b/i;
/** Places that are up there as well, or are only said of the clouds. */
const UP_THERE = /^(?:clouds|sea|castle|space)$/;

const OVER_A_SEA =
  /\b(?:above|over|across) (?:a|the|an endless) (?:\w+ )?(?:sea|ocean|blanket|carpet) of (?:\w+ )?clouds?\b|\bpeaks? [^.;]{0,30}(?:pierc|ris|pok|emerg)\w* (?:through|above|out of) (?:the |a )?(?:\w+ )?(?:sea of )?clouds?\b/i;

/** Whether a film plays on or above the clouds: somebody is there, and no land is named. */
export function isInClouds({ told, places }: Reading, cast: readonly Entity[]): boolean {
  // "above a sea of clouds, peaks piercing through it": that land has its peaks.
  if (OVER_A_SEA.test(told) && places.every(({ place }) => UP_THERE.test(place) || place === 'mountains')) return true;
  if (cast.length === 0 || places.some(({ place }) => !UP_THERE.test(place))) return false;
  return (AMONG_CLOUDS.test(told) || BY_CLOUDS.test(told)) && !LIGHT_OF_THE_SKY.test(told);
}
