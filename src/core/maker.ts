import type { Clock } from './clock.ts';
import type { GenerationRequest } from './generation-request.ts';
import type { Micros } from './money.ts';
import type { Outbound } from './outbound.ts';
import type { ServesRow, UpstreamKey, UpstreamKind, UpstreamTable } from './upstream.ts';

/**
 * SEAM: what has a request made elsewhere. A maker speaks to one upstream and remembers nothing: it sees a request, the row
 * that says how it is to be made, input files, a key, a signal and a place to write, and never tasks, money or accounts. All that must
 * outlive the process is in its handle, which the worker saves.
 *
 *     prepare ──saved──▶ start ──saved──▶ check … check ──▶ collect
 *                          │ (answer lost)                └ cancel, where the task was deleted or has taken too long
 *                          └──▶ find, or start again where `resend` allows it, or nobody knows
 *
 * A create costs money, so there is one for each saved handle: a maker never repeats one by itself, not even after a
 * time-out, and never changes a length, a shape or a resolution. Everything it throws on purpose is a MakerError.
 */
export interface RemoteMaker {
  readonly kind: 'remote';
  /** Pure: no I/O, no clock, no chance. Saved before anything is sent. Throws `rejected` for what the row cannot do. */
  prepare(job: MakerJob): Handle;
  /**
   * One create; uploads of its inputs may come before it. Resolves with the handle of what was accepted. An upstream that
   * answers with the result itself has it written to `resultFile`, and is then asked neither to check nor to collect.
   */
  start(handle: Handle, job: MakerJob, inputs: readonly InputFile[], call: StartCall): Promise<Handle>;
  /** After an answer to start was lost, looks whether there is such a job. Null: this upstream has no way to tell. */
  readonly find: ((handle: Handle, job: MakerJob, call: MakerCall) => Promise<Found>) | null;
  /**
   * What may be done where nothing could be found out: the same create again under the same token, which the upstream
   * takes for one; the same create again, since it costs nothing but time; or nothing.
   */
  readonly resend: 'same_token' | 'own_hardware' | 'never';
  check(handle: Handle, call: MakerCall): Promise<JobStatus>;
  /** Brings the result, byte for byte as the upstream has it, into the file. May be called again after it has failed. */
  collect(handle: Handle, context: CollectCall): Promise<void>;
  /** Says whether the job has surely stopped. A job that is over already has. */
  cancel(handle: Handle, call: MakerCall): Promise<'stopped' | 'unsure'>;
  /** One cheap question that creates nothing. Throws a MakerError where the upstream could not be used now. */
  health(call: MakerCall): Promise<Health>;
}

/** JSON of the maker's own, opaque to us. Never holds a secret: it is stored, and shown to operators. */
export type Handle = Readonly<Record<string, unknown>>;

export interface MakerJob<Request extends GenerationRequest = GenerationRequest> {
  readonly request: Request;
  /** Its kind is that of the request. */
  readonly row: ServesRow;
  /** A UUID in lower case, drawn once for a create and the same whenever it is sent: an idempotency key, a chosen id, a label. */
  readonly token: string;
}

/** A picture of the request in the folder of the attempt, upright, of a plain kind. In the order of the request, the mask last. */
export interface InputFile {
  readonly role: 'first' | 'last' | 'reference' | 'image' | 'mask';
  readonly file: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

export interface MakerCall {
  /** The key the job was or is being created with; null: the upstream has none. */
  readonly key: UpstreamKey | null;
  readonly signal: AbortSignal;
}

export interface StartCall extends MakerCall {
  readonly resultFile: string;
}

export interface CollectCall extends MakerCall {
  readonly outputFile: string;
}

export type Found =
  | { readonly state: 'found'; readonly handle: Handle }
  /** Surely never created. */
  | { readonly state: 'absent' }
  | { readonly state: 'unsure' };

/** A job that failed, was filtered or is no longer known is told by a MakerError. */
export type JobStatus =
  /** `share` is null where the upstream tells of none. A handle replaces the saved one. */
  | {
      readonly state: 'running';
      readonly share: number | null;
      readonly checkAgainSeconds: number;
      readonly handle?: Handle;
    }
  /** What it cost, where the upstream says so. */
  | { readonly state: 'done'; readonly handle?: Handle; readonly costMicros?: Micros | null };

export interface Health {
  /** Of the upstream's software, where it tells. */
  readonly version: string | null;
  /** Those of the rows' own model names that the upstream says it no longer has. */
  readonly retired: readonly string[];
}

/**
 *     not_sent  surely nothing reached the upstream               next candidate, else wait
 *     busy      429, 503: nothing was spent                       next candidate, else wait; no attempt is used
 *     denied    401, 402, 403, an unknown model: nothing spent    next candidate; the key rests, the breaker opens
 *     rejected  400 on our parameters: nothing was spent          next candidate; logged as an error of ours
 *     refused   filtered, or done without a file                  final, unless the route goes on after a refusal
 *     failed    accepted, then failed                             final, unless the row allows one more
 *     unknown   an answer to start was lost after bytes had left  find, or start again as `resend` says, else final
 *     lost      the upstream no longer knows the job              asked three times over a minute; then own hardware starts again, once
 *     trouble   a check or a download stumbled                    again later, never a new create
 */
const MAKER_FAULTS = [
  'not_sent',
  'busy',
  'denied',
  'rejected',
  'refused',
  'failed',
  'unknown',
  'lost',
  'trouble',
] as const;
export type MakerFault = (typeof MAKER_FAULTS)[number];

export interface MakerErrorDetails {
  /** What the upstream asked for, where it did. */
  readonly retryAfterSeconds?: number | null;
  /** For the operator's log and page: the upstream's own words, without secrets. */
  readonly detail?: string | null;
  readonly cause?: unknown;
}

/** The message is for the person who sent the prompt: it names no address and holds no secret. */
export class MakerError extends Error {
  readonly fault: MakerFault;
  readonly retryAfterSeconds: number | null;
  readonly detail: string | null;

  constructor(fault: MakerFault, message: string, details: MakerErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'MakerError';
    this.fault = fault;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.detail = details.detail ?? null;
  }
}

/** A kind of upstream, as one line of generators/registry.ts: what configuration knows of it, and how its makers come to be. */
export interface MakerKind extends UpstreamKind {
  open(upstream: OpenedUpstream, tools: MakerTools): RemoteMaker;
}

/** An upstream as its maker sees it: a key comes with each call. */
export type OpenedUpstream = Omit<UpstreamTable, 'keys'>;

export interface MakerTools {
  readonly outbound: Outbound;
  readonly clock: Clock;
}
