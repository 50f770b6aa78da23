import { ServiceError } from '../../core/errors.ts';
import type { Explainer } from '../../core/explainer.ts';
import { pixelSize } from '../../core/media.ts';
import { makePlaces } from './places.ts';
import { refuseWaiting } from './refuse-waiting.ts';
import { makeWarmJobs } from './warm-jobs.ts';

export interface TracerOptions {
  /** 0 to 19, as for nice(1). Somebody waits for a trace, so it may stand before the films. */
  readonly niceness: number;
  readonly idleMilliseconds?: number;
  readonly places?: number;
  readonly mostWaiting?: number;
}

export interface Tracer {
  readonly trace: Explainer['trace'];
  close(): Promise<void>;
}

/** A trace takes 0.6 s in a new process, and 0.06 to 0.4 s in one that has drawn before (2026-11-15). */
const IDLE_MILLISECONDS = 30_000;
const MOST_TRACES = 200;
const MOST_RESIDENT_BYTES = 300 * 1024 * 1024;
const PLACES = 2;
const MOST_WAITING = 16;
const MOST_WAITING_EACH = 8;
/** To be told the place of each figure later than this helps nobody, on a machine with much else to do too; a process that is stuck ends here. */
const PATIENCE_MILLISECONDS = 120_000;

/** Draws the three frames of a trace in processes that stay a while: two at once, however many are asked for. */
export function makeTracer(options: TracerOptions): Tracer {
  const jobs = makeWarmJobs({
    niceness: options.niceness,
    idleMilliseconds: options.idleMilliseconds ?? IDLE_MILLISECONDS,
    mostOrders: MOST_TRACES,
    mostResidentBytes: MOST_RESIDENT_BYTES,
  });
  const places = makePlaces({
    places: options.places ?? PLACES,
    mostWaiting: options.mostWaiting ?? MOST_WAITING,
    mostWaitingEach: MOST_WAITING_EACH,
    refuse: refuseWaiting('traced'),
  });
  return {
    async trace({ prompt, negativePrompt, seed, durationSeconds, resolution, aspectRatio }, { keyId, signal }) {
      const size = pixelSize(resolution, aspectRatio);
      const order = { kind: 'trace', request: { prompt, negativePrompt, seed, durationSeconds, ...size } } as const;
      const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS);
      const context = { signal: AbortSignal.any([signal, patience]), reportProgress: () => undefined };
      try {
        return (await places.hold({ name: keyId, signal: context.signal }, () => jobs.run(order, context))).facts;
      } catch (error) {
        if (signal.aborted) throw new ServiceError('service_unavailable', 'The client hung up.', { cause: error });
        if (!patience.aborted) throw error;
        throw new ServiceError('deadline_exceeded', 'The prompt was not traced in time.', { cause: error });
      }
    },
    close: () => jobs.close(),
  };
}
