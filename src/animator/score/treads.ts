import type { Body } from '../bodies/body.ts';
import { REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import { FEET } from './makers-table.ts';
import type { PlaceSound } from './places-table.ts';
import type { Surface, TreadName } from './score.ts';

/** As tall as a person: heavier ones are heard more. */
const USUAL_METRES = 1.6;

/** What its feet sound like, and how heavy they are. */
export function treadOf({ body, size }: StageFigure, { height }: Body): { tread: TreadName; weight: number } {
  const weight = Math.min(1.8, Math.max(0.35, (height * size) / USUAL_METRES));
  // Whoever a given picture shows treads as whom it plays.
  const family = body.family === REFERENCE_FAMILY ? String(body.sheet.plays) : body.family;
  if (family === 'person') return { tread: 'steps', weight };
  if (family === 'bird') return { tread: 'claws', weight: Math.min(1.5, weight * 1.6) };
  const leg = body.sheet.leg as { readonly foot?: string } | undefined;
  return { tread: FEET[leg?.foot ?? 'paw'] ?? 'paws', weight };
}

const WADING_METRES = 0.02;

/** What lies under a point; null where there is nothing to tread on. */
export function surfaceAt(
  x: number,
  z: number,
  { place }: Pick<Stage, 'place'>,
  { ground, ways, weather }: PlaceSound,
  facts: PlaceFacts,
): Surface | null {
  if (ground === null) return null;
  if (facts.waterLevel !== null && facts.heightAt(x, z) < facts.waterLevel - WADING_METRES) return 'water';
  const snowy = place.weather === 'snow' || place.season === 'winter';
  if (weather === 'all' && !facts.indoor && snowy) return 'snow';
  if (ways === undefined || ways === ground) return ground;
  return facts.ways.some((way) =>
    way.points.some(([px, , pz], index) => isOnWay([x, z], [px, pz], way.points[index + 1], way.width)),
  )
    ? ways
    : ground;
}

function isOnWay(
  [x, z]: readonly [number, number],
  [ax, az]: readonly [number, number],
  next: readonly [number, number, number] | undefined,
  width: number,
): boolean {
  const [bx, bz] = next === undefined ? [ax, az] : [next[0], next[2]];
  const squared = (bx - ax) ** 2 + (bz - az) ** 2;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / squared));
  return Math.hypot(x - ax - (bx - ax) * share, z - az - (bz - az) * share) <= width / 2 + 0.2;
}
