/** Part of the console's wire: see views.ts. */

// Upstreams (administrators only): GET upstreams -> UpstreamsView
// PATCH upstreams/:name, POST upstream-outcomes/:token -> UpstreamsView
// POST upstreams/:name/tries -> CreationView; a still is answered when it is made

export interface UpstreamsView {
  /** Of what clients pay. */
  readonly currency: string;
  readonly upstreams: readonly UpstreamView[];
  /** Newest first, those that nobody has settled. */
  readonly unsettled: readonly UnknownOutcomeView[];
  /** What operators did last, newest first. */
  readonly actions: readonly UpstreamActionView[];
}

export interface UpstreamView {
  readonly name: string;
  /** Null: it is in no table any more, and something of it is left. */
  readonly kind: string | null;
  readonly host: string | null;
  readonly state: 'ready' | 'trying' | 'resting' | 'paused' | 'gone';
  /** Of one that rests: until when, null where time alone does not help, and why. */
  readonly rest: { readonly until: string | null; readonly reason: 'failures' | 'denied' } | null;
  readonly running: number;
  readonly places: number | null;
  readonly keys: { readonly all: number; readonly resting: number };
  readonly serves: readonly ServesView[];
  readonly health: HealthView | null;
  readonly day: UpstreamDayView;
  readonly unsettled: number;
}

export interface ServesView {
  readonly model: string;
  readonly kind: 'video' | 'image';
  /** The upstream's own name of it. */
  readonly as: string;
  /** A prompt alone is enough. */
  readonly triable: boolean;
}

export interface HealthView {
  readonly at: string;
  /** Null: it answered well. */
  readonly fault: string | null;
  readonly detail: string | null;
  readonly version: string | null;
  /** Names of models that it says it no longer has. */
  readonly retired: readonly string[];
}

/** What ended within the last 24 hours. */
export interface UpstreamDayView {
  readonly made: number;
  readonly failed: number;
  readonly refused: number;
  readonly turnedDown: number;
  readonly cancelled: number;
  readonly unknown: number;
  /** Of all that was taken on and not refused or called off, the part that was made: 0 to 1. Null: there was none. */
  readonly share: number | null;
  readonly medianSeconds: number | null;
  readonly costs: readonly { readonly currency: string; readonly amount: string }[];
  readonly charged: string;
}

export interface UnknownOutcomeView {
  readonly token: string;
  readonly upstream: string;
  readonly taskId: string;
  readonly accountName: string;
  readonly model: string;
  readonly as: string;
  readonly askedAt: string;
  readonly detail: string | null;
  /** Of the upstream's prices; null: it tells none. */
  readonly currency: string | null;
  /** What it may have cost, where that is known. */
  readonly estimate: { readonly currency: string; readonly amount: string } | null;
  /** The upstream's own id and whatever else its maker remembers: for a look at the vendor's page. */
  readonly handle: string;
}

export interface UpstreamActionView {
  readonly id: string;
  readonly upstream: string;
  readonly action: 'paused' | 'resumed' | 'settled' | 'tried';
  readonly outcome: 'made' | 'not_made' | null;
  readonly note: string;
  readonly by: string;
  readonly at: string;
}

export interface UpstreamChangeBody {
  readonly paused: boolean;
}

export interface SettleBody {
  readonly outcome: 'made' | 'not_made';
  /** Decimal text in the upstream's currency; left out: what was estimated. */
  readonly cost?: string | number | null;
  readonly note?: string;
}

export interface TryBody {
  readonly model: string;
  readonly prompt: string;
}
