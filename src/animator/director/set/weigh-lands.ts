import { landmarkOf } from '../../catalogue/landmarks.ts';
import { placeHas } from '../../catalogue/places.ts';
import { AT_MARKET } from './built-outside.ts';
import type { PlaceFacts } from './place-facts.ts';

const WINDS = /\b(?:winding|meandering|snaking|serpentine|twisting|river|stream|rapids)\b/i;
/** Waves that break on rocks are seen at a cliff, whatever the coast is called. */
const LIVES_IN_WATER = /^(?:whale|orca|dolphin|shark|fish|seal|octopus|squid|jellyfish)$/;
const BREAKS_ON_ROCKS =
  /\b(?:waves?|surf|swells?|breakers|sea|ocean)\b[^.;]{0,56}\b(?:rocks?|cliffs?|boulders|basalt)\b|\b(?:rocks?|cliffs?|basalt)\b[^.;]{0,40}\b(?:waves?|surf|swells?|breakers)\b/i;

const SUBMERGED = /\bunder ?water (?:shot|view|footage|scene|video|camera|close[- ]?up|macro|world|film)/i;
const BELOW = /\b(?:under ?water|(?:under|beneath|below) (?:the )?(?:sea|ocean|waves|surface|water))\b/i;
const DIVES = /\b(?:diver|mermaid|merman|freediver|snorkeler|snorkeller)$/;
const ON_A_ROCK = /\b(?:on|upon|atop) (?:a|the|some) (?:[a-z-]+ ){0,3}(?:rocks?|shore|beach|cliff)\b/i;
const OPEN_LANDS = ['meadow', 'fields', 'desert', 'savanna', 'farm'] as const;
const LEADS_THROUGH = /\b(?:road|highway|motorway|freeway)\b[^.,;]{0,24}\b(?:through|across|into|toward|cutting)\b/i;
const AROUND_FAMOUS = ['city', 'mountains', 'beach', 'sea', 'valley'];
const WESTERN =
  /\b(?:western|cowboys?|saloon|sheriff|frontier|outlaws?|gunslingers?|wild west|mexican|texas|nevada)\b/i;
const OVER_ROAD = /\b(?:above|over|on|along|down|of) (?:an?|the) (?:[a-z-]+ ){0,3}(?:road|highway|lane|route)\b/i;
const BALLET = /\b(?:ballet|tutus?|ballerinas?)\b/i;
const [BALCONY, ROYAL] = [/\bbalcony\b/i, /\b(?:castle|palace|fortress)\b/i];
const ADRIFT = /\b(?:drift(?:ing)?|floating|broken|melting) (?:sea |pack )?ice\b|\bice ?floes?\b|\bicebergs?\b/i;
const FORDS = /\b(?:wad|ford|cross|splash)\w*\b[^.;]{0,30}\b(?:river|stream|creek)\b/i;
const ABOARD = /\b(?:deck|boat|aboard|into the (?:sea|water|ocean)|on the (?:ship|surface))\b/i;
const WADES = /\b(?:through|in|into|across|along) (?:the )?(?:shallow (?:water|surf|waves)|shallows|surf)\b/i;
const BY_THE_SEA = /\b(?:by|beside|near|next to|along|facing|overlooking) the (?:sea|ocean|shore)\b/i;
const OUT_OF_SEA =
  /\b(?:ris|emerg|surfac|burst|erupt|com|climb)(?:e|es|ing|s)\b[^.;]{0,24}\b(?:from|out of) (?:[a-z]+ ){0,4}?(?:sea|ocean|water|waves|bay|harbou?r)\b/i;
const CATWALK = /\b(?:runway|catwalk|fashion show)\b/i;
const [BOXES, RING] = [/^(?:boxers?|kickboxers?|wrestlers?|fighters?)$/, /\bring\b/i];
const CLIMBS_ROCK =
  /\b(?:(?:rock|free(?: solo)?|alpine) climb(?:er|ers|ing|s)?|(?:climb|scal)\w* [^.,;]{0,30}\b(?:rock(?: face)?|granite|limestone|sandstone|crag|el capitan))\b/i;
const INDOOR_CLIMB = /\b(?:gym|indoors?|climbing wall|bouldering)\b/i;
const ROCKS = ['cliff', 'canyon', 'summit', 'waterfall', 'volcano', 'fjord', 'desert'] as const;
const BLURRED =
  /\b(?:soft|blurred|blurry|bokeh|lush|leafy|natural|out[- ]of[- ]focus|warm)\b[^.,;]{0,24}\bback(?:ground|drop)\b/i;

const DRY_LANDS: ReadonlySet<string> = new Set([
  'garden',
  'meadow',
  'forest',
  'mountains',
  'bridge',
  'fields',
  'valley',
]);
const SAILS: ReadonlySet<string> = new Set(['sail', 'row', 'float', 'drift', 'drive', 'swim']);
const WAVES = /^(?:[a-z]+ )?waves?$/;
const OF_THE_SEA = /\b(?:surfer|swimmer|diver|sailor|captain|pirate|mermaid|merman)$/;
const IN_THE_SEA: ReadonlySet<string> = new Set([...SAILS, 'surf', 'dive']);
const OF_BANKS = /\b(?:bridges?|banks|river|stream|canal|willows?)\b/i;

/** Bridges one goes over on foot: who is on one is there, whatever gorge it leads over. */
const FOOT_BRIDGE =
  /^(?:rope|bamboo|hanging|plank|log|wooden|stone|swinging|suspension) ?(?:foot|arch )?bridge$|^footbridge$/;
const BRIDGED = [
  ...['river', 'jungle', 'canyon', 'forest', 'mountains', 'valley', 'garden', 'waterfall'],
  // "on a stone bridge in Paris": over its river, and not in one of its streets.
  ...['cafe_street', 'old_town', 'city', 'village'],
];

const ALLEYS_OWN = /\b(?:alley|alleyway|pavement|sidewalk|shops?|tokyo|new york|london|shanghai|hong kong|bangkok)\b/;
const NEON_LIT = /\b(?:cyberpunk|neon|futuristic)\b/i;
const [SKYLINE, ROOFS] = [/\bskyline\b/i, /\broof/i];
const WALKS = /\b(?:walk|stroll|run|wander|stand|hurr|rush)\w*\b/i;
const COASTER = /^roller ?coasters?$/;
const OWN_SEAT = /\b(?:pov|first[- ]person|point[- ]of[- ]view|front seat|front row|gopro)\b/i;

/** Of several lands that a prompt names, which one a film without anybody in it came for: what to add to their scores. */
export function weighLands(
  { reading: { prompt, relations, places, events, weather }, cast }: PlaceFacts,
  scores: ReadonlyMap<string, number>,
): (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  const empty = cast.every(({ senses }) => senses.thing?.surrounds === true);
  // The dock of a lake is no harbour: it goes out into the lake.
  if (scores.has('harbour') && scores.has('lake')) found.push(['lake', scores.get('harbour') ?? 0]);
  // Who is in a boat is on the water, whatever park lies around it.
  const boats = cast.filter(({ senses: { thing } }) => thing?.realm === 'water' && thing.moves && !thing.alive);
  const afloat = relations.some(
    ({ entity, relation, to }) =>
      entity === cast[0]?.id && /^(?:in|on|inside|riding)$/.test(relation) && boats.some(({ id }) => id === to),
  );
  // Who builds a sandcastle or plays in the waves is on the beach: of the sea nothing else is told.
  const [first] = cast;
  const atSea = first === undefined || first.senses.person === null || OF_THE_SEA.test(first.noun);
  const ashore = !atSea && boats.length === 0 && scores.has('sea') && !ABOARD.test(prompt);
  const onlyWaves = places.every(({ place, word }) => place !== 'sea' || WAVES.test(word));
  const elsewhere = [...scores.keys()].some((place) => place !== 'sea' && place !== 'beach');
  if (ashore && onlyWaves && !elsewhere && !events.some(({ act }) => IN_THE_SEA.has(act?.act ?? '')))
    found.push(['beach', (scores.get('sea') ?? 0) + 0.1]);
  // So is a ship under sail, whatever mountains stand on both sides.
  const sails = events.some(
    ({ act, subjects }) => SAILS.has(act?.act ?? '') && boats.some(({ id }) => subjects.includes(id)),
  );
  const [highest] = [...scores].sort((a, b) => b[1] - a[1]);
  if ((afloat || sails) && highest !== undefined && DRY_LANDS.has(highest[0]))
    found.push([OF_BANKS.test(prompt) ? 'river' : 'lake', highest[1] + 0.5]);
  // A market in an old town is the market, whatever square and church are around it.
  const stalls = places.find(({ place, word }) => place === 'market' && /\bmarket\b/.test(word));
  if (stalls !== undefined && highest !== undefined && /^(?:square|old_town|city|village)$/.test(highest[0]))
    if (AT_MARKET.test(prompt)) found.push(['market', highest[1] - (scores.get('market') ?? 0) + 0.5]);
  // What stands on a mountain above a city is what one came for, from wherever it is seen.
  const famous = places.find(({ place, word, weight }) => weight >= 2.4 && landmarkOf(word)?.place === place);
  const rival = Math.max(0, ...AROUND_FAMOUS.map((land) => scores.get(land) ?? 0));
  if (famous !== undefined && AROUND_FAMOUS.every((land) => land !== famous.place) && !WALKS.test(prompt))
    found.push([famous.place, Math.max(0, rival - (scores.get(famous.place) ?? 0)) + 0.4]);
  // A ferry that crosses a strait is on that, whatever town stands at it.
  const strait = ['sea', 'harbour'].find((water) => places.some(({ place }) => place === water));
  if (sails && strait !== undefined && highest !== undefined && placeHas(highest[0], 'town'))
    found.push([strait, highest[1] + 0.5]);
  // A waterfall in a jungle is what one came for; a bridge that nobody crosses is a piece of the land.
  if (scores.has('waterfall'))
    for (const land of ['jungle', 'forest', 'mountains', 'valley', 'river', 'canyon'])
      if (scores.has(land)) found.push(['waterfall', scores.get(land) ?? 0]);
  const named = [...places.map(({ word }) => word), ...cast.map(({ noun }) => noun)];
  // That of a garden leads over its pond.
  const onFoot = cast.some(({ senses: { person, thing } }) => person !== null || thing?.alive === true);
  const alone = !named.some((word) => FOOT_BRIDGE.test(word)) || empty || !onFoot || scores.has('garden');
  if (!alone)
    found.push([
      'bridge',
      Math.max(0, ...BRIDGED.map((land) => scores.get(land) ?? 0)) - (scores.get('bridge') ?? 0) + 1,
    ]);
  // The canals and streets of a town in the delta are its own.
  if (scores.has('water_town'))
    for (const land of ['river', 'canal', 'old_town', 'lantern_street', 'city'])
      if (scores.has(land)) found.push(['water_town', (scores.get(land) ?? 0) + 0.2]);
  // Ledges, cliffs and mountains above a fjord are its own.
  if (scores.has('fjord'))
    for (const land of ['mountains', 'cliff', 'valley', 'lake'])
      if (scores.has(land)) found.push(['fjord', scores.get(land) ?? 0]);
  // Lawns and gardens of a suburb are its own.
  if (scores.has('suburb'))
    for (const land of ['meadow', 'garden'])
      if (scores.has(land)) found.push(['suburb', (scores.get(land) ?? 0) + 0.5]);
  // What a train goes through is beside its rails.
  if (scores.has('suburb') && cast[0]?.senses.thing?.kind === 'train')
    found.push(['railway', (scores.get('suburb') ?? 0) + 1]);
  if (cast.length === 0 && ['river', 'lake', 'garden'].some((land) => scores.has(land))) found.push(['bridge', -2]);
  // "a winding river through lush forest": woods are around it, and a river is not in every wood.
  const river = ['river', 'valley'].find((land) => scores.has(land));
  if (empty && river !== undefined && WINDS.test(prompt))
    for (const woods of ['forest', 'jungle']) if (scores.has(woods)) found.push([river, scores.get(woods) ?? 0]);
  // Gulls cross it.
  const deserted = cast.every(
    ({ senses: { thing, person } }) =>
      person === null && (thing?.surrounds === true || thing?.kind === 'rock' || thing?.realm === 'sky'),
  );
  const coast = scores.has('rocky_coast') && !scores.has('cliff') ? 'rocky_coast' : 'cliff';
  for (const water of ['beach', 'sea'])
    if (deserted && scores.has(water) && BREAKS_ON_ROCKS.test(prompt))
      found.push([coast, (scores.get(water) ?? 0) + 0.5]);
  // The sea before a coast is seen from there, unless somebody is out on it; a lighthouse or a precipice on it stands on its own rock.
  if (coast === 'rocky_coast' && boats.length === 0)
    for (const water of ['beach', 'sea']) if (scores.has(water)) found.push([coast, (scores.get(water) ?? 0) + 0.5]);
  if (coast === 'cliff' && scores.has('rocky_coast')) found.push([coast, scores.get('rocky_coast') ?? 0]);
  // Pavement, shops and a town's name are told of alleys as well.
  const alley = places.find(({ place }) => place === 'alley');
  const street = places.find(({ place, word }) => place === 'city' && !ALLEYS_OWN.test(word));
  if (scores.has('city') && alley !== undefined && (street === undefined || alley.at < street.at))
    found.push(['alley', (scores.get('city') ?? 0) + 0.5]);
  const trodden = ['market', 'city', 'alley'].find((land) => scores.has(land));
  // Nobody walks over a skyline: who is in a street or a market has it behind.
  if (
    scores.has('skyline') &&
    trodden !== undefined &&
    WALKS.test(prompt) &&
    SKYLINE.test(prompt) &&
    !ROOFS.test(prompt) &&
    cast.some(({ senses }) => senses.person !== null)
  )
    found.push([NEON_LIT.test(prompt) ? 'city' : trodden, (scores.get('skyline') ?? 0) + 0.5]);
  // Who goes through a river is in it, whatever grows on its banks.
  if (scores.has('river') && FORDS.test(prompt))
    for (const land of ['forest', 'mountains', 'meadow'])
      if (scores.has(land)) found.push(['river', (scores.get(land) ?? 0) + 0.5]);
  // What rises from the sea before a city is in the sea.
  const risesFrom = OUT_OF_SEA.test(prompt) && ['city', 'skyline', 'ruined_city'].filter((land) => scores.has(land));
  if (risesFrom && !scores.has('beach') && !ABOARD.test(prompt))
    for (const land of risesFrom) found.push(['sea', (scores.get(land) ?? 0) + 0.5]);
  // A sea with glaciers or floes in it is a bay of ice.
  if (scores.has('ice_bay') && scores.has('sea')) found.push(['ice_bay', (scores.get('sea') ?? 0) + 0.5]);
  // Whoever is on ice that drifts is on that, however arctic the light.
  if (scores.has('ice_bay') && scores.has('snowfield') && ADRIFT.test(prompt))
    found.push(['ice_bay', (scores.get('snowfield') ?? 0) + 0.5]);
  // The Arctic is snow to whoever walks there, and a bay of ice to whoever swims.
  if (scores.has('snowfield') && LIVES_IN_WATER.test(cast[0]?.senses.thing?.kind ?? ''))
    found.push(['ice_bay', (scores.get('snowfield') ?? 0) + 0.5]);
  // What floats in the sky has its own waterfalls, temples and woods.
  if (
    scores.has('clouds') &&
    // Those who walk between the stalls of a floating town are in the town.
    !(cast[0]?.senses.person != null && [...scores.keys()].some((land) => placeHas(land, 'town'))) &&
    /\b(?:floating|sky|flying|hovering) (?:island|castle|cit|mountain|rock)|\b(?:castle|city|island) in the sky\b/i.test(
      prompt,
    )
  )
    found.push(['clouds', 9]);
  // Who rides it sees the park from its seat.
  if (cast.some(({ noun }) => COASTER.test(noun)) && OWN_SEAT.test(prompt)) found.push(['coaster', 12]);
  // Nobody is on the roads of a skyline that nobody is told to drive along.
  if (scores.has('skyline') && SKYLINE.test(prompt) && cast.length === 0)
    for (const land of ['road', 'city']) if (scores.has(land)) found.push(['skyline', scores.get(land) ?? 0]);
  // "Underwater shot of a turtle": where the camera is.
  if (SUBMERGED.test(prompt)) found.push(['underwater', 12]);
  // Who swims below the surface is there, and so is a diver at a wreck.
  const [hero] = cast;
  const alive = hero !== undefined && (hero.senses.person !== null || hero.senses.thing?.alive === true);
  const onRock = alive && DIVES.test(hero.noun) && ON_A_ROCK.test(prompt);
  if (alive && scores.has('sea') && (BELOW.test(prompt) || (DIVES.test(hero.noun) && !onRock)) && !ABOARD.test(prompt))
    found.push(['underwater', (scores.get('sea') ?? 0) + 1]);
  // "a storm above an empty country road": of a land in which nobody is one sees what leads through it.
  const open = OPEN_LANDS.find((land) => scores.has(land));
  const leads = OVER_ROAD.test(prompt) || LEADS_THROUGH.test(prompt);
  if (cast.length === 0 && open !== undefined && scores.has('road') && leads)
    found.push(['road', (scores.get(open) ?? 0) + 0.5]);
  // A desert town into which one leads a camel is none of cowboys.
  if (scores.has('western_town') && !WESTERN.test(prompt) && cast.some(({ senses }) => senses.thing?.kind === 'camel'))
    found.push(['desert', (scores.get('western_town') ?? 0) + 0.5]);
  // Storms of sand are the desert's.
  if (weather === 'dust' && scores.has('beach') && !scores.has('sea'))
    found.push(['desert', (scores.get('beach') ?? 0) + 0.5]);
  // A mermaid who sits on a rock is above the water.
  if (onRock) found.push(['beach', 9]);
  // What is practised at the bar in a tutu is ballet; a king's balcony is his castle's.
  if (BALLET.test(prompt) && scores.has('cafe') && scores.has('dance_studio'))
    found.push(['dance_studio', (scores.get('cafe') ?? 0) + 0.5]);
  if (scores.has('skyline') && ROYAL.test(prompt) && BALCONY.test(prompt))
    found.push(['castle', (scores.get('skyline') ?? 0) + 0.5]);
  // Who is by the sea is on its shore, unless they are in a boat.
  const swims = cast.some(({ senses: { thing } }) => thing?.realm === 'water' || thing?.realm === 'underwater');
  if (alive && scores.has('sea') && BY_THE_SEA.test(prompt) && !swims)
    found.push(['beach', (scores.get('sea') ?? 0) - (scores.get('beach') ?? 0) + 0.5]);
  // Where waves break on cliffs beside a beach nobody plays on, the cliffs are what one sees of both.
  if (!alive && scores.has('cliff') && scores.has('beach')) found.push(['cliff', (scores.get('beach') ?? 0) + 0.5]);
  // A model's runway has its audience, a boxer in the ring as well, and a boxer who counters is at no counter.
  if (alive && /\bmodels?$/.test(hero.noun) && CATWALK.test(prompt)) found.push(['catwalk', 6]);
  if (alive && BOXES.test(hero.noun) && RING.test(prompt)) found.push(['sports_hall', 6]);
  // Who climbs rock is where it is, and not before the wall of a house.
  if (CLIMBS_ROCK.test(prompt) && !INDOOR_CLIMB.test(prompt))
    found.push([ROCKS.find((land) => scores.has(land)) ?? 'mountains', 6]);
  // Nobody wades on a meadow.
  if (WADES.test(prompt) && ![...scores.keys()].some((land) => placeHas(land, 'shallows'))) found.push(['beach', 4]);
  // "soft green background" is what is out of focus behind somebody who lives outside.
  const wild = cast[0]?.senses.thing?.alive === true && cast[0].senses.person === null;
  if (wild && BLURRED.test(prompt) && scores.has('backdrop')) found.push(['backdrop', -9]);
  return found;
}
