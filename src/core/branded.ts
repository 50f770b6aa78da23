declare const brand: unique symbol;

/** A primitive that the compiler keeps apart from others of its kind: a TaskId is never passed where an AccountId is meant. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };
