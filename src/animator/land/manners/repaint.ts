import { MATERIALS, type MaterialName, materialOf } from '../../maths/materials.ts';
import { type Light, lightOf, type Mesh, VERTEX_FLOATS } from '../../maths/mesh.ts';
import { makeNoise } from '../../maths/noise.ts';
import type { World } from '../world.ts';
import { LOOKS_TABLE } from './looks-table.ts';

interface Turned {
  readonly to: number | null;
  readonly colour: Light;
  readonly share: number;
}

const isMaterial = (name: string): name is MaterialName => Object.hasOwn(MATERIALS, name);
function numberOf(name: string): number {
  if (!isMaterial(name)) throw new RangeError(`No surface is made of '${name}'.`);
  return materialOf(name);
}

const TURNED: ReadonlyMap<string, ReadonlyMap<number, Turned>> = LOOKS_TABLE.trim()
  .split('\n')
  .reduce((all, line) => {
    const [manner = '', materials = '', to = '-', colour = '', share = ''] = line.split(' | ');
    const own = all.get(manner) ?? new Map<number, Turned>();
    const row = {
      to: to === '-' ? null : numberOf(to),
      colour: lightOf(Number.parseInt(colour.slice(1), 16)),
      share: Number(share),
    };
    if (!Number.isFinite(row.share)) throw new RangeError(`The manner '${manner}' has no share.`);
    for (const name of materials.split(', ')) if (!own.has(numberOf(name))) own.set(numberOf(name), row);
    return all.set(manner, own);
  }, new Map<string, Map<number, Turned>>());

/** How much of the colour that its walls are told of each surface of a room takes: panels and curtains go with them, floors keep their own. */
const OF_WALLS: readonly (readonly [MaterialName, number])[] = [
  ...(['plaster', 'seamless'] as const).map((name) => [name, 0.8] as const),
  ...(['paint', 'brick', 'concrete', 'porcelain'] as const).map((name) => [name, 0.55] as const),
  ...(['wood', 'planks', 'cloth', 'leather'] as const).map((name) => [name, 0.45] as const),
];
const inColour = (colour: Light): ReadonlyMap<number, Turned> =>
  new Map(OF_WALLS.map(([name, share]) => [materialOf(name), { to: null, colour, share }]));

/** What lies on whatever looks up, what runs down the walls, and how much of each. */
interface Weathered {
  readonly tops?: { readonly colour: Light; readonly share: number; readonly material: number };
  readonly stains: { readonly colour: Light; readonly share: number };
}
const WEATHERED: Readonly<Record<string, Weathered>> = {
  abandoned: {
    tops: { colour: lightOf(0x8a7f6c), share: 0.55, material: materialOf('soil') },
    stains: { colour: lightOf(0x3a3024), share: 0.62 },
  },
  overgrown: {
    tops: { colour: lightOf(0x4f6f2a), share: 0.72, material: materialOf('turf') },
    stains: { colour: lightOf(0x39501f), share: 0.75 },
  },
  frozen: {
    tops: { colour: lightOf(0xf2f7fb), share: 0.9, material: materialOf('snow') },
    stains: { colour: lightOf(0xeaf3f8), share: 0.7 },
  },
  burning: { stains: { colour: lightOf(0x0e0a08), share: 0.85 } },
};

/** Metres: how broad stains are. */
const STAIN = 1.3;
/** A floor that shows what stands on it stays one, under less of what lies there. */
const [MIRROR, ON_ICE] = [materialOf('marblePolished'), 0.4];
/** From which tilt on a surface looks up. */
const UP = 0.75;

/** What shines, and what one looks through, stays as it is; and so does a pane of glass. */
const KEPT: ReadonlySet<number> = new Set((['glow', 'glass', 'luminous', 'water', 'print'] as const).map(materialOf));

function repaint(
  mesh: Mesh,
  manners: readonly string[],
  hue: ReadonlyMap<number, Turned> | undefined,
  at: (k: number) => readonly [number, number],
): Mesh {
  const vertices = mesh.vertices.slice();
  const noise = makeNoise(7);
  for (let k = 0; k < vertices.length; k += VERTEX_FLOATS) {
    if (KEPT.has(vertices[k + 11] ?? 0)) continue;
    const tinted = hue?.get(vertices[k + 11] ?? 0);
    if (tinted !== undefined) mix(vertices, k, tinted.colour, tinted.share);
    for (const manner of manners) {
      const row = TURNED.get(manner)?.get(vertices[k + 11] ?? 0);
      if (row !== undefined) {
        mix(vertices, k, row.colour, row.share);
        if (row.to !== null) vertices[k + 11] = row.to;
      }
      const weathered = WEATHERED[manner];
      if (weathered === undefined) continue;
      const [u, v] = at(k);
      const { stains, tops } = weathered;
      const spot = Math.min(1, Math.max(0, noise.fbm(u / STAIN, v / STAIN, 3) * 2.2 + 0.15));
      const share = vertices[k + 11] === MIRROR ? ON_ICE : 1;
      mix(vertices, k, stains.colour, stains.share * spot * share);
      if (tops !== undefined && (vertices[k + 5] ?? 0) > UP && vertices[k + 11] !== MIRROR) {
        mix(vertices, k, tops.colour, tops.share * Math.min(1, spot + 0.35));
      }
    }
  }
  return { ...mesh, vertices };
}

function mix(vertices: Float32Array, k: number, colour: Light, share: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const own = vertices[k + 8 + axis] ?? 0;
    vertices[k + 8 + axis] = own + ((colour[axis] ?? 0) - own) * share;
  }
}

/** A place in a manner: all its surfaces, whatever they are, and its walls in the colour that is told of them. */
export function repaintWorld(world: World, manners: readonly string[], walls: Light | null = null): World {
  const painted = manners.filter((manner) => TURNED.has(manner));
  if (painted.length === 0 && walls === null) return world;
  const hue = walls === null ? undefined : inColour(walls);
  const done = new Map<Mesh, Mesh>();
  const turn = (mesh: Mesh): Mesh => {
    const known = done.get(mesh);
    if (known !== undefined) return known;
    const { vertices } = mesh;
    // Along the wall and up, or across the floor.
    const made = repaint(mesh, painted, hue, (k) =>
      Math.abs(vertices[k + 5] ?? 0) > UP
        ? [vertices[k] ?? 0, vertices[k + 2] ?? 0]
        : [(vertices[k] ?? 0) + (vertices[k + 2] ?? 0), (vertices[k + 1] ?? 0) * 0.6],
    );
    done.set(mesh, made);
    return made;
  };
  return {
    ...world,
    placements: world.placements.map((one) =>
      one.seen === false || one.kept === true
        ? one
        : { ...one, mesh: turn(one.mesh), ...(one.coarse === undefined ? {} : { coarse: turn(one.coarse) }) },
    ),
    grounds: world.grounds.map((ground) => ({
      ...ground,
      mesh: turn(ground.mesh),
      ...(ground.shown === undefined ? {} : { shown: turn(ground.shown) }),
    })),
  };
}
