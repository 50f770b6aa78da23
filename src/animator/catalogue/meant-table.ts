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
