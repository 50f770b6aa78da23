/** A value as it came in, with the name the client gave it, so that a refusal can point at it. */
export interface DraftField {
  readonly name: string;
  readonly value: unknown;
}
