/**
 * When an upstream is left alone. Five answers in a minute that cost nothing and brought nothing (unreachable, busy) open the
 * breaker for half a minute, then for twice as long each time, up to ten minutes. When that time is over one create is let
 * through: its answer closes the breaker, or opens it again. An answer that says we may not (a bad key, no money, no such
 * model) opens it until a probe of health or the operator says otherwise: time alone mends none of these.
 */
export interface Breaker {
  readonly failures: number;
  /** When the first of them was. */
  readonly failingSince: Date | null;
  /** How often in a row it has opened. */
  readonly trips: number;
  /** Null: closed. */
  readonly open: BreakerOpen | null;
}

export interface BreakerOpen {
  readonly reason: 'failures' | 'denied';
  /** Null: time alone does not help. */
  readonly until: Date | null;
}

export const CLOSED_BREAKER: Breaker = { failures: 0, failingSince: null, trips: 0, open: null };

const FAILURES_THAT_OPEN = 5;
const WINDOW_SECONDS = 60;
const FIRST_REST_SECONDS = 30;
const LONGEST_REST_SECONDS = 600;
/** So long the one create that was let through has to come back before another is. */
const TRIAL_SECONDS = 120;

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

export type BreakerState = 'closed' | 'open' | 'half_open';

export function stateOf({ open }: Breaker, now: Date): BreakerState {
  if (open === null) return 'closed';
  return open.until !== null && open.until <= now ? 'half_open' : 'open';
}

/** Before a create: one that is half open is shut behind the one it lets through. */
export function noteTry(breaker: Breaker, now: Date): Breaker {
  if (stateOf(breaker, now) !== 'half_open' || breaker.open === null) return breaker;
  return { ...breaker, open: { ...breaker.open, until: after(now, TRIAL_SECONDS) } };
}

export function noteFailure(breaker: Breaker, now: Date): Breaker {
  // The one create that was let through has failed.
  if (breaker.open !== null) return trip(breaker, now);
  const isRecent = breaker.failingSince !== null && now < after(breaker.failingSince, WINDOW_SECONDS);
  const failures = isRecent ? breaker.failures + 1 : 1;
  const counted = { ...breaker, failures, failingSince: isRecent ? breaker.failingSince : now };
  return failures < FAILURES_THAT_OPEN ? counted : trip(counted, now);
}

function trip({ trips }: Breaker, now: Date): Breaker {
  const seconds = Math.min(LONGEST_REST_SECONDS, FIRST_REST_SECONDS * 2 ** trips);
  return {
    failures: 0,
    failingSince: null,
    trips: trips + 1,
    open: { reason: 'failures', until: after(now, seconds) },
  };
}

export function noteDenied({ trips }: Breaker): Breaker {
  return { failures: 0, failingSince: null, trips: trips + 1, open: { reason: 'denied', until: null } };
}

/** A probe that was answered well lets one create try what only a create can tell. */
export function noteHealthy(breaker: Breaker, now: Date): Breaker {
  if (breaker.open === null || breaker.open.until !== null) return breaker;
  return { ...breaker, open: { ...breaker.open, until: after(now, denialRest(breaker.trips)) } };
}

/** At once the first time; an upstream that is well and says no again and again is asked less and less. */
const denialRest = (trips: number): number =>
  trips <= 1 ? 0 : Math.min(LONGEST_REST_SECONDS, FIRST_REST_SECONDS * 2 ** (trips - 2));
