import type { LinePart } from '../../score/score.ts';
import type { Phone } from './phones.ts';

/** Words that were said. Only what fits into the film is finished, since that is the larger part of the work. */
export interface Utterance {
  /** When the last sound of it ends. */
  readonly seconds: number;
  finish(mostSeconds: number): Promise<Finished>;
}

export interface Finished {
  /** Mono, at the film's rate. */
  readonly samples: Float32Array;
  readonly phones: readonly Phone[];
}

/** Something that speaks: the embedded voices, or a set that was added. Same words, same line, same samples. */
export interface Speaker {
  /** Null where nothing of it can be said. */
  say(words: string, line: LinePart): Promise<Utterance | null>;
}
