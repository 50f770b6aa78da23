import type { Clock } from '../core/clock.ts';
import { MakerError, type RemoteMaker } from '../core/maker.ts';
import type { Routing } from '../core/routing.ts';
import type { Store } from '../core/store.ts';
import type { UpstreamTable } from '../core/upstream.ts';
import { type HealthReport, noteHealth, type UpstreamState } from '../core/upstream-state.ts';

export interface UpstreamHealthParts {
  readonly store: Store;
  readonly routing: Routing;
  readonly makerOf: (upstream: string) => RemoteMaker | null;
  readonly clock: Clock;
}

const LONGEST_PROBE_MILLISECONDS = 20_000;

/** Asks every upstream how it is, by one cheap question that creates nothing; one node at a time does. */
export function makeProbeUpstreams({ store, routing, makerOf, clock }: UpstreamHealthParts) {
  async function probe(
    upstream: UpstreamTable,
    state: UpstreamState | null,
    signal: AbortSignal,
  ): Promise<HealthReport> {
    const nothing = { version: null, retired: [] } as const;
    const maker = makerOf(upstream.name);
    if (maker === null) return { at: clock.now(), fault: 'rejected', detail: 'It has no maker.', ...nothing };
    // A key that was denied is what one wants to hear of.
    const denied = state?.resting[0]?.fingerprint;
    const key = upstream.keys.find(({ fingerprint }) => fingerprint === denied) ?? upstream.keys[0] ?? null;
    try {
      const health = await maker.health({ key, signal });
      return { at: clock.now(), fault: null, detail: null, ...health };
    } catch (error) {
      signal.throwIfAborted();
      const known = error instanceof MakerError ? error : null;
      const detail = known?.detail ?? (error instanceof Error ? error.message : null);
      return { at: clock.now(), fault: known?.fault ?? 'trouble', detail, ...nothing };
    }
  }

  return async (signal: AbortSignal): Promise<void> => {
    await store.exclusively('upstream-health', async () => {
      const states = await store.upstreams.listStates();
      for (const upstream of routing.upstreams) {
        signal.throwIfAborted();
        const patience = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_PROBE_MILLISECONDS)]);
        const state = states.find(({ name }) => name === upstream.name) ?? null;
        const health = await probe(upstream, state, patience).catch((error: unknown): HealthReport => {
          signal.throwIfAborted();
          const detail = error instanceof Error ? error.message : null;
          return { at: clock.now(), fault: 'not_sent', detail, version: null, retired: [] };
        });
        await store.transaction(async ({ upstreams }) => {
          await upstreams.putState(noteHealth(await upstreams.lockState(upstream.name), health));
        });
      }
    });
  };
}
