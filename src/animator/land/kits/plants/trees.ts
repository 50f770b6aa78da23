import { standing } from '../../../maths/matrix.ts';
import type { Light, Mesh } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Placement } from '../../world.ts';
import type { Season } from '../season.ts';
import { makeConifer } from './conifer.ts';
import { makeLeafyTree } from './leafy-tree.ts';
import { makeBamboo, makePalm } from './palm.ts';
import { type Species, TREES, type TreeRow } from './trees-table.ts';

/** Metres of apparent distance, at common size, up to which each level is used. */
const LEVEL_ENDS = [17, 42, 100, 210] as const;
/** Metres: what is lower is seen smaller from as far away. */
const COMMON_HEIGHT = 4.5;
const VARIANTS = 3;
/** Levels later, for what water shows. */
const COARSER = 2;

export interface TreeOrder {
  readonly species: Species;
  readonly at: Vector;
  /** Of its species' common height. */
  readonly size: number;
  /** 0 to 1: which variant, turned how. */
  readonly chance: number;
  readonly distance: number;
  readonly tint?: Light;
  readonly mirrored?: boolean;
}

export interface Trees {
  place(order: TreeOrder): Placement;
}

/**
 * Makes each tree's mesh when it is first asked for: three variants of a species, at five levels of detail. `crowd`: how many times farther each looks than
 * it stands, where they hide each other.
 */
export function makeTrees(seed: number, season: Season, { crowd = 1 }: { readonly crowd?: number } = {}): Trees {
  const made = new Map<string, Mesh>();
  const meshOf = (species: Species, variant: number, level: number): Mesh => {
    const name = `${species}-${variant}-${level}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    // Every level of a variant grows from the same numbers: it is the same tree.
    const random = makeRandom(seed).spawn(`${species}-${variant}`);
    const row: TreeRow = TREES[species];
    const mesh = grow(row, { random, season, level });
    made.set(name, mesh);
    return mesh;
  };
  return {
    place({ species, at, size, chance, distance, tint, mirrored = true }) {
      const near = (distance / size) * crowd * lowness(TREES[species]);
      const found = LEVEL_ENDS.findIndex((end) => near < end);
      const level = found === -1 ? LEVEL_ENDS.length : found;
      const variant = Math.floor(chance * 997) % VARIANTS;
      return {
        mesh: meshOf(species, variant, level),
        matrix: standing(at, chance * 40, size),
        coarse: meshOf(species, variant, Math.min(LEVEL_ENDS.length, level + COARSER)),
        phase: chance,
        mirrored,
        ...(tint === undefined ? {} : { tint }),
      };
    },
  };
}

/** How many times farther away a low one looks. Not by all that it is lower: of a bush one sees the leaves of one side alone. */
function lowness(row: TreeRow): number {
  const height = 'sheet' in row ? row.sheet.height : row.height;
  return Math.sqrt(Math.max(1, COMMON_HEIGHT / height));
}

function grow(
  row: TreeRow,
  {
    random,
    season,
    level,
  }: { readonly random: ReturnType<typeof makeRandom>; readonly season: Season; readonly level: number },
): Mesh {
  switch (row.kind) {
    case 'leafy':
      return makeLeafyTree(random, row.sheet, row.leaves[season.name], season, level);
    case 'conifer':
      return makeConifer(random, row.sheet, row.leaves[season.name], season, level);
    case 'palm':
      return makePalm(random, row.height, row.leaves, season, level);
    case 'bamboo':
      return makeBamboo(random, row.height, row.leaves, season, level);
  }
}
