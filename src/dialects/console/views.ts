/**
 * The console's wire: what each route under /console/api takes and gives. Types only, and no imports, since the web app
 * builds against this file and nothing else of the service. Instants are ISO 8601 text in UTC; money is decimal text
 * ('3.20'), as in /v1/charges, since a float would not carry every price.
 *
 * Whatever changes something carries the header `x-kinora-csrf` with the token that GET session gave last. Every refusal is
 * an ErrorView.
 */

export type RoleView = 'admin' | 'member';

export interface ErrorView {
  readonly error: {
    /** Of the service's catalogue (docs/errors.md), e.g. 'not_signed_in', 'wrong_credentials', 'invalid_request'. */
    readonly code: string;
    readonly message: string;
    /** The field to blame, as it was sent. */
    readonly param: string | null;
  };
}

/** What a route answers that has nothing to say. */
export interface DoneView {
  readonly done: true;
}

// GET session

export interface SessionView {
  /** Nobody has set up the console yet: the link for it is in the terminal of the first start. */
  readonly setupNeeded: boolean;
  readonly user: UserView | null;
  /** Changes with sign-in and sign-out: ask for the session again after each. */
  readonly csrf: string;
  readonly billing: { readonly mode: 'open' | 'prepaid'; readonly currency: string };
  readonly version: string;
  readonly limits: LimitsView;
  readonly models: readonly ModelView[];
}

export interface UserView {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: RoleView;
}

export interface LimitsView {
  readonly promptCharacters: number;
  readonly imageBytes: number;
  readonly requestBytes: number;
  /** For a key that sets none of its own. */
  readonly readsPerMinute: number;
  readonly createsPerMinute: number;
  readonly passwordCharacters: { readonly least: number; readonly most: number };
}

export type ModelView = VideoModelView | ImageModelView;

interface ModelBaseView {
  readonly id: string;
  readonly title: string;
  /** Per second of video, or per image. */
  readonly unitPrice: string;
}

export interface VideoModelView extends ModelBaseView {
  readonly kind: 'video';
  readonly seconds: readonly number[];
  readonly defaultSeconds: number;
  readonly resolutions: readonly string[];
  /** These resolutions accept only so many seconds. */
  readonly secondsOfResolution: Readonly<Record<string, number>>;
  readonly aspectRatios: readonly string[];
  readonly referenceImages: number;
  /** The only length that reference images may have. */
  readonly secondsWithReferences: number;
}

export interface ImageModelView extends ModelBaseView {
  readonly kind: 'image';
  readonly aspectRatios: readonly string[];
  readonly imageSizes: readonly string[];
  readonly defaultAspectRatio: string;
  readonly defaultImageSize: string;
  readonly inputImages: number;
}

// POST setup, sign-in, join -> SessionView; POST sign-out, sign-out-everywhere, password -> SessionView

export interface SetupBody {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface SignInBody {
  readonly email: string;
  readonly password: string;
}

/** All other sessions of the user end with it. */
export interface PasswordBody {
  readonly current: string;
  readonly next: string;
}

/** For an invitation (/console/join?token=…) and for a link to a new password (/console/reset?token=…), by POST join and POST reset. */
export interface JoinBody {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

export interface ResetBody {
  readonly token: string;
  readonly password: string;
}

/** POST link { token } -> what a link of any kind is good for, before a form is shown. Refused with 'link_not_valid'. */
export interface LinkBody {
  readonly token: string;
}

export interface LinkView {
  readonly kind: 'setup' | 'invitation' | 'reset';
  /** Null: of the first administrator nothing is known yet. */
  readonly email: string | null;
}

// People (administrators only): GET people, POST invitations, PATCH people/:id

export interface PeopleView {
  readonly people: readonly PersonView[];
  readonly invitations: readonly InvitationView[];
}

export interface PersonView {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: RoleView;
  readonly disabled: boolean;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  /** For POST credit. */
  readonly accountId: string;
  readonly balance: BalanceView;
}

export interface InvitationView {
  readonly email: string;
  readonly role: RoleView;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface InvitationBody {
  readonly email: string;
  readonly role: RoleView;
}

/** The link is shown this once. */
export interface InvitedView {
  readonly url: string;
  readonly expiresAt: string;
}

/** -> PersonView. The last administrator can be neither disabled nor made a member. */
export interface PersonChangeBody {
  readonly role?: RoleView;
  readonly disabled?: boolean;
}

// Keys: GET keys -> KeysView, POST keys -> CreatedKeyView, PATCH keys/:id -> KeyView, DELETE keys/:id -> KeyView

export interface KeysView {
  readonly keys: readonly KeyView[];
}

export interface KeyView {
  readonly id: string;
  readonly name: string;
  /** The last four characters of the secret. */
  readonly hint: string;
  readonly state: 'active' | 'expired' | 'revoked';
  /** The console's own, for the playground: it has no secret and cannot be revoked. */
  readonly builtIn: boolean;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** To the minute. */
  readonly lastUsedAt: string | null;
  /** Null means every model. */
  readonly models: readonly string[] | null;
  readonly spendLimit: string | null;
  /** Charged and held so far. */
  readonly spent: string;
  /** Null: as the service is set. */
  readonly readsPerMinute: number | null;
  readonly createsPerMinute: number | null;
}

export interface KeyBody {
  readonly name: string;
  /** ISO 8601. */
  readonly expiresAt?: string | null;
  readonly models?: readonly string[] | null;
  /** Decimal text, or a number with at most six places. */
  readonly spendLimit?: string | number | null;
  readonly readsPerMinute?: number | null;
  readonly createsPerMinute?: number | null;
}

export interface KeyChangeBody {
  readonly name: string;
}

export interface CreatedKeyView {
  readonly key: KeyView;
  /** Shown this once. */
  readonly secret: string;
}

// Money: GET balance, GET charges, GET charges.csv, GET usage, POST credit (administrators) -> BalanceView

export interface BalanceView {
  readonly currency: string;
  readonly credit: string;
  readonly charged: string;
  readonly held: string;
  /** credit - charged - held; in open mode it may be negative and limits nothing. */
  readonly available: string;
}

/** ?after=<entry id>&limit=1..100&from=<ISO>&to=<ISO>&model=<id>&key=<id>&kind=hold|charge|release|credit. Newest first. */
export interface ChargesView {
  readonly entries: readonly EntryView[];
  readonly more: boolean;
}

export type EntryView = TaskEntryView | CreditEntryView;

interface EntryBaseView {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly createdAt: string;
}

export interface TaskEntryView extends EntryBaseView {
  readonly kind: 'hold' | 'charge' | 'release';
  readonly taskId: string;
  readonly keyId: string;
  readonly keyName: string;
  readonly model: string;
  /** Of a video; else null. */
  readonly seconds: number | null;
  /** Of an image; else null. */
  readonly images: number | null;
  readonly unitPrice: string;
}

export interface CreditEntryView extends EntryBaseView {
  readonly kind: 'credit';
  readonly note: string;
}

/** ?days=1..366, 30 by default. Only what was charged. */
export interface UsageView {
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly total: TotalView;
  /** Every day in UTC, oldest first, those without a charge included. */
  readonly days: readonly (TotalView & { readonly day: string })[];
  readonly models: readonly (TotalView & { readonly model: string })[];
  readonly keys: readonly (TotalView & { readonly keyId: string; readonly keyName: string })[];
}

export interface TotalView {
  readonly amount: string;
  readonly tasks: number;
  readonly seconds: number;
  readonly images: number;
}

export interface CreditBody {
  readonly accountId: string;
  /** Decimal text or a number, above 0. */
  readonly amount: string | number;
  readonly note: string;
}

// Playground: POST videos, POST images (multipart) -> CreationView; POST explain (JSON) -> ExplanationView

export interface ExplainBody {
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly seed?: number;
  readonly seconds?: number;
}

/** The generator's own document, as GET /openapi.json describes it (Explanation). */
export interface ExplanationView {
  readonly prompt: string;
  readonly language: string;
  readonly negative: readonly string[];
  readonly setting: {
    readonly place: string;
    readonly time: string;
    readonly weather: string;
    readonly season: string;
  };
  readonly style: readonly string[];
  readonly camera: { readonly move: string; readonly shot: string };
  readonly mood: string;
  readonly subjects: readonly {
    readonly word: string;
    readonly noun: string;
    readonly kind: string;
    readonly count: number;
    readonly colour: string | null;
    readonly size: string | null;
    readonly action: { readonly verb: string; readonly class: string; readonly direction: string | null } | null;
    readonly art: string | null;
    readonly drawn: boolean;
  }[];
  readonly sound: {
    readonly ambience: readonly string[];
    readonly effects: readonly string[];
    readonly music: { readonly mood: string; readonly instrument: string; readonly tempo: number } | null;
    readonly dialogue: readonly {
      readonly text: string;
      readonly voice: string;
      readonly start: number;
      readonly end: number;
    }[];
  };
  readonly text_on_screen: readonly string[];
  readonly not_understood: readonly string[];
}

// Library: GET creations -> CreationsView, GET creations/:id -> CreationView, DELETE creations/:id -> DoneView

/** ?after=<id>&limit=1..100&kind=video|image&state=<state>&search=<words of the prompt>. Newest first. */
export interface CreationsView {
  readonly creations: readonly CreationView[];
  readonly more: boolean;
}

export type CreationStateView = 'queued' | 'running' | 'succeeded' | 'failed';

interface CreationBaseView {
  readonly id: string;
  readonly state: CreationStateView;
  /** 0 to 100. */
  readonly progress: number;
  readonly model: string;
  readonly prompt: string;
  readonly seed: number;
  readonly keyId: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly expiresAt: string | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** Held while it is unfinished, then charged; 0 where it failed. */
  readonly price: string;
  /** Null: there is no file, or it has expired. */
  readonly file: CreationFileView | null;
}

/** The addresses are relative to the origin, and answer to the session's cookie. */
export interface CreationFileView {
  readonly content: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly width: number;
  readonly height: number;
  /** For a video; an image is its own. */
  readonly thumbnail: string | null;
  readonly spritesheet: string | null;
}

export interface VideoCreationView extends CreationBaseView {
  readonly kind: 'video';
  readonly seconds: number;
  readonly resolution: string;
  readonly aspectRatio: string;
  readonly negativePrompt: string | null;
  readonly mode: 'text' | 'first_frame' | 'first_and_last' | 'references';
  /** The pictures it was made from, in the order of the mode: first, last, or the references. */
  readonly inputs: readonly InputView[];
}

export interface ImageCreationView extends CreationBaseView {
  readonly kind: 'image';
  readonly aspectRatio: string;
  readonly imageSize: string;
  readonly guidance: string | null;
  readonly inputs: readonly InputView[];
}

export type CreationView = VideoCreationView | ImageCreationView;

export interface InputView {
  /** GET creations/:id/inputs/:number, from 0; null: no longer stored. */
  readonly content: string | null;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

// Operations (administrators only): GET operations

export interface OperationsView {
  readonly lanes: readonly LaneView[];
  readonly running: readonly RunningTaskView[];
  /** Of this process; other nodes count theirs. */
  readonly workers: readonly WorkerView[];
  readonly generators: readonly GeneratorView[];
  readonly storage: StorageView;
  readonly failures: readonly RecentFailureView[];
  readonly process: {
    readonly version: string;
    readonly engine: 'sqlite' | 'postgres';
    readonly startedAt: string;
    readonly memoryBytes: number;
  };
}

export interface LaneView {
  readonly lane: string;
  readonly queued: number;
  readonly running: number;
  /** Of the one that waits longest. */
  readonly oldestSeconds: number | null;
}

export interface RunningTaskView {
  readonly id: string;
  readonly kind: 'video' | 'image';
  readonly model: string;
  readonly accountName: string;
  readonly progress: number;
  readonly attempt: number;
  readonly createdAt: string;
}

export interface WorkerView {
  readonly lane: string;
  readonly concurrency: number;
  readonly busy: number;
}

export interface GeneratorView {
  readonly model: string;
  readonly name: string;
  /** From the tasks of the last hour: 'idle' where there were none. */
  readonly health: 'good' | 'failing' | 'idle';
  readonly succeeded: number;
  readonly failed: number;
}

export interface StorageView {
  readonly kind: 'disk' | 's3';
  readonly files: number;
  readonly usedBytes: number;
  /** Null: a bucket has no end. */
  readonly freeBytes: number | null;
}

export interface RecentFailureView {
  readonly id: string;
  readonly model: string;
  readonly accountName: string;
  readonly code: string;
  readonly message: string;
  readonly finishedAt: string;
}
