export type AnimationErrorKind = 'disk_full' | 'encoder_failed';

/** A film that could not be made for a reason outside of the request. An abort is not one: it rejects with the signal's reason. */
export class AnimationError extends Error {
  readonly kind: AnimationErrorKind;

  constructor(kind: AnimationErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AnimationError';
    this.kind = kind;
  }
}
