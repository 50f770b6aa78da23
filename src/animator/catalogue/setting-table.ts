import type { Mood, Season, Weather } from './setting.ts';

export type Hour = 'dawn' | 'day' | 'golden_hour' | 'dusk' | 'night';

function rows<T>(value: T, words: string): (readonly [string, T])[] {
  return words.split(',').map((word) => [word.trim(), value] as const);
}

/** The hour without a sun, before it rises or after it has set: as dark as dusk, and blue. */
const BLUE_HOURS = 'blue hour, blue twilight, blue dusk, before sunrise, before dawn, pre dawn, predawn, after sunset';

export const TIME_WORDS: readonly (readonly [string, Hour])[] = [
  ...rows<Hour>(
    'day',
    'daytime, by day, noon, midday, afternoon, daylight, sunny, sunny day, bright day, broad daylight, blue sky, deep blue sky, sunlit, sunshine, sunlight, bright sun, morning sun, late morning, sunny morning, bright morning, summer morning, bright summer morning, mid afternoon, summer day, bright tropical morning',
  ),
  ...rows<Hour>(
    'golden_hour',
    'midnight sun, polar day, golden hour, sunset, sundown, evening light, evening sun, evening sunlight, warm evening light, afternoon sun, sun be low, low sun, sun is low, setting sun, sun set, sun sets, sun setting, sun is setting, sun goes down, sun going down, late afternoon, golden light, sun go down, sun is going down, setting of the sun, magic hour, golden morning light, golden morning, golden sunrise, golden sunrise light, warm golden light, golden sunlight, golden sun, low golden sun, warm low sun, last light, last light of day, cast long shadow, casting long shadow, throw long shadow, throwing long shadow, long shadow',
  ),
  ...rows<Hour>('dusk', `dusk, evening, twilight, nightfall, ${BLUE_HOURS}`),
  ...rows<Hour>(
    'night',
    'starlit, starlight, stargaze, stargazing, starry, star trail, milky way, constellation, moonlit night, night, midnight, nighttime, moonlight, moonlit, starry night, starry sky, night sky, full moon, after dark, at night, nocturnal, under the star, aurora, northern light, late at night, firework, firefly, moonrise',
  ),
  ...rows<Hour>(
    'dawn',
    'dawn, sunrise, daybreak, first light, early morning, rising sun, sun rise, sun rises, sun rising, sun is rising, sun be rising, sun comes up, sun coming up, morning mist, morning light, soft morning light, crisp morning, morning',
  ),
];

export const WEATHER_WORDS: readonly (readonly [string, Weather])[] = [
  ...rows<Weather>('clear', 'clear sky, clear weather, cloudless, heat haze, heat shimmer, shimmering heat'),
  ...rows<Weather>(
    'cloudy',
    'cloudy, overcast, cloud, gray sky, grey sky, dark sky, brooding sky, moody sky, ominous sky, leaden sky, heavy sky, dark cloud',
  ),
  ...rows<Weather>(
    'rain',
    'monsoon, monsoon rain, torrential rain, pouring rain, gentle rain, fine rain, rain, rainy, raining, drizzle, rainfall, rain shower, light shower, downpour, raindrop, heavy rain, soft rain, light rain, rain soaked, rain streak, wet street, wet city street, wet night street',
  ),
  ...rows<Weather>(
    'storm',
    'violent storm, raging storm, fierce storm, storm, stormy, thunderstorm, tempest, lightning, hurricane, thunder, thundercloud, storm cloud, stormy sky',
  ),
  ...rows<Weather>(
    'snow',
    'light snow, gentle snow, heavy snow, thick snow, snow flurry, snow, snowy, snowing, snowfall, blizzard, snowflake, falling snow, snow fall, snowstorm',
  ),
  ...rows<Weather>(
    'fog',
    'dense fog, thick fog, heavy fog, light fog, thin fog, light mist, thin mist, fog, foggy, mist, misty, haze, hazy, morning fog, steam and fog, low cloud',
  ),
  ...rows<Weather>(
    'dust',
    'dust storm, duststorm, sandstorm, sand storm, haboob, wall of dust, wall of sand, giant dust storm, massive dust storm, massive sandstorm, huge sandstorm',
  ),
];

/** How much of it: a mist is less than a fog. Whatever is not listed is 1. */
export const WEATHER_AMOUNTS: ReadonlyMap<string, number> = new Map([
  ...rows(
    0.45,
    'mist, misty, haze, hazy, light fog, thin fog, light mist, thin mist, drizzle, soft rain, light rain, gentle rain, fine rain, light snow, gentle snow, snow flurry',
  ),
  ...rows(
    1.6,
    'dense fog, thick fog, heavy fog, heavy rain, downpour, torrential rain, pouring rain, heavy snow, thick snow, blizzard, snowstorm, hurricane, violent storm, raging storm, fierce storm',
  ),
  // No hole in the clouds.
  ...rows(1.6, 'overcast, gray sky, grey sky, leaden sky, heavy sky, brooding sky, ominous sky, dark sky, dark cloud'),
]);

/** Hours whose name tells of the weather as well. */
export const MISTY_HOURS: ReadonlySet<string> = new Set(['morning mist']);

export const BLUE_HOUR = 'blue hour';
/** A storm or a shower that stands over the horizon, and not here. */
export const DISTANT_STORM = 'distant storm';
/** Hours and weathers that a place also shows by a name of its own. */
export const SHOWN_AS: ReadonlyMap<string, string> = new Map([
  ...rows('heat haze', 'heat haze, heat shimmer, shimmering heat'),
  ...rows(BLUE_HOUR, BLUE_HOURS),
]);

export const SEASON_WORDS: readonly (readonly [string, Season])[] = [
  ...rows<Season>('spring', 'spring, springtime, cherry blossom, blossom, blooming'),
  ...rows<Season>('summer', 'summer, summertime, midsummer'),
  ...rows<Season>(
    'autumn',
    'autumn, autumnal, fall foliage, autumn leaf, fall leaf, fall color, fall colour, october, falling leaf',
  ),
  ...rows<Season>(
    'winter',
    'winter, wintry, frozen, icy, christmas, christmas eve, christmas morning, frosty, ice, snow covered, snow-covered, snow capped',
  ),
];

export const MOOD_WORDS: readonly (readonly [string, Mood])[] = [
  ...rows<Mood>(
    'calm',
    'wholesome, nostalgic, calm, peaceful, serene, tranquil, quiet, relaxing, gentle, soothing, meditative, cozy, cosy',
  ),
  ...rows<Mood>('happy', 'happy, joyful, cheerful, joy, uplifting, bright mood, festive, delighted'),
  ...rows<Mood>('sad', 'sad, melancholic, melancholy, lonely, sorrow, gloomy, somber, sombre, wistful'),
  ...rows<Mood>(
    'tense',
    'gritty, intense, adrenaline, action packed, high octane, explosive, brutal, tense, scary, ominous, dark mood, horror, suspense, threatening, menacing, eerie, creepy, dangerous',
  ),
  ...rows<Mood>(
    'epic',
    'inspiring, inspirational, adventurous, monumental, epic, heroic, majestic, grand, dramatic, triumphant, powerful, awe inspiring, breathtaking',
  ),
  ...rows<Mood>(
    'mysterious',
    'moody, atmospheric, haunting, mysterious, mystical, magical, enchanted, surreal, otherworldly, magic, fantasy',
  ),
  ...rows<Mood>('romantic', 'emotional, heartwarming, touching, heartfelt, romantic, love, tender, intimate'),
  ...rows<Mood>('playful', 'playful, funny, whimsical, silly, cute, fun'),
];
