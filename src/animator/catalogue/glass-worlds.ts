/**
 * Worlds in glass: "a city in a bottle", "a village in a snow globe". Which things are vessels of clear glass that a world has room in, what is in those that are
 * never empty, and which lands such a world can be of.
 */
export const GLASS_SHAPES = ['globe', 'ball', 'bottle', 'jar', 'dome', 'bulb'] as const;
export type GlassShape = (typeof GLASS_SHAPES)[number];

/** Kind | shape | the land that is in it where the prompt names none; `-` for what is empty then. */
const VESSELS_TABLE = `
snow globe | globe | village
glass ball | ball | -
crystal ball | ball | -
sphere | ball | -
bubble | ball | -
bottle | bottle | -
wine bottle | bottle | -
jar | jar | -
terrarium | jar | forest
glass dome | dome | -
light bulb | bulb | -
hourglass | dome | -
`;

export const MINIATURE_LANDS = ['city', 'village', 'forest', 'mountains', 'sea', 'desert', 'meadow', 'space'] as const;
export type MiniatureLand = (typeof MINIATURE_LANDS)[number];

/** Land | places of the catalogue that look so when they are no larger than a hand. */
const LANDS_TABLE = `
city | city, skyline, avenue, alley, ruined_city, lantern_street, harbour
village | village, village_lane, old_town, suburb, square, coast_town, farm, castle, western_town
forest | forest, jungle, garden, river, waterfall, lake, greenhouse
mountains | mountains, mountain_pass, summit, valley, volcano, snowfield, ice_bay, fjord, canyon
sea | sea, underwater, beach, cliff, deck
desert | desert, savanna, salt_flat
meadow | meadow, fields, terraces
space | space, planet
`;

interface GlassVessel {
  readonly shape: GlassShape;
  readonly holds: MiniatureLand | null;
}

function parseVessel(line: string): readonly [string, GlassVessel] {
  const [kind = '', shape, holds] = line.split(' | ');
  const [known, land] = [GLASS_SHAPES.find((each) => each === shape), MINIATURE_LANDS.find((each) => each === holds)];
  if (known === undefined || (land === undefined && holds !== '-'))
    throw new RangeError(`No vessel of glass: '${line}'.`);
  return [kind, { shape: known, holds: land ?? null }];
}

function parseLand(line: string): (readonly [string, MiniatureLand])[] {
  const [name, places = ''] = line.split(' | ');
  const land = MINIATURE_LANDS.find((each) => each === name);
  if (land === undefined) throw new RangeError(`No land is called '${line}'.`);
  return places.split(', ').map((place) => [place, land] as const);
}

const VESSELS: ReadonlyMap<string, GlassVessel> = new Map(VESSELS_TABLE.trim().split('\n').map(parseVessel));
const LANDS: ReadonlyMap<string, MiniatureLand> = new Map(LANDS_TABLE.trim().split('\n').flatMap(parseLand));

export const glassVesselOf = (kind: string): GlassVessel | null => VESSELS.get(kind) ?? null;
export const miniatureOf = (place: string): MiniatureLand | null => LANDS.get(place) ?? null;
export const MINIATURE_PLACES: readonly string[] = [...LANDS.keys()];
