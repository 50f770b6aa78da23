/** Nouns that mean something else beside some words: noun | words that stand before it | what it is then, `-` where that is nothing one draws. */
const MEANT_TABLE = `
speaker | portable, bluetooth, wireless, smart, unbranded, stereo, waterproof, sleek, bookshelf | loudspeaker
model | city, scale, paper, architectural, ship, train, holographic, wooden, clay, 3d, miniature, plastic, building, house, terrain, wireframe | -
pipe | water, metal, steam, industrial, gas, sewer, rusty, copper, drain, leaking, exhaust, plastic, overhead | -
bed | coffee, sea, truck, cargo, gravel, nail, seed, soil | -
tank | water, glass, oxygen, gas, fuel, specimen, holding, storage | -
anchor | steel, iron, rusty, ship, heavy, metal, ice, boat | -
seal | wax, rubber, royal, broken, paper | -
beater | drum, egg, pedal, felt | -
conductor | copper, metal, electrical | -
thrower | flame, snow | -
runner | table, carpet, sled | -
mark | tire, skid, burn, char, scorch | -
column | steam, smoke, light, water | -
mirror | rear, view, rearview, wing, side | -
plane | wood, hand, smoothing, block, jack, carpenter, bench, focal, astral | -
star | movie, film, rock, pop | person
caravan | desert, merchant, trade, nomad, salt, bedouin, sahara | -
tunnel | mangrove, tree, leafy, leaf, bamboo, flower, wisteria, ice, wave, light, glass, star, vine, laser, time, wind | -
`;

const MEANT = new Map(
  MEANT_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [noun = '', before = '', meant = ''] = line.split(' | ');
      return [noun, { before: new Set(before.split(', ')), meant }] as const;
    }),
);

/** What a noun is beside these words: the name of a thing, `-` for nothing one draws, null where it is what it mostly is. */
export function findMeant(noun: string, before: readonly string[]): string | null {
  const row = MEANT.get(noun);
  return row !== undefined && before.some((word) => row.before.has(word)) ? row.meant : null;
}

/** Nouns that are something of their own to those of a calling: noun | who has one | what it is then. */
const MEANT_AT_WORK_TABLE = `
bench | shoemaker, cobbler, watchmaker, clockmaker, jeweler, jeweller, goldsmith, silversmith, luthier, tailor, carpenter, woodworker, joiner, cabinetmaker, craftsman, artisan, toymaker, toy maker, mechanic, engraver, woodcarver, wood carver, leatherworker, saddler, inventor, locksmith, instrument maker, violin maker, puppet maker, blacksmith, tinkerer | workbench
bar | weightlifter, powerlifter, bodybuilder, weight lifter, lifter | barbell
weight | weightlifter, powerlifter, bodybuilder, weight lifter, lifter | barbell
horse | gymnast, acrobatic gymnast | vaulting horse
vault | gymnast, acrobatic gymnast | vaulting horse
vaulting table | gymnast, acrobatic gymnast | vaulting horse
beam | gymnast, acrobatic gymnast | balance beam
wheel | potter, ceramist, ceramicist | pottery wheel
board | teacher, professor, tutor, lecturer | blackboard
`;

const MEANT_AT_WORK = new Map(
  MEANT_AT_WORK_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [noun = '', who = '', meant = ''] = line.split(' | ');
      return [noun, { who: new Set(who.split(', ')), meant }] as const;
    }),
);

/** What a noun is to whoever has one of these callings, null for what it is to everybody. */
export function findMeantAtWork(noun: string, callings: readonly string[]): string | null {
  const row = MEANT_AT_WORK.get(noun);
  return row !== undefined && callings.some((calling) => row.who.has(calling)) ? row.meant : null;
}
