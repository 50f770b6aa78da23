import { type Breaker, CLOSED_BREAKER, noteDenied, noteFailure, noteHealthy, noteTry, stateOf } from './breaker.ts';
import type { MakerFault } from './maker.ts';
import type { UpstreamKey } from './upstream.ts';

/** What all nodes know of an upstream together. */
export interface UpstreamState {
  readonly name: string;
  /** By the operator: nothing new is sent to it; what it has is waited for. */
  readonly pausedAt: Date | null;
  readonly breaker: Breaker;
  /** Keys that were denied, and until when they are left alone. */
  readonly resting: readonly RestingKey[];
  /** Counts creates: keys are taken in turn. */
  readonly turn: number;
  readonly health: HealthReport | null;
}

export interface RestingKey {
  readonly fingerprint: string;
  readonly until: Date;
}

/** The last answer to a probe. */
export interface HealthReport {
  readonly at: Date;
  /** Null: it was answered well. */
  readonly fault: MakerFault | null;
  /** For operators. */
  readonly detail: string | null;
  readonly version: string | null;
  readonly retired: readonly string[];
}

export const newState = (name: string): UpstreamState => ({
  name,
  pausedAt: null,
  breaker: CLOSED_BREAKER,
  resting: [],
  turn: 0,
  health: null,
});

const KEY_REST_SECONDS = 600;

/** Why nothing can be sent to it now; null: something can, as far as it itself is concerned. */
export function whyNot(state: UpstreamState, now: Date): 'paused' | 'resting' | null {
  if (state.pausedAt !== null) return 'paused';
  return stateOf(state.breaker, now) === 'open' ? 'resting' : null;
}

/**
 * The key of the next create, and the state after it. Keys that rest are passed over; where all of them do, the breaker is
 * what keeps us away, and whoever is let through tries the next in turn.
 */
export function takeTurn(
  state: UpstreamState,
  keys: readonly UpstreamKey[],
  now: Date,
): { readonly key: UpstreamKey | null; readonly state: UpstreamState } {
  const awake = keys.filter(({ fingerprint }) => !rests(state, fingerprint, now));
  const choice = awake.length > 0 ? awake : keys;
  return {
    key: choice[state.turn % Math.max(1, choice.length)] ?? null,
    state: { ...state, turn: state.turn + 1, breaker: noteTry(state.breaker, now) },
  };
}

const rests = ({ resting }: UpstreamState, fingerprint: string, now: Date): boolean =>
  resting.some((key) => key.fingerprint === fingerprint && key.until > now);

/** After an answer that turned a create down. What was wrong with the request alone says nothing of the upstream. */
export function noteTurnedDown(
  state: UpstreamState,
  fault: MakerFault,
  key: { readonly fingerprint: string | null; readonly all: readonly UpstreamKey[] },
  now: Date,
): UpstreamState {
  if (fault === 'not_sent' || fault === 'busy') return { ...state, breaker: noteFailure(state.breaker, now) };
  if (fault !== 'denied') return state;
  const resting = restKey(state, key.fingerprint, now);
  const next = { ...state, resting };
  const isAnyAwake = key.all.some(({ fingerprint }) => !rests(next, fingerprint, now));
  return isAnyAwake ? next : { ...next, breaker: noteDenied(state.breaker) };
}

function restKey({ resting }: UpstreamState, fingerprint: string | null, now: Date): readonly RestingKey[] {
  const others = resting.filter((key) => key.until > now && key.fingerprint !== fingerprint);
  if (fingerprint === null) return others;
  return [...others, { fingerprint, until: new Date(now.getTime() + KEY_REST_SECONDS * 1000) }];
}

export const noteTakenOn = (state: UpstreamState): UpstreamState => ({ ...state, breaker: CLOSED_BREAKER });

export function noteHealth(state: UpstreamState, health: HealthReport): UpstreamState {
  if (health.fault !== null) return { ...state, health };
  return { ...state, health, breaker: noteHealthy(state.breaker, health.at) };
}

/** The operator says that what was wrong is mended. */
export const reset = (state: UpstreamState): UpstreamState => ({ ...state, breaker: CLOSED_BREAKER, resting: [] });
