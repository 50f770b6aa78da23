import type { Mood, Place, Season, TimeOfDay, Weather } from './setting.ts';

function rows<T>(value: T, words: string): (readonly [string, T])[] {
  return words.split(',').map((word) => [word.trim(), value] as const);
}

/** Words that name the place itself. A thing that only hints at one stands in the noun table. */
export const PLACE_WORDS: readonly (readonly [string, Place])[] = [
  ...rows<Place>(
    'beach',
    'beach, sea, ocean, seaside, shore, seashore, coast, coastline, bay, lagoon, island, tropical island, harbor, harbour, cove, surf, tide, pier, waterfront, sea shore, ocean wave, mediterranean, caribbean, maldives, hawaii, boardwalk, dock, jetty, wharf, marina, port, iceberg, arctic ocean, shipwreck beach, coastal',
  ),
  ...rows<Place>(
    'mountains',
    'mountain, mountainside, peak, alps, alpine, summit, highland, cliff, valley, glacier, mountain range, himalaya, ridge, fjord, volcano, canyon, rocky mountain, cave, cavern, ski slope, ski resort, snowfield, tundra, arctic, antarctica, igloo, gorge, ravine, quarry, monastery, mountain pass, everest, ice rink, snowy landscape, icy landscape',
  ),
  ...rows<Place>(
    'meadow',
    'meadow, field, grassland, hill, hillside, farm, countryside, prairie, pasture, garden, park, lawn, rolling hill, vineyard, steppe, grass, wheat field, flower field, lavender field, backyard, front yard, yard, village, orchard, rice field, rice terrace, paddy, cemetery, graveyard, playground, golf course, football field, soccer field, baseball field, sports field, stadium, ranch, corn field, campsite, camp, botanical garden, greenhouse, moor, heath, nature reserve, picnic, race track, racetrack, amusement park, zoo, fairground',
  ),
  ...rows<Place>(
    'city',
    'city, street, skyline, downtown, town, urban, metropolis, alley, avenue, rooftop, tokyo, new york, paris, london, shanghai, hong kong, neon city, cityscape, road, highway, bridge, market, cafe, coffee shop, shop, store, mall, shopping mall, bar, plaza, city street, sidewalk, intersection, crosswalk, parking lot, train station, railway station, subway, subway station, bus station, bus stop, airport, runway, construction site, gas station, fire station, police station, freeway, driveway, tunnel, canal, courtyard, square, town square, slum, junkyard, industrial area, manhattan, los angeles, san francisco, chicago, venice, rome, berlin, moscow, dubai, seoul, beijing, mumbai, cairo, istanbul, sydney, amsterdam, barcelona, las vegas, times square, traffic, suburb, neighborhood, neighbourhood',
  ),
  ...rows<Place>(
    'forest',
    'forest, woods, woodland, jungle, rainforest, grove, bamboo forest, pine forest, enchanted forest, swamp, redwood, thicket, clearing, forest path, forest road, amazon, mangrove, bamboo grove',
  ),
  ...rows<Place>(
    'space',
    'space, outer space, galaxy, cosmos, nebula, orbit, universe, asteroid, planet, solar system, milky way, deep space, lunar surface, moon surface, surface of the moon, on the moon, surface of mars, mars, space station interior, planetarium, zero gravity',
  ),
  ...rows<Place>('savanna', 'savanna, savannah, serengeti, safari, africa, african plain, dry grassland'),
  ...rows<Place>(
    'underwater',
    'underwater, under water, coral reef, reef, coral, seabed, sea bed, sea floor, ocean floor, deep sea, aquarium, under the sea, beneath the sea, beneath the wave, kelp forest',
  ),
  ...rows<Place>(
    'room',
    'room, living room, bedroom, indoors, indoor, inside the house, lounge, office, classroom, library, hotel room, apartment, museum, hospital, bathroom, basement, attic, hallway, corridor, lobby, studio, art studio, dance studio, art gallery, gallery, gym, gymnasium, fitness center, theater, theatre, movie theater, cinema, stage, concert hall, nightclub, ballroom, courtroom, conference room, waiting room, laboratory, lab, workshop, garage, warehouse, elevator, prison, jail, jail cell, supermarket, grocery store, pharmacy, barbershop, hair salon, clinic, nursery, kindergarten, dorm, spa, swimming pool, bowling alley, bookstore, laundromat, casino, nightstand room, wedding reception, interior, cockpit, recording studio, church interior, tv studio, home office, wooden floor, carpeted floor',
  ),
  ...rows<Place>(
    'kitchen',
    'kitchen, dining room, restaurant kitchen, restaurant, diner, cafeteria, dining hall, bakery, countertop, kitchen counter, kitchen table, pantry, wine cellar, food court, pizzeria',
  ),
  ...rows<Place>(
    'backdrop',
    'backdrop, photo studio, white background, plain background, neutral background, blank background, black background, simple background, white backdrop, studio light, seamless background',
  ),
  ...rows<Place>(
    'desert',
    'desert, dune, sand dune, sahara, oasis, wasteland, badlands, mesa, salt flat, arid landscape, oil field, gobi, wild west',
  ),
  ...rows<Place>(
    'lake',
    'lake, river, pond, riverbank, lakeside, riverside, creek, loch, waterfall, reservoir, marsh, stream, brook, hot spring, dam, wetland, rapids, river bank',
  ),
];

export const TIME_WORDS: readonly (readonly [string, TimeOfDay])[] = [
  ...rows<TimeOfDay>(
    'day',
    'day, daytime, noon, midday, afternoon, daylight, morning, sunny, sunny day, bright day, broad daylight, blue sky, sunlit, sunshine, sunlight',
  ),
  ...rows<TimeOfDay>(
    'golden_hour',
    'golden hour, sunset, dusk, evening, twilight, sundown, setting sun, sun set, late afternoon, golden light, warm light, sun go down',
  ),
  ...rows<TimeOfDay>(
    'night',
    'night, midnight, nighttime, moonlight, moonlit, starry, starry night, starry sky, night sky, full moon, moon, after dark, at night, nocturnal, under the star, star, aurora, northern light',
  ),
  ...rows<TimeOfDay>(
    'dawn',
    'dawn, sunrise, daybreak, first light, early morning, rising sun, sun rise, morning mist, morning light',
  ),
];

export const WEATHER_WORDS: readonly (readonly [string, Weather])[] = [
  ...rows<Weather>('clear', 'clear sky, clear weather, cloudless'),
  ...rows<Weather>('cloudy', 'cloudy, overcast, cloud, gray sky, grey sky'),
  ...rows<Weather>('rain', 'rain, rainy, raining, drizzle, rainfall, wet street, shower, downpour, raindrop, puddle'),
  ...rows<Weather>('storm', 'storm, stormy, thunderstorm, tempest, lightning, hurricane'),
  ...rows<Weather>('snow', 'snow, snowy, snowing, snowfall, blizzard, snowflake, falling snow, snow fall, snowstorm'),
  ...rows<Weather>('fog', 'fog, foggy, mist, misty, haze, hazy, morning fog'),
];

export const SEASON_WORDS: readonly (readonly [string, Season])[] = [
  ...rows<Season>('spring', 'spring, springtime, cherry blossom, blossom, blooming'),
  ...rows<Season>('summer', 'summer, summertime, midsummer'),
  ...rows<Season>(
    'autumn',
    'autumn, autumnal, fall foliage, autumn leaf, fall leaf, fall color, fall colour, october, falling leaf',
  ),
  ...rows<Season>(
    'winter',
    'winter, wintry, frozen, icy, christmas, frosty, ice, snow covered, snow-covered, snow capped',
  ),
];

export const MOOD_WORDS: readonly (readonly [string, Mood])[] = [
  ...rows<Mood>('calm', 'calm, peaceful, serene, tranquil, quiet, relaxing, gentle, soothing, meditative, cozy, cosy'),
  ...rows<Mood>('happy', 'happy, joyful, cheerful, joy, uplifting, bright mood, festive, delighted'),
  ...rows<Mood>('sad', 'sad, melancholic, melancholy, lonely, sorrow, gloomy, somber, sombre, wistful'),
  ...rows<Mood>(
    'tense',
    'tense, scary, ominous, dark mood, horror, suspense, threatening, menacing, eerie, creepy, dangerous',
  ),
  ...rows<Mood>('epic', 'epic, heroic, majestic, grand, dramatic, triumphant, powerful, awe inspiring, breathtaking'),
  ...rows<Mood>('mysterious', 'mysterious, mystical, magical, enchanted, surreal, otherworldly, magic, fantasy'),
  ...rows<Mood>('romantic', 'romantic, love, tender, intimate'),
  ...rows<Mood>('playful', 'playful, funny, whimsical, silly, cute, fun'),
];
