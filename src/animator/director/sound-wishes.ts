/** What is to be heard beside what is said. */
export interface SoundWishes {
  readonly ambience: readonly string[];
  readonly effects: readonly string[];
  readonly music: {
    /** By the catalogue's names; the first leads. */
    readonly instruments: readonly string[];
    readonly genre: string | null;
    /** Nothing but these. */
    readonly solo: boolean;
  } | null;
  /** No music, or no sound at all but what is asked for. */
  readonly silent: boolean;
}
