import type { PlaceFacts } from '../../land/place.ts';

/** Where the stairs of the place lead, from their middle up or down; null where it has none, or somebody goes elsewhere. */
export function stairsHeading(direction: string | null, { ways }: PlaceFacts): number | null {
  const points = ways.find(({ kind }) => kind === 'stairs')?.points;
  const middle = Math.floor(((points?.length ?? 0) - 1) / 2);
  const [low, high] = [points?.[middle], points?.[middle + 1]];
  if (low === undefined || high === undefined || (direction !== 'up' && direction !== 'down')) return null;
  const upward = Math.atan2(high[0] - low[0], high[2] - low[2]);
  return direction === 'up' ? upward : upward + Math.PI;
}
