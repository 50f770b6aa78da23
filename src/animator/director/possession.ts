/** A garment that comes off somebody then, or goes on. */
export interface Dressing {
  readonly role: number;
  readonly at: number;
  readonly garment: string;
  readonly on: boolean;
  /** What becomes of it after it came off: set down on something, flung into the air, thrown away, let fall; null where it stays in the hand or at the feet. */
  readonly then: { readonly at: number; readonly to: { readonly on: number } | 'up' | 'away' | 'down' } | null;
}

/** A thing of two states is in this one from then on, and was in the other before; of somebody, what they have at the side. */
export interface StateChange {
  readonly thing: number;
  readonly at: number;
  readonly to: 'first' | 'second';
}

/** A change of where a thing is: in somebody's hand from then on, or on something. */
export interface Holding {
  readonly thing: number;
  readonly at: number;
  /** Whose hand takes it, or sets it down. */
  readonly by: number;
  readonly to: 'hand' | { readonly on: number };
}
