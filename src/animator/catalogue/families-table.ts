const fill = (words: string, called: RegExp): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(words.split(', ').map((word) => [word, called]));
const kinds = (list: string): readonly string[] => list.split(', ');

/** What several kinds of things are called together: after a hawk, "the bird" is the hawk. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  bird: kinds(
    'crow, pigeon, dove, hummingbird, eagle, seagull, owl, parrot, peacock, penguin, flamingo, swan, duck, goose, rooster, chick, turkey, dodo, phoenix',
  ),
  fish: kinds('tropical fish, pufferfish, shark, eel, seahorse'),
  'big cat': kinds('lion, lioness, tiger, leopard, cheetah'),
  cat: kinds('lion, lioness, tiger, leopard, cheetah'),
  insect: kinds('bee, butterfly, ant, beetle, ladybug, fly, mosquito, cricket, dragonfly, mantis'),
  reptile: kinds('snake, lizard, crocodile, turtle'),
  monster: kinds('dragon, troll, dinosaur, octopus'),
  car: kinds('taxi, police car, race car, pickup, van'),
  train: kinds('locomotive, tram'),
  flower: kinds('rose, tulip, sunflower, lily, daisy'),
  plant: kinds('seedling, flower, rose, tulip, sunflower, lily, daisy, cactus, fern, vine, bamboo'),
};

/** "shouts at his team … The players groan": those a company is made of. */
export const COMPANY_MEMBERS: Readonly<Record<string, RegExp>> = {
  team: /^(?:player|athlete|footballer|teammate)$/,
  crew: /^(?:sailor|crew member|astronaut|pirate)$/,
  band: /^(?:musician|member|player)$/,
  orchestra: /^(?:musician|player)$/,
  army: /^(?:soldier|warrior|knight)$/,
  crowd: /^(?:people|spectator|onlooker|fan|person)$/,
  audience: /^(?:people|spectator|guest|person)$/,
};

const MUSICIANS = /(?:ist|drummer|singer|vocalist|trumpeter|fiddler|frontman|frontwoman|musician|player|rapper)$/;

/** "A jazz trio plays. The saxophonist steps forward": who is told of after a company is one of it, and what the rest of it are called. */
export const COMPANY_ROLES: readonly {
  readonly company: RegExp;
  readonly roles: RegExp;
  readonly rest: string;
  /** What those are called whom children are told apart from. */
  readonly parents?: string;
}[] = [
  { company: /^string (?:trio|quartet)$/, roles: MUSICIANS, rest: 'violinist' },
  {
    company: /(?:^| )(?:trio|quartet|quintet|sextet|band|orchestra|ensemble|duo|musician)$/,
    roles: MUSICIANS,
    rest: 'musician',
  },
  { company: /(?:^| )choir$/, roles: /^(?:singer|soloist|boy|girl)$/, rest: 'singer' },
  {
    company: /(?:^| )family$/,
    roles:
      /^(?:father|dad|daddy|mother|mom|mum|mommy|son|daughter|kid|child|children|boy|girl|little boy|little girl|baby|toddler|parent|sister|brother|teenager|grandmother|grandma|grandfather|grandpa)$/,
    rest: 'person',
    parents: 'parent',
  },
  {
    company: /(?:^| )(?:team|squad)$/,
    roles: /^(?:captain|goalkeeper|striker|quarterback|footballer|player)$/,
    rest: 'player',
  },
  {
    company: /(?:^| )(?:crew|gang)$/,
    roles:
      /^(?:captain|director|cameraman|camerawoman|navigator|pilot|helmsman|sailor|leader|boss|mastermind|hacker|driver|thief|robber|safecracker|lookout|twin|strongman|explosives expert)$/,
    rest: 'person',
  },
];

/** "a glassblower … the artisan", "a weary traveller … the wanderer": what somebody of a trade is called as well. */
export const TRADES_CALLED: Readonly<Record<string, RegExp>> = {
  ...fill(
    'artisan, craftsman, craftswoman, maker, master',
    /(?:blower|potter|smith|carver|carpenter|maker|weaver|sculptor|ceramist|tailor|cobbler|jeweler|woodworker)$/,
  ),
  ...fill(
    'wanderer, traveler, traveller, pilgrim, nomad, voyager, adventurer, hiker, explorer',
    /^(?:traveler|traveller|wanderer|hiker|explorer|pilgrim|nomad|backpacker|adventurer)$/,
  ),
  ...fill(
    'warrior, fighter',
    /^(?:samurai|knight|ninja|viking|gladiator|swordsman|swordswoman|soldier|spartan|paladin|ronin|shieldmaiden)$/,
  ),
  ...fill(
    'performer, artist, entertainer',
    /(?:dancer|singer|musician|magician|juggler|acrobat|ballerina|clown|pianist|violinist|guitarist|cellist|painter|tattooist)$/,
  ),
  ...fill('musician', /(?:pianist|violinist|guitarist|cellist|drummer|saxophonist|trumpeter|flutist|accordionist)$/),
  ...fill('athlete', /(?:runner|sprinter|swimmer|gymnast|boxer|climber|skater|surfer|skier|skateboarder)$/),
  ...fill('rider', /(?:cyclist|biker|motorcyclist|jockey|horseman|cowboy|surfer|skateboarder)$/),
  ...fill('chef, cook', /(?:cook|chef|baker)$/),
  ...fill('reporter, journalist', /(?:reporter|journalist|anchor|newscaster)$/),
};

/** Whose females look otherwise, and the name of theirs: a mother of lions has no mane. */
export const FEMALE_OF: Readonly<Record<string, string>> = {
  lion: 'lioness',
  stag: 'deer',
  ram: 'sheep',
  rooster: 'hen',
};
