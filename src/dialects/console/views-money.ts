/** Part of the console's wire: see views.ts. */

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
  readonly entries: readonly ChargeView[];
  readonly more: boolean;
}

export type ChargeView = EntryView & {
  /** Credit less charges, right after this entry. What is only held changes neither. */
  readonly balance: string;
  /** What was made, or was to be. Null: nothing, or it was deleted. */
  readonly film: FilmView | null;
};

export interface FilmView {
  readonly prompt: string;
  /** Relative to the origin; null: there is no file, or none any more. */
  readonly thumbnail: string | null;
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
