import type { Entity, Reading } from '../../language/reading.ts';
import type { SetPlan } from '../script.ts';

/** Told as a story of heroes: nobody sees it under the noon of a picnic. */
const HEROIC =
  /\b(?:epic|battles?|battlefield|duel(?:s|ing|led)?|showdown|face-off|apocalyp\w+|doomed|invasion|rampag\w+|warriors?|samurai|gladiators?|knights?|vikings?|kaiju|godzilla|sorcerers?)\b/i;
/** Light for children, and for what is meant to be kind. */
const KIND =
  /\b(?:cute|friendly|funny|cartoon|toys?|playful\w*|baby|tiny|children|kids|picnic|peaceful\w*|sunny|cheerful|comedy|whimsical|cozy|gentle|sleep\w*|naps?|tea|garden)\b/i;
const STRUGGLES: ReadonlySet<string> = new Set([
  'fight',
  'fence',
  'chase',
  'hit',
  'shoot',
  'breathe',
  'roar',
  'ride',
  'send',
]);
const BEASTS: ReadonlySet<string> = new Set(['dragon', 'dinosaur']);

/** The hour of a struggle of which none is told: the sun is low, and where something breathes fire it is down. Null where nobody struggles. */
export function hourOfDrama({ told, events }: Reading, cast: readonly Entity[]): SetPlan['time'] | null {
  if (KIND.test(told)) return null;
  const struggles = events.some(({ act }) => STRUGGLES.has(act?.act ?? ''));
  const beast = cast.some(({ senses }) => BEASTS.has(senses.thing?.kind ?? '') && senses.person === null);
  const people = cast.some(({ senses }) => senses.person !== null);
  if (beast && (people || HEROIC.test(told)) && /\b(?:fire|flames?|inferno|lava|embers?)\b/i.test(told)) return 'dusk';
  if (HEROIC.test(told) && (struggles || beast)) return 'golden_hour';
  return beast && people && struggles ? 'golden_hour' : null;
}
