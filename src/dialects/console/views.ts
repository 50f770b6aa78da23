/**
 * The console's wire: what each route under /console/api takes and gives. Types only: the web app builds against this file,
 * and those that it hands on, and nothing else of the service. Instants are ISO 8601 text in UTC; money is decimal text
 * ('3.20'), as in /v1/charges, since a float would not carry every price.
 *
 * Whatever changes something carries the header `x-kinora-csrf` with the token that GET session gave last. Every refusal is
 * an ErrorView.
 */

import type { BalanceView } from './views-money.ts';

export type * from './views-creations.ts';
export type * from './views-money.ts';
export type * from './views-operations.ts';
export type * from './views-upstreams.ts';

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

// People (administrators only): GET people, POST invitations, DELETE invitations/:email -> DoneView, PATCH people/:id

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

export interface CreatedKeyView {
  readonly key: KeyView;
  /** Shown this once. */
  readonly secret: string;
}
