import { COLOUR_WORDS, spellColour } from '../../catalogue/attributes.ts';
import { colouredLights, colouredLightsIn } from '../../catalogue/coloured-lights.ts';
import type { Lexicon } from '../../catalogue/lexicon.ts';
import { tellManners, tellWalls } from '../../catalogue/manners.ts';
import { OWN_OUTSIDE, tellOutside } from '../../catalogue/outside.ts';
import { ROLE_TOOLS } from '../../catalogue/people.ts';
import { PLACE_TRAITS, roomLightOf } from '../../catalogue/places.ts';
import { hallOf, shopOf } from '../../catalogue/trades.ts';
import { isAdjective } from '../../language/mentions/find-name.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { isOfProducts, studioOf } from '../cast/products.ts';
import type { SetPlan } from '../script.ts';
import { calmPlace, calmTime } from './calm-choice.ts';
import { choosePlace } from './choose-place.ts';
import { chooseWeather, LYING } from './choose-weather.ts';
import { hourOfDrama } from './drama.ts';
import { dressingOfLights, hourOfLights, placeOfLamps, shownLights, withRoomLight } from './film-lights.ts';
import { hourOfLooks, hourOfNoir, openFor } from './film-looks.ts';
import { isFromTheAir } from './from-the-air.ts';
import { isInClouds } from './in-clouds.ts';
import { liesAround } from './lies-around.ts';
import { mediumAbout, mediumAlone } from './media.ts';
import { screenedIn } from './on-screens.ts';
import { isToldOutside } from './out-of-doors.ts';
import { withoutOwnFlames } from './own-flames.ts';
import { passOn } from './passages.ts';
import { roleHome } from './place-facts.ts';
import {
  isAtWindow,
  isToldInside,
  lexiconShelters,
  placeAfloat,
  placeAtWindow,
  placeOfActs,
  placeOfLight,
  placeOfPortrait,
  placeOfTalk,
  placeOfWall,
  placeUnderSky,
} from './place-of-acts.ts';
import { placeOfPets } from './place-of-cast.ts';
import { placeOfHints, placeOfWords } from './place-of-hints.ts';
import { groundOf, layoutOf, sportOf } from './played-at.ts';
import { landSeenFrom, roomInLand } from './rooms-in-lands.ts';
import { saidOfPlace } from './said-of-place.ts';
import { dressingOfHouse, isDarkHouse } from './small-houses.ts';
import { FLIES_BETWEEN_TOWERS, roofsOf } from './towns.ts';
import { comesIn } from './within-walls.ts';
import { worldOf } from './world-of.ts';

const LIGHTS =
  /^(?:candlelight|firelight|moonlight|lamplight|neon|neon light|neon sign|spotlight|city light|lantern light|torchlight|flashlight|headlight|fairy light|string light|strobe light|disco light|northern light|aurora)$/;

const MARS =
  /\b(?:mars|martian|red planet|(?:red|rust|rusty|ochre|orange)[- ](?:[a-z]+ )?(?:desert|dunes?|sands?|soil|dust|plains?|planet))\b/i;
const GLOWS = /\b(?:bioluminescen\w+|luminescent|glow[- ]in[- ]the[- ]dark)\b/i;

const DIM =
  /\b(?:bedtime|lamp light|lit by (?:a )?lamps?|dim|dimly|candle-?lit|candlelight|low[- ]light|moody light\w*|lamplight|smoky|jazz club|speakeasy|night ?club|pub|tavern|saloon|cocktail bar|dark(?:ened)? (?:room|bedroom|office|studio|hall|kitchen|apartment|basement|theat(?:er|re)|chamber))\b/i;

/** A colour someone asked for is seen best by day, and behind clouds a low sun is only a dull day. */
function chooseTime(
  reading: Reading,
  cast: readonly Entity[],
  place: string | null,
  dressing: readonly string[],
): SetPlan['time'] {
  const { time, weather, prompt, told, styles, events, places } = reading;
  // What glows by itself is seen when the sun is gone.
  if (time === 'dusk' && GLOWS.test(told) && !lexiconShelters(place)) return 'night';
  if (time !== null) return time;
  // Mars has a day of its own; elsewhere out there the sky is black.
  if (place === 'planet' && MARS.test(told)) return 'day';
  if (place === 'space' || place === 'planet') return 'night';
  // Stars are seen by night, and a fire best when it is getting dark.
  if (
    dressing.some((word) =>
      /^(?:stars?|moons?|constellation|aurora|fireworks|milky way|meteors|full moon|moon: .*crescent.*)$/.test(word),
    )
  )
    return 'night';
  // A dark forest is one at night.
  if (
    !lexiconShelters(place) &&
    places.some(({ word, place: told }) => told === place && /^(?:dark|pitch-?black) /.test(word))
  )
    return 'night';
  const byLights = hourOfLights(reading, lexiconShelters(place));
  if (byLights !== null) return byLights;
  const burns = events.some(
    ({ act, subjects }) =>
      act?.act === 'burn' && cast.some(({ id, senses }) => subjects.includes(id) && (senses.thing?.metres ?? 0) > 2),
  );
  const festoons = dressing.some((word) => /^(?:string|fairy) lights?$|^lanterns$|^paper lanterns?$/.test(word));
  if ((burns || festoons || dressing.includes('fire')) && (!lexiconShelters(place) || place === 'barn')) return 'dusk';
  const asked = lexiconShelters(place) ? hourOfNoir(reading) : hourOfLooks(styles);
  if (asked !== null) return asked;
  // Against the light one sees whom a low sun stands behind.
  if (styles.includes('silhouette') && !lexiconShelters(place)) return 'golden_hour';
  // Inside, lamps and candles are seen when no sun comes in.
  if (lexiconShelters(place) && cast.some(({ senses }) => senses.thing?.kind === 'candle')) return 'night';
  const lamps = places.some((each) => each.place === place && roomLightOf(each.word) === 'lamps');
  if (
    lexiconShelters(place) &&
    (lamps || isDarkHouse(reading) || DIM.test(told) || colouredLights(dressing).length > 0)
  )
    return 'night';
  // Water is turquoise under a high sun.
  if (dressing.some((word) => /turquoise|tropical|lagoon|crystal clear|azure|emerald|blue water|coral/.test(word)))
    return 'day';
  const dramatic = lexiconShelters(place) ? null : hourOfDrama(reading, cast);
  if (dramatic !== null) return dramatic;
  const coloured = cast.some(({ modifiers }) => modifiers.some((word) => Object.hasOwn(COLOUR_WORDS, word)));
  if (coloured || (weather !== null && weather !== 'clear') || lexiconShelters(place)) return 'day';
  return calmTime(prompt);
}

/** What is said of the place itself, and what of it is to be seen; other lands that are named lie around it. */
function describePlace(reading: Reading, place: string | null): Pick<SetPlan, 'colour' | 'traits' | 'dressing'> {
  const { places, dressing, told, negative, styles } = reading;
  const own = places.filter((each) => each.place === place);
  const said = [...new Set(own.flatMap(({ word }) => word.split(' ')))];
  const colour = said.find((word) => Object.hasOwn(COLOUR_WORDS, word));
  const shown = [...said, ...own.map(({ word }) => word)].flatMap((word) => PLACE_TRAITS.get(word) ?? []);
  return {
    colour: colour === undefined ? null : spellColour(colour),
    traits: said.filter((word) => PLACE_TRAITS.has(word) || (isAdjective(word) && word !== colour)),
    dressing: [
      ...new Set([
        ...withoutOwnFlames(dressing, told),
        ...places.map(({ word }) => word),
        ...shown.concat(tellWalls(colour ?? null)),
        ...liesAround(told, negative, place),
        // A street in that look is one of signs.
        ...(styles.some((style) => NEON.test(style)) && !lexiconShelters(place) ? ['neon sign'] : []),
        ...(FLIES_BETWEEN_TOWERS.test(told) ? ['flying traffic'] : []),
        ...(isAtWindow(reading) ? ['window'] : []),
        ...(isFromTheAir(reading) && !lexiconShelters(place) ? ['from the air'] : []),
        ...(colouredLightsIn(told).length > 0 || !lexiconShelters(place) || !styles.some((style) => NEON.test(style))
          ? colouredLightsIn(told)
          : NEON_LAMPS),
        ...(MAGIC.test(told) ? ['fireflies'] : []),
        ...(BLOSSOMS.test(told) ? ['cherry blossom'] : []),
        ...(FALLEN_LEAVES.test(told) ? ['leaves'] : []),
        ...(LYING.test(told.toLowerCase()) ? ['snow'] : []),
        ...roofsOf(reading, place),
        ...outsideTold(reading, place),
        ...screenedIn(told, place),
        ...tellManners(
          own.flatMap((each) => [each.word, saidOfPlace(reading, each)]),
          dressing,
        ),
        // "the surface of Mars" is its own, and no moon's.
        ...(place === 'planet' && MARS.test(told) ? ['mars'] : []),
      ]),
    ],
  };
}

/** What lies outside the room that the film plays in. */
function outsideTold(reading: Reading, place: string | null): string[] {
  const found = roomInLand(reading);
  const own = found !== null && found.room === place ? found.land : OWN_OUTSIDE.get(place ?? '');
  const land = own ?? landSeenFrom(reading, place);
  return land === null ? [] : [tellOutside(land)];
}

/** A butcher whose shop is not told of is in a butcher's, and a smith in a smithy. */
const keptBy = (place: string | null, cast: readonly Entity[]): string[] =>
  place === 'shop' || place === 'works'
    ? cast.flatMap(({ noun }) => (place === 'shop' ? shopOf(noun) : hallOf(noun)) ?? []).slice(0, 1)
    : [];

/** "sweeps the floor of a temple": what of the cast is the place says which one it is. */
const namedBy = (place: string | null, cast: readonly Entity[]): string[] =>
  cast.flatMap(({ noun, senses }) => (senses.place === place && place !== null ? [noun] : []));

/** Made of snow, or ridden on it. */
const SNOWY = /\b(?:snow(?:men|man|balls?|mobiles?)|sled(?:s|ding|ge|ges)?|toboggan(?:s|ing)?|igloos?)\b/i;
const NEON = /^(?:neon|cyberpunk)$/;
/** What a room is lit by that is told to be lit by neon. */
const NEON_LAMPS = ['pink light', 'blue light'] as const;
/** Weather that somebody is in. */
export const MET_OUTSIDE =
  /\b(?:in|through|under) (?:the |a |heavy |pouring |falling |light )?(?:rain|rainstorm|downpour|snow|snowfall|blizzard|storm|fog)\b/i;

/** Light that swirls about whoever works magic. */
const MAGIC =
  /\b(?:casts? (?:\w+ ){0,4}spells?|casting (?:\w+ ){0,4}spells?|magic(?:al)? (?:energy|particles?|sparkles?|dust|light|glow|sparks)|glowing particles|fairy dust|pixie dust|floating (?:light )?orbs)\b/i;
/** Said of the season, and seen in the air. */
const FALLEN_LEAVES = /\b(?:autumn|fall|falling|fallen|maple|dead|dry|crimson|golden|orange) leaves\b/i;
const BLOSSOMS =
  /\b(?:cherry blossoms?|sakura|(?:cherry|apple|plum|almond|peach) trees? in (?:full )?(?:bloom|blossom)|cherry trees?(?! (?:orchard|full|laden|heavy)))\b/i;
/** Places that things have their homes in, whoever uses them elsewhere. */
const OF_THINGS: ReadonlySet<string> = new Set(['living_room', 'kitchen', 'meadow', 'alley']);
/** By which word a place is told. */
const wordOf = ({ places }: Reading, place: string | null): string | null =>
  places.filter((each) => each.place === place).sort((a, b) => b.weight - a.weight)[0]?.word ?? null;

/** "under a cherry tree": where no place is told, in a garden of them. */
const underBlossoms = <T extends { readonly place: string | null; readonly stated: boolean }>(
  chosen: T,
  { told }: Reading,
): T => (!chosen.stated && chosen.place === 'meadow' && BLOSSOMS.test(told) ? { ...chosen, place: 'garden' } : chosen);

/** What the prompt says of hour and weather, and a quiet choice where it says nothing. */
export function chooseSet(told: Reading, cast: readonly Entity[], lexicon: Lexicon): SetPlan {
  const clouds = isInClouds(told, cast);
  const { place, stated, outdoors } = clouds
    ? { place: 'clouds', stated: true, outdoors: null }
    : underBlossoms(choosePlace(told, cast, lexicon), told);
  const reading = withRoomLight(told, place, lexiconShelters(place));
  // Nobody skis on grass.
  const skis =
    cast.some(({ noun }) => ROLE_TOOLS.get(noun)?.act === 'ski') ||
    reading.events.some(({ act }) => act?.act === 'ski');
  // Nor builds a snowman of it.
  const snowy = SNOWY.test(reading.told) && !(place !== null && lexiconShelters(place));
  const winter =
    reading.season === 'winter' ||
    place === 'snowfield' ||
    snowy ||
    (skis && place !== null && !lexiconShelters(place));
  const outside = MET_OUTSIDE.test(reading.told) ? placeOfHints(reading, cast) : null;
  const done = placeOfActs(reading, cast);
  // Who telephones in the rain does not do so at home.
  const byActs = outside !== null && lexiconShelters(done) ? outside : done;
  // A table is at home in a room, and one for picnics is not; wine is in a kitchen, and who drinks it is not.
  const ofThings = place !== null && OF_THINGS.has(place) && cast.every((entity) => roleHome(entity) !== place);
  const hint = place === 'living_room' ? placeOfHints(reading, cast) : placeOfWords(reading);
  // A rose in the light of a window is in the room.
  const within = comesIn(reading) || (isToldInside(reading) && hint !== null && !lexiconShelters(hint));
  const hinted = !stated && ofThings && done !== place && !within ? hint : null;
  const against = !stated && reading.styles.includes('silhouette');
  const sport = sportOf(reading, cast);
  const found =
    groundOf(sport, reading, place, { stated, word: wordOf(reading, place) }) ??
    (stated ? null : (placeAfloat(reading, cast) ?? placeOfWall(reading, hinted ?? place, cast))) ??
    (stated ? null : placeUnderSky(reading, place)) ??
    (stated ? null : placeAtWindow(reading, place ?? byActs)) ??
    hinted ??
    place ??
    byActs ??
    placeOfLight(reading) ??
    (reading.styles.includes('cyberpunk') ? 'city' : null) ??
    placeOfLamps(reading, cast) ??
    placeOfHints(reading, cast) ??
    placeOfTalk(reading, cast) ??
    placeOfPortrait(reading, cast) ??
    placeOfPets(cast);
  // Nobody is at home by default who is told of under the open sky.
  const byDefault = !stated && found === 'living_room' && !isToldInside(reading) && isToldOutside(reading, cast);
  const besides = [outdoors, ...cast.map(({ senses }) => senses.place), placeOfHints(reading, cast)];
  const chosen = byDefault ? (besides.find((each) => each !== null && !lexiconShelters(each)) ?? 'meadow') : found;
  // Among trees nobody stands before the sky.
  const own = against && chosen === 'forest' ? 'mountains' : worldOf(chosen, stated, reading, cast);
  const said = describePlace(reading, own);
  const shown = isOfProducts(reading, cast) ? studioOf(reading, cast) : [];
  // What the prompt says of the backdrop comes first.
  const open = openFor(reading.styles, stated ? own : null);
  // Looks that are made of light have a land of their own.
  const grid = open === null ? [] : ['neon grid'];
  const filmedAt = open ?? own ?? calmPlace(reading.prompt);
  const time = chooseTime(reading, cast, own, [...said.dressing, ...shown, ...grid]);
  const indoor = lexiconShelters(filmedAt);
  const lights = shownLights(reading, time, indoor, cast);
  const lit = dressingOfLights(reading, lights, indoor);
  const described = {
    ...said,
    dressing: [
      ...new Set([
        ...[...said.dressing, ...namedBy(own, cast), ...shown, ...grid, ...keptBy(own, cast)],
        ...[...layoutOf(sport, own), ...lit, ...dressingOfHouse(reading, cast, own)],
      ]),
    ],
  };
  const set = {
    place: filmedAt,
    stated,
    word: wordOf(reading, place),
    said: (['time', 'weather', 'season'] as const).filter((fact) => reading[fact] !== null),
    time,
    weather: clouds ? 'clear' : chooseWeather(reading, own),
    weatherAmount: reading.weatherAmount,
    season:
      reading.season ??
      (BLOSSOMS.test(reading.told) ? 'spring' : reading.weather === 'snow' || winter ? 'winter' : 'summer'),
    ...described,
    lights: [...new Set([...reading.dressing.filter((word) => LIGHTS.test(word)), ...lights])],
    without: reading.negative,
  };
  const medium = mediumAlone(reading, cast) ?? mediumAbout(reading, cast);
  return passOn({ ...set, ...(medium === null ? {} : { medium }) }, reading);
}
