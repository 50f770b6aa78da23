import type { GrainName } from './grains.ts';

/**
 * How surfaces answer light. One row each; a mesh names its rows by index. `through`: light from behind; `specular` and `gloss`: highlights; `mirror`: how
 * much of the surroundings it shows, of metal 1 and how much of its own light is theirs; `rim`: light along the outline; `detail`: how strongly noise varies a ground, and of wet ground how much drier it is.
 */
export interface MaterialRow {
  readonly through?: number;
  readonly gloss?: number;
  readonly specular?: number;
  readonly emission?: number;
  readonly kind?: 'plain' | 'leaves' | 'needles' | 'hairs' | 'water' | 'wet' | 'falling' | 'print';
  readonly detail?: number;
  readonly rim?: number;
  readonly mirror?: number;
  /** What it shows from near; of what is wet only polished floors have one. */
  readonly grain?: GrainName;
}

export const MATERIALS = {
  // Wet ground first: its marks have room for the first 31 rows only.
  asphaltWet: { kind: 'wet', detail: 0 },
  pavementWet: { kind: 'wet', detail: 0.12 },
  stoneWet: { kind: 'wet', detail: 0.06 },
  marblePolished: { kind: 'wet', detail: -1, grain: 'marble' },
  boardsPolished: { kind: 'wet', detail: -1.5, grain: 'planks' },
  water: { kind: 'water' },
  fall: { kind: 'falling', rim: 0.2, through: 0.25 },
  soil: { detail: 0.28, rim: 0.15 },
  turf: { detail: 0.42, rim: 0.12, through: 0.2 },
  sand: { detail: 0.26, rim: 0.15 },
  // Below zero: in ripples, as wind leaves them.
  dune: { detail: -0.3, rim: 0.15 },
  drift: { detail: -0.07, rim: 0.2, through: 0.1 },
  snow: { detail: 0.06, rim: 0.2, through: 0.15 },
  rock: { detail: 0.2, rim: 0.15, grain: 'crag' },
  asphalt: { detail: 0.14, rim: 0.1, specular: 0.02, gloss: 0.3 },
  boards: { detail: 0.1, rim: 0.1, specular: 0.03, gloss: 0.45 },
  polished: { rim: 0.1, specular: 0.05, gloss: 0.75, mirror: 0.35 },
  leaf: { through: 0.26, rim: 0.2 },
  // Triangles that show several leaves or needles each: their first corner is the tip (kernel/sprays.h).
  leaves: { through: 0.26, rim: 0.2, kind: 'leaves' },
  needles: { through: 0.18, rim: 0.2, kind: 'needles' },
  needle: { through: 0.18, rim: 0.2 },
  grass: { through: 0.42, rim: 0.15 },
  petal: { through: 0.35, rim: 0.25 },
  bark: { rim: 0.3, grain: 'bark' },
  stone: { rim: 0.3, grain: 'ashlar' },
  // Of one block: plinths, basins.
  hewn: { rim: 0.3, grain: 'plaster' },
  plaster: { rim: 0.12, grain: 'plaster' },
  // Of a studio: without any grain.
  seamless: { rim: 0.12 },
  wood: { rim: 0.15, specular: 0.03, gloss: 0.4, grain: 'timber' },
  // What tables are made of, and walls: brick as it is laid, concrete as it is cast.
  planks: { rim: 0.12, specular: 0.04, gloss: 0.5, grain: 'planks' },
  brick: { rim: 0.2, grain: 'brick' },
  concrete: { rim: 0.15, grain: 'concrete' },
  marble: { rim: 0.1, specular: 0.05, gloss: 0.8, mirror: 0.15, grain: 'marble' },
  steel: { specular: 0.2, gloss: 0.6, rim: 0.2, mirror: 0.45, grain: 'brushed' },
  cloth: { rim: 0.5, through: 0.05, grain: 'weave' },
  skin: { through: 0.16, rim: 0.42, specular: 0.02, gloss: 0.4 },
  hair: { rim: 0.65, specular: 0.05, gloss: 0.54 },
  fur: { through: 0.04, rim: 1.1, specular: 0.02, gloss: 0.35 },
  // Locks that stand out of fur and manes, each several hairs.
  furLocks: { through: 0.04, rim: 1.1, specular: 0.02, gloss: 0.35, kind: 'hairs' },
  hairLocks: { rim: 0.6, specular: 0.04, gloss: 0.5, kind: 'hairs' },
  feather: { through: 0.08, rim: 0.7, specular: 0.02, gloss: 0.35 },
  // Small feathers that stand out of the others.
  plumage: { through: 0.08, rim: 0.7, specular: 0.02, gloss: 0.35, kind: 'hairs' },
  scale: { rim: 0.5, specular: 0.05, gloss: 0.7, mirror: 0.1 },
  eye: { specular: 0.06, gloss: 0.9, rim: 0.1, mirror: 0.25 },
  paint: { specular: 0.05, gloss: 0.88, rim: 0.1, mirror: 0.55 },
  glass: { specular: 0.06, gloss: 0.93, mirror: 1 },
  metal: { specular: 0.3, gloss: 0.75, rim: 0.2, mirror: 1.6 },
  // Polished until it shows nothing else.
  chrome: { specular: 0.4, gloss: 0.9, rim: 0.1, mirror: 1.95 },
  rubber: { rim: 0.25, specular: 0.02, gloss: 0.3 },
  plastic: { rim: 0.3, specular: 0.04, gloss: 0.7, mirror: 0.2 },
  leather: { rim: 0.3, specular: 0.03, gloss: 0.55, grain: 'hide' },
  paper: { rim: 0.2, through: 0.2 },
  porcelain: { rim: 0.25, specular: 0.05, gloss: 0.85, mirror: 0.3 },
  // Everything in a film of clay: waxy, with the prints of fingers.
  clay: { rim: 0.35, through: 0.1, specular: 0.035, gloss: 0.42, grain: 'clay' },
  food: { rim: 0.3, through: 0.12, specular: 0.03, gloss: 0.5, grain: 'crust' },
  glow: { emission: 1 },
  // Alive, and shining from within: lit as skin is, and bright where no light falls.
  luminous: { emission: 0.2, through: 0.3, rim: 0.8 },
  cloud: { through: 0.6, rim: 0.2 },
  planet: { rim: 1.6 },
  // Water that stands as a wall: light comes through it, and the sky lies on it.
  wave: { through: 0.35, specular: 0.05, gloss: 0.8, mirror: 0.25, rim: 0.2 },
  // A given picture: it shows its own light, and comes out of the print as it went in.
  print: { kind: 'print' },
} as const satisfies Record<string, MaterialRow>;

export type MaterialName = keyof typeof MATERIALS;

export const MATERIAL_NAMES = Object.keys(MATERIALS) as readonly MaterialName[];
const NUMBERS: ReadonlyMap<string, number> = new Map(MATERIAL_NAMES.map((name, index) => [name, index]));

export const materialOf = (name: MaterialName): number => NUMBERS.get(name) ?? 0;
