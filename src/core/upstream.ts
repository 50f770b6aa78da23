import type { GenerationKind } from './generation-request.ts';
import type { ModelId } from './models.ts';
import type { Micros } from './money.ts';
import type { ImageSkills, VideoSkills } from './skills.ts';
import type { TableProblem } from './table-problem.ts';

/**
 * Who may make a film or a still in place of the animator: what an operator wrote into kinora.toml, checked. An upstream is
 * one address with its keys; each of its rows says under which of our names it serves which model of its own, and what that
 * one can do. A route names, for one of our models, who is asked in which order. All of it is known before the first
 * request: nothing here changes while the service runs, and none of it can be shown with a secret inside.
 */
export interface UpstreamTable {
  readonly name: string;
  /** The name of its MakerKind. */
  readonly kind: string;
  /** Without a slash at its end. */
  readonly url: string;
  /** Taken in turn. Empty: it asks for none. */
  readonly keys: readonly UpstreamKey[];
  /** Sent with every call, for whatever stands in front of it. They may be secret: call to see them. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Its address may be one of a private network. */
  readonly allowPrivate: boolean;
  /** How many of its jobs may run at once, over all nodes. */
  readonly concurrency: number;
  /** How long one of its jobs may take from start to file. */
  readonly deadlineSeconds: number;
  /** Of its kind, as the kind has read them. */
  readonly options: unknown;
  readonly rows: readonly ServesRow[];
}

/** A secret that no log, error or view can show by accident: it has to be asked for. */
export interface UpstreamKey {
  /** Tells keys apart, and gives nothing away: kept with a job, since only the key that began it may ask for it. */
  readonly fingerprint: string;
  readonly reveal: () => string;
}

/** One of our models as one upstream makes it. */
export type ServesRow = VideoServesRow | ImageServesRow;
export type VideoServesRow = RowBase & VideoSkills;
export type ImageServesRow = RowBase & ImageSkills;

interface RowBase {
  readonly model: ModelId;
  /** What the upstream calls it. */
  readonly as: string;
  /** A job that was taken on and then failed is begun once more. */
  readonly retryFailed: boolean;
  /** A film of another size is made to fit by encoding it again; else it is kept as it came. */
  readonly fit: boolean;
  readonly cost: RowCost | null;
  /** Of the maker's kind, as it has read them. */
  readonly options: unknown;
}

/** What the upstream asks of us; our own price has nothing to do with it. */
export interface RowCost {
  readonly currency: string;
  /** Of a second of film, or of one still, by the name of its resolution. */
  readonly micros: Readonly<Record<string, Micros>>;
}

/** A model that a kind of upstream is known to have, so that its table need not say what it can do. Costs are in USD. */
export type KnownRow = { readonly as: string; readonly cost: RowCost | null } & (VideoSkills | ImageSkills);

/** The generator in this house, by the name that routes give it. No upstream may be called so. */
export const ANIMATOR = 'animator';

/** Who makes a model: each step is asked only where the ones before it cannot, or have no place. */
export interface Route {
  readonly model: ModelId;
  readonly steps: readonly (readonly RouteShare[])[];
  /** Whether a filtered prompt is final, or may be tried with the next. */
  readonly afterRefusal: 'stop' | 'next';
}

export interface RouteShare {
  /** An upstream, or the animator. */
  readonly name: string;
  readonly weight: number;
}

/** What configuration has to know of a kind of maker to read its tables. */
export interface UpstreamKind {
  readonly name: string;
  readonly media: readonly GenerationKind[];
  /** Where it stands if the table does not say; null: the table must. */
  readonly defaultUrl: string | null;
  readonly key: 'required' | 'optional';
  readonly known: readonly KnownRow[];
  /**
   * Reads what is its own in a table, beyond what all have in common, and says everything that is wrong with it. Keys that it
   * does not know are wrong. `rows` has one entry for each of `serves`.
   */
  parse(table: RawUpstream, files: ReadFile): ParsedUpstream;
}

export interface RawUpstream {
  readonly name: string;
  readonly url: string;
  readonly own: Readonly<Record<string, unknown>>;
  readonly serves: readonly RawServesRow[];
}

export interface RawServesRow {
  readonly model: ModelId;
  readonly kind: GenerationKind;
  readonly as: string;
  readonly own: Readonly<Record<string, unknown>>;
}

export interface ParsedUpstream {
  readonly options: unknown;
  readonly rows: readonly unknown[];
  readonly problems: readonly TableProblem[];
}

/** A file that a table names, beside kinora.toml or from the root. Null: it cannot be read. */
export type ReadFile = (name: string) => string | null;
