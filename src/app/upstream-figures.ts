import type { UpstreamFigures } from '../observability/house-gauges.ts';
import { makeReadUpstreamStandings } from '../services/upstream-standings.ts';

/** What the gauges tell of upstreams. */
export function makeListUpstreamFigures(parts: Parameters<typeof makeReadUpstreamStandings>[0]) {
  const readStandings = makeReadUpstreamStandings(parts);
  return async (): Promise<readonly UpstreamFigures[]> =>
    (await readStandings()).map(({ name, state, running, table, unsettled, known: { health } }) => ({
      name,
      state,
      running,
      places: table?.concurrency ?? 0,
      unsettled,
      isHealthy: health === null ? null : health.fault === null,
    }));
}
