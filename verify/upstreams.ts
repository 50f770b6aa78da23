import type { Checklist } from './checklist.ts';
import { verifyProperty } from './property.ts';
import { verifyUpstreamCrash } from './upstream-crash.ts';

/** Never paid twice: killed at every step on both engines, then at random moments as a process before vendors who count. */
export interface UpstreamsPlan {
  readonly tasks: number;
  readonly kills: number;
  readonly seed: number;
}

export const DEFAULT_UPSTREAMS_PLAN = { tasks: 150, kills: 300 } as const;

export async function verifyUpstreams(checklist: Checklist, plan: UpstreamsPlan): Promise<void> {
  await verifyProperty(checklist, {
    file: 'test/contracts/upstream-crash.test.ts',
    tests: 12,
    settings: { UPSTREAM_CRASH_STRIDE: '1' },
  });
  for (const engine of ['sqlite', 'postgres'] as const) await verifyUpstreamCrash(checklist, { ...plan, engine });
}
