import { stateOf } from '../core/breaker.ts';
import type { Clock } from '../core/clock.ts';
import type { Routing } from '../core/routing.ts';
import type { Reads } from '../core/store.ts';
import type { UpstreamTable } from '../core/upstream.ts';
import { newState, type UpstreamState } from '../core/upstream-state.ts';

/** How things stand with an upstream now, as all nodes know it together. */
export interface UpstreamStanding {
  readonly name: string;
  /** Null: it is in no table any more, and something of it is left to end or to settle. */
  readonly table: UpstreamTable | null;
  /**
   *     ready    creates are sent to it
   *     trying   it has rested, and the next create decides
   *     resting  left alone for a while, or until a probe of health is answered well
   *     paused   by an operator
   *     gone     no longer in the configuration
   */
  readonly state: (typeof UPSTREAM_STANDINGS)[number];
  readonly known: UpstreamState;
  /** How many places are taken. */
  readonly running: number;
  readonly restingKeys: number;
  /** Outcomes that nobody knows and no operator has settled. */
  readonly unsettled: number;
}

const UPSTREAM_STANDINGS = ['ready', 'trying', 'resting', 'paused', 'gone'] as const;

export type ReadUpstreamStandings = () => Promise<readonly UpstreamStanding[]>;

/** In the order of the configuration; what is left of earlier ones comes last. */
export function makeReadUpstreamStandings(parts: {
  readonly store: Pick<Reads, 'upstreams'>;
  readonly routing: Pick<Routing, 'upstreams'>;
  readonly clock: Pick<Clock, 'now'>;
}): ReadUpstreamStandings {
  const { store, routing, clock } = parts;
  return async () => {
    const [states, live, unsettled] = await Promise.all([
      store.upstreams.listStates(),
      store.upstreams.countLive(),
      store.upstreams.countUnsettled(),
    ]);
    const now = clock.now();
    const countOf = (counts: typeof live, name: string) => counts.find(({ upstream }) => upstream === name)?.count ?? 0;
    const standing = (name: string, table: UpstreamTable | null): UpstreamStanding => {
      const known = states.find((state) => state.name === name) ?? newState(name);
      return {
        name,
        table,
        state: table === null ? 'gone' : judge(known, now),
        known,
        running: countOf(live, name),
        restingKeys: known.resting.filter(({ until }) => until > now).length,
        unsettled: countOf(unsettled, name),
      };
    };
    const configured = new Set(routing.upstreams.map(({ name }) => name));
    const left = new Set([...live, ...unsettled].flatMap(({ upstream }) => (configured.has(upstream) ? [] : upstream)));
    return [
      ...routing.upstreams.map((table) => standing(table.name, table)),
      ...[...left].toSorted().map((name) => standing(name, null)),
    ];
  };
}

function judge({ pausedAt, breaker }: UpstreamState, now: Date): UpstreamStanding['state'] {
  if (pausedAt !== null) return 'paused';
  return ({ closed: 'ready', half_open: 'trying', open: 'resting' } as const)[stateOf(breaker, now)];
}
