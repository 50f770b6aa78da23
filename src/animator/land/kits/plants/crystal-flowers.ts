import { standing } from '../../../maths/matrix.ts';
import type { Light, Mesh } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { cross, normalise, type Vector } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Lamp, Placement } from '../../world.ts';
import { type Look, lookOf, Solids, shine } from '../architecture/solids.ts';
import { type Land, layerSeed } from '../nature.ts';
import { mixLight, timesLight } from '../tones.ts';
import type { Luminous } from './luminous.ts';

/** Flowers of another world: petals as clear as cut stone, taller than houses, bright from within. */
const FLOWERS = /\b(?:flowers?|blooms?|blossoms?|lotus\w*|orchids?|lil(?:y|ies)|petals?|crystals?)\b/;

/** Whether a place without gardens is told to be grown with flowers. */
export const hasCrystalFlowers = ({ dressing }: Pick<PlaceOrder, 'dressing'>): boolean =>
  dressing.some((word) => FLOWERS.test(word));

const HUES: readonly (readonly [RegExp, Light])[] = [
  [/\b(?:violet|purple|magenta|lavender)\b/, [0.8, 0.25, 1.5]],
  [/\b(?:cyan|turquoise|teal|aqua)\b/, [0.15, 1.1, 1.35]],
  [/\b(?:pink|rose)\b/, [1.5, 0.4, 0.95]],
  [/\b(?:blue|azure|sapphire)\b/, [0.2, 0.5, 1.6]],
  [/\b(?:green|emerald)\b/, [0.25, 1.3, 0.5]],
  [/\b(?:gold|golden|amber|orange|yellow)\b/, [1.5, 0.85, 0.2]],
  [/\b(?:red|crimson|ruby)\b/, [1.5, 0.2, 0.2]],
];
const COMMON: readonly Light[] = [
  [0.8, 0.3, 1.5],
  [0.15, 1.05, 1.35],
];

/** A shard from foot to tip with a ridge along it: four faces of their own light, so that it looks cut. */
function layShard(solids: Solids, foot: Vector, tip: Vector, wide: number, hue: Light): void {
  const along = normalise([tip[0] - foot[0], tip[1] - foot[1], tip[2] - foot[2]]);
  const side = normalise(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(side, along);
  const at = (share: number, a: number, b: number): Vector => [
    foot[0] + (tip[0] - foot[0]) * share + (side[0] * a + up[0] * b) * wide,
    foot[1] + (tip[1] - foot[1]) * share + (side[1] * a + up[1] * b) * wide,
    foot[2] + (tip[2] - foot[2]) * share + (side[2] * a + up[2] * b) * wide,
  ];
  const belt = [at(0.55, 1, 0), at(0.55, 0, 0.42), at(0.55, -1, 0), at(0.55, 0, -0.42)];
  for (let k = 0; k < 4; k++) {
    const [a, b] = [belt[k] ?? foot, belt[(k + 1) % 4] ?? foot];
    const normal = normalise([
      (a[0] + b[0]) / 2 - at(0.55, 0, 0)[0],
      (a[1] + b[1]) / 2 - at(0.55, 0, 0)[1],
      (a[2] + b[2]) / 2 - at(0.55, 0, 0)[2],
    ]);
    const face = 0.28 + 0.24 * (k % 3);
    const [low, belted, high] = [
      shine(hue, face * 0.55),
      shine(hue, face),
      shine(mixLight(hue, [1.3, 1.3, 1.4], 0.55), face * 1.9),
    ];
    const corner = (p: Vector, look: Look): number => solids.vertex(p, normal, look);
    solids.triangle(corner(foot, low), corner(a, belted), corner(b, belted));
    solids.triangle(corner(a, belted), corner(tip, high), corner(b, belted));
  }
}

/** One flower, a metre high: a stem with leaves of crystal, two rings of petals, a burning heart. */
function makeCrystalFlower(random: Random, hue: Light): Mesh {
  const solids = new Solids();
  const bend = random.between(-0.06, 0.06);
  const head: Vector = [bend, 0.68, bend * 0.6];
  const stem = { ...lookOf(0x9fb4c8, 'glass'), colour: mixLight([0.35, 0.45, 0.55], timesLight(hue, 0.5), 0.5) };
  solids.tube([[0, -0.05, 0], [bend * 0.4, 0.35, 0], head], 0.018, stem, 6);
  for (let k = 0; k < 4; k++) {
    const [a, y] = [k * 1.7 + random.next(), 0.08 + k * 0.1];
    layShard(solids, [0, y, 0], [Math.sin(a) * 0.2, y + 0.16, Math.cos(a) * 0.2], 0.028, timesLight(hue, 0.6));
  }
  for (const [ring, count, reach, rise, wide] of [
    [0, 8, 0.34, 0.12, 0.07],
    [1, 7, 0.22, 0.25, 0.055],
    [2, 5, 0.09, 0.32, 0.035],
  ] as const)
    for (let k = 0; k < count; k++) {
      const a = ((k + ring * 0.5) / count) * Math.PI * 2 + random.between(-0.08, 0.08);
      layShard(
        solids,
        head,
        [head[0] + Math.sin(a) * reach, head[1] + rise, head[2] + Math.cos(a) * reach],
        wide,
        ring === 1 ? mixLight(hue, [0.9, 0.9, 1.2], 0.25) : hue,
      );
    }
  solids.ball(
    [head[0], head[1] + 0.05, head[2]],
    [0.05, 0.06, 0.05],
    shine(mixLight(hue, [1.5, 1.4, 1.2], 0.6), 2.4),
    10,
  );
  return solids.build({ twoSided: true });
}

const [KINDS, COUNT, LAMPS, MOST_METRES] = [4, 70, 9, 9.5];

/** All around, the tall ones a little off; each lights the dust at its foot. */
export function growCrystalFlowers(order: PlaceOrder, land: Pick<Land, 'heightAt' | 'sight'>): Luminous {
  if (!hasCrystalFlowers(order)) return { placements: [], lamps: [] };
  const random = makeRandom(layerSeed(order, 37)).spawn('crystal flowers');
  const told = order.dressing.join(' ');
  const named = HUES.filter(([word]) => word.test(told)).map(([, hue]) => hue);
  const hues = named.length > 0 ? named : COMMON;
  const meshes = Array.from({ length: KINDS }, (_, k) => ({
    hue: hues[k % hues.length] ?? [0.8, 0.3, 1.5],
    mesh: makeCrystalFlower(random, hues[k % hues.length] ?? [0.8, 0.3, 1.5]),
  }));
  const placements: Placement[] = [];
  const grown: { readonly at: Vector; readonly size: number; readonly hue: Light }[] = [];
  for (let k = 0; k < COUNT; k++) {
    const [angle, share] = [random.between(0, Math.PI * 2), random.next()];
    const far = 4 + 52 * share ** 1.2;
    const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far];
    const size = MOST_METRES * random.between(0.25, 1) * Math.min(1, 0.3 + far / 16);
    const y = land.heightAt(x, z);
    if (land.sight.blocks([x, y, z], size * 0.2, size) || land.sight.nearest([x, y + size * 0.7, z]) < 3 + size * 0.3)
      continue;
    if (grown.some(({ at, size: other }) => Math.hypot(at[0] - x, at[2] - z) < (size + other) * 0.3)) continue;
    const kind = meshes[random.index(KINDS)];
    if (kind === undefined) continue;
    placements.push({ mesh: kind.mesh, matrix: standing([x, y, z], random.between(0, 6.28), size), shades: false });
    grown.push({ at: [x, y, z], size, hue: kind.hue });
  }
  const lamps = grown
    .sort((a, b) => Math.hypot(a.at[0], a.at[2]) / a.size - Math.hypot(b.at[0], b.at[2]) / b.size)
    .slice(0, LAMPS)
    .map(
      ({ at, size, hue }): Lamp => ({
        ...{ at: [at[0], at[1] + Math.min(3.4, size * 0.6), at[2]], colour: timesLight(hue, 5), reach: 12, size: 0.8 },
      }),
    );
  return { placements, lamps };
}
