import type { Chunk } from '../mentions/chunks.ts';
import type { Scope } from './scope.ts';

/** To whom a phrase belongs that tells where. */

const BESIDE = /^(?:beside|near|behind|in_front_of|left_of|right_of|facing)$/;

/** "a woman with an umbrella beside him": she is beside him. */
export function holdersOf({ last, relations }: Scope, relation: string): readonly number[] {
  if (!BESIDE.test(relation)) return last;
  const held = relations.findLast(({ relation: bond, to }) => bond === 'holding' && to === last[0]);
  return held === undefined ? last : [held.entity];
}

/** "in a studio": where one is, and of which more may be told. */
export function isRoomOf(chunks: readonly Chunk[], at: number): boolean {
  const [within, place] = [chunks[at - 2], chunks[at - 1]];
  if (place?.kind !== 'noun' || place.mention.senses?.place == null) return false;
  // ", cozy studio with warm lamps": the place told by itself.
  const apart = within === undefined || within.kind === 'comma' || within.kind === 'stop';
  return apart || (within.kind === 'preposition' && /^(?:in|inside)$/.test(within.relation));
}

/** ", in the background a cat sleeps", "In the distance, a wolf howls": who is there is told after it. */
export function isFrontedPlace(chunks: readonly Chunk[], at: number): boolean {
  const [before, place, next, after] = [chunks[at - 1], chunks[at + 1], chunks[at + 2], chunks[at + 3]];
  if (before !== undefined && !/^(?:comma|stop|and|link)$/.test(before.kind)) return false;
  if (place?.kind !== 'noun' || !FRONTED.test(place.mention.noun)) return false;
  // "in the background stands a tower".
  if (next?.kind === 'verb') return after?.kind === 'noun';
  return (next?.kind === 'comma' ? after : next)?.kind === 'noun';
}
const FRONTED = /^(?:background|foreground|distance)$/;

const FILMS = /^(?:video|footage|clip|film|movie|scene|sequence|commercial|advert|ad|trailer|animation|vlog|reel)$/;

/** "New Year celebration video with a dragon": what the film itself has in it is what it is about. */
export function isOfFilm(chunks: readonly Chunk[], at: number): boolean {
  const [start, film, within] = [chunks[at - 2], chunks[at - 1], chunks[at]];
  if (film?.kind !== 'noun' || within?.kind !== 'preposition' || within.relation !== 'with') return false;
  return FILMS.test(film.mention.noun) && (start === undefined || start.kind === 'stop');
}
