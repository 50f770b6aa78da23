import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { addBox, makeStrip } from './built.ts';
import { besideRoad, HALF_WIDTH, roadPoints } from './road-line.ts';
import { type Season, SNOW_WHITE } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

/** What a road is made of. Paint and posts are an asphalt road's. */
export type Surface = 'asphalt' | 'dirt' | 'gravel';

const DIRT =
  /\b(?:dirt|unpaved|muddy|mud|dusty|sandy|rutted|earth|clay|off[- ]?road|farm) (?:road|track|path|trail|lane)\b|^(?:trail|path|dusty path|dirt)$/;
const GRAVEL = /\b(?:gravel|stony|rocky|pebbly) (?:road|track|path|trail|lane)\b|^gravel$/;

export const surfaceOf = ({ dressing }: Pick<PlaceOrder, 'dressing'>): Surface =>
  dressing.some((word) => DIRT.test(word)) ? 'dirt' : dressing.some((word) => GRAVEL.test(word)) ? 'gravel' : 'asphalt';

const TONES: Readonly<
  Record<Exclude<Surface, 'asphalt'>, { readonly worn: number; readonly loose: number; readonly green: number }>
> = {
  dirt: { worn: 0xb28e66, loose: 0x967450, green: 0x7f7a48 },
  gravel: { worn: 0xa59c8e, loose: 0x8d8374, green: 0x857f66 },
};

export function paveRoad(surface: Surface, season: Season, wet: boolean): Mesh {
  return surface === 'asphalt' ? paveAsphalt(season, wet) : layTracks(TONES[surface], season, wet);
}

/** Two tracks that wheels have worn, loose earth beside them, something green between. */
function layTracks({ worn, loose, green }: (typeof TONES)['dirt'], season: Season, wet: boolean): Mesh {
  const under = (hex: number, snow: number): Light =>
    mixLight(timesLight(lightOf(hex), wet ? 0.55 : 1), SNOW_WHITE, season.snow * snow);
  const material = 'soil';
  const [track, edge] = [under(worn, 0.35), under(loose, 0.85)];
  return makeStrip(roadPoints(), [
    { from: -HALF_WIDTH, to: -2.9, colour: mixLight(edge, under(green, 0.9), 0.5), material, lift: -0.03 },
    { from: -2.9, to: -2.2, colour: edge, material, lift: 0 },
    { from: -2.2, to: -0.8, colour: track, material, lift: 0 },
    { from: -0.8, to: -0.35, colour: edge, material, lift: 0 },
    { from: -0.35, to: 0.35, colour: mixLight(edge, under(green, 0.9), 0.55), material, lift: 0 },
    { from: 0.35, to: 0.8, colour: edge, material, lift: 0 },
    { from: 0.8, to: 2.2, colour: track, material, lift: 0 },
    { from: 2.2, to: 2.9, colour: edge, material, lift: 0 },
    { from: 2.9, to: HALF_WIDTH, colour: mixLight(edge, under(green, 0.9), 0.5), material, lift: -0.03 },
  ]);
}

/** Asphalt with worn tracks, a broken line in the middle and a line at each edge. */
function paveAsphalt(season: Season, wet: boolean) {
  const under = (hex: number, snow: number): Light =>
    mixLight(timesLight(lightOf(hex), wet ? 0.6 : 1), SNOW_WHITE, season.snow * snow);
  const material = wet ? 'asphaltWet' : 'asphalt';
  const paint = under(0xe6e2d6, 0.6);
  const edge = HALF_WIDTH - 0.3;
  return makeStrip(roadPoints(), [
    { from: -HALF_WIDTH, to: -2.6, colour: under(0x55545a, 0.85), material, lift: 0 },
    { from: -2.6, to: -1, colour: under(0x5c5b61, 0.35), material, lift: 0 },
    { from: -1, to: 1, colour: under(0x56555b, 0.8), material, lift: 0 },
    { from: 1, to: 2.6, colour: under(0x5c5b61, 0.35), material, lift: 0 },
    { from: 2.6, to: HALF_WIDTH, colour: under(0x55545a, 0.85), material, lift: 0 },
    { from: -0.07, to: 0.07, colour: paint, material, lift: 0.008, dashes: 4 },
    { from: -edge - 0.06, to: -edge + 0.06, colour: paint, material, lift: 0.008 },
    { from: edge - 0.06, to: edge + 0.06, colour: paint, material, lift: 0.008 },
  ]);
}

/** White posts at both sides, and poles with a wire farther off. */
export function lineRoad(season: Season, sides: readonly number[]): Placement[] {
  const builder = new MeshBuilder();
  addBox(builder, [0, 0.45, 0], [0.11, 1, 0.11], { colour: lightOf(0xdedbd2), material: 'plastic', season });
  addBox(builder, [0, 0.78, 0.002], [0.115, 0.16, 0.115], { colour: lightOf(0x2a2a2e), material: 'plastic', season });
  const post = builder.build();
  const placements: Placement[] = [];
  for (let z = 108; z > -420; z -= 24) {
    for (const side of sides) {
      if (Math.abs(z) < 10) continue;
      const [x, y, beside] = besideRoad(z, side * (HALF_WIDTH + 0.9));
      placements.push({ mesh: post, matrix: standing([x, y - 0.1, beside]) });
    }
  }
  return placements;
}
