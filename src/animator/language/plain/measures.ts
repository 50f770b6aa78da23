/** Sizes in numbers: "a 30-foot statue", "a robot ten metres tall", "a whale 20 m long". */

const UNITS: Readonly<Record<string, number>> = { f: 0.3048, m: 1, s: 3.2 };
const UNIT = '(?:foot|feet|ft|met(?:er|re)s?|m|storey|story|stor(?:ie|ey)s)';
const EXTENT = '(?:tall|high|long|wide|in height)';
/** Before what it is said of. Pace and drops are measured so as well, by "100-meter dash" or "30 feet below". */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d.])(\\d{1,3}(?:\\.\\d)?)[ -](${UNIT})(?:[ -]${EXTENT})?,? (?!dash|race|sprint|drop|pool|swim|below|above|away|ahead|deep|apart|wave)`,
  'giu',
);
/** After it. */
const AFTER = new RegExp(
  `,? (?:(?:standing|stands|rising|towering|over|about|nearly|almost) ){0,2}(\\d{1,3}(?:\\.\\d)?)[ -]?(${UNIT}) ${EXTENT}\\b`,
  'giu',
);

const metres = (number: string, unit: string): number => Number(number) * (UNITS[unit[0]?.toLowerCase() ?? ''] ?? 1);

/** Numbers of size are told of apart: what is left is who or what it is. */
export const leaveMeasures = (text: string): string => countSwarms(text).replace(AFTER, '').replace(BEFORE, '');

/** Words of a description between its size and its noun. */
const BETWEEN = 5;

/** Where a description ends. */
const ENDS =
  /[.;:!?]|, (?=(?:an?|the|his|her|their|two|three) )|(?:^| )(?:and|or|with|in|on|of|at|as|while|that|which|from|to)(?= )/;

/** How many metres the prompt says something is; null where it does not. */
export function metresSaid(prompt: string, noun: string): number | null {
  const heads = noun.toLowerCase().split(' ').slice(-1)[0] ?? '';
  if (heads === '') return null;
  for (const [whole, number = '', unit = ''] of prompt.matchAll(BEFORE)) {
    const rest = prompt.slice(prompt.indexOf(whole) + whole.length).toLowerCase();
    const words = (rest.split(ENDS, 1)[0] ?? '').split(/[^\p{L}-]+/u, BETWEEN + 1);
    if (words.some((word) => word === heads || word === `${heads}s`)) return metres(number, unit);
  }
  for (const [whole, number = '', unit = ''] of prompt.matchAll(AFTER)) {
    const words = prompt
      .slice(0, prompt.indexOf(whole))
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .slice(-BETWEEN);
    if (words.some((word) => word === heads || word === `${heads}s`)) return metres(number, unit);
  }
  return null;
}

/** What is many without being counted, of what goes in swarms; people have crowds of their own. */
const GREGARIOUS =
  'balloons|lanterns|butterflies|birds|fireflies|drones|jellyfish|bees|penguins|flamingos|kites|bats|dragonflies|fish|wildebeests?|zebras|horses|antelopes?|gazelles|buffaloe?s?|bison|caribou|reindeer|elephants|sheep|camels|crabs|ants|frogs|turtles|seals|walruses|geese|cranes|starlings|swallows|pelicans|gulls|seagulls|monarchs|cats|kittens|dogs|puppies|rabbits|bunnies|ducks|ducklings|chickens|chicks|cows|pigs|piglets|goats|deer|monkeys|parrots|owls|crows|ravens|pigeons|mice|rats|hamsters|foxes|wolves|otters|swans|sharks|rays|dolphins|whales|eels|snakes|spiders|ladybugs|crocodiles|hippos|hippopotamuses|giraffes|corgis';
/** Who stands, marches or dances in such numbers that four of them would be a poor show. */
const LEGIONS =
  'soldiers|troops|warriors|enemies|foes|knights|samurai|ninjas?|orcs|goblins|zombies|skeletons|undead|vikings|spartans|horsemen|riders|archers|guards|monks|pilgrims|robots|droids|runners|marchers|students|workers|villagers|fans|protesters|demonstrators|worshippers|tourists|commuters|clones|aliens|ghosts|demons|monsters|tanks|ships|boats|warships|longships|planes|jets|spaceships|starships|starfighters';
const SWARMS = new RegExp(
  `\\b(?:hundreds|thousands|millions|dozens|scores|swarms?|clouds?|multitudes?|legions|hordes?) of (?=(?:[a-z-]+ ){0,4}?(?:${GREGARIOUS}|${LEGIONS})\\b)`,
  'gi',
);
/** "a reef teeming with fish", "a pond full of ducks": as many. */
const TEEMING = new RegExp(
  `\\b(?:teeming|swarming|crawling|bursting|brimming|overrun|packed|crowded|filled|alive|bustling|full) (?:with|by|of) (?=(?:[a-z-]+ ){0,3}?(?:${GREGARIOUS})\\b)`,
  'gi',
);
/** As many as a picture shows one by one. */
const SWARM = 'ten';

export const countSwarms = (text: string): string =>
  text.replace(SWARMS, `${SWARM} `).replace(TEEMING, `with ${SWARM} `);
