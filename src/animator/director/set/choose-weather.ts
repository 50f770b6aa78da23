import { placeHas } from '../../catalogue/places.ts';
import type { Reading } from '../../language/reading.ts';
import type { SetPlan } from '../script.ts';

const UNWANTED: Readonly<Record<SetPlan['weather'], RegExp>> = {
  clear: /^clear$/,
  cloudy: /^clouds?$|^cloudy$/,
  rain: /^rain(?:y|ing)?$/,
  storm: /^storms?$|^stormy$|^rain$/,
  snow: /^snow(?:y|ing)?$/,
  fog: /^fog(?:gy)?$|^mist(?:y)?$|^haze$/,
  wind: /^wind(?:y)?$/,
  dust: /^(?:dust|sand)(?: ?storms?)?$/,
};

const PASSING_SEASONS =
  /\b(?:four|all|changing|passing) (?:the )?(?:four )?seasons\b|\bseasons? (?:change|pass|shift|cycle)|\bthrough the (?:four |changing )?seasons\b|\bfrom spring (?:to|through|into) (?:summer|autumn|fall|winter)\b/i;

/** The land goes through the year while the film lasts. */
export const passesYear = ({ told, seasons }: Pick<Reading, 'told' | 'seasons'>): boolean =>
  seasons.length >= 3 || PASSING_SEASONS.test(told);

/** Snow that lies and clouds that drift leave the stars to be seen where they are told of. */
const STARRY =
  /\b(?:aurora|northern lights?|milky way|stars|starry|meteors?|shooting stars?|full moon|moonlit|moonlight)\b/;
const AFTERWARDS =
  /\bafter (?:the |a |an )?(?:\w+ )?(?:rain|storm|rainstorm|rainfall|thunderstorm|downpour|shower)\b|\b(?:rain|storm) (?:has |had )?(?:passed|stopped|cleared|ended)\b/;
const WHIRLS = /\b(?:tornado(?:e?s)?|twisters?|cyclones?)\b/;
const FALLS =
  /\b(?:snowing|snowfall|snowflakes?|blizzard|snowstorm|flurr(?:y|ies)|falling|falls|overcast|whiteout|snow globe)\b/;
/** Snow that lies, and of which nobody says that it falls. */
export const LYING =
  /\b(?:snowy|snow[- ](?:covered|capped|dusted|laden|clad|white)|covered (?:in|with) snow|(?:deep|fresh|powder|pristine|untouched) snow|snowfields?|snowscape)\b/;

/** Worlds on which nothing falls from the sky. */
const RAINLESS = /\b(?:mars|martian|red planet|moon|lunar)\b/;
const WET = /^(?:rain|storm|snow|fog)$/;

export function chooseWeather(reading: Reading, place: string | null): SetPlan['weather'] {
  const { weather, told } = reading;
  const fallen = weatherTold(reading);
  if (place === null || !WET.test(fallen)) return fallen;
  if (placeHas(place, 'submerged') || placeHas(place, 'weightless')) return 'clear';
  const rainless = place === 'planet' && RAINLESS.test(told.toLowerCase());
  return !rainless ? fallen : weather === 'storm' && !/\b(?:moon|lunar)\b/.test(told.toLowerCase()) ? 'dust' : 'clear';
}

function weatherTold(reading: Reading): SetPlan['weather'] {
  const { weather, negative, told } = reading;
  const text = told.toLowerCase();
  if ((weather === 'snow' || weather === 'cloudy') && STARRY.test(text) && !FALLS.test(text)) return 'clear';
  // What is wet and bright afterwards.
  if ((weather === 'rain' || weather === 'storm') && AFTERWARDS.test(text)) return 'clear';
  if (weather === 'snow' && passesYear(reading)) return 'clear';
  if (weather !== 'storm' && WHIRLS.test(text)) return 'storm';
  if (weather === 'snow' && LYING.test(text) && !FALLS.test(text)) return 'clear';
  return weather === null || negative.some((word) => UNWANTED[weather].test(word)) ? 'clear' : weather;
}
