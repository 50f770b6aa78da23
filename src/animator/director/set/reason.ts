import type { Gain, PlaceFacts } from './place-facts.ts';

/** What each place has gained so far. */
export type Scores = ReadonlyMap<string, number>;

/** Why a film plays in a place, and how much that counts. */
export interface PlaceReason {
  readonly reason: string;
  readonly gains: (facts: PlaceFacts, scores: Scores) => readonly Gain[];
  /** What it gains is told by the prompt, though by no name of its own. */
  readonly states?: true;
}

export const when = (holds: boolean, place: string, weight: number): readonly Gain[] =>
  holds ? [[place, weight]] : [];
export const at = (scores: Scores, place: string): number => scores.get(place) ?? 0;
export const highest = (scores: Scores): number => Math.max(...scores.values());
